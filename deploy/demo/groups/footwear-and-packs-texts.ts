export const footwearAndPacksTexts = `
# footwear
Jalkineet | Footwear | Skor | Schuhe | Chaussures | Обувь
Lestejä kapeasta leveään ja pohjia jäästä kallioon. | Lasts from narrow to wide, and soles from ice to rock. | Läster från smal till bred och sulor från is till berg. | Leisten von schmal bis breit und Sohlen von Eis bis Fels. | Des formes étroites à larges, des semelles de la glace au rocher. | Колодки от узких до широких и подошвы от льда до скал.
# hiking-footwear
Vaelluskengät>Vaellus | Hiking footwear>Hiking | Vandringsskor>Vandring | Wanderschuhe>Wandern | Chaussures de randonnée>Randonnée | Обувь для походов>Походы
Kengät päiväpoluille ja saappaanvarsiset soille. | Shoes for day trails and tall boots for bogs. | Skor för dagsturer och höga kängor för myren. | Schuhe für Tageswege und hohe Stiefel für Moore. | Des chaussures pour la journée, des tiges hautes pour les tourbières. | Ботинки для однодневных троп и высокие модели для болот.
# hiking-boots
Vaellussaappaat ja -kengät>Varrelliset | Hiking boots | Vandringskängor | Wanderstiefel | Chaussures de randonnée montantes>Tiges hautes | Треккинговые ботинки
vaelluskengät | Hiking Boots | vandringskängor | Wanderstiefel | Chaussures de randonnée | Треккинговые ботинки
Varrellisia kenkiä, joihin suutari saa uuden pohjan. | Boots that a cobbler can resole. | Kängor som skomakaren kan sula om. | Stiefel, die der Schuster neu besohlen kann. | Des chaussures qu'un cordonnier peut ressemeler. | Ботинки, на которые сапожник поставит новую подошву.
# hiking-shoes
Retkeilykengät>Matalavartiset | Hiking shoes | Vandringsskor, låga>Låga skor | Halbschuhe zum Wandern>Halbschuhe | Chaussures de randonnée basses>Tiges basses | Треккинговые полуботинки>Полуботинки
retkeilykengät | Hiking Shoes | låga vandringsskor | Wanderhalbschuhe | Chaussures basses | Полуботинки
Matalavartiset kengät poluille, pitkospuille ja matkalle. | Low shoes for trails, duckboards and travel. | Låga skor för stigar, spänger och resor. | Halbschuhe für Wege, Bohlenstege und Reisen. | Basses, pour les sentiers, les caillebotis et le voyage. | Низкая обувь для троп, настилов и поездок.
# trail-running-shoes
Polkujuoksukengät>Polkujuoksu | Trail running shoes>Trail running | Trailskor>Traillöpning | Trailrunningschuhe>Trailrunning | Chaussures de trail>Trail | Кроссовки для трейла>Трейл
polkujuoksukengät | Trail Running Shoes | trailskor | Trailschuhe | Chaussures de trail | Кроссовки для трейла
Nappuloita mudalle, pitoa märälle juurelle ja leveyttä varpaille. | Lugs for mud, grip for wet roots, and room for toes. | Dubbar för lera, grepp på våta rötter och plats för tårna. | Stollen für Schlamm, Halt auf nassen Wurzeln und Platz für die Zehen. | Des crampons pour la boue, de l'accroche sur racines mouillées, de la place pour les orteils. | Шипы для грязи, сцепление на мокрых корнях и место для пальцев.
# winter-boots
Talvikengät | Winter boots | Vinterkängor | Winterstiefel | Bottes d'hiver | Зимние ботинки
talvikengät | Winter Boots | vinterkängor | Winterstiefel | Bottes d'hiver | Зимние ботинки
Huopaa, villaa ja nastoja: kenkiä, joilla seistään jäällä tunteja. | Felt, wool and studs: boots for hours on the ice. | Filt, ull och dubbar: kängor för timmar på isen. | Filz, Wolle und Spikes: Stiefel für Stunden auf dem Eis. | Feutre, laine et clous : des heures sur la glace. | Войлок, шерсть и шипы: ботинки для долгих часов на льду.
# sandals
Sandaalit | Sandals | Sandaler | Sandalen | Sandales | Сандалии
sandaalit | Sandals | sandaler | Sandalen | Sandales | Сандалии
Kahluuseen, leiriin ja kesäkaupunkiin. | For fording, camp and the summer town. | För vad, läger och sommarstad. | Zum Furten, fürs Lager und die Sommerstadt. | Pour les gués, le camp et la ville d'été. | Для бродов, лагеря и летнего города.
# backpacks
Reput ja laukut>Reput | Backpacks and bags>Backpacks | Ryggsäckar och väskor>Ryggsäckar | Rucksäcke und Taschen>Rucksäcke | Sacs à dos et bagages>Sacs à dos | Рюкзаки и сумки>Рюкзаки
Kantolaitteita kahdestakymmenestä litrasta sataan, omalle selälle säädettyinä. | Carriers from twenty litres to a hundred, fitted to your own back. | Bärsystem från tjugo liter till hundra, inställda för din rygg. | Tragesysteme von zwanzig bis hundert Litern, auf den eigenen Rücken eingestellt. | Du portage de vingt à cent litres, réglé pour votre dos. | Рюкзаки от двадцати до ста литров, подогнанные под вашу спину.
# hiking-packs
Vaellusreput | Hiking packs | Vandringsryggsäckar | Wanderrucksäcke | Sacs de randonnée | Походные рюкзаки
Rinkat ja reput yön yli kestäville retkille. | Packs for trips that stay out overnight. | Ryggsäckar för turer över natten. | Rucksäcke für Touren über Nacht. | Des sacs pour les sorties avec nuit dehors. | Рюкзаки для походов с ночёвкой.
# trekking-backpacks
Rinkat ja isot reput>Isot reput | Trekking backpacks | Stora ryggsäckar | Trekkingrucksäcke | Grands sacs de trek | Трекинговые рюкзаки
rinkka | Backpack | ryggsäck | Trekkingrucksack | Sac à dos de trek | Трекинговый рюкзак
Viikon eväät, lämmin nukkumavarustus ja selkä, joka ei valita. | A week's food, a warm bed, and a back that does not complain. | En veckas mat, varm sovutrustning och en rygg som inte klagar. | Essen für eine Woche, warmes Nachtlager und ein Rücken, der nicht klagt. | Une semaine de vivres, un couchage chaud, un dos qui ne se plaint pas. | Еда на неделю, тёплый спальник и спина, которая не жалуется.
# light-packs
Kevytreput | Light packs | Lättviktsryggsäckar | Leichtrucksäcke | Sacs légers | Лёгкие рюкзаки
kevytreppu | Light Pack | lättviktsryggsäck | Leichtrucksack | Sac léger | Лёгкий рюкзак
Alle kilon reppuja niille, jotka punnitsevat hammasharjansa. | Packs under a kilo for those who weigh their toothbrush. | Ryggsäckar under ett kilo för den som väger tandborsten. | Rucksäcke unter einem Kilo für alle, die ihre Zahnbürste wiegen. | Moins d'un kilo, pour qui pèse sa brosse à dents. | Рюкзаки легче килограмма для тех, кто взвешивает зубную щётку.
# day-packs
Päivä- ja arkireput>Päiväreput | Day packs | Dagsryggsäckar | Tagesrucksäcke | Sacs à la journée | Рюкзаки на день
Reput päiväksi, töihin ja lenkille. | Packs for a day out, for work and for a run. | Ryggsäckar för dagen, jobbet och rundan. | Rucksäcke für den Tag, die Arbeit und den Lauf. | Pour la journée, le travail et la course. | Рюкзаки на день, на работу и на пробежку.
# daypacks
Päiväreput | Daypacks | Dagsäckar | Daypacks | Sacs journée | Городские рюкзаки
päiväreppu | Daypack | dagsäck | Daypack | Sac journée | Городской рюкзак
Termospullo, takki ja läppäri mahtuvat samaan reppuun. | A thermos, a jacket and a laptop fit in one pack. | Termos, jacka och dator ryms i samma säck. | Thermoskanne, Jacke und Laptop passen in einen Rucksack. | Thermos, veste et ordinateur dans le même sac. | Термос, куртка и ноутбук помещаются в один рюкзак.
# ski-packs
Hiihtoreput | Ski packs | Skidryggsäckar | Skirucksäcke | Sacs de ski | Лыжные рюкзаки
hiihtoreppu | Ski Pack | skidryggsäck | Skirucksack | Sac de ski | Лыжный рюкзак
Suksikiinnikkeet, lapiotasku ja vetoketjut rukkaskädelle. | Ski straps, a shovel pocket, and zips for mittened hands. | Skidfästen, spadficka och dragkedjor för vantar. | Skihalter, Schaufelfach und Reißverschlüsse für Fäustlinge. | Porte-skis, poche à pelle et zips pour moufles. | Крепления для лыж, отсек для лопаты и молнии под варежку.
# bags
Laukut | Bags | Väskor | Taschen | Bagages | Сумки
Matkaan, mökille ja pyörän selkään. | For journeys, cabins and bicycles. | För resan, stugan och cykeln. | Für Reise, Hütte und Fahrrad. | Pour le voyage, la cabane et le vélo. | Для поездок, дачи и велосипеда.
# duffels
Duffelilaukut>Duffelit | Duffel bags>Duffels | Duffelväskor>Dufflar | Duffeltaschen>Duffels | Sacs duffel>Duffels | Сумки-баулы>Баулы
duffelilaukku | Duffel | duffel | Duffel | Sac duffel | Баул
Kangasta, jonka yli voi kävellä, ja hihnat selkään. | Fabric you can walk over, and straps for your back. | Tyg man kan gå på och remmar för ryggen. | Stoff, über den man gehen kann, und Gurte für den Rücken. | Une toile sur laquelle on marche, et des bretelles. | Ткань, по которой можно ходить, и лямки для спины.
# bike-bags
Pyörälaukut | Bike bags | Cykelväskor | Fahrradtaschen | Sacoches de vélo | Велосумки
pyörälaukku | Bike Bag | cykelväska | Fahrradtasche | Sacoche de vélo | Велосумка
Vedenpitäviä laukkuja työmatkalle ja pyörävaellukselle. | Waterproof bags for commuting and touring. | Vattentäta väskor för pendling och cykelturer. | Wasserdichte Taschen für Arbeitsweg und Radtour. | Étanches, du trajet quotidien au voyage à vélo. | Непромокаемые сумки для города и велопохода.
`;
