import { writtenText } from '../../address/words/vocabulary.ts'
import { lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { partsBehindStreet } from '../stored/stored-parts.ts'

/**
 * The districts of capitals that are towns of their own, by country: people write the capital for
 * the town, and the district behind the street. From general knowledge, without a published source.
 */
const districtsOf: Readonly<Record<string, string>> = {
  CL:
    'Cerrillos/Cerro Navia/Conchalí/El Bosque/Estación Central/Huechuraba/Independencia/' +
    'La Cisterna/La Florida/La Granja/La Pintana/La Reina/Las Condes/Lo Barnechea/Lo Espejo/' +
    'Lo Prado/Macul/Maipú/Ñuñoa/Pedro Aguirre Cerda/Peñalolén/Providencia/Pudahuel/' +
    'Puente Alto/Quilicura/Quinta Normal/Recoleta/Renca/San Bernardo/San Joaquín/San Miguel/' +
    'San Ramón/Vitacura',
  PE:
    'Ate/Barranco/Breña/Carabayllo/Chorrillos/Comas/El Agustino/Independencia/Jesús María/' +
    'La Molina/La Victoria/Lince/Los Olivos/Lurín/Magdalena del Mar/Miraflores/Pueblo Libre/' +
    'Puente Piedra/Rímac/San Borja/San Isidro/San Juan de Lurigancho/San Juan de Miraflores/' +
    'San Luis/San Martín de Porres/San Miguel/Santa Anita/Santiago de Surco/Surquillo/' +
    'Villa El Salvador/Villa María del Triunfo',
}
const districtsIn = new Map(
  Object.entries(districtsOf).map(([country, names]) => [
    country,
    new Set(names.split('/').map(lettersOf)),
  ]),
)

/**
 * Whether another district of the capital stands behind the street than the found one: "Jr.
 * Huiracocha 1450, Jesús María, Lima" is not in San Juan de Lurigancho. Pure.
 */
export function isInOtherDistrictOfCapital(
  { country, parts, reading, fields }: Comparison,
  street: Street,
): boolean {
  const districts = districtsIn.get(country)
  const found = lettersOf(parts.locality ?? '')
  // Behind the right district stands a quarter, or a street that crosses.
  if (!districts?.has(found) || lettersOf(fields.city) === found) return false
  const behind = partsBehindStreet(reading.lines, street).map(({ words }) =>
    lettersOf(writtenText(words)),
  )
  return behind.some((name) => districts.has(name)) && !behind.includes(found)
}
