/**
 * Lines with a remark for whoever delivers: `country | line as stored | without the remark`.
 * Written from general knowledge, before it was known what the code says of them.
 */
export const remarks: readonly string[] = [
  'DE | p7 24, bei yildiz klingeln | p7 24',
  'DE | Lindenstr. 8, bitte beim Nachbarn abgeben | Lindenstr. 8',
  'AT | Neubaug. 12, Paket bitte zum Nachbarn | Neubaug. 12',
  'IL | hertzel 16, code 1357# | hertzel 16',
  'AM | пр. Маштоца 25, код подъезда 1234 | пр. Маштоца 25',
  'CN | 南京东路300号 请勿放快递柜 | 南京东路300号',
  'FR | 52 r st honore interphone MARTIN | 52 r st honore',
  'FR | 9 rue Haute digicode 45B7, laisser chez le gardien | 9 rue Haute',
  'BE | Rue Haute 9, sonner chez Peeters | Rue Haute 9',
  'NL | Damrak 4, aanbellen bij Jansen | Damrak 4',
  'GB | 184 upper richmond rd, buzzer 2 | 184 upper richmond rd',
  'IE | 14 Main St, ring doorbell twice | 14 Main St',
  'US | c/o Dana Ruiz 1500 main st leave w/ doorman | 1500 main st',
  'US | 20 Oak Ave gate code 4471 | 20 Oak Ave',
  'AU | 200 collins st reception | 200 collins st',
  'ES | Calle Mayor 27 dejar en porteria | Calle Mayor 27',
  'PT | Rua Augusta 9, tocar à campainha | Rua Augusta 9',
  'IT | Via Roma 30 c/o bar | Via Roma 30',
  'IT | Via Roma 30 citofono Rossi | Via Roma 30',
  'PL | Wolska 27 kod domofon 14k | Wolska 27',
  'CZ | Dlouhá 5, zvonek Novák | Dlouhá 5',
  'HU | vaci u 24 kapucsengo 18 | vaci u 24',
  'SI | glavni trg 9 pri Novakovih | glavni trg 9',
  'HR | Ilica 9, zvono Horvat | Ilica 9',
  'HR | ilica 112 dvorište lijevo, portafon Marić | ilica 112',
  'RS | Cara Dušana 57 zvati pre isporuke | Cara Dušana 57',
  'LU | Route d Arlon 132, Eingang hinten, Büro | Route d Arlon 132, Büro',
  'PE | av grau 410, timbre malo | av grau 410',
  'RO | Str. Lungă 4, interfon 12 | Str. Lungă 4',
  'GR | ermou 40 koudouni Papadopoulou | ermou 40',
  'TR | Gül Sk. No: 4, kapıcıya bırakın | Gül Sk. No: 4',
  'SE | Storgatan 4, portkod 1234 | Storgatan 4',
  'FI | Mannerheimintie 4, ovikoodi 1234 | Mannerheimintie 4',
  'UA | вул. Франка 4, код домофону 12 | вул. Франка 4',
]

/** Lines without a remark, although they have such a word: `country | line`. */
export const noRemarks: readonly string[] = [
  'GB | 4 Zip code 90 Lane',
  'US | 12 Code Avenue',
  'SI | Pri mostu 5',
  'PL | Kod pocztowy 00-950',
  'DE | Klingelgasse 5',
  'DE | Ring 4',
  'US | 12 Bellringer Street',
  'US | 12 Reception Road',
  'AU | c/o Petone Post Office',
  'ES | Timbre 5',
]
