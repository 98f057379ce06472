import { type Place, typesOf } from '../places/place.ts'

/** Types of businesses and sights: table 1 of the legacy list, table A (in part) of the New one. */
const BUSINESS =
  'accounting airport amusement_park aquarium art_gallery atm bakery bank bar beauty_salon bicycle_store book_store bowling_alley bus_station cafe campground car_dealer car_rental car_repair car_wash casino cemetery church city_hall clothing_store convenience_store courthouse dentist department_store doctor drugstore electrician electronics_store embassy fire_station florist funeral_home furniture_store gas_station gym hair_care hardware_store hindu_temple home_goods_store hospital insurance_agency jewelry_store laundry lawyer library light_rail_station liquor_store local_government_office locksmith lodging meal_delivery meal_takeaway mosque movie_rental movie_theater moving_company museum night_club painter park parking pet_store pharmacy physiotherapist plumber police post_office primary_school real_estate_agency restaurant roofing_contractor rv_park school secondary_school shoe_store shopping_mall spa stadium storage store subway_station supermarket synagogue taxi_stand tourist_attraction train_station transit_station travel_agency university veterinary_care zoo'
/** Types of addresses and areas: table 2 of the legacy list, table B of the New one. */
const GEOCODE =
  'administrative_area_level_1 administrative_area_level_2 administrative_area_level_3 administrative_area_level_4 administrative_area_level_5 administrative_area_level_6 administrative_area_level_7 archipelago colloquial_area continent country establishment finance floor food general_contractor geocode health intersection landmark locality natural_feature neighborhood place_of_worship plus_code point_of_interest political post_box postal_code postal_code_prefix postal_code_suffix postal_town premise room route street_address street_number sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5 subpremise town_square'
const NEW_BUSINESS =
  'apartment_building apartment_complex art_studio auto_parts_store banquet_hall barber_shop beach bed_and_breakfast business_center child_care_agency coffee_shop community_center condominium_complex conference_center corporate_office cottage cultural_center farm fast_food_restaurant ferry_terminal garden golf_course government_office grocery_store guest_house historical_landmark hostel hotel housing_complex ice_cream_shop inn japan_post_bank market medical_lab mobile_home_park monument motel national_park neighborhood_police_station opera_house pizza_restaurant playground preschool private_guest_room resort_hotel rest_stop school_district sports_club sports_complex swimming_pool visitor_center warehouse_store wedding_venue wholesaler'

const LEGACY_TYPES = new Set(`${BUSINESS} ${GEOCODE}`.split(' '))
const NEW_TYPES = new Set(`${BUSINESS} ${GEOCODE} ${NEW_BUSINESS}`.split(' '))

const MAX_TYPES = 5
const REGIONS = [
  'locality',
  'sublocality',
  'postal_code',
  'country',
  'administrative_area_level_1',
  'administrative_area_level_2',
]
const CITIES = ['locality', 'administrative_area_level_3']
const ADDRESS = ['street_address', 'premise', 'subpremise', 'route', 'post_box', 'street_number', 'intersection']

export type TypeFilter = (types: readonly string[]) => boolean

/** The filter of the legacy `types` parameter (provider-contract §1), or `invalid`. */
export function legacyTypeFilter(types: readonly string[]): TypeFilter | 'invalid' {
  const [first] = types
  if (first === undefined) return () => true
  const collection = types.length === 1 && { address: ADDRESS, '(cities)': CITIES, '(regions)': REGIONS }[first]
  if (collection) return anyOf(collection)
  if (types.length > MAX_TYPES || !types.every((type) => LEGACY_TYPES.has(type))) return 'invalid'
  const wide = types.filter((type) => type === 'geocode' || type === 'establishment')
  return wide.length > 0 && wide.length < types.length ? 'invalid' : anyOf(types)
}

/** The filter of `includedPrimaryTypes` in New (provider-contract §4), or `invalid`. */
export function newTypeFilter(types: readonly string[]): TypeFilter | 'invalid' {
  const [first] = types
  if (first === undefined) return () => true
  const collection = types.length === 1 && { '(cities)': CITIES, '(regions)': REGIONS }[first]
  if (collection) return anyOf(collection)
  return types.length <= MAX_TYPES && types.every((type) => NEW_TYPES.has(type)) ? anyOf(types) : 'invalid'
}

/** Types as a prediction gives them: those of the place, and `geocode`. */
export const predictionTypes = (place: Place): string[] => [...typesOf(place), 'geocode']

const anyOf =
  (wanted: readonly string[]): TypeFilter =>
  (types) =>
    types.some((type) => wanted.includes(type))
