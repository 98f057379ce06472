import type { Components } from '../../shared/address/components.ts'

/**
 * Real addresses whose parts are in different component types, depending on the country
 * (services/worker/provider/README.md).
 */
export interface RealPlace {
  what: string
  placeId: string
  language: string
  components: Components
}

const unitedStates = { country: 'United States', countryCode: 'US' }
const newYork = { region: 'New York', regionCode: 'NY', ...unitedStates }
const england = { region: 'England', country: 'United Kingdom', countryCode: 'GB' }

export const realPlaces: RealPlace[] = [
  {
    what: 'an apartment in the United States',
    placeId: 'SBX_us-129-west-81st-street-apt-5a',
    language: 'en',
    components: {
      houseNumber: '129',
      street: 'West 81st Street',
      unit: 'Apt 5A',
      locality: 'New York',
      dependentLocality: 'Manhattan',
      district: 'New York County',
      postalCode: '10024',
      ...newYork,
    },
  },
  {
    what: 'a suite with ZIP+4',
    placeId: 'SBX_us-12025-waterfront-drive-suite-300',
    language: 'en',
    components: {
      houseNumber: '12025',
      street: 'Waterfront Drive',
      unit: 'Suite 300',
      locality: 'Los Angeles',
      dependentLocality: 'Playa Vista',
      district: 'Los Angeles County',
      region: 'California',
      regionCode: 'CA',
      postalCode: '90094-2536',
      ...unitedStates,
    },
  },
  {
    what: 'a floor instead of a unit',
    placeId: 'SBX_us-51-franklin-street-5th-floor',
    language: 'en',
    components: {
      houseNumber: '51',
      street: 'Franklin Street',
      floor: '5th Floor',
      locality: 'Boston',
      district: 'Suffolk County',
      region: 'Massachusetts',
      regionCode: 'MA',
      postalCode: '02110',
      ...unitedStates,
    },
  },
  {
    what: 'Brooklyn, a sublocality without a locality',
    placeId: 'SBX_us-200-eastern-parkway',
    language: 'en',
    components: {
      houseNumber: '200',
      street: 'Eastern Parkway',
      locality: 'Brooklyn',
      dependentLocality: 'Prospect Heights',
      district: 'Kings County',
      postalCode: '11238',
      ...newYork,
    },
  },
  {
    what: 'Queens, with a hyphen in the house number',
    placeId: 'SBX_us-36-01-35th-avenue',
    language: 'en',
    components: {
      houseNumber: '36-01',
      street: '35th Avenue',
      locality: 'Queens',
      dependentLocality: 'Astoria',
      district: 'Queens County',
      postalCode: '11106',
      ...newYork,
    },
  },
  {
    what: 'London, a postal town without a locality',
    placeId: 'SBX_gb-10-downing-street',
    language: 'en',
    components: {
      houseNumber: '10',
      street: 'Downing Street',
      locality: 'London',
      district: 'Greater London',
      postalCode: 'SW1A 2AA',
      ...england,
    },
  },
  {
    what: 'a village, whose locality is its postal town',
    placeId: 'SBX_gb-bronte-parsonage',
    language: 'en',
    components: {
      street: 'Church Street',
      locality: 'Keighley',
      dependentLocality: 'Haworth',
      district: 'West Yorkshire',
      postalCode: 'BD22 8DR',
      ...england,
    },
  },
  {
    what: 'a range of house numbers in Sweden',
    placeId: 'SBX_se-nk-stockholm',
    language: 'sv',
    components: {
      houseNumber: '18-20',
      street: 'Hamngatan',
      locality: 'Stockholm',
      postalCode: '111 47',
      country: 'Sverige',
      countryCode: 'SE',
    },
  },
  {
    what: 'Japanese blocks in Japanese, written together',
    placeId: 'SBX_jp-tokyo-tower',
    language: 'ja',
    components: {
      houseNumber: '８',
      street: '芝公園４丁目２',
      locality: '港区',
      region: '東京都',
      postalCode: '105-0011',
      country: '日本',
      countryCode: 'JP',
    },
  },
  {
    what: 'Japanese blocks in Latin letters, written apart',
    placeId: 'SBX_jp-tokyo-tower',
    language: 'en',
    components: {
      houseNumber: '8',
      street: 'Shibakoen 4-chōme 2',
      locality: 'Minato City',
      region: 'Tokyo',
      postalCode: '105-0011',
      country: 'Japan',
      countryCode: 'JP',
    },
  },
  {
    what: 'a Japanese city with a ward, which legacy calls a locality too',
    placeId: 'SBX_jp-kyoto-city-hall',
    language: 'en',
    components: {
      houseNumber: '488',
      street: 'Kamihonnojimaecho',
      dependentLocality: 'Nakagyo Ward',
      locality: 'Kyoto',
      region: 'Kyoto',
      postalCode: '604-8571',
      country: 'Japan',
      countryCode: 'JP',
    },
  },
  {
    what: 'Indonesia, whose town is administrative_area_level_3',
    placeId: 'SBX_id-hotel-indonesia',
    language: 'id',
    components: {
      houseNumber: 'No.1',
      street: 'Jalan M.H. Thamrin',
      dependentLocality: 'Kecamatan Menteng',
      locality: 'Kota Jakarta Pusat',
      district: 'Kota Jakarta Pusat',
      region: 'Daerah Khusus Ibukota Jakarta',
      postalCode: '10310',
      country: 'Indonesia',
      countryCode: 'ID',
    },
  },
  {
    what: 'Brazil, whose city is administrative_area_level_2',
    placeId: 'SBX_br-rua-marechal-hermes-999',
    language: 'pt-BR',
    components: {
      houseNumber: '999',
      street: 'Rua Marechal Hermes',
      locality: 'Curitiba',
      dependentLocality: 'Centro Cívico',
      district: 'Curitiba',
      region: 'Paraná',
      regionCode: 'PR',
      postalCode: '80530-230',
      country: 'Brasil',
      countryCode: 'BR',
    },
  },
  {
    what: 'a French CEDEX',
    placeId: 'SBX_fr-15-rue-de-vaugirard',
    language: 'fr',
    components: {
      houseNumber: '15',
      street: 'Rue de Vaugirard',
      locality: 'Paris CEDEX 06',
      district: 'Paris',
      region: 'Île-de-France',
      regionCode: 'IDF',
      postalCode: '75291',
      country: 'France',
      countryCode: 'FR',
    },
  },
  {
    what: 'Korea, with street and number in sublocality and premise',
    placeId: 'SBX_kr-seoul-city-hall',
    language: 'ko',
    components: {
      houseNumber: '110',
      street: '세종대로',
      locality: '중구',
      region: '서울특별시',
      postalCode: '04524',
      country: '대한민국',
      countryCode: 'KR',
    },
  },
  {
    what: 'an Arabic address with a PO box and no postal code',
    placeId: 'SBX_ae-burj-al-arab',
    language: 'ar',
    components: {
      street: 'شارع جميرا',
      postBox: '74147',
      locality: 'دبي',
      dependentLocality: 'أم سقيم 3',
      region: 'دبي',
      country: 'الإمارات العربية المتحدة',
      countryCode: 'AE',
    },
  },
  {
    what: 'both numbers of a Czech house',
    placeId: 'SBX_cz-narodni-muzeum',
    language: 'cs',
    components: {
      houseNumber: '1700/68',
      street: 'Václavské náměstí',
      locality: 'Praha',
      dependentLocality: 'Praha 1',
      postalCode: '110 00',
      country: 'Česko',
      countryCode: 'CZ',
    },
  },
]
