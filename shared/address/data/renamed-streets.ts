/** Streets by the town that they are in. */
type Towns = Readonly<Record<string, readonly string[]>>

/**
 * Streets that people also call by a former, a popular or a second official name, by country and
 * town: the name that Google shows, then the others, in each script in which they are written. No
 * other street of the town has one of them. From general knowledge, without a published source.
 */
export const renamedStreets: Readonly<Record<string, Towns>> = {
  AE: {
    'أبو ظبي / Abu Dhabi': [
      'شارع زايد الأول = Zayed The First Street = شارع إلكترا = Electra Street',
      'شارع سلطان بن زايد الأول = Sultan Bin Zayed The First Street = شارع المرور = Muroor Road',
      'شارع فاطمة بنت مبارك = Fatima Bint Mubarak Street = شارع النجدة = Al Najda Street',
      'شارع هزاع بن زايد الأول = Hazza Bin Zayed The First Street = شارع الدفاع = Defence Road',
      'شارع الشيخ راشد بن سعيد = Sheikh Rashid Bin Saeed Street = شارع المطار القديم = ' +
        'Old Airport Road',
    ],
    'دبي / Dubai': [
      'شارع 2 ديسمبر = 2nd December Street = شارع الضيافة = Al Diyafah Street',
      'بوليفارد الشيخ محمد بن راشد = Sheikh Mohammed bin Rashid Boulevard = Emaar Boulevard',
      'شارع خالد بن الوليد = Khalid Bin Al Waleed Road = Bank Street',
      'شارع الشيخ خليفة بن زايد = Sheikh Khalifa Bin Zayed Street = Trade Centre Road',
      'شارع جميرا = Jumeirah Street = Jumeirah Beach Road = Jumeirah Road',
    ],
  },
  AM: {
    'Երևան / Yerevan': [
      'Մեսրոպ Մաշտոցի պողոտա = Mesrop Mashtots Avenue = Լենինի պողոտա = Lenin Avenue',
      'Արշակունյաց պողոտա = Arshakunyats Avenue = Օրջոնիկիձեի պողոտա = Orjonikidze Avenue',
    ],
  },
  AO: {
    Luanda: [
      'Avenida Deolinda Rodrigues = Estrada de Catete',
      'Avenida Comandante Valódia = Avenida dos Combatentes',
      'Avenida Hoji Ya Henda = Avenida do Brasil',
    ],
  },
  AR: {
    Banfield: [
      'Avenida Hipólito Yrigoyen = Avenida Pavón',
    ],
    'Buenos Aires / Ciudad Autónoma de Buenos Aires': [
      'Avenida Raúl Scalabrini Ortiz = Avenida Canning = Canning',
      'Teniente General Juan Domingo Perón = Cangallo',
      'Avenida Doctor Ricardo Balbín = Avenida del Tejar',
      'Avenida Crisólogo Larralde = Republiquetas = Avenida Republiquetas',
      'Avenida Eva Perón = Avenida del Trabajo',
      'Avenida Francisco Fernández de la Cruz = Avenida Cruz',
      'Avenida Presidente Roque Sáenz Peña = Diagonal Norte',
      'Avenida Presidente Julio Argentino Roca = Diagonal Sur',
    ],
    'Córdoba': [
      'Boulevard Arturo Illia = Boulevard Junín',
    ],
    'Lanús': [
      'Avenida Hipólito Yrigoyen = Avenida Pavón',
    ],
    'Lomas de Zamora': [
      'Avenida Hipólito Yrigoyen = Avenida Pavón',
    ],
    'Mar del Plata': [
      'Boulevard Marítimo Patricio Peralta Ramos = Boulevard Marítimo',
      'Avenida Pedro Luro = Avenida Luro',
    ],
    Rosario: [
      'Avenida Presidente Juan Domingo Perón = Avenida Godoy',
      'Boulevard Nicasio Oroño = Boulevard Oroño',
    ],
    'San Carlos de Bariloche': [
      'Avenida Exequiel Bustillo = Avenida Bustillo',
    ],
    'San Miguel de Tucumán': [
      'Avenida Presidente Néstor Kirchner = Avenida Roca = Avenida Julio Argentino Roca',
    ],
  },
  AT: {
    Wien: [
      'Universitätsring = Dr.-Karl-Lueger-Ring = Doktor-Karl-Lueger-Ring',
    ],
  },
  AU: {
    Adelaide: [
      'Victoria Square = Tarntanyangga',
      'Light Square = Wauwi',
      'Hindmarsh Square = Mukata',
      'Hurtle Square = Tangkaira',
      'Whitmore Square = Iparrityi',
    ],
    'North Adelaide': [
      'Wellington Square = Kudnartu',
    ],
  },
  AW: {
    Oranjestad: [
      'Caya G. F. Betico Croes = Nassaustraat',
    ],
  },
  AZ: {
    'Bakı / Baku': [
      'Həsən Əliyev küçəsi = İnqilab küçəsi',
      'Heydər Əliyev prospekti = Moskva prospekti',
    ],
  },
  BA: {
    'Banja Luka': [
      'Kralja Petra I Karađorđevića = Maršala Tita',
    ],
    Sarajevo: [
      'Zmaja od Bosne = Vojvode Putnika',
    ],
  },
  BB: {
    Bridgetown: [
      'National Heroes Square = Trafalgar Square',
    ],
  },
  BD: {
    Dhaka: [
      'Shaheed Abrar Fahad Avenue = Bangabandhu Avenue',
    ],
  },
  BF: {
    Ouagadougou: [
      'Boulevard Capitaine Thomas Sankara = Boulevard Charles de Gaulle',
    ],
  },
  BG: {
    'София / Sofia': [
      'бул. Цар Борис III = Tsar Boris III Boulevard = бул. 9-ти септември = бул. 9 септември',
      'бул. Княгиня Мария Луиза = Knyaginya Maria Luiza Boulevard = бул. Георги Димитров = ' +
        'Georgi Dimitrov Boulevard',
      'бул. Цариградско шосе = Tsarigradsko shose Boulevard = бул. Ленин = Lenin Boulevard',
    ],
  },
  BO: {
    Cochabamba: [
      'Avenida Ballivián = El Prado = Paseo del Prado',
    ],
    'La Paz': [
      'Avenida 16 de Julio = El Prado = Paseo del Prado',
    ],
    'Santa Cruz de la Sierra': [
      'Avenida Cristo Redentor = Avenida Banzer',
    ],
  },
  BR: {
    'Belo Horizonte': [
      'Avenida Presidente Antônio Carlos = Avenida Antônio Carlos',
      'Avenida Presidente Carlos Luz = Avenida Catalão',
      'Praça Diogo de Vasconcelos = Praça da Savassi',
      'Praça Rui Barbosa = Praça da Estação',
    ],
    'Belém': [
      'Avenida João Paulo II = Avenida Primeiro de Dezembro = Avenida 1º de Dezembro',
      'Avenida Bernardo Sayão = Estrada Nova',
      'Avenida Visconde de Souza Franco = Avenida Doca de Souza Franco',
    ],
    Blumenau: [
      'Avenida Presidente Castelo Branco = Avenida Beira-Rio',
    ],
    Campinas: [
      'Avenida José de Souza Campos = Avenida Norte-Sul',
    ],
    'Cuiabá': [
      'Avenida Historiador Rubens de Mendonça = Avenida do CPA',
      'Avenida Tenente Coronel Duarte = Avenida da Prainha = Prainha',
      'Avenida José Monteiro de Figueiredo = Avenida Lavapés',
      'Avenida Arquimedes Pereira Lima = Estrada do Moinho',
    ],
    Curitiba: [
      'Avenida Comendador Franco = Avenida das Torres',
    ],
    'Duque de Caxias': [
      'Avenida Governador Leonel de Moura Brizola = Avenida Presidente Kennedy',
    ],
    'Florianópolis': [
      'Rodovia José Carlos Daux = Rodovia SC-401',
    ],
    Fortaleza: [
      'Avenida Presidente Castelo Branco = Avenida Leste-Oeste',
      'Avenida Doutor Silas Munguba = Avenida Dedé Brasil',
    ],
    'Goiânia': [
      'Praça Doutor Pedro Ludovico Teixeira = Praça Cívica',
    ],
    'João Pessoa': [
      'Avenida Ministro José Américo de Almeida = Avenida Beira Rio',
      'Avenida Governador Flávio Ribeiro Coutinho = Retão de Manaíra',
    ],
    'Juiz de Fora': [
      'Avenida Presidente Itamar Franco = Avenida Independência',
      'Avenida Barão do Rio Branco = Avenida Rio Branco',
    ],
    'Maceió': [
      'Avenida Doutor Antônio Gomes de Barros = Avenida Amélia Rosa',
      'Avenida Doutor Júlio Marques Luz = Avenida Jatiúca',
    ],
    Manaus: [
      'Avenida Mário Ypiranga = Avenida Recife',
      'Avenida Jornalista Umberto Calderaro Filho = Avenida Paraíba',
      'Avenida Coronel Teixeira = Estrada da Ponta Negra',
      'Avenida Governador José Lindoso = Avenida das Torres',
    ],
    Natal: [
      'Avenida Senador Dinarte Medeiros Mariz = Via Costeira',
    ],
    'Niterói': [
      'Rua Ator Paulo Gustavo = Rua Coronel Moreira César',
      'Avenida Jornalista Alberto Francisco Torres = Praia de Icaraí',
      'Estrada Francisco da Cruz Nunes = Estrada de Itaipu',
    ],
    'Nova Iguaçu': [
      'Avenida Abílio Augusto Távora = Estrada de Madureira',
    ],
    'Porto Alegre': [
      'Rua dos Andradas = Rua da Praia',
      'Avenida Edvaldo Pereira Paiva = Avenida Beira-Rio',
      'Avenida Presidente Castelo Branco = Avenida da Legalidade e da Democracia',
      'Praça Marechal Deodoro = Praça da Matriz',
    ],
    Recife: [
      'Avenida Norte Miguel Arraes de Alencar = Avenida Norte',
      'Avenida Governador Agamenon Magalhães = Avenida Agamenon Magalhães',
      'Avenida Engenheiro Domingos Ferreira = Avenida Domingos Ferreira',
      'Avenida Marechal Mascarenhas de Morais = Avenida Imbiribeira = Avenida da Imbiribeira',
    ],
    'Rio de Janeiro': [
      'Avenida Dom Hélder Câmara = Avenida Suburbana',
      'Avenida Pastor Martin Luther King Júnior = Avenida Automóvel Clube',
      'Avenida Lúcio Costa = Avenida Sernambetiba',
      'Avenida Ayrton Senna = Avenida Alvorada',
      'Linha Amarela = Avenida Governador Carlos Lacerda',
      'Linha Vermelha = Via Expressa Presidente João Goulart',
      'Avenida Rainha Elizabeth da Bélgica = Avenida Rainha Elizabeth',
    ],
    'Palmas / Joinville / Juiz de Fora / Foz do Iguaçu': [
      'Avenida Juscelino Kubitschek = Avenida JK',
    ],
    Salvador: [
      'Avenida Luís Viana Filho = Avenida Paralela',
      'Avenida Mário Leal Ferreira = Avenida Bonocô',
      'Avenida Afrânio Peixoto = Avenida Suburbana',
      'Avenida Milton Santos = Avenida Adhemar de Barros',
      'Avenida Lafayete Coutinho = Avenida Contorno = Avenida do Contorno',
    ],
    Santos: [
      'Avenida Senador Pinheiro Machado = Canal 1',
      'Avenida Bernardino de Campos = Canal 2',
      'Avenida Washington Luís = Canal 3',
      'Avenida Siqueira Campos = Canal 4',
      'Avenida Almirante Cochrane = Canal 5',
      'Avenida Coronel Joaquim Montenegro = Canal 6',
      'Avenida General San Martin = Canal 7',
    ],
    'São Paulo': [
      'Elevado Presidente João Goulart = Minhocão = Elevado Costa e Silva',
      'Avenida Jornalista Roberto Marinho = Avenida Água Espraiada = Avenida Águas Espraiadas',
      'Avenida Brigadeiro Faria Lima = Avenida Faria Lima',
      'Avenida Engenheiro Luís Carlos Berrini = Avenida Berrini = Avenida Luís Carlos Berrini',
      'Praça Franklin Roosevelt = Praça Roosevelt',
      'Avenida Presidente Juscelino Kubitschek = Avenida JK',
    ],
    'Vitória': [
      'Avenida Nossa Senhora da Penha = Reta da Penha',
      'Avenida Marechal Mascarenhas de Moraes = Avenida Beira-Mar',
    ],
  },
  CA: {
    Delta: [
      '120 Street = Scott Road',
    ],
    Halifax: [
      'Nora Bernard Street = Cornwallis Street',
    ],
    Laval: [
      'Boulevard Curé-Labelle = Boulevard Labelle',
    ],
    'Montréal': [
      'Boulevard René-Lévesque Ouest = Boulevard Dorchester Ouest',
      'Boulevard René-Lévesque Est = Boulevard Dorchester Est',
      'Rue Atateken = Rue Amherst',
    ],
    Ottawa: [
      'Kichi Zībī Mīkan = Sir John A. Macdonald Parkway',
    ],
    'Québec': [
      'Boulevard Wilfrid-Hamel = Boulevard Hamel',
    ],
    Saskatoon: [
      'miyo-wâhkôhtowin Road = John A. Macdonald Road',
    ],
    Surrey: [
      '120 Street = Scott Road',
      'King George Boulevard = King George Highway',
    ],
    Victoria: [
      "Su'it Street = Trutch Street",
    ],
    Winnipeg: [
      'Abinojii Mikanah = Bishop Grandin Boulevard',
      'Taapweewin Way = Grandin Street',
      'William Stephenson Way = Water Avenue',
    ],
    Yellowknife: [
      'Franklin Avenue = 50 Avenue = 50th Avenue',
    ],
  },
  CD: {
    Kinshasa: [
      'Avenue de la Libération = Avenue du 24 Novembre',
      'Avenue Kabasele Tshamala = Avenue Flambeau',
    ],
  },
  CI: {
    Abidjan: [
      'Boulevard Latrille = Boulevard des Martyrs',
      "Boulevard Félix Houphouët-Boigny = Boulevard Valéry Giscard d'Estaing = Boulevard VGE",
    ],
  },
  CL: {
    'Conchalí': [
      'Avenida Presidente Eduardo Frei Montalva = Panamericana Norte',
    ],
    'Estación Central': [
      "Avenida Libertador Bernardo O'Higgins = Alameda",
    ],
    'La Cisterna': [
      'Gran Avenida José Miguel Carrera = Gran Avenida',
    ],
    'Las Condes': [
      'Avenida Presidente Kennedy = Avenida Kennedy',
    ],
    Providencia: [
      'Avenida Nueva Providencia = Avenida 11 de Septiembre',
      'Plaza Baquedano = Plaza Italia',
    ],
    Rancagua: [
      "Avenida Libertador Bernardo O'Higgins = Alameda",
    ],
    Renca: [
      'Avenida Presidente Eduardo Frei Montalva = Panamericana Norte',
    ],
    'San Miguel': [
      'Gran Avenida José Miguel Carrera = Gran Avenida',
    ],
    Santiago: [
      "Avenida Libertador Bernardo O'Higgins = Alameda",
    ],
    Vitacura: [
      'Avenida Presidente Kennedy = Avenida Kennedy',
    ],
  },
  CO: {
    Barranquilla: [
      'Carrera 46 = Avenida Olaya Herrera',
      'Calle 45 = Avenida Murillo = Calle Murillo',
    ],
    'Bogotá': [
      'Avenida Calle 26 = Calle 26 = Avenida El Dorado = Avenida Eldorado',
      'Avenida Carrera 30 = Avenida Ciudad de Quito = Avenida NQS',
      'Avenida Carrera 68 = Avenida Congreso Eucarístico = Avenida del Congreso Eucarístico',
      'Avenida Boyacá = Avenida Carrera 72',
      'Avenida Ciudad de Cali = Avenida Carrera 86',
      'Avenida Calle 80 = Autopista Medellín = Avenida Medellín',
      'Avenida Calle 72 = Avenida Chile',
      'Avenida Calle 116 = Avenida Pepe Sierra',
      'Autopista Norte = Avenida Carrera 45 = Avenida Paseo de los Libertadores',
    ],
    'Medellín': [
      'Calle 44 = Avenida San Juan = Calle San Juan',
      'Calle 50 = Avenida Colombia = Calle Colombia',
      'Carrera 43A = Avenida El Poblado',
    ],
  },
  CU: {
    'Camagüey': [
      'Oscar Primelles = San Esteban = Calle San Esteban',
      'Enrique Villuendas = Rosario = Calle Rosario',
      'Padre Olallo = Pobre = Calle Pobre',
    ],
    'Holguín': [
      'Manduley = Libertad = Calle Libertad',
    ],
    'La Habana': [
      'Avenida de Italia = Galiano = Calle Galiano',
      'Padre Varela = Belascoaín = Calle Belascoaín',
      'Avenida Salvador Allende = Carlos III = Avenida Carlos III',
      'Avenida Simón Bolívar = Reina = Calle Reina',
      'Avenida de la Independencia = Avenida de Rancho Boyeros = Avenida Rancho Boyeros',
      'Agramonte = Zulueta = Calle Zulueta',
      'Paseo de Martí = Paseo del Prado',
      'Brasil = Teniente Rey = Calle Teniente Rey',
      'Avenida de los Presidentes = Calle G',
      'Calzada de Infanta = Avenida Menocal',
      'Calzada de Diez de Octubre = Calzada de Jesús del Monte',
    ],
    'Santiago de Cuba': [
      'José Antonio Saco = Enramadas = Calle Enramadas',
      'Porfirio Valiente = Calvario = Calle Calvario',
      'Pío Rosado = Carnicería = Calle Carnicería',
      'Hartmann = San Félix = Calle San Félix',
      'Félix Peña = Santo Tomás = Calle Santo Tomás',
      'General Portuondo = Trinidad = Calle Trinidad',
      'Bartolomé Masó = San Basilio = Calle San Basilio',
      'Mayía Rodríguez = Reloj = Calle Reloj',
      'Sánchez Hechavarría = San Jerónimo = Calle San Jerónimo',
    ],
    Trinidad: [
      'Calle Antonio Maceo = Calle Gutiérrez',
      'Calle José Martí = Calle Jesús María',
      'Calle Simón Bolívar = Calle Desengaño',
      'Calle Juan Manuel Márquez = Calle Amargura',
      'Calle Francisco Javier Zerquera = Calle Rosario',
      'Calle Frank País = Calle Carmen',
      'Calle Gustavo Izquierdo = Calle Gloria',
      'Calle Piro Guinart = Calle Boca',
      'Calle Lino Pérez = Calle San Procopio',
      'Calle Camilo Cienfuegos = Calle Santo Domingo',
      'Calle Fernando Hernández Echerri = Calle Cristo',
      'Calle Ernesto Valdés Muñoz = Calle Media Luna',
    ],
  },
  DE: {
    Berlin: [
      'Torstraße = Wilhelm-Pieck-Straße',
      'Danziger Straße = Dimitroffstraße',
      'Landsberger Allee = Leninallee',
      'Platz der Vereinten Nationen = Leninplatz',
      'Anton-Wilhelm-Amo-Straße = Mohrenstraße',
      'Manga-Bell-Platz = Nachtigalplatz',
      'Cornelius-Fredericks-Straße = Lüderitzstraße',
      'Anna-Mungunda-Allee = Petersallee',
      'May-Ayim-Ufer = Gröbenufer',
    ],
    Chemnitz: [
      'Brückenstraße = Karl-Marx-Allee',
    ],
    Dresden: [
      'St. Petersburger Straße = Leningrader Straße',
    ],
    'Halle (Saale)': [
      'Leipziger Straße = Klement-Gottwald-Straße',
    ],
    Hannover: [
      'Hannah-Arendt-Platz = Hinrich-Wilhelm-Kopf-Platz',
    ],
    Leipzig: [
      'Augustusplatz = Karl-Marx-Platz',
    ],
    Magdeburg: [
      'Ernst-Reuter-Allee = Wilhelm-Pieck-Allee',
    ],
  },
  DO: {
    'Santo Domingo': [
      'Avenida John F. Kennedy = Avenida Kennedy',
    ],
  },
  DZ: {
    'الجزائر / Alger': [
      'شارع ديدوش مراد = Rue Didouche Mourad = Rue Michelet',
      "شارع العربي بن مهيدي = Rue Larbi Ben M'hidi = Rue d'Isly",
      'شارع حسيبة بن بوعلي = Rue Hassiba Ben Bouali = Rue Sadi Carnot',
      'شارع زيغود يوسف = Boulevard Zighoud Youcef = Boulevard Carnot',
      'شارع محمد الخامس = Boulevard Mohamed V = Boulevard Saint-Saëns',
      'شارع كريم بلقاسم = Boulevard Krim Belkacem = Boulevard du Télemly',
      'شارع محمد بلوزداد = Rue Mohamed Belouizdad = Rue de Lyon',
      'شارع محمد خميستي = Boulevard Mohamed Khemisti = Boulevard Laferrière',
      "شارع علي بومنجل = Rue Ali Boumendjel = Rue Dumont d'Urville",
      'شارع العقيد عميروش = Boulevard Colonel Amirouche = Boulevard Baudin',
      'شارع أحمد شايب = Rue Ahmed Chaïb = Rue de Tanger',
    ],
    'عنابة / Annaba': [
      'ساحة الثورة = Cours de la Révolution = Cours Bertagna',
    ],
    'قسنطينة / Constantine': [
      'شارع ديدوش مراد = Rue Didouche Mourad = Rue Caraman',
    ],
    'وهران / Oran': [
      "شارع العربي بن مهيدي = Rue Larbi Ben M'hidi = Rue d'Arzew",
      "شارع محمد خميستي = Rue Mohamed Khemisti = Rue d'Alsace-Lorraine",
      'شارع الصومام = Boulevard de la Soummam = Boulevard Galliéni',
      "شارع جيش التحرير الوطني = Boulevard de l'ALN = Boulevard Front de Mer",
    ],
  },
  EC: {
    Quito: [
      'Avenida Río Amazonas = Avenida Amazonas',
    ],
  },
  EG: {
    'الإسكندرية / Alexandria': [
      'طريق الحرية = El Horreya Road = شارع فؤاد = Fouad Street',
    ],
    'القاهرة / Cairo': [
      'شارع طلعت حرب = Talaat Harb Street = شارع سليمان باشا = Soliman Pasha Street',
    ],
  },
  ES: {
    Madrid: [
      'Calle de Príncipe de Vergara = Calle General Mola = Calle del General Mola',
      'Calle del Maestro Ángel Llorca = Calle General Rodrigo',
      'Calle de Fortunata y Jacinta = Calle Caídos de la División Azul = ' +
        'Caídos de la División Azul',
    ],
  },
  ET: {
    'አዲስ አበባ / Addis Ababa': [
      'Africa Avenue = ቦሌ መንገድ = Bole Road',
    ],
  },
  GE: {
    'თბილისი / Tbilisi': [
      'დავით აღმაშენებლის გამზირი = Davit Aghmashenebeli Avenue = პლეხანოვის გამზირი = ' +
        'Plekhanov Avenue',
    ],
  },
  GM: {
    Serekunda: [
      'Kairaba Avenue = Pipeline Road',
    ],
  },
  GR: {
    'Αθήνα / Athens': [
      'Ελευθερίου Βενιζέλου = Eleftheriou Venizelou = Πανεπιστημίου = Panepistimiou',
      '28ης Οκτωβρίου = 28is Oktovriou = Πατησίων = Patision',
    ],
  },
  GY: {
    Georgetown: [
      'Shiv Chanderpaul Drive = New Garden Street',
    ],
  },
  HR: {
    Zagreb: [
      'Trg Republike Hrvatske = Trg maršala Tita',
      'Ulica grada Vukovara = Proleterskih brigada = Avenija proleterskih brigada',
    ],
  },
  HT: {
    'Port-au-Prince': [
      'Avenue John Brown = Lalue = Avenue Lalue',
      "Boulevard Jean-Jacques Dessalines = Grand Rue = Grand'Rue",
      'Avenue Lamartinière = Bois Verna = Avenue Bois Verna',
      'Boulevard Harry Truman = Bicentenaire = Boulevard du Bicentenaire',
    ],
  },
  HU: {
    Budapest: [
      'Széll Kálmán tér = Moszkva tér',
      'II. János Pál pápa tér = Köztársaság tér',
      'Andrássy út = Népköztársaság útja',
      'Széchenyi István tér = Roosevelt tér',
    ],
  },
  ID: {
    Bandung: [
      'Jalan Ir. H. Juanda = Jalan Dago',
      'Jalan L. L. R.E. Martadinata = Jalan Riau',
      'Jalan Dr. Djunjunan = Jalan Terusan Pasteur',
      'Jalan Ibrahim Adjie = Jalan Kiaracondong',
    ],
    Jakarta: [
      'Jalan Tino Sidin = Jalan Cikini VII',
    ],
    Makassar: [
      'Jalan Andi Djemma = Jalan Landak Baru',
    ],
    Semarang: [
      'Jalan M.T. Haryono = Jalan Mataram',
    ],
    Seminyak: [
      'Jalan Kayu Aya = Jalan Laksmana = Jalan Oberoi',
      'Jalan Camplung Tanduk = Jalan Dhyana Pura = Jalan Abimanyu',
    ],
    Sleman: [
      'Jalan Affandi = Jalan Gejayan',
    ],
    Yogyakarta: [
      'Jalan Margo Utomo = Jalan Pangeran Mangkubumi',
      'Jalan Pangurakan = Jalan Trikora',
    ],
  },
  IL: {
    "באר שבע / Be'er Sheva": [
      "שדרות יצחק רגר = Yitzhak Rager Boulevard = שדרות הנשיאים = HaNesi'im Boulevard",
    ],
    'תל אביב-יפו / Tel Aviv-Yafo': [
      'דרך מנחם בגין = Menachem Begin Road = דרך פתח תקווה = Petah Tikva Road',
      'דרך נמיר = Namir Road = דרך חיפה = Haifa Road',
      'דרך שלמה = Shlomo Road = דרך סלמה = Salame Road = רחוב סלמה = Salame Street',
    ],
  },
  IN: {
    Ahmedabad: [
      'Tilak Road = Relief Road',
    ],
    Bengaluru: [
      'Field Marshal K. M. Cariappa Road = Residency Road',
      'Vittal Mallya Road = Grant Road',
      'Bhagwan Mahaveer Road = Infantry Road',
      'Kengal Hanumanthaiah Road = Lalbagh Double Road',
    ],
    Chennai: [
      'Anna Salai = Mount Road',
      'Dr. Radhakrishnan Salai = Edward Elliots Road',
      'Rukmini Lakshmipathi Salai = Marshalls Road',
      'Ethiraj Salai = Commander-in-Chief Road',
      'Avvai Shanmugam Salai = Lloyds Road',
      'TTK Road = Mowbrays Road',
      'Pasumpon Muthuramalinga Thevar Road = Chamiers Road',
      "Prakasam Salai = Broadway = Popham's Broadway",
      'Rajiv Gandhi Salai = Old Mahabalipuram Road = OMR',
      'Sivaji Ganesan Road = South Boag Road',
      'Bharathi Salai = Pycrofts Road',
      'Dr. Besant Road = Ice House Road',
      'Uttamar Gandhi Salai = Nungambakkam High Road',
      'Babu Jagjivan Ram Salai = Bells Road',
    ],
    Delhi: [
      'Swami Shraddhanand Marg = Garstin Bastion Road = GB Road',
    ],
    Kolkata: [
      'Mirza Ghalib Street = Free School Street',
      'Acharya Jagadish Chandra Bose Road = Lower Circular Road',
      'Acharya Prafulla Chandra Road = Upper Circular Road',
      'Jawaharlal Nehru Road = Chowringhee Road',
      'Mother Teresa Sarani = Park Street',
      'Abanindranath Tagore Sarani = Camac Street',
      'Shakespeare Sarani = Theatre Road',
      'Ho Chi Minh Sarani = Harrington Street',
      'Sarat Bose Road = Lansdowne Road',
      'Lala Lajpat Rai Sarani = Elgin Road',
      'Rafi Ahmed Kidwai Road = Wellesley Street',
      'Nirmal Chandra Street = Wellington Street',
      'Lenin Sarani = Dharmatala Street',
      'Bepin Behari Ganguly Street = Bowbazar Street',
      'Raja Rammohan Sarani = Amherst Street',
      'Surya Sen Street = Mirzapur Street',
      'Dr. Md. Ishaque Road = Kyd Street',
      'Muzaffar Ahmed Street = Ripon Street',
      'Nelly Sengupta Sarani = Lindsay Street',
      'Sir William Jones Sarani = Middleton Row',
      'Anandilal Poddar Sarani = Russell Street',
      'Dr. U. N. Brahmachari Street = Loudon Street',
      'Sarojini Naidu Sarani = Rawdon Street',
      'Picasso Bithi = Hungerford Street',
      'Pramathesh Barua Sarani = Ballygunge Circular Road',
      'Gurusaday Road = Ballygunge Store Road',
      'Dr. Meghnad Saha Sarani = Southern Avenue',
      'Hemanta Basu Sarani = Old Court House Street',
      'Rajendra Nath Mukherjee Road = Mission Row',
      'Nawab Siraj-ud-Daulah Sarani = Waterloo Street',
      'Biplabi Rash Behari Basu Road = Canning Street',
      'Biplabi Trailokya Maharaj Sarani = Brabourne Road',
    ],
    Mumbai: [
      'Netaji Subhash Chandra Bose Road = Marine Drive',
      'August Kranti Marg = Gowalia Tank Road',
      'Bhulabhai Desai Road = Warden Road',
      'Dr. Gopalrao Deshmukh Marg = Pedder Road',
      'Laxmibai Jagmohandas Marg = Nepean Sea Road',
      'Veer Nariman Road = Churchgate Street',
      'Maharshi Karve Road = Queens Road',
      'Jagannath Shankar Seth Road = Girgaum Road',
      'Maulana Shaukat Ali Road = Grant Road',
      'Lokmanya Tilak Marg = Carnac Road',
      'Senapati Bapat Marg = Tulsi Pipe Road',
      'Ganpatrao Kadam Marg = Fergusson Road',
      'N. M. Joshi Marg = Delisle Road',
      'Sane Guruji Marg = Arthur Road',
      'Keshavrao Khadye Marg = Clerk Road',
      'Mirza Ghalib Marg = Clare Road',
      'Jehangir Boman Behram Marg = Bellasis Road',
      'Maulana Azad Road = Duncan Road',
      'R. S. Nimkar Marg = Foras Road',
      'Patthe Bapurao Marg = Falkland Road',
      'Dr. Dadasaheb Bhadkamkar Marg = Lamington Road',
      'Nyaymurti Sitaram Patkar Marg = Hughes Road',
      'S. K. Barodawala Marg = Altamount Road',
      'M. L. Dahanukar Marg = Carmichael Road',
      'Haji Niyaz Ahmed Azmi Marg = Arthur Bunder Road',
      'Nathalal Parekh Marg = Wodehouse Road',
      'B. K. Boman Behram Marg = Mereweather Road',
      'K. Dubash Marg = Rampart Row',
      'V. B. Gandhi Marg = Forbes Street',
      'Nagindas Master Road = Medows Street',
      'Ambalal Doshi Marg = Hamam Street',
      'Mumbai Samachar Marg = Apollo Street',
      'Rustom Sidhwa Marg = Gunbow Street',
      'Perin Nariman Street = Bazargate Street',
      'Janmabhoomi Marg = Ghoga Street',
      'Hazarimal Somani Marg = Waudby Road',
      'Shamaldas Gandhi Marg = Princess Street',
      'Barrister Nath Pai Marg = Reay Road',
      'Veer Savarkar Marg = Cadell Road',
      'Khan Abdul Gaffar Khan Road = Worli Sea Face',
      'Guru Nanak Road = Turner Road',
      'Ramdas Nayak Marg = Hill Road',
    ],
    'New Delhi': [
      'Dr. A.P.J. Abdul Kalam Road = Aurangzeb Road',
      'Kartavya Path = Rajpath',
      'Lok Kalyan Marg = Race Course Road',
      'Dara Shikoh Road = Dalhousie Road',
      'Kasturba Gandhi Marg = Curzon Road',
      'Baba Kharak Singh Marg = Irwin Road',
    ],
    Pune: [
      'General Thimayya Road = East Street',
      'Gopal Krishna Gokhale Road = Fergusson College Road = FC Road',
    ],
    Secunderabad: [
      'Rashtrapati Road = Kingsway',
      'Mahatma Gandhi Road = James Street',
    ],
  },
  IR: {
    'تهران / Tehran': [
      'خیابان نلسون ماندلا = Nelson Mandela Boulevard = خیابان جردن = Jordan Street = ' +
        'خیابان آفریقا = Africa Street',
      'خیابان مطهری = Motahari Street = خیابان تخت طاووس = Takht-e Tavous Street',
      'خیابان فیاضی = Fayyazi Street = خیابان فرشته = Fereshteh Street',
    ],
  },
  JO: {
    'عمان / Amman': [
      'شارع وصفي التل = Wasfi At-Tal Street = شارع الجاردنز = Gardens Street',
      'شارع عرار = Arar Street = شارع وادي صقرة = Wadi Saqra Street',
    ],
  },
  KE: {
    Nairobi: [
      'Professor Wangari Maathai Road = Forest Road',
      'Raila Odinga Way = Mbagathi Way',
      'Francis Atwoli Road = Dik Dik Road',
    ],
  },
  KG: {
    'Бишкек / Bishkek': [
      'проспект Чингиза Айтматова = Chyngyz Aitmatov Avenue = проспект Мира = Mira Avenue',
      'бульвар Эркиндик = Erkindik Boulevard = бульвар Дзержинского = Dzerzhinsky Boulevard',
      'улица Ибраимова = Ibraimov Street = улица Правды = Pravda Street',
      'улица Курманжан Датка = Kurmanjan Datka Street = улица Алма-Атинская = ' +
        'Alma-Atinskaya Street',
    ],
  },
  KH: {
    'ភ្នំពេញ / Phnom Penh': [
      'មហាវិថីព្រះសីហនុ = Preah Sihanouk Boulevard = ផ្លូវ ២៧៤ = Street 274',
      'មហាវិថីម៉ៅសេទុង = Mao Tse Toung Boulevard = ផ្លូវ ២៤៥ = Street 245',
      'មហាវិថីកម្ពុជាក្រោម = Kampuchea Krom Boulevard = ផ្លូវ ១២៨ = Street 128',
      'មហាវិថីព្រះមុនីរ៉េត = Monireth Boulevard = ផ្លូវ ២១៧ = Street 217',
      'ផ្លូវ ៥១ = Street 51 = ផ្លូវប៉ាស្ទ័រ = Pasteur Street',
      'ផ្លូវ ២៤០ = Street 240 = ផ្លូវឧកញ៉ាឈុន = Oknha Chhun Street',
      'ផ្លូវ ២១៤ = Street 214 = ផ្លូវសម្តេចប៉ាន = Samdech Pan Street',
      'មហាវិថីស៊ីជីនពីង = Xi Jinping Boulevard = ផ្លូវក្រវាត់ក្រុងទី៣ = Third Ring Road',
    ],
  },
  KZ: {
    'Алматы / Almaty': [
      'проспект Нурсултана Назарбаева = Nursultan Nazarbayev Avenue = проспект Назарбаева = ' +
        'Nazarbayev Avenue = улица Фурманова = Furmanov Street',
      'проспект Достык = Dostyk Avenue = проспект Ленина = Lenin Avenue',
      'проспект Абылай хана = Abylai Khan Avenue = Коммунистический проспект = ' +
        'Kommunistichesky Avenue',
      'улица Наурызбай батыра = Nauryzbay Batyr Street = улица Дзержинского = Dzerzhinsky Street',
      'улица Карасай батыра = Karasay Batyr Street = улица Виноградова = Vinogradov Street',
      'улица Байтурсынова = Baitursynov Street = улица Космонавтов = Kosmonavtov Street',
      'бульвар Бухар жырау = Bukhar Zhyrau Boulevard = Ботанический бульвар = ' +
        'Botanichesky Boulevard',
      'улица Утеген батыра = Utegen Batyr Street = улица Мате Залки = Mate Zalka Street',
    ],
    'Шымкент / Shymkent': [
      'проспект Тауке хана = Tauke Khan Avenue = проспект Ленина = Lenin Avenue',
    ],
    'Қарағанды / Karaganda': [
      'проспект Бухар Жырау = Bukhar Zhyrau Avenue = Советский проспект = Sovetsky Avenue',
    ],
  },
  LB: {
    'بيروت / Beirut': [
      'شارع رشيد كرامي = Rachid Karami Street = شارع فردان = Verdun Street',
      'شارع صائب سلام = Saeb Salam Boulevard = كورنيش المزرعة = Corniche El Mazraa',
    ],
  },
  LK: {
    Colombo: [
      'R. A. de Mel Mawatha = Duplication Road',
      'Dr. Colvin R. de Silva Mawatha = Union Place',
      'Srimath Anagarika Dharmapala Mawatha = Dharmapala Mawatha = Turret Road',
      'Sir Ernest de Silva Mawatha = Flower Road',
      'Bauddhaloka Mawatha = Bullers Road',
      'T. B. Jayah Mawatha = Darley Road',
      'Kumaratunga Munidasa Mawatha = Thurstan Road',
      'Philip Gunawardena Mawatha = Reid Avenue',
      "R. G. Senanayake Mawatha = Gregory's Road",
      'Dr. Danister de Silva Mawatha = Baseline Road',
    ],
    Kandy: [
      'D. S. Senanayake Veediya = Trincomalee Street',
    ],
  },
  LT: {
    Kaunas: [
      'Savanorių prospektas = Raudonosios Armijos prospektas',
    ],
    Vilnius: [
      'Gedimino prospektas = Lenino prospektas',
    ],
  },
  LV: {
    'Rīga': [
      'Brīvības iela = Ļeņina iela',
      'Krišjāņa Valdemāra iela = Gorkija iela',
    ],
  },
  MA: {
    Casablanca: [
      'Avenue des Forces Armées Royales = Avenue des FAR = Avenue des F.A.R.',
    ],
    'الرباط / Rabat': [
      'شارع محمد السادس = Avenue Mohammed VI = Route des Zaërs',
    ],
  },
  MD: {
    'Chișinău': [
      'Bulevardul Ștefan cel Mare și Sfânt = Bulevardul Lenin = проспект Ленина',
    ],
  },
  MO: {
    '澳門 / Macau': [
      '亞美打利庇盧大馬路 = Avenida de Almeida Ribeiro = 新馬路 = San Ma Lo',
    ],
  },
  MW: {
    Blantyre: [
      'Masauko Chipembere Highway = Kamuzu Highway',
    ],
  },
  MX: {
    'Acapulco de Juárez': [
      'Avenida Costera Miguel Alemán = Avenida Costera',
    ],
    'Ciudad de México': [
      'Avenida México-Tenochtitlan = Avenida Puente de Alvarado = Puente de Alvarado',
      'Avenida Presidente Masaryk = Avenida Masaryk',
    ],
    Guadalajara: [
      'Avenida Ignacio L. Vallarta = Avenida Vallarta',
    ],
    Hermosillo: [
      'Boulevard Eusebio Francisco Kino = Boulevard Kino',
      'Boulevard Luis Encinas Johnson = Boulevard Luis Encinas',
    ],
    'León': [
      'Boulevard Adolfo López Mateos = Boulevard López Mateos',
    ],
    Monterrey: [
      'Avenida Doctor José Eleuterio González = Avenida Gonzalitos',
      'Avenida Eugenio Garza Sada = Avenida Garza Sada',
      'Avenida Ignacio Morones Prieto = Avenida Morones Prieto',
    ],
    'Mérida': [
      'Paseo de Montejo = Calle 56-A',
    ],
    'San Pedro Garza García': [
      'Avenida José Vasconcelos = Avenida Vasconcelos',
    ],
  },
  MY: {
    'George Town': [
      'Jalan Sultan Ahmad Shah = Jalan Northam = Northam Road',
      'Jalan Masjid Negeri = Green Lane',
      'Jalan Masjid Kapitan Keling = Lebuh Pitt = Pitt Street',
      'Jalan Utama = Western Road',
      'Jalan Kebun Bunga = Waterfall Road',
      'Jalan C. Y. Choy = Bridge Street',
      'Jalan Zainal Abidin = Jalan Yahudi',
    ],
    Ipoh: [
      'Jalan Sultan Iskandar = Hugh Low Street',
      'Jalan Sultan Idris Shah = Brewster Road',
      'Jalan Sultan Yusuf = Belfield Street',
      'Jalan Bandar Timah = Leech Street',
      'Lorong Panglima = Concubine Lane',
      'Jalan Raja Musa Aziz = Anderson Road',
      'Jalan Raja Ekram = Cowan Street',
    ],
    'Kuala Lumpur': [
      'Jalan Tuanku Abdul Halim = Jalan Duta',
      'Jalan Sultan Haji Ahmad Shah = Jalan Khidmat Usaha',
      'Jalan Sultan Yahya Petra = Jalan Semarak',
      'Persiaran Tuanku Syed Sirajuddin = Persiaran Duta',
      'Jalan Raja Chulan = Jalan Weld = Weld Road',
      'Jalan Dang Wangi = Jalan Campbell = Campbell Road',
      'Jalan P. Ramlee = Jalan Parry = Parry Road',
      'Jalan Tun H S Lee = High Street',
    ],
    Melaka: [
      'Jalan Hang Jebat = Jonker Street',
      'Jalan Tun Tan Cheng Lock = Heeren Street',
    ],
    'Petaling Jaya': [
      'Jalan Profesor Diraja Ungku Aziz = Jalan Universiti',
    ],
  },
  NA: {
    Swakopmund: [
      'Sam Nujoma Avenue = Kaiser Wilhelm Street',
      'Tobias Hainyeko Street = Moltke Street',
    ],
    Windhoek: [
      'Independence Avenue = Kaiser Street = Kaiserstraße',
      'Robert Mugabe Avenue = Leutwein Street',
      'Fidel Castro Street = Peter Müller Street',
      'Dr. Frans Indongo Street = Bülow Street',
    ],
  },
  NE: {
    Niamey: [
      'Avenue Djibo Bakary = Avenue Charles de Gaulle',
    ],
  },
  NG: {
    Lagos: [
      'Alfred Rewane Road = Kingsway Road',
      'Funsho Williams Avenue = Western Avenue',
    ],
  },
  NI: {
    Managua: [
      'Avenida Bolívar = Avenida de Bolívar a Chávez',
    ],
  },
  NP: {
    'काठमाडौं / Kathmandu': [
      'जुद्ध सडक = Juddha Sadak = न्यूरोड = New Road',
    ],
  },
  NZ: {
    Hamilton: [
      'Putikitiki Street = Von Tempsky Street',
    ],
    'Palmerston North': [
      'The Square = Te Marae o Hine',
    ],
  },
  PA: {
    'Panamá': [
      'Avenida Ricardo J. Alfaro = Tumba Muerto = Vía Tumba Muerto',
      'Avenida Simón Bolívar = Transístmica = Vía Transístmica = Vía Simón Bolívar',
      'Calle 50 = Avenida Nicanor de Obarrio = Calle Nicanor de Obarrio',
      'Vía Porras = Vía Belisario Porras = Avenida Belisario Porras',
    ],
  },
  PE: {
    Bellavista: [
      'Avenida Óscar R. Benavides = Avenida Colonial',
    ],
    Callao: [
      'Avenida Óscar R. Benavides = Avenida Colonial',
    ],
    Chiclayo: [
      'Avenida José Balta = Avenida Balta',
    ],
    Chorrillos: [
      'Avenida Defensores del Morro = Avenida Huaylas',
    ],
    'Jesús María': [
      'Avenida General Salaverry = Avenida Salaverry',
    ],
    Lima: [
      'Avenida Inca Garcilaso de la Vega = Avenida Wilson',
      'Avenida Nicolás de Piérola = La Colmena = Avenida La Colmena',
      'Avenida Óscar R. Benavides = Avenida Colonial',
      'Avenida Miguel Grau = Avenida Grau',
    ],
    'Magdalena del Mar': [
      'Avenida Augusto Pérez Araníbar = Avenida del Ejército',
      'Avenida Faustino Sánchez Carrión = Avenida Pershing',
    ],
    Miraflores: [
      'Avenida José Larco = Avenida Larco',
      'Avenida José Pardo = Avenida Pardo',
      'Avenida Alfredo Benavides = Avenida Benavides',
      'Avenida Óscar R. Benavides = Diagonal = Avenida Diagonal',
    ],
    'San Isidro': [
      'Avenida Augusto Pérez Araníbar = Avenida del Ejército',
      'Avenida Enrique Canaval y Moreyra = Avenida Canaval y Moreyra',
      'Avenida Ricardo Rivera Navarrete = Avenida Rivera Navarrete',
    ],
  },
  PF: {
    Papeete: [
      'Avenue Pouvanaa a Oopa = Avenue Bruat',
    ],
  },
  PH: {
    Angeles: [
      'Don Juico Avenue = Perimeter Road',
    ],
    Baguio: [
      'Aspiras-Palispis Highway = Marcos Highway',
    ],
    Cainta: [
      'Felix Avenue = Imelda Avenue',
    ],
    'Cebu City': [
      'General Maxilom Avenue = Mango Avenue',
    ],
    'Davao City': [
      'C.M. Recto Street = Claveria Street',
      'A. Pichon Street = Magallanes Street',
      'C. Bangoy Street = Ponciano Reyes Street = Ponciano Street',
      'Ramon Magsaysay Avenue = Uyanguren Street',
      'F. Iñigo Street = Anda Street',
    ],
    'Iloilo City': [
      'Senator Benigno S. Aquino Jr. Avenue = Diversion Road',
      'J.M. Basa Street = Calle Real',
    ],
    Makati: [
      'Senator Gil J. Puyat Avenue = Buendia Avenue',
      'Chino Roces Avenue = Pasong Tamo = Pasong Tamo Street',
      'Antonio Arnaiz Avenue = Pasay Road',
      'Nicanor Garcia Street = Reposo Street',
      'V.A. Rufino Street = Herrera Street',
      'L.P. Leviste Street = Alfaro Street',
      'President Sergio Osmeña Sr. Highway = South Superhighway',
    ],
    Manila: [
      'President Sergio Osmeña Sr. Highway = South Superhighway',
      'Arsenio H. Lacson Avenue = Governor Forbes Street = Forbes Street',
      'Nicanor Reyes Street = Morayta Street',
      'Paz Mendoza Guazon Street = Otis Street',
      'S.H. Loyola Street = Lepanto Street',
      'M. dela Fuente Street = Trabajo Street',
      'E.T. Yuchengco Street = Nueva Street',
      'Andres Soriano Avenue = Aduana Street',
    ],
    Marikina: [
      'Gil Fernando Avenue = Angel Tuazon Avenue',
    ],
    'Parañaque': [
      'Dr. Arcadio Santos Avenue = Sucat Road',
    ],
    Pasay: [
      'Senator Gil J. Puyat Avenue = Buendia Avenue',
      'Antonio Arnaiz Avenue = Libertad Street',
      'NAIA Road = MIA Road',
    ],
    Pasig: [
      'F. Ortigas Jr. Road = Emerald Avenue',
    ],
    'Quezon City': [
      'Fernando Poe Jr. Avenue = Roosevelt Avenue',
      'Doña Juana Rodriguez Avenue = Broadway Avenue',
    ],
    'Zamboanga City': [
      'R.T. Lim Boulevard = Cawa-Cawa Boulevard',
    ],
  },
  PK: {
    Islamabad: [
      'Srinagar Highway = Kashmir Highway',
    ],
    Karachi: [
      'Muhammad Ali Jinnah Road = Bandar Road',
      'I. I. Chundrigar Road = McLeod Road',
      'Zaibunnisa Street = Elphinstone Street',
      'Abdullah Haroon Road = Victoria Road',
      'Dr. Ziauddin Ahmed Road = Kutchery Road',
      'Shahrah-e-Faisal = Drigh Road',
      'Shahrah-e-Liaquat = Frere Road',
      'Nishtar Road = Lawrence Road',
      'Dr. Daud Pota Road = Frere Street',
      'Syedna Burhanuddin Road = Mansfield Street',
      'Shahrah-e-Iraq = Clarke Street',
      'Muhammad Bin Qasim Road = Burns Road',
      'Maulvi Tamizuddin Khan Road = Queens Road',
    ],
    Lahore: [
      'Shahrah-e-Quaid-e-Azam = Mall Road = The Mall',
      'Shahrah-e-Fatima Jinnah = Queens Road',
      'Sir Aga Khan III Road = Davis Road',
      'Shahrah-e-Abdul Hameed Bin Badees = Empress Road',
    ],
  },
  PL: {
    Warszawa: [
      'aleja Jana Pawła II = Marchlewskiego = ulica Marchlewskiego',
      'aleja Solidarności = Świerczewskiego = aleja Świerczewskiego',
      'plac Bankowy = plac Dzierżyńskiego',
      'Andersa = Nowotki = ulica Nowotki',
    ],
    'Wrocław': [
      'plac Jana Pawła II = plac 1 Maja',
    ],
  },
  PR: {
    'San Juan': [
      'Avenida Franklin Delano Roosevelt = Avenida Roosevelt',
      'Avenida Carlos Chardón = Avenida Chardón',
    ],
  },
  PT: {
    Lisboa: [
      'Praça do Comércio = Terreiro do Paço',
      'Praça Dom Pedro IV = Rossio',
      'Praça Marquês de Pombal = Rotunda do Marquês',
    ],
  },
  PY: {
    'Asunción': [
      'Avenida Mariscal Francisco Solano López = Avenida Mariscal López',
    ],
  },
  RO: {
    'București / Bucharest': [
      'Bulevardul Unirii = Bulevardul Victoria Socialismului',
    ],
  },
  RS: {
    Beograd: [
      'Bulevar kralja Aleksandra = Bulevar revolucije',
      'Bulevar Mihajla Pupina = Bulevar Lenjina',
      'Bulevar Zorana Đinđića = Bulevar AVNOJ-a',
    ],
    'Novi Sad': [
      'Bulevar oslobođenja = Bulevar 23. oktobra',
      'Bulevar Mihajla Pupina = Bulevar maršala Tita',
    ],
  },
  RU: {
    'Москва / Moscow': [
      'Тверская улица = Tverskaya Street = улица Горького = Gorky Street',
      'улица Остоженка = Ostozhenka Street = Метростроевская улица = Metrostroevskaya Street',
      'улица Мясницкая = Myasnitskaya Street = улица Кирова = Kirova Street',
      'улица Пречистенка = Prechistenka Street = Кропоткинская улица = Kropotkinskaya Street',
      'улица Большая Дмитровка = Bolshaya Dmitrovka Street = Пушкинская улица = ' +
        'Pushkinskaya Street',
      'улица Малая Дмитровка = Malaya Dmitrovka Street = улица Чехова = Chekhova Street',
      'улица Большая Никитская = Bolshaya Nikitskaya Street = улица Герцена = Gertsena Street',
      'улица Александра Солженицына = Alexandra Solzhenitsyna Street = ' +
        'Большая Коммунистическая улица = Bolshaya Kommunisticheskaya Street',
    ],
    'Санкт-Петербург / Saint Petersburg': [
      'Каменноостровский проспект = Kamennoostrovsky Prospekt = Кировский проспект = ' +
        'Kirovsky Prospekt',
      'Гороховая улица = Gorokhovaya Street = улица Дзержинского = Dzerzhinskogo Street',
      'Большая Морская улица = Bolshaya Morskaya Street = улица Герцена = Gertsena Street',
      'Малая Морская улица = Malaya Morskaya Street = улица Гоголя = Gogolya Street',
      'Вознесенский проспект = Voznesensky Prospekt = проспект Майорова = Mayorova Prospekt',
      'Английский проспект = Angliysky Prospekt = проспект Маклина = Maklina Prospekt',
      'Фурштатская улица = Furshtatskaya Street = улица Петра Лаврова = Petra Lavrova Street',
      'Кирочная улица = Kirochnaya Street = улица Салтыкова-Щедрина = Saltykova-Shchedrina Street',
      'Захарьевская улица = Zakharyevskaya Street = улица Каляева = Kalyaeva Street',
      'Шпалерная улица = Shpalernaya Street = улица Воинова = Voinova Street',
    ],
  },
  SA: {
    'الرياض / Riyadh': [
      'شارع الأمير محمد بن عبدالعزيز = Prince Muhammad Ibn Abdulaziz Street = شارع التحلية = ' +
        'Tahlia Street',
      'شارع صلاح الدين الأيوبي = Salah Ad Din Al Ayyubi Street = شارع الستين = Sitteen Street',
      'شارع الأمير عبدالعزيز بن مساعد بن جلوي = ' +
        'Prince Abdulaziz Ibn Musaid Ibn Jalawi Street = شارع الضباب = Dhabab Street',
      'شارع الأمير فيصل بن تركي بن عبدالعزيز = ' +
        'Prince Faisal Ibn Turki Ibn Abdulaziz Street = شارع الخزان = Khazzan Street',
    ],
    'المدينة المنورة / Madinah': [
      'طريق أبي بكر الصديق = Abu Bakr Al Siddiq Road = شارع سلطانة = Sultanah Street',
    ],
    'جدة / Jeddah': [
      'شارع الأمير محمد بن عبدالعزيز = Prince Mohammed Bin Abdulaziz Street = شارع التحلية = ' +
        'Tahlia Street',
      'طريق الملك فهد = King Fahd Road = شارع الستين = Sitteen Street',
      'طريق الأمير ماجد = Prince Majid Road = شارع السبعين = Sabeen Street',
      'شارع الأمير متعب = Prince Mutaib Street = شارع الأربعين = Arbaeen Street',
    ],
    'مكة / Makkah': [
      'شارع عبدالله عريف = Abdullah Arif Street = شارع الستين = Sitteen Street',
    ],
  },
  SI: {
    Ljubljana: [
      'Trg Osvobodilne fronte = Trg OF',
    ],
  },
  SL: {
    Freetown: [
      'Sani Abacha Street = Kissy Street',
    ],
  },
  SN: {
    Dakar: [
      'Avenue Georges Pompidou = Avenue William Ponty = Avenue Ponty',
      'Avenue Cheikh Anta Diop = Route de Ouakam',
      'Avenue Hassan II = Avenue Albert Sarraut',
      'Boulevard Djily Mbaye = Boulevard Pinet-Laprade',
    ],
  },
  SR: {
    Paramaribo: [
      'Henck Arronstraat = Gravenstraat',
      'Indira Gandhiweg = Pad van Wanica',
    ],
  },
  SV: {
    'San Salvador': [
      'Alameda Franklin Delano Roosevelt = Alameda Roosevelt',
      'Paseo General Escalón = Paseo Escalón',
      'Boulevard Monseñor Romero = Boulevard Diego de Holguín',
    ],
  },
  TH: {
    'กรุงเทพมหานคร / Bangkok': [
      'ซอยสุขุมวิท 55 = Soi Sukhumvit 55 = ถนนทองหล่อ = Thong Lo Road = ซอยทองหล่อ = Soi Thong Lo',
      'ซอยสุขุมวิท 63 = Soi Sukhumvit 63 = ซอยเอกมัย = Soi Ekkamai = ถนนเอกมัย = Ekkamai Road',
      'ถนนอโศกมนตรี = Asok Montri Road = ซอยสุขุมวิท 21 = Soi Sukhumvit 21 = ซอยอโศก = Soi Asok',
      'ถนนปรีดี พนมยงค์ = Pridi Banomyong Road = ซอยสุขุมวิท 71 = Soi Sukhumvit 71',
      'ถนนอ่อนนุช = On Nut Road = ซอยสุขุมวิท 77 = Soi Sukhumvit 77',
      'ถนนอุดมสุข = Udom Suk Road = ซอยสุขุมวิท 103 = Soi Sukhumvit 103',
      'ซอยสุขุมวิท 101 = Soi Sukhumvit 101 = ซอยปุณณวิถี = Soi Punnawithi',
      'ซอยสุขุมวิท 105 = Soi Sukhumvit 105 = ซอยลาซาล = Soi La Salle',
      'ซอยสุขุมวิท 39 = Soi Sukhumvit 39 = ซอยพร้อมพงษ์ = Soi Phrom Phong',
      'ซอยสุขุมวิท 31 = Soi Sukhumvit 31 = ซอยสวัสดี = Soi Sawatdi',
      'ซอยสุขุมวิท 23 = Soi Sukhumvit 23 = ซอยประสานมิตร = Soi Prasanmit',
      'ซอยสุขุมวิท 3 = Soi Sukhumvit 3 = ซอยนานาเหนือ = Soi Nana Nuea',
      'ซอยสุขุมวิท 4 = Soi Sukhumvit 4 = ซอยนานาใต้ = Soi Nana Tai',
      'ซอยพหลโยธิน 7 = Soi Phahonyothin 7 = ซอยอารีย์ = Soi Ari',
      'ซอยพหลโยธิน 5 = Soi Phahonyothin 5 = ซอยราชครู = Soi Ratchakhru',
      'ถนนเจริญกรุง = Charoen Krung Road = New Road',
      'ถนนบรมราชชนนี = Borommaratchachonnani Road = ถนนปิ่นเกล้า-นครชัยศรี = ' +
        'Pinklao-Nakhon Chai Si Road',
      'ถนนเทพรัตน = Debaratna Road = ถนนบางนา-ตราด = Bang Na-Trat Road',
      'ถนนประเสริฐมนูกิจ = Prasoet Manukit Road = ถนนเกษตร-นวมินทร์ = Kaset-Nawamin Road',
      'ถนนประดิษฐ์มนูธรรม = Pradit Manutham Road = ถนนเลียบทางด่วนรามอินทรา = ' +
        'Liap Thang Duan Ram Inthra Road',
      'ถนนอุทยาน = Utthayan Road = ถนนอักษะ = Aksa Road',
    ],
    'เชียงใหม่ / Chiang Mai': [
      'ถนนนิมมานเหมินท์ = Nimmanahaeminda Road = Nimmanhaemin Road',
    ],
  },
  TJ: {
    'Душанбе / Dushanbe': [
      'проспект Исмоили Сомони = Ismoili Somoni Avenue = улица Путовского = Putovsky Street',
    ],
  },
  TT: {
    'Port of Spain': [
      'Queen Janelle Commissiong Street = Queen Street',
    ],
  },
  TW: {
    '臺北市 / Taipei City': [
      '凱達格蘭大道 = Ketagalan Boulevard = 介壽路 = Jieshou Road',
    ],
  },
  TZ: {
    'Dar es Salaam': [
      'Nyerere Road = Pugu Road',
      'Barack Obama Drive = Ocean Road',
      'Nelson Mandela Road = Port Access Road',
      'Mwai Kibaki Road = Old Bagamoyo Road',
    ],
    Zanzibar: [
      'Benjamin Mkapa Road = Creek Road',
    ],
  },
  UA: {
    'Дніпро / Dnipro': [
      'проспект Дмитра Яворницького = Dmytra Yavornytskoho Avenue = проспект Карла Маркса = ' +
        'Karla Marksa Avenue',
      'проспект Науки = Nauky Avenue = проспект Гагаріна = Haharina Avenue',
      'проспект Лесі Українки = Lesi Ukrainky Avenue = проспект Пушкіна = Pushkina Avenue',
      'вулиця Воскресенська = Voskresenska Street = вулиця Леніна = Lenina Street',
      'вулиця Січеславська Набережна = Sicheslavska Naberezhna Street = набережна Леніна = ' +
        'Naberezhna Lenina',
    ],
    'Запоріжжя / Zaporizhzhia': [
      'проспект Соборний = Sobornyi Avenue = проспект Леніна = Lenina Avenue',
    ],
    'Київ / Kyiv': [
      'проспект Степана Бандери = Stepana Bandery Avenue = Московський проспект = ' +
        'Moskovskyi Avenue',
      'проспект Романа Шухевича = Romana Shukhevycha Avenue = проспект Генерала Ватутіна = ' +
        'проспект Ватутіна = Vatutina Avenue',
      'вулиця Велика Васильківська = Velyka Vasylkivska Street = вулиця Червоноармійська = ' +
        'Chervonoarmiiska Street',
      'вулиця Бульварно-Кудрявська = Bulvarno-Kudriavska Street = вулиця Воровського = ' +
        'Vorovskoho Street',
      'проспект Берестейський = Beresteiskyi Avenue = проспект Перемоги = Peremohy Avenue',
      'проспект Повітряних Сил = Povitrianykh Syl Avenue = Повітрофлотський проспект = ' +
        'Povitroflotskyi Avenue',
      'вулиця Князів Острозьких = Kniaziv Ostrozkykh Street = вулиця Московська = Moskovska Street',
      'проспект Георгія Гонгадзе = Heorhiia Honhadze Avenue = проспект Радянської України = ' +
        'Radianskoi Ukrainy Avenue',
      'проспект Валерія Лобановського = Valeriia Lobanovskoho Avenue = ' +
        'Червонозоряний проспект = Chervonozorianyi Avenue',
      'вулиця Василя Тютюнника = Vasylia Tiutiunnyka Street = вулиця Анрі Барбюса = ' +
        'Anri Barbiusa Street',
      'проспект Лесі Курбаса = Lesia Kurbasa Avenue = проспект 50-річчя Жовтня',
    ],
    'Миколаїв / Mykolaiv': [
      'проспект Центральний = Tsentralnyi Avenue = проспект Леніна = Lenina Avenue',
    ],
    'Одеса / Odesa': [
      'вулиця Канатна = Kanatna Street = вулиця Свердлова = Sverdlova Street',
      'вулиця Велика Арнаутська = Velyka Arnautska Street = вулиця Чкалова = Chkalova Street',
      'проспект Небесної Сотні = Nebesnoi Sotni Avenue = проспект Маршала Жукова = ' +
        'Marshala Zhukova Avenue',
    ],
    'Харків / Kharkiv': [
      'проспект Науки = Nauky Avenue = проспект Леніна = Lenina Avenue',
      'проспект Героїв Харкова = Heroiv Kharkova Avenue = Московський проспект = Moskovskyi Avenue',
      'вулиця Григорія Сковороди = Hryhoriia Skovorody Street = вулиця Пушкінська = ' +
        'Pushkinska Street',
      'проспект Аерокосмічний = Aerokosmichnyi Avenue = проспект Гагаріна = Haharina Avenue',
      'вулиця Благовіщенська = Blahovishchenska Street = вулиця Карла Маркса = Karla Marksa Street',
      'вулиця Алчевських = Alchevskykh Street = вулиця Артема = Artema Street',
    ],
    'Чернігів / Chernihiv': [
      "проспект Левка Лук'яненка = Levka Lukianenka Avenue = проспект Рокоссовського = " +
        'Rokossovskoho Avenue',
    ],
  },
  UG: {
    Kampala: [
      'John Babiiha Avenue = Acacia Avenue',
      'Rotary Avenue = Lugogo Bypass',
    ],
  },
  US: {
    Alexandria: [
      'Richmond Highway = Jefferson Davis Highway',
    ],
    Arlington: [
      'Langston Boulevard = Lee Highway',
      'Richmond Highway = Jefferson Davis Highway',
    ],
    Atlanta: [
      'Donald Lee Hollowell Parkway Northwest = Bankhead Highway Northwest',
      'Metropolitan Parkway Southwest = Stewart Avenue Southwest',
      'Joseph E Lowery Boulevard Northwest = Ashby Street Northwest',
      'Joseph E Lowery Boulevard Southwest = Ashby Street Southwest',
      'Andrew Young International Boulevard Northwest = International Boulevard Northwest',
      'John Lewis Freedom Parkway Northeast = Freedom Parkway Northeast',
      'United Avenue Southeast = Confederate Avenue Southeast',
    ],
    Austin: [
      'Azie Morton Road = Robert E Lee Road',
      'William Holland Avenue = Jeff Davis Avenue',
      'East Cesar Chavez Street = East 1st Street',
      'West Cesar Chavez Street = West 1st Street',
    ],
    Brooklyn: [
      'Marcus Garvey Boulevard = Sumner Avenue',
    ],
    'Chapel Hill': [
      'Martin Luther King Junior Boulevard = Airport Road',
    ],
    Charlotte: [
      'East Brooklyn Village Avenue = East Stonewall Street',
      'West Brooklyn Village Avenue = West Stonewall Street',
      'Druid Hills Way = Jefferson Davis Street',
    ],
    Dumfries: [
      'Richmond Highway = Jefferson Davis Highway',
    ],
    Eugene: [
      'Martin Luther King Junior Boulevard = Centennial Boulevard',
    ],
    Fredericksburg: [
      'Emancipation Highway = Jefferson Davis Highway',
    ],
    Greensboro: [
      'South Josephine Boyd Street = South Aycock Street',
      'North Josephine Boyd Street = North Aycock Street',
    ],
    Hollywood: [
      'Louisville Street = Lee Street',
      'Savannah Street = Forrest Street',
      'Macon Street = Hood Street',
    ],
    Houston: [
      'Emancipation Avenue = Dowling Street',
    ],
    'Jersey City': [
      'Luis Munoz Marin Boulevard = Marin Boulevard',
    ],
    Lansing: [
      'North Martin Luther King Junior Boulevard = North Logan Street',
      'South Martin Luther King Junior Boulevard = South Logan Street',
    ],
    'Los Angeles': [
      'Obama Boulevard = Rodeo Road',
    ],
    Miami: [
      'Southwest 8th Street = Calle Ocho = Tamiami Trail',
      'North Kendall Drive = Southwest 88th Street = Kendall Drive',
      'Sunset Drive = Southwest 72nd Street',
      'Southwest 56th Street = Miller Drive',
      'Southwest 177th Avenue = Krome Avenue',
    ],
    'Miami Beach': [
      'West 41st Street = Arthur Godfrey Road',
    ],
    Minneapolis: [
      'East Bde Maka Ska Parkway = East Lake Calhoun Parkway = East Calhoun Parkway',
      'West Bde Maka Ska Parkway = West Lake Calhoun Parkway = West Calhoun Parkway',
      'Cheatham Avenue = Dight Avenue',
    ],
    'New Orleans': [
      'Allen Toussaint Boulevard = Robert E Lee Boulevard',
      'South Norman C Francis Parkway = South Jefferson Davis Parkway',
      'North Norman C Francis Parkway = North Jefferson Davis Parkway',
      'Harmony Circle = Lee Circle',
    ],
    'New York': [
      '6th Avenue = Avenue of the Americas',
      'Malcolm X Boulevard = Lenox Avenue',
      'Avenue C = Loisaida Avenue',
      'West 106th Street = Duke Ellington Boulevard',
      'East 116th Street = Luis Muñoz Marín Boulevard',
      'East 110th Street = Tito Puente Way',
    ],
    Oakland: [
      'International Boulevard = East 14th Street',
    ],
    Phoenix: [
      'East Desert Cactus Street = East Robert E Lee Street',
      'East Piestewa Peak Drive = East Squaw Peak Drive',
    ],
    Portland: [
      'North Rosa Parks Way = North Portland Boulevard',
      'Northeast Martin Luther King Junior Boulevard = Northeast Union Avenue',
      'Southeast Martin Luther King Junior Boulevard = Southeast Union Avenue',
      'Southwest Naito Parkway = Southwest Front Avenue',
    ],
    Richmond: [
      'Richmond Highway = Jefferson Davis Highway',
      'North Arthur Ashe Boulevard = North Boulevard',
      'South Arthur Ashe Boulevard = South Boulevard',
    ],
    'Riviera Beach': [
      'President Barack Obama Highway = Old Dixie Highway',
    ],
    'San Antonio': [
      'East César E. Chávez Boulevard = East Durango Boulevard',
      'West César E. Chávez Boulevard = West Durango Boulevard',
    ],
    'San Francisco': [
      'Cesar Chavez Street = Army Street',
      'Frida Kahlo Way = Phelan Avenue',
    ],
    Savannah: [
      'Martin Luther King Junior Boulevard = West Broad Street',
      'Taylor Square = Calhoun Square',
    ],
    Spokane: [
      'West Whistalks Way = West Fort George Wright Drive',
    ],
    'St. Petersburg': [
      'Doctor Martin Luther King Junior Street North = 9th Street North',
      'Doctor Martin Luther King Junior Street South = 9th Street South',
    ],
    Stafford: [
      'Richmond Highway = Jefferson Davis Highway',
    ],
    Tulsa: [
      'East Reconciliation Way = East Brady Street = East M.B. Brady Street',
    ],
    Woodbridge: [
      'Richmond Highway = Jefferson Davis Highway',
    ],
  },
  UY: {
    Montevideo: [
      'Bulevar José Batlle y Ordóñez = Propios = Bulevar Propios',
      'Avenida Doctor Luis Alberto de Herrera = Avenida Larrañaga',
      'Avenida Mariscal Francisco Solano López = Comercio = Calle Comercio',
      'Doctor Javier Barrios Amorín = Médanos = Calle Médanos',
      'Avenida Daniel Fernández Crespo = Sierra = Calle Sierra',
      'Avenida General Rivera = Avenida Rivera',
      'Plaza de Cagancha = Plaza Libertad',
      'Plaza Constitución = Plaza Matriz',
      'Plaza Juan Pedro Fabini = Plaza del Entrevero',
    ],
    'Punta del Este': [
      'Avenida Juan Gorlero = Avenida Gorlero = Calle 22',
      'Calle 20 = Calle El Remanso',
      'Calle 24 = Calle El Mesana',
      'Calle 27 = Calle Los Muergos',
      'Calle 28 = Calle Los Meros',
      'Calle 29 = Calle Las Gaviotas',
      'Calle 30 = Calle Las Focas',
    ],
  },
  UZ: {
    'Toshkent / Tashkent': [
      'Islom Karimov koʻchasi = Oʻzbekiston shoh koʻchasi = Узбекистанский проспект',
    ],
  },
  VE: {
    Caracas: [
      'Autopista Gran Cacique Guaicaipuro = Autopista Francisco Fajardo',
      'Avenida Boyacá = Cota Mil',
      'Avenida Abraham Lincoln = Bulevar de Sabana Grande = Bulevar Sabana Grande',
      'Avenida Victoria = Avenida Presidente Medina = Avenida Presidente Medina Angarita',
    ],
    Maracaibo: [
      'Avenida 4 = Avenida Bella Vista',
      'Avenida 8 = Avenida Santa Rita',
      'Avenida 15 = Avenida Delicias = Avenida Las Delicias',
      'Avenida 2 = Avenida El Milagro',
      'Calle 77 = Avenida 5 de Julio = Calle 5 de Julio',
      'Calle 67 = Calle Cecilio Acosta = Avenida Cecilio Acosta',
      'Avenida 28 = Avenida La Limpia',
    ],
    'Mérida': [
      'Avenida 2 = Avenida Lora',
      'Avenida 5 = Avenida Zerpa',
    ],
  },
  ZA: {
    Bloemfontein: [
      'Charlotte Maxeke Street = Maitland Street',
    ],
    'Cape Town': [
      'Helen Suzman Boulevard = Western Boulevard',
      'FW de Klerk Boulevard = Table Bay Boulevard',
      'Nelson Mandela Boulevard = Eastern Boulevard',
      'Philip Kgosana Drive = De Waal Drive',
      'Walter Sisulu Avenue = Coen Steytler Avenue',
      'Christiaan Barnard Street = Oswald Pirow Street',
      'Robert Sobukwe Road = Modderdam Road',
      'Jakes Gerwel Drive = Vanguard Drive',
      'Hanover Street = Keizersgracht',
      'Uys Krige Drive = Hendrik Verwoerd Drive',
    ],
    Durban: [
      'Anton Lembede Street = Smith Street',
      'Dr Pixley Kaseme Street = West Street',
      'Monty Naicker Road = Pine Street',
      'Bertha Mkhize Street = Victoria Street',
      'Dr Yusuf Dadoo Street = Grey Street',
      'Denis Hurley Street = Queen Street',
      'Joe Slovo Street = Field Street',
      'Dorothy Nyembe Street = Gardiner Street',
      'Samora Machel Street = Aliwal Street',
      'Florence Nzama Street = Prince Alfred Street',
      'Margaret Mncadi Avenue = Victoria Embankment',
      'Mahatma Gandhi Road = Point Road',
      'Helen Joseph Road = Davenport Road',
      'Lilian Ngoyi Road = Windermere Road',
      'Problem Mkhize Road = Cowey Road',
      'Peter Mokaba Ridge = Ridge Road',
      'Lena Ahrens Road = Manning Road',
      'Mazisi Kunene Road = King George V Avenue',
      'Rick Turner Road = Francois Road',
      'Esther Roberts Road = Penzance Road',
      'Che Guevara Road = Moore Road',
      'Julius Nyerere Avenue = Warwick Avenue',
      'David Webster Street = Leopold Street',
      'Johannes Nkosi Street = Alice Street',
      'K.E. Masinga Road = Old Fort Road',
      'Stalwart Simelane Street = Stanger Street',
      'Sylvester Ntuli Road = Brickhill Road',
      'Dr AB Xuma Street = Commercial Road',
      'Dr Goonam Street = Prince Edward Street',
      'Ismail C Meer Street = Lorne Street',
      'Charlotte Maxeke Street = Beatrice Street',
      'Steve Biko Road = Mansfield Road',
      'J.B. Marks Road = Chelmsford Road',
      'John Zikhali Road = Botanic Gardens Road',
      'Sandile Thusi Road = Argyle Road',
      'Masabalala Yengwa Avenue = NMR Avenue',
      'Isaiah Ntshangase Road = Walter Gilbert Road',
      'Kenneth Kaunda Road = Northway',
      'Swapo Road = Broadway',
      'Chris Hani Road = North Coast Road',
      'Solomon Mahlangu Drive = Edwin Swales VC Drive',
      'Vusi Mzimela Road = Bellair Road',
      'Felix Dlamini Road = Brickfield Road',
      'Magwaza Maphalala Street = Gale Street',
      'Adelaide Tambo Drive = Kensington Drive',
      'King Cetshwayo Highway = Jan Smuts Highway',
      'Stephen Dlamini Road = Essenwood Road',
      'Gladys Mazibuko Road = Marriott Road',
    ],
    Gqeberha: [
      'Govan Mbeki Avenue = Main Street',
    ],
    Johannesburg: [
      'Winnie Mandela Drive = William Nicol Drive',
      'Beyers Naudé Drive = D.F. Malan Drive',
      'Helen Joseph Street = President Street',
      'Rahima Moosa Street = Jeppe Street',
      'Lilian Ngoyi Street = Bree Street',
      'Pixley Ka Isaka Seme Street = Sauer Street',
      'Miriam Makeba Street = Bezuidenhout Street',
      'Gwigwi Mrwebi Street = Pim Street',
      'Henry Nxumalo Street = Goch Street',
      'Joe Slovo Drive = Harrow Road',
    ],
    Kimberley: [
      'Phakamile Mabija Road = Jones Street',
    ],
    Pietermaritzburg: [
      'Langalibalele Street = Longmarket Street',
      'Chief Albert Luthuli Street = Commercial Road',
      'Hoosen Haffejee Street = Berg Street',
      'Jabu Ndlovu Street = Loop Street',
      'Peter Kerchhoff Street = Chapel Street',
      'Alan Paton Avenue = Durban Road',
    ],
    Pretoria: [
      'Madiba Street = Vermeulen Street',
      'Johannes Ramokhoase Street = Proes Street',
      'Francis Baard Street = Schoeman Street',
      'Nana Sita Street = Skinner Street',
      'Jeff Masemola Street = Jacob Maré Street',
      'Thabo Sehume Street = Andries Street',
      'Lilian Ngoyi Street = Van der Walt Street',
      'Sisulu Street = Prinsloo Street',
      'Kgosi Mampuru Street = Potgieter Street',
      'Sophie de Bruyn Street = Schubart Street',
      'Florence Ribeiro Avenue = Queen Wilhelmina Avenue',
      'Charlotte Maxeke Street = Mitchell Street',
      'Robert Sobukwe Street = Esselen Street',
      "Es'kia Mphahlele Drive = D.F. Malan Drive",
      'Nico Smith Street = Michael Brink Street',
      'Solomon Mahlangu Drive = Hans Strijdom Drive',
    ],
    Randburg: [
      'Malibongwe Drive = Hans Strijdom Drive',
      'Bram Fischer Drive = Hendrik Verwoerd Drive',
    ],
    Sandton: [
      'Winnie Mandela Drive = William Nicol Drive',
    ],
    Soweto: [
      'Chris Hani Road = Old Potchefstroom Road = Old Potch Road',
    ],
  },
  ZW: {
    Bulawayo: [
      'Joshua Mqabuko Nkomo Street = Main Street',
      'Leopold Takawira Avenue = Selborne Avenue',
    ],
    Harare: [
      'Sam Nujoma Street = Second Street',
      'Simon Muzenda Street = Fourth Street',
      'Nelson Mandela Avenue = Baker Avenue',
      'Robert Mugabe Road = Manica Road',
      'Liberation Legacy Way = Borrowdale Road',
    ],
  },
}
