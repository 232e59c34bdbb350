/** Per product type: three short descriptions, then what it has. `{slots}` are the model's own figures with their units. */
export const clothingPhrases = `
# shell
Kolmikerroskuori märkään lumeen ja tuuleen, {water} | Three-layer shell for wet snow and wind, {water} | Trelagersskal för blötsnö och vind, {water} | Dreilagige Hülle für nassen Schnee und Wind, {water} | Coque trois couches contre neige mouillée et vent, {water} | Трёхслойная мембрана от мокрого снега и ветра, {water}
Hiljainen kuorikangas ja teipatut saumat, {weight} | Quiet shell fabric and taped seams, {weight} | Tyst skaltyg och tejpade sömmar, {weight} | Leiser Stoff und verklebte Nähte, {weight} | Tissu silencieux et coutures étanchées, {weight} | Тихая ткань и проклеенные швы, {weight}
Tuulettuva kuori hiihtoon ja pitkiin nousuihin, {water} | Vented shell for skiing and long climbs, {water} | Ventilerat skal för skidor och långa stigningar, {water} | Belüftete Hülle für Skitouren und lange Anstiege, {water} | Coque ventilée pour le ski et les longues montées, {water} | Вентилируемая мембрана для лыж и долгих подъёмов, {water}
Kaikki saumat on teipattu ja teipattavissa uudelleen | All seams are taped and can be taped again | Alla sömmar är tejpade och kan tejpas om | Alle Nähte sind verklebt und können neu verklebt werden | Coutures étanchées, que l'on peut réétancher | Все швы проклеены, и их можно проклеить заново
Tuuletusvetoketjut, jotka aukeavat yhdellä kädellä | Vent zips that open with one hand | Ventilationsdragkedjor som öppnas med en hand | Belüftungsreißverschlüsse, die mit einer Hand aufgehen | Zips d'aération qui s'ouvrent d'une main | Молнии вентиляции открываются одной рукой
PFAS-vapaa kalvo ja pintakäsittely | Membrane and finish free of PFAS | Membran och ytbehandling fria från PFAS | Membran und Ausrüstung ohne PFAS | Membrane et traitement sans PFAS | Мембрана и пропитка без ПФАС
# rain
Kevyt sadesuoja, joka pakkautuu taskuunsa, {weight} | Light rain cover that packs into its pocket, {weight} | Lätt regnskydd som packas i sin ficka, {weight} | Leichter Regenschutz, der in die Tasche passt, {weight} | Protection légère qui se range dans sa poche, {weight} | Лёгкая защита от дождя в собственном кармане, {weight}
Sateeseen ja arkeen, pehmeä pinta, {water} | For rain and everyday, soft to the touch, {water} | För regn och vardag, mjuk yta, {water} | Für Regen und Alltag, weiche Oberfläche, {water} | Pour la pluie et le quotidien, toucher doux, {water} | Для дождя и на каждый день, мягкая ткань, {water}
Kaksi ja puoli kerrosta, teipatut saumat, {water} | Two and a half layers, taped seams, {water} | Två och ett halvt lager, tejpade sömmar, {water} | Zweieinhalb Lagen, verklebte Nähte, {water} | Deux couches et demie, coutures étanchées, {water} | Два с половиной слоя, проклеенные швы, {water}
Säädöt helmassa ja hihansuissa | Adjustable hem and cuffs | Justerbar fåll och ärmslut | Verstellbarer Saum und Bund | Ourlet et poignets réglables | Регулировка по низу и на манжетах
Heijastimet edessä ja takana | Reflectors front and back | Reflexer fram och bak | Reflektoren vorn und hinten | Réflecteurs devant et derrière | Светоотражатели спереди и сзади
Kuivuu naulassa tunnissa | Dries on a hook in an hour | Torkar på en krok på en timme | Trocknet am Haken in einer Stunde | Sèche sur un crochet en une heure | Сохнет на крючке за час
# wet-legs
Vedenpitävät housut, teipatut saumat, {water} | Waterproof trousers, taped seams, {water} | Vattentäta byxor, tejpade sömmar, {water} | Wasserdichte Hose, verklebte Nähte, {water} | Pantalon imperméable, coutures étanchées, {water} | Непромокаемые брюки, проклеенные швы, {water}
Menevät jalkaan kengät jalassa, {weight} | Go on over your boots, {weight} | Går på över kängorna, {weight} | Passt über die Schuhe, {weight} | S'enfile par-dessus les chaussures, {weight} | Надеваются поверх ботинок, {weight}
Pitkät sivuvetoketjut ja säätyvä vyötärö, {water} | Long side zips and adjustable waist, {water} | Långa sidodragkedjor och justerbar midja, {water} | Lange Seitenreißverschlüsse, verstellbarer Bund, {water} | Longs zips latéraux, taille réglable, {water} | Длинные боковые молнии, регулируемый пояс, {water}
Vahvike lahkeissa sauvoja ja kantteja vasten | Reinforced hems against poles and edges | Förstärkta benslut mot stavar och kanter | Verstärkter Saum gegen Stöcke und Kanten | Bas renforcés contre bâtons et carres | Усиленный низ: не страшны палки и канты
PFAS-vapaa kalvo | Membrane free of PFAS | Membran fri från PFAS | Membran ohne PFAS | Membrane sans PFAS | Мембрана без ПФАС
Lahkeen saa kiristettyä | Hems can be tightened | Benslutet går att dra åt | Saum lässt sich enger stellen | Bas ajustables | Низ штанин затягивается
# warm-legs
Joustaa ja hengittää nousussa, {weight} | Stretches and breathes uphill, {weight} | Stretchar och andas uppför, {weight} | Dehnt sich und atmet bergauf, {weight} | S'étire et respire en montée, {weight} | Тянутся и дышат на подъёме, {weight}
Tuulta pitävä etupuoli, lämmin sisäpinta | Windproof front, warm inside | Vindtät framsida, varm insida | Winddichte Front, warme Innenseite | Devant coupe-vent, intérieur chaud | Ветрозащита спереди, тёплая изнанка
Esimuotoillut polvet ja korkea vyötärö | Shaped knees and a high back | Formade knän och hög rygg | Vorgeformte Knie und hoher Rücken | Genoux préformés, dos haut | Анатомические колени и высокая спинка
Haarakiila antaa askeleelle tilaa | A gusset gives the stride room | Grenkil ger plats åt steget | Schrittzwickel für große Schritte | Soufflet d'entrejambe pour la foulée | Ластовица даёт простор шагу
Taskut sulkeutuvat vetoketjulla | Pockets close with zips | Fickorna har dragkedja | Taschen mit Reißverschluss | Poches zippées | Карманы на молниях
Lumilukko lahkeissa | Snow gaiters at the hems | Snölås i benen | Schneefang am Saum | Guêtres intégrées | Снегозащита на штанинах
# down
Vastuullinen untuva, täyttövoima {fill} | Responsible down, {fill} | Ansvarsfullt dun, {fill} | Verantwortungsvolle Daune, {fill} | Duvet responsable, {fill} | Ответственный пух, {fill}
Pakkautuva lämpö tauoille ja pakkasaamuihin, {weight} | Packable warmth for stops and frosty mornings, {weight} | Packbar värme för raster och frostmorgnar, {weight} | Packbare Wärme für Pausen und Frostmorgen, {weight} | Chaleur compressible pour les pauses et le gel, {weight} | Компактное тепло для привалов и морозного утра, {weight}
Lämmin hupullinen untuva paukkupakkaseen | Warm hooded down for a hard frost | Varmt huvdun för smällkyla | Warme Daune mit Kapuze für strengen Frost | Duvet chaud à capuche pour le grand froid | Тёплый пуховик с капюшоном для крепкого мороза
Untuvan alkuperä on jäljitetty tilalle asti | Down traced back to the farm | Dunet är spårat till gården | Daune bis zum Hof rückverfolgt | Duvet tracé jusqu'à la ferme | Происхождение пуха прослежено до фермы
Huppu mahtuu kypärän päälle | The hood fits over a helmet | Huvan går över en hjälm | Die Kapuze passt über einen Helm | La capuche passe sur un casque | Капюшон надевается на шлем
Säilytyspussi kuuluu mukaan | Storage bag included | Förvaringspåse ingår | Packsack liegt bei | Sac de rangement fourni | Мешок для хранения в комплекте
# down-unhooded
Vastuullinen untuva, täyttövoima {fill} | Responsible down, {fill} | Ansvarsfullt dun, {fill} | Verantwortungsvolle Daune, {fill} | Duvet responsable, {fill} | Ответственный пух, {fill}
Pakkautuva lämpö tauoille ja pakkasaamuihin, {weight} | Packable warmth for stops and frosty mornings, {weight} | Packbar värme för raster och frostmorgnar, {weight} | Packbare Wärme für Pausen und Frostmorgen, {weight} | Chaleur compressible pour les pauses et le gel, {weight} | Компактное тепло для привалов и морозного утра, {weight}
Lämmin untuva ilman huppua, korkea kaulus | Warm down without a hood, with a high collar | Varmt dun utan huva, med hög krage | Warme Daune ohne Kapuze, mit hohem Kragen | Duvet chaud sans capuche, à col montant | Тёплый пуховик без капюшона, с высоким воротником
Untuvan alkuperä on jäljitetty tilalle asti | Down traced back to the farm | Dunet är spårat till gården | Daune bis zum Hof rückverfolgt | Duvet tracé jusqu'à la ferme | Происхождение пуха прослежено до фермы
Mahtuu kuoritakin alle | Fits under a shell jacket | Ryms under ett skal | Passt unter eine Hardshell | Se glisse sous une coque | Помещается под мембранную куртку
Säilytyspussi kuuluu mukaan | Storage bag included | Förvaringspåse ingår | Packsack liegt bei | Sac de rangement fourni | Мешок для хранения в комплекте
# insulated
Kuitutäyte lämmittää myös kosteana, {weight} | Fibre fill that warms when damp, {weight} | Fiberfyllning som värmer även fuktig, {weight} | Faserfüllung, die auch feucht wärmt, {weight} | Garnissage chaud même humide, {weight} | Утеплитель греет и влажным, {weight}
Vettä hylkivä talvivaate arkeen ja rinteeseen | Water-repellent winter wear for town and slope | Vattenavvisande vinterplagg för stan och backen | Wasserabweisende Winterkleidung für Stadt und Piste | Vêtement d'hiver déperlant, ville et piste | Водоотталкивающая зимняя одежда для города и склона
Kevyt toppaus, jonka voi pestä koneessa | Light padding that takes machine washing | Lätt vaddering som tål maskintvätt | Leichte Wattierung, maschinenwaschbar | Ouatine légère, lavable en machine | Лёгкое утепление, можно стирать в машине
Täyte on kierrätyskuitua | Filled with recycled fibre | Fyllning av återvunnen fiber | Füllung aus Recyclingfaser | Garnissage en fibre recyclée | Утеплитель из переработанного волокна
Kaksisuuntainen vetoketju | Two-way front zip | Tvåvägsdragkedja | Zweiwege-Reißverschluss | Zip à double curseur | Двухзамковая молния
Lumilukko pitää hangen ulkopuolella | A snow gaiter keeps the drift outside | Snölåset håller drivan utanför | Der Schneefang hält den Schnee draußen | Le pare-neige garde la poudreuse dehors | Снегозащитная юбка не пускает сугроб внутрь
# softshell
Joustava softshell kuivaan pakkaseen ja nousuihin | Stretchy softshell for dry cold and steep climbs | Stretchig softshell för torr kyla och stigningar | Elastische Softshell für trockene Kälte und Anstiege | Softshell extensible pour froid sec et montées | Эластичный софтшелл для мороза и крутых подъёмов
Tuulta pitävä etuosa, hengittävä selkä, {weight} | Windproof front, breathing back, {weight} | Vindtät front, andande rygg, {weight} | Winddichte Front, atmender Rücken, {weight} | Devant coupe-vent, dos respirant, {weight} | Ветрозащита спереди, дышащая спина, {weight}
Neljään suuntaan joustava, vahvistetut kohdat | Four-way stretch with reinforcements | Fyrvägsstretch med förstärkningar | Vierwege-Stretch mit Verstärkungen | Extensible quatre sens, zones renforcées | Тянется в четыре стороны, есть усиления
Kangas joustaa neljään suuntaan | The fabric stretches four ways | Tyget sträcker åt fyra håll | Der Stoff dehnt sich in vier Richtungen | Le tissu s'étire dans quatre directions | Ткань тянется в четырёх направлениях
Harjattu sisäpinta ihoa vasten | Brushed inside against the skin | Borstad insida mot huden | Angeraute Innenseite auf der Haut | Intérieur gratté contre la peau | Ворсованная изнанка
Taskut ovat repun vyön yläpuolella | Pockets sit above a hip belt | Fickorna sitter ovanför höftbältet | Taschen liegen über dem Hüftgurt | Poches au-dessus de la ceinture ventrale | Карманы выше поясного ремня рюкзака
# wind
Ilmava tuulikuori juoksuun ja pyöräilyyn, {weight} | Airy wind shell for running and cycling, {weight} | Luftigt vindskal för löpning och cykling, {weight} | Luftige Windhülle zum Laufen und Radfahren, {weight} | Coupe-vent aéré pour courir et rouler, {weight} | Воздушная ветровка для бега и велосипеда, {weight}
Tuulenpitävä ja kevyt, mahtuu nyrkkiin | Windproof and light, fits in a fist | Vindtät och lätt, ryms i en knytnäve | Winddicht und leicht, passt in eine Faust | Coupe-vent et léger, tient dans un poing | Ветрозащита, которая помещается в кулак
Lisälämpö taukopaikalle, pakkautuu taskuunsa | Extra warmth for stops, packs into its pocket | Extra värme för rasten, packas i sin ficka | Extrawärme für die Pause, passt in die eigene Tasche | Un plus de chaleur à la pause, dans sa poche | Дополнительное тепло на привале, в своём кармане
Selän alla kulkee ilmarako | A vent runs under the yoke | Luftspringa under ryggoket | Belüftung unter der Rückenpasse | Aération sous l'empiècement du dos | Вентиляция под кокеткой на спине
Helma säätyy yhdellä vedolla | The hem adjusts with one pull | Fållen justeras med ett drag | Der Saum lässt sich mit einem Zug verstellen | L'ourlet se règle d'un geste | Низ регулируется одним движением
Vettä hylkivä pinta ilman PFAS-yhdisteitä | Water-repellent finish without PFAS | Vattenavvisande yta utan PFAS | Wasserabweisend ohne PFAS | Déperlant sans PFAS | Водоотталкивающая пропитка без ПФАС
# fleece
Ohut ruudukkofleece, korkea kaulus, {gsm} | Thin grid fleece with a high collar, {gsm} | Tunn rutfleece med hög krage, {gsm} | Dünnes Gridfleece mit hohem Kragen, {gsm} | Polaire quadrillée fine à col haut, {gsm} | Тонкий флис-сетка с высоким воротом, {gsm}
Pehmeä välikerros retkeen ja arkeen, {weight} | Soft middle layer for trips and town, {weight} | Mjukt mellanlager för tur och vardag, {weight} | Weiche Zwischenschicht für Tour und Alltag, {weight} | Couche douce pour la sortie et la ville, {weight} | Мягкий средний слой для похода и города, {weight}
Tuuhea karvafleece, jonka sisään on hyvä vetäytyä | Deep-pile fleece to retreat into | Tjock lurvig fleece att krypa in i | Dicker Hochflorfleece zum Einkuscheln | Polaire à poils longs où se blottir | Пушистый флис, в который приятно закутаться
Neulottu kierrätetyistä pulloista | Knitted from recycled bottles | Stickad av återvunna flaskor | Aus recycelten Flaschen gestrickt | Tricotée à partir de bouteilles recyclées | Связан из переработанных бутылок
Saumat eivät paina repun hihnan alla | Seams lie flat under pack straps | Sömmarna trycker inte under axelremmarna | Nähte drücken nicht unter Trägern | Coutures plates sous les bretelles | Швы не давят под лямками
Rintataskuun mahtuu kartta tai puhelin | The chest pocket takes a map or a phone | Bröstfickan rymmer karta eller telefon | In die Brusttasche passen Karte oder Telefon | La poche poitrine prend carte ou téléphone | В нагрудный карман входит карта или телефон
# wool
Harjattua villaa, joka lämmittää nuotiollakin | Brushed wool for cold evenings by the fire | Borstad ull för kalla kvällar vid elden | Gebürstete Wolle für kalte Abende am Feuer | Laine grattée pour les soirs de feu | Ворсованная шерсть для вечеров у костра
Paksu neulos, pitkä helma ja korkea kaulus | Thick knit, long hem and high collar | Tjock stickning, lång fåll och hög krage | Dicker Strick, langer Saum, hoher Kragen | Maille épaisse, dos long et col haut | Толстая вязка, длинная спинка, высокий ворот
Villaa, joka kestää kipinän ja kosteuden, {weight} | Wool that takes sparks and damp, {weight} | Ull som tål gnistor och fukt, {weight} | Wolle, die Funken und Nässe verträgt, {weight} | Laine qui supporte étincelles et humidité, {weight} | Шерсть не боится искр и сырости, {weight}
Villa on pesty ilman klooria | Wool washed without chlorine | Ullen är tvättad utan klor | Wolle ohne Chlor gewaschen | Laine lavée sans chlore | Шерсть обработана без хлора
Kyynärpäissä kaksinkertainen neulos | Double knit at the elbows | Dubbelstickat på armbågarna | Doppelt gestrickte Ellbogen | Double maille aux coudes | Двойная вязка на локтях
Tuuletus riittää usein pesun tilalle | Airing often does for a wash | Vädring räcker ofta i stället för tvätt | Lüften ersetzt oft das Waschen | L'aérer suffit souvent à la place d'un lavage | Часто достаточно проветрить вместо стирки
# merino
Saumatonta merinoa, lämmin kosteanakin, {gsm} | Seamless merino, warm when damp, {gsm} | Sömlös merino, varm även fuktig, {gsm} | Nahtloses Merino, auch feucht warm, {gsm} | Mérinos sans couture, chaud même humide, {gsm} | Бесшовный меринос, тёплый и влажным, {gsm}
Hienoa villaa iholle ympäri vuoden, {gsm} | Fine wool for the skin all year, {gsm} | Fin ull mot huden året om, {gsm} | Feine Wolle auf der Haut, das ganze Jahr, {gsm} | Laine fine à même la peau toute l'année, {gsm} | Тонкая шерсть на тело круглый год, {gsm}
Ei kutita eikä haise viikon vaelluksella | No itch, and no smell after a week out | Kliar inte, luktar inte efter en vecka ute | Kratzt nicht und riecht nach einer Woche nicht | Ne gratte pas, ne sent pas après une semaine | Не колется и не пахнет после недели похода
Kuidun paksuus on 18,5 mikronia | Fibre of 18.5 microns | Fibertjocklek 18,5 mikron | Faserstärke 18,5 Mikron | Fibre de 18,5 microns | Толщина волокна 18,5 микрона
Tilat ovat kieltäneet mulesingin | From farms without mulesing | Från gårdar utan mulesing | Von Höfen ohne Mulesing | Issu d'élevages sans mulesing | С ферм без мьюлзинга
Kainalokiila antaa kädelle liikevaraa | A gusset under the arm gives reach | Kil under armen ger rörelsefrihet | Zwickel unter dem Arm für Bewegungsfreiheit | Soufflet sous le bras pour l'amplitude | Ластовица под рукой не сковывает движений
# technical
Nopeasti kuivuva neulos kovaan sykkeeseen, {gsm} | Quick-drying knit for high heart rates, {gsm} | Snabbtorkande stickat för hög puls, {gsm} | Schnell trocknender Strick für hohen Puls, {gsm} | Maille à séchage rapide pour l'effort, {gsm} | Быстросохнущий трикотаж для нагрузок, {gsm}
Kevyt ja ilmava, {weight} | Light and airy, {weight} | Lätt och luftig, {weight} | Leicht und luftig, {weight} | Léger et aéré, {weight} | Лёгкий и дышащий, {weight}
Siirtää kosteuden ulos, litteät saumat | Moves moisture out, flat seams | Transporterar ut fukt, platta sömmar | Leitet Feuchtigkeit ab, flache Nähte | Évacue l'humidité, coutures plates | Отводит влагу, плоские швы
Litteät saumat eivät hankaa | Flat seams that do not chafe | Platta sömmar som inte skaver | Flache Nähte, die nicht scheuern | Coutures plates qui ne frottent pas | Плоские швы не натирают
Heijastinpainatus näkyy hämärässä | Reflective print shows at dusk | Reflextryck syns i skymningen | Reflexdruck für die Dämmerung | Impression réfléchissante au crépuscule | Светоотражающий принт заметен в сумерках
Kuivuu päällä puolessa tunnissa | Dries on the body in half an hour | Torkar på kroppen på en halvtimme | Trocknet am Körper in einer halben Stunde | Sèche sur soi en une demi-heure | Сохнет на теле за полчаса
# shirt
Pehmeä paita poluille ja kaupunkiin, {gsm} | Soft shirt for trails and town, {gsm} | Mjuk tröja för stig och stad, {gsm} | Weiches Shirt für Weg und Stadt, {gsm} | Haut doux pour le sentier et la ville, {gsm} | Мягкая футболка для тропы и города, {gsm}
Reilu istuvuus ja kestävä kaulus | Easy fit and a collar that keeps its shape | Ledig passform och hållbar krage | Lässiger Schnitt, formstabiler Kragen | Coupe ample, col qui ne se déforme pas | Свободный крой и ворот, который держит форму
Luontoaiheinen paita luotetusta kankaasta | An outdoor shirt in a trusted fabric | En friluftströja i pålitligt tyg | Ein Outdoorshirt aus bewährtem Stoff | Un haut de plein air dans un tissu éprouvé | Футболка для природы из проверенной ткани
Hartiasaumat on siirretty pois hihnojen alta | Shoulder seams moved out from under straps | Axelsömmarna är flyttade bort från remmarna | Schulternähte liegen nicht unter den Trägern | Coutures d'épaule décalées des bretelles | Плечевые швы смещены из-под лямок
Kutistuu alle kaksi prosenttia | Shrinks less than two per cent | Krymper under två procent | Läuft weniger als zwei Prozent ein | Rétrécit de moins de deux pour cent | Усадка меньше двух процентов
Niskassa ei ole kutittavaa lappua | No itchy label at the neck | Ingen kliande etikett i nacken | Kein kratzendes Etikett im Nacken | Pas d'étiquette qui gratte | Без колючей бирки на шее
# trousers
Vahvistetut polvet ja taskut kartalle ja puukolle | Reinforced knees, pockets for map and knife | Förstärkta knän, fickor för karta och kniv | Verstärkte Knie, Taschen für Karte und Messer | Genoux renforcés, poches carte et couteau | Усиленные колени, карманы для карты и ножа
Joustava ja kulutusta kestävä kangas, {weight} | Stretchy, hard-wearing fabric, {weight} | Stretchigt och slitstarkt tyg, {weight} | Elastischer, robuster Stoff, {weight} | Tissu extensible et résistant, {weight} | Эластичная и прочная ткань, {weight}
Tuulettuva leikkaus kesästä syksyyn | Vented cut from summer to autumn | Ventilerad skärning från sommar till höst | Belüfteter Schnitt von Sommer bis Herbst | Coupe aérée, de l'été à l'automne | Вентилируемый крой с лета до осени
Haarakiila antaa askeleelle tilaa | A gusset gives the stride room | Grenkil ger plats åt steget | Schrittzwickel für große Schritte | Soufflet d'entrejambe pour la foulée | Ластовица даёт простор шагу
Reisitaskussa on vetoketju | The thigh pocket has a zip | Lårfickan har dragkedja | Oberschenkeltasche mit Reißverschluss | Poche de cuisse zippée | Карман на бедре с молнией
Hyttysen pisto ei mene kankaan läpi | Mosquitoes do not bite through the fabric | Myggen sticker inte igenom tyget | Mücken stechen nicht durch den Stoff | Les moustiques ne piquent pas au travers | Комары не прокусывают ткань
# head
Kaksinkertaista neulosta, pysyy korvilla | Double knit that stays on the ears | Dubbelstickad, stannar på öronen | Doppelt gestrickt, bleibt auf den Ohren | Double maille qui reste sur les oreilles | Двойная вязка, не сползает с ушей
Pehmeää villaa hiihtoon ja kaupunkiin | Soft wool for ski tracks and town | Mjuk ull för skidspår och stad | Weiche Wolle für Loipe und Stadt | Laine douce pour la piste et la ville | Мягкая шерсть для лыжни и города
Joustava resori, kutittamaton vuori | Stretch rib with a lining that does not itch | Elastisk resår, foder som inte kliar | Elastische Rippe, kratzfreies Futter | Côtes élastiques, doublure douce | Эластичная резинка и мягкая подкладка
Neulottu Suomessa | Knitted in Finland | Stickad i Finland | In Finnland gestrickt | Tricoté en Finlande | Связано в Финляндии
Käänteen saa kaksin tai yksin kerroin | Wear the cuff single or double | Uppslaget kan bäras enkelt eller dubbelt | Umschlag einfach oder doppelt zu tragen | Revers simple ou double | Отворот можно носить в один или два слоя
Sopii kypärän alle ilman tupsua | Fits under a helmet without the pompom | Går under hjälm utan tofs | Passt ohne Bommel unter den Helm | Va sous un casque, sans pompon | Без помпона помещается под шлем
# hands
Lämpimät sormet ja tarkka ote | Warm fingers and a sure grip | Varma fingrar och säkert grepp | Warme Finger und sicherer Griff | Doigts au chaud et bonne prise | Тёплые пальцы и уверенный хват
Kosketusnäyttö toimii käsine kädessä | Works a touch screen with the glove on | Pekskärmen fungerar med handsken på | Touchscreen ohne Ausziehen bedienbar | Écran tactile utilisable sans les ôter | С экраном можно работать не снимая
Tuulta pitävä kämmenselkä, {weight} | Windproof back of the hand, {weight} | Vindtät handrygg, {weight} | Winddichter Handrücken, {weight} | Dos de main coupe-vent, {weight} | Ветрозащитная тыльная сторона, {weight}
Kämmenen vahvike kestää sauvan | The palm takes a ski pole | Handflatan tål en stav | Die Handfläche hält dem Stock stand | La paume résiste au bâton | Усиленная ладонь выдержит палку
Ranteen lenkki estää putoamisen hissistä | A wrist loop saves them from the lift | Handledsrem räddar dem från liften | Handschlaufe gegen den Sturz vom Lift | Une dragonne les sauve du télésiège | Петля на запястье спасёт от падения с подъёмника
Peukalossa on nenäliinapinta | The thumb has a soft wipe | Tummen har en mjuk torkyta | Weiche Wischfläche am Daumen | Pouce doux pour essuyer le nez | Мягкая вставка на большом пальце
# socks
Pehmustettu kanta ja varvas, saumaton | Padded heel and toe, no seam | Polstrad häl och tå, utan söm | Gepolsterte Ferse und Spitze, nahtlos | Talon et pointe rembourrés, sans couture | Мягкие пятка и носок, без шва
Villaa, joka kuivuu jalassa | Wool that dries on the foot | Ull som torkar på foten | Wolle, die am Fuß trocknet | Laine qui sèche sur le pied | Шерсть, которая сохнет на ноге
Tukeva resori, joka ei kiristä | A firm cuff that does not squeeze | Stadig resår som inte stramar | Fester Bund, der nicht einschneidet | Bord-côte ferme qui ne serre pas | Плотная резинка, которая не давит
Vasen ja oikea on muotoiltu erikseen | Left and right are shaped apart | Vänster och höger är formade var för sig | Links und rechts eigens geformt | Pied gauche et pied droit distincts | Левый и правый носок разной формы
Kestää konepesun neljässäkymmenessä asteessa | Machine wash at forty degrees | Tål maskintvätt i fyrtio grader | Bei vierzig Grad waschbar | Lavable en machine à quarante degrés | Машинная стирка при сорока градусах
Rikkoutunut sukka vaihdetaan vuoden ajan | Holes replaced for a year | Hål ersätts under ett år | Bei Löchern ein Jahr Ersatz | Troué ? Échangé pendant un an | Прохудились за год — заменим
`;
