/** See phrases.ts for the form: three short texts, then what stands in the list of the long one. */
export const provisionPhrases = `
# fuel
Syttyy heti ja palaa puhtaasti | Lights at once and burns clean | Tänder direkt och brinner rent | Zündet sofort und brennt sauber | S'allume aussitôt et brûle proprement | Загорается сразу и горит чисто
Sopii kaikkiin kierreventtiilin keittimiin | Fits every stove with a threaded valve | Passar alla kök med gängad ventil | Passt auf jeden Kocher mit Schraubventil | Convient à tout réchaud à valve à vis | Подходит ко всем горелкам с резьбовым клапаном
Riittoisa viikonlopun retkelle | Enough for a weekend out | Räcker för en helgtur | Reicht für ein Wochenende draußen | De quoi tenir un week-end | Хватит на выходные в походе
Tyhjän voi tuoda myymälään kierrätettäväksi | Bring the empty one to a store for recycling | Ta med den tomma till butiken för återvinning | Leer in der Filiale zum Recycling abgeben | Rapportez l'emballage vide en magasin pour le recyclage | Пустую тару можно сдать в магазин
Säilyy vuosia viileässä ja kuivassa | Keeps for years where it is cool and dry | Håller i åratal svalt och torrt | Kühl und trocken jahrelang haltbar | Se conserve des années au frais et au sec | Годами хранится в сухом прохладном месте
Nouto myymälästä: vaarallista tavaraa emme lähetä ulkomaille | Collect it in a store: dangerous goods are not sent abroad | Hämtas i butik: farligt gods skickas inte utomlands | Abholung in der Filiale: Gefahrgut geht nicht ins Ausland | Retrait en magasin : les matières dangereuses ne partent pas à l'étranger | Самовывоз из магазина: опасные грузы за границу не отправляем
# wax
Ilman fluoria, kuten säännöt vaativat | Without fluorine, as the rules ask | Utan fluor, som reglerna kräver | Ohne Fluor, wie es die Regeln verlangen | Sans fluor, comme l'exigent les règles | Без фтора, как требуют правила
Levittyy helposti kylmälläkin suksella | Spreads easily, even on a cold ski | Går lätt att lägga även på kall skida | Lässt sich auch auf kaltem Ski gut auftragen | S'étale bien, même sur un ski froid | Легко наносится даже на холодную лыжу
Kestää pitkän lenkin karkealla lumella | Lasts a long tour on coarse snow | Håller en lång tur på grov snö | Hält eine lange Tour auf grobem Schnee | Tient une longue sortie sur neige rugueuse | Держится на жёстком снегу всю прогулку
Mukana ohje neljälle kelille | With instructions for four kinds of snow | Med anvisning för fyra fören | Mit Anleitung für vier Schneearten | Avec un mode d'emploi pour quatre neiges | С инструкцией для четырёх видов снега
Lähtee pois lämpimällä vedellä ja saippualla | Comes off with warm water and soap | Går bort med varmt vatten och tvål | Geht mit warmem Wasser und Seife ab | S'enlève à l'eau chaude et au savon | Смывается тёплой водой с мылом
Kääre on paperia | The wrapper is paper | Omslaget är av papper | Die Hülle ist aus Papier | L'emballage est en papier | Обёртка из бумаги
# care
Pidentää varusteiden ikää vuosilla | Adds years to your gear | Förlänger utrustningens liv med år | Verlängert das Leben der Ausrüstung um Jahre | Prolonge de plusieurs années la vie du matériel | Продлевает жизнь снаряжения на годы
Ilman PFAS-yhdisteitä ja hajusteita | Without PFAS and perfume | Utan PFAS och parfym | Ohne PFAS und Duftstoffe | Sans PFAS ni parfum | Без PFAS и отдушек
Riittää koko perheen varusteille | Enough for the gear of a family | Räcker till hela familjens utrustning | Reicht für die Ausrüstung der Familie | Assez pour le matériel de toute la famille | Хватит на снаряжение всей семьи
Annosmitta on korkissa | The cap measures a dose | Korken är doseringsmått | Der Deckel ist ein Messbecher | Le bouchon sert de doseur | Крышка служит мерным стаканом
Pullo on kierrätettyä muovia | The bottle is recycled plastic | Flaskan är av återvunnen plast | Die Flasche ist aus Recyclingkunststoff | Le flacon est en plastique recyclé | Флакон из переработанного пластика
Hajoaa luonnossa neljässä viikossa | Breaks down in nature within four weeks | Bryts ner i naturen på fyra veckor | In vier Wochen biologisch abgebaut | Se dégrade en quatre semaines | Разлагается в природе за четыре недели
`;
