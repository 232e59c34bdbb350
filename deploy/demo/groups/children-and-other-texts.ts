export const childrenAndOtherTexts = `
# children
Lapset | Children | Barn | Kinder | Enfants | Детям
Vaatteita, joissa on kasvunvaraa ja nimilapulle paikka. | Clothes with room to grow and a place for the name. | Kläder med växtmån och plats för namnet. | Kleidung mit Platz zum Wachsen und fürs Namensschild. | Des vêtements qui laissent grandir, avec une place pour le nom. | Одежда на вырост, с местом для имени.
# kids-clothing
Lasten vaatteet>Vaatteet | Children's clothing>Clothing | Barnkläder>Kläder | Kinderkleidung>Kleidung | Vêtements enfant>Vêtements | Детская одежда>Одежда
Päiväkotiin, pulkkamäkeen ja ensimmäiselle telttayölle. | For nursery, the sledging hill and the first night in a tent. | För förskolan, pulkabacken och första tältnatten. | Für Kita, Rodelhügel und die erste Zeltnacht. | Pour la crèche, la luge et la première nuit sous tente. | Для садика, горки и первой ночи в палатке.
# kids-jackets
Lasten kuoritakit>Takit | Children's jackets>Jackets | Barnjackor>Jackor | Kinderjacken>Jacken | Vestes enfant>Vestes | Детские куртки>Куртки
lasten kuoritakki | Kids' Shell Jacket | skaljacka för barn | Kinder-Regenjacke | Veste enfant | Детская куртка
Heijastimet joka suuntaan ja hihat, jotka kasvavat vuoden verran. | Reflectors all round and sleeves that grow for a year. | Reflexer åt alla håll och ärmar som växer ett år. | Reflektoren rundum und Ärmel, die ein Jahr mitwachsen. | Des réflecteurs partout et des manches qui grandissent d'un an. | Светоотражатели со всех сторон и рукава с запасом на год.
# kids-down-jackets
Lasten talvitakit>Talvitakit | Children's winter jackets>Winter jackets | Vinterjackor för barn>Vinterjackor | Kinder-Winterjacken>Winterjacken | Vestes d'hiver enfant>Vestes d'hiver | Детские зимние куртки>Зимние куртки
lasten talvitakki | Kids' Winter Jacket | vinterjacka för barn | Kinder-Winterjacke | Veste d'hiver enfant | Детская зимняя куртка
Lämpöä pulkkamäkeen ilman liikaa painoa. | Warmth for the sledging hill without the weight. | Värme för pulkabacken utan tyngd. | Wärme für den Rodelhügel ohne Gewicht. | De la chaleur pour la luge, sans le poids. | Тепло для горки без лишнего веса.
# kids-fleece
Lasten fleecet>Fleecet | Children's fleece>Fleece | Barnfleece>Fleece | Kinderfleece>Fleece | Polaires enfant>Polaires | Детский флис>Флис
lasten fleece | Kids' Fleece | fleece för barn | Kinder-Fleece | Polaire enfant | Детский флис
Pehmeitä välikerroksia, jotka kestävät hiekkalaatikon. | Soft middle layers that survive the sandpit. | Mjuka mellanlager som tål sandlådan. | Weiche Zwischenschichten, die den Sandkasten überleben. | Des couches douces qui survivent au bac à sable. | Мягкий средний слой, который переживёт песочницу.
# kids-base-layers
Lasten kerrastot>Kerrastot | Children's base layers>Base layers | Underställ för barn>Underställ | Kinder-Unterwäsche>Unterwäsche | Sous-vêtements enfant>Sous-vêtements | Детское термобельё>Термобельё
lasten merinopaita | Kids' Merino Crew | merinotröja för barn | Kinder-Merinoshirt | Haut mérinos enfant | Детская футболка из мериноса
Merinoa, joka ei kutita edes epäilijää. | Merino that does not itch even a sceptic. | Merino som inte kliar ens på en skeptiker. | Merino, das auch Skeptiker nicht kratzt. | Du mérinos qui ne gratte pas, même les sceptiques. | Меринос, который не колется даже скептикам.
# kids-trousers
Lasten housut>Housut | Children's trousers>Trousers | Barnbyxor>Byxor | Kinderhosen>Hosen | Pantalons enfant>Pantalons | Детские брюки>Брюки
lasten ulkoiluhousut | Kids' Outdoor Trousers | friluftsbyxor för barn | Kinder-Outdoorhose | Pantalon enfant | Детские брюки
Kaksinkertaiset polvet, koska maa on kova. | Double knees, because the ground is hard. | Dubbla knän, för marken är hård. | Doppelte Knie, denn der Boden ist hart. | Des genoux doublés, car le sol est dur. | Двойные колени, потому что земля твёрдая.
# kids-footwear
Lasten kengät>Kengät | Children's footwear>Footwear | Barnskor>Skor | Kinderschuhe>Schuhe | Chaussures enfant>Chaussures | Детская обувь>Обувь
Jalka kasvaa kolmessa kuukaudessa; mittaa se ensin. | Feet grow in three months; measure first. | Foten växer på tre månader; mät först. | Füße wachsen in drei Monaten; erst messen. | Un pied grandit en trois mois : mesurez d'abord. | Нога растёт за три месяца: сначала измерьте.
# kids-shoes
Lasten retkikengät>Retkikengät | Children's hiking shoes>Hiking shoes | Vandringsskor för barn>Vandringsskor | Kinder-Wanderschuhe>Wanderschuhe | Chaussures de randonnée enfant>Randonnée | Детские походные ботинки>Походные
lasten retkikengät | Kids' Hiking Shoes | vandringsskor för barn | Kinder-Wanderschuhe | Chaussures de marche enfant | Детские походные ботинки
Tarranauhat, jotka viisivuotias avaa itse. | Hook-and-loop that a five-year-old opens alone. | Kardborre som en femåring öppnar själv. | Klettverschluss, den Fünfjährige selbst öffnen. | Des scratchs qu'on ouvre seul à cinq ans. | Липучки, которые пятилетка расстегнёт сам.
# kids-winter-boots
Lasten talvikengät>Talvikengät | Children's winter boots>Winter boots | Vinterkängor för barn>Vinterkängor | Kinder-Winterstiefel>Winterstiefel | Bottes d'hiver enfant>Bottes d'hiver | Детские зимние ботинки>Зимние
lasten talvikengät | Kids' Winter Boots | vinterkängor för barn | Kinder-Winterstiefel | Bottes d'hiver enfant | Детские зимние ботинки
Irrotettava vuori kuivuu yössä. | The removable liner dries overnight. | Det löstagbara fodret torkar på en natt. | Das Innenfutter trocknet über Nacht. | La doublure amovible sèche en une nuit. | Съёмный вкладыш сохнет за ночь.
# kids-accessories
Lasten asusteet>Asusteet | Children's accessories>Accessories | Accessoarer för barn>Accessoarer | Kinderaccessoires>Accessoires | Accessoires enfant>Accessoires | Детские аксессуары>Аксессуары
Pipot ja käsineet, joita kannattaa ostaa kaksin kappalein. | Hats and gloves, best bought in twos. | Mössor och vantar som är bäst att köpa två av. | Mützen und Handschuhe, am besten gleich zweimal. | Bonnets et gants, mieux vaut en prendre deux. | Шапки и перчатки, которых лучше брать по две.
# kids-beanies
Lasten pipot>Pipot | Children's beanies>Beanies | Barnmössor>Mössor | Kindermützen>Mützen | Bonnets enfant>Bonnets | Детские шапки>Шапки
lasten pipo | Kids' Beanie | barnmössa | Kindermütze | Bonnet enfant | Детская шапка
Villaa, joka pysyy korvilla. | Wool that stays on the ears. | Ull som stannar på öronen. | Wolle, die auf den Ohren bleibt. | Une laine qui reste sur les oreilles. | Шерсть, которая не сползает с ушей.
# kids-gloves
Lasten käsineet>Käsineet | Children's gloves>Gloves | Barnhandskar>Handskar | Kinderhandschuhe>Handschuhe | Gants enfant>Gants | Детские перчатки>Перчатки
lasten käsineet | Kids' Gloves | barnhandskar | Kinderhandschuhe | Gants enfant | Детские перчатки
Pitkät varret, joiden alle lumi ei löydä. | Long cuffs where snow finds no way in. | Långa skaft där snön inte hittar in. | Lange Stulpen, unter die kein Schnee findet. | De longues manchettes où la neige n'entre pas. | Длинные манжеты, куда не попадёт снег.
# kids-gear
Lasten retkivarusteet>Retkivarusteet | Children's gear>Gear | Friluftsutrustning för barn>Utrustning | Kinderausrüstung>Ausrüstung | Équipement enfant>Équipement | Детское снаряжение>Снаряжение
Oma reppu ja oma makuupussi tekevät retkeilijän. | A pack and a sleeping bag of one's own make a hiker. | Egen ryggsäck och egen sovsäck gör en friluftsmänniska. | Der eigene Rucksack und der eigene Schlafsack machen den Wanderer. | Un sac et un duvet à soi font le randonneur. | Свой рюкзак и свой спальник делают из ребёнка туриста.
# kids-packs
Lasten reput>Reput | Children's backpacks>Backpacks | Barnryggsäckar>Ryggsäckar | Kinderrucksäcke>Rucksäcke | Sacs à dos enfant>Sacs à dos | Детские рюкзаки>Рюкзаки
lasten reppu | Kids' Backpack | barnryggsäck | Kinderrucksack | Sac à dos enfant | Детский рюкзак
Eväille, kävyille ja pehmolelulle. | For lunch, cones and a soft toy. | För matsäck, kottar och gosedjur. | Für Brotzeit, Zapfen und Kuscheltier. | Pour le goûter, les pommes de pin et le doudou. | Для перекуса, шишек и мягкой игрушки.
# kids-sleeping-bags
Lasten makuupussit>Makuupussit | Children's sleeping bags>Sleeping bags | Barnsovsäckar>Sovsäckar | Kinderschlafsäcke>Schlafsäcke | Sacs de couchage enfant>Sacs de couchage | Детские спальники>Спальники
lasten makuupussi | Kids' Sleeping Bag | barnsovsäck | Kinderschlafsack | Sac de couchage enfant | Детский спальник
Pussi, joka pitenee lapsen mukana. | A bag that lengthens with the child. | En säck som förlängs med barnet. | Ein Schlafsack, der mit dem Kind länger wird. | Il s'allonge avec l'enfant. | Спальник, который удлиняется вместе с ребёнком.
# gift-cards
Lahjakortit | Gift cards | Presentkort | Gutscheine | Cartes cadeaux | Подарочные карты
lahjakortti | Gift Card | presentkort | Gutschein | Carte cadeau | Подарочная карта
Meiltä ostettu lahjakortti ei vanhene ja käy verkossa ja kaikissa myymälöissä. | A gift card bought from us never expires and is good online and in every store. | Ett presentkort köpt av oss går aldrig ut och gäller på nätet och i alla butiker. | Ein bei uns gekaufter Gutschein verfällt nicht und gilt online und in allen Filialen. | Une carte cadeau achetée chez nous n'expire pas et vaut en ligne comme en magasin. | Купленная у нас подарочная карта бессрочна и действует онлайн и во всех магазинах.
# outlet
Outlet | Outlet | Outlet | Outlet | Outlet | Аутлет
Viimeiset kappaleet ja edellisen kauden värit, sama takuu. | Last pieces and last season's colours, with the same warranty. | Sista exemplaren och förra säsongens färger, samma garanti. | Letzte Stücke und Farben der Vorsaison, mit derselben Garantie. | Dernières pièces et couleurs de la saison passée, même garantie. | Последние вещи и цвета прошлого сезона с той же гарантией.
# outlet-clothing
Outlet-vaatteet>Vaatteet | Outlet clothing>Clothing | Outletkläder>Kläder | Outlet-Bekleidung>Bekleidung | Vêtements outlet>Vêtements | Одежда в аутлете>Одежда
Yksittäisiä kokoja takeista, housuista ja villoista. | Single sizes of jackets, trousers and wool. | Enstaka storlekar av jackor, byxor och ull. | Einzelgrößen von Jacken, Hosen und Wolle. | Tailles isolées de vestes, pantalons et lainages. | Отдельные размеры курток, брюк и шерсти.
# outlet-footwear
Outlet-jalkineet>Jalkineet | Outlet footwear>Footwear | Outletskor>Skor | Outlet-Schuhe>Schuhe | Chaussures outlet>Chaussures | Обувь в аутлете>Обувь
Kenkiä, joista on jäljellä muutama pari. | Shoes with a few pairs left. | Skor med några par kvar. | Schuhe, von denen es noch wenige Paare gibt. | Il en reste quelques paires. | Обувь, от которой осталось несколько пар.
# outlet-gear
Outlet-varusteet>Varusteet | Outlet gear>Gear | Outletutrustning>Utrustning | Outlet-Ausrüstung>Ausrüstung | Matériel outlet>Matériel | Снаряжение в аутлете>Снаряжение
Reppuja, telttoja ja suksia edellisestä mallistosta. | Packs, tents and skis from the previous range. | Ryggsäckar, tält och skidor ur förra kollektionen. | Rucksäcke, Zelte und Ski aus der letzten Kollektion. | Sacs, tentes et skis de la collection précédente. | Рюкзаки, палатки и лыжи из прошлой коллекции.
# used-gear
Käytetyt varusteet>Käytetyt | Used gear | Begagnad utrustning>Begagnat | Gebrauchte Ausrüstung>Gebraucht | Matériel d'occasion>Occasion | Снаряжение б/у>Б/у
Tarkastettua, pestyä ja korjattua: jokaiselle tavaralle kuntoluokka ja kuvaus. | Checked, washed and mended: every piece with its grade and description. | Kontrollerat, tvättat och lagat: varje sak med skick och beskrivning. | Geprüft, gewaschen und repariert: jedes Stück mit Zustand und Beschreibung. | Vérifié, lavé, réparé : chaque pièce avec son état et sa description. | Проверено, выстирано и починено: у каждой вещи есть оценка состояния и описание.
`;
