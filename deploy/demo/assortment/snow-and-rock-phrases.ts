export const snowAndRockPhrases = `
# alpine-ski
Leikkaava kaarre, säde {radius} | A carved turn, radius {radius} | Skärande sväng, radie {radius} | Geschnittener Schwung, Radius {radius} | Virage coupé, rayon {radius} | Резаный поворот, радиус {radius}
Puuydin ja rauhallinen kärki, {waist} | Wood core and a calm tip, {waist} | Träkärna och lugn spets, {waist} | Holzkern und ruhige Spitze, {waist} | Noyau bois, spatule calme, {waist} | Деревянный сердечник и спокойный носок, {waist}
Rinteeseen ja sen reunalle, {waist} | For the piste and its edges, {waist} | För pisten och kanten av den, {waist} | Für die Piste und daneben, {waist} | Pour la piste et ses bords, {waist} | Для трассы и её краёв, {waist}
Kantit on viimeistelty kahteen asteeseen | Edges finished at two degrees | Kanterna är slipade i två grader | Kanten auf zwei Grad geschliffen | Carres affûtées à deux degrés | Канты заточены на два градуса
Kärki nousee pehmeässä lumessa | The tip rises in soft snow | Spetsen lyfter i mjuk snö | Die Spitze schwimmt im weichen Schnee | La spatule flotte dans la neige molle | Носок всплывает в мягком снегу
Huollamme pohjan kerran kaudessa maksutta | One free base service a season | En fri belagsservice per säsong | Einmal pro Saison kostenloser Belagservice | Un entretien de semelle offert par saison | Раз в сезон бесплатно обслужим базу
# nordic-ski
Pitokarva, joka luistaa, {weight} pari | A skin base that glides, {weight} a pair | Stighud som glider, {weight} paret | Fell, das gleitet, {weight} das Paar | Une peau qui glisse, {weight} la paire | Камус, который скользит, {weight} пара
Pitää nousussa ja luistaa laskussa | Grips going up, glides coming down | Fäster uppför och glider utför | Hält bergauf, gleitet bergab | Accroche à la montée, glisse à la descente | Держит на подъёме и катит на спуске
Kevyt suksi pitkille lenkeille, {weight} pari | A light ski for long tours, {weight} a pair | Lätt skida för långa turer, {weight} paret | Leichter Ski für lange Runden, {weight} das Paar | Ski léger pour longues sorties, {weight} la paire | Лёгкая лыжа для долгих прогулок, {weight} пара
Jäykkyys mitataan jokaisesta parista | Flex measured for every pair | Styvheten mäts på varje par | Härte bei jedem Paar gemessen | Cambre mesuré sur chaque paire | Жёсткость измеряем у каждой пары
Pohja on hiottu kylmälle lumelle | Base ground for cold snow | Belaget är slipat för kall snö | Belag für kalten Schnee geschliffen | Semelle structurée pour neige froide | База с накаткой для холодного снега
Karvan saa vaihdettua | The skin can be changed | Stighuden går att byta | Fell austauschbar | Peau remplaçable | Камус можно заменить
# ski-boot
Istuu kantapäästä, jäykkyys {flex} | Holds the heel, flex {flex} | Sitter i hälen, flex {flex} | Fester Fersensitz, Flex {flex} | Talon tenu, flex {flex} | Держит пятку, жёсткость {flex}
Lämmin vuori ja muokattava sisäkenkä | Warm lining, mouldable liner | Varmt foder, formbar innersko | Warmes Futter, anpassbarer Innenschuh | Doublure chaude, chausson thermoformable | Тёплая подкладка, формуемый вкладыш
Rauhallinen askel ja tarkka ohjaus, {weight} pari | Calm stride, exact steering, {weight} a pair | Lugnt steg, exakt styrning, {weight} paret | Ruhiger Schritt, genaue Führung, {weight} das Paar | Pas calme, conduite précise, {weight} la paire | Спокойный шаг, точное управление, {weight} пара
Kuori muotoillaan lämmöllä myymälässä | The shell is heat-fitted in store | Skalet värmeformas i butik | Schale in der Filiale thermisch anpassbar | Coque thermoformée en magasin | Корпус формуется нагревом в магазине
Soljet säätyvät hanskat kädessä | Buckles adjust with gloves on | Spännena justeras med handskar | Schnallen mit Handschuhen verstellbar | Boucles réglables avec des gants | Клипсы регулируются в перчатках
Sisäkenkä kuivuu yössä | The liner dries overnight | Innerskon torkar på en natt | Innenschuh trocknet über Nacht | Le chausson sèche en une nuit | Вкладыш сохнет за ночь
# nordic-boot
Lämmin hiihtokenkä pitkille lenkeille, {weight} pari | Warm boots for long tours, {weight} a pair | Varma pjäxor för långa turer, {weight} paret | Warme Schuhe für lange Runden, {weight} das Paar | Chaussures chaudes pour longues sorties, {weight} la paire | Тёплые ботинки для долгих прогулок, {weight} пара
Jäykkä pohja, pehmeä varsi, jäykkyys {flex} | Stiff sole, soft cuff, flex {flex} | Styv sula, mjukt skaft, flex {flex} | Steife Sohle, weicher Schaft, Flex {flex} | Semelle rigide, tige souple, flex {flex} | Жёсткая подошва, мягкое голенище, {flex}
Vuori kuivuu nopeasti ja nauhat pysyvät kireällä | Quick-drying lining, laces that hold | Snabbtorkande foder, snören som håller | Schnell trocknendes Futter, feste Schnürung | Doublure vite sèche, laçage qui tient | Быстросохнущая подкладка, надёжная шнуровка
Suojaläppä nauhojen päällä | A flap covers the laces | Flik över snörningen | Klappe über der Schnürung | Rabat sur le laçage | Клапан поверх шнуровки
Kantapää on tuettu | Supported heel | Stödd häl | Gestützte Ferse | Talon soutenu | Поддержка пятки
Sopii yleisimpiin siteisiin | Fits the common bindings | Passar de vanligaste bindningarna | Passt in gängige Bindungen | Compatible avec les fixations courantes | Подходит к распространённым креплениям
# binding
Tarkka askellus, kevyt rakenne, {weight} | Exact step-in, light build, {weight} | Exakt insteg, lätt konstruktion, {weight} | Präziser Einstieg, leichte Bauart, {weight} | Chaussage précis, structure légère, {weight} | Точная вщёлка, лёгкая конструкция, {weight}
Asennamme ne suksiin maksutta | We mount them at no cost | Vi monterar dem gratis | Kostenlose Montage | Montage offert | Установим бесплатно
Jousto, joka seuraa suksea | Flex that follows the ski | Flex som följer skidan | Flex, der dem Ski folgt | Une souplesse qui suit le ski | Гибкость, которая следует за лыжей
Säädöt ilman ruuvimeisseliä | Adjusts without a screwdriver | Justeras utan skruvmejsel | Ohne Schraubendreher verstellbar | Réglage sans tournevis | Регулировка без отвёртки
Jää ei tartu askellevyyn | Ice does not stick to the plate | Isen fastnar inte på plattan | Eis haftet nicht an der Platte | La glace n'adhère pas à la plaque | Лёд не липнет к площадке
Ruuvit ja mallinne mukana | Screws and template included | Skruv och mall ingår | Schrauben und Schablone inklusive | Vis et gabarit fournis | Винты и шаблон в комплекте
# helmet
Kevyt ja säätyvä hanskat kädessä, {weight} | Light, adjusts with gloves on, {weight} | Lätt, justeras med handskar, {weight} | Leicht, mit Handschuhen verstellbar, {weight} | Léger, réglable avec des gants, {weight} | Лёгкий, регулируется в перчатках, {weight}
Tuuletus, jonka saa suljettua | Vents that close | Ventilation som går att stänga | Verschließbare Belüftung | Aérations obturables | Закрываемая вентиляция
Kiertoiskuja vaimentava sisäkuori | Liner that softens rotation | Innerskal som dämpar rotation | Schale dämpft Drehstöße | Calotte qui amortit la rotation | Внутренняя часть гасит вращение
Pehmusteet saa pesuun | Pads come out for washing | Kuddarna går att tvätta | Polster waschbar | Mousses lavables | Подкладки можно стирать
Lampun kiinnikkeet neljässä kohdassa | Four clips for a lamp | Fyra fästen för pannlampa | Vier Halter für die Stirnlampe | Quatre crochets pour frontale | Четыре клипсы для фонаря
Vaihdamme kaatuneen kypärän puoleen hintaan | After a crash, a new one at half price | Efter en krasch, ny för halva priset | Nach einem Sturz neu zum halben Preis | Après une chute, un neuf à moitié prix | После падения — новый за полцены
# pole
Kevyt varsi ja istuva kahva, {weight} pari | Light shaft, shaped grip, {weight} a pair | Lätt stav, format handtag, {weight} paret | Leichter Schaft, ergonomischer Griff, {weight} das Paar | Tube léger, poignée moulée, {weight} la paire | Лёгкое древко, удобная рукоять, {weight} пара
Sompa vaihtuu lumen mukaan | The basket changes with the snow | Trugan byts efter snön | Teller wechselbar je nach Schnee | Rondelle à changer selon la neige | Кольцо меняется под снег
Hihna irtoaa yhdellä painalluksella | The strap clicks off | Remmen lossas med ett tryck | Schlaufe mit einem Klick lösbar | La dragonne se déclipse | Темляк снимается одним нажатием
Kärki on kovametallia | Carbide tip | Spets i hårdmetall | Hartmetallspitze | Pointe en carbure | Твердосплавный наконечник
Kahva on korkkia | Cork grip | Handtag av kork | Griff aus Kork | Poignée liège | Рукоять из пробки
Osat saa varaosina | Parts sold as spares | Delar finns som reservdelar | Teile als Ersatz erhältlich | Pièces détachées disponibles | Детали есть в запчастях
# snowshoe
Pitoraudat ja nouseva kantatuki, {load} | Crampons and a heel lift, {load} | Broddar och hälstöd, {load} | Harscheisen und Steighilfe, {load} | Crampons et cale de montée, {load} | Шипы и подпятник, {load}
Kevyt askel umpihankeen, {weight} pari | A light step in deep snow, {weight} a pair | Lätta steg i lössnö, {weight} paret | Leichter Schritt im Tiefschnee, {weight} das Paar | Pas léger en poudreuse, {weight} la paire | Лёгкий шаг по целине, {weight} пара
Side, joka kiristyy hanskat kädessä | A binding you tighten with gloves on | Bindning som dras åt med handskar | Bindung mit Handschuhen zu schließen | Fixation qui se serre avec des gants | Крепление затягивается в перчатках
Sopii kenkäkokoihin 36–47 | Fits shoe sizes 36–47 | Passar skostorlek 36–47 | Für Schuhgrößen 36–47 | Pointures 36 à 47 | Для обуви 36–47
Lumi ei pakkaudu kenkään | Snow does not ball up | Snön klumpar sig inte | Schnee stollt nicht auf | La neige ne botte pas | Снег не налипает
Remmit vaihtuvat varaosiin | Straps can be replaced | Remmarna går att byta | Riemen austauschbar | Sangles remplaçables | Ремни можно заменить
# rope
Pehmeä käsitellä, halkaisija {diameter} | Soft in the hand, {diameter} | Mjukt att hantera, {diameter} | Geschmeidig, Durchmesser {diameter} | Souple en main, diamètre {diameter} | Мягкая в руках, диаметр {diameter}
Kuivakäsitelty ja kestävä vaippa, {diameter} | Dry-treated, hard-wearing sheath, {diameter} | Impregnerat, tålig mantel, {diameter} | Imprägniert, robuster Mantel, {diameter} | Traitée, gaine résistante, {diameter} | Водоотталкивающая, прочная оплётка, {diameter}
Seinälle ja kalliolle, {diameter} | For gym and rock, {diameter} | För vägg och klippa, {diameter} | Für Halle und Fels, {diameter} | Salle et rocher, {diameter} | Для зала и скал, {diameter}
Keskikohta on merkitty | Middle mark | Mittmarkering | Mittelmarkierung | Repère de milieu | Маркировка середины
Täyttää standardin EN 892 | Meets EN 892 | Uppfyller EN 892 | Erfüllt EN 892 | Conforme à EN 892 | Соответствует EN 892
Köysipussi kuuluu mukaan | Rope bag included | Repsäck ingår | Seilsack inklusive | Sac à corde fourni | Мешок для верёвки в комплекте
# metal
Lujuus {strength}, paino {weight} | Strength {strength}, weight {weight} | Hållfasthet {strength}, vikt {weight} | Bruchlast {strength}, Gewicht {weight} | Résistance {strength}, poids {weight} | Прочность {strength}, вес {weight}
Sileä portti, joka ei tartu köyteen | A smooth gate that does not snag | Slät grind som inte hakar | Glatter Schnapper ohne Haken | Doigt lisse qui n'accroche pas | Гладкая защёлка не цепляет верёвку
Iso suu ja selvä ote hanskat kädessä | Wide gate, sure grip with gloves | Stor öppning, säkert grepp med handskar | Große Öffnung, griffig mit Handschuhen | Grande ouverture, bonne prise gantée | Широкий зев, удобно в перчатках
Kuumataottu runko | Hot-forged body | Varmsmidd kropp | Warmgeschmiedet | Corps forgé à chaud | Горячая ковка
Täyttää standardin EN 12275 | Meets EN 12275 | Uppfyller EN 12275 | Erfüllt EN 12275 | Conforme à EN 12275 | Соответствует EN 12275
Yksilöllinen sarjanumero | Individual serial number | Eget serienummer | Eigene Seriennummer | Numéro de série individuel | Индивидуальный серийный номер
# harness
Pehmustettu vyö ja säätyvät reisilenkit, {weight} | Padded belt, adjustable leg loops, {weight} | Vadderat bälte, justerbara benslingor, {weight} | Gepolsterter Gurt, verstellbare Beine, {weight} | Ceinture rembourrée, cuisses réglables, {weight} | Мягкий пояс, регулируемые обхваты, {weight}
Neljä varustelenkkiä, hengittävä selkä | Four gear loops, breathing back | Fyra utrustningsöglor, andande rygg | Vier Materialschlaufen, atmungsaktiv | Quatre porte-matériel, dos aéré | Четыре петли, дышащая спина
Kevyt valjas pitkille reiteille, {weight} | Light harness for long routes, {weight} | Lätt sele för långa leder, {weight} | Leichter Gurt für lange Routen, {weight} | Baudrier léger pour grandes voies, {weight} | Лёгкая беседка для длинных маршрутов, {weight}
Kulumista osoittava lanka vyölenkissä | A wear marker in the belay loop | Slitagemarkering i inbindningsöglan | Verschleißanzeige in der Schlaufe | Témoin d'usure sur le pontet | Индикатор износа на петле
Täyttää standardin EN 12277 | Meets EN 12277 | Uppfyller EN 12277 | Erfüllt EN 12277 | Conforme à EN 12277 | Соответствует EN 12277
Lenkit pysyvät auki hanskalle | Gear loops stay open for a glove | Öglorna står öppna för handsken | Schlaufen bleiben offen | Porte-matériel rigides, faciles à trouver | Петли держат форму для перчатки
# climbing-shoe
Tarkka kärki ja pehmeä kantakuppi | Exact toe and a soft heel cup | Exakt tå och mjuk hälkopp | Präzise Spitze, weiche Ferse | Pointe précise, talon souple | Точный носок и мягкая пятка
Kestävä kumi sisälle ja kalliolle | Lasting rubber for gym and rock | Tåligt gummi för inne och ute | Robuster Gummi für Halle und Fels | Gomme durable, salle et rocher | Стойкая резина для зала и скал
Istuu ilman kipua koko illan | Fits without pain all evening | Sitter utan smärta hela kvällen | Sitzt den ganzen Abend ohne Schmerz | Confortable toute la soirée | Сидят без боли весь вечер
Pohjan saa vaihdettua | Can be resoled | Går att sula om | Neu besohlbar | Ressemelable | Подошву можно заменить
Nahka myötäilee jalkaa viikossa | The leather gives within a week | Lädret formar sig på en vecka | Das Leder passt sich in einer Woche an | Le cuir se fait en une semaine | Кожа разнашивается за неделю
Kumin paksuus neljä milliä | Four millimetres of rubber | Fyra millimeter gummi | Vier Millimeter Gummi | Quatre millimètres de gomme | Четыре миллиметра резины
# paddle
Kevyt lapa pitkille legeille, {weight} | A light blade for long legs, {weight} | Lätt blad för långa etapper, {weight} | Leichtes Blatt für lange Etappen, {weight} | Pale légère pour longues étapes, {weight} | Лёгкая лопасть для долгих переходов, {weight}
Kaksiosainen varsi, säädettävä kulma | Two-piece shaft, adjustable angle | Tvådelat skaft, ställbar vinkel | Zweiteilig, Winkel verstellbar | Deux parties, angle réglable | Двухчастное, с регулировкой угла
Hiljainen veto ja tukeva ote | A quiet stroke and a firm grip | Tyst drag och stadigt grepp | Leiser Zug, fester Griff | Coup silencieux, prise ferme | Тихий гребок и надёжный хват
Lavan reuna kestää kiven | The blade's edge takes stone | Bladets kant tål sten | Die Blattkante hält Steinen stand | Le bord de pale résiste à la pierre | Кромка лопасти выдержит камень
Varren soikea muoto ohjaa otetta | An oval shaft guides the grip | Ovalt skaft styr greppet | Ovaler Schaft führt die Hand | Manche ovale qui guide la main | Овальное древко направляет хват
Kelluu pudotessaan | Floats when dropped | Flyter om den tappas | Schwimmt, wenn sie fällt | Flotte si on la lâche | Не тонет
# vest
Kelluu {buoyancy}, istuu melojalle | Floats {buoyancy}, cut for paddling | Flyter {buoyancy}, skuren för paddling | Auftrieb {buoyancy}, fürs Paddeln geschnitten | Flottabilité {buoyancy}, coupe kayak | Плавучесть {buoyancy}, крой для гребли
Lyhyt selkä mahtuu istuimen nojaan, {weight} | Short back clears the seat, {weight} | Kort rygg går fri från sitsen, {weight} | Kurzer Rücken für die Sitzlehne, {weight} | Dos court, dégage le siège, {weight} | Короткая спина не мешает сиденью, {weight}
Taskut eväälle ja pillille | Pockets for a snack and a whistle | Fickor för matbit och visselpipa | Taschen für Snack und Pfeife | Poches pour l'en-cas et le sifflet | Карманы для перекуса и свистка
Sivusäädöt pysyvät kiristettyinä | Side straps stay tight | Sidoremmarna håller spänningen | Seitengurte halten die Spannung | Sangles latérales qui tiennent | Боковые стяжки не ослабевают
Täyttää standardin EN ISO 12402 | Meets EN ISO 12402 | Uppfyller EN ISO 12402 | Erfüllt EN ISO 12402 | Conforme à EN ISO 12402 | Соответствует EN ISO 12402
Heijastimet olkapäillä | Reflectors on the shoulders | Reflexer på axlarna | Reflektoren auf den Schultern | Réflecteurs aux épaules | Светоотражатели на плечах
`;
