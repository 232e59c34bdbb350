export const campTexts = `
# sleeping
Teltat ja makuupussit>Yöpyminen | Tents and sleeping | Tält och sovsäckar>Övernattning | Zelte und Schlafsäcke>Übernachten | Tentes et couchage | Палатки и ночлег
Hyvä yö on retken paras varuste: katto, pehmuste ja peite. | A good night is the best gear of a trip: a roof, a mattress and a cover. | En god natt är turens bästa utrustning: tak, underlag och täcke. | Eine gute Nacht ist die beste Ausrüstung: Dach, Unterlage und Decke. | Une bonne nuit est le meilleur équipement : un toit, un matelas, une couverture. | Хорошая ночь — лучшее снаряжение: крыша, коврик и одеяло.
# tents
Teltat | Tents | Tält | Zelte | Tentes | Палатки
Yhden hengen kuorista perheen majataloon. | From a shell for one to an inn for the family. | Från enmansskal till familjens värdshus. | Von der Hülle für eine Person bis zum Gasthaus der Familie. | De la coque solo à l'auberge familiale. | От одноместной скорлупы до семейной гостиницы.
# hiking-tents
Vaellusteltat | Hiking tents | Vandringstält | Trekkingzelte | Tentes de randonnée | Походные палатки
vaellusteltta | Hiking Tent | vandringstält | Trekkingzelt | Tente de randonnée | Походная палатка
Kevyet teltat, jotka nousevat yksin ja tuulessakin. | Light tents that go up alone, even in wind. | Lätta tält som reses på egen hand även i vind. | Leichte Zelte, die man allein aufstellt, auch im Wind. | Légères, elles se montent seul, même dans le vent. | Лёгкие палатки, которые ставятся в одиночку даже на ветру.
# family-tents
Perheteltat | Family tents | Familjetält | Familienzelte | Tentes familiales | Семейные палатки
perheteltta | Family Tent | familjetält | Familienzelt | Tente familiale | Семейная палатка
Seisomakorkeutta, kaksi ovea ja eteinen saappaille. | Standing height, two doors and a porch for boots. | Ståhöjd, två dörrar och förrum för stövlarna. | Stehhöhe, zwei Eingänge und ein Vorraum für die Stiefel. | On y tient debout, avec deux portes et une entrée pour les bottes. | Высота в полный рост, два входа и тамбур для сапог.
# winter-tents
Tunturiteltat | Winter tents | Fjälltält | Winterzelte | Tentes quatre saisons | Зимние палатки
tunturiteltta | Winter Tent | fjälltält | Winterzelt | Tente d'hiver | Зимняя палатка
Tunneleita, jotka pitävät, kun puuskat ylittävät kaksikymmentä metriä sekunnissa. | Tunnels that hold when gusts pass twenty metres a second. | Tunnlar som håller när byarna når tjugo meter per sekund. | Tunnel, die halten, wenn Böen zwanzig Meter pro Sekunde erreichen. | Des tunnels qui tiennent quand les rafales dépassent vingt mètres par seconde. | Туннели, которые стоят при порывах больше двадцати метров в секунду.
# sleeping-bags
Makuupussit | Sleeping bags | Sovsäckar | Schlafsäcke | Sacs de couchage | Спальники
Valitse mukavuuslämmön, älä äärirajan mukaan. | Choose by the comfort temperature, not by the limit. | Välj efter komforttemperatur, inte efter gränsen. | Nach Komforttemperatur wählen, nicht nach dem Grenzwert. | Choisissez selon la température de confort, pas l'extrême. | Выбирайте по температуре комфорта, а не по пределу.
# summer-sleeping-bags
Kesämakuupussit | Summer sleeping bags>Summer bags | Sommarsovsäckar | Sommerschlafsäcke | Sacs de couchage d'été>Été | Летние спальники
kesämakuupussi | Summer Sleeping Bag | sommarsovsäck | Sommerschlafsack | Sac de couchage d'été | Летний спальник
Nyrkin kokoon pakattavia pusseja valoisiin öihin. | Bags that pack to a fist for the light nights. | Säckar som packas till en knytnäve för ljusa nätter. | Faustgroß verpackt für helle Nächte. | De la taille du poing, pour les nuits claires. | Спальники размером с кулак для белых ночей.
# three-season-sleeping-bags
Kolmen vuodenajan makuupussit>Kolme vuodenaikaa | Three-season sleeping bags>Three-season | Tresäsongssovsäckar>Tresäsong | Dreijahreszeiten-Schlafsäcke>Drei Jahreszeiten | Sacs de couchage trois saisons>Trois saisons | Трёхсезонные спальники>Три сезона
makuupussi | Sleeping Bag | sovsäck | Schlafsack | Sac de couchage | Спальник
Yksi pussi lumien sulamisesta ensilumeen. | One bag from the thaw to the first snow. | En säck från snösmältning till första snön. | Ein Schlafsack von der Schneeschmelze bis zum ersten Schnee. | Un seul sac, de la fonte aux premières neiges. | Один спальник от таяния до первого снега.
# winter-sleeping-bags
Talvimakuupussit | Winter sleeping bags>Winter bags | Vintersovsäckar | Winterschlafsäcke | Sacs de couchage d'hiver>Hiver | Зимние спальники
talvimakuupussi | Winter Sleeping Bag | vintersovsäck | Winterschlafsack | Sac de couchage d'hiver | Зимний спальник
Untuvaa ja lämpökauluksia pakkasyöhön. | Down and draught collars for nights of frost. | Dun och värmekragar för frostnätter. | Daune und Wärmekragen für Frostnächte. | Duvet et collerettes pour les nuits de gel. | Пух и тёплый воротник для морозных ночей.
# sleeping-mats
Makuualustat | Sleeping mats | Liggunderlag | Isomatten | Matelas | Коврики
Kylmä tulee maasta: R-arvo kertoo, kuinka paljon. | The cold comes from the ground: the R-value says how much. | Kylan kommer från marken: R-värdet säger hur mycket. | Die Kälte kommt vom Boden: Der R-Wert sagt, wie viel. | Le froid vient du sol : la valeur R dit combien. | Холод идёт от земли: R-показатель говорит, насколько.
# inflatable-mats
Ilmatäytteiset alustat>Ilmatäytteiset | Inflatable mats | Uppblåsbara underlag>Uppblåsbara | Luftmatten | Matelas gonflables>Gonflables | Надувные коврики>Надувные
makuualusta | Sleeping Mat | liggunderlag | Isomatte | Matelas | Надувной коврик
Kymmenen senttiä unta, puoli kiloa painoa. | Ten centimetres of sleep for half a kilo. | Tio centimeter sömn för ett halvt kilo. | Zehn Zentimeter Schlaf bei einem halben Kilo. | Dix centimètres de sommeil pour une livre. | Десять сантиметров сна и полкило веса.
# foam-mats
Vaahtomuovialustat>Vaahtomuovi | Foam mats | Cellplastunderlag>Cellplast | Schaummatten | Matelas mousse>Mousse | Пенные коврики>Пенка
vaahtomuovialusta | Foam Mat | cellplastunderlag | Schaummatte | Matelas mousse | Пенный коврик
Eivät puhkea, eivät petä ja kelpaavat istuinalustaksikin. | They never puncture, never fail, and double as a seat. | De punkteras aldrig, sviker aldrig och duger som sittunderlag. | Nie platt, nie undicht, und als Sitzkissen taugen sie auch. | Ils ne crèvent pas, ne lâchent pas et servent de siège. | Не прокалываются, не подводят и служат сидушкой.
# hammocks
Riippumatot | Hammocks | Hängmattor | Hängematten | Hamacs | Гамаки
riippumatto | Hammock | hängmatta | Hängematte | Hamac | Гамак
Kaksi mäntyä riittää leiripaikaksi. | Two pines are camp enough. | Två tallar räcker som lägerplats. | Zwei Kiefern genügen als Lagerplatz. | Deux pins suffisent pour camper. | Двух сосен достаточно для лагеря.
# camping-chairs
Retkituolit | Camping chairs | Campingstolar | Campingstühle | Chaises de camping | Складные стулья
retkituoli | Camping Chair | campingstol | Campingstuhl | Chaise de camping | Складной стул
Tuolit rannalle, nuotiolle ja kentän laidalle. | Chairs for shore, fire and touchline. | Stolar för stranden, elden och sidlinjen. | Stühle für Ufer, Feuer und Spielfeldrand. | Pour la plage, le feu et le bord du terrain. | Стулья для берега, костра и края поля.
# cooking
Retkiruoka ja keittimet>Ruoka ja tuli | Cooking | Matlagning | Kochen | Cuisine | Кухня
Tuli, kattila ja kuuma juoma. | Fire, a pot and something hot to drink. | Eld, en kastrull och något varmt att dricka. | Feuer, ein Topf und etwas Heißes zu trinken. | Du feu, une casserole et une boisson chaude. | Огонь, котелок и горячее питьё.
# stoves
Keittimet | Stoves | Kök | Kocher | Réchauds | Горелки
Kaasu on nopea, sprii varma ja monipolttoaine valmis kaikkeen. | Gas is quick, alcohol is sure, and multi-fuel is ready for anything. | Gas är snabbt, sprit är säkert och flerbränsle klarar allt. | Gas ist schnell, Spiritus sicher und Mehrstoff für alles bereit. | Le gaz est rapide, l'alcool est sûr, le multicombustible prêt à tout. | Газ быстр, спирт надёжен, мультитопливо готово ко всему.
# gas-stoves
Kaasukeittimet | Gas stoves | Gaskök | Gaskocher | Réchauds à gaz | Газовые горелки
kaasukeitin | Gas Stove | gaskök | Gaskocher | Réchaud à gaz | Газовая горелка
Litra vettä kiehuu kolmessa minuutissa. | A litre of water boils in three minutes. | En liter vatten kokar på tre minuter. | Ein Liter Wasser kocht in drei Minuten. | Un litre d'eau bout en trois minutes. | Литр воды закипает за три минуты.
# alcohol-stoves
Spriikeittimet | Alcohol stoves | Spritkök | Spirituskocher | Réchauds à alcool | Спиртовые горелки
spriikeitin | Alcohol Stove | spritkök | Spirituskocher | Réchaud à alcool | Спиртовая горелка
Äänetön liekki, jossa ei ole mitään rikki mennyttä. | A silent flame with nothing in it to break. | En tyst låga utan något som kan gå sönder. | Eine lautlose Flamme, an der nichts kaputtgehen kann. | Une flamme silencieuse, et rien à casser. | Бесшумное пламя, в котором нечему ломаться.
# cookware
Kattilat ja astiat>Kattilat | Pots and cookware>Cookware | Kastruller och kärl>Kastruller | Töpfe und Geschirr>Töpfe | Popotes et casseroles>Popotes | Посуда и котелки>Посуда
retkikattila | Cook Pot | kastrull | Kochtopf | Popote | Котелок
Alumiinia, terästä ja titaania pannukahvista risottoon. | Aluminium, steel and titanium, from pot coffee to risotto. | Aluminium, stål och titan, från kokkaffe till risotto. | Aluminium, Stahl und Titan, vom Kochkaffee bis zum Risotto. | Alu, acier et titane, du café bouilli au risotto. | Алюминий, сталь и титан: от кофе до ризотто.
# thermoses
Termospullot>Termokset | Vacuum flasks>Flasks | Termosar | Thermosflaschen | Thermos | Термосы
termospullo | Vacuum Flask | termos | Thermosflasche | Thermos | Термос
Kahvi on kuumaa vielä toisella tauolla. | The coffee is still hot at the second stop. | Kaffet är hett även vid andra rasten. | Der Kaffee ist auch bei der zweiten Pause heiß. | Le café est encore brûlant à la deuxième pause. | Кофе горячий и на втором привале.
# water-bottles
Juomapullot | Water bottles | Vattenflaskor | Trinkflaschen | Gourdes | Бутылки
juomapullo | Water Bottle | vattenflaska | Trinkflasche | Gourde | Бутылка для воды
Pulloja, joiden tiivisteen saa uutena. | Bottles whose gasket you can buy new. | Flaskor vars packning går att köpa ny. | Flaschen, deren Dichtung man neu bekommt. | Des gourdes dont le joint se remplace. | Бутылки, прокладку к которым можно купить отдельно.
# equipment
Varusteet | Equipment | Utrustning | Ausrüstung | Équipement | Снаряжение
Valoa, teriä ja aikaa: pikkuvarusteet, jotka kestävät taskussa. | Light, blades and time: small gear that survives a pocket. | Ljus, eggar och tid: småprylar som tål en ficka. | Licht, Klingen und Zeit: kleine Ausrüstung, die eine Hosentasche übersteht. | Lumière, lames et temps : le petit matériel qui survit à une poche. | Свет, лезвия и время: мелкое снаряжение, которое выживает в кармане.
# headlamps
Otsalamput | Headlamps | Pannlampor | Stirnlampen | Lampes frontales | Налобные фонари
otsalamppu | Headlamp | pannlampa | Stirnlampe | Lampe frontale | Налобный фонарь
Lumenit kertovat kirkkauden, akku kertoo illan pituuden. | Lumens tell the brightness, the battery tells the length of the evening. | Lumen berättar ljusstyrkan, batteriet kvällens längd. | Lumen sagen, wie hell, der Akku sagt, wie lange. | Les lumens disent l'éclat, la batterie la durée du soir. | Люмены — это яркость, а аккумулятор — длина вечера.
# knives
Puukot ja veitset>Puukot | Knives | Knivar | Messer | Couteaux | Ножи
puukko | Knife | kniv | Messer | Couteau | Нож
Hiiliterästä ja ruostumatonta, koivua ja visaa. | Carbon and stainless steel, birch and curly birch. | Kolstål och rostfritt, björk och masurbjörk. | Kohlenstoffstahl und rostfrei, Birke und Maserbirke. | Acier carbone et inox, bouleau et loupe de bouleau. | Углеродистая и нержавеющая сталь, берёза и карельская берёза.
# axes
Kirveet | Axes | Yxor | Äxte | Haches | Топоры
kirves | Axe | yxa | Axt | Hache | Топор
Taottuja kirveitä halkomiseen, veistoon ja retkelle. | Forged axes for splitting, carving and the trail. | Smidda yxor för vedklyvning, täljning och tur. | Geschmiedete Äxte zum Spalten, Schnitzen und Mitnehmen. | Forgées, pour fendre, sculpter et partir. | Кованые топоры для колки, резьбы и похода.
# sunglasses
Aurinkolasit | Sunglasses | Solglasögon | Sonnenbrillen | Lunettes de soleil | Солнечные очки
aurinkolasit | Sunglasses | solglasögon | Sonnenbrille | Lunettes de soleil | Солнечные очки
Hangelle, vesille ja ratin taakse. | For snow crust, water and the wheel. | För skarsnö, vatten och ratten. | Für Firn, Wasser und Lenkrad. | Pour la neige, l'eau et le volant. | Для наста, воды и руля.
# watches
Kellot | Watches | Klockor | Uhren | Montres | Часы
retkeilykello | Outdoor Watch | friluftsklocka | Outdooruhr | Montre de plein air | Часы для походов
Korkeus, kompassi ja akku, joka kestää viikonlopun. | Altitude, compass and a battery that lasts the weekend. | Höjd, kompass och ett batteri som räcker helgen. | Höhe, Kompass und ein Akku fürs Wochenende. | Altitude, boussole et une batterie qui tient le week-end. | Высота, компас и батарея на все выходные.
`;
