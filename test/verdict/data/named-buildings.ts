/**
 * Stored names and what the provider predicts: `stored | main text | secondary text | formatted
 * address | street | number | town | country`. Google's details often have no name, and sometimes
 * no street either.
 */
export const namedBuildings: readonly string[] = [
  'Ecobank, Bangui | Ecobank Centrafrique | Bangui, Central African Republic | ' +
    'Bangui, Central African Republic | - | - | Bangui | CF',
  'Hôpital, Bangui | Hôpital | Bangui, Central African Republic | ' +
    'Bangui, Central African Republic | - | - | Bangui | CF',
  'Sagrada Família, Barcelona | Basílica de la Sagrada Família | ' +
    'Carrer de Mallorca, Barcelona, España | C/ de Mallorca, 401, 08013 Barcelona, España | ' +
    'Carrer de Mallorca | 401 | Barcelona | ES',
  'Dworzec Centralny, Warszawa | Warszawa Centralna | Aleje Jerozolimskie, Warszawa, Polska | ' +
    'Aleje Jerozolimskie 54, 00-024 Warszawa, Polska | Aleje Jerozolimskie | 54 | Warszawa | PL',
  '東京タワー, 港区 | 東京タワー | 日本、東京都港区芝公園 | 日本、〒105-0011 東京都港区芝公園４丁目２−８ | 芝公園４丁目２ | ８ | 港区 | JP',
  'NGV, Melbourne | National Gallery of Victoria | St Kilda Road, Melbourne VIC, Australia | ' +
    '180 St Kilda Rd, Melbourne VIC 3006, Australia | St Kilda Road | 180 | Melbourne | AU',
  'CMC Hospital, Vellore | Christian Medical College Vellore | ' +
    'Ida Scudder Road, Vellore, Tamil Nadu, India | ' +
    'Ida Scudder Rd, Vellore, Tamil Nadu 632004, India | Ida Scudder Road | - | Vellore | IN',
  'ГУМ, Москва | Главный универсальный магазин | Красная площадь, Москва, Россия | ' +
    'Красная пл., 3, Москва, Россия, 109012 | Красная площадь | 3 | Москва | RU',
  'Ecobank, Place de la République, Bangui | Ecobank Centrafrique | ' +
    'Bangui, Central African Republic | Bangui, Central African Republic | - | - | Bangui | CF',
  'Empire State Building, 350 5th Ave, New York, NY | Empire State Building | ' +
    'West 34th Street, New York, NY, USA | 20 W 34th St., New York, NY 10001, USA | ' +
    'West 34th Street | 20 | New York | US',
  'Riverside Cricket Ground, Durham | The Acme Riverside | Chester-le-Street, Durham, UK | ' +
    'Ropery Ln, Durham DH3 3QR, UK | Ropery Lane | - | Durham | GB',
  'SNG Bratislava, Bratislava | Slovenská národná galéria | ' +
    'Námestie Ľudovíta Štúra, Bratislava, Slovensko | ' +
    'Nám. Ľ. Štúra 4, 811 02 Bratislava, Slovensko | Námestie Ľudovíta Štúra | 4 | Bratislava | ' +
    'SK',
  'Zanbal Quorvel Tower, Leeds | Quorvel Tower | The Headrow, Leeds, UK | ' +
    'Quorvel Tower, The Headrow, Leeds LS1 3AD, UK | The Headrow | - | Leeds | GB',
  'Old Quorvel Library, Leeds | Quorvel Library | The Headrow, Leeds, UK | ' +
    'Quorvel Library, The Headrow, Leeds LS1 3AD, UK | The Headrow | - | Leeds | GB',
  'Mega Plaza Mall, Yerevan | MegaPlaza Mall | Baghramyan Avenue, Yerevan, Armenia | ' +
    'Baghramyan Ave, Yerevan, Armenia | Baghramyan Avenue | - | Yerevan | AM',
  'Ziekenhuis MST, Enschede | Medisch Spectrum Twente | Koningsplein, Enschede, Nederland | ' +
    'Koningsplein 1, 7512 KZ Enschede, Nederland | Koningsplein | 1 | Enschede | NL',
]

/** The same, where the whole name is stored. */
export const wholeNames: readonly string[] = [
  'Landeskrankenhaus Villach, Unfallchirurgie, z.H. OA Dr. Kofler, Villach | LKH Villach | ' +
    'Nikolaigasse, Villach, Österreich | Nikolaigasse 43, 9500 Villach, Österreich | ' +
    'Nikolaigasse | 43 | Villach | AT',
  'Kepler Universitätsklinikum, Station A5.1, Linz | Kepler Universitätsklinikum | ' +
    'Krankenhausstraße, Linz, Österreich | Krankenhausstraße 9, 4020 Linz, Österreich | ' +
    'Krankenhausstraße | 9 | Linz | AT',
  'Quorvel Teaching & Referral Hospital (QTRH), Eldoret | ' +
    'Quorvel Teaching and Referral Hospital | Nandi Road, Eldoret, Kenya | ' +
    'Nandi Rd, Eldoret, Kenya | Nandi Road | - | Eldoret | KE',
  'Respublikinė Quorvelio ligoninė, 4 aukštas, 412 palata, Kaunas | ' +
    'Respublikinė Quorvelio ligoninė | Smėlynės gatvė, Kaunas, Lietuva | ' +
    'Smėlynės g. 25, Kaunas, Lietuva | Smėlynės gatvė | 25 | Kaunas | LT',
  'The Shard, London | The Shard | London Bridge Street, London, UK | ' +
    '32 London Bridge St, London SE1 9SG, UK | London Bridge Street | 32 | London | GB',
  'Empire State Building, New York, NY | Empire State Building | ' +
    'West 34th Street, New York, NY, USA | 20 W 34th St., New York, NY 10001, USA | ' +
    'West 34th Street | 20 | New York | US',
  'Tour Eiffel, Paris | Tour Eiffel | Avenue Gustave Eiffel, Paris, France | ' +
    'Av. Gustave Eiffel, 75007 Paris, France | Avenue Gustave Eiffel | - | Paris | FR',
  'Eiffel Tower, Paris | Tour Eiffel | Avenue Gustave Eiffel, Paris, France | ' +
    'Av. Gustave Eiffel, 75007 Paris, France | Avenue Gustave Eiffel | - | Paris | FR',
  'Burj Khalifa, Dubai | Burj Khalifa | ' +
    '1 Sheikh Mohammed bin Rashid Boulevard - Dubai - United Arab Emirates | ' +
    '1 Sheikh Mohammed bin Rashid Blvd - Dubai - United Arab Emirates | ' +
    'Sheikh Mohammed bin Rashid Boulevard | 1 | Dubai | AE',
  'Brandenburger Tor, Berlin | Brandenburger Tor | Pariser Platz, Berlin, Deutschland | ' +
    'Pariser Platz, 10117 Berlin, Deutschland | Pariser Platz | - | Berlin | DE',
  'Brandenburg Gate, Berlin | Brandenburg Gate | Pariser Platz, Berlin, Germany | ' +
    'Pariser Platz, 10117 Berlin, Germany | Pariser Platz | - | Berlin | DE',
  'Hotel Sacher, Wien | Hotel Sacher Wien | Philharmonikerstraße, Wien, Österreich | ' +
    'Philharmonikerstraße 4, 1010 Wien, Österreich | Philharmonikerstraße | 4 | Wien | AT',
  'Universität Zürich, Zürich | Universität Zürich | Rämistrasse, Zürich, Schweiz | ' +
    'Rämistrasse 71, 8006 Zürich, Schweiz | Rämistrasse | 71 | Zürich | CH',
  'Palacio de Bellas Artes, Ciudad de México | Palacio de Bellas Artes | ' +
    'Avenida Juárez, Centro, Ciudad de México, CDMX, México | ' +
    'Av. Juárez S/N, Centro, 06050 Ciudad de México, CDMX, México | Avenida Juárez | - | ' +
    'Ciudad de México | MX',
  'Pałac Kultury i Nauki, Warszawa | Pałac Kultury i Nauki | plac Defilad, Warszawa, Polska | ' +
    'pl. Defilad 1, 00-901 Warszawa, Polska | plac Defilad | 1 | Warszawa | PL',
  'Petronas Twin Towers, Kuala Lumpur | Petronas Twin Towers | ' +
    'Kuala Lumpur City Centre, Kuala Lumpur, Malaysia | ' +
    'Kuala Lumpur City Centre, 50088 Kuala Lumpur, Malaysia | - | - | Kuala Lumpur | MY',
  'Marina Bay Sands, Singapore | Marina Bay Sands Singapore | Bayfront Avenue, Singapore | ' +
    '10 Bayfront Ave, Singapore 018956 | Bayfront Avenue | 10 | Singapore | SG',
  'Village Market, Nairobi | Village Market | Limuru Road, Nairobi, Kenya | ' +
    'Limuru Rd, Nairobi, Kenya | Limuru Road | - | Nairobi | KE',
  'Hôtel de Ville, Abidjan | Hôtel de Ville d\'Abidjan | Abidjan, Côte d\'Ivoire | ' +
    'Abidjan, Côte d\'Ivoire | - | - | Abidjan | CI',
  'Большой театр, Москва | Большой театр | Театральная площадь, Москва, Россия | ' +
    'Театральная пл., 1, Москва, Россия, 125009 | Театральная площадь | 1 | Москва | RU',
  'Torre Latinoamericana, Ciudad de México | Torre Latinoamericana | ' +
    'Eje Central, Ciudad de México, CDMX, México | ' +
    'Eje Central Lázaro Cárdenas 2, Centro, 06000 Ciudad de México, CDMX, México | ' +
    'Eje Central Lázaro Cárdenas | 2 | Ciudad de México | MX',
  'Asplund library, Stockholm | Stadsbiblioteket Asplund | Sveavägen, Stockholm, Sverige | ' +
    'Sveavägen 73, 113 50 Stockholm, Sverige | Sveavägen | 73 | Stockholm | SE',
  'Kiasma museo, Helsinki | Nykytaiteenmuseo Kiasma | Mannerheiminaukio, Helsinki, Suomi | ' +
    'Mannerheiminaukio 2, 00100 Helsinki, Suomi | Mannerheiminaukio | 2 | Helsinki | FI',
  'Dong Xuan Market, Hanoi | Chợ Đồng Xuân | Hoàn Kiếm, Hanoi, Vietnam | ' +
    'Hoàn Kiếm, Hanoi, Vietnam | - | - | Hanoi | VN',
]

/** The same, where the provider predicts another building. */
export const otherBuildings: readonly string[] = [
  'Unfallkrankenhaus Klagenfurt, Klagenfurt | LKH Klagenfurt | Feschnigstraße, Klagenfurt, ' +
    'Österreich | Feschnigstraße 11, 9020 Klagenfurt, Österreich | Feschnigstraße | 11 | ' +
    'Klagenfurt | AT',
  'Ziekenhuis MSB, Enschede | Medisch Spectrum Twente | Koningsplein, Enschede, Nederland | ' +
    'Koningsplein 1, 7512 KZ Enschede, Nederland | Koningsplein | 1 | Enschede | NL',
  'Salimullah Medical College Hospital, Dhaka | Sher-e-Bangla Medical College Hospital | ' +
    'Band Road, Dhaka, Bangladesh | ' +
    'Sher-e-Bangla Medical College Hospital, Band Rd, Dhaka, Bangladesh | Band Road | - | ' +
    'Dhaka | BD',
  'Amoreiras Shopping Center, Lisboa | Colombo Shopping Center | ' +
    'Avenida Lusíada, Lisboa, Portugal | ' +
    'Colombo Shopping Center, Av. Lusíada, Lisboa, Portugal | Avenida Lusíada | - | Lisboa | PT',
  'Riverside Hotel, Durham | Riverside Stadium | Ropery Lane, Durham, UK | ' +
    'Ropery Ln, Durham DH3 3QR, UK | Ropery Lane | - | Durham | GB',
  'Ecobank, Bangui | Bank of Africa | Bangui, Central African Republic | ' +
    'Avenue Boganda, Bangui, Central African Republic | Avenue Boganda | - | Bangui | CF',
  'Chrysler Building, New York, NY | Empire State Building | ' +
    'West 34th Street, New York, NY, USA | 20 W 34th St., New York, NY 10001, USA | ' +
    'West 34th Street | 20 | New York | US',
  'Tour Montparnasse, Paris | Tour Eiffel | Avenue Gustave Eiffel, Paris, France | ' +
    'Av. Gustave Eiffel, 75007 Paris, France | Avenue Gustave Eiffel | - | Paris | FR',
  'Plaza Hotel, New York, NY | Hilton Hotel | Avenue of the Americas, New York, NY, USA | ' +
    '1335 6th Ave, New York, NY 10019, USA | Avenue of the Americas | 1335 | New York | US',
  'Hotel Bristol, Wien | Hotel Sacher Wien | Philharmonikerstraße, Wien, Österreich | ' +
    'Philharmonikerstraße 4, 1010 Wien, Österreich | Philharmonikerstraße | 4 | Wien | AT',
  'Terminal Three, London | Terminal Two | Heathrow, London, UK | ' +
    'Inner Ring E, London TW6 1EW, UK | Inner Ring East | - | London | GB',
  'Universität Wien, Zürich | Universität Zürich | Rämistrasse, Zürich, Schweiz | ' +
    'Rämistrasse 71, 8006 Zürich, Schweiz | Rämistrasse | 71 | Zürich | CH',
  'Kiasma museo, Helsinki | Nykytaiteenmuseo Ateneum | Kaivokatu, Helsinki, Suomi | ' +
    'Kaivokatu 2, 00100 Helsinki, Suomi | Kaivokatu | 2 | Helsinki | FI',
  'NGA, Melbourne | National Gallery of Victoria | St Kilda Road, Melbourne VIC, Australia | ' +
    '180 St Kilda Rd, Melbourne VIC 3006, Australia | St Kilda Road | 180 | Melbourne | AU',
  'Royal Infirmary of Edinburgh, Leeds | Leeds Royal Infirmary | The Headrow, Leeds, UK | ' +
    'Leeds Royal Infirmary, The Headrow, Leeds LS1 3AD, UK | The Headrow | - | Leeds | GB',
  'North Shore Hospital, Auckland | South Shore Hospital | ' +
    'Shakespeare Road, Auckland, New Zealand | ' +
    'South Shore Hospital, Shakespeare Rd, Auckland 0620, New Zealand | Shakespeare Road | ' +
    '- | Auckland | NZ',
  'Hospital Norte, Quito | Hospital Sur | Avenida Amazonas, Quito, Ecuador | ' +
    'Hospital Sur, Av. Amazonas, Quito, Ecuador | Avenida Amazonas | - | Quito | EC',
  'East Point Mall, Bengaluru | West Point Mall | Hosur Road, Bengaluru, India | ' +
    'Hosur Rd, Bengaluru 560001, India | Hosur Road | - | Bengaluru | IN',
  'Городская больница №3, Казань | Городская больница №5 | улица Чуйкова, Казань, Россия | ' +
    'Городская больница №5, ул. Чуйкова, Казань, Россия | улица Чуйкова | - | Казань | RU',
  'Quorvel Tower 2, Mumbai | Quorvel Tower 3 | Link Road, Mumbai, India | ' +
    'Quorvel Tower 3, Link Rd, Mumbai 400001, India | Link Road | - | Mumbai | IN',
  'Quorvel Tower 2, Mumbai | Quorvel Tower 3 | Link Road, Mumbai, India | ' +
    'Link Rd, Mumbai 400001, India | Link Road | - | Mumbai | IN',
  'Quorvel Tower B, Mumbai | Quorvel Tower C | Link Road, Mumbai, India | ' +
    'Quorvel Tower C, Link Rd, Mumbai 400001, India | Link Road | - | Mumbai | IN',
  'Quorvel Tower II, Mumbai | Quorvel Tower III | Link Road, Mumbai, India | ' +
    'Link Rd, Mumbai 400001, India | Link Road | - | Mumbai | IN',
  "St Mary's Hospital, Leeds | St James's Hospital | The Headrow, Leeds, UK | " +
    "St James's Hospital, The Headrow, Leeds LS1 3AD, UK | The Headrow | - | Leeds | GB",
  'Galeria Krakowska, Warszawa | Galeria Mokotów | Wołoska, Warszawa, Polska | ' +
    'Wołoska 12, 02-675 Warszawa, Polska | Wołoska | 12 | Warszawa | PL',
  'CMH Hospital, Vellore | Christian Medical College Vellore | ' +
    'Ida Scudder Road, Vellore, Tamil Nadu, India | ' +
    'Christian Medical College Vellore, Ida Scudder Rd, Vellore, Tamil Nadu 632004, India | ' +
    'Ida Scudder Road | - | Vellore | IN',
  // Only the kind is in both names, and the town's.
  'Square Hospital, Dhaka | Dhaka Medical College Hospital | ' +
    'Secretariat Road, Dhaka, Bangladesh | ' +
    'Dhaka Medical College Hospital, Secretariat Rd, Dhaka 1000, Bangladesh | Secretariat Road | ' +
    '- | Dhaka | BD',
  'Mall of the North, Upington | Kalahari Mall | Van Riebeeck Street, Upington, South Africa | ' +
    'Kalahari Mall, Van Riebeeck St, Upington, 8801, South Africa | Van Riebeeck Street | - | ' +
    'Upington | ZA',
  'University College Hospital, Benin City | University of Benin Teaching Hospital | ' +
    'Ugbowo, Benin City, Nigeria | University of Benin Teaching Hospital, Ugbowo, Benin City ' +
    '300213, Nigeria | - | - | Benin City | NG',
  'Hospital Quorvel, Turrialba | Hospital William Allen Taylor | Turrialba, Costa Rica | ' +
    'Hospital William Allen Taylor, Turrialba, Costa Rica | - | - | Turrialba | CR',
  'Hospital CIMA, Turrialba | Hospital William Allen Taylor | Turrialba, Costa Rica | ' +
    'Hospital William Allen Taylor, Turrialba, Costa Rica | - | - | Turrialba | CR',
  'PAMA Shopping Village, Sliema | The Point Shopping Mall | Tigné Point, Sliema, Malta | ' +
    'The Point Shopping Mall, Tigné Point, Sliema, Malta | Tigné Point | - | Sliema | MT',
  // A long common name, of which one word is another.
  'Tampereen yliopistollinen sairaala, Oulu | Oulun yliopistollinen sairaala | ' +
    'Kajaanintie, Oulu, Suomi | ' +
    'Oulun yliopistollinen sairaala, Kajaanintie 50, 90220 Oulu, Suomi | ' +
    'Kajaanintie | 50 | Oulu | FI',
  'Γενικό Νοσοκομείο Πάφου, Τρίκαλα | Γενικό Νοσοκομείο Κορβέλου | Καρδίτσης, Τρίκαλα, Ελλάδα | ' +
    'Γενικό Νοσοκομείο Κορβέλου, Καρδίτσης 56, Τρίκαλα 421 00, Ελλάδα | Καρδίτσης | 56 | ' +
    'Τρίκαλα | GR',
  'Quorvel Governmental Hospital, Karak | Al-Karak Governmental Hospital | Karak, Jordan | ' +
    'Al-Karak Governmental Hospital, Karak, Jordan | - | - | Karak | JO',
]
