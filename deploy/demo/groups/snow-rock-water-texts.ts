export const snowRockWaterTexts = `
# skiing
Hiihto | Skiing | Skidåkning | Ski | Ski | Лыжи
Ladulle, rinteeseen ja tunturiin. | For track, slope and fell. | För spår, backe och fjäll. | Für Loipe, Piste und Fjell. | Pour la piste, la pente et le fjell. | Для лыжни, склона и сопок.
# alpine-skiing
Laskettelu | Alpine skiing>Alpine | Utförsåkning>Utför | Alpinski | Ski alpin | Горные лыжи
Sukset, siteet ja monot, jotka sopivat yhteen: kokeile suksipakettia. | Skis, bindings and boots that match: try the ski package. | Skidor, bindningar och pjäxor som passar ihop: prova skidpaketet. | Ski, Bindungen und Schuhe, die zusammenpassen: das Skipaket probieren. | Skis, fixations et chaussures compatibles : essayez le pack ski. | Лыжи, крепления и ботинки, подходящие друг другу: попробуйте комплект.
# alpine-skis
Laskettelusukset | Alpine skis | Alpinskidor | Alpinskier | Skis alpins | Горные лыжи: модели>Лыжи
laskettelusukset | Alpine Skis | alpinskidor | Alpinski | Skis alpins | Горные лыжи
Kääntösäde kertoo luonteen, vyötärön leveys lumen. | The turn radius tells the temper, the waist tells the snow. | Svängradien visar temperamentet, midjan visar snön. | Der Radius verrät das Temperament, die Mitte den Schnee. | Le rayon dit le caractère, le patin dit la neige. | Радиус говорит о характере, талия — о снеге.
# alpine-boots
Laskettelumonot | Alpine ski boots>Boots | Alpinpjäxor>Pjäxor | Skischuhe | Chaussures de ski alpin>Chaussures | Горнолыжные ботинки>Ботинки
laskettelumonot | Ski Boots | alpinpjäxor | Skischuhe | Chaussures de ski alpin | Горнолыжные ботинки
Mono valitaan jalan pituuden ja lestin leveyden mukaan, ei kengännumeron. | Boots are chosen by foot length and last width, not by shoe size. | Pjäxan väljs efter fotens längd och lästens bredd, inte efter skonummer. | Skischuhe wählt man nach Fußlänge und Leistenbreite, nicht nach Schuhgröße. | On choisit selon la longueur du pied et la largeur, pas la pointure. | Ботинки подбирают по длине стопы и ширине колодки, а не по размеру обуви.
# alpine-bindings
Laskettelusiteet | Alpine bindings | Alpinbindningar | Alpinbindungen | Fixations alpines | Горнолыжные крепления
laskettelusiteet | Alpine Bindings | alpinbindningar | Alpinbindung | Fixations alpines | Горнолыжные крепления
Asennus ja DIN-säätö kuuluvat hintaan. | Mounting and DIN setting are included. | Montering och DIN-inställning ingår. | Montage und DIN-Einstellung sind inbegriffen. | Montage et réglage DIN compris. | Установка и настройка DIN входят в цену.
# ski-goggles
Laskettelulasit | Ski goggles | Skidglasögon | Skibrillen | Masques de ski | Горнолыжные маски
laskettelulasit | Ski Goggles | skidglasögon | Skibrille | Masque de ski | Горнолыжная маска
Linssejä kaamokseen ja kevätaurinkoon. | Lenses for polar dusk and spring sun. | Linser för polarskymning och vårsol. | Scheiben für Polardämmerung und Frühlingssonne. | Des écrans pour la pénombre polaire et le soleil de printemps. | Линзы для полярных сумерек и весеннего солнца.
# ski-helmets
Laskettelukypärät | Ski helmets | Skidhjälmar | Skihelme | Casques de ski | Горнолыжные шлемы
laskettelukypärä | Ski Helmet | skidhjälm | Skihelm | Casque de ski | Горнолыжный шлем
Kypäriä, joissa säätö toimii hanskat kädessä. | Helmets that adjust with gloves on. | Hjälmar som ställs in med handskar på. | Helme, die sich mit Handschuhen verstellen lassen. | Des casques qui se règlent avec les gants. | Шлемы, которые регулируются в перчатках.
# nordic-skiing
Murtomaahiihto>Murtomaa | Nordic skiing>Nordic | Längdskidåkning>Längd | Langlauf | Ski de fond | Беговые лыжи
Ladulle ja ladun ulkopuolelle. | On the track and off it. | I spåret och utanför det. | In der Loipe und daneben. | Dans la trace et en dehors. | По лыжне и вне её.
# nordic-skis
Murtomaasukset | Cross-country skis | Längdskidor | Langlaufski | Skis de fond | Беговые лыжи: модели>Лыжи для лыжни
murtomaasukset | Cross-country Skis | längdskidor | Langlaufski | Skis de fond | Беговые лыжи
Pitokarvaa ja voideltavaa, perinteiselle ja vapaalle. | Skin and waxable bases for classic and skating. | Stighudar och vallningsskidor för klassiskt och fristil. | Fell und Wachs für Klassisch und Skating. | À peaux ou à farter, classique et skating. | С камусом и под мазь, для классики и конька.
# fell-skis
Tunturisukset | Fell skis | Turskidor | Fjellski | Skis nordiques hors piste>Hors piste | Туристические лыжи
tunturisukset | Fell Skis | turskidor | Fjellski | Skis de fjell | Туристические лыжи
Teräskantit umpihankeen, ahkion eteen ja kesken jäävälle ladulle. | Steel edges for deep snow, pulks, and tracks that end. | Stålkanter för lössnö, pulka och spår som tar slut. | Stahlkanten für Tiefschnee, Pulka und Loipen, die enden. | Carres acier pour la poudreuse, la pulka et les traces qui s'arrêtent. | Стальные канты для целины, волокуш и лыжни, которая кончилась.
# nordic-boots
Hiihtokengät | Cross-country boots>Nordic boots | Längdpjäxor | Langlaufschuhe | Chaussures de ski de fond | Лыжные ботинки
hiihtokengät | Cross-country Boots | längdpjäxor | Langlaufschuhe | Chaussures de fond | Лыжные ботинки
Lämpöä retkihiihtoon, keveyttä kilpaladulle. | Warmth for touring, lightness for racing. | Värme för tur, lätthet för tävling. | Wärme für die Tour, Leichtigkeit fürs Rennen. | De la chaleur en balade, de la légèreté en course. | Тепло для прогулок, лёгкость для гонок.
# nordic-bindings
Hiihtositeet | Cross-country bindings>Nordic bindings | Längdbindningar | Langlaufbindungen | Fixations de ski de fond>Fixations | Крепления для беговых лыж>Крепления
hiihtositeet | Cross-country Bindings | längdbindningar | Langlaufbindung | Fixations de fond | Крепления для беговых лыж
Siteitä, jotka siirtyvät ladulla pidon mukaan. | Bindings that slide to suit the grip. | Bindningar som flyttas efter fästet. | Bindungen, die sich nach dem Abdruck verschieben lassen. | Des fixations qui glissent selon l'accroche. | Крепления, которые сдвигаются под условия.
# ski-poles
Sauvat | Ski poles | Skidstavar | Skistöcke | Bâtons de ski | Лыжные палки
sauvat | Ski Poles | skidstavar | Skistöcke | Bâtons de ski | Лыжные палки
Hiilikuitua, alumiinia ja sompia joka lumelle. | Carbon, aluminium, and baskets for every snow. | Kolfiber, aluminium och trugor för all snö. | Karbon, Aluminium und Teller für jeden Schnee. | Carbone, alu et rondelles pour toutes les neiges. | Карбон, алюминий и кольца для любого снега.
# snowshoes
Lumikengät | Snowshoes | Snöskor | Schneeschuhe | Raquettes à neige | Снегоступы
lumikengät | Snowshoes | snöskor | Schneeschuhe | Raquettes à neige | Снегоступы
Hankeen, jossa suksi on liikaa ja saappaat liian vähän. | For snow where skis are too much and boots too little. | För snö där skidor är för mycket och stövlar för lite. | Für Schnee, in dem Ski zu viel und Stiefel zu wenig sind. | Quand les skis sont de trop et les bottes trop peu. | Для снега, где лыжи — слишком, а сапог мало.
# climbing
Kiipeily | Climbing | Klättring | Klettern | Escalade | Скалолазание
Köysiä, valjaita ja kenkiä sisäseinältä kalliolle. | Ropes, harnesses and shoes from the gym to the rock. | Rep, selar och skor från inomhusväggen till klippan. | Seile, Gurte und Schuhe von der Halle bis zum Fels. | Cordes, baudriers et chaussons, de la salle au rocher. | Верёвки, беседки и скальники: от зала до скалы.
# ropes
Köydet | Ropes | Rep | Seile | Cordes | Верёвки
kiipeilyköysi | Climbing Rope | klätterrep | Kletterseil | Corde d'escalade | Верёвка
Dynaamisia köysiä yksittäisestä puolikkaaseen. | Dynamic ropes, single and half. | Dynamiska rep, enkla och halva. | Dynamische Seile, einfach und halb. | Cordes dynamiques, à simple et à double. | Динамические верёвки, одинарные и двойные.
# carabiners
Sulkurenkaat | Carabiners | Karbiner | Karabiner | Mousquetons | Карабины
sulkurengas | Carabiner | karbin | Karabiner | Mousqueton | Карабин
Jokainen rengas on koestettu ja numeroitu. | Every one is proof-tested and numbered. | Varje karbin är provad och numrerad. | Jeder einzelne ist geprüft und nummeriert. | Chacun est éprouvé et numéroté. | Каждый испытан и пронумерован.
# harnesses
Valjaat | Harnesses | Selar | Klettergurte | Baudriers | Беседки
kiipeilyvaljaat | Climbing Harness | klättersele | Klettergurt | Baudrier | Беседка
Valjaat, joissa jaksaa roikkua standilla. | Harnesses you can hang in at a belay. | Selar man orkar hänga i vid standplatsen. | Gurte, in denen man am Stand hängen mag. | Des baudriers où l'on peut attendre au relais. | Беседки, в которых можно висеть на станции.
# climbing-shoes
Kiipeilykengät | Climbing shoes | Klätterskor | Kletterschuhe | Chaussons d'escalade | Скальные туфли
kiipeilykengät | Climbing Shoes | klätterskor | Kletterschuhe | Chaussons d'escalade | Скальные туфли
Pehmeää boulderiin, jäykkää halkeamaan. | Soft for boulders, stiff for cracks. | Mjukt för boulder, styvt för sprickor. | Weich zum Bouldern, steif für Risse. | Souples pour le bloc, rigides pour les fissures. | Мягкие для боулдеринга, жёсткие для трещин.
# climbing-helmets
Kiipeilykypärät | Climbing helmets | Klätterhjälmar | Kletterhelme | Casques d'escalade | Каски
kiipeilykypärä | Climbing Helmet | klätterhjälm | Kletterhelm | Casque d'escalade | Каска
Kevyitä kypäriä, jotka pysyvät päässä koko köydenpituuden. | Light helmets that stay on for the whole pitch. | Lätta hjälmar som sitter kvar hela replängden. | Leichte Helme, die man die ganze Seillänge aufbehält. | Légers, on les garde toute la longueur. | Лёгкие каски, о которых забываешь на всю верёвку.
# paddling
Melonta | Paddling | Paddling | Paddeln | Kayak et canoë | Гребля
Meloja, liivejä ja kuivalaukkuja järvelle ja merelle. | Paddles, vests and dry bags for lake and sea. | Paddlar, västar och torrsäckar för sjö och hav. | Paddel, Westen und Packsäcke für See und Meer. | Pagaies, gilets et sacs étanches pour lac et mer. | Вёсла, жилеты и гермомешки для озера и моря.
# paddles
Melat | Paddles | Paddlar | Paddel | Pagaies | Вёсла
mela | Paddle | paddel | Paddel | Pagaie | Весло
Kaksi- ja neliosaisia meloja pitkille legeille. | Two- and four-piece paddles for long legs. | Två- och fyrdelade paddlar för långa etapper. | Zwei- und vierteilige Paddel für lange Etappen. | En deux ou quatre parties, pour les longues étapes. | Двух- и четырёхчастные вёсла для долгих переходов.
# life-vests
Melontaliivit | Life vests | Flytvästar | Schwimmwesten | Gilets d'aide à la flottabilité>Gilets | Спасательные жилеты>Жилеты
melontaliivi | Life Vest | flytväst | Schwimmweste | Gilet de flottaison | Спасательный жилет
Liivejä, jotka ovat niin mukavia, että ne pysyvät päällä. | Vests so comfortable that they stay on. | Västar så sköna att de får sitta kvar. | Westen, so bequem, dass man sie anbehält. | Si confortables qu'on les garde sur soi. | Жилеты настолько удобные, что их не снимают.
# dry-bags
Kuivalaukut | Dry duffels | Torrväskor | Wasserdichte Taschen>Packsäcke | Sacs étanches | Герметичные баулы>Гермомешки
kuivalaukku | Dry Duffel | torrväska | Wasserdichte Tasche | Sac étanche | Герметичный баул
Rullasuljenta pitää yövaatteet kuivina kaatuessakin. | The roll top keeps your night clothes dry through a capsize. | Rullstängningen håller nattkläderna torra även vid kantring. | Der Rollverschluss hält die Nachtwäsche auch beim Kentern trocken. | La fermeture à rouleau garde les affaires sèches même en cas de dessalage. | Скрутка сохранит вещи сухими даже при перевороте.
`;
