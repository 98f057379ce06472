const nationsOf: Record<string, string> = {
  WLS: 'AGY BGE BGW CAY CMN CRF CWY CGN DEN FLN GWN MTY MON NTL NWP PEM POW RCT SWA TOF VGL WRX',
  SCT:
    'ABE ABD ANS AGB CLK DGY DND EAY EDU ELN ERW EDH ELS FAL FIF GLG HLD IVC MLN MRY NAY NLK ORK ' +
    'PKN RFW SCB ZET SAY SLK STG WDU WLN',
  NIR: 'ANN AND ABC BFS CCG DRS FMO LBC MEA MUL NMD',
}

/** England, Wales, Scotland and Northern Ireland, which the package has beside their counties. */
const nations = new Set(['ENG', 'SCT', 'WLS', 'NIR', 'EAW', 'GBN', 'UKM'])

/** The nation of a county; empty for a nation itself. */
export const britishNationOf = (code: string): string =>
  nations.has(code)
    ? ''
    : (Object.keys(nationsOf).find((nation) => nationsOf[nation]?.split(' ').includes(code)) ??
      'ENG')

/**
 * Whether the package has other subdivisions of the country, which these are in, or which are in
 * these, and does not say in which: municipalities of Estonia, towns of Hungary, islands of Indonesia,
 * councils of Malta.
 */
export const isOfOtherLevel = (code: string): boolean =>
  /^(?:EE-\d{3}|HU-(?:BC|DE|DU|EG|ER|GY|HV|KM|KV|MI|NK|NY|PS|S[DFHKNS]|ST|SZ|TB|VM|ZE)|ID-(?:JW|KA|ML|NU|PP|SL|SM)|IS-[A-Z]{3}|MT-\d\d)$/.test(
    code,
  )

/** What addresses have, and the package lacks. */
export const added: Record<string, readonly string[]> = {
  BA: [
    '01>BIH Unsko-sanski/Una-Sana', '02>BIH Posavski/Posavina', '03>BIH Tuzlanski/Tuzla',
    '04>BIH Zeničko-dobojski/Zenica-Doboj', '05>BIH Bosansko-podrinjski/Bosnian-Podrinje',
    '06>BIH Srednjobosanski/Central Bosnia', '08>BIH Zapadnohercegovački/West Herzegovina',
    '07>BIH Hercegovačko-neretvanski/Herzegovina-Neretva', '09>BIH Sarajevo',
  ],
  MT: ['M Malta', 'G Għawdex/Gozo'],
}

/** How the country itself writes the names, by the code. */
export const inCharacters: Record<string, Record<string, string>> = {
  CN: {
    AH: '安徽', BJ: '北京', CQ: '重庆', FJ: '福建', GD: '广东', GS: '甘肃', GX: '广西', GZ: '贵州',
    HA: '河南', HB: '湖北', HE: '河北', HI: '海南', HL: '黑龙江', HN: '湖南', JL: '吉林', JS: '江苏',
    JX: '江西', LN: '辽宁', NM: '内蒙古', NX: '宁夏', QH: '青海', SC: '四川', SD: '山东', SH: '上海',
    SN: '陕西', SX: '山西', TJ: '天津', XJ: '新疆', XZ: '西藏', YN: '云南', ZJ: '浙江',
  },
  JP: {
    '01': '北海道', '02': '青森県', '03': '岩手県', '04': '宮城県', '05': '秋田県', '06': '山形県',
    '07': '福島県', '08': '茨城県', '09': '栃木県', '10': '群馬県', '11': '埼玉県', '12': '千葉県',
    '13': '東京都', '14': '神奈川県', '15': '新潟県', '16': '富山県', '17': '石川県', '18': '福井県',
    '19': '山梨県', '20': '長野県', '21': '岐阜県', '22': '静岡県', '23': '愛知県', '24': '三重県',
    '25': '滋賀県', '26': '京都府', '27': '大阪府', '28': '兵庫県', '29': '奈良県', '30': '和歌山県',
    '31': '鳥取県', '32': '島根県', '33': '岡山県', '34': '広島県', '35': '山口県', '36': '徳島県',
    '37': '香川県', '38': '愛媛県', '39': '高知県', '40': '福岡県', '41': '佐賀県', '42': '長崎県',
    '43': '熊本県', '44': '大分県', '45': '宮崎県', '46': '鹿児島県', '47': '沖縄県',
  },
  KR: {
    11: '서울', 26: '부산', 27: '대구', 28: '인천', 29: '광주광역시', 30: '대전', 31: '울산',
    41: '경기', 42: '강원', 43: '충북/충청북도', 44: '충남/충청남도', 45: '전북/전라북도',
    46: '전남/전라남도', 47: '경북/경상북도', 48: '경남/경상남도', 49: '제주', 50: '세종',
  },
  TH: {
    10: 'กรุงเทพมหานคร/กรุงเทพ/กรุงเทพฯ/กทม', 11: 'สมุทรปราการ', 12: 'นนทบุรี', 13: 'ปทุมธานี',
    14: 'พระนครศรีอยุธยา/อยุธยา', 15: 'อ่างทอง', 16: 'ลพบุรี', 17: 'สิงห์บุรี', 18: 'ชัยนาท', 19: 'สระบุรี',
    20: 'ชลบุรี', 21: 'ระยอง', 22: 'จันทบุรี', 23: 'ตราด', 24: 'ฉะเชิงเทรา', 25: 'ปราจีนบุรี', 26: 'นครนายก',
    27: 'สระแก้ว', 30: 'นครราชสีมา/โคราช', 31: 'บุรีรัมย์', 32: 'สุรินทร์', 33: 'ศรีสะเกษ', 34: 'อุบลราชธานี',
    35: 'ยโสธร', 36: 'ชัยภูมิ', 37: 'อำนาจเจริญ', 38: 'บึงกาฬ', 39: 'หนองบัวลำภู', 40: 'ขอนแก่น', 41: 'อุดรธานี',
    42: 'เลย', 43: 'หนองคาย', 44: 'มหาสารคาม', 45: 'ร้อยเอ็ด', 46: 'กาฬสินธุ์', 47: 'สกลนคร', 48: 'นครพนม',
    49: 'มุกดาหาร', 50: 'เชียงใหม่', 51: 'ลำพูน', 52: 'ลำปาง', 53: 'อุตรดิตถ์', 54: 'แพร่', 55: 'น่าน', 56: 'พะเยา',
    57: 'เชียงราย', 58: 'แม่ฮ่องสอน', 60: 'นครสวรรค์', 61: 'อุทัยธานี', 62: 'กำแพงเพชร', 63: 'ตาก', 64: 'สุโขทัย',
    65: 'พิษณุโลก', 66: 'พิจิตร', 67: 'เพชรบูรณ์', 70: 'ราชบุรี', 71: 'กาญจนบุรี', 72: 'สุพรรณบุรี', 73: 'นครปฐม',
    74: 'สมุทรสาคร', 75: 'สมุทรสงคราม', 76: 'เพชรบุรี', 77: 'ประจวบคีรีขันธ์', 80: 'นครศรีธรรมราช', 81: 'กระบี่',
    82: 'พังงา', 83: 'ภูเก็ต', 84: 'สุราษฎร์ธานี', 85: 'ระนอง', 86: 'ชุมพร', 90: 'สงขลา', 91: 'สตูล', 92: 'ตรัง',
    93: 'พัทลุง', 94: 'ปัตตานี', 95: 'ยะลา', 96: 'นราธิวาส',
  },
  TW: {
    CHA: '彰化縣', CYI: '嘉義縣', CYQ: '嘉義市', HSQ: '新竹縣', HSZ: '新竹市', HUA: '花蓮縣', ILA: '宜蘭縣',
    KEE: '基隆市', KHH: '高雄市', KIN: '金門縣', LIE: '連江縣', MIA: '苗栗縣', NAN: '南投縣', NWT: '新北市',
    PEN: '澎湖縣', PIF: '屏東縣', TAO: '桃園市', TNN: '臺南市/台南市', TPE: '臺北市/台北市',
    TTT: '臺東縣/台東縣', TXG: '臺中市/台中市', YUN: '雲林縣',
  },
}

/** The region of a province of Belgium by the province's code: VAN is in VLG, WLG in WAL. */
export function regionOfBelgium(code: string): string {
  if (['BRU', 'VLG', 'WAL'].includes(code)) return ''
  return code.startsWith('V') ? 'VLG' : 'WAL'
}
