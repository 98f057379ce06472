import { expect, it } from 'vitest'
import { judgeEqual } from './written-pair.ts'

/** The line as stored, the street and flat as found, and what is said of the flat. */
const rows = `
  HK | 旺角彌敦道700號12樓A室 | 700號 # 彌敦道 ; 12樓A室 | same
  HK | 荃灣沙咀道120號地下B舖 | 120號 # 沙咀道 ; 地下B舖 | same
  HK | G/F 66 Des Voeux Rd W | 66 # Des Voeux Road West ; Ground Floor | same
  HK | Flat A, 12/F, 700 Nathan Rd | 700 # Nathan Road ; Flat A, 12/F | same
  HK | Flat A, 12/F, 700 Nathan Rd | 700 # Nathan Road ; Flat B, 12/F | unit_differs
  HK | 唐俊街9號2座15樓C室 | 9號 # 唐俊街 ; 3座15樓C室 | unit_differs
  HK | 鴨脷洲大街12號2字樓 | 12號 # 鴨脷洲大街 ; 2樓 | same
  TW | 和平東路三段45號5F-2 | 45號 # 和平東路三段 ; 5樓之2 | same
  TW | 和平東路三段45號5F-2 | 45號 # 和平東路三段 ; 5樓之3 | unit_differs
  TW | 復興北路九十九號十二樓 | 99號 # 復興北路 ; 12樓 | same
  TW | 中華路100號B1 | 100號 # 中華路 ; 地下1樓 | same
  TW | 中華路100號1樓 | 100號 # 中華路 ; 地下1樓 | unit_differs
  TW | 中華路100號 | 100號 # 中華路 ; 3樓 | unit_missing
  KR | 봉은사로 524 B1 | 524 # 봉은사로 ; 지하 1층 | same
  KR | 한강대로 92-1 비동 301 | 92-1 # 한강대로 ; B동 301호 | same
  KR | 반포대로 45 101동 1203호 | 45 # 반포대로 ; 102동 1203호 | unit_differs
  CN | 中山路123号3单元502 | 123号 # 中山路 ; 3单元502室 | same
  CN | 中山路123号3单元502 | 123号 # 中山路 ; 2单元502室 | unit_differs
  CN | 人民路56弄12号301 | 12号 # 人民路56弄 ; 301室 | same
  CN | 中山路123号3单元 | 123号 # 中山路 ; 3单元502室 | unit_missing`

it.each(rows.trim().split('\n'))('a flat in characters: %s', (row) => {
  const [country, line, found, said] = row.trim().split(' | ')
  const { reasons } = judgeEqual([country, line, found].join(' | '))
  const ofUnit = reasons.flatMap(({ code }) => (code.startsWith('unit_') ? [code] : []))
  expect(ofUnit).toEqual(said === 'same' ? [] : [said])
})

it.each([
  'TN | Bloc B app 5, 10 rue Aristote | 10 # Rue Aristote ; Bloc D App 5',
  'IN | Flat 304 Wing A, 7 Carter Road | 7 # Carter Road ; Wing B 304',
])('one of two parts that differs is another flat: %s', (row) => {
  expect(judgeEqual(row).reasons.map(({ code }) => code)).toContain('unit_differs')
})
