/**
 * Provinces that ISO 3166-2 has no longer, and that people still write, in the form of
 * `subdivisions`: Greece's prefectures of before 2011, each with its region. Collected by hand,
 * without a published source.
 */
export const formerSubdivisions: Readonly<Record<string, string>> = {
  GR:
    '01>G Aitoloakarnanía;03>H Voiotía/Boeotia;04>H Évvoia/Eyvoia/Euboea/Evia;05>H Evrytanía;' +
    '06>H Fthiótida;07>H Fokída;11>J Argolída;12>J Arkadía/Arcadia;13>G Achaḯa/Achaea;' +
    '14>G Ileía/Elis;15>J Korinthía/Corinthia;16>J Lakonía/Laconia;17>J Messinía;' +
    '21>F Zákynthos/Zante;22>F Kérkyra/Corfu;23>F Kefallinía/Cephalonia;24>F Lefkáda;31>D Árta;' +
    '32>D Thesprotía;33>D Ioánnina;34>D Préveza;41>E Kardítsa;42>E Lárisa;43>E Magnisía;' +
    '44>E Tríkala;51>C Grevená;52>A Dráma;53>B Imathía;54>B Thessaloníki;55>A Kavála;' +
    '56>C Kastoriá;57>B Kilkís;58>C Kozáni;59>B Pélla;61>B Piería;62>B Sérres;63>C Flórina;' +
    '64>B Chalkidikí;71>A Évros;72>A Xánthi;73>A Rodópi;81>L Dodekánisa/Dodecanese;' +
    '82>L Kykládes/Cyclades;83>K Lésvos;84>K Sámos;85>K Chíos;91>M Irákleio/Heraklion;' +
    '92>M Lasíthi;93>M Réthymno;94>M Chaniá',
}
