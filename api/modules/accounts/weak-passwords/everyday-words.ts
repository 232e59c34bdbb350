/**
 * Words that people of the shop's six languages make passwords of: love, seasons, months, animals, sports, places, names
 * and the shop's own trade. The list of leaked passwords, which is mostly English, does not have them.
 */
const texts = [
  // fi
  `salasana salainen salasanani tunnus käyttäjä tervetuloa moikka moimoi terve kiitos rakkaus rakas rakastan kulta
  kultaseni muru äiti isä isoäiti mummo mummi ukki pappa veli sisko siskot vauva perhe koti kotona koira kissa koirani
  kissani hevonen heppa poni karhu susi hirvi kettu orava joutsen lohi hauki ahven kesä syksy talvi kevät kesäloma
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu maanantai
  tiistai keskiviikko torstai perjantai lauantai sunnuntai joulu juhannus vappu pääsiäinen suomi suomalainen helsinki
  tampere turku oulu espoo vantaa lahti kuopio jyväskylä rovaniemi lappi jääkiekko kiekko jokerit kärpät ilves tappara
  jalkapallo leijonat perkele saatana vittu paska helvetti kahvi olut sauna mökki järvi metsä meri tuuli aurinko kuu
  tähti taivas lumi jää sade retki vaellus teltta makuupussi rinkka kenkä kengät takki hiihto sukset pyörä kalastus
  metsästys kiipeily mikko matti pekka jussi ville juha antti tuomas anna maria liisa laura sanna minna tiina`,
  // sv
  `lösenord losenord hemligt hemlig användare välkommen valkommen hejhej hejsan tack kärlek karlek älskling alskling
  älskar mamma pappa mormor farmor morfar farfar syster bror bebis familj hemma hund katt hästen häst björn varg älg
  räv sommar höst vinter vår semester januari februari mars april maj juni juli augusti september oktober november
  december måndag tisdag onsdag torsdag fredag lördag söndag jul midsommar påsk sverige svensk stockholm göteborg
  goteborg malmö malmo uppsala fotboll ishockey hockey djurgården djurgarden hammarby frölunda fan helvete jävla kaffe
  sol måne stjärna himmel snö regn skog sjö hav vandring tält ryggsäck stövlar jacka skidor cykel fiske jakt
  erik lars anders johan karl per nils sven anna eva maria karin kristina linnea`,
  // de
  `passwort kennwort geheim geheimnis benutzer willkommen hallo hallihallo danke liebe liebling schatz schatzi ichliebedich
  mama papa mutti vati oma opa bruder schwester familie zuhause hund katze pferd bär wolf fuchs hirsch adler sommer
  herbst winter frühling fruehling urlaub januar februar märz april mai juni juli august september oktober november
  dezember montag dienstag mittwoch donnerstag freitag samstag sonntag weihnachten ostern deutschland österreich
  schweiz berlin hamburg münchen muenchen köln koeln frankfurt stuttgart dortmund schalke bayern borussia fussball fußball
  handball scheisse scheiße arschloch kaffee bier sonne mond stern himmel schnee regen wald berg see meer wandern zelt
  rucksack schuhe jacke ski fahrrad angeln klettern thomas michael andreas stefan peter klaus hans anna julia sabine
  claudia petra`,
  // fr
  `motdepasse secret utilisateur bienvenue bonjour salut merci amour jetaime jetadore chéri chérie cheri cherie coeur
  doudou maman papa mamie papi frère soeur bébé bebe famille maison chien chat cheval ours loup renard cerf soleil lune
  étoile etoile ciel neige pluie été printemps automne hiver vacances janvier février fevrier mars avril mai juin juillet
  août aout septembre octobre novembre décembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche noël noel
  pâques france français francais paris marseille lyon toulouse bordeaux nantes lille football rugby olympique merde
  putain connard café bière chocolat forêt foret montagne mer rivière randonnée randonnee tente chaussures veste vélo velo
  pêche escalade nicolas pierre jean philippe julien marie camille isabelle sophie nathalie azertyuiop`,
  // ru
  `пароль секрет пользователь привет здравствуй спасибо любовь люблю любимая любимый солнышко зайка котик малыш мама папа
  бабушка дедушка брат сестра семья дом собака кошка лошадь медведь волк лиса лось лето осень зима весна отпуск январь
  февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь понедельник вторник среда четверг пятница
  суббота воскресенье рождество россия москва питер петербург сочи казань футбол хоккей спартак зенит динамо цска
  черт блин кофе пиво солнце луна звезда небо снег дождь лес гора море река поход палатка рюкзак ботинки куртка лыжи
  велосипед рыбалка охота саша маша наташа оля катя настя сергей дмитрий алексей андрей максим йцукенгшщз йцукен
  privet lubov lubimaya solnyshko parol parolparol moskva rossiya spartak`,
  // en, where the list of leaked passwords leaves gaps
  `password passphrase welcome welcomeback letmein letmeinnow iloveyou ilovemydog ilovemycat sunshine princess football
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday spring summer autumn winter christmas holiday outdoor outdoors hiking camping trekking climbing
  skiing backpack jacket boots tent sleepingbag adventure finland sweden germany france russia shopping webshop shop
  customer account changeme changemenow default guest demo test testing administrator`,
] as const;

export const everydayWords: readonly string[] = texts.join(' ').split(/\s+/u);
