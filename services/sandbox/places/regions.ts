import { REGIONS } from '../data/regions.ts'

export type Region = { region: string; regionCode: string }

const regions = new Map(
  REGIONS.map(({ countryCode, adminCode, region, regionCode }) => [
    `${countryCode}:${adminCode}`,
    { region, regionCode },
  ]),
)

/** The region of a city, if addresses of its country name one. */
export const regionName = (countryCode: string, adminCode: string): Region | undefined =>
  regions.get(`${countryCode}:${adminCode}`)

/** All regions, with the key that cities refer to. */
export const allRegions = (): { countryCode: string; adminCode: string; region: Region }[] =>
  [...regions].map(([key, region]) => ({
    countryCode: key.slice(0, 2),
    adminCode: key.slice(3),
    region,
  }))
