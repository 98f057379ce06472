import type { Components } from '../../shared/api/details.ts'

/** Real addresses whose parts stand in different component types from country to country (provider-contract §3). */
interface RealPlace {
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
      unit: '5th Floor',
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
    what: 'a village that has a postal town as well',
    placeId: 'SBX_gb-bronte-parsonage',
    language: 'en',
    components: {
      street: 'Church Street',
      locality: 'Haworth',
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
    what: 'Brazil, whose city is administrative_area_level_2',
    placeId: 'SBX_br-rua-marechal-hermes-999',
    language: 'pt-BR',
    components: {
      houseNumber: '999',
      street: 'Rua Marechal Hermes',
      locality: 'Curitiba',
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
      region: 'دبي',
      country: 'الإمارات العربية المتحدة',
      countryCode: 'AE',
    },
  },
  {
    what: 'the orientation number of a Czech double number (1700/68)',
    placeId: 'SBX_cz-narodni-muzeum',
    language: 'cs',
    components: {
      houseNumber: '68',
      street: 'Václavské náměstí',
      locality: 'Praha',
      postalCode: '110 00',
      country: 'Česko',
      countryCode: 'CZ',
    },
  },
]
