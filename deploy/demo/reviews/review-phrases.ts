/** Sentences that people write, by feeling and by department; a review takes a few of them. */
export const reviewPhrases = `
# delighted
Paras hankinta tänä vuonna. | Best buy of the year. | Årets bästa köp. | Der beste Kauf des Jahres. | Mon meilleur achat de l'année. | Лучшая покупка этого года.
Täyttää sen mitä lupaa, eikä enempää tarvitse. | Does what it promises, and that is all I need. | Håller vad den lovar, mer behövs inte. | Hält, was es verspricht, mehr braucht es nicht. | Tient ses promesses, je n'en demande pas plus. | Делает то, что обещано, большего и не надо.
Ostin toisen samanlaisen puolisolle. | Bought a second one for my partner. | Köpte en till åt min sambo. | Habe ein zweites für meinen Partner gekauft. | J'en ai pris un deuxième pour mon conjoint. | Взяли второй такой же.
Olin epäileväinen, en ole enää. | I was doubtful, and am no longer. | Jag var skeptisk, inte nu längre. | Ich war skeptisch, jetzt nicht mehr. | J'avais des doutes, plus maintenant. | Сначала были сомнения, теперь нет.
Laatu näkyy jo saumoista. | You can see the quality in the details. | Kvaliteten syns i detaljerna. | Die Qualität zeigt sich im Detail. | La qualité se voit dans les détails. | Качество видно по деталям.
Viisi tähteä, ja kuudenneskin löytyisi. | Five stars, and I would find a sixth. | Fem stjärnor, och jag hittar nog en sjätte. | Fünf Sterne, ein sechster fände sich auch. | Cinq étoiles, et j'en trouverais une sixième. | Пять звёзд, нашлась бы и шестая.
Vanha kesti kaksitoista vuotta, joten odotukset ovat korkealla. | The old one lasted twelve years, so I expect a lot. | Den gamla höll i tolv år, så jag väntar mig mycket. | Das alte hielt zwölf Jahre, die Erwartungen sind hoch. | L'ancien a tenu douze ans, j'en attends beaucoup. | Старая вещь прослужила двенадцать лет, так что жду многого.
Suosittelen lämpimästi. | Warmly recommended. | Rekommenderas varmt. | Sehr zu empfehlen. | Je recommande chaudement. | Очень рекомендую.
# content
Hyvä perustuote hintaansa nähden. | A good basic for the price. | Bra basprodukt för priset. | Gutes Basisprodukt für den Preis. | Un bon basique pour le prix. | Хорошая базовая вещь за свои деньги.
Toimii, pieniä puutteita. | Works, with small flaws. | Fungerar, små brister. | Funktioniert, kleine Schwächen. | Ça marche, petits défauts. | Работает, есть мелкие недочёты.
Ihan kelpo, mutta väri oli kuvassa lämpimämpi. | Decent, but the colour was warmer in the picture. | Helt okej, men färgen var varmare på bilden. | Ordentlich, aber die Farbe wirkte auf dem Bild wärmer. | Correct, mais la couleur était plus chaude en photo. | Неплохо, но на фото цвет теплее.
Hyvä, kun siihen tottuu. | Good once you get used to it. | Bra när man vant sig. | Gut, wenn man sich daran gewöhnt hat. | Bien, une fois qu'on s'y habitue. | Хорошо, когда привыкнешь.
Neljä tähteä, koska täydellistä ei ole. | Four stars, because nothing is perfect. | Fyra stjärnor, för inget är perfekt. | Vier Sterne, weil nichts perfekt ist. | Quatre étoiles, car rien n'est parfait. | Четыре звезды: идеального не бывает.
# disappointed
Odotin tähän hintaan enemmän. | I expected more at this price. | Jag väntade mig mer för priset. | Für den Preis hatte ich mehr erwartet. | J'attendais mieux à ce prix. | За эту цену хотелось большего.
Palautin, koska ei sopinut minulle. Palautus kävi helposti. | Returned it as it did not suit me. The return was easy. | Skickade tillbaka, passade inte mig. Returen gick lätt. | Zurückgeschickt, passte mir nicht. Die Rückgabe war einfach. | Renvoyé, il ne me convenait pas. Retour facile. | Пришлось вернуть, не подошло. Возврат прошёл легко.
Yksi sauma ratkesi kuukaudessa; asiakaspalvelu vaihtoi uuteen. | A seam went in a month; customer service sent a new one. | En söm gick efter en månad; kundtjänst bytte till ny. | Eine Naht ging nach einem Monat auf; der Kundendienst tauschte um. | Une couture a lâché en un mois ; le service client a échangé. | Через месяц разошёлся шов; магазин заменил.
# context
Käytössä kolmatta syksyä. | In use for a third autumn. | I bruk tredje hösten. | Im dritten Herbst in Gebrauch. | Troisième automne d'usage. | Пользуюсь третью осень.
Mukana Kevolla yhdeksän päivää, sadetta kuutena. | Nine days on Kevo, rain on six of them. | Nio dagar på Kevo, regn i sex. | Neun Tage auf dem Kevo, sechs davon Regen. | Neuf jours à Kevo, dont six de pluie. | Девять дней на Кево, шесть из них дождь.
Käytän lähes joka päivä koiran kanssa. | I use it almost daily with the dog. | Använder nästan varje dag med hunden. | Fast täglich mit dem Hund in Gebrauch. | Je m'en sers presque chaque jour avec le chien. | Пользуюсь почти каждый день, гуляя с собакой.
Ostin syysvaellukselle, ja siitä tuli arkikäyttöinen. | Bought it for an autumn hike, and it became everyday. | Köpte till höstvandringen, nu är den vardag. | Für die Herbsttour gekauft, jetzt im Alltag. | Acheté pour une rando d'automne, devenu quotidien. | Куплено для осеннего похода, теперь в деле каждый день.
Testissä kahdenkymmenen asteen pakkasessa Inarissa. | Tested at minus twenty in Inari. | Testad i tjugo minus i Enare. | Bei minus zwanzig in Inari getestet. | Testé par moins vingt à Inari. | Испытано в Инари при минус двадцати.
Kaksi viikkoa käytössä, vielä ei huonoa sanottavaa. | Two weeks in, nothing bad to say yet. | Två veckor, inget negativt än. | Zwei Wochen im Gebrauch, noch nichts Schlechtes. | Deux semaines, rien à redire pour l'instant. | Две недели, пока ничего плохого.
Sain lahjaksi ja ihastuin. | Got it as a gift and fell for it. | Fick den i present och blev förtjust. | Geschenkt bekommen und begeistert. | Reçu en cadeau et adopté. | Подарок, от которого я в восторге.
# clothing
Olen 182 cm ja 78 kg, ja M on juuri sopiva. | I am 182 cm and 78 kg, and M is just right. | Jag är 182 cm och 78 kg, och M sitter precis. | Ich bin 182 cm und 78 kg, M passt genau. | 182 cm pour 78 kg, la taille M est parfaite. | Рост 182, вес 78, размер M в самый раз.
Kangas on hiljainen ja miellyttävä iholla. | The fabric is quiet and pleasant on the skin. | Tyget är tyst och skönt mot huden. | Der Stoff ist leise und angenehm auf der Haut. | Le tissu est silencieux et agréable sur la peau. | Ткань тихая и приятная на теле.
Hihat riittävät pitkillekin käsille. | The sleeves are long enough for long arms. | Ärmarna räcker för långa armar. | Die Ärmel reichen auch für lange Arme. | Les manches vont aux longs bras. | Рукава подойдут и для длинных рук.
Väri on luonnossa vielä kauniimpi kuin kuvassa. | The colour is even better than in the picture. | Färgen är ännu finare i verkligheten. | Die Farbe ist in echt noch schöner. | La couleur est encore plus belle en vrai. | В жизни цвет ещё красивее, чем на фото.
Pesty kymmenen kertaa, muoto on ennallaan. | Washed ten times, still in shape. | Tvättad tio gånger, formen är kvar. | Zehnmal gewaschen, die Form ist geblieben. | Lavé dix fois, la forme est intacte. | Стирали десять раз, форма прежняя.
# legs
Lahkeen pituus osui kerrankin kohdalleen. | For once the leg length is right. | För en gångs skull rätt benlängd. | Endlich stimmt die Beinlänge. | Pour une fois, la longueur est la bonne. | Наконец-то подходящая длина штанин.
Polvet kestävät risukossa ja kalliolla. | The knees hold in thickets and on rock. | Knäna håller i snår och på berg. | Die Knie halten im Gestrüpp und auf Fels. | Les genoux tiennent dans les ronces et sur le rocher. | Колени выдерживают и кусты, и камни.
Vyötärö istuu ilman vyötä. | The waist fits without a belt. | Midjan sitter utan bälte. | Der Bund sitzt ohne Gürtel. | La taille tient sans ceinture. | Пояс сидит без ремня.
Taskut ovat oikeasti käytettävät, puhelinkin pysyy. | The pockets are usable, even the phone stays in. | Fickorna går att använda, även telefonen stannar. | Die Taschen sind brauchbar, auch das Telefon bleibt drin. | Les poches servent vraiment, même au téléphone. | Карманы удобные, даже телефон не выпадает.
# accessories
Pysyy paikallaan juostessakin. | Stays put even when running. | Sitter kvar även när man springer. | Bleibt auch beim Laufen an Ort und Stelle. | Reste en place même en courant. | Не сползает даже на бегу.
Ei kutita, ja se on minulta paljon sanottu. | Does not itch, and I am not easy to please. | Kliar inte, och det vill säga mycket. | Kratzt nicht, und das will etwas heißen. | Ne gratte pas, et je suis difficile. | Не колется, а угодить мне трудно.
Pesty kymmenen kertaa, muoto on ennallaan. | Washed ten times, still in shape. | Tvättad tio gånger, formen är kvar. | Zehnmal gewaschen, die Form ist geblieben. | Lavé dix fois, la forme est intacte. | Стирали десять раз, форма прежняя.
Tilasin heti toisen, koska nämä katoavat aina. | Ordered a second at once, as these always get lost. | Beställde genast en till, de försvinner alltid. | Gleich ein zweites bestellt, so etwas geht immer verloren. | J'en ai commandé un second, ça se perd toujours. | Сразу заказали второй комплект: такое вечно теряется.
# children
Lapsi hyväksyi heti, mikä on harvinaista. | The child approved at once, which is rare. | Barnet godkände genast, vilket är ovanligt. | Das Kind war sofort einverstanden, das ist selten. | L'enfant a adopté tout de suite, c'est rare. | Ребёнок одобрил сразу, а это редкость.
Kolmevuotias pukee itse, eikä kukaan huuda. | A three-year-old puts it on alone, and nobody shouts. | Treåringen tar på sig själv och ingen skriker. | Die Dreijährige zieht es allein an, und niemand schreit. | À trois ans, on l'enfile seul, et personne ne crie. | Трёхлетка надевает сам, и никто не кричит.
Kestänyt päiväkodin pihan koko talven. | Has stood the nursery yard all winter. | Har hållit på dagisgården hela vintern. | Hat den Kita-Hof den ganzen Winter überstanden. | A tenu tout l'hiver dans la cour de la crèche. | Пережило двор детского сада всю зиму.
Kasvunvaraa jäi, ja silti näyttää oikealta. | Room to grow, and it still looks right. | Växtmån finns, och ändå ser det bra ut. | Platz zum Wachsen, und trotzdem sitzt es. | De la marge pour grandir, et pourtant bien ajusté. | Есть запас на вырост, а сидит хорошо.
Siirtyy seuraavaksi pikkuveljelle. | Goes to the little brother next. | Går sedan vidare till lillebror. | Geht als Nächstes an den kleinen Bruder. | Passera ensuite au petit frère. | Потом перейдёт младшему брату.
# footwear
Leveä lesti sopi minulle vihdoin. | A last wide enough for me, at last. | Äntligen en läst som är bred nog. | Endlich ein Leisten, der breit genug ist. | Enfin une forme assez large. | Наконец-то достаточно широкая колодка.
Ei yhtään rakkoa ensimmäisellä pitkällä lenkillä. | Not one blister on the first long day. | Inte en enda blåsa på första långa turen. | Keine einzige Blase auf der ersten langen Tour. | Pas une ampoule à la première longue sortie. | Ни одной мозоли в первый долгий день.
Pohja pitää märällä kalliolla paremmin kuin odotin. | Grips wet rock better than I expected. | Sulan fäster på våt häll bättre än väntat. | Hält auf nassem Fels besser als gedacht. | Accroche sur rocher mouillé mieux que prévu. | На мокрых камнях держат лучше, чем ожидалось.
Ota puoli numeroa isompi kuin yleensä. | Take half a size up. | Ta en halv storlek större. | Eine halbe Nummer größer nehmen. | Prenez une demi-pointure de plus. | Берите на полразмера больше.
# carry
Kaksikymmentä kiloa kulki selässä huomaamatta. | Twenty kilos rode unnoticed. | Tjugo kilo gick obemärkt. | Zwanzig Kilo, kaum zu merken. | Vingt kilos sans les sentir. | Двадцать кило несутся незаметно.
Taskut ovat juuri siinä, mistä käsi niitä hakee. | The pockets are just where the hand looks. | Fickorna sitter precis där handen söker. | Die Taschen sind genau da, wo die Hand sucht. | Les poches sont là où la main les cherche. | Карманы именно там, где их ищет рука.
Sadesuoja olisi saanut kuulua hintaan. | The rain cover should have been included. | Regnskyddet borde ha ingått. | Die Regenhülle hätte dabei sein dürfen. | La housse aurait dû être comprise. | Чехол от дождя мог бы быть в комплекте.
Solki hajosi autonoveen, uuden sai myymälästä heti. | A buckle broke in a car door; the store had a new one. | Spännet gick i bildörren, butiken hade ett nytt. | Eine Schnalle brach in der Autotür, die Filiale hatte Ersatz. | Boucle cassée dans une portière, remplacée en magasin. | Пряжка сломалась о дверь машины, в магазине сразу дали новую.
# camp
Nukuin paremmin kuin kotona. | Slept better than at home. | Sov bättre än hemma. | Besser geschlafen als zu Hause. | Mieux dormi qu'à la maison. | Спится лучше, чем дома.
Luvattu lämpötila pitää paikkansa viluisellekin. | The temperature claim holds even for a cold sleeper. | Temperaturen stämmer även för den frusna. | Die Temperaturangabe stimmt auch für Frostbeulen. | La température annoncée est vraie même pour un frileux. | Заявленная температура верна даже для мерзляков.
Pakkautuu kokoon kuten kuvassa, kun sen kerran oppii. | Packs down as in the picture once you learn it. | Packas som på bilden när man lärt sig. | Lässt sich packen wie auf dem Bild, wenn man es kann. | Se range comme sur la photo, avec l'habitude. | Складывается как на картинке, если научиться.
Kesti yön, jolloin naapurin katto lähti. | Stood the night the neighbour's roof went. | Höll natten då grannens tak for. | Hielt in der Nacht, als beim Nachbarn das Dach flog. | A tenu la nuit où le toit du voisin s'est envolé. | Выдержало ночь, когда у соседа сорвало крышу.
# snow
Pitää nousussa ja luistaa laskussa, mitä muuta voi pyytää. | Grips up, glides down, what else is there. | Fäster upp, glider ner, vad mer kan man begära. | Hält hinauf, gleitet hinab, was will man mehr. | Accroche en montée, glisse en descente, que demander de plus. | Вверх держит, вниз катит — чего ещё желать.
Myymälässä mitattiin jäykkyys, ja se kannatti. | They measured the fit in store, and it was worth it. | I butiken mättes det upp, och det lönade sig. | In der Filiale wurde vermessen, das hat sich gelohnt. | Mesuré en magasin, ça valait la peine. | В магазине подобрали по замерам — и не зря.
Rauhallinen jäisellä, hauska pehmeällä. | Calm on ice, fun in soft snow. | Lugn på is, rolig i mjukt. | Ruhig auf Eis, lustig im Weichen. | Calme sur la glace, amusant en neige molle. | Спокойно на льду, весело на мягком.
Toimitus tuli viikonlopuksi, kuten luvattiin. | Delivered by the weekend, as promised. | Kom till helgen som utlovat. | Kam wie versprochen zum Wochenende. | Livré pour le week-end, comme promis. | Доставили к выходным, как обещали.
# tools
Toimii rukkaset kädessä. | Works with mittens on. | Fungerar med vantar på. | Funktioniert mit Fäustlingen. | S'utilise en moufles. | Можно пользоваться в варежках.
Kestää pudotuksen kiville, kokeiltu vahingossa. | Survives a drop on rocks, tested by accident. | Tål fall på sten, testat av misstag. | Übersteht Stürze auf Stein, versehentlich getestet. | Survit à une chute sur rocher, testé par accident. | Переживёт падение на камни, проверено случайно.
Yksinkertainen, ja siksi hyvä. | Simple, and good for that reason. | Enkel, och därför bra. | Einfach, und darum gut. | Simple, donc bon. | Просто, и потому хорошо.
Paino on grammalleen luvattu, punnitsin. | The weight is as told to the gram; I weighed it. | Vikten stämmer på grammet, jag vägde. | Das Gewicht stimmt aufs Gramm, nachgewogen. | Le poids est exact au gramme, vérifié. | Вес совпал до грамма, проверено.
# rock-and-water
Ohjaaja kehui jo ennen kuin kysyin. | The instructor praised it before I asked. | Instruktören berömde den innan jag frågade. | Die Trainerin lobte es, bevor ich fragte. | La monitrice l'a louée avant que je demande. | Инструктор похвалил без всяких вопросов.
Istuu eikä hierrä edes kuuden tunnin jälkeen. | Fits, and no chafing after six hours. | Sitter och skaver inte ens efter sex timmar. | Sitzt und reibt auch nach sechs Stunden nicht. | Bien ajusté, sans frottement après six heures. | Сидит и не трёт даже через шесть часов.
Käsittely on miellyttävää myös märkänä. | Pleasant to handle even when wet. | Skön att hantera även våt. | Auch nass angenehm zu handhaben. | Agréable en main même mouillé. | Приятно в руках даже мокрым.
Turvallinen olo, ja se on koko asia. | I feel safe, which is the point. | Man känner sig trygg, och det är poängen. | Man fühlt sich sicher, und darum geht es. | On se sent en sécurité, c'est l'essentiel. | Чувствуешь себя надёжно, а это главное.
`;
