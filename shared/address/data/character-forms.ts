// Collected by hand, without a published source.

/** Old forms of characters in names of Japan, each before the form of today. */
export const otherForms =
  '澤沢 濱浜 嶋島 嶌島 﨑崎 碕崎 嵜崎 髙高 龍竜 廣広 國国 櫻桜 鹽塩 瀧滝 惠恵 關関 藏蔵 應応 靜静 眞真 檜桧 籠篭 ' +
  '曾曽 萬万 圓円 驛駅 榮栄 邊辺 邉辺 齋斎 齊斉 龜亀 鐵鉄 學学 縣県 區区 號号 條条 灣湾 澁渋 佛仏 來来 ' +
  '嶽岳 峯峰 舘館 冨富 莊荘 豐豊 藝芸 德徳 祿禄 壽寿 壹壱 與与 會会 寶宝 實実 氣気 臺台 當当 燈灯 ' +
  '禮礼 鄕郷 淺浅 團団 總総 壯壮 彌弥 覺覚 觀観 樂楽 鷄鶏 經経 輕軽 縱縦 戶戸 靑青 黑黒 步歩 槇槙 ' +
  '薗園 隱隠 錢銭 寬寛 乘乗 假仮 檢検 醫医 繩縄 雙双 發発 寢寝 晝昼 體体'
