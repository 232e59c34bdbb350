export const footwearAndCarryPhrases = `
# boot
Leveälestinen kenkä, jonka pohja pitää märällä | Wide last and a sole that grips when wet | Bred läst och sula som fäster i vått | Breiter Leisten, Sohle mit Halt bei Nässe | Forme large, semelle qui accroche au mouillé | Широкая колодка и подошва, что держит на мокром
Vedenpitävä varsi ja uudelleen pohjattava rakenne | Waterproof shaft, can be resoled | Vattentätt skaft, går att sula om | Wasserdichter Schaft, neu besohlbar | Tige imperméable, ressemelable | Непромокаемый верх, подошву можно заменить
Tukeva vaelluskenkä raskaalle rinkalle, {weight} pari | Firm boot for a heavy pack, {weight} a pair | Stadig känga för tung packning, {weight} paret | Fester Stiefel für schwere Last, {weight} das Paar | Chaussure ferme pour sac lourd, {weight} la paire | Жёсткий ботинок для тяжёлого рюкзака, {weight} пара
Kumireunus suojaa kiviltä | A rubber rand guards against rock | Gummikant skyddar mot sten | Gummirand schützt vor Steinen | Pare-pierres en caoutchouc | Резиновый рант защищает от камней
Kieli on kiinni varressa vedeltä suojassa | The gusseted tongue keeps water out | Plösen är fastsydd mot vatten | Angenähte Zunge hält Wasser ab | Languette à soufflet contre l'eau | Вшитый язык не пускает воду
Pohja vaihdetaan omassa verstaassamme | Resoled in our own workshop | Sulas om i vår egen verkstad | Neubesohlung in unserer Werkstatt | Ressemelage dans notre atelier | Подошву меняем в своей мастерской
# shoe
Matala retkikenkä poluille ja pitkospuille | Low hiking shoe for trails and duckboards | Låg vandringssko för stigar och spänger | Halbschuh für Wege und Bohlenstege | Chaussure basse pour sentiers et caillebotis | Низкая обувь для троп и настилов
Kevyt askel, tukeva kanta, {weight} pari | Light step, firm heel, {weight} a pair | Lätt steg, stadig häl, {weight} paret | Leichter Schritt, feste Ferse, {weight} das Paar | Pas léger, talon tenu, {weight} la paire | Лёгкий шаг и крепкий задник, {weight} пара
Päivän poluille, kotimatkalle ja matkalaukkuun | For day trails, the way home and the suitcase | För dagsturen, hemvägen och resväskan | Für Tageswege, Heimweg und Koffer | Pour la journée, le retour et la valise | Для дневных троп, дороги домой и поездок
Varpailla on tilaa levittäytyä | Toes have room to spread | Tårna har plats att breda ut sig | Die Zehen haben Platz | De la place pour les orteils | Пальцам есть где развернуться
Irrotettava pohjallinen | Removable insole | Löstagbar innersula | Herausnehmbare Einlegesohle | Semelle intérieure amovible | Съёмная стелька
Nauhat pysyvät solmussa | Laces that stay tied | Snören som håller knuten | Schnürsenkel, die halten | Des lacets qui restent noués | Шнурки не развязываются
# trail
Nappulat mudalle ja leveä varvasosa, {weight} pari | Lugs for mud and a wide toe box, {weight} a pair | Dubbar för lera och bred tåbox, {weight} paret | Stollen für Schlamm, breite Zehenbox, {weight} das Paar | Crampons pour la boue, avant large, {weight} la paire | Шипы для грязи, широкий носок, {weight} пара
Vaimennusta pitkille poluille, pitoa märille juurille | Cushion for long trails, grip on wet roots | Dämpning för långa stigar, grepp på våta rötter | Dämpung für lange Wege, Halt auf nassen Wurzeln | Amorti pour le long, accroche sur racines mouillées | Амортизация для длинных троп, сцепление на корнях
Nopea kenkä suopolulle ja kalliolle | A quick shoe for bog and rock | Snabb sko för myr och berg | Schneller Schuh für Moor und Fels | Chaussure vive pour tourbière et rocher | Быстрые кроссовки для болота и скал
Verkko päästää veden ulos kahluun jälkeen | The mesh lets water out after a ford | Nätet släpper ut vattnet efter vadet | Das Mesh lässt das Wasser nach der Furt heraus | Le mesh évacue l'eau après le gué | Сетка выпускает воду после брода
Nappulan syvyys on viisi milliä | Lugs of five millimetres | Fem millimeter djupa dubbar | Fünf Millimeter Stollen | Crampons de cinq millimètres | Шипы глубиной пять миллиметров
Kivilevy suojaa päkiää | A rock plate guards the forefoot | Stenplatta skyddar framfoten | Steinplatte schützt den Vorfuß | Plaque de protection à l'avant | Пластина защищает переднюю часть стопы
# winter-boot
Lämmin vuori ja pohja, joka pitää jäällä | Warm lining and a sole that grips ice | Varmt foder och sula som fäster på is | Warmes Futter und eine Sohle, die auf Eis hält | Doublure chaude, semelle qui tient sur la glace | Тёплая подкладка и подошва, что держит на льду
Villavuori, irrotettava pohjallinen | Wool lining, removable insole | Ullfoder, löstagbar innersula | Wollfutter, herausnehmbare Sohle | Doublure laine, semelle amovible | Шерстяная подкладка, съёмная стелька
Pakkassaapas arkeen ja mökkitielle | Cold-weather boot for town and cabin road | Köldkänga för vardag och stugväg | Kältestiefel für Alltag und Hüttenweg | Botte de froid pour la ville et le chemin | Ботинки на мороз для города и дачи
Pohjallisen alla on eristävä kerros | Insulation under the insole | Isolering under innersulan | Isolierung unter der Einlegesohle | Isolant sous la semelle | Утеплитель под стелькой
Varren suussa on lumilukko | A snow collar closes the top | Snökrage i skaftets kant | Schneekragen am Schaft | Col pare-neige | Манжета от снега по верху
Kumipohja ei kovetu pakkasessa | The rubber does not harden in frost | Gummit hårdnar inte i kylan | Der Gummi wird im Frost nicht hart | La gomme ne durcit pas au gel | Резина не дубеет на морозе
# sandal
Säädettävät hihnat ja pehmeä pohja, {weight} pari | Adjustable straps, soft footbed, {weight} a pair | Justerbara remmar, mjuk sula, {weight} paret | Verstellbare Riemen, weiches Fußbett, {weight} das Paar | Brides réglables, semelle douce, {weight} la paire | Регулируемые ремни, мягкая стелька, {weight} пара
Kahluuseen, leiriin ja kesäkaupunkiin | For fording, camp and the summer town | För vad, läger och sommarstad | Zum Furten, fürs Lager und die Stadt | Pour les gués, le camp et la ville | Для бродов, лагеря и летнего города
Kuivuu nopeasti ja pitää märällä kivellä | Dries fast and grips wet stone | Torkar snabbt och fäster på våt sten | Trocknet schnell, hält auf nassem Stein | Sèche vite, accroche sur la pierre mouillée | Быстро сохнут и держат на мокром камне
Kolme säätöhihnaa | Three adjustable straps | Tre justerbara remmar | Drei verstellbare Riemen | Trois brides réglables | Три регулируемых ремня
Varpaat on suojattu törmäyksiltä | Toes protected from knocks | Tårna är skyddade mot stötar | Zehen vor Stößen geschützt | Orteils protégés des chocs | Пальцы защищены от ударов
Hihnat saa varaosina | Straps sold as spare parts | Remmarna finns som reservdelar | Riemen als Ersatzteil erhältlich | Brides vendues en pièces détachées | Ремни продаются отдельно
# pack
Kantaa kuorman hiljaa, säädettävä selkä, {volume} | Carries its load quietly; adjustable back, {volume} | Bär lasten tyst; justerbar rygg, {volume} | Trägt die Last leise; Rücken verstellbar, {volume} | Porte sans bruit ; dos réglable, {volume} | Тихо несёт груз; спина регулируется, {volume}
Tilaa kaikelle tarpeelliselle, {volume} ja {weight} | Room for all you need, {volume} and {weight} | Plats för det nödvändiga, {volume} och {weight} | Platz für alles Nötige, {volume} und {weight} | De la place pour l'essentiel, {volume} et {weight} | Место для всего нужного, {volume} и {weight}
Selkeät taskut ja leveä lantiovyö, {volume} | Clear pockets and a wide hip belt, {volume} | Tydliga fickor och brett höftbälte, {volume} | Klare Taschen und breiter Hüftgurt, {volume} | Poches claires, large ceinture, {volume} | Понятные карманы и широкий пояс, {volume}
Selän pituus säätyy kantaen | Adjust the back while wearing it | Rygglängden justeras med säcken på | Rückenlänge beim Tragen verstellbar | Dos réglable en marchant | Длина спины регулируется на ходу
Sadesuoja omassa taskussaan | Rain cover in its own pocket | Regnskydd i egen ficka | Regenhülle im eigenen Fach | Housse de pluie dans sa poche | Чехол от дождя в своём кармане
Solkien varaosat löytyvät myymälöistämme | Spare buckles in our stores | Reservspännen finns i våra butiker | Ersatzschnallen in unseren Filialen | Boucles de rechange en magasin | Запасные пряжки есть в магазинах
# daypack
Päiväreppu retkelle ja töihin, {volume} | Daypack for trails and work, {volume} | Dagsäck för tur och jobb, {volume} | Rucksack für Tour und Arbeit, {volume} | Sac pour la sortie et le travail, {volume} | Рюкзак для прогулок и работы, {volume}
Hengittävä selkä ja tasku termospullolle, {volume} | Breathing back, pocket for a flask, {volume} | Andande rygg och ficka för termos, {volume} | Atmender Rücken, Fach für die Thermosflasche, {volume} | Dos aéré, poche à thermos, {volume} | Дышащая спина и карман под термос, {volume}
Kevyt mutta tukeva, {volume} ja {weight} | Light but firm, {volume} and {weight} | Lätt men stadig, {volume} och {weight} | Leicht, aber fest, {volume} und {weight} | Léger mais ferme, {volume} et {weight} | Лёгкий, но крепкий, {volume} и {weight}
Pehmustettu lokero tietokoneelle | Padded sleeve for a computer | Vadderat fack för datorn | Gepolstertes Laptopfach | Compartiment rembourré pour ordinateur | Мягкий отсек для ноутбука
Rintahihnassa on pilli | A whistle on the chest strap | Visselpipa i bröstremmen | Pfeife am Brustgurt | Sifflet sur la sangle de poitrine | Свисток на нагрудном ремне
Pohja kestää laskemisen kivelle | The base can be set down on rock | Botten tål att ställas på sten | Der Boden verträgt Steine | Le fond se pose sur la pierre | Дно выдержит камни
# bag
Vahvaa kangasta, kantohihnat myös selkään, {volume} | Tough fabric, straps for the back, {volume} | Starkt tyg, remmar även för ryggen, {volume} | Robuster Stoff, auch als Rucksack, {volume} | Toile solide, se porte aussi au dos, {volume} | Прочная ткань, лямки и на спину, {volume}
Vedenpitävä ja helppo pestä, {volume} | Waterproof and easy to clean, {volume} | Vattentät och lätt att tvätta, {volume} | Wasserdicht und leicht zu reinigen, {volume} | Étanche et facile à laver, {volume} | Непромокаемая, легко мыть, {volume}
Iso suuaukko ja selkeät lokerot, {volume} | Wide opening and clear compartments, {volume} | Stor öppning och tydliga fack, {volume} | Große Öffnung, klare Fächer, {volume} | Grande ouverture, compartiments clairs, {volume} | Широкий вход и понятные отделения, {volume}
Saumat on hitsattu | Welded seams | Svetsade sömmar | Verschweißte Nähte | Coutures soudées | Сварные швы
Kiinnikkeet saa varaosina | Fittings sold as spare parts | Fästen finns som reservdelar | Beschläge als Ersatzteil | Fixations en pièces détachées | Крепления продаются отдельно
Heijastava nauha näkyy autoilijalle | A reflective strip drivers can see | Reflexband som syns i trafiken | Reflexstreifen für den Straßenverkehr | Bande réfléchissante visible sur route | Светоотражающая лента видна водителям
`;
