export const campAndToolPhrases = `
# tent
Seisoo tukevasti tuulessakin, {persons} ja {weight} | Stands firm in wind, {persons} and {weight} | Står stadigt i vind, {persons} och {weight} | Steht auch im Wind fest, {persons}, {weight} | Tient bon dans le vent, {persons}, {weight} | Крепко стоит на ветру, {persons}, {weight}
Sadetta pitävä pohja ja tilava eteinen, {persons} | Tight floor and a roomy porch, {persons} | Tätt golv och rymlig absid, {persons} | Dichter Boden, großer Vorraum, {persons} | Sol étanche et grande abside, {persons} | Надёжное дно и просторный тамбур, {persons}
Vapaasti seisova ja hyvin tuulettuva, {persons} | Freestanding and well vented, {persons} | Självstående och väl ventilerat, {persons} | Freistehend und gut belüftet, {persons} | Autoportante et bien aérée, {persons} | Самонесущая, с хорошей вентиляцией, {persons}
Kaaret ovat alumiinia ja niitä saa varaosina | Aluminium poles, sold as spares too | Bågar av aluminium, finns som reservdel | Gestänge aus Aluminium, einzeln erhältlich | Arceaux alu, vendus en pièces détachées | Дуги из алюминия, есть в запчастях
Narut heijastavat lampun valossa | Guy lines reflect a headlamp | Linorna reflekterar pannlampan | Leinen reflektieren das Lampenlicht | Haubans réfléchissants | Оттяжки отражают свет фонаря
Sisä- ja ulkoteltta nousevat yhdessä | Inner and outer go up together | Inner- och yttertält reses samtidigt | Innen- und Außenzelt stehen zugleich | Chambre et double-toit montent ensemble | Внутренняя и внешняя палатка ставятся вместе
# tunnel-tent
Seisoo tukevasti tuulessakin, {persons} ja {weight} | Stands firm in wind, {persons} and {weight} | Står stadigt i vind, {persons} och {weight} | Steht auch im Wind fest, {persons}, {weight} | Tient bon dans le vent, {persons}, {weight} | Крепко стоит на ветру, {persons}, {weight}
Sadetta pitävä pohja ja tilava eteinen, {persons} | Tight floor and a roomy porch, {persons} | Tätt golv och rymlig absid, {persons} | Dichter Boden, großer Vorraum, {persons} | Sol étanche et grande abside, {persons} | Надёжное дно и просторный тамбур, {persons}
Tunneli, joka nousee kolmella kaarella, {persons} | A tunnel that goes up on three hoops, {persons} | Tunnel som reses med tre bågar, {persons} | Tunnel auf drei Bögen, {persons} | Tunnel monté sur trois arceaux, {persons} | Туннель на трёх дугах, {persons}
Kaaret ovat alumiinia ja niitä saa varaosina | Aluminium poles, sold as spares too | Bågar av aluminium, finns som reservdel | Gestänge aus Aluminium, einzeln erhältlich | Arceaux alu, vendus en pièces détachées | Дуги из алюминия, есть в запчастях
Narut heijastavat lampun valossa | Guy lines reflect a headlamp | Linorna reflekterar pannlampan | Leinen reflektieren das Lampenlicht | Haubans réfléchissants | Оттяжки отражают свет фонаря
Sisä- ja ulkoteltta nousevat yhdessä | Inner and outer go up together | Inner- och yttertält reses samtidigt | Innen- und Außenzelt stehen zugleich | Chambre et double-toit montent ensemble | Внутренняя и внешняя палатка ставятся вместе
# sleeping-bag
Mukavuuslämpö {temp}, pakkautuu pieneksi | Comfort {temp}, packs small | Komfort {temp}, packas litet | Komfort {temp}, kleines Packmaß | Confort {temp}, peu encombrant | Комфорт {temp}, мало места в рюкзаке
Kierrätetty kuori ja lämmin huppu, {temp} | Recycled shell and a warm hood, {temp} | Återvunnet yttertyg och varm huva, {temp} | Recycelte Hülle, warme Kapuze, {temp} | Tissu recyclé, capuche chaude, {temp} | Переработанная ткань, тёплый капюшон, {temp}
Tilaa kääntyä kyljelle, {temp} ja {weight} | Room to turn over, {temp} and {weight} | Plats att vända sig, {temp} och {weight} | Platz zum Umdrehen, {temp} und {weight} | De la place pour se tourner, {temp} et {weight} | Можно повернуться на бок, {temp} и {weight}
Vetoketju ei haukkaa kangasta | The zip does not bite the fabric | Dragkedjan biter inte i tyget | Der Reißverschluss klemmt nicht | Le zip ne mord pas le tissu | Молния не закусывает ткань
Lämpökaulus pitää vedon ulkona | A draught collar keeps cold air out | Värmekragen stänger ute draget | Wärmekragen gegen Zugluft | Collerette contre les courants d'air | Тёплый воротник не пускает сквозняк
Mukana pakkaus- ja säilytyspussi | Stuff sack and storage bag included | Pack- och förvaringspåse ingår | Pack- und Lagersack inklusive | Sacs de compression et de rangement fournis | Компрессионный мешок и мешок для хранения
# mat
R-arvo {rvalue}, paksuus {thickness} | R-value {rvalue}, {thickness} thick | R-värde {rvalue}, {thickness} tjock | R-Wert {rvalue}, {thickness} dick | Valeur R {rvalue}, {thickness} d'épaisseur | R-показатель {rvalue}, толщина {thickness}
Hiljainen pinta, joka ei liu'u, {weight} | A quiet surface that does not slide, {weight} | Tyst yta som inte glider, {weight} | Leise Oberfläche, rutschfest, {weight} | Surface silencieuse qui ne glisse pas, {weight} | Тихая нескользкая поверхность, {weight}
Lämmin alusta keväästä syksyyn, R {rvalue} | A warm mat from spring to autumn, R {rvalue} | Varmt underlag från vår till höst, R {rvalue} | Warme Matte von Frühling bis Herbst, R {rvalue} | Matelas chaud du printemps à l'automne, R {rvalue} | Тёплый коврик с весны до осени, R {rvalue}
Korjaussarja on pussin taskussa | Repair kit in the sack's pocket | Lagningskit i påsens ficka | Flickzeug in der Packtasche | Kit de réparation dans le sac | Ремкомплект в кармане чехла
Reunat ovat keskiosaa korkeammat | Edges higher than the middle | Kanterna är högre än mitten | Ränder höher als die Mitte | Bords plus hauts que le centre | Края выше середины
Rullautuu takaisin pussiinsa ilman taistelua | Rolls back into its sack without a fight | Rullas ner i påsen utan kamp | Geht ohne Kampf zurück in den Packsack | Rentre dans son sac sans lutte | Без борьбы убирается в чехол
# rest
Kestää {load}, painaa {weight} | Carries {load}, weighs {weight} | Bär {load}, väger {weight} | Trägt {load}, wiegt {weight} | Supporte {load}, pèse {weight} | Держит {load}, весит {weight}
Mukava kuin kotona, mahtuu takakonttiin | As comfortable as home, fits the boot of a car | Bekväm som hemma, ryms i bagaget | Bequem wie daheim, passt in den Kofferraum | Confortable comme chez soi, tient dans le coffre | Удобно как дома, помещается в багажник
Leiripaikan rauhallisin kohta, {weight} | The calmest spot in camp, {weight} | Lägrets lugnaste plats, {weight} | Der ruhigste Platz im Lager, {weight} | Le coin le plus calme du camp, {weight} | Самое спокойное место в лагере, {weight}
Kangas on irrotettavissa ja pestävissä | The fabric comes off for washing | Tyget går att ta av och tvätta | Stoff abnehmbar und waschbar | Toile amovible et lavable | Ткань снимается и стирается
Jalat ja köydet eivät vahingoita maata tai puuta | Kind to the ground and to trees | Skonsam mot mark och träd | Schonend zu Boden und Bäumen | Respecte le sol et les arbres | Не портит землю и деревья
Kokoon minuutissa | Packed in a minute | Packas på en minut | In einer Minute verpackt | Plié en une minute | Складывается за минуту
# stove
Litra kiehuu ajassa {boil}, {weight} | Boils a litre in {boil}, {weight} | Kokar en liter på {boil}, {weight} | Ein Liter kocht in {boil}, {weight} | Un litre bout en {boil}, {weight} | Литр закипает за {boil}, {weight}
Matala ja vakaa, kolme kattilatukea | Low and steady, with three pot supports | Lågt och stabilt, med tre kärlstöd | Niedrig und standfest, mit drei Topfträgern | Bas et stable, trois appuis pour la popote | Низкая и устойчивая, с тремя опорами для котелка
Säätyy hiljaiseen haudutukseen asti, {boil} | Turns down to a quiet simmer, {boil} | Går att skruva ner till sjudning, {boil} | Regelbar bis zum leisen Köcheln, {boil} | Se règle jusqu'au frémissement, {boil} | Регулируется до тихого кипения, {boil}
Osat saa irti ilman työkaluja | Comes apart without tools | Tas isär utan verktyg | Ohne Werkzeug zerlegbar | Se démonte sans outil | Разбирается без инструментов
Tiivisteet saa varaosina | Gaskets sold as spares | Packningar finns som reservdel | Dichtungen als Ersatzteil | Joints en pièces détachées | Прокладки есть в запчастях
Mahtuu litran kattilaan | Fits into a one-litre pot | Ryms i en enliterskastrull | Passt in einen Litertopf | Tient dans une popote d'un litre | Помещается в литровый котелок
# alcohol-stove
Litra kiehuu ajassa {boil}, {weight} | Boils a litre in {boil}, {weight} | Kokar en liter på {boil}, {weight} | Ein Liter kocht in {boil}, {weight} | Un litre bout en {boil}, {weight} | Литр закипает за {boil}, {weight}
Matala ja vakaa, tuulisuoja mukana | Low and steady, windshield included | Lågt och stabilt, vindskydd ingår | Niedrig und standfest, mit Windschutz | Bas et stable, pare-vent fourni | Низкая и устойчивая, с ветрозащитой
Hiljainen liekki, jonka sammutin säätää, {boil} | A silent flame, tamed by its snuffer, {boil} | Tyst låga som sparlocket dämpar, {boil} | Leise Flamme, mit Sparring zu drosseln, {boil} | Flamme silencieuse, réglée par son étouffoir, {boil} | Тихое пламя, регулируется гасителем, {boil}
Osat saa irti ilman työkaluja | Comes apart without tools | Tas isär utan verktyg | Ohne Werkzeug zerlegbar | Se démonte sans outil | Разбирается без инструментов
Tiivisteet saa varaosina | Gaskets sold as spares | Packningar finns som reservdel | Dichtungen als Ersatzteil | Joints en pièces détachées | Прокладки есть в запчастях
Mahtuu litran kattilaan | Fits into a one-litre pot | Ryms i en enliterskastrull | Passt in einen Litertopf | Tient dans une popote d'un litre | Помещается в литровый котелок
# pot
Tilavuus {volume}, paino {weight} | Holds {volume}, weighs {weight} | Rymmer {volume}, väger {weight} | Fasst {volume}, wiegt {weight} | Contient {volume}, pèse {weight} | Объём {volume}, вес {weight}
Tasainen pohja, kansi siivilänä, {volume} | Even base, lid with strainer, {volume} | Jämn botten, lock med sil, {volume} | Ebener Boden, Deckel mit Sieb, {volume} | Fond plat, couvercle passoire, {volume} | Ровное дно, крышка с ситом, {volume}
Nuotiolle ja keittimelle, taittuva kahva, {volume} | For fire and stove, folding handle, {volume} | För eld och kök, fällbart handtag, {volume} | Für Feuer und Kocher, Klappgriff, {volume} | Pour le feu et le réchaud, anse pliante, {volume} | Для костра и горелки, складная ручка, {volume}
Mitta-asteikko kyljessä | Scale on the inside | Måttskala på insidan | Messskala innen | Graduation à l'intérieur | Мерная шкала внутри
Kahva lukkiutuu kuljetukseen | The handle locks for transport | Handtaget låses vid transport | Griff rastet zum Transport ein | L'anse se verrouille au transport | Ручка фиксируется при переноске
Pesuksi riittää lumi tai hiekka | Snow or sand is enough to clean it | Snö eller sand räcker som disk | Schnee oder Sand reicht zum Spülen | Neige ou sable suffisent à la laver | Отмывается снегом или песком
# bottle
Tiivis korkki, helppo pestä, {volume} | Tight cap, easy to clean, {volume} | Tät kork, lätt att diska, {volume} | Dichter Verschluss, leicht zu reinigen, {volume} | Bouchon étanche, facile à laver, {volume} | Плотная крышка, легко мыть, {volume}
Mahtuu repun sivutaskuun, {volume} ja {weight} | Fits a side pocket, {volume} and {weight} | Ryms i sidofickan, {volume} och {weight} | Passt in die Seitentasche, {volume} und {weight} | Tient en poche latérale, {volume} et {weight} | Входит в боковой карман, {volume} и {weight}
Kestää pudotuksen ja pakkasen, {volume} | Takes a drop and a frost, {volume} | Tål fall och frost, {volume} | Verträgt Sturz und Frost, {volume} | Résiste aux chutes et au gel, {volume} | Не боится ни падений, ни мороза, {volume}
Ei makua, ei ftalaatteja | No taste, no phthalates | Ingen smak, inga ftalater | Kein Geschmack, keine Phthalate | Sans goût ni phtalates | Без привкуса и фталатов
Korkin tiiviste vaihdetaan sormin | The cap's gasket changes by hand | Korkens packning byts för hand | Dichtung von Hand wechselbar | Joint remplaçable à la main | Прокладка меняется руками
Konepesun kestävä | Dishwasher safe | Tål diskmaskin | Spülmaschinenfest | Passe au lave-vaisselle | Можно мыть в посудомойке
# headlamp
{lumen}, USB-C, punainen yövalo | {lumen}, USB-C, red night light | {lumen}, USB-C, rött nattljus | {lumen}, USB-C, rotes Nachtlicht | {lumen}, USB-C, lumière rouge | {lumen}, USB-C, красный ночной свет
Kapea ja leveä keila, akkua riittää {battery} | Spot and flood, battery for {battery} | Smal och bred kägla, batteri i {battery} | Spot und Flutlicht, Akku für {battery} | Faisceau étroit et large, autonomie {battery} | Узкий и широкий луч, аккумулятор на {battery}
Kevyt juoksuun ja hiihtoon, {lumen} ja {weight} | Light for running and skiing, {lumen}, {weight} | Lätt för löpning och skidor, {lumen}, {weight} | Leicht zum Laufen und Ski, {lumen}, {weight} | Légère pour courir et skier, {lumen}, {weight} | Лёгкий для бега и лыж, {lumen}, {weight}
Painike löytyy rukkasella | The button can be found with mittens | Knappen hittas med vantar | Taste auch mit Fäustlingen zu finden | Bouton utilisable en moufles | Кнопка находится и в варежке
Akun saa vaihdettua itse | You can change the battery yourself | Batteriet byter du själv | Akku selbst wechselbar | Batterie remplaçable soi-même | Аккумулятор меняется самостоятельно
Kestää upottamisen metriin | Survives a metre of water | Tål en meter vatten | Bis einen Meter wasserdicht | Étanche à un mètre | Выдерживает погружение на метр
# blade
Taottu terä ja käteen istuva varsi, {blade} | Forged blade, handle that fits, {blade} | Smitt blad och skaft som sitter i handen, {blade} | Geschmiedete Klinge, griffiger Schaft, {blade} | Lame forgée, manche bien en main, {blade} | Кованое лезвие и удобная рукоять, {blade}
Vuoluun ja nuotiopuihin, tuppi mukana | For carving and firewood, sheath included | För täljning och ved, slida ingår | Zum Schnitzen und Feuerholz, mit Scheide | Pour tailler et le bois de feu, étui fourni | Для резьбы и дров, ножны в комплекте
Pitää teränsä ja ottaa sen takaisin kivellä | Holds its edge and takes it back on a stone | Håller skärpan och tar den åter på bryne | Hält die Schärfe und nimmt sie am Stein wieder an | Garde son fil et le reprend à la pierre | Держит заточку и легко правится на камне
Varsi on kotimaista koivua | The handle is Finnish birch | Skaftet är finsk björk | Griff aus finnischer Birke | Manche en bouleau finlandais | Рукоять из финской берёзы
Teroitamme sen kerran maksutta | We sharpen it once at no cost | Vi slipar den en gång gratis | Einmal kostenlos geschärft | Un affûtage offert | Один раз заточим бесплатно
Tuppi on kasviparkittua nahkaa | The sheath is vegetable-tanned leather | Slidan är av vegetabiliskt garvat läder | Scheide aus pflanzlich gegerbtem Leder | Étui en cuir à tannage végétal | Ножны из кожи растительного дубления
# watch
Korkeus, kompassi ja akku {battery} | Altitude, compass, battery for {battery} | Höjd, kompass och batteri i {battery} | Höhe, Kompass, Akku für {battery} | Altitude, boussole, autonomie {battery} | Высота, компас и батарея на {battery}
Selkeä näyttö auringossa ja pimeässä | Clear display in sun and dark | Tydlig skärm i sol och mörker | Klare Anzeige bei Sonne und Dunkelheit | Écran lisible au soleil et la nuit | Чёткий экран на солнце и в темноте
Painikkeet, joita voi käyttää hanska kädessä | Buttons that work with gloves | Knappar som går att använda med handskar | Tasten, die mit Handschuhen funktionieren | Des boutons utilisables avec des gants | Кнопки, с которыми удобно и в перчатках
Vesitiivis sataan metriin | Water resistant to a hundred metres | Vattentät till hundra meter | Wasserdicht bis hundert Meter | Étanche à cent mètres | Водонепроницаемость сто метров
Ranneke vaihtuu ilman työkaluja | The strap changes without tools | Armbandet byts utan verktyg | Band ohne Werkzeug wechselbar | Bracelet interchangeable sans outil | Ремешок меняется без инструментов
Akku vaihdetaan huollossamme | Battery replaced in our workshop | Batteriet byts i vår verkstad | Akkutausch in unserer Werkstatt | Batterie remplacée dans notre atelier | Батарею меняем в нашей мастерской
# lens
Kirkas kuva ja suoja sivuvalolta | A clear view, shielded from the sides | Klar bild och skydd mot sidoljus | Klare Sicht, geschützt von der Seite | Vue nette, protégée sur les côtés | Чёткая картинка и защита с боков
Valonläpäisy {light}, täysi UV-suoja | Transmits {light}, full UV cover | Ljustransmission {light}, fullt UV-skydd | Lichtdurchlass {light}, voller UV-Schutz | Transmission {light}, protection UV totale | Светопропускание {light}, полная защита от УФ
Kevyt kehys, joka pysyy paikallaan, {weight} | Light frame that stays put, {weight} | Lätt båge som sitter, {weight} | Leichter Rahmen, der sitzt, {weight} | Monture légère qui tient, {weight} | Лёгкая оправа, которая не сползает, {weight}
Linssi vaihtuu ilman työkaluja | The lens changes without tools | Linsen byts utan verktyg | Scheibe ohne Werkzeug wechselbar | Écran interchangeable sans outil | Линза меняется без инструментов
Pinta hylkii vettä ja sormenjälkiä | Sheds water and fingerprints | Stöter bort vatten och fingeravtryck | Weist Wasser und Fingerabdrücke ab | Repousse l'eau et les traces | Отталкивает воду и отпечатки
Kova kotelo kuuluu mukaan | Hard case included | Hårt etui ingår | Hartetui inklusive | Étui rigide fourni | Жёсткий футляр в комплекте
`;
