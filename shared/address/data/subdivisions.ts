/*
 * States, provinces and counties by country: ISO 3166-2 as the package iso-3166 has it, with
 * the English names of CLDR (unicode-license.txt). Names in characters, cantons of Bosnia and
 * islands of Malta are added. Entries are apart by ";": the code, behind ">" that of the
 * subdivision around it, then names apart by "/".
 * Made by `npm run generate`.
 */

export const subdivisions: Readonly<Record<string, string>> = {
  AD:
    '02 Canillo;03 Encamp;04 La Massana;05 Ordino;06 Sant Julià de Lòria;07 Andorra la Vella;' +
    '08 Escaldes-Engordany',
  AE:
    'AJ Ajman;AZ Abū Z̧aby/Abu Dhabi;DU Dubayy/Dubai;FU Al Fujayrah/Fujairah;' +
    'RK Ra’s al Khaymah/Ras al-Khaimah;SH Ash Shāriqah/Sharjah;UQ Umm al Qaywayn/Umm al-Quwain',
  AF:
    'BAL Balkh;BAM Bamyan;BDG Badghis;BDS Badakhshan;BGL Baghlan;DAY Daykundi;FRA Farah;' +
    'FYB Faryab;GHA Ghazni;GHO Ghōr;HEL Helmand;HER Herat;JOW Jowzjan;KAB Kabul;KAN Kandahar;' +
    'KAP Kapisa;KDZ Kunduz;KHO Khost;KNR Kunar;LAG Laghman;LOG Logar;NAN Nangarhar;' +
    'NIM Nīmrōz/Nimruz;NUR Nuristan;PAN Panjshayr/Panjshir;PAR Parwan;PIA Paktiyā/Paktia;' +
    'PKA Paktika;SAM Samangan;SAR Sar-e Pul/Sar-e Pol;TAK Takhar;URU Uruzgān/Urozgan;' +
    'WAR Wardak/Maidan Wardak;ZAB Zabul',
  AG:
    '03 Saint George;04 Saint John;05 Saint Mary;06 Saint Paul;07 Saint Peter;08 Saint Philip;' +
    '10 Barbuda;11 Redonda',
  AL:
    '01 Berat/Berat County;02 Durrës/Durrës County;03 Elbasan/Elbasan County;' +
    '04 Fier/Fier County;05 Gjirokastër/Gjirokastër County;06 Korçë/Korçë County;' +
    '07 Kukës/Kukës County;08 Lezhë/Lezhë County;09 Dibër/Dibër County;' +
    '10 Shkodër/Shkodër County;11 Tiranë/Tirana County;12 Vlorë/Vlorë County',
  AM:
    'AG Aragac̣otn/Aragatsotn;AR Ararat;AV Armavir;ER Erevan/Yerevan;' +
    'GR Geġark\'unik\'/Gegharkunik;KT Kotayk;LO Lori;SH Širak/Shirak;SU Syunik;TV Tavuš/Tavush;' +
    'VD Vayoć Jor/Vayots Dzor',
  AO:
    'BGO Bengo;BGU Benguela;BIE Bié;CAB Cabinda;CCU Cuando Cubango;CNN Cunene;CNO Cuanza Norte;' +
    'CUS Cuanza Sul;HUA Huambo;HUI Huíla;LNO Lunda Norte;LSU Lunda Sul;LUA Luanda;' +
    'MAL Malange/Malanje;MOX Moxico;NAM Namibe;UIG Uíge;ZAI Zaire',
  AR:
    'A Salta;B Buenos Aires/Buenos Aires Province;' +
    'C Ciudad Autónoma de Buenos Aires/Buenos Aires;D San Luis;E Entre Ríos;F La Rioja;' +
    'G Santiago del Estero;H Chaco;J San Juan;K Catamarca;L La Pampa;M Mendoza;N Misiones;' +
    'P Formosa;Q Neuquén;R Río Negro;S Santa Fe;T Tucumán;U Chubut;V Tierra del Fuego;' +
    'W Corrientes;X Córdoba;Y Jujuy;Z Santa Cruz',
  AT:
    '1 Burgenland;2 Kärnten/Carinthia;3 Niederösterreich/Lower Austria;' +
    '4 Oberösterreich/Upper Austria;5 Salzburg;6 Steiermark/Styria;7 Tirol/Tyrol;8 Vorarlberg;' +
    '9 Wien/Vienna',
  AU:
    'ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;' +
    'SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia',
  AZ:
    'ABS Abşeron/Absheron;AGA Agstafa;AGC Ağcabədi/Aghjabadi;AGM Agdam;AGS Ağdaş/Agdash;' +
    'AGU Agsu;AST Astara;BA Bakı/Baku;BAB>NX Babek;BAL Balakən/Balakan;BAR Bərdə/Barda;' +
    'BEY Beyləqan/Beylagan;BIL Biləsuvar/Bilasuvar;CAB Cəbrayıl/Jabrayil;' +
    'CAL Cəlilabad/Jalilabad;CUL>NX Culfa/Julfa;DAS Daşkəsən/Dashkasan;FUZ Füzuli/Fizuli;' +
    'GA Gəncə/Ganja;GAD Gədəbəy/Gadabay;GOR Goranboy;GOY Göyçay/Goychay;GYG Goygol;' +
    'HAC Hacıqabul/Hajigabul;IMI İmişli/Imishli;ISM İsmayıllı/Ismailli;KAL Kəlbəcər/Kalbajar;' +
    'KAN>NX Kǝngǝrli/Kangarli;KUR Kürdəmir/Kurdamir;LA Lənkəran/Lankaran;LAC Laçın/Lachin;' +
    'LAN Lənkəran/Lankaran District;LER Lerik;MAS Masallı/Masally;MI Mingəçevir/Mingachevir;' +
    'NA Naftalan;NEF Neftçala/Neftchala;NV>NX Naxçıvan/Nakhchivan;NX Naxçıvan/Nakhchivan AR;' +
    'OGU Oğuz/Oghuz;ORD>NX Ordubad;QAB Qəbələ/Qabala;QAX Qax/Qakh;QAZ Qazax/Qazakh;QBA Quba;' +
    'QBI Qubadli;QOB Qobustan/Gobustan;QUS Qusar;SA Şəki/Shaki;SAB Sabirabad;' +
    'SAD>NX Sədərək/Sadarak;SAH>NX Şahbuz/Shahbuz;SAK Şəki/Shaki District;SAL Salyan;' +
    'SAR>NX Şərur/Sharur;SAT Saatlı/Saatly;SBN Şabran/Shabran;SIY Siyəzən/Siazan;' +
    'SKR Şəmkir/Shamkir;SM Sumqayit;SMI Şamaxı/Shamakhi;SMX Samux/Samukh;SR Şirvan/Shirvan;' +
    'SUS Şuşa/Shusha;TAR Tərtər/Tartar;TOV Tovuz;UCA Ucar/Ujar;XA Xankəndi/Stepanakert;' +
    'XAC Xaçmaz/Khachmaz;XCI Xocalı/Khojali;XIZ Xızı/Khizi;XVD Xocavənd/Khojavend;' +
    'YAR Yardımlı/Yardymli;YE Yevlax/Yevlakh;YEV Yevlax/Yevlakh District;ZAN Zəngilan/Zangilan;' +
    'ZAQ Zaqatala;ZAR Zərdab/Zardab',
  BA:
    'BIH Federacija Bosne i Hercegovine/Federation of Bosnia and Herzegovina;' +
    'BRC Brčko Distrikt/Brčko District;SRP Republika Srpska;01>BIH Unsko-sanski/Una-Sana;' +
    '02>BIH Posavski/Posavina;03>BIH Tuzlanski/Tuzla;04>BIH Zeničko-dobojski/Zenica-Doboj;' +
    '05>BIH Bosansko-podrinjski/Bosnian-Podrinje;06>BIH Srednjobosanski/Central Bosnia;' +
    '08>BIH Zapadnohercegovački/West Herzegovina;' +
    '07>BIH Hercegovačko-neretvanski/Herzegovina-Neretva;09>BIH Sarajevo',
  BB:
    '01 Christ Church;02 Saint Andrew;03 Saint George;04 Saint James;05 Saint John;' +
    '06 Saint Joseph;07 Saint Lucy;08 Saint Michael;09 Saint Peter;10 Saint Philip;' +
    '11 Saint Thomas',
  BD:
    '01>B Bandarban;02>A Barguna;03>E Bogura/Bogra;04>B Brahmanbaria;05>D Bagerhat;' +
    '06>A Barishal/Barisal Division;07>A Bhola;08>B Cumilla/Comilla;09>B Chandpur;' +
    '10>B Chattogram/Chittagong;11>B Cox’s Bazar;12>D Chuadanga;13>C Dhaka;14>F Dinajpur;' +
    '15>C Faridpur;16>B Feni;17>C Gopalganj;18>C Gazipur;19>F Gaibandha;20>G Habiganj;' +
    '21>H Jamalpur;22>D Jashore/Jessore;23>D Jhenaidah;24>E Joypurhat;' +
    '25>A Jhalakathi/Jhalokati;26>C Kishoreganj;27>D Khulna;28>F Kurigram;' +
    '29>B Khagrachhari/Khagrachari;30>D Kushtia;31>B Lakshmipur;32>F Lalmonirhat;' +
    '33>C Manikganj;34>H Mymensingh;35>C Munshiganj;36>C Madaripur;37>D Magura;' +
    '38>G Moulvibazar/Maulvi Bazar;39>D Meherpur;40>C Narayanganj;41>H Netrakona/Netrokona;' +
    '42>C Narsingdi;43>D Narail;44>E Natore;45>E Chapai Nawabganj/Nawabganj;46>F Nilphamari;' +
    '47>B Noakhali;48>E Naogaon;49>E Pabna;50>A Pirojpur;51>A Patuakhali;52>F Panchagarh;' +
    '53>C Rajbari;54>E Rajshahi;55>F Rangpur;56>B Rangamati/Rangamati Hill;57>H Sherpur;' +
    '58>D Satkhira;59>E Sirajganj;60>G Sylhet;61>G Sunamganj;62>C Shariatpur;63>C Tangail;' +
    '64>F Thakurgaon;A Barishal/Barisal;B Chattogram/Chittagong Division;' +
    'C Dhaka/Dhaka Division;D Khulna/Khulna Division;E Rajshahi/Rajshahi Division;' +
    'F Rangpur/Rangpur Division;G Sylhet/Sylhet Division;H Mymensingh/Mymensingh Division',
  BE:
    'BRU Brussels Hoofdstedelijk Gewest/Brussels;VAN>VLG Antwerpen/Antwerp;' +
    'VBR>VLG Vlaams-Brabant/Flemish Brabant;VLG Vlaams Gewest/Flanders;VLI>VLG Limburg;' +
    'VOV>VLG Oost-Vlaanderen/East Flanders;VWV>VLG West-Vlaanderen/West Flanders;' +
    'WAL Waals Gewest/Wallonia;WBR>WAL Brabant wallon/Walloon Brabant;WHT>WAL Hainaut;' +
    'WLG>WAL Liège;WLX>WAL Luxembourg;WNA>WAL Namur',
  BF:
    '01 Boucle du Mouhoun;02 Cascades;03 Centre;04 Centre-Est;05 Centre-Nord;06 Centre-Ouest;' +
    '07 Centre-Sud;08 Est;09 Hauts-Bassins;10 Nord;11 Plateau-Central;12 Sahel;13 Sud-Ouest;' +
    'BAL>01 Balé;BAM>05 Bam;BAN>01 Banwa;BAZ>07 Bazèga;BGR>13 Bougouriba;BLG>04 Boulgou;' +
    'BLK>06 Boulkiemdé;COM>02 Comoé;GAN>11 Ganzourgou;GNA>08 Gnagna;GOU>08 Gourma;HOU>09 Houet;' +
    'IOB>13 Ioba;KAD>03 Kadiogo;KEN>09 Kénédougou;KMD>08 Komondjari;KMP>08 Kompienga;' +
    'KOP>04 Koulpélogo;KOS>01 Kossi;KOT>04 Kouritenga;KOW>11 Kourwéogo;LER>02 Léraba;' +
    'LOR>10 Loroum;MOU>01 Mouhoun;NAM>05 Namentenga;NAO>07 Nahouri;NAY>01 Nayala;' +
    'NOU>13 Noumbiel;OUB>11 Oubritenga;OUD>12 Oudalan;PAS>10 Passoré;PON>13 Poni;SEN>12 Séno;' +
    'SIS>06 Sissili;SMT>05 Sanmatenga;SNG>06 Sanguié;SOM>12 Soum;SOR>01 Sourou;TAP>08 Tapoa;' +
    'TUI>09 Tuy;YAG>12 Yagha;YAT>10 Yatenga;ZIR>06 Ziro;ZON>10 Zondoma;ZOU>07 Zoundwéogo',
  BG:
    '01 Blagoevgrad;02 Burgas;03 Varna;04 Veliko Tarnovo;05 Vidin;06 Vratsa;07 Gabrovo;' +
    '08 Dobrich;09 Kardzhali;10 Kyustendil;11 Lovech;12 Montana;13 Pazardzhik;14 Pernik;' +
    '15 Pleven;16 Plovdiv;17 Razgrad;18 Ruse;19 Silistra;20 Sliven;21 Smolyan;22 Sofia;' +
    '23 Sofia/Sofia District;24 Stara Zagora;25 Targovishte;26 Haskovo;27 Shumen;28 Yambol',
  BH:
    '13 Al ‘Āşimah/Capital;14 Al Janūbīyah/Southern;15 Al Muḩarraq/Muharraq;' +
    '17 Ash Shamālīyah/Northern',
  BI:
    'BB Bubanza;BL Bujumbura Rural;BM Bujumbura Mairie/Bujumbura;BR Bururi;CA Cankuzo;' +
    'CI Cibitoke;GI Gitega;KI Kirundo;KR Karuzi;KY Kayanza;MA Makamba;MU Muramvya;MW Mwaro;' +
    'MY Muyinga;NG Ngozi;RM Rumonge;RT Rutana;RY Ruyigi',
  BJ:
    'AK Atacora/Atakora;AL Alibori;AQ Atlantique;BO Borgou;CO Collines;DO Donga;' +
    'KO Couffo/Kouffo;LI Littoral;MO Mono;OU Ouémé;PL Plateau;ZO Zou',
  BN: 'BE Belait;BM Brunei-Muara;TE Temburong;TU Tutong',
  BO:
    'B El Beni/Beni;C Cochabamba;H Chuquisaca;L La Paz;N Pando;O Oruro;P Potosí;S Santa Cruz;' +
    'T Tarija',
  BQ: 'BO Bonaire;SA Saba;SE Sint Eustatius',
  BR:
    'AC Acre;AL Alagoas;AM Amazonas;AP Amapá;BA Bahia;CE Ceará;' +
    'DF Distrito Federal/Federal District;ES Espírito Santo;GO Goiás;MA Maranhão;' +
    'MG Minas Gerais;MS Mato Grosso do Sul;MT Mato Grosso;PA Pará;PB Paraíba;PE Pernambuco;' +
    'PI Piauí;PR Paraná;RJ Rio de Janeiro;RN Rio Grande do Norte;RO Rondônia;RR Roraima;' +
    'RS Rio Grande do Sul;SC Santa Catarina;SE Sergipe;SP São Paulo;TO Tocantins',
  BS:
    'AK Acklins;BI Bimini;BP Black Point;BY Berry Islands;CE Central Eleuthera;CI Cat Island;' +
    'CK Crooked Island and Long Cay/Crooked Island;CO Central Abaco;CS Central Andros;' +
    'EG East Grand Bahama;EX Exuma;FP City of Freeport/Freeport;GC Grand Cay;HI Harbour Island;' +
    'HT Hope Town;IN Inagua;LI Long Island;MC Mangrove Cay;MG Mayaguana;MI Moore’s Island;' +
    'NE North Eleuthera;NO North Abaco;NP New Providence;NS North Andros;RC Rum Cay;' +
    'RI Ragged Island;SA South Andros;SE South Eleuthera;SO South Abaco;SS San Salvador;' +
    'SW Spanish Wells;WG West Grand Bahama',
  BT:
    '11 Paro;12 Chhukha/Chukha;13 Haa;14 Samtse;15 Thimphu;21 Tsirang;22 Dagana;23 Punakha;' +
    '24 Wangdue Phodrang;31 Sarpang;32 Trongsa;33 Bumthang;34 Zhemgang;41 Trashigang;' +
    '42 Monggar/Mongar;43 Pemagatshel;44 Lhuntse;45 Samdrup Jongkhar;GA Gasa;TY Trashiyangtse',
  BW:
    'CE Central;CH Chobe;FR Francistown;GA Gaborone;GH Ghanzi;JW Jwaneng;KG Kgalagadi;' +
    'KL Kgatleng;KW Kweneng;LO Lobatse;NE North East;NW North West;SE South East;SO Southern;' +
    'SP Selibe Phikwe;ST Sowa Town',
  BY:
    'BR Brestskaya voblasts\'/Brest;HM Horad Minsk/Minsk;HO Homyel\'skaya voblasts\'/Homel;' +
    'HR Hrodzyenskaya voblasts\'/Hrodna;MA Mahilyowskaya voblasts\'/Magileu;' +
    'MI Minskaya voblasts\'/Minsk Region;VI Vitsyebskaya voblasts\'/Vitebsk',
  BZ: 'BZ Belize;CY Cayo;CZL Corozal;OW Orange Walk;SC Stann Creek;TOL Toledo',
  CA:
    'AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;' +
    'NS Nova Scotia;NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;' +
    'QC Quebec;SK Saskatchewan;YT Yukon',
  CD:
    'BC Kongo Central/Bas-Congo;BU Bas-Uélé;EQ Équateur;HK Haut-Katanga;HL Haut-Lomami;' +
    'HU Haut-Uélé;IT Ituri;KC Kasaï Central;KE Kasaï-Oriental;KG Kwango;KL Kwilu;KN Kinshasa;' +
    'KS Kasaï;LO Lomami;LU Lualaba;MA Maniema;MN Mai-Ndombe;MO Mongala;NK Nord-Kivu/North Kivu;' +
    'NU Nord-Ubangi;SA Sankuru;SK Sud-Kivu/South Kivu;SU Sud-Ubangi;TA Tanganyika;TO Tshopo;' +
    'TU Tshuapa',
  CF:
    'AC Ouham;BB Bamingui-Bangoran;BGF Bangui;BK Basse-Kotto;HK Haute-Kotto;HM Haut-Mbomou;' +
    'HS Haute-Sangha / Mambéré-Kadéï/Mambéré-Kadéï;KB Gribingui/Nana-Grébizi;' +
    'KG Kémo-Gribingui/Kémo;LB Lobaye;MB Mbomou;MP Ombella-M’Poko;NM Nana-Mambéré;' +
    'OP Ouham-Pendé;SE Sangha/Sangha-Mbaéré;UK Ouaka;VK Vakaga',
  CG:
    '11 Bouenza;12 Pool;13 Sangha;14 Plateaux;15 Cuvette-Ouest;16 Pointe-Noire;2 Lékoumou;' +
    '5 Kouilou;7 Likouala;8 Cuvette;9 Niari;BZV Brazzaville',
  CH:
    'AG Aargau;AI Appenzell Innerrhoden;AR Appenzell Ausserrhoden;BE Bern;BL Basel-Landschaft;' +
    'BS Basel-Stadt;FR Fribourg;GE Genève/Geneva;GL Glarus;GR Graubünden;JU Jura;' +
    'LU Luzern/Lucerne;NE Neuchâtel;NW Nidwalden;OW Obwalden;SG Sankt Gallen/St. Gallen;' +
    'SH Schaffhausen;SO Solothurn;SZ Schwyz;TG Thurgau;TI Ticino;UR Uri;VD Vaud;VS Valais;' +
    'ZG Zug;ZH Zürich',
  CI:
    'AB Abidjan;BS Bas-Sassandra;CM Comoé;DN Denguélé;GD Gôh-Djiboua;LC Lacs;LG Lagunes;' +
    'MG Montagnes;SM Sassandra-Marahoué;SV Savanes;VB Vallée du Bandama;WR Woroba;' +
    'YM Yamoussoukro;ZZ Zanzan',
  CL:
    'AI Aisén del General Carlos Ibañez del Campo/Aysén;AN Antofagasta;AP Arica y Parinacota;' +
    'AR La Araucanía/Araucanía;AT Atacama;BI Bío Bío;CO Coquimbo;' +
    'LI Libertador General Bernardo O’Higgins;LL Los Lagos;LR Los Ríos;' +
    'MA Magallanes/Magallanes Region;ML Maule;NB Ñuble;' +
    'RM Región Metropolitana de Santiago/Santiago Metropolitan;TA Tarapacá;VS Valparaíso',
  CM:
    'AD Adamaoua/Adamawa;CE Centre;EN Far North;ES East;LT Littoral;NO North;NW Northwest;' +
    'OU West;SU South;SW Southwest',
  CN:
    'AH Anhui Sheng/Anhui/安徽;BJ Beijing Shi/Beijing/北京;CQ Chongqing Shi/Chongqing/重庆;' +
    'FJ Fujian Sheng/Fujian/福建;GD Guangdong Sheng/Guangdong/广东;GS Gansu Sheng/Gansu/甘肃;' +
    'GX Guangxi Zhuangzu Zizhiqu/Guangxi/广西;GZ Guizhou Sheng/Guizhou/贵州;' +
    'HA Henan Sheng/Henan/河南;HB Hubei Sheng/Hubei/湖北;HE Hebei Sheng/Hebei/河北;' +
    'HI Hainan Sheng/Hainan/海南;HK Hong Kong SAR;HL Heilongjiang Sheng/Heilongjiang/黑龙江;' +
    'HN Hunan Sheng/Hunan/湖南;JL Jilin Sheng/Jilin/吉林;JS Jiangsu Sheng/Jiangsu/江苏;' +
    'JX Jiangxi Sheng/Jiangxi/江西;LN Liaoning Sheng/Liaoning/辽宁;MO Macao SAR;' +
    'NM Nei Mongol Zizhiqu/内蒙古;NX Ningxia Huizu Zizhiqu/Ningxia/宁夏;QH Qinghai Sheng/Qinghai/青海;' +
    'SC Sichuan Sheng/Sichuan/四川;SD Shandong Sheng/Shandong/山东;SH Shanghai Shi/Shanghai/上海;' +
    'SN Shaanxi Sheng/Shaanxi/陕西;SX Shanxi Sheng/Shanxi/山西;TJ Tianjin Shi/Tianjin/天津;' +
    'TW Taiwan Sheng;XJ Xinjiang Uygur Zizhiqu/Xinjiang/新疆;XZ Xizang Zizhiqu/Tibet/西藏;' +
    'YN Yunnan Sheng/Yunnan/云南;ZJ Zhejiang Sheng/Zhejiang/浙江',
  CO:
    'AMA Amazonas;ANT Antioquia;ARA Arauca;ATL Atlántico;BOL Bolívar;BOY Boyacá;CAL Caldas;' +
    'CAQ Caquetá;CAS Casanare;CAU Cauca;CES Cesar;CHO Chocó;COR Córdoba;CUN Cundinamarca;' +
    'DC Distrito Capital de Bogotá/Capital District;GUA Guainía;GUV Guaviare;HUI Huila;' +
    'LAG La Guajira;MAG Magdalena;MET Meta;NAR Nariño;NSA Norte de Santander;PUT Putumayo;' +
    'QUI Quindío;RIS Risaralda;SAN Santander;SAP San Andrés/San Andrés & Providencia;SUC Sucre;' +
    'TOL Tolima;VAC Valle del Cauca;VAU Vaupés;VID Vichada',
  CR: 'A Alajuela;C Cartago;G Guanacaste;H Heredia;L Limón;P Puntarenas;SJ San José',
  CU:
    '01 Pinar del Río;03 La Habana/Havana;04 Matanzas;05 Villa Clara;06 Cienfuegos;' +
    '07 Sancti Spíritus;08 Ciego de Ávila;09 Camagüey;10 Las Tunas;11 Holguín;12 Granma;' +
    '13 Santiago de Cuba;14 Guantánamo;15 Artemisa;16 Mayabeque;99 Isla de la Juventud',
  CV:
    'B Ilhas de Barlavento/Barlavento Islands;BR>S Brava;BV>B Boa Vista;CA>S Santa Catarina;' +
    'CF>S Santa Catarina do Fogo;CR>S Santa Cruz;MA>S Maio;MO>S Mosteiros;PA>B Paul;' +
    'PN>B Porto Novo;PR>S Praia;RB>B Ribeira Brava;RG>B Ribeira Grande;' +
    'RS>S Ribeira Grande de Santiago;S Ilhas de Sotavento/Sotavento Islands;SD>S São Domingos;' +
    'SF>S São Filipe;SL>B Sal;SM>S São Miguel;SO>S São Lourenço dos Órgãos;' +
    'SS>S São Salvador do Mundo;SV>B São Vicente;TA>S Tarrafal;TS>B Tarrafal de São Nicolau',
  CY:
    '01 Lefkosia/Nicosia;02 Lemesos/Limassol;03 Larnaka/Larnaca;04 Ammochostos/Famagusta;' +
    '05 Pafos/Paphos;06 Keryneia/Kyrenia',
  CZ:
    '10 Praha/Prague;20 Středočeský kraj/Středočeský;201>20 Benešov;202>20 Beroun;' +
    '203>20 Kladno;204>20 Kolín;205>20 Kutná Hora;206>20 Mělník;207>20 Mladá Boleslav;' +
    '208>20 Nymburk;209>20 Praha-východ/Prague-East;20A>20 Praha-západ/Prague-West;' +
    '20B>20 Příbram;20C>20 Rakovník;31 Jihočeský kraj/Jihočeský;311>31 České Budějovice;' +
    '312>31 Český Krumlov;313>31 Jindřichův Hradec;314>31 Písek;315>31 Prachatice;' +
    '316>31 Strakonice;317>31 Tábor;32 Plzeňský kraj/Plzeňský;321>32 Domažlice;322>32 Klatovy;' +
    '323>32 Plzeň-město/Plzeň;324>32 Plzeň-jih/Plzeň-South;325>32 Plzeň-sever/Plzeň-North;' +
    '326>32 Rokycany;327>32 Tachov;41 Karlovarský kraj/Karlovarský;411>41 Cheb;' +
    '412>41 Karlovy Vary;413>41 Sokolov;42 Ústecký kraj/Ústecký;421>42 Děčín;422>42 Chomutov;' +
    '423>42 Litoměřice;424>42 Louny;425>42 Most;426>42 Teplice;427>42 Ústí nad Labem;' +
    '51 Liberecký kraj/Liberecký;511>51 Česká Lípa;512>51 Jablonec nad Nisou;513>51 Liberec;' +
    '514>51 Semily;52 Královéhradecký kraj/Královéhradecký;521>52 Hradec Králové;522>52 Jičín;' +
    '523>52 Náchod;524>52 Rychnov nad Kněžnou;525>52 Trutnov;53 Pardubický kraj/Pardubický;' +
    '531>53 Chrudim;532>53 Pardubice;533>53 Svitavy;534>53 Ústí nad Orlicí;' +
    '63 Kraj Vysočina/Vysočina;631>63 Havlíčkův Brod;632>63 Jihlava;633>63 Pelhřimov;' +
    '634>63 Třebíč;635>63 Žďár nad Sázavou;64 Jihomoravský kraj/Jihomoravský;641>64 Blansko;' +
    '642>64 Brno-město;643>64 Brno-venkov;644>64 Břeclav;645>64 Hodonín;646>64 Vyškov;' +
    '647>64 Znojmo;71 Olomoucký kraj/Olomoucký;711>71 Jeseník;712>71 Olomouc;713>71 Prostějov;' +
    '714>71 Přerov;715>71 Šumperk;72 Zlínský kraj/Zlínský;721>72 Kroměříž;' +
    '722>72 Uherské Hradiště;723>72 Vsetín;724>72 Zlín;80 Moravskoslezský kraj/Moravskoslezský;' +
    '801>80 Bruntál;802>80 Frýdek-Místek;803>80 Karviná;804>80 Nový Jičín;805>80 Opava;' +
    '806>80 Ostrava-město/Ostrava',
  DE:
    'BB Brandenburg;BE Berlin;BW Baden-Württemberg;BY Bayern/Bavaria;HB Bremen;HE Hessen/Hesse;' +
    'HH Hamburg;MV Mecklenburg-Vorpommern;NI Niedersachsen/Lower Saxony;' +
    'NW Nordrhein-Westfalen/North Rhine-Westphalia;RP Rheinland-Pfalz/Rhineland-Palatinate;' +
    'SH Schleswig-Holstein;SL Saarland;SN Sachsen/Saxony;ST Sachsen-Anhalt/Saxony-Anhalt;' +
    'TH Thüringen/Thuringia',
  DJ: 'AR Arta;AS Ali Sabieh;DI Dikhil;DJ Djibouti;OB Obock;TA Tadjourah',
  DK:
    '015 København;020 Frederiksborg;025 Roskilde;030 Vestsjælland;035 Storstrøm;040 Bornholm;' +
    '042 Fyn;050 Sønderjylland;055 Ribe;060 Vejle;065 Ringkøbing;070 Århus;076 Viborg;' +
    '080 Nordjylland;101 København;147 Frederiksberg;81 Region Nordjylland/Northern Denmark;' +
    '82 Region Midjylland/Central Denmark;83 Region Syddanmark/Southern Denmark;' +
    '84 Region Hovedstaden/Capital Region;85 Region Sjælland/Zealand',
  DM:
    '02 Saint Andrew;03 Saint David;04 Saint George;05 Saint John;06 Saint Joseph;' +
    '07 Saint Luke;08 Saint Mark;09 Saint Patrick;10 Saint Paul;11 Saint Peter',
  DO:
    '01>40 Distrito Nacional;02>41 Azua;03>38 Baoruco;04>38 Barahona;05>34 Dajabón;' +
    '06>33 Duarte;07>37 Elías Piña;08>42 El Seibo;09>35 Espaillat;10>38 Independencia;' +
    '11>42 La Altagracia;12>42 La Romana;13>36 La Vega;14>33 María Trinidad Sánchez;' +
    '15>34 Monte Cristi;16>38 Pedernales;17>41 Peravia;18>35 Puerto Plata;' +
    '19>33 Hermanas Mirabal;20>33 Samaná;21>41 San Cristóbal;22>37 San Juan;' +
    '23>39 San Pedro de Macorís;24>36 Sánchez Ramírez;25>35 Santiago;26>34 Santiago Rodríguez;' +
    '27>34 Valverde;28>36 Monseñor Nouel;29>39 Monte Plata;30>39 Hato Mayor;' +
    '31>41 San José de Ocoa;32>40 Santo Domingo;33 Cibao Nordeste;34 Cibao Noroeste;' +
    '35 Cibao Norte;36 Cibao Sur;37 El Valle;38 Enriquillo;39 Higüamo;40 Ozama;41 Valdesia;' +
    '42 Yuma',
  DZ:
    '01 Adrar;02 Chlef;03 Laghouat;04 Oum El Bouaghi;05 Batna;06 Béjaïa;07 Biskra;08 Béchar;' +
    '09 Blida;10 Bouira;11 Tamanrasset/Tamanghasset;12 Tébessa;13 Tlemcen;14 Tiaret;' +
    '15 Tizi Ouzou;16 Alger/Algiers;17 Djelfa;18 Jijel;19 Sétif;20 Saïda;21 Skikda;' +
    '22 Sidi Bel Abbès;23 Annaba;24 Guelma;25 Constantine;26 Médéa;27 Mostaganem;28 M’Sila;' +
    '29 Mascara;30 Ouargla;31 Oran;32 El Bayadh;33 Illizi;34 Bordj Bou Arréridj;35 Boumerdès;' +
    '36 El Tarf;37 Tindouf;38 Tissemsilt;39 El Oued;40 Khenchela;41 Souk Ahras;' +
    '42 Tipaza/Tipasa;43 Mila;44 Aïn Defla;45 Naama;46 Aïn Témouchent;47 Ghardaïa;48 Relizane;' +
    '49 Timimoun;50 Bordj Badji Mokhtar;51 Ouled Djellal;52 Béni Abbès;53 In Salah;' +
    '54 In Guezzam;55 Touggourt;56 Djanet;57 El Meghaier;58 El Meniaa',
  EC:
    'A Azuay;B Bolívar;C Carchi;D Orellana;E Esmeraldas;F Cañar;G Guayas;H Chimborazo;' +
    'I Imbabura;L Loja;M Manabí;N Napo;O El Oro;P Pichincha;R Los Ríos;S Morona-Santiago;' +
    'SD Santo Domingo de los Tsáchilas;SE Santa Elena;T Tungurahua;U Sucumbíos;W Galápagos;' +
    'X Cotopaxi;Y Pastaza;Z Zamora-Chinchipe',
  EE:
    '37 Harjumaa/Harju;39 Hiiumaa/Hiiu;45 Ida-Virumaa;50 Jõgevamaa;52 Järvamaa;56 Läänemaa;' +
    '60 Lääne-Virumaa;64 Põlvamaa;68 Pärnumaa;71 Raplamaa;74 Saaremaa/Saare;79 Tartumaa;' +
    '81 Valgamaa;84 Viljandimaa/Viljandi;87 Võrumaa',
  EG:
    'ALX Al Iskandarīyah/Alexandria;ASN Aswan;AST Asyut;BA Al Baḩr al Aḩmar/Red Sea;' +
    'BH Al Buḩayrah/Beheira;BNS Banī Suwayf/Beni Suef;C Al Qāhirah/Cairo;' +
    'DK Ad Daqahlīyah/Dakahlia;DT Dumyāţ/Damietta;FYM Al Fayyūm/Faiyum;GH Al Gharbīyah/Gharbia;' +
    'GZ Al Jīzah/Giza;IS Al Ismā\'īlīyah/Ismailia;JS Janūb Sīnā\'/South Sinai;' +
    'KB Al Qalyūbīyah/Qalyubia;KFS Kafr ash Shaykh/Kafr el-Sheikh;KN Qinā/Qena;' +
    'LX Al Uqşur/Luxor;MN Al Minyā/Minya;MNF Al Minūfīyah/Monufia;MT Maţrūḩ/Matrouh;' +
    'PTS Būr Sa‘īd/Port Said;SHG Sūhāj/Sohag;SHR Ash Sharqīyah/Al Sharqia;' +
    'SIN Shamāl Sīnā\'/North Sinai;SUZ As Suways/Suez;WAD Al Wādī al Jadīd/New Valley',
  ER:
    'AN Ansabā/Anseba;DK Janūbī al Baḩrī al Aḩmar/Southern Red Sea;DU Al Janūbī/Debub;' +
    'GB Qāsh-Barkah/Gash-Barka;MA Al Awsaţ/Maekel;SK Shimālī al Baḩrī al Aḩmar/Northern Red Sea',
  ES:
    'A>VC Alicante;AB>CM Albacete;AL>AN Almería;AN Andalucía/Andalusia;AR Aragon;AS Asturias;' +
    'AV>CL Ávila;B>CT Barcelona;BA>EX Badajoz;BI>PV Bizkaia/Biscay;BU>CL Burgos;C>GA A Coruña;' +
    'CA>AN Cádiz;CB Cantabria;CC>EX Cáceres;CE Ceuta;CL Castilla y León/Castile and León;' +
    'CM Castilla-La Mancha/Castile-La Mancha;CN Canarias/Canary Islands;CO>AN Córdoba;' +
    'CR>CM Ciudad Real;CS>VC Castellón;CT Catalunya/Catalonia;CU>CM Cuenca;EX Extremadura;' +
    'GA Galicia;GC>CN Las Palmas;GI>CT Girona;GR>AN Granada;GU>CM Guadalajara;H>AN Huelva;' +
    'HU>AR Huesca;IB Illes Balears/Balearic Islands;J>AN Jaén;L>CT Lleida;LE>CL León;' +
    'LO>RI La Rioja/La Rioja Province;LU>GA Lugo;M>MD Madrid/Madrid Province;MA>AN Málaga;' +
    'MC Murcia/Murcia Region;MD Madrid/Madrid Autonomous Community;ML Melilla;MU>MC Murcia;' +
    'NA>NC Navarra;NC Navarra/Navarra Chartered Community;O>AS Asturias/Asturias Province;' +
    'OR>GA Ourense;P>CL Palencia;PM>IB Illes Balears/Balears Province;PO>GA Pontevedra;' +
    'PV País Vasco/Basque Country;RI La Rioja;S>CB Cantabria/Cantabria Province;' +
    'SA>CL Salamanca;SE>AN Sevilla/Seville;SG>CL Segovia;SO>CL Soria;SS>PV Gipuzkoa;' +
    'T>CT Tarragona;TE>AR Teruel;TF>CN Santa Cruz de Tenerife;TO>CM Toledo;V>VC Valencia;' +
    'VA>CL Valladolid;VC Valenciana/Valencian Community;VI>PV Álava;Z>AR Zaragoza;ZA>CL Zamora',
  ET:
    'AA Ādīs Ābeba/Addis Ababa;AF Afar;AM Āmara/Amhara;BE Bīnshangul Gumuz/Benishangul-Gumuz;' +
    'DD Dire Dawa;GA Gambēla Hizboch/Gambela;HA Hārerī Hizb/Harari;OR Oromīya/Oromia;SI Sidama;' +
    'SN YeDebub Bihēroch Bihēreseboch na Hizboch/Southern Nations;SO Sumalē/Somali;' +
    'SW YeDebub M‘irab Ītyop’iya Hizboch/Southwest Ethiopia Peoples;TI Tigray',
  FI:
    '01 Ahvenanmaan maakunta;02 Etelä-Karjala/South Karelia;' +
    '03 Etelä-Pohjanmaa/Southern Ostrobothnia;04 Etelä-Savo/Southern Savonia;05 Kainuu;' +
    '06 Kanta-Häme/Tavastia Proper;07 Keski-Pohjanmaa/Central Ostrobothnia;' +
    '08 Keski-Suomi/Central Finland;09 Kymenlaakso;10 Lappi/Lapland;11 Pirkanmaa;' +
    '12 Pohjanmaa/Ostrobothnia;13 Pohjois-Karjala/North Karelia;' +
    '14 Pohjois-Pohjanmaa/Northern Ostrobothnia;15 Pohjois-Savo/Northern Savonia;' +
    '16 Päijät-Häme/Päijänne Tavastia;17 Satakunta;18 Uusimaa;' +
    '19 Varsinais-Suomi/Southwest Finland',
  FJ:
    '01>W Ba;02>N Bua;03>N Cakaudrove;04>E Kadavu;05>E Lau;06>E Lomaiviti;07>N Macuata;' +
    '08>W Nadroga and Navosa/Nadroga-Navosa;09>C Naitasiri;10>C Namosi;11>W Ra;12>C Rewa;' +
    '13>C Serua;14>C Tailevu;C Central;E Eastern;N Northern;R Rotuma;W Western',
  FM: 'KSA Kosrae;PNI Pohnpei;TRK Chuuk;YAP Yap',
  FR:
    '01>ARA Ain;02>HDF Aisne;03>ARA Allier;04>PAC Alpes-de-Haute-Provence;05>PAC Hautes-Alpes;' +
    '06>PAC Alpes-Maritimes;07>ARA Ardèche;08>GES Ardennes;09>OCC Ariège;10>GES Aube;' +
    '11>OCC Aude;12>OCC Aveyron;13>PAC Bouches-du-Rhône;14>NOR Calvados;15>ARA Cantal;' +
    '16>NAQ Charente;17>NAQ Charente-Maritime;18>CVL Cher;19>NAQ Corrèze;20R Corse;' +
    '21>BFC Côte-d’Or;22>BRE Côtes-d’Armor;23>NAQ Creuse;24>NAQ Dordogne;25>BFC Doubs;' +
    '26>ARA Drôme;27>NOR Eure;28>CVL Eure-et-Loir;29>BRE Finistère;2A>20R Corse-du-Sud;' +
    '2B>20R Haute-Corse;30>OCC Gard;31>OCC Haute-Garonne;32>OCC Gers;33>NAQ Gironde;' +
    '34>OCC Hérault;35>BRE Ille-et-Vilaine;36>CVL Indre;37>CVL Indre-et-Loire;38>ARA Isère;' +
    '39>BFC Jura;40>NAQ Landes;41>CVL Loir-et-Cher;42>ARA Loire;43>ARA Haute-Loire;' +
    '44>PDL Loire-Atlantique;45>CVL Loiret;46>OCC Lot;47>NAQ Lot-et-Garonne;48>OCC Lozère;' +
    '49>PDL Maine-et-Loire;50>NOR Manche;51>GES Marne;52>GES Haute-Marne;53>PDL Mayenne;' +
    '54>GES Meurthe-et-Moselle;55>GES Meuse;56>BRE Morbihan;57>GES Moselle;58>BFC Nièvre;' +
    '59>HDF Nord;60>HDF Oise;61>NOR Orne;62>HDF Pas-de-Calais;63>ARA Puy-de-Dôme;' +
    '64>NAQ Pyrénées-Atlantiques;65>OCC Hautes-Pyrénées;66>OCC Pyrénées-Orientales;' +
    '67>6AE Bas-Rhin;68>6AE Haut-Rhin;69>ARA Rhône;69M>ARA Métropole de Lyon;6AE>GES Alsace;' +
    '70>BFC Haute-Saône;71>BFC Saône-et-Loire;72>PDL Sarthe;73>ARA Savoie;74>ARA Haute-Savoie;' +
    '75C>IDF Paris;76>NOR Seine-Maritime;77>IDF Seine-et-Marne;78>IDF Yvelines;' +
    '79>NAQ Deux-Sèvres;80>HDF Somme;81>OCC Tarn;82>OCC Tarn-et-Garonne;83>PAC Var;' +
    '84>PAC Vaucluse;85>PDL Vendée;86>NAQ Vienne;87>NAQ Haute-Vienne;88>GES Vosges;' +
    '89>BFC Yonne;90>BFC Territoire de Belfort;91>IDF Essonne;92>IDF Hauts-de-Seine;' +
    '93>IDF Seine-Saint-Denis;94>IDF Val-de-Marne;95>IDF Val-d’Oise;971 Guadeloupe;' +
    '972 Martinique;973 Guyane;974 La Réunion;976 Mayotte;ARA Auvergne-Rhône-Alpes;' +
    'BFC Bourgogne-Franche-Comté/Burgundy-Franche-Comté;BL Saint-Barthélemy;' +
    'BRE Bretagne/Brittany;CP Clipperton;CVL Centre-Val de Loire;GES Grand-Est;' +
    'HDF Hauts-de-France;IDF Île-de-France;MF Saint-Martin;NAQ Nouvelle-Aquitaine;' +
    'NC Nouvelle-Calédonie;NOR Normandie;OCC Occitanie;PAC Provence-Alpes-Côte-d’Azur;' +
    'PDL Pays-de-la-Loire;PF Polynésie française;PM Saint-Pierre-et-Miquelon;' +
    'TF Terres australes françaises;WF Wallis-et-Futuna',
  GA:
    '1 Estuaire;2 Haut-Ogooué;3 Moyen-Ogooué;4 Ngounié;5 Nyanga;6 Ogooué-Ivindo;7 Ogooué-Lolo;' +
    '8 Ogooué-Maritime;9 Woleu-Ntem',
  GB:
    'ABC>NIR Armagh City/Armagh;ABD>SCT Aberdeenshire;ABE>SCT Aberdeen City/Aberdeen;' +
    'AGB>SCT Argyll and Bute;AGY>WLS Isle of Anglesey/Anglesey;AND>NIR Ards and North Down;' +
    'ANN>NIR Antrim and Newtownabbey;ANS>SCT Angus;BAS>ENG Bath and North East Somerset;' +
    'BBD>ENG Blackburn with Darwen;BCP>ENG Bournemouth;BDF>ENG Bedford;' +
    'BDG>ENG Barking and Dagenham;BEN>ENG Brent;BEX>ENG Bexley;BFS>NIR Belfast City/Belfast;' +
    'BGE>WLS Bridgend;BGW>WLS Blaenau Gwent;BIR>ENG Birmingham;BKM>ENG Buckinghamshire;' +
    'BNE>ENG Barnet;BNH>ENG Brighton and Hove;BNS>ENG Barnsley;BOL>ENG Bolton;' +
    'BPL>ENG Blackpool;BRC>ENG Bracknell Forest;BRD>ENG Bradford;BRY>ENG Bromley;' +
    'BST>ENG Bristol;BUR>ENG Bury;CAM>ENG Cambridgeshire;CAY>WLS Caerphilly;' +
    'CBF>ENG Central Bedfordshire;CCG>NIR Causeway Coast and Glens;CGN>WLS Ceredigion;' +
    'CHE>ENG Cheshire East;CHW>ENG Cheshire West and Chester;CLD>ENG Calderdale;' +
    'CLK>SCT Clackmannanshire;CMA>ENG Cumbria;CMD>ENG Camden;CMN>WLS Carmarthenshire;' +
    'CON>ENG Cornwall;COV>ENG Coventry;CRF>WLS Cardiff;CRY>ENG Croydon;CWY>WLS Conwy;' +
    'DAL>ENG Darlington;DBY>ENG Derbyshire;DEN>WLS Denbighshire;DER>ENG Derby;DEV>ENG Devon;' +
    'DGY>SCT Dumfries and Galloway;DNC>ENG Doncaster;DND>SCT Dundee City/Dundee;DOR>ENG Dorset;' +
    'DRS>NIR Derry and Strabane;DUD>ENG Dudley;DUR>ENG Durham;EAL>ENG Ealing;' +
    'EAW England and Wales;EAY>SCT East Ayrshire;EDH>SCT Edinburgh;EDU>SCT East Dunbartonshire;' +
    'ELN>SCT East Lothian;ELS>SCT Eilean Siar/Outer Hebrides;ENF>ENG Enfield;ENG England;' +
    'ERW>SCT East Renfrewshire;ERY>ENG East Riding of Yorkshire;ESS>ENG Essex;' +
    'ESX>ENG East Sussex;FAL>SCT Falkirk;FIF>SCT Fife;FLN>WLS Flintshire;' +
    'FMO>NIR Fermanagh and Omagh;GAT>ENG Gateshead;GBN Great Britain;' +
    'GLG>SCT Glasgow City/Glasgow;GLS>ENG Gloucestershire;GRE>ENG Greenwich;GWN>WLS Gwynedd;' +
    'HAL>ENG Halton;HAM>ENG Hampshire;HAV>ENG Havering;HCK>ENG Hackney;HEF>ENG Herefordshire;' +
    'HIL>ENG Hillingdon;HLD>SCT Highland;HMF>ENG Hammersmith and Fulham;HNS>ENG Hounslow;' +
    'HPL>ENG Hartlepool;HRT>ENG Hertfordshire;HRW>ENG Harrow;HRY>ENG Haringey;' +
    'IOS>ENG Isles of Scilly;IOW>ENG Isle of Wight;ISL>ENG Islington;IVC>SCT Inverclyde;' +
    'KEC>ENG Kensington and Chelsea;KEN>ENG Kent;KHL>ENG Kingston upon Hull;KIR>ENG Kirklees;' +
    'KTT>ENG Kingston upon Thames;KWL>ENG Knowsley;LAN>ENG Lancashire;' +
    'LBC>NIR Lisburn and Castlereagh;LBH>ENG Lambeth;LCE>ENG Leicester;LDS>ENG Leeds;' +
    'LEC>ENG Leicestershire;LEW>ENG Lewisham;LIN>ENG Lincolnshire;LIV>ENG Liverpool;' +
    'LND>ENG London;LUT>ENG Luton;MAN>ENG Manchester;MDB>ENG Middlesbrough;MDW>ENG Medway;' +
    'MEA>NIR Mid and East Antrim;MIK>ENG Milton Keynes;MLN>SCT Midlothian;' +
    'MON>WLS Monmouthshire;MRT>ENG Merton;MRY>SCT Moray;MTY>WLS Merthyr Tydfil;' +
    'MUL>NIR Mid Ulster;NAY>SCT North Ayrshire;NBL>ENG Northumberland;' +
    'NEL>ENG North East Lincolnshire;NET>ENG Newcastle upon Tyne;NFK>ENG Norfolk;' +
    'NGM>ENG Nottingham;NIR Northern Ireland;NLK>SCT North Lanarkshire;' +
    'NLN>ENG North Lincolnshire;NMD>NIR Newry;NNH>ENG North Northamptonshire;' +
    'NSM>ENG North Somerset;NTL>WLS Neath Port Talbot;NTT>ENG Nottinghamshire;' +
    'NTY>ENG North Tyneside;NWM>ENG Newham;NWP>WLS Newport;NYK>ENG North Yorkshire;' +
    'OLD>ENG Oldham;ORK>SCT Orkney Islands;OXF>ENG Oxfordshire;PEM>WLS Pembrokeshire;' +
    'PKN>SCT Perth and Kinross;PLY>ENG Plymouth;POR>ENG Portsmouth;POW>WLS Powys;' +
    'PTE>ENG Peterborough/Peter;RCC>ENG Redcar and Cleveland;RCH>ENG Rochdale;' +
    'RCT>WLS Rhondda Cynon Taff/Rhondda Cynon Taf;RDB>ENG Redbridge;RDG>ENG Reading;' +
    'RFW>SCT Renfrewshire;RIC>ENG Richmond upon Thames;ROT>ENG Rotherham;RUT>ENG Rutland;' +
    'SAW>ENG Sandwell;SAY>SCT South Ayrshire;SCB>SCT Scottish Borders;SCT Scotland;' +
    'SFK>ENG Suffolk;SFT>ENG Sefton;SGC>ENG South Gloucestershire;SHF>ENG Sheffield;' +
    'SHN>ENG St. Helens/Saint Helens;SHR>ENG Shropshire;SKP>ENG Stockport;SLF>ENG Salford;' +
    'SLG>ENG Slough;SLK>SCT South Lanarkshire;SND>ENG Sunderland;SOL>ENG Solihull;' +
    'SOM>ENG Somerset;SOS>ENG Southend-on-Sea;SRY>ENG Surrey;STE>ENG Stoke-on-Trent;' +
    'STG>SCT Stirling;STH>ENG Southampton;STN>ENG Sutton;STS>ENG Staffordshire;' +
    'STT>ENG Stockton-on-Tees;STY>ENG South Tyneside;SWA>WLS Swansea;SWD>ENG Swindon;' +
    'SWK>ENG Southwark;TAM>ENG Tameside;TFW>ENG Telford and Wrekin;THR>ENG Thurrock;' +
    'TOB>ENG Torbay;TOF>WLS Torfaen;TRF>ENG Trafford;TWH>ENG Tower Hamlets;UKM United Kingdom;' +
    'VGL>WLS Vale of Glamorgan;WAR>ENG Warwickshire;WBK>ENG West Berkshire;' +
    'WDU>SCT West Dunbartonshire;WFT>ENG Waltham Forest;WGN>ENG Wigan;WIL>ENG Wiltshire;' +
    'WKF>ENG Wakefield;WLL>ENG Walsall;WLN>SCT West Lothian;WLS Wales;WLV>ENG Wolverhampton;' +
    'WND>ENG Wandsworth;WNH>ENG West Northamptonshire;WNM>ENG Windsor and Maidenhead;' +
    'WOK>ENG Wokingham;WOR>ENG Worcestershire;WRL>ENG Wirral;WRT>ENG Warrington;' +
    'WRX>WLS Wrexham;WSM>ENG Westminster;WSX>ENG West Sussex;YOR>ENG York;' +
    'ZET>SCT Shetland Islands/Shetland',
  GD:
    '01 Saint Andrew;02 Saint David;03 Saint George;04 Saint John;05 Saint Mark;' +
    '06 Saint Patrick;10 Southern Grenadine Islands/Carriacou and Petite Martinique',
  GE:
    'AB Abkhazia;AJ Adjara;GU Guria;IM Imereti;KA Kakheti;KK Kvemo Kartli;MM Mtskheta-Mtianeti;' +
    'RL Rach\'a-Lechkhumi-Kvemo Svaneti/Racha-Lechkhumi and Kvemo Svaneti;SJ Samtskhe-Javakheti;' +
    'SK Shida Kartli;SZ Samegrelo-Zemo Svaneti;TB Tbilisi',
  GH:
    'AA Greater Accra;AF Ahafo;AH Ashanti;BA Brong-Ahafo;BE Bono East;BO Bono;CP Central;' +
    'EP Eastern;NE North East;NP Northern;OT Oti;SV Savannah;TV Volta;UE Upper East;' +
    'UW Upper West;WN Western North;WP Western',
  GL:
    'AV Avannaata Kommunia;KU Kommune Kujalleq/Kujalleq;QE Qeqqata Kommunia/Qeqqata;' +
    'QT Kommune Qeqertalik;SM Kommuneqarfik Sermersooq/Sermersooq',
  GM:
    'B Banjul;L Lower River/Lower River Division;M Central River/Central River Division;' +
    'N North Bank/North Bank Division;U Upper River/Upper River Division;' +
    'W Western/West Coast Division',
  GN:
    'B Boké/Boké Region;BE>N Beyla;BF>B Boffa;BK>B Boké;C Conakry;CO>D Coyah;' +
    'D Kindia/Kindia Region;DB>F Dabola;DI>F Dinguiraye;DL>M Dalaba;DU>D Dubréka;' +
    'F Faranah/Faranah Region;FA>F Faranah;FO>D Forécariah;FR>B Fria;GA>B Gaoual;' +
    'GU>N Guékédou/Guéckédou;K Kankan/Kankan Region;KA>K Kankan;KB>L Koubia;KD>D Kindia;' +
    'KE>K Kérouané;KN>B Koundara;KO>K Kouroussa;KS>F Kissidougou;L Labé/Labé Region;LA>L Labé;' +
    'LE>L Lélouma;LO>N Lola;M Mamou/Mamou Region;MC>N Macenta;MD>K Mandiana;ML>L Mali;' +
    'MM>M Mamou;N Nzérékoré/Nzérékoré Region;NZ>N Nzérékoré;PI>M Pita;SI>K Siguiri;' +
    'TE>D Télimélé;TO>L Tougué;YO>N Yomou',
  GQ:
    'AN Annobón;BN Bioko Norte;BS Bioko Sur;C Región Continental/Río Muni;CS Centro Sur;' +
    'DJ Djibloho;I Región Insular/Insular;KN Kié-Ntem;LI Litoral;WN Wele-Nzas',
  GR:
    '69 Ágion Óros/Mount Athos;A Anatolikí Makedonía kai/East Macedonia and Thrace;' +
    'B Kentrikí Makedonía/Central Macedonia;C Dytikí Makedonía/West Macedonia;D Ípeiros/Epirus;' +
    'E Thessalía/Thessaly;F Ionía Nísia/Ionian Islands;G Dytikí Elláda/West Greece;' +
    'H Stereá Elláda/Central Greece;I Attikí/Attica;J Pelopónnisos/Peloponnese;' +
    'K Vóreio Aigaío/North Aegean;L Nótio Aigaío/South Aegean;M Kríti/Crete',
  GT:
    '01 Guatemala;02 El Progreso;03 Sacatepéquez;04 Chimaltenango;05 Escuintla;06 Santa Rosa;' +
    '07 Sololá;08 Totonicapán;09 Quetzaltenango;10 Suchitepéquez;11 Retalhuleu;12 San Marcos;' +
    '13 Huehuetenango;14 Quiché;15 Baja Verapaz;16 Alta Verapaz;17 Petén;18 Izabal;19 Zacapa;' +
    '20 Chiquimula;21 Jalapa;22 Jutiapa',
  GW:
    'BA>L Bafatá;BL>S Bolama / Bijagós/Bolama;BM>N Biombo;BS Bissau;CA>N Cacheu;GA>L Gabú;' +
    'L Leste;N Norte;OI>N Oio;QU>S Quinara;S Sul;TO>S Tombali',
  GY:
    'BA Barima-Waini;CU Cuyuni-Mazaruni;DE Demerara-Mahaica;EB East Berbice-Corentyne;' +
    'ES Essequibo Islands-West Demerara;MA Mahaica-Berbice;PM Pomeroon-Supenaam;' +
    'PT Potaro-Siparuni;UD Upper Demerara-Berbice;UT Upper Takutu-Upper Essequibo',
  HN:
    'AT Atlántida;CH Choluteca;CL Colón;CM Comayagua;CP Copán;CR Cortés;EP El Paraíso;' +
    'FM Francisco Morazán;GD Gracias a Dios;IB Islas de la Bahía/Bay Islands;IN Intibucá;' +
    'LE Lempira;LP La Paz;OC Ocotepeque;OL Olancho;SB Santa Bárbara;VA Valle;YO Yoro',
  HR:
    '01 Zagrebačka županija/Zagreb County;02 Krapinsko-zagorska županija/Krapina-Zagorje;' +
    '03 Sisačko-moslavačka županija/Sisak-Moslavina;04 Karlovačka županija/Karlovac;' +
    '05 Varaždinska županija/Varaždin;06 Koprivničko-križevačka županija/Koprivnica-Križevci;' +
    '07 Bjelovarsko-bilogorska županija/Bjelovar-Bilogora;' +
    '08 Primorsko-goranska županija/Primorje-Gorski Kotar;09 Ličko-senjska županija/Lika-Senj;' +
    '10 Virovitičko-podravska županija/Virovitica-Podravina;' +
    '11 Požeško-slavonska županija/Požega-Slavonia;12 Brodsko-posavska županija/Brod-Posavina;' +
    '13 Zadarska županija/Zadar;14 Osječko-baranjska županija/Osijek-Baranja;' +
    '15 Šibensko-kninska županija/Šibenik-Knin;16 Vukovarsko-srijemska županija/Vukovar-Syrmia;' +
    '17 Splitsko-dalmatinska županija/Split-Dalmatia;18 Istarska županija/Istria;' +
    '19 Dubrovačko-neretvanska županija/Dubrovnik-Neretva;20 Međimurska županija/Međimurje;' +
    '21 Grad Zagreb/Zagreb',
  HT:
    'AR Artibonite;CE Centre;GA Grande’Anse/Grand’Anse;ND Nord;NE Nord-Est;NI Nippes;' +
    'NO Nord-Ouest;OU Ouest;SD Sud;SE Sud-Est',
  HU:
    'BA Baranya;BE Békés;BK Bács-Kiskun;BU Budapest;BZ Borsod-Abaúj-Zemplén;' +
    'CS Csongrád-Csanád/Csongrád;FE Fejér;GS Győr-Moson-Sopron;HB Hajdú-Bihar;HE Heves;' +
    'JN Jász-Nagykun-Szolnok;KE Komárom-Esztergom;NO Nógrád;PE Pest;SO Somogy;TO Tolna;VA Vas;' +
    'VE Veszprém/Veszprém County;ZA Zala',
  ID:
    'AC Aceh;BA Bali;BB Kepulauan Bangka Belitung/Bangka–Belitung Islands;BE Bengkulu;' +
    'BT Banten;GO Gorontalo;JA Jambi;JB Jawa Barat/West Java;JI Jawa Timur/East Java;' +
    'JK Jakarta Raya/Jakarta;JT Jawa Tengah/Central Java;KB Kalimantan Barat/West Kalimantan;' +
    'KI Kalimantan Timur/East Kalimantan;KR Kepulauan Riau/Riau Islands;' +
    'KS Kalimantan Selatan/South Kalimantan;KT Kalimantan Tengah/Central Kalimantan;' +
    'KU Kalimantan Utara/North Kalimantan;LA Lampung;MA Maluku;MU Maluku Utara/North Maluku;' +
    'NB Nusa Tenggara Barat/West Nusa Tenggara;NT Nusa Tenggara Timur/East Nusa Tenggara;' +
    'PA Papua;PB Papua Barat/West Papua;PD Papua Barat Daya;PE Papua Pengunungan;' +
    'PS Papua Selatan;PT Papua Tengah;RI Riau;SA Sulawesi Utara/North Sulawesi;' +
    'SB Sumatera Barat/West Sumatra;SG Sulawesi Tenggara/Southeast Sulawesi;' +
    'SN Sulawesi Selatan/South Sulawesi;SR Sulawesi Barat/West Sulawesi;' +
    'SS Sumatera Selatan/South Sumatra;ST Sulawesi Tengah/Central Sulawesi;' +
    'SU Sumatera Utara/North Sumatra;YO Yogyakarta',
  IE:
    'C Connaught/Connacht;CE>M Clare;CN>U Cavan;CO>M Cork;CW>L Carlow;D>L Dublin;DL>U Donegal;' +
    'G>C Galway;KE>L Kildare;KK>L Kilkenny;KY>M Kerry;L Leinster;LD>L Longford;LH>L Louth;' +
    'LK>M Limerick;LM>C Leitrim;LS>L Laois;M Munster;MH>L Meath;MN>U Monaghan;MO>C Mayo;' +
    'OY>L Offaly;RN>C Roscommon;SO>C Sligo;TA>M Tipperary;U Ulster;WD>M Waterford;' +
    'WH>L Westmeath;WW>L Wicklow;WX>L Wexford',
  IL:
    'D HaDarom/Southern District;HA H̱efa/Haifa District;JM Yerushalayim/Jerusalem;' +
    'M HaMerkaz/Central District;TA Tel Aviv/Tel Aviv District;Z HaTsafon/Northern District',
  IN:
    'AN Andaman and Nicobar Islands;AP Andhra Pradesh;AR Arunachal Pradesh;AS Assam;BR Bihar;' +
    'CG Chhattīsgarh;CH Chandigarh;DH Dādra and Nagar Haveli and Damān and Diu;DL Delhi;GA Goa;' +
    'GJ Gujarat;HP Himachal Pradesh;HR Haryana;JH Jharkhand;JK Jammu and Kashmir;KA Karnataka;' +
    'KL Kerala;LA Ladakh;LD Lakshadweep;MH Maharashtra;ML Meghalaya;MN Manipur;' +
    'MP Madhya Pradesh;MZ Mizoram;NL Nagaland;OD Odisha;PB Punjab;PY Puducherry;RJ Rajasthan;' +
    'SK Sikkim;TN Tamil Nadu;TR Tripura;TS Telangāna;UK Uttarākhand;UP Uttar Pradesh;' +
    'WB West Bengal',
  IQ:
    'AN Al Anbar;AR>KR Arbīl/Erbil;BA Al Başrah/Basra;BB Bābil/Babylon;BG Baghdad;' +
    'DA>KR Dahūk/Dohuk;DI Diyala;DQ Dhi Qar;KA Karbala;KI Kirkuk;KR Iqlīm Kūrdistān/Kurdistan;' +
    'MA Maysan;MU Al Muthanna;NA An Najaf/Najaf;NI Nīnawá/Nineveh;' +
    'QA Al Qādisīyah/Al-Qādisiyyah;SD Şalāḩ ad Dīn/Saladin;SU>KR As Sulaymānīyah/Sulaymaniyah;' +
    'WA Wasit',
  IR:
    '00 Markazī;01 Gīlān/East Azerbaijan;02 Māzandarān/West Azarbaijan;' +
    '03 Āz̄ārbāyjān-e Shārqī/Ardabil;04 Āz̄ārbāyjān-e Ghārbī/Isfahan;05 Kermānshāh/Ilam;' +
    '06 Khūzestān/Bushehr;07 Fārs/Tehran;08 Kermān/Chaharmahal and Bakhtiari;' +
    '09 Khorāsān-e Raẕavī;10 Eşfahān/Khuzestan;11 Sīstān va Balūchestān/Zanjan;' +
    '12 Kordestān/Semnan;13 Hamadān/Sistan and Baluchestan;14 Chahār Maḩāl va Bakhtīārī/Fars;' +
    '15 Lorestān/Kerman;16 Īlām/Kurdistan;17 Kohgīlūyeh va Bowyer Aḩmad/Kermanshah;' +
    '18 Būshehr/Kohgiluyeh and Boyer-Ahmad;19 Zanjān/Gilan;20 Semnān/Lorestan;' +
    '21 Yazd/Mazandaran;22 Hormozgān/Markazi;23 Tehrān/Hormozgan;24 Ardabīl/Hamadan;' +
    '25 Qom/Yazd;26 Qazvīn/Qom;27 Golestan;28 Khorāsān-e Shomālī/Qazvin;' +
    '29 Khorāsān-e Jonūbī/South Khorasan;30 Alborz/Razavi Khorasan',
  IS:
    '1 Höfuðborgarsvæði/Capital;2 Suðurnes/Southern Peninsula;3 Vesturland/Western;' +
    '4 Vestfirðir/Westfjords;5 Norðurland vestra/Northwestern;6 Norðurland eystra/Northeastern;' +
    '7 Austurland/Eastern;8 Suðurland/Southern',
  IT:
    '21 Piemonte/Piedmont;23 Valle d\'Aosta/Vallée d\'Aoste/Aosta Valley;25 Lombardia/Lombardy;' +
    '32 Trentino-Alto Adige/Trentino-Südtirol/Trentino-South Tyrol;34 Veneto;' +
    '36 Friuli–Venezia Giulia;42 Liguria;45 Emilia-Romagna;52 Toscana/Tuscany;55 Umbria;' +
    '57 Marche;62 Lazio;65 Abruzzo;67 Molise;72 Campania;75 Puglia/Apulia;77 Basilicata;' +
    '78 Calabria;82 Sicilia/Sicily;88 Sardegna/Sardinia;AG>82 Agrigento;AL>21 Alessandria;' +
    'AN>57 Ancona;AP>57 Ascoli Piceno;AQ>65 L’Aquila;AR>52 Arezzo;AT>21 Asti;AV>72 Avellino;' +
    'BA>75 Bari;BG>25 Bergamo;BI>21 Biella;BL>34 Belluno;BN>72 Benevento;BO>45 Bologna;' +
    'BR>75 Brindisi;BS>25 Brescia;BT>75 Barletta-Andria-Trani;BZ>32 Bolzano/Bozen/South Tyrol;' +
    'CA>88 Cagliari;CB>67 Campobasso;CE>72 Caserta;CH>65 Chieti;CL>82 Caltanissetta;' +
    'CN>21 Cuneo;CO>25 Como;CR>25 Cremona;CS>78 Cosenza;CT>82 Catania;CZ>78 Catanzaro;' +
    'EN>82 Enna;FC>45 Forlì-Cesena;FE>45 Ferrara;FG>75 Foggia;FI>52 Firenze/Florence;' +
    'FM>57 Fermo;FR>62 Frosinone;GE>42 Genova/Genoa;GO>36 Gorizia;GR>52 Grosseto;IM>42 Imperia;' +
    'IS>67 Isernia;KR>78 Crotone;LC>25 Lecco;LE>75 Lecce;LI>52 Livorno;LO>25 Lodi;LT>62 Latina;' +
    'LU>52 Lucca;MB>25 Monza e Brianza/Monza and Brianza;MC>57 Macerata;ME>82 Messina;' +
    'MI>25 Milano/Milan;MN>25 Mantova/Mantua;MO>45 Modena;' +
    'MS>52 Massa-Carrara/Massa and Carrara;MT>77 Matera;NA>72 Napoli/Naples;NO>21 Novara;' +
    'NU>88 Nuoro;OR>88 Oristano;PA>82 Palermo;PC>45 Piacenza;PD>34 Padova/Padua;PE>65 Pescara;' +
    'PG>55 Perugia;PI>52 Pisa;PN>36 Pordenone;PO>52 Prato;PR>45 Parma;PT>52 Pistoia;' +
    'PU>57 Pesaro e Urbino/Pesaro and Urbino;PV>25 Pavia;PZ>77 Potenza;RA>45 Ravenna;' +
    'RC>78 Reggio Calabria;RE>45 Reggio Emilia;RG>82 Ragusa;RI>62 Rieti;RM>62 Roma/Rome;' +
    'RN>45 Rimini;RO>34 Rovigo;SA>72 Salerno;SI>52 Siena;SO>25 Sondrio;SP>42 La Spezia;' +
    'SR>82 Siracusa/Syracuse;SS>88 Sassari;SU>88 Sud Sardegna;SV>42 Savona;TA>75 Taranto;' +
    'TE>65 Teramo;TN>32 Trento/Trentino;TO>21 Torino/Turin;TP>82 Trapani;TR>55 Terni;' +
    'TS>36 Trieste;TV>34 Treviso;UD>36 Udine;VA>25 Varese;VB>21 Verbano-Cusio-Ossola;' +
    'VC>21 Vercelli;VE>34 Venezia/Venice;VI>34 Vicenza;VR>34 Verona;VT>62 Viterbo;' +
    'VV>78 Vibo Valentia',
  JM:
    '01 Kingston;02 Saint Andrew;03 Saint Thomas;04 Portland;05 Saint Mary;06 Saint Ann;' +
    '07 Trelawny;08 Saint James;09 Hanover;10 Westmoreland;11 Saint Elizabeth;12 Manchester;' +
    '13 Clarendon;14 Saint Catherine',
  JO:
    'AJ ‘Ajlūn/Ajloun;AM Al ‘A̅şimah/Amman;AQ Al ‘Aqabah/Aqaba;AT Aţ Ţafīlah/Tafilah;' +
    'AZ Az Zarqā’/Zarqa;BA Al Balqā’/Balqa;IR Irbid;JA Jarash/Jerash;KA Al Karak/Karak;' +
    'MA Al Mafraq/Mafraq;MD Madaba;MN Ma’an',
  JP:
    '01 Hokkaidō/北海道;02 Aomori/青森県;03 Iwate/岩手県;04 Miyagi/宮城県;05 Akita/秋田県;06 Yamagata/山形県;' +
    '07 Hukusima/Fukushima/福島県;08 Ibaraki/茨城県;09 Totigi/Tochigi/栃木県;10 Gunma/群馬県;' +
    '11 Saitama/埼玉県;12 Tiba/Chiba/千葉県;13 Tokyo/東京都;14 Kanagawa/神奈川県;15 Niigata/新潟県;' +
    '16 Toyama/富山県;17 Isikawa/Ishikawa/石川県;18 Hukui/Fukui/福井県;19 Yamanasi/Yamanashi/山梨県;' +
    '20 Nagano/長野県;21 Gihu/Gifu/岐阜県;22 Sizuoka/Shizuoka/静岡県;23 Aiti/Aichi/愛知県;24 Mie/三重県;' +
    '25 Siga/Shiga/滋賀県;26 Kyōto/京都府;27 Ōsaka/大阪府;28 Hyōgo/兵庫県;29 Nara/奈良県;30 Wakayama/和歌山県;' +
    '31 Tottori/鳥取県;32 Simane/Shimane/島根県;33 Okayama/岡山県;34 Hirosima/Hiroshima/広島県;' +
    '35 Yamaguti/Yamaguchi/山口県;36 Tokusima/Tokushima/徳島県;37 Kagawa/香川県;38 Ehime/愛媛県;' +
    '39 Kôti/Kōchi/高知県;40 Hukuoka/Fukuoka/福岡県;41 Saga/佐賀県;42 Nagasaki/長崎県;43 Kumamoto/熊本県;' +
    '44 Ōita/大分県;45 Miyazaki/宮崎県;46 Kagosima/Kagoshima/鹿児島県;47 Okinawa/沖縄県',
  KE:
    '01 Baringo;02 Bomet;03 Bungoma;04 Busia;05 Elgeyo-Marakwet;06 Embu;07 Garissa;08 Homa Bay;' +
    '09 Isiolo;10 Kajiado;11 Kakamega;12 Kericho;13 Kiambu;14 Kilifi;15 Kirinyaga;16 Kisii;' +
    '17 Kisumu;18 Kitui;19 Kwale;20 Laikipia;21 Lamu;22 Machakos;23 Makueni;24 Mandera;' +
    '25 Marsabit;26 Meru;27 Migori;28 Mombasa;29 Murang’a;30 Nairobi City/Nairobi County;' +
    '31 Nakuru;32 Nandi;33 Narok;34 Nyamira;35 Nyandarua;36 Nyeri;37 Samburu;38 Siaya;' +
    '39 Taita-Taveta;40 Tana River;41 Tharaka-Nithi;42 Trans Nzoia;43 Turkana;44 Uasin Gishu;' +
    '45 Vihiga;46 Wajir;47 West Pokot',
  KG:
    'B Batken;C Chuy;GB Bishkek Shaary/Bishkek;GO Osh Shaary/Osh;J Jalal-Abad;N Naryn;' +
    'O Osh/Osh Region;T Talas;Y Ysyk-Köl/Issyk-Kul',
  KH:
    '1 Banteay Mean Choăy/Banteay Meanchey;10 Kracheh/Kratié;11 Mondol Kiri/Mondulkiri;' +
    '12 Phnom Penh;13 Preah Vihear;14 Prey Veaeng/Prey Veng;15 Pousaat/Pursat;' +
    '16 Rotanak Kiri/Ratanakiri;17 Siem Reab/Siem Reap;18 Preah Sihanouk/Sihanoukville;' +
    '19 Stueng Traeng/Stung Treng;2 Baat Dambang/Battambang;20 Svaay Rieng/Svay Rieng;' +
    '21 Taakaev/Takéo;22 Otdar Mean Chey/Oddar Meanchey;23 Kaeb/Kep;24 Pailin;25 Tbong Khmum;' +
    '3 Kampong Chaam/Kampong Cham;4 Kampong Chhnang;5 Kampong Spueu/Kampong Speu;' +
    '6 Kampong Thum/Kampong Thom;7 Kampot;8 Kandaal/Kandal;9 Kaoh Kong/Koh Kong',
  KI: 'G Gilbert Islands;L Line Islands;P Phoenix Islands',
  KM: 'A Anjouan;G Grande Comore;M Mohéli',
  KN:
    '01>K Christ Church Nichola Town;02>K Saint Anne Sandy Point;03>K Saint George Basseterre;' +
    '04>N Saint George Gingerland;05>N Saint James Windward;06>K Saint John Capisterre;' +
    '07>N Saint John Figtree;08>K Saint Mary Cayon;09>K Saint Paul Capisterre;' +
    '10>N Saint Paul Charlestown;11>K Saint Peter Basseterre;12>N Saint Thomas Lowland;' +
    '13>K Saint Thomas Middle Island;15>K Trinity Palmetto Point;K Saint Kitts;N Nevis',
  KP:
    '01 Pyongyang;02 P\'yǒngan-namdo/South Pyongan;03 P\'yǒngan-bukto/North Pyongan;' +
    '04 Chagang-do/Chagang;05 Hwanghae-namdo/South Hwanghae;06 Hwanghae-bukto/North Hwanghae;' +
    '07 Kangwǒn-do/Kangwon;08 Hamgyǒng-namdo/South Hamgyong;09 Hamgyǒng-bukto/North Hamgyong;' +
    '10 Ryanggang-do/Ryanggang;13 Rason;14 Namp’o/Nampho;15 Kaesŏng/Kaeseong',
  KR:
    '11 Seoul-teukbyeolsi/서울;26 Busan-gwangyeoksi/부산;27 Daegu-gwangyeoksi/대구;' +
    '28 Incheon-gwangyeoksi/인천;29 Gwangju-gwangyeoksi/Gwangju City/광주광역시;' +
    '30 Daejeon-gwangyeoksi/대전;31 Ulsan-gwangyeoksi/울산;41 Gyeonggi-do/경기;' +
    '42 Gangwon-teukbyeoljachido/강원;43 Chungcheongbuk-do/North Chungcheong/충북/충청북도;' +
    '44 충청남도/South Chungcheong/충남;45 Jeollabuk-do/North Jeolla/전북/전라북도;' +
    '46 Jeollanam-do/South Jeolla/전남/전라남도;47 Gyeongsangbuk-do/North Gyeongsang/경북/경상북도;' +
    '48 경상남도/South Gyeongsang/경남;49 Jeju-teukbyeoljachido/제주;50 세종',
  KW:
    'AH Al Ahmadi;FA Al Farwaniyah;HA Hawalli;JA Al Jahra;KU Al Asimah;' +
    'MU Mubārak al Kabīr/Mubarak Al-Kabeer',
  KZ:
    '10 Abay/Abay oblysy;11 Aqmola oblysy;15 Aqtöbe oblysy;19 Almaty/Almaty oblysy;' +
    '23 Atyraū/Atyraū oblysy;27 Batys Qazaqstan oblysy;31 Zhambyl oblysy;33 Zhetisū oblysy;' +
    '35 Qaraghandy oblysy;39 Qostanay oblysy;43 Qyzylorda oblysy;47 Mangghystaū oblysy;' +
    '55 Pavlodar oblysy;59 Soltüstik Qazaqstan oblysy;61 Türkistan oblysy;' +
    '62 Ulytaū/Ulytaū oblysy;63 Shyghys Qazaqstan oblysy;71 Astana;75 Almaty;79 Shymkent',
  LA:
    'AT Attapu/Attapeu;BK Bokeo;BL Bolikhamxai/Bolikhamsai;CH Champasak;HO Houaphan/Houaphanh;' +
    'KH Khammouan/Khammouane;LM Louang Namtha/Luang Namtha;LP Louangphabang/Luang Prabang;' +
    'OU Oudômxai/Oudomxay;PH Phôngsali/Phongsaly;SL Salavan;SV Savannakhet;' +
    'VI Viangchan/Vientiane Province;VT Viangchan/Vientiane;XA Xaignabouli/Sainyabuli;' +
    'XE Xékong/Sekong;XI Xiangkhouang;XS Xaisomboun',
  LB:
    'AK Aakkâr/Akkar;AS Liban-Nord/North;BA Beyrouth/Beirut;BH Baalbek-Hermel;BI Beqaa;' +
    'JA Liban-Sud/South;JL Mont-Liban/Mount Lebanon;NA Nabatîyé/Nabatieh',
  LC:
    '01 Anse la Raye;02 Castries;03 Choiseul;05 Dennery;06 Gros Islet;07 Laborie;08 Micoud;' +
    '10 Soufrière;11 Vieux Fort;12 Canaries',
  LI:
    '01 Balzers;02 Eschen;03 Gamprin;04 Mauren;05 Planken;06 Ruggell;07 Schaan;08 Schellenberg;' +
    '09 Triesen;10 Triesenberg;11 Vaduz',
  LK:
    '1 Basnāhira paḷāta/Western;11>1 Kŏḷamba/Colombo;12>1 Gampaha;13>1 Kalutara;' +
    '2 Madhyama paḷāta/Central;21>2 Mahanuvara/Kandy;22>2 Matale;' +
    '23>2 Nuvara Ĕliya/Nuwara Eliya;3 Dakuṇu paḷāta/Southern;31>3 Gālla/Galle;32>3 Matara;' +
    '33>3 Hambantota;4 Uturu paḷāta/Northern;41>4 Yāpanaya/Jaffna;42>4 Kilinochchi;' +
    '43>4 Mannārama/Mannar;44>4 Vavuniyāva/Vavuniya;45>4 Mulativ/Mullaitivu;' +
    '5 Næ̆gĕnahira paḷāta/Eastern;51>5 Maḍakalapuva/Batticaloa;52>5 Ampara;' +
    '53>5 Trikuṇāmalaya/Trincomalee;6 Vayamba paḷāta/North Western;61>6 Kuruṇægala/Kurunegala;' +
    '62>6 Puttalama/Puttalam;7 Uturumæ̆da paḷāta/North Central;71>7 Anuradhapura;' +
    '72>7 Pŏḷŏnnaruva/Polonnaruwa;8 Ūva paḷāta/Uva;81>8 Badulla;82>8 Mŏṇarāgala/Moneragala;' +
    '9 Sabaragamuva paḷāta/Sabaragamuwa;91>9 Ratnapura;92>9 Kægalla/Kegalle',
  LR:
    'BG Bong;BM Bomi;CM Grand Cape Mount;GB Grand Bassa;GG Grand Gedeh;GK Grand Kru;' +
    'GP Gbarpolu;LO Lofa;MG Margibi;MO Montserrado;MY Maryland;NI Nimba;RG River Gee;' +
    'RI Rivercess;SI Sinoe',
  LS:
    'A Maseru;B Botha-Bothe/Butha-Buthe;C Leribe;D Berea;E Mafeteng;F Mohale’s Hoek;G Quthing;' +
    'H Qacha’s Nek;J Mokhotlong;K Thaba-Tseka',
  LT:
    '01>SA Akmenė;02>AL Alytaus miestas/Alytus Municipality;03>AL Alytus;04>UT Anykščiai;' +
    '05>KU Birštonas;06>PN Biržai;07>AL Druskininkai;08>VL Elektrėnai;09>UT Ignalina;' +
    '10>KU Jonava;11>SA Joniškis;12>TA Jurbarkas;13>KU Kaišiadorys;14>MR Kalvarija;' +
    '15>KU Kauno miestas/Kauno Municipality;16>KU Kaunas;17>MR Kazlų Rūdos/Kazlų Rūda;' +
    '18>KU Kėdainiai;19>SA Kelmė;20>KL Klaipėdos miestas/Klaipėdos Municipality;21>KL Klaipėda;' +
    '22>KL Kretinga;23>PN Kupiškis;24>AL Lazdijai;25>MR Marijampolė;26>TE Mažeikiai;' +
    '27>UT Molėtai;28>KL Neringa;29>TA Pagėgiai;30>SA Pakruojis;31>KL Palangos miestas/Palanga;' +
    '32>PN Panevėžio miestas/Panevėžio Municipality;33>PN Panevėžys;34>PN Pasvalys;' +
    '35>TE Plungė;36>KU Prienai;37>SA Radviliškis;38>KU Raseiniai;39>TE Rietavas;' +
    '40>PN Rokiškis;41>MR Šakiai;42>VL Šalčininkai;43>SA Šiaulių miestas/Šiaulių Municipality;' +
    '44>SA Šiauliai;45>TA Šilalė;46>KL Šilutė;47>VL Širvintos;48>KL Skuodas;49>VL Švenčionys;' +
    '50>TA Tauragė;51>TE Telšiai;52>VL Trakai;53>VL Ukmergė;54>UT Utena;55>AL Varėna;' +
    '56>MR Vilkaviškis;57>VL Vilniaus miestas/Vilniaus Municipality;58>VL Vilnius;' +
    '59>UT Visaginas;60>UT Zarasai;AL Alytaus apskritis/Alytus County;' +
    'KL Klaipėdos apskritis/Klaipėda County;KU Kauno apskritis/Kaunas County;' +
    'MR Marijampolės apskritis/Marijampolė County;PN Panevėžio apskritis/Panevėžys County;' +
    'SA Šiaulių apskritis/Šiauliai County;TA Tauragės apskritis/Tauragė County;' +
    'TE Telšių apskritis/Telšiai County;UT Utenos apskritis/Utena County;' +
    'VL Vilniaus apskritis/Vilnius County',
  LU:
    'CA Capellen;CL Clervaux;D Diekirch;DI Diekirch;EC Echternach;ES Esch-sur-Alzette;' +
    'G Grevenmacher;GR Grevenmacher;L Luxembourg;LU Luxembourg;ME Mersch;RD Redange;RM Remich;' +
    'VD Vianden;WI Wiltz',
  LV:
    '002 Aizkraukles novads/Aizkraukle;007 Alūksnes novads/Alūksne;011 Ādažu novads/Ādaži;' +
    '015 Balvu novads/Balvi;016 Bauskas novads/Bauska;022 Cēsu novads/Cēsis;' +
    '026 Dobeles novads/Dobele;033 Gulbenes novads/Gulbene;' +
    '041 Jelgavas novads/Jelgava Municipality;042 Jēkabpils novads/Jēkabpils Municipality;' +
    '047 Krāslavas novads/Krāslava;050 Kuldīgas novads/Kuldīga;052 Ķekavas novads/Ķekava;' +
    '054 Limbažu novads/Limbaži;056 Līvānu novads/Līvāni;058 Ludzas novads/Ludza;' +
    '059 Madonas novads/Madona;062 Mārupes novads/Mārupe;067 Ogres novads/Ogre;' +
    '068 Olaines novads/Olaine;073 Preiļu novads/Preiļi;' +
    '077 Rēzeknes novads/Rēzekne Municipality;080 Ropažu novads/Ropaži;' +
    '087 Salaspils novads/Salaspils;088 Saldus novads/Saldus;089 Saulkrastu novads/Saulkrasti;' +
    '091 Siguldas novads/Sigulda;094 Smiltenes novads/Smiltene;097 Talsu novads/Talsi;' +
    '099 Tukuma novads/Tukums;101 Valkas novads/Valka;102 Varakļānu novads/Varakļāni;' +
    '106 Ventspils novads/Ventspils Municipality;111 Augšdaugavas novads;' +
    '112 Dienvidkurzemes Novads;113 Valmieras Novads;DGV Daugavpils;JEL Jelgava;JUR Jūrmala;' +
    'LPX Liepāja;REZ Rēzekne;RIX Riga;VEN Ventspils',
  LY:
    'BA Banghāzī/Benghazi;BU Al Buţnān/Butnan;DR Darnah/Derna;GT Ghat;' +
    'JA Al Jabal al Akhḑar/Jabal al Akhdar;JG Al Jabal al Gharbī/Jabal al Gharbi;' +
    'JI Al Jafārah/Jafara;JU Al Jufrah/Jufra;KF Al Kufrah/Kufra;MB Al Marqab/Murqub;' +
    'MI Mişrātah/Misrata;MJ Al Marj/Marj;MQ Murzuq;NL Nalut;' +
    'NQ An Nuqāţ al Khams/Nuqat al Khams;SB Sabha;SR Surt/Sirte;TB Ţarābulus/Tripoli;' +
    'WA Al Wahat;WD Wādī al Ḩayāt/Wadi al Hayaa;WS Wādī ash Shāţi’/Wadi al Shatii;' +
    'ZA Az Zāwiyah/Zawiya',
  MA:
    '01 Tanger-Tétouan-Al Hoceïma;02 L\'Oriental;03 Fès-Meknès;04 Rabat-Salé-Kénitra;' +
    '05 Béni Mellal-Khénifra;06 Casablanca-Settat;07 Marrakech-Safi;08 Drâa-Tafilalet;' +
    '09 Souss-Massa;10 Guelmim-Oued Noun;11 Laâyoune-Sakia El Hamra;12 Dakhla-Oued Ed-Dahab;' +
    'AGD>09 Agadir-Ida-Ou-Tanane;AOU>12 Aousserd;ASZ>10 Assa-Zag;AZI>05 Azilal;' +
    'BEM>05 Béni Mellal;BER>02 Berkane;BES>06 Benslimane;BOD>11 Boujdour;BOM>03 Boulemane;' +
    'BRR>06 Berrechid;CAS>06 Casablanca;CHE>01 Chefchaouen;CHI>07 Chichaoua;' +
    'CHT>06 Chtouka-Ait Baha;DRI>02 Driouch;ERR>08 Errachidia;ESI>07 Essaouira;' +
    'ESM>11 Es-Semara;FAH>01 Fahs-Anjra;FES>03 Fès;FIG>02 Figuig;FQH>05 Fquih Ben Salah;' +
    'GUE>10 Guelmim;GUF>02 Guercif;HAJ>03 El Hajeb;HAO>07 Al Haouz;HOC>01 Al Hoceïma;' +
    'IFR>03 Ifrane;INE>09 Inezgane-Ait Melloul;JDI>06 El Jadida;JRA>02 Jerada;KEN>04 Kénitra;' +
    'KES>07 El Kelâa des Sraghna;KHE>04 Khémisset;KHN>05 Khénifra;KHO>05 Khouribga;' +
    'LAA>11 Laâyoune;LAR>01 Larache;MAR>07 Marrakech;MDF>01 M’diq-Fnideq;MED>06 Médiouna;' +
    'MEK>03 Meknès;MID>08 Midelt;MOH>06 Mohammadia;MOU>03 Moulay Yacoub;NAD>02 Nador;' +
    'NOU>04 Nouaceur;OUA>08 Ouarzazate;OUD>12 Oued Ed-Dahab;OUJ>02 Oujda-Angad;OUZ>01 Ouezzane;' +
    'RAB>04 Rabat;REH>07 Rehamna;SAF>07 Safi;SAL>04 Salé;SEF>03 Sefrou;SET>06 Settat;' +
    'SIB>06 Sidi Bennour;SIF>10 Sidi Ifni;SIK>04 Sidi Kacem;SIL>04 Sidi Slimane;' +
    'SKH>04 Skhirate-Témara;TAF>11 Tarfaya;TAI>02 Taourirt;TAO>03 Taounate;TAR>09 Taroudannt;' +
    'TAT>09 Tata;TAZ>03 Taza;TET>01 Tétouan;TIN>08 Tinghir;TIZ>09 Tiznit;TNG>01 Tanger-Assilah;' +
    'TNT>10 Tan-Tan;YUS>07 Youssoufia;ZAG>08 Zagora',
  MC:
    'CL La Colle;CO La Condamine;FO Fontvieille;GA La Gare;' +
    'JE Jardin Exotique/Jardin Exotique de Monaco;LA Larvotto;MA Malbousquet;MC Monte Carlo;' +
    'MG Moneghetti;MO Monaco-Ville;MU Moulins;PH Port-Hercule/Port Hercules;' +
    'SD Sainte-Dévote/Sainte-Dévote Chapel;SO La Source;SP Spélugues;SR Saint Roman;' +
    'VR Vallon de la Rousse',
  MD:
    'AN Anenii Noi;BA Bălţi;BD Bender;BR Briceni;BS Basarabeasca;CA Cahul;CL Călărași;' +
    'CM Cimișlia;CR Criuleni;CS Căușeni;CT Cantemir;CU Chișinău;DO Dondușeni;DR Drochia;' +
    'DU Dubăsari;ED Edineț;FA Fălești;FL Florești;GA Gagauzia;GL Glodeni;HI Hîncești;' +
    'IA Ialoveni;LE Leova;NI Nisporeni;OC Ocniţa;OR Orhei;RE Rezina;RI Rîșcani;SD Șoldănești;' +
    'SI Sîngerei;SN Stînga Nistrului/Transnistria;SO Soroca;ST Strășeni;SV Ştefan Vodă;' +
    'TA Taraclia;TE Telenești;UN Ungheni',
  ME:
    '01 Andrijevica;02 Bar;03 Berane;04 Bijelo Polje;05 Budva;06 Cetinje;07 Danilovgrad;' +
    '08 Herceg Novi;09 Kolašin;10 Kotor;11 Mojkovac;12 Nikšić;13 Plav;14 Pljevlja;15 Plužine;' +
    '16 Podgorica;17 Rožaje;18 Šavnik;19 Tivat;20 Ulcinj;21 Žabljak;22 Gusinje;23 Petnjica;' +
    '24 Tuzi;25 Zeta',
  MG: 'A Toamasina;D Antsiranana;F Fianarantsoa;M Mahajanga;T Antananarivo;U Toliara',
  MH:
    'ALK>T Ailuk/Ailuk Atoll;ALL>L Ailinglaplap/Ailinglaplap Atoll;ARN>T Arno;' +
    'AUR>T Aur/Aur Atoll;EBO>L Ebon/Ebon Atoll;ENI>L Enewetak & Ujelang/Enewetak Atoll;' +
    'JAB>L Jabat/Jabat Island;JAL>L Jaluit/Jaluit Atoll;KIL>L Bikini & Kili/Kili Island;' +
    'KWA>L Kwajalein;L Ralik Chain;LAE>L Lae/Lae Atoll;LIB>L Lib/Lib Island;' +
    'LIK>T Likiep/Likiep Atoll;MAJ>T Majuro;MAL>T Maloelap/Maloelap Atoll;' +
    'MEJ>T Mejit/Mejit Island;MIL>T Mili/Mili Atoll;NMK>L Namdrik/Namdrik Atoll;' +
    'NMU>L Namu/Namu Atoll;RON>L Rongelap/Rongelap Atoll;T Ratak Chain;UJA>L Ujae/Ujae Atoll;' +
    'UTI>T Utrik/Utirik Atoll;WTH>L Wotho/Wotho Atoll;WTJ>T Wotje/Wotje Atoll',
  MK:
    '101 Veles;102 Gradsko;103 Demir Kapija;104 Kavadarci;105 Lozovo;106 Negotino;107 Rosoman;' +
    '108 Sveti Nikole;109 Čaška;201 Berovo;202 Vinica;203 Delčevo;204 Zrnovci;205 Karbinci;' +
    '206 Kočani;207 Makedonska Kamenica;208 Pehčevo;209 Probištip;210 Češinovo-Obleševo;' +
    '211 Štip;301 Vevčani;303 Debar;304 Debrca;307 Kičevo;308 Makedonski Brod;310 Ohrid;' +
    '311 Plasnica;312 Struga;313 Centar Župa;401 Bogdanci;402 Bosilovo;403 Valandovo;' +
    '404 Vasilevo;405 Gevgelija;406 Dojran;407 Konče;408 Novo Selo;409 Radoviš;410 Strumica;' +
    '501 Bitola;502 Demir Hisar;503 Dolneni;504 Krivogaštani;505 Kruševo;506 Mogila;507 Novaci;' +
    '508 Prilep;509 Resen;601 Bogovinje;602 Brvenica;603 Vrapčište;604 Gostivar;605 Želino;' +
    '606 Jegunovce;607 Mavrovo i Rostuše;608 Tearce;609 Tetovo;701 Kratovo;702 Kriva Palanka;' +
    '703 Kumanovo;704 Lipkovo;705 Rankovce;706 Staro Nagoričane;801 Aerodrom †;802 Aračinovo;' +
    '803 Butel †;804 Gazi Baba †;805 Gjorče Petrov †;806 Zelenikovo;807 Ilinden;808 Karpoš †;' +
    '809 Kisela Voda †;810 Petrovec;811 Saraj †;812 Sopište;813 Studeničani;814 Centar †;' +
    '815 Čair †;816 Čučer-Sandevo;817 Šuto Orizari †',
  ML:
    '1 Kayes;10 Taoudénit;2 Koulikoro;3 Sikasso;4 Ségou;5 Mopti;6 Tombouctou;7 Gao;8 Kidal;' +
    '9 Ménaka;BKO Bamako',
  MM:
    '01 Sagaing;02 Bago;03 Magway;04 Mandalay;05 Tanintharyi;06 Yangon;07 Ayeyarwady;11 Kachin;' +
    '12 Kayah;13 Kayin;14 Chin;15 Mon;16 Rakhine;17 Shan;18 Nay Pyi Taw/Naypyidaw',
  MN:
    '035 Orhon/Orkhon;037 Darhan uul/Darkhan-Uul;039 Hentiy/Khentii;041 Hövsgöl/Khövsgöl;' +
    '043 Hovd/Khovd;046 Uvs;047 Töv;049 Selenge;051 Sühbaatar/Sükhbaatar;053 Ömnögovi;' +
    '055 Övörhangay/Övörkhangai;057 Dzavhan/Zavkhan;059 Dundgovi;061 Dornod;063 Dornogovi;' +
    '064 Govisümber;065 Govĭ-Altay/Govi-Altai;067 Bulgan;069 Bayanhongor/Bayankhongor;' +
    '071 Bayan-Ölgiy/Bayan-Ölgii;073 Arhangay/Arkhangai;1 Ulaanbaatar',
  MR:
    '01 Hodh Ech Chargui;02 Hodh El Gharbi;03 Assaba;04 Gorgol;05 Brakna;06 Trarza;07 Adrar;' +
    '08 Dakhlet Nouadhibou;09 Tagant;10 Guidimaka;11 Tiris Zemmour;12 Inchiri;' +
    '13 Nuwākshūţ al Gharbīyah/Nouakchott Ouest;14 Nuwākshūţ ash Shamālīyah/Nouakchott Nord;' +
    '15 Nuwākshūţ al Janūbīyah/Nouakchott Sud',
  MT: 'M Malta;G Għawdex/Gozo',
  MU:
    'AG Agalega Islands/Agaléga;BL Black River/Rivière Noire;' +
    'CC Cargados Carajos Shoals/Cargados Carajos;FL Flacq;GP Grand Port;MO Moka;' +
    'PA Pamplemousses;PL Port Louis/Port Louis District;PW Plaines Wilhems;' +
    'RO Rodrigues Island/Rodrigues;RR Rivière du Rempart;SA Savanne',
  MV:
    '00 Ariatholhu Dhekunuburi/Alif Dhaal;01 Addu;02 Ariatholhu Uthuruburi/Alif Alif;' +
    '03 Faadhippolhu/Lhaviyani;04 Felidheatholhu/Vaavu;05 Hahdhunmathi/Laamu;' +
    '07 Thiladhunmathee Uthuruburi/Haa Alif;08 Kolhumadulu/Thaa;12 Mulakatholhu/Meemu;' +
    '13 Maalhosmadulu Uthuruburi/Raa;14 Nilandheatholhu Uthuruburi/Faafu;' +
    '17 Nilandheatholhu Dhekunuburi/Dhaalu;20 Maalhosmadulu Dhekunuburi/Baa;' +
    '23 Thiladhunmathee Dhekunuburi/Haa Dhaalu;24 Miladhunmadulu Uthuruburi/Shaviyani;' +
    '25 Miladhunmadulu Dhekunuburi/Noonu;26 Maaleatholhu/Kaafu;' +
    '27 Huvadhuatholhu Uthuruburi/Gaafu Alif;28 Huvadhuatholhu Dhekunuburi/Gaafu Dhaalu;' +
    '29 Fuvammulah/Gnaviyani;MLE Maale/Malé',
  MW:
    'BA>S Balaka;BL>S Blantyre;C Chapakati/Central;CK>S Chikwawa;CR>S Chiradzulu;CT>N Chitipa;' +
    'DE>C Dedza;DO>C Dowa;KR>N Karonga;KS>C Kasungu;LI>C Lilongwe;LK>N Likoma;MC>C Mchinji;' +
    'MG>S Mangochi;MH>S Machinga;MU>S Mulanje;MW>S Mwanza;MZ>N Mzimba;N Chakumpoto/Northern;' +
    'NB>N Nkhata Bay;NE>S Neno;NI>C Ntchisi;NK>C Nkhotakota;NS>S Nsanje;NU>C Ntcheu;' +
    'PH>S Phalombe;RU>N Rumphi;S Chakumwera/Southern;SA>C Salima;TH>S Thyolo;ZO>S Zomba',
  MX:
    'AGU Aguascalientes;BCN Baja California;BCS Baja California Sur;CAM Campeche;CHH Chihuahua;' +
    'CHP Chiapas;CMX Ciudad de Mexico;COA Coahuila de Zaragoza/Coahuila;COL Colima;DUR Durango;' +
    'GRO Guerrero;GUA Guanajuato;HID Hidalgo;JAL Jalisco;MEX México/Mexico State;' +
    'MIC Michoacán de Ocampo/Michoacán;MOR Morelos;NAY Nayarit;NLE Nuevo León;OAX Oaxaca;' +
    'PUE Puebla;QUE Querétaro;ROO Quintana Roo;SIN Sinaloa;SLP San Luis Potosí;SON Sonora;' +
    'TAB Tabasco;TAM Tamaulipas;TLA Tlaxcala;VER Veracruz de Ignacio de la Llave/Veracruz;' +
    'YUC Yucatán;ZAC Zacatecas',
  MY:
    '01 Johor;02 Kedah;03 Kelantan;04 Melaka/Malacca;05 Negeri Sembilan;06 Pahang;' +
    '07 Pulau Pinang/Penang;08 Perak;09 Perlis;10 Selangor;11 Terengganu;12 Sabah;13 Sarawak;' +
    '14 Wilayah Persekutuan Kuala Lumpur/Kuala Lumpur;15 Wilayah Persekutuan Labuan/Labuan;' +
    '16 Wilayah Persekutuan Putrajaya/Putrajaya',
  MZ:
    'A Niassa;B Manica;G Gaza;I Inhambane;L Maputo/Maputo Province;MPM Maputo;N Nampula;' +
    'P Cabo Delgado;Q Zambezia;S Sofala;T Tete',
  NA:
    'CA Zambezi;ER Erongo;HA Hardap;KA Karas;KE Kavango East;KH Khomas;KU Kunene;' +
    'KW Kavango West;OD Otjozondjupa;OH Omaheke;ON Oshana;OS Omusati;OT Oshikoto;OW Ohangwena',
  NE: '1 Agadez;2 Diffa;3 Dosso;4 Maradi;5 Tahoua;6 Tillabéri;7 Zinder;8 Niamey',
  NG:
    'AB Abia;AD Adamawa;AK Akwa Ibom;AN Anambra;BA Bauchi;BE Benue;BO Borno;BY Bayelsa;' +
    'CR Cross River;DE Delta;EB Ebonyi;ED Edo;EK Ekiti;EN Enugu;' +
    'FC Abuja Federal Capital Territory/Federal Capital Territory;GO Gombe;IM Imo;JI Jigawa;' +
    'KD Kaduna;KE Kebbi;KN Kano;KO Kogi;KT Katsina;KW Kwara;LA Lagos;NA Nasarawa;NI Niger;' +
    'OG Ogun;ON Ondo;OS Osun;OY Oyo;PL Plateau;RI Rivers;SO Sokoto;TA Taraba;YO Yobe;ZA Zamfara',
  NI:
    'AN Costa Caribe Norte/Atlántico Norte;AS Costa Caribe Sur/Atlántico Sur;BO Boaco;' +
    'CA Carazo;CI Chinandega;CO Chontales;ES Estelí;GR Granada;JI Jinotega;LE León;MD Madriz;' +
    'MN Managua;MS Masaya;MT Matagalpa;NS Nueva Segovia;RI Rivas;SJ Río San Juan',
  NL:
    'AW Aruba;BQ1 Bonaire;BQ2 Saba;BQ3 Sint Eustatius;CW Curaçao;DR Drenthe;FL Flevoland;' +
    'FR Fryslân/Friesland;GE Gelderland;GR Groningen;LI Limburg;NB Noord-Brabant/North Brabant;' +
    'NH Noord-Holland/North Holland;OV Overijssel;SX Sint Maarten;UT Utrecht;ZE Zeeland;' +
    'ZH Zuid-Holland/South Holland',
  NO:
    '03 Oslo;11 Rogaland;15 Møre og Romsdal;18 Nordland;21 Svalbard;22 Jan Mayen;30 Viken;' +
    '34 Innlandet;38 Vestfold og Telemark;42 Agder;46 Vestland;50 Trøndelag;' +
    '54 Troms og Finnmark/Tromssan ja Finmarkun',
  NP:
    'P1 Koshī/Province 1;P2 Madhesh/Province 2;P3 Bāgmatī/Province 3;P4 Gandaki;' +
    'P5 Lumbinī/Province 5;P6 Karnali;P7 Sudūrpashchim/Province 7',
  NR:
    '01 Aiwo;02 Anabar;03 Anetan;04 Anibare;05 Baitsi/Baiti;06 Boe;07 Buada;08 Denigomodu;' +
    '09 Ewa;10 Ijuw;11 Meneng;12 Nibok;13 Uaboe;14 Yaren',
  NZ:
    'AUK Auckland;BOP Bay of Plenty;CAN Canterbury;' +
    'CIT Chatham Islands Territory/Chatham Islands;GIS Gisborne;HKB Hawke’s Bay;' +
    'MBH Marlborough/Marl;MWT Manawatū-Whanganui/Manawatu-Wanganui;NSN Nelson;NTL Northland;' +
    'OTA Otago;STL Southland;TAS Tasman;TKI Taranaki;WGN Greater Wellington/Wellington;' +
    'WKO Waikato;WTC West Coast',
  OM:
    'BJ Janub al Batinah;BS Shamal al Batinah;BU Al Buraymī/Al Buraimi;DA Ad Dakhiliyah;' +
    'MA Masqaţ/Muscat;MU Musandam;SJ Janub ash Sharqiyah;SS Shamal ash Sharqiyah;WU Al Wusta;' +
    'ZA Az̧ Z̧āhirah/Ad Dhahirah;ZU Z̧ufār/Dhofar',
  PA:
    '1 Bocas del Toro;10 Panamá Oeste/West Panamá;2 Coclé;3 Colón;4 Chiriquí;5 Darién;' +
    '6 Herrera;7 Los Santos;8 Panamá;9 Veraguas;EM Emberá;KY Guna Yala;' +
    'NB Ngäbe-Buglé/Ngöbe-Buglé;NT Naso Tjër Di',
  PE:
    'AMA Amazonas;ANC Ancash;APU Apurímac;ARE Arequipa;AYA Ayacucho;CAJ Cajamarca;' +
    'CAL El Callao;CUS Cusco;HUC Huánuco;HUV Huancavelica;ICA Ica;JUN Junín;LAL La Libertad;' +
    'LAM Lambayeque;LIM Lima/Lima Region;LMA Municipalidad Metropolitana de Lima/Lima;' +
    'LOR Loreto;MDD Madre de Dios;MOQ Moquegua;PAS Pasco;PIU Piura;PUN Puno;SAM San Martín;' +
    'TAC Tacna;TUM Tumbes;UCA Ucayali',
  PG:
    'CPK Chimbu;CPM Central;EBR East New Britain;EHG Eastern Highlands;EPW Enga;ESW East Sepik;' +
    'GPK Gulf;HLA Hela;JWK Jiwaka;MBA Milne Bay;MPL Morobe;MPM Madang;MRL Manus;' +
    'NCD National Capital District/Port Moresby;NIK New Ireland;NPP Northern/Oro;' +
    'NSB Bougainville;SAN West Sepik/Sandaun;SHM Southern Highlands;WBK West New Britain;' +
    'WHM Western Highlands;WPD Western',
  PH:
    '00 National Capital Region/Metro Manila;01 Ilocos;02 Cagayan Valley;03 Central Luzon;' +
    '05 Bicol;06 Western Visayas;07 Central Visayas;08 Eastern Visayas;09 Zamboanga Peninsula;' +
    '10 Northern Mindanao;11 Davao;12 Soccsksargen;13 Caraga;' +
    '14 Autonomous Region in Muslim Mindanao/Muslim Mindanao;' +
    '15 Cordillera Administrative Region/Cordillera Administrative;40 Calabarzon;41 Mimaropa;' +
    'ABR>15 Abra;AGN>13 Agusan del Norte;AGS>13 Agusan del Sur;AKL>06 Aklan;ALB>05 Albay;' +
    'ANT>06 Antique;APA>15 Apayao;AUR>03 Aurora;BAN>03 Bataan;BAS>09 Basilan;BEN>15 Benguet;' +
    'BIL>08 Biliran;BOH>07 Bohol;BTG>40 Batangas;BTN>02 Batanes;BUK>10 Bukidnon;BUL>03 Bulacan;' +
    'CAG>02 Cagayan;CAM>10 Camiguin;CAN>05 Camarines Norte;CAP>06 Capiz;CAS>05 Camarines Sur;' +
    'CAT>05 Catanduanes;CAV>40 Cavite;CEB>07 Cebu;COM>11 Davao de Oro/Compostela Valley;' +
    'DAO>11 Davao Oriental;DAS>11 Davao del Sur;DAV>11 Davao del Norte;DIN>13 Dinagat Islands;' +
    'DVO>11 Davao Occidental;EAS>08 Eastern Samar;GUI>06 Guimaras;IFU>15 Ifugao;ILI>06 Iloilo;' +
    'ILN>01 Ilocos Norte;ILS>01 Ilocos Sur;ISA>02 Isabela;KAL>15 Kalinga;LAG>40 Laguna;' +
    'LAN>12 Lanao del Norte;LAS>14 Lanao del Sur;LEY>08 Leyte;LUN>01 La Union;' +
    'MAD>41 Marinduque;MAS>05 Masbate;MDC>41 Mindoro Occidental/Occidental Mindoro;' +
    'MDR>41 Mindoro Oriental/Oriental Mindoro;MGN>14 Maguindanao del Norte;' +
    'MGS>14 Maguindanao del Sur;MOU>15 Mountain Province/Mountain;MSC>10 Misamis Occidental;' +
    'MSR>10 Misamis Oriental;NCO>12 Cotabato;NEC>06 Negros Occidental;NER>07 Negros Oriental;' +
    'NSA>08 Northern Samar;NUE>03 Nueva Ecija;NUV>02 Nueva Vizcaya;PAM>03 Pampanga;' +
    'PAN>01 Pangasinan;PLW>41 Palawan;QUE>40 Quezon;QUI>02 Quirino;RIZ>40 Rizal;ROM>41 Romblon;' +
    'SAR>11 Sarangani;SCO>11 South Cotabato;SIG>07 Siquijor;SLE>08 Southern Leyte;SLU>14 Sulu;' +
    'SOR>05 Sorsogon;SUK>12 Sultan Kudarat;SUN>13 Surigao del Norte;SUR>13 Surigao del Sur;' +
    'TAR>03 Tarlac;TAW>14 Tawi-Tawi;WSA>08 Samar;ZAN>09 Zamboanga del Norte;' +
    'ZAS>09 Zamboanga del Sur;ZMB>03 Zambales;ZSI>09 Zamboanga Sibugay',
  PK:
    'BA Balochistan;GB Gilgit-Baltistan;IS Islamabad;JK Āzād Jammūñ o Kashmīr/Azad Kashmir;' +
    'KP Khaībar Pakhtūnkhwā/Khyber Pakhtunkhwa;PB Panjāb/Punjab;SD Sindh;' +
    'TA Federally Administered Tribal Areas',
  PL:
    '02 Dolnośląskie/Lower Silesia;04 Kujawsko-Pomorskie/Kuyavia-Pomerania;06 Lubelskie/Lublin;' +
    '08 Lubuskie/Lubusz;10 Łódzkie/Łódź;12 Małopolskie/Lesser Poland;14 Mazowieckie/Mazovia;' +
    '16 Opolskie/Opole;18 Podkarpackie/Subcarpathia;20 Podlaskie/Podlachia;' +
    '22 Pomorskie/Pomerania;24 Śląskie/Silesia;26 Świętokrzyskie/Holy Cross;' +
    '28 Warmińsko-Mazurskie/Warmia-Masuria;30 Wielkopolskie/Greater Poland;' +
    '32 Zachodniopomorskie/West Pomerania',
  PS:
    'BTH Bayt Laḩm/Bethlehem;DEB Dayr al Balaḩ/Deir al-Balah;GZA Ghazzah/Gaza;' +
    'HBN Al Khalīl/Hebron;JEM Al Quds/Jerusalem;JEN Janīn/Jenin;JRH Arīḩā wal Aghwār/Jericho;' +
    'KYS Khan Yunis;NBS Nablus;NGZ Shamāl Ghazzah/North Gaza;QQA Qalqīlyah/Qalqilya;' +
    'RBH Rām Allāh wal Bīrah/Ramallah and al-Bireh;RFH Rafah;SLT Salfit;TBS Tubas;TKM Tulkarm',
  PT:
    '01 Aveiro;02 Beja;03 Braga;04 Bragança;05 Castelo Branco;06 Coimbra;07 Évora;08 Faro;' +
    '09 Guarda;10 Leiria;11 Lisboa/Lisbon;12 Portalegre;13 Porto;14 Santarém;15 Setúbal;' +
    '16 Viana do Castelo;17 Vila Real;18 Viseu;20 Região Autónoma dos Açores/Azores;' +
    '30 Região Autónoma da Madeira/Madeira',
  PW:
    '002 Aimeliik;004 Airai;010 Angaur;050 Hatohobei;100 Kayangel;150 Koror;212 Melekeok;' +
    '214 Ngaraard;218 Ngarchelong;222 Ngardmau;224 Ngatpang;226 Ngchesar;227 Ngeremlengui;' +
    '228 Ngiwal;350 Peleliu;370 Sonsorol',
  PY:
    '1 Concepción;10 Alto Paraná;11 Central;12 Ñeembucú;13 Amambay;14 Canindeyú;' +
    '15 Presidente Hayes;16 Alto Paraguay;19 Boquerón;2 San Pedro;3 Cordillera;4 Guairá;' +
    '5 Caaguazú;6 Caazapá;7 Itapúa;8 Misiones;9 Paraguarí;ASU Asunción',
  QA:
    'DA Ad Dawḩah/Doha;KH Al Khawr wa adh Dhakhīrah/Al Khor;MS Ash Shamāl/Madinat ash Shamal;' +
    'RA Ar Rayyān/Al Rayyan;SH Ash Shīḩānīyah;US Umm Salal;WA Al Wakrah;' +
    'ZA Az̧ Z̧a‘āyin/Al Daayen',
  RO:
    'AB Alba;AG Argeș;AR Arad;B București/Bucharest;BC Bacău;BH Bihor;BN Bistriţa-Năsăud;' +
    'BR Brăila;BT Botoşani;BV Braşov;BZ Buzău;CJ Cluj;CL Călărași;CS Caraș-Severin;' +
    'CT Constanța;CV Covasna;DB Dâmbovița;DJ Dolj;GJ Gorj;GL Galați;GR Giurgiu;HD Hunedoara;' +
    'HR Harghita;IF Ilfov;IL Ialomița;IS Iași;MH Mehedinți;MM Maramureş;MS Mureş;NT Neamţ;' +
    'OT Olt;PH Prahova;SB Sibiu;SJ Sălaj;SM Satu Mare;SV Suceava;TL Tulcea;TM Timiș;' +
    'TR Teleorman;VL Vâlcea;VN Vrancea;VS Vaslui',
  RS:
    '00 Beograd;01>VO Severnobački okrug/North Bačka;02>VO Srednjebanatski okrug/Central Banat;' +
    '03>VO Severnobanatski okrug/North Banat;04>VO Južnobanatski okrug/South Banat;' +
    '05>VO Zapadnobački okrug/West Bačka;06>VO Južnobački okrug/South Bačka;' +
    '07>VO Sremski okrug/Srem;08 Mačvanski okrug/Mačva;09 Kolubarski okrug/Kolubara;' +
    '10 Podunavski okrug/Podunavlje;11 Braničevski okrug/Braničevo;' +
    '12 Šumadijski okrug/Šumadija;13 Pomoravski okrug/Pomoravlje;14 Borski okrug/Bor;' +
    '15 Zaječarski okrug/Zaječar;16 Zlatiborski okrug/Zlatibor;17 Moravički okrug/Moravica;' +
    '18 Raški okrug/Raška;19 Rasinski okrug/Rasina;20 Nišavski okrug/Nišava;' +
    '21 Toplički okrug/Toplica;22 Pirotski okrug/Pirot;23 Jablanički okrug/Jablanica;' +
    '24 Pčinjski okrug/Pčinja;25>KM Kosovski okrug/Kosovo;26>KM Pećki okrug/Peć;' +
    '27>KM Prizrenski okrug/Prizren;28>KM Kosovsko-Mitrovački okrug/Kosovska Mitrovica;' +
    '29>KM Kosovsko-Pomoravski okrug/Kosovo-Pomoravlje;KM Kosovo-Metohija;VO Vojvodina',
  RU:
    'AD Adygeya/Adygea;AL Altay/Altai;ALT Altayskiy kray/Altai Krai;AMU Amurskaya oblast\'/Amur;' +
    'ARK Arkhangel\'skaya oblast\'/Arkhangelsk;AST Astrakhanskaya oblast\'/Astrakhan;' +
    'BA Bashkortostan;BEL Belgorodskaya oblast\'/Belgorod;BRY Bryanskaya oblast\'/Bryansk;' +
    'BU Buryatiya/Buryat;CE Chechenskaya Respublika/Chechen;' +
    'CHE Chelyabinskaya oblast\'/Chelyabinsk;CHU Chukotskiy avtonomnyy okrug/Chukotka Okrug;' +
    'CU Chuvashskaya Respublika/Chuvash;DA Dagestan;IN Ingushetiya/Ingushetia;' +
    'IRK Irkutskaya oblast\'/Irkutsk;IVA Ivanovskaya oblast\'/Ivanovo;' +
    'KAM Kamchatskiy kray/Kamchatka Krai;KB Kabardino-/Kabardino-Balkar;' +
    'KC Karachayevo-Cherkesskaya/Karachay-Cherkess;KDA Krasnodarskiy kray/Krasnodar Krai;' +
    'KEM Kemerovskaya oblast\'/Kemerovo;KGD Kaliningradskaya oblast\'/Kaliningrad;' +
    'KGN Kurganskaya oblast\'/Kurgan;KHA Khabarovskiy kray/Khabarovsk Krai;' +
    'KHM Khanty-/Khanty-Mansi;KIR Kirovskaya oblast\'/Kirov;KK Khakasiya/Khakassia;' +
    'KL Kalmykiya/Kalmykia;KLU Kaluzhskaya oblast\'/Kaluga;KO Komi;' +
    'KOS Kostromskaya oblast\'/Kostroma;KR Kareliya/Karelia;KRS Kurskaya oblast\'/Kursk;' +
    'KYA Krasnoyarskiy kray/Krasnoyarsk Krai;LEN Leningradskaya/Leningrad;' +
    'LIP Lipetskaya oblast\'/Lipetsk;MAG Magadanskaya oblast\'/Magadan;ME Mariy El/Mari El;' +
    'MO Mordoviya/Mordovia;MOS Moskovskaya oblast\'/Moscow Province;MOW Moskva/Moscow;' +
    'MUR Murmanskaya oblast\'/Murmansk;NEN Nenetskiy/Nenets;NGR Novgorodskaya oblast\'/Novgorod;' +
    'NIZ Nizhegorodskaya oblast\'/Nizhny Novgorod;NVS Novosibirskaya/Novosibirsk;' +
    'OMS Omskaya oblast\'/Omsk;ORE Orenburgskaya oblast\'/Orenburg;ORL Orlovskaya oblast\'/Oryol;' +
    'PER Permskiy kray/Perm Krai;PNZ Penzenskaya oblast\'/Penza;' +
    'PRI Primorskiy kray/Primorsky Krai;PSK Pskovskaya oblast\'/Pskov;' +
    'ROS Rostovskaya oblast\'/Rostov;RYA Ryazanskaya oblast\'/Ryazan;SA Saha/Sakha;' +
    'SAK Sakhalinskaya oblast\'/Sakhalin;SAM Samarskaya oblast\'/Samara;' +
    'SAR Saratovskaya oblast\'/Saratov;SE Severnaya Osetiya/North Ossetia-Alania;' +
    'SMO Smolenskaya oblast\'/Smolensk;SPE Sankt-Peterburg/Saint Petersburg;' +
    'STA Stavropol\'skiy kray/Stavropol Krai;SVE Sverdlovskaya oblast\'/Sverdlovsk;TA Tatarstan;' +
    'TAM Tambovskaya oblast\'/Tambov;TOM Tomskaya oblast\'/Tomsk;TUL Tul\'skaya oblast\'/Tula;' +
    'TVE Tverskaya oblast\'/Tver;TY Tyva/Tuva;TYU Tyumenskaya oblast\'/Tyumen;' +
    'UD Udmurtskaya Respublika/Udmurt;ULY Ul\'yanovskaya oblast\'/Ulyanovsk;' +
    'VGG Volgogradskaya/Volgograd;VLA Vladimirskaya/Vladimir;VLG Vologodskaya oblast\'/Vologda;' +
    'VOR Voronezhskaya oblast\'/Voronezh;YAN Yamalo-/Yamalo-Nenets Okrug;' +
    'YAR Yaroslavskaya oblast\'/Yaroslavl;YEV Yevreyskaya avtonomnaya oblast\'/Jewish;' +
    'ZAB Zabaykal\'skiy kray/Zabaykalsky Krai',
  RW: '01 City of Kigali/Kigali;02 Eastern;03 Northern;04 Western;05 Southern',
  SA:
    '01 Ar Riyāḑ/Riyadh;02 Makkah al Mukarramah/Makkah;03 Al Madīnah al Munawwarah/Al Madinah;' +
    '04 Ash Sharqīyah/Eastern;05 Al Qaşīm/Al-Qassim;06 Ha’il;07 Tabuk;' +
    '08 Al Ḩudūd ash Shamālīyah/Northern Borders;09 Jāzān/Jizan;10 Najran;11 Al Bahah;' +
    '12 Al Jawf;14 Asir',
  SB:
    'CE Central;CH Choiseul;CT Capital Territory/Honiara;GU Guadalcanal;IS Isabel;' +
    'MK Makira-Ulawa;ML Malaita;RB Rennell and Bellona;TE Temotu;WE Western',
  SC:
    '01 Anse aux Pins;02 Anse Boileau;03 Anse Etoile;04 Au Cap;05 Anse Royale;06 Baie Lazare;' +
    '07 Baie Sainte Anne;08 Beau Vallon;09 Bel Air;10 Bel Ombre;11 Cascade;12 Glacis;' +
    '13 Grand’Anse Mahé;14 Grand’Anse Praslin;15 La Digue;16 English River/La Rivière Anglaise;' +
    '17 Mont Buxton;18 Mont Fleuri;19 Plaisance;20 Pointe La Rue;21 Port Glaud;22 Saint Louis;' +
    '23 Takamaka;24 Les Mamelles;25 Roche Caiman;26 Ile Perseverance I;27 Ile Perseverance II',
  SD:
    'DC Wasaţ Dārfūr/Central Darfur;DE Sharq Dārfūr/East Darfur;DN Shamāl Dārfūr/North Darfur;' +
    'DS Janūb Dārfūr/South Darfur;DW Gharb Dārfūr/West Darfur;GD Al Qadarif;' +
    'GK Gharb Kurdufān/West Kurdufan;GZ Al Jazirah;KA Kassala;KH Al Kharţūm/Khartoum;' +
    'KN Shamāl Kurdufān/North Kurdufan;KS Janūb Kurdufān/South Kurdufan;' +
    'NB An Nīl al Azraq/Blue Nile;NO Ash Shamālīyah/Northern;NR Nahr an Nīl/River Nile;' +
    'NW An Nīl al Abyaḑ/White Nile;RS Al Baḩr al Aḩmar/Red Sea;SI Sinnār/Sennar',
  SE:
    'AB Stockholms län/Stockholm;AC Västerbottens län/Västerbotten;' +
    'BD Norrbottens län/Norrbotten;C Uppsala län/Uppsala;D Södermanlands län/Södermanland;' +
    'E Östergötlands län/Östergötland;F Jönköpings län/Jönköping;G Kronobergs län/Kronoberg;' +
    'H Kalmar län/Kalmar;I Gotlands län/Gotland;K Blekinge län/Blekinge;M Skåne län/Skåne;' +
    'N Hallands län/Halland;O Västra Götalands län/Västra Götaland;S Värmlands län/Värmland;' +
    'T Örebro län/Örebro;U Västmanlands län/Västmanland;W Dalarnas län/Dalarna;' +
    'X Gävleborgs län/Gävleborg;Y Västernorrlands län/Västernorrland;Z Jämtlands län/Jämtland',
  SG: '01 Central Singapore;02 North East;03 North West;04 South East;05 South West',
  SH: 'AC Ascension/Ascension Island;HL Saint Helena;TA Tristan da Cunha',
  SI:
    '001 Ajdovščina;002 Beltinci;003 Bled;004 Bohinj;005 Borovnica;006 Bovec;007 Brda;' +
    '008 Brezovica;009 Brežice;010 Tišina;011 Celje;012 Cerklje na Gorenjskem;013 Cerknica;' +
    '014 Cerkno;015 Črenšovci;016 Črna na Koroškem;017 Črnomelj;018 Destrnik;019 Divača;' +
    '020 Dobrepolje;021 Dobrova–Polhov Gradec;022 Dol pri Ljubljani;023 Domžale;024 Dornava;' +
    '025 Dravograd;026 Duplek;027 Gorenja Vas–Poljane;028 Gorišnica;029 Gornja Radgona;' +
    '030 Gornji Grad;031 Gornji Petrovci;032 Grosuplje;033 Šalovci;034 Hrastnik;' +
    '035 Hrpelje–Kozina;036 Idrija;037 Ig;038 Ilirska Bistrica;039 Ivančna Gorica;040 Izola;' +
    '041 Jesenice;042 Juršinci;043 Kamnik;044 Kanal ob Soči/Kanal;045 Kidričevo;046 Kobarid;' +
    '047 Kobilje;048 Kočevje;049 Komen;050 Koper;051 Kozje;052 Kranj;053 Kranjska Gora;' +
    '054 Krško;055 Kungota;056 Kuzma;057 Laško;058 Lenart;059 Lendava;060 Litija;061 Ljubljana;' +
    '062 Ljubno;063 Ljutomer;064 Logatec;065 Loška Dolina;066 Loški Potok;067 Luče;' +
    '068 Lukovica;069 Majšperk;070 Maribor;071 Medvode;072 Mengeš;073 Metlika;074 Mežica;' +
    '075 Miren–Kostanjevica;076 Mislinja;077 Moravče;078 Moravske Toplice;079 Mozirje;' +
    '080 Murska Sobota;081 Muta;082 Naklo;083 Nazarje;084 Nova Gorica;085 Novo Mesto;' +
    '086 Odranci;087 Ormož;088 Osilnica;089 Pesnica;090 Piran;091 Pivka;092 Podčetrtek;' +
    '093 Podvelka;094 Postojna;095 Preddvor;096 Ptuj;097 Puconci;098 Rače–Fram;099 Radeče;' +
    '100 Radenci;101 Radlje ob Dravi;102 Radovljica;103 Ravne na Koroškem;104 Ribnica;' +
    '105 Rogašovci;106 Rogaška Slatina;107 Rogatec;108 Ruše;109 Semič;110 Sevnica;111 Sežana;' +
    '112 Slovenj Gradec;113 Slovenska Bistrica;114 Slovenske Konjice;115 Starše;' +
    '116 Sveti Jurij ob Ščavnici/Sveti Jurij;117 Šenčur;118 Šentilj;119 Šentjernej;120 Šentjur;' +
    '121 Škocjan;122 Škofja Loka;123 Škofljica;124 Šmarje pri Jelšah;125 Šmartno ob Paki;' +
    '126 Šoštanj;127 Štore;128 Tolmin;129 Trbovlje;130 Trebnje;131 Tržič;132 Turnišče;' +
    '133 Velenje;134 Velike Lašče;135 Videm;136 Vipava;137 Vitanje;138 Vodice;139 Vojnik;' +
    '140 Vrhnika;141 Vuzenica;142 Zagorje ob Savi;143 Zavrč;144 Zreče;146 Železniki;147 Žiri;' +
    '148 Benedikt;149 Bistrica ob Sotli;150 Bloke;151 Braslovče;152 Cankova;153 Cerkvenjak;' +
    '154 Dobje;155 Dobrna;156 Dobrovnik;157 Dolenjske Toplice;158 Grad;159 Hajdina;' +
    '160 Hoče–Slivnica;161 Hodoš;162 Horjul;163 Jezersko;164 Komenda;165 Kostel;166 Križevci;' +
    '167 Lovrenc na Pohorju;168 Markovci;169 Miklavž na Dravskem Polju;170 Mirna Peč;' +
    '171 Oplotnica;172 Podlehnik;173 Polzela;174 Prebold;175 Prevalje;176 Razkrižje;' +
    '177 Ribnica na Pohorju;178 Selnica ob Dravi;179 Sodražica;180 Solčava;181 Sveta Ana;' +
    '182 Sveti Andraž v Slovenskih Goricah;183 Šempeter–Vrtojba;184 Tabor;185 Trnovska Vas;' +
    '186 Trzin;187 Velika Polana;188 Veržej;189 Vransko;190 Žalec;191 Žetale;192 Žirovnica;' +
    '193 Žužemberk;194 Šmartno pri Litiji;195 Apače;196 Cirkulane;197 Kostanjevica na Krki;' +
    '198 Makole;199 Mokronog–Trebelno;200 Poljčane;201 Renče–Vogrsko;202 Središče ob Dravi;' +
    '203 Straža;204 Sveta Trojica v Slovenskih Goricah;205 Sveti Tomaž;206 Šmarješke Toplice;' +
    '207 Gorje;208 Log–Dragomer;209 Rečica ob Savinji;210 Sveti Jurij v Slovenskih Goricah;' +
    '211 Šentrupert;212 Mirna;213 Ankaran',
  SK:
    'BC Banskobystrický kraj/Banská Bystrica;BL Bratislavský kraj/Bratislava;' +
    'KI Košický kraj/Košice;NI Nitriansky kraj/Nitra;PV Prešovský kraj/Prešov;' +
    'TA Trnavský kraj/Trnava;TC Trenčiansky kraj/Trenčín;ZI Žilinský kraj/Žilina',
  SL: 'E Eastern;N Northern;NW North Western;S Southern;W Western Area',
  SM:
    '01 Acquaviva;02 Chiesanuova;03 Domagnano;04 Faetano;05 Fiorentino;06 Borgo Maggiore;' +
    '07 Città di San Marino/San Marino;08 Montegiardino;09 Serravalle',
  SN:
    'DB Diourbel;DK Dakar;FK Fatick;KA Kaffrine;KD Kolda;KE Kédougou;KL Kaolack;LG Louga;' +
    'MT Matam;SE Sédhiou;SL Saint-Louis;TC Tambacounda;TH Thiès;ZG Ziguinchor',
  SO:
    'AW Awdal;BK Bakool;BN Banaadir;BR Bari;BY Bay;GA Galguduud;GE Gedo;HI Hiiraan/Hiran;' +
    'JD Jubbada Dhexe/Middle Juba;JH Jubbada Hoose/Lower Juba;MU Mudug;NU Nugaal/Nugal;' +
    'SA Sanaag;SD Shabeellaha Dhexe/Middle Shebelle;SH Shabeellaha Hoose/Lower Shebelle;' +
    'SO Sool;TO Togdheer;WO Woqooyi Galbeed',
  SR:
    'BR Brokopondo;CM Commewijne;CR Coronie;MA Marowijne;NI Nickerie;PM Paramaribo;PR Para;' +
    'SA Saramacca;SI Sipaliwini;WA Wanica',
  SS:
    'BN Northern Bahr el Ghazal;BW Western Bahr el Ghazal;EC Central Equatoria;' +
    'EE Eastern Equatoria;EW Western Equatoria;JG Jonglei;LK Lakes;NU Upper Nile;UY Unity;' +
    'WR Warrap',
  ST: '01 Água Grande;02 Cantagalo;03 Caué;04 Lembá;05 Lobata;06 Mé-Zóchi;P Príncipe',
  SV:
    'AH Ahuachapán;CA Cabañas;CH Chalatenango;CU Cuscatlán;LI La Libertad;MO Morazán;PA La Paz;' +
    'SA Santa Ana;SM San Miguel;SO Sonsonate;SS San Salvador;SV San Vicente;UN La Unión;' +
    'US Usulután',
  SY:
    'DI Dimashq/Damascus;DR Dar\'ā/Daraa;DY Dayr az Zawr/Deir ez-Zor;HA Al-Hasakah;HI Ḩimş/Homs;' +
    'HL Ḩalab/Aleppo;HM Ḩamāh/Hama;ID Idlib;LA Al Lādhiqīyah/Latakia;QU Al Qunayţirah/Quneitra;' +
    'RA Ar-Raqqah;RD Rif Dimashq;SU As-Suwayda;TA Tartus',
  SZ: 'HH Hhohho;LU Lubombo;MA Manzini;SH Shiselweni',
  TD:
    'BA Al Baţḩā’/Batha;BG Baḩr al Ghazāl/Bahr el Gazel;BO Būrkū/Borkou;' +
    'CB Shārī Bāqirmī/Chari-Baguirmi;EE Inīdī ash Sharqī/Ennedi-Est;' +
    'EO Inīdī al Gharbī/Ennedi-Ouest;GR Qīrā/Guéra;HL Ḩajjar Lamīs/Hadjer-Lamis;KA Kānim/Kanem;' +
    'LC Al Buḩayrah/Lac;LO Lūghūn al Gharbī/Logone Occidental;' +
    'LR Lūghūn ash Sharqī/Logone Oriental;MA Māndūl/Mandoul;MC Shārī al Awsaţ/Moyen-Chari;' +
    'ME Māyū Kībbī ash Sharqī/Mayo-Kebbi Est;MO Māyū Kībbī al Gharbī/Mayo-Kebbi Ouest;' +
    'ND Madīnat Injamīnā/N’Djamena;OD Waddāy/Ouaddaï;SA Salamat;SI Sila;TA Tānjīlī/Tandjilé;' +
    'TI Tibastī/Tibesti;WF Wadi Fira',
  TG: 'C Centrale;K Kara;M Maritime;P Plateaux;S Savanes',
  TH:
    '10 Krung Thep Maha Nakhon/Bangkok/กรุงเทพมหานคร/กรุงเทพฯ/กทม;11 Samut Prakan/สมุทรปราการ;' +
    '12 Nonthaburi/นนทบุรี;13 Pathum Thani/ปทุมธานี;' +
    '14 Phra Nakhon Si Ayutthaya/พระนครศรีอยุธยา/อยุธยา;15 Ang Thong/อ่างทอง;16 Lopburi/ลพบุรี;' +
    '17 Sing Buri/สิงห์บุรี;18 Chai Nat/ชัยนาท;19 Saraburi/สระบุรี;20 Chon Buri/ชลบุรี;' +
    '21 ระยอง;22 Chanthaburi/จันทบุรี;23 Trat/ตราด;24 Chachoengsao/ฉะเชิงเทรา;25 ปราจีนบุรี;' +
    '26 Nakhon Nayok/นครนายก;27 Sa Kaeo/สระแก้ว;30 Nakhon Ratchasima/นครราชสีมา/โคราช;' +
    '31 Buri Ram/บุรีรัมย์;32 Surin/สุรินทร์;33 Si Sa Ket/ศรีสะเกษ;' +
    '34 Ubon Ratchathani/อุบลราชธานี;35 Yasothon/ยโสธร;36 Chaiyaphum/ชัยภูมิ;' +
    '37 Amnat Charoen/อำนาจเจริญ;38 Bueng Kan/บึงกาฬ;39 Nong Bua Lam Phu/หนองบัวลำภู;' +
    '40 Khon Kaen/ขอนแก่น;41 Udon Thani/อุดรธานี;42 Loei/เลย;43 Nong Khai/หนองคาย;' +
    '44 Maha Sarakham/มหาสารคาม;45 Roi Et/ร้อยเอ็ด;46 Kalasin/กาฬสินธุ์;47 Sakon Nakhon/สกลนคร;' +
    '48 Nakhon Phanom/นครพนม;49 Mukdahan/มุกดาหาร;50 Chiang Mai/เชียงใหม่;51 Lamphun/ลำพูน;' +
    '52 Lampang/ลำปาง;53 Uttaradit/อุตรดิตถ์;54 Phrae/แพร่;55 น่าน;56 Phayao/พะเยา;' +
    '57 Chiang Rai/เชียงราย;58 Mae Hong Son/แม่ฮ่องสอน;60 Nakhon Sawan/นครสวรรค์;' +
    '61 Uthai Thani/อุทัยธานี;62 Kamphaeng Phet/กำแพงเพชร;63 ตาก;64 Sukhothai/สุโขทัย;' +
    '65 Phitsanulok/พิษณุโลก;66 Phichit/พิจิตร;67 Phetchabun/เพชรบูรณ์;70 Ratchaburi/ราชบุรี;' +
    '71 Kanchanaburi/กาญจนบุรี;72 Suphanburi/สุพรรณบุรี;73 Nakhon Pathom/นครปฐม;' +
    '74 Samut Sakhon/สมุทรสาคร;75 Samut Songkhram/สมุทรสงคราม;76 Phetchaburi/เพชรบุรี;' +
    '77 Prachuap Khiri Khan/ประจวบคีรีขันธ์;80 Nakhon Si Thammarat/นครศรีธรรมราช;81 กระบี่;' +
    '82 พังงา;83 Phuket/ภูเก็ต;84 Surat Thani/สุราษฎร์ธานี;85 ระนอง;86 Chumphon/ชุมพร;' +
    '90 Songkhla/สงขลา;91 Satun/สตูล;92 ตรัง;93 Phatthalung/พัทลุง;94 ปัตตานี;95 ยะลา;' +
    '96 Narathiwat/นราธิวาส;S Phatthaya/Pattaya',
  TJ:
    'DU Dushanbe;GB Kŭhistoni Badakhshon/Gorno-Badakhshan;KT Khatlon;' +
    'RA Nohiyahoi Tobei Jumhurí;SU Sughd',
  TL:
    'AL Aileu;AN Ainaro;BA Baucau;BO Bobonaro;CO Cova Lima;DI Dili;ER Ermera;LA Lautém;' +
    'LI Liquiçá;MF Manufahi;MT Manatuto;OE Oé-Cusse Ambeno/Oecusse;VI Viqueque',
  TM: 'A Ahal;B Balkan;D Daşoguz;L Lebap;M Mary;S Aşgabat',
  TN:
    '11 Tunis;12 L\'Ariana/Ariana;13 Ben Arous;14 La Manouba/Manouba;21 Nabeul;22 Zaghouan;' +
    '23 Bizerte;31 Béja;32 Jendouba;33 Le Kef/Kef;34 Siliana;41 Kairouan;42 Kasserine;' +
    '43 Sidi Bouzid;51 Sousse;52 Monastir;53 Mahdia;61 Sfax;71 Gafsa;72 Tozeur;73 Kebili;' +
    '81 Gabès;82 Medenine;83 Tataouine',
  TO: '01 ʻEua;02 Haʻapai;03 Niuas;04 Tongatapu;05 Vavaʻu',
  TR:
    '01 Adana;02 Adıyaman;03 Afyonkarahisar;04 Ağrı;05 Amasya;06 Ankara;07 Antalya;08 Artvin;' +
    '09 Aydın;10 Balıkesir;11 Bilecik;12 Bingöl;13 Bitlis;14 Bolu;15 Burdur;16 Bursa;' +
    '17 Çanakkale;18 Çankırı;19 Çorum;20 Denizli;21 Diyarbakır;22 Edirne;23 Elazığ;24 Erzincan;' +
    '25 Erzurum;26 Eskişehir;27 Gaziantep;28 Giresun;29 Gümüşhane;30 Hakkâri;31 Hatay;' +
    '32 Isparta;33 Mersin;34 Istanbul;35 Izmir;36 Kars;37 Kastamonu;38 Kayseri;39 Kırklareli;' +
    '40 Kırşehir;41 Kocaeli;42 Konya;43 Kütahya;44 Malatya;45 Manisa;46 Kahramanmaraş;' +
    '47 Mardin;48 Muğla;49 Muş;50 Nevşehir;51 Niğde;52 Ordu;53 Rize;54 Sakarya;55 Samsun;' +
    '56 Siirt;57 Sinop;58 Sivas;59 Tekirdağ;60 Tokat;61 Trabzon;62 Tunceli;63 Şanlıurfa;' +
    '64 Uşak;65 Van;66 Yozgat;67 Zonguldak;68 Aksaray;69 Bayburt;70 Karaman;71 Kırıkkale;' +
    '72 Batman;73 Şırnak;74 Bartın;75 Ardahan;76 Iğdır;77 Yalova;78 Karabük;79 Kilis;' +
    '80 Osmaniye;81 Düzce',
  TT:
    'ARI Arima;CHA Chaguanas;CTT Couva-Tabaquite-Talparo;DMN Diego Martin;MRC Mayaro-Rio Claro;' +
    'PED Penal-Debe;POS Port of Spain;PRT Princes Town;PTF Point Fortin;SFO San Fernando;' +
    'SGE Sangre Grande;SIP Siparia;SJL San Juan-Laventille;TOB Tobago;TUP Tunapuna-Piarco',
  TV:
    'FUN Funafuti;NIT Niutao;NKF Nukufetau;NKL Nukulaelae;NMA Nanumea;NMG Nanumaga/Nanumanga;' +
    'NUI Nui;VAI Vaitupu',
  TW:
    'CHA Changhua/彰化縣;CYI Chiayi/Chiayi County/嘉義縣;CYQ Chiayi/嘉義市;' +
    'HSQ Hsinchu/Hsinchu County/新竹縣;HSZ Hsinchu/新竹市;HUA Hualien/花蓮縣;ILA Yilan/宜蘭縣;' +
    'KEE Keelung/基隆市;KHH Kaohsiung/高雄市;KIN Kinmen/金門縣;LIE Lienchiang/連江縣;MIA Miaoli/苗栗縣;' +
    'NAN Nantou/南投縣;NWT New Taipei/新北市;PEN Penghu/澎湖縣;PIF Pingtung/屏東縣;TAO Taoyuan/桃園市;' +
    'TNN Tainan/臺南市/台南市;TPE Taipei/臺北市/台北市;TTT Taitung/臺東縣/台東縣;TXG Taichung/臺中市/台中市;' +
    'YUN Yunlin/雲林縣',
  TZ:
    '01 Arusha;02 Dar es Salaam;03 Dodoma;04 Iringa;05 Kagera;06 Kaskazini Pemba/North Pemba;' +
    '07 Kaskazini Unguja/Zanzibar North;08 Kigoma;09 Kilimanjaro;10 Kusini Pemba/South Pemba;' +
    '11 Kusini Unguja/Zanzibar Central/South;12 Lindi;13 Mara;14 Mbeya;' +
    '15 Mjini Magharibi/Zanzibar Urban/West;16 Morogoro;17 Mtwara;18 Mwanza;19 Pwani;20 Rukwa;' +
    '21 Ruvuma;22 Shinyanga;23 Singida;24 Tabora;25 Tanga;26 Manyara;27 Geita;28 Katavi;' +
    '29 Njombe;30 Simiyu;31 Songwe',
  UA:
    '05 Vinnytska oblast/Vinnychchyna;07 Volynska oblast/Volyn;09 Luhanska oblast/Luhanshchyna;' +
    '12 Dnipropetrovska oblast/Dnipropetrovshchyna;14 Donetska oblast/Donechchyna;' +
    '18 Zhytomyrska oblast/Zhytomyrshchyna;21 Zakarpatska oblast/Zakarpattia;' +
    '23 Zaporizka oblast/Zaporizhzhya;26 Ivano-Frankivska oblast/Prykarpattia;30 Kyiv;' +
    '32 Kyivska oblast/Kyivshchyna;35 Kirovohradska oblast/Kirovohradschyna;40 Sevastopol;' +
    '43 Avtonomna Respublika Krym/Crimea;46 Lvivska oblast/Lvivshchyna;' +
    '48 Mykolaivska oblast/Mykolayivschyna;51 Odeska oblast/Odeshchyna;' +
    '53 Poltavska oblast/Poltavshchyna;56 Rivnenska oblast/Rivnenshchyna;' +
    '59 Sumska oblast/Sumshchyna;61 Ternopilska oblast/Ternopilshchyna;' +
    '63 Kharkivska oblast/Kharkivshchyna;65 Khersonska oblast/Khersonshchyna;' +
    '68 Khmelnytska oblast/Khmelnychchyna;71 Cherkaska oblast/Cherkashchyna;' +
    '74 Chernihivska oblast/Chernihivshchyna;77 Chernivetska oblast/Chernivtsi Oblast',
  UG:
    '101>C Kalangala;102>C Kampala;103>C Kiboga;104>C Luwero;105>C Masaka;106>C Mpigi;' +
    '107>C Mubende;108>C Mukono;109>C Nakasongola;110>C Rakai;111>C Sembabule;112>C Kayunga;' +
    '113>C Wakiso;114>C Lyantonde;115>C Mityana;116>C Nakaseke;117>C Buikwe;118>C Bukomansibi;' +
    '119>C Butambala;120>C Buvuma;121>C Gomba;122>C Kalungu;123>C Kyankwanzi;124>C Lwengo;' +
    '125>C Kyotera;126>C Kasanda;201>E Bugiri;202>E Busia;203>E Iganga;204>E Jinja;' +
    '205>E Kamuli;206>E Kapchorwa;207>E Katakwi;208>E Kumi;209>E Mbale;210>E Pallisa;' +
    '211>E Soroti;212>E Tororo;213>E Kaberamaido;214>E Mayuge;215>E Sironko;216>E Amuria;' +
    '217>E Budaka;218>E Bududa;219>E Bukedea;220>E Bukwo/Bukwa;221>E Butaleja;222>E Kaliro;' +
    '223>E Manafwa;224>E Namutumba;225>E Bulambuli;226>E Buyende;227>E Kibuku;228>E Kween;' +
    '229>E Luuka;230>E Namayingo;231>E Ngora;232>E Serere;233>E Butebo;234>E Namisindwa;' +
    '235>E Bugweri;236>E Kapelebyong;237>E Kalaki;301>N Adjumani;302>N Apac;303>N Arua;' +
    '304>N Gulu;305>N Kitgum;306>N Kotido;307>N Lira;308>N Moroto;309>N Moyo;310>N Nebbi;' +
    '311>N Nakapiripirit;312>N Pader;313>N Yumbe;314>N Abim;315>N Amolatar;316>N Amuru;' +
    '317>N Dokolo;318>N Kaabong;319>N Koboko;320>N Maracha;321>N Oyam;322>N Agago;' +
    '323>N Alebtong;324>N Amudat;325>N Kole;326>N Lamwo;327>N Napak;328>N Nwoya;329>N Otuke;' +
    '330>N Zombo;331>N Omoro/Zombo;332>N Pakwach;333>N Kwania;334>N Nabilatuk;335>N Karenga;' +
    '336>N Madi-Okollo;337>N Obongi;401>W Bundibugyo;402>W Bushenyi;403>W Hoima;404>W Kabale;' +
    '405>W Kabarole;406>W Kasese;407>W Kibaale;408>W Kisoro;409>W Masindi;410>W Mbarara;' +
    '411>W Ntungamo;412>W Rukungiri;413>W Kamwenge;414>W Kanungu;415>W Kyenjojo;416>W Buliisa;' +
    '417>W Ibanda;418>W Isingiro;419>W Kiruhura;420>W Buhweju;421>W Kiryandongo;422>W Kyegegwa;' +
    '423>W Mitooma;424>W Ntoroko;425>W Rubirizi;426>W Sheema;427>W Kagadi;428>W Kakumiro;' +
    '429>W Rubanda;430>W Bunyangabu;431>W Rukiga;432>W Kikuube;433>W Kazo;434>W Kitagwenda;' +
    '435>W Rwampara;C Central;E Eastern;N Northern;W Western',
  UM:
    '67 Johnston Atoll;71 Midway Islands/Midway Atoll;76 Navassa Island;79 Wake Island;' +
    '81 Baker Island;84 Howland Island;86 Jarvis Island;89 Kingman Reef;95 Palmyra Atoll',
  US:
    'AK Alaska;AL Alabama;AR Arkansas;AS American Samoa;AZ Arizona;CA California;CO Colorado;' +
    'CT Connecticut;DC District of Columbia/Washington DC;DE Delaware;FL Florida;GA Georgia;' +
    'GU Guam;HI Hawaii;IA Iowa;ID Idaho;IL Illinois;IN Indiana;KS Kansas;KY Kentucky;' +
    'LA Louisiana;MA Massachusetts;MD Maryland;ME Maine;MI Michigan;MN Minnesota;MO Missouri;' +
    'MP Northern Mariana Islands;MS Mississippi;MT Montana;NC North Carolina;ND North Dakota;' +
    'NE Nebraska;NH New Hampshire;NJ New Jersey;NM New Mexico;NV Nevada;NY New York;OH Ohio;' +
    'OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;' +
    'SD South Dakota;TN Tennessee;TX Texas;UM United States Minor Outlying Islands;UT Utah;' +
    'VA Virginia;VI United States Virgin Islands;VT Vermont;WA Washington;WI Wisconsin;' +
    'WV West Virginia;WY Wyoming',
  UY:
    'AR Artigas;CA Canelones;CL Cerro Largo;CO Colonia;DU Durazno;FD Florida;FS Flores;' +
    'LA Lavalleja;MA Maldonado;MO Montevideo;PA Paysandú;RN Río Negro;RO Rocha;RV Rivera;' +
    'SA Salto;SJ San José;SO Soriano;TA Tacuarembó;TT Treinta y Tres',
  UZ:
    'AN Andijon/Andijan;BU Buxoro/Bukhara;FA Farg‘ona/Fergana;JI Jizzax/Jizzakh;NG Namangan;' +
    'NW Navoiy;QA Qashqadaryo;QR Qoraqalpog‘iston Respublikasi/Karakalpakstan;SA Samarqand;' +
    'SI Sirdaryo;SU Surxondaryo;TK Toshkent/Tashkent;TO Toshkent/Tashkent Province;XO Xorazm',
  VC: '01 Charlotte;02 Saint Andrew;03 Saint David;04 Saint George;05 Saint Patrick;06 Grenadines',
  VE:
    'A Distrito Capital/Capital;B Anzoátegui;C Apure;D Aragua;E Barinas;F Bolívar;G Carabobo;' +
    'H Cojedes;I Falcón;J Guárico;K Lara;L Mérida;M Miranda;N Monagas;O Nueva Esparta;' +
    'P Portuguesa;R Sucre;S Táchira;T Trujillo;U Yaracuy;V Zulia;' +
    'W Dependencias Federales/Federal Dependencies;X La Guaira/Vargas;Y Delta Amacuro;' +
    'Z Amazonas',
  VN:
    '01 Lai Châu;02 Lào Cai;03 Hà Giang;04 Cao Bằng;05 Sơn La;06 Yên Bái;07 Tuyên Quang;' +
    '09 Lạng Sơn;13 Quảng Ninh;14 Hòa Bình;18 Ninh Bình;20 Thái Bình;21 Thanh Hóa;22 Nghệ An;' +
    '23 Hà Tĩnh;24 Quảng Bình;25 Quảng Trị;26 Thừa Thiên–Huế;27 Quảng Nam;28 Kon Tum;' +
    '29 Quảng Ngãi;30 Gia Lai;31 Bình Định;32 Phú Yên;33 Đắk Lắk;34 Khánh Hòa;35 Lâm Đồng;' +
    '36 Ninh Thuận;37 Tây Ninh;39 Đồng Nai;40 Bình Thuận;41 Long An;43 Bà Rịa–Vũng Tàu;' +
    '44 An Giang;45 Đồng Tháp;46 Tiền Giang;47 Kiên Giang;49 Vĩnh Long;50 Bến Tre;51 Trà Vinh;' +
    '52 Sóc Trăng;53 Bắc Kạn;54 Bắc Giang;55 Bạc Liêu;56 Bắc Ninh;57 Bình Dương;58 Bình Phước;' +
    '59 Cà Mau;61 Hải Dương;63 Hà Nam;66 Hưng Yên;67 Nam Định;68 Phú Thọ;69 Thái Nguyên;' +
    '70 Vĩnh Phúc;71 Điện Biên;72 Đắk Nông;73 Hậu Giang;CT Can Tho;DN Da Nang;HN Hanoi;' +
    'HP Haiphong;SG Hồ Chí Minh/Ho Chi Minh City',
  VU: 'MAP Malampa;PAM Penama;SAM Sanma;SEE Shefa;TAE Tafea;TOB Torba',
  WF: 'AL Alo;SG Sigave;UV Uvea',
  WS:
    'AA A’ana;AL Aiga-i-le-Tai;AT Atua;FA Fa’asaleleaga;GE Gaga’emauga;GI Gaga’ifomauga;' +
    'PA Palauli;SA Satupa’itea;TU Tuamasaga;VF Va’a-o-Fonoti;VS Vaisigano',
  YE:
    'AB Abyan;AD ’Adan;AM Amran;BA Al Bayda;DA Aḑ Ḑāli‘/Dhale;DH Dhamar;HD Ḩaḑramawt/Hadramaut;' +
    'HJ Hajjah;HU Al Hudaydah;IB Ibb;JA Al Jawf;LA Lahij;MA Ma’rib;MR Al Mahrah;MW Al Mahwit;' +
    'RA Raymah;SA Amanat Al Asimah;SD Sa’dah;SH Shabwah;SN Şanʻā’/Sana’a;SU Arkhabil Suqutra;' +
    'TA Tāʻizz/Taiz',
  ZA:
    'EC Eastern Cape;FS Free State;GP Gauteng;KZN KwaZulu-Natal;LP Limpopo;MP Mpumalanga;' +
    'NC Northern Cape;NW North West;WC Western Cape',
  ZM:
    '01 Western;02 Central;03 Eastern;04 Luapula;05 Northern;06 North-Western;07 Southern;' +
    '08 Copperbelt;09 Lusaka;10 Muchinga',
  ZW:
    'BU Bulawayo;HA Harare;MA Manicaland;MC Mashonaland Central;ME Mashonaland East;' +
    'MI Midlands;MN Matabeleland North;MS Matabeleland South;MV Masvingo;MW Mashonaland West',
}
