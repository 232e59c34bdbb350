/** Per group: name (`long>short`), product noun where the group has products of its own, one sentence about it. */
export const clothingTexts = `
# clothing
Vaatteet | Clothing | Kläder | Bekleidung | Vêtements | Одежда
Kerroksia, jotka toimivat yhdessä: villaa iholle, lämpöä väliin ja kuori säätä vasten. | Layers that work together: wool on the skin, warmth between, and a shell against the weather. | Lager som fungerar tillsammans: ull mot huden, värme i mitten och ett skal mot vädret. | Schichten, die zusammenpassen: Wolle auf der Haut, Wärme dazwischen und eine Hülle gegen das Wetter. | Des couches qui vont ensemble : la laine sur la peau, la chaleur au milieu, une coque contre le temps. | Слои, которые работают вместе: шерсть на тело, тепло посередине и мембрана против непогоды.
# jackets
Takit | Jackets | Jackor | Jacken | Vestes | Куртки
Kuoria räntäsateeseen, untuvaa paikallaan seisomiseen ja tuulitakkeja, jotka painavat vähemmän kuin omena. | Shells for wet snow, down for standing still, and wind jackets that weigh less than an apple. | Skal för blötsnö, dun för att stå stilla och vindjackor som väger mindre än ett äpple. | Hardshells für Schneeregen, Daune zum Stillstehen und Windjacken, die weniger wiegen als ein Apfel. | Des coques pour la neige mouillée, du duvet pour l'immobilité et des coupe-vent plus légers qu'une pomme. | Мембраны для мокрого снега, пух для стоянок и ветровки легче яблока.
# shell-jackets
Kuoritakit | Shell jackets | Skaljackor | Hardshelljacken | Vestes coque | Мембранные куртки
kuoritakki | Shell Jacket | skaljacka | Hardshelljacke | Veste coque | Мембранная куртка
Kaikki kuoritakkimme ovat olleet PFAS-vapaita vuodesta 2025, ja niiden saumat voi teipata uudelleen. | Every shell we sell has been free of PFAS since 2025, and its seams can be taped again. | Alla våra skal är fria från PFAS sedan 2025, och sömmarna kan tejpas om. | Alle unsere Hardshells sind seit 2025 PFAS-frei, und ihre Nähte lassen sich neu verkleben. | Toutes nos coques sont sans PFAS depuis 2025, et leurs coutures peuvent être réétanchées. | Все наши мембраны с 2025 года не содержат ПФАС, а швы можно проклеить заново.
# rain-jackets
Sadetakit | Rain jackets | Regnjackor | Regenjacken | Vestes de pluie | Дождевики
sadetakki | Rain Jacket | regnjacka | Regenjacke | Veste de pluie | Дождевик
Kevyet sadetakit kulkevat repussa koko kesän ja tuulettuvat, kun ylämäki alkaa. | Light rain jackets ride in the pack all summer and vent when the climb begins. | Lätta regnjackor följer med i ryggsäcken hela sommaren och ventileras när backen börjar. | Leichte Regenjacken fahren den ganzen Sommer im Rucksack mit und lüften, wenn der Anstieg beginnt. | Légères, elles passent l'été dans le sac et s'aèrent dès que ça monte. | Лёгкие дождевики всё лето лежат в рюкзаке и хорошо вентилируются на подъёме.
# down-jackets
Untuvatakit | Down jackets | Dunjackor | Daunenjacken | Doudounes en duvet | Пуховики
untuvatakki | Down Jacket | dunjacka | Daunenjacke | Doudoune | Пуховик
Vastuullista untuvaa taukotakeista pakkasparkoihin, kolmestakymmenestä pakkasasteesta nollaan. | Responsible down from belay jackets to parkas, from minus thirty to zero. | Ansvarsfullt dun från rastjackor till parkas, från minus trettio till noll. | Verantwortungsvolle Daune von der Pausenjacke bis zum Parka, von minus dreißig bis null Grad. | Du duvet responsable, de la veste de pause à la parka, de moins trente à zéro. | Ответственный пух: от курток для привала до парок, от минус тридцати до нуля.
# insulated-jackets
Topatut takit | Insulated jackets | Vadderade jackor | Isolationsjacken | Vestes isolées | Утеплённые куртки
toppatakki | Insulated Jacket | vadderad jacka | Isolationsjacke | Veste isolée | Утеплённая куртка
Kuitutäyte lämmittää kosteanakin ja kestää konepesun talvesta toiseen. | Fibre fill stays warm when damp and takes machine washing winter after winter. | Fiberfyllningen värmer även fuktig och tål maskintvätt vinter efter vinter. | Die Faserfüllung wärmt auch feucht und verträgt die Waschmaschine Winter für Winter. | Le garnissage synthétique reste chaud humide et passe en machine hiver après hiver. | Синтетический утеплитель греет даже влажным и переносит машинную стирку из зимы в зиму.
# softshell-jackets
Softshell-takit>Softshellit | Softshell jackets>Softshells | Softshelljackor>Softshell | Softshelljacken>Softshells | Vestes softshell>Softshells | Куртки софтшелл>Софтшелл
softshell-takki | Softshell Jacket | softshelljacka | Softshelljacke | Veste softshell | Куртка софтшелл
Joustavaa kangasta kuivaan pakkaseen, hiihtoon ja jyrkkiin nousuihin. | Stretch fabric for dry cold, ski tracks and steep climbs. | Stretchigt tyg för torr kyla, skidspår och branta stigningar. | Elastischer Stoff für trockene Kälte, Loipe und steile Anstiege. | Un tissu extensible pour le froid sec, les pistes et les montées raides. | Эластичная ткань для сухого мороза, лыжни и крутых подъёмов.
# wind-jackets
Tuulitakit | Wind jackets | Vindjackor | Windjacken | Coupe-vent | Ветровки
tuulitakki | Wind Jacket | vindjacka | Windjacke | Coupe-vent | Ветровка
Omaan taskuunsa pakattava tuulitakki on retken halvin lisälämpö. | A wind jacket that packs into its own pocket is the cheapest warmth on any trip. | En vindjacka som packas i sin egen ficka är turens billigaste värme. | Eine Windjacke, die in die eigene Tasche passt, ist die günstigste Wärme jeder Tour. | Un coupe-vent qui se range dans sa poche est la chaleur la moins chère d'une sortie. | Ветровка, которая убирается в собственный карман, — самое дешёвое тепло в походе.
# fleece-and-wool
Fleecet ja villat | Fleece and wool | Fleece och ull | Fleece und Wolle | Polaires et laine | Флис и шерсть
Välikerros ratkaisee, palaatko lämpimänä. Täältä löytyvät ohuet fleecet ja paksut villat. | The middle layer decides whether you come home warm. Thin fleeces and thick wools are here. | Mellanlagret avgör om du kommer hem varm. Här finns tunn fleece och tjock ull. | Die mittlere Schicht entscheidet, ob man warm heimkommt. Hier gibt es dünne Fleece und dicke Wolle. | C'est la couche du milieu qui vous ramène au chaud. Polaires fines et laines épaisses sont ici. | Средний слой решает, вернётесь ли вы в тепле. Здесь тонкий флис и толстая шерсть.
# fleece-jackets
Fleecetakit | Fleece jackets | Fleecejackor | Fleecejacken | Vestes polaires | Флисовые куртки
fleecetakki | Fleece Jacket | fleecejacka | Fleecejacke | Veste polaire | Флисовая куртка
Kierrätyskuidusta neulottuja fleecejä, joista irtoaa vain vähän kuitua pesussa. | Fleeces knitted of recycled fibre that shed little in the wash. | Fleece stickad av återvunnen fiber som fäller lite i tvätten. | Fleece aus Recyclingfaser, die beim Waschen nur wenig verliert. | Des polaires en fibre recyclée qui perdent peu au lavage. | Флис из переработанного волокна, который почти не линяет при стирке.
# wool-midlayers
Villatakit ja -neuleet>Villat | Wool jackets and sweaters>Wool | Ulljackor och tröjor>Ull | Wolljacken und Pullover>Wolle | Vestes et pulls en laine>Laine | Шерстяные куртки и свитеры>Шерсть
villaneule | Wool Sweater | ulltröja | Wollpullover | Pull en laine | Шерстяной свитер
Harjattua merinoa ja suomalaista lampaanvillaa nuotiolle ja kaupungille. | Brushed merino and Finnish sheep's wool for the fireside and for town. | Borstad merino och finsk fårull för lägerelden och för stan. | Gebürstete Merino- und finnische Schafwolle für Feuerstelle und Stadt. | Du mérinos gratté et de la laine finlandaise, du feu de camp à la ville. | Ворсованный меринос и финская овечья шерсть для костра и для города.
# base-layers
Aluskerrastot | Base layers | Underställ | Funktionsunterwäsche>Baselayer | Sous-vêtements techniques>Première couche | Термобельё
Lähimpänä ihoa oleva kerros tekee eniten työtä. | The layer nearest the skin does most of the work. | Lagret närmast huden gör mest av jobbet. | Die Schicht auf der Haut leistet die meiste Arbeit. | La couche au contact de la peau fait l'essentiel du travail. | Слой, ближайший к телу, делает основную работу.
# merino-base-layers
Merinokerrastot | Merino base layers | Merinounderställ | Merinounterwäsche | Sous-vêtements mérinos | Термобельё из мериноса
merinopaita | Merino Crew | merinotröja | Merinoshirt | Haut en mérinos | Футболка из мериноса
Hienoa villaa, joka lämmittää kosteana eikä haise viikon vaelluksellakaan. | Fine wool that warms when damp and does not smell after a week on the trail. | Fin ull som värmer fuktig och inte luktar ens efter en vecka på leden. | Feine Wolle, die feucht wärmt und auch nach einer Woche nicht riecht. | Une laine fine, chaude même humide, sans odeur après une semaine de sentier. | Тонкая шерсть греет влажной и не пахнет даже после недели похода.
# technical-base-layers
Tekniset alusasut>Tekniset | Technical base layers>Technical | Tekniska underställ>Tekniska | Synthetische Unterwäsche>Synthetik | Sous-vêtements synthétiques>Synthétique | Синтетическое термобельё>Синтетика
alusasu | Base Layer | underställ | Baselayer | Première couche | Термобельё
Nopeasti kuivuvaa neulosta kovaan sykkeeseen ja märkään keliin. | Quick-drying knits for high heart rates and wet days. | Snabbtorkande stickat för hög puls och våta dagar. | Schnell trocknende Strickware für hohen Puls und nasse Tage. | Des mailles à séchage rapide pour l'effort et les jours humides. | Быстросохнущий трикотаж для высокого пульса и сырых дней.
# shirts
Paidat | Shirts and tees | Tröjor och t-shirts | Shirts und Hemden | T-shirts et chemises | Футболки и рубашки
Paitoja polulle, kalliolle ja matkalle, villasta, luomupuuvillasta ja kierrätyskuidusta. | Shirts for trail, rock and travel in wool, organic cotton and recycled fibre. | Tröjor för stigen, klippan och resan i ull, ekologisk bomull och återvunnen fiber. | Shirts für Weg, Fels und Reise aus Wolle, Biobaumwolle und Recyclingfaser. | Des hauts pour le sentier, le rocher et le voyage, en laine, coton bio et fibre recyclée. | Футболки для тропы, скал и поездок: шерсть, органический хлопок и переработанное волокно.
# t-shirts
T-paidat | T-shirts | T-shirts | T-Shirts | T-shirts | Футболки
t-paita | T-shirt | t-shirt | T-Shirt | T-shirt | Футболка
Paksua luomupuuvillaa, johon painojälki jää vuosiksi. | Heavy organic cotton with prints that last for years. | Tjock ekologisk bomull med tryck som håller i åratal. | Schwere Biobaumwolle mit Drucken, die Jahre halten. | Un coton bio épais, des impressions qui durent des années. | Плотный органический хлопок с принтом, который держится годами.
# running-shirts
Juoksupaidat | Running shirts | Löpartröjor | Laufshirts | T-shirts de course | Беговые футболки
juoksupaita | Running Tee | löpartröja | Laufshirt | T-shirt de course | Беговая футболка
Alle sadan gramman paitoja, jotka kuivuvat päällä. | Shirts under a hundred grams that dry while you wear them. | Tröjor under hundra gram som torkar på kroppen. | Shirts unter hundert Gramm, die am Körper trocknen. | Moins de cent grammes, et ils sèchent sur vous. | Футболки легче ста граммов, которые сохнут прямо на теле.
# long-sleeved-shirts
Pitkähihaiset paidat | Long-sleeved shirts | Långärmade tröjor | Langarmshirts | Hauts à manches longues | Лонгсливы
retkeilypaita | Trail Shirt | vandringströja | Wandershirt | Haut de randonnée | Лонгслив
Suojaa auringolta, hyttysiltä ja repun hihnoilta. | Cover from sun, mosquitoes and pack straps. | Skydd mot sol, mygg och ryggsäcksremmar. | Schutz vor Sonne, Mücken und Rucksackgurten. | À l'abri du soleil, des moustiques et des bretelles. | Защита от солнца, комаров и лямок рюкзака.
# trousers
Housut | Trousers | Byxor | Hosen | Pantalons | Брюки
Retken ahkerin vaate: katso ensin polvet, sitten lahkeet ja vasta lopuksi väri. | The hardest-working garment on a trip: look at the knees first, then the hems, and the colour last. | Turens flitigaste plagg: se först på knäna, sedan på benen och sist på färgen. | Das fleißigste Kleidungsstück der Tour: zuerst die Knie ansehen, dann die Säume, zuletzt die Farbe. | Le vêtement qui travaille le plus : regardez d'abord les genoux, puis l'ourlet, enfin la couleur. | Самая трудолюбивая вещь похода: смотрите сначала на колени, потом на низ, и лишь затем на цвет.
# shell-trousers
Kuorihousut | Shell trousers | Skalbyxor | Hardshellhosen | Pantalons coque | Мембранные брюки
kuorihousut | Shell Trousers | skalbyxor | Hardshellhose | Pantalon coque | Мембранные брюки
Vedenpitäviä housuja, jotka saa jalkaan kengät jalassa. | Waterproof trousers that go on over your boots. | Vattentäta byxor som går på över kängorna. | Wasserdichte Hosen, die über die Schuhe passen. | Imperméables, ils s'enfilent sans quitter les chaussures. | Непромокаемые брюки, которые надеваются прямо на ботинки.
# softshell-trousers
Softshell-housut | Softshell trousers | Softshellbyxor | Softshellhosen | Pantalons softshell | Брюки софтшелл
softshell-housut | Softshell Trousers | softshellbyxor | Softshellhose | Pantalon softshell | Брюки софтшелл
Tuulta pitävät joustohousut hiihtoon ja syysvaellukselle. | Windproof stretch for skiing and autumn hikes. | Vindtäta stretchbyxor för skidor och höstvandring. | Winddichter Stretch für Ski und Herbstwanderung. | Un stretch coupe-vent pour le ski et l'automne. | Ветрозащитный стретч для лыж и осенних походов.
# hiking-trousers
Vaellushousut | Hiking trousers | Vandringsbyxor | Wanderhosen | Pantalons de randonnée | Треккинговые брюки
vaellushousut | Hiking Trousers | vandringsbyxor | Wanderhose | Pantalon de randonnée | Треккинговые брюки
Vahvistetut polvet, tuuletus reisissä ja taskut kartalle ja puukolle. | Reinforced knees, thigh vents, and pockets for map and knife. | Förstärkta knän, ventilation på låren och fickor för karta och kniv. | Verstärkte Knie, Belüftung am Oberschenkel, Taschen für Karte und Messer. | Genoux renforcés, aération aux cuisses, poches pour la carte et le couteau. | Усиленные колени, вентиляция и карманы для карты и ножа.
# rain-trousers
Sadehousut | Rain trousers | Regnbyxor | Regenhosen | Pantalons de pluie | Непромокаемые брюки
sadehousut | Rain Trousers | regnbyxor | Regenhose | Pantalon de pluie | Непромокаемые брюки
Kevyet sadehousut, jotka eivät kahise kaukana kuuluvasti. | Light rain trousers that do not announce you from afar. | Lätta regnbyxor som inte prasslar på långt håll. | Leichte Regenhosen, die man nicht von weitem hört. | Légers, et on ne vous entend pas venir de loin. | Лёгкие дождевые брюки, которые не шуршат на весь лес.
# insulated-trousers
Toppahousut | Insulated trousers | Vadderade byxor | Isolationshosen | Pantalons isolés | Утеплённые брюки
toppahousut | Insulated Trousers | vadderade byxor | Isolationshose | Pantalon isolé | Утеплённые брюки
Pilkkijälle, moottorikelkalle ja pitkille tauoille. | For ice fishing, snowmobiles and long stops. | För pimpelfiske, skoter och långa raster. | Zum Eisangeln, Schneemobilfahren und für lange Pausen. | Pour la pêche sur glace, la motoneige et les longues pauses. | Для зимней рыбалки, снегохода и долгих привалов.
# shorts
Shortsit | Shorts | Shorts | Shorts | Shorts | Шорты
Kesän lyhyin osasto: vaellukseen ja juoksuun. | Summer's shortest shelf: for hiking and running. | Sommarens kortaste hylla: för vandring och löpning. | Das kürzeste Regal des Sommers: zum Wandern und Laufen. | Le rayon le plus court de l'été : randonnée et course. | Самая короткая полка лета: для походов и бега.
# hiking-shorts
Vaellusshortsit | Hiking shorts | Vandringsshorts | Wandershorts | Shorts de randonnée | Треккинговые шорты
vaellusshortsit | Hiking Shorts | vandringsshorts | Wandershorts | Short de randonnée | Треккинговые шорты
Joustavat shortsit, joissa on oikeat taskut. | Stretch shorts with proper pockets. | Stretchiga shorts med riktiga fickor. | Elastische Shorts mit richtigen Taschen. | Extensibles, avec de vraies poches. | Эластичные шорты с настоящими карманами.
# running-shorts
Juoksushortsit | Running shorts | Löparshorts | Laufshorts | Shorts de course | Беговые шорты
juoksushortsit | Running Shorts | löparshorts | Laufshorts | Short de course | Беговые шорты
Kevyet shortsit, joiden sisähousu ei hankaa. | Light shorts with a liner that does not chafe. | Lätta shorts med innerbyxa som inte skaver. | Leichte Shorts mit Innenhose, die nicht scheuert. | Légers, avec un slip intégré qui ne frotte pas. | Лёгкие шорты с подкладкой, которая не натирает.
# hats-and-gloves
Päähineet ja käsineet>Pipot ja käsineet | Hats and gloves | Mössor och handskar | Mützen und Handschuhe | Bonnets et gants | Шапки и перчатки
Pienet tavarat, joiden puuttuminen huomataan ensin. | Small things, and the first to be missed. | Små saker som saknas först. | Kleine Dinge, die zuerst fehlen. | De petites choses, les premières à manquer. | Мелочи, которых не хватает в первую очередь.
# beanies
Pipot | Beanies | Mössor | Mützen | Bonnets | Шапки
pipo | Beanie | mössa | Mütze | Bonnet | Шапка
Suomalaista villaa ja merinoa, ohuesta juoksupiposta tuplaneulokseen. | Finnish wool and merino, from thin running hats to double knits. | Finsk ull och merino, från tunn löparmössa till dubbelstickat. | Finnische Wolle und Merino, von der dünnen Laufmütze bis zum Doppelstrick. | Laine finlandaise et mérinos, du bonnet de course au double tricot. | Финская шерсть и меринос: от тонких беговых шапок до двойной вязки.
# gloves
Käsineet | Gloves | Handskar | Handschuhe | Gants | Перчатки
käsineet | Gloves | handskar | Handschuhe | Gants | Перчатки
Ohuita käsineitä, joilla solmu aukeaa ja puhelin vastaa. | Thin gloves that untie a knot and answer a phone. | Tunna handskar som knyter upp knutar och svarar i telefon. | Dünne Handschuhe, mit denen der Knoten aufgeht und das Telefon antwortet. | Fins, ils défont un nœud et répondent au téléphone. | Тонкие перчатки: и узел развязать, и на звонок ответить.
# insulated-gloves
Talvikäsineet | Winter gloves | Vinterhandskar | Winterhandschuhe | Gants d'hiver | Зимние перчатки
talvikäsineet | Winter Gloves | vinterhandskar | Winterhandschuhe | Gants d'hiver | Зимние перчатки
Vuorilliset käsineet hiihtoon, lumitöihin ja lautaan. | Lined gloves for skiing, shovelling and snowboarding. | Fodrade handskar för skidor, skottning och snowboard. | Gefütterte Handschuhe für Ski, Schneeschippe und Snowboard. | Doublés, pour le ski, la pelle à neige et le snowboard. | Перчатки с подкладкой для лыж, сноуборда и уборки снега.
# socks
Sukat | Socks | Strumpor | Socken | Chaussettes | Носки
Puolet hyvästä kengästä on sukassa. | Half of a good boot is the sock. | Hälften av en bra känga är strumpan. | Die Hälfte eines guten Schuhs ist die Socke. | La moitié d'une bonne chaussure, c'est la chaussette. | Половина хорошего ботинка — это носок.
# hiking-socks
Vaellussukat | Hiking socks | Vandringsstrumpor | Wandersocken | Chaussettes de randonnée | Треккинговые носки
vaellussukat | Hiking Socks | vandringsstrumpor | Wandersocken | Chaussettes de randonnée | Треккинговые носки
Merinoa, jossa on pehmuste juuri siellä missä kenkä painaa. | Merino padded exactly where boots press. | Merino med polstring precis där kängan trycker. | Merino, gepolstert genau dort, wo der Schuh drückt. | Du mérinos rembourré là où la chaussure appuie. | Меринос с подушками именно там, где давит ботинок.
# wool-socks
Villasukat | Wool socks | Ullsockor | Wollsocken | Chaussettes en laine | Шерстяные носки
villasukat | Wool Socks | ullsockor | Wollsocken | Chaussettes en laine | Шерстяные носки
Paksuja sukkia mökille, makuupussiin ja kumisaappaisiin. | Thick socks for cabin, sleeping bag and wellingtons. | Tjocka sockor för stugan, sovsäcken och gummistövlarna. | Dicke Socken für Hütte, Schlafsack und Gummistiefel. | Épaisses, pour la cabane, le duvet et les bottes. | Толстые носки для дачи, спальника и резиновых сапог.
# ski-socks
Hiihtosukat | Ski socks | Skidstrumpor | Skisocken | Chaussettes de ski | Лыжные носки
hiihtosukat | Ski Socks | skidstrumpor | Skisocken | Chaussettes de ski | Лыжные носки
Ohuita ja korkeita, jotta mono istuu ja veri kiertää. | Thin and tall, so that the boot fits and the blood moves. | Tunna och höga, så att pjäxan sitter och blodet rör sig. | Dünn und hoch, damit der Stiefel sitzt und das Blut fließt. | Fines et hautes, pour que la chaussure tienne et que le sang circule. | Тонкие и высокие: ботинок сидит плотно, а кровь движется.
`;
