import { describe, expect, it } from 'vitest'
import { typedUnits } from '../../shared/client/element/typed-unit.ts'

const unitOf = (typed: string, suggestion: string) =>
  typedUnits(typed, suggestion).join(', ') || undefined

describe('the flat number in a typed address', () => {
  it.each([
    ['Flat 3, 221b baker street', 'Flat 3'],
    ['350 5th Avenue, Apt 4B, New York', 'Apt 4B'],
    ['600 Pennsylvania Ave #12', '#12'],
    ['apt. 7 main street', 'apt. 7'],
    ['Hauptstraße 5 Whg. 12', 'Whg. 12'],
    ['Unit B, 10 George Street', 'Unit B'],
    ['Calle Mayor 3, Piso 2', 'Piso 2'],
    ['Floor 7, 350 5th Ave', 'Floor 7'],
    ['Level 5, 100 George Street', 'Level 5'],
    ['Suite B, Level 3, 100 George Street', 'Suite B, Level 3'],
    ['Level 5/100 George Street', 'Level 5'],
    ['Flat 1/2, 145 Buccleuch Street', 'Flat 1/2'],
    ['Flat 1/2 145 Buccleuch Street', 'Flat 1/2'],
    ['Apt 4/B, 12 Main Street', 'Apt 4/B'],
    ['Flat3, 221b baker street', 'Flat3'],
    ['Flat No. 302, 12 MG Road', 'Flat No. 302'],
    ['Hauptstr. 5, Whg. Nr. 12', 'Whg. Nr. 12'],
    ['Hauptstraße 5 Top 12', 'Top 12'],
    ['Oude Markt 13 bus 5005', 'bus 5005'],
    ['Rua Augusta 500 apto 101', 'apto 101'],
    ['Av. Juárez 1234 depto 5', 'depto 5'],
    ['Str. Lunga 5 ap. 12', 'ap. 12'],
    ['ул. Ленина 5, кв. 12', 'кв. 12'],
    ['Atatürk Cad. No:5 Daire: 12', 'Daire: 12'],
    // Ordinals.
    ['Calle Mayor 5, 2º B', '2º B'],
    ['Calle Mayor 5 3º izq., Madrid', '3º izq.'],
    ['Carrer de Mallorca 401, 3º 2ª', '3º 2ª'],
    ['Calle 5ª, Cali', undefined],
    ['Rua Augusta 500, 18º andar', '18º andar'],
    ['5th Floor, 51 Franklin Street', '5th Floor'],
    ['2nd Floor 12 High Street', '2nd Floor'],
    ['Ground Floor 12 High Street', 'Ground Floor'],
    ['Ground Floor Flat 12 High Street', 'Ground Floor Flat'],
    ['Hauptstraße 5, 3. OG', '3. OG'],
    ['Gammeltorv 8, 5. sal', '5. sal'],
    ['12 rue de la Paix, 2e étage', '2e étage'],
    ['5ª Avenida 12', undefined],
    ['12 5th Avenue', undefined],
    // A building with a name, and its number.
    ['Deniz Apt. No: 18', undefined],
    // Codes of states before a postal code.
    ['12 MG Road, Vijayawada AP 520001', undefined],
    ['12 Ocean Drive, Miami FL 33139', undefined],
    ['Via Sala 5', undefined],
    ['12 King Street, Charleston SC 29401', undefined],
    ['12 M Street', undefined],
    ['12 et 14 rue Pasteur', undefined],
    ['역삼1동 123', undefined],
    ['10 downing street', undefined],
    ['Suite Street 5', undefined],
    ['Int', undefined],
    ['Appian Way 1', undefined],
  ])('for "%s" is %s', (text, unit) => expect(unitOf(text, '')).toBe(unit))

  it.each([
    ['Carrera 7 #28-66', 'Carrera 7 #28-66, Bogotá, Colombia', undefined],
    ['calle 10 # 20 - 30', 'Calle 10 #20-30, Medellín, Colombia', undefined],
    ['Av. Insurgentes Sur #1234', 'Avenida Insurgentes Sur 1234, Ciudad de México', undefined],
    ['1234 County Rd #12', '1234 County Road 12, Springfield, USA', undefined],
    ['12 Main Street #12', '12 Main Street, Springfield, USA', '#12'],
    ['10 Downing Street, Flat 10', '10 Downing Street, London, UK', 'Flat 10'],
    ['10 Dame Street, Apt 2', '10 Dame Street, Dublin 2, Ireland', 'Apt 2'],
    ['Carrera 7 #28-66 apto 301', 'Carrera 7 #28-66, Bogotá, Colombia', 'apto 301'],
    ['5ª Sur', '5ª Sur, Tuxtla Gutiérrez, México', undefined],
    ['top 10 holiday park', 'TOP 10 Holiday Park, Christchurch, New Zealand', undefined],
  ])('is none that the suggestion has as a number: "%s" for "%s"', (text, suggestion, unit) =>
    expect(unitOf(text, suggestion)).toBe(unit),
  )

  it.each([
    ['Neubaugasse 12 Tür 5', 'Tür 5'],
    ['Neubaugasse 12 Stiege 2', 'Stiege 2'],
    ['Długa 12 m. 5', 'm. 5'],
    ['Calle Mayor 5 escalera B', 'escalera B'],
    ['Calle Mayor 5 portal 3', 'portal 3'],
    ['Via Roma 12 scala B', 'scala B'],
    ['12 rue Pasteur bâtiment C', 'bâtiment C'],
    ['12 rue Pasteur, bat C', 'bat C'],
    ['elm street bldg 4', 'bldg 4'],
    ['Rua Augusta 500 sala 12', 'sala 12'],
    ['Rua Augusta 500 bloco B', 'bloco B'],
    ['Str. Lunga 5 bl. 3 sc. A ap. 12', 'bl. 3, sc. A, ap. 12'],
    ['ул. Ленина 5 подъезд 2', 'подъезд 2'],
    ['ул. Ленина 5 корп. 2', 'корп. 2'],
    ['شارع التحلية 12 شقة 5', 'شقة 5'],
    ['شارع التحلية 12، شقة ٥، الرياض', 'شقة ٥'],
    ['דיזנגוף 12 דירה 5', 'דירה 5'],
    ['12 Nguyễn Huệ, tầng 5', 'tầng 5'],
    ['테헤란로 123 101동 502호', '101동 502호'],
    ['테헤란로 123, 5층', '5층'],
    ['銀座4-5-11 和光ビル301号室', '和光ビル301号室'],
    ['銀座4-5-11 和光マンション301', '和光マンション301'],
    ['銀座4-5-11 301号室', '301号室'],
    ['中山路222号3单元502室', '3单元502室'],
    ['花園道1號5樓A室', '5樓A室'],
    ['188 Des Voeux Road, 2/F', '2/F'],
  ])('is found in its language: for "%s" it is %s', (text, unit) =>
    expect(unitOf(text, '')).toBe(unit),
  )
})
