import { six, type Texts } from '../text/six-languages.ts';

export interface DemoKeyword {
  keyword: Texts;
  text: Texts;
  url: string;
}

/** Words that product texts explain in a popup. */
export const demoKeywords: readonly DemoKeyword[] = [
  {
    keyword: six('vesipilari | water column | vattenpelare | Wassersäule | colonne d’eau | водяной столб'),
    text: six(
      'Vesipilari kertoo, kuinka korkean vesipatsaan kangas kestää ennen kuin vesi tulee läpi. 10 000 mm riittää sateeseen, 20 000 mm istumiseen märällä. | The water column tells how high a pillar of water the fabric stands before it leaks. 10 000 mm is enough for rain, 20 000 mm for sitting on wet ground. | Vattenpelaren anger hur hög vattenpelare tyget tål innan det läcker. 10 000 mm räcker för regn, 20 000 mm för att sitta på vått. | Die Wassersäule sagt, wie viel Druck der Stoff aushält, bevor er undicht wird. 10 000 mm genügen für Regen, 20 000 mm zum Sitzen im Nassen. | La colonne d’eau dit quelle hauteur d’eau le tissu supporte avant de fuir. 10 000 mm suffisent pour la pluie, 20 000 mm pour s’asseoir au mouillé. | Водяной столб показывает, какое давление воды выдержит ткань. 10 000 мм хватит для дождя, 20 000 мм — чтобы сидеть на мокром.',
    ),
    url: 'article:three-layers',
  },
  {
    keyword: six('R-arvo | R-value | R-värde | R-Wert | valeur R | R-показатель'),
    text: six(
      'R-arvo kertoo, kuinka hyvin alusta eristää kylmästä maasta. Kesällä riittää 2, syksyllä 4, lumella 6. | The R-value tells how well a mat insulates from cold ground. 2 is enough in summer, 4 in autumn, 6 on snow. | R-värdet anger hur väl underlaget isolerar. 2 räcker på sommaren, 4 på hösten, 6 på snö. | Der R-Wert sagt, wie gut die Matte isoliert. Im Sommer genügt 2, im Herbst 4, auf Schnee 6. | La valeur R dit l’isolation du matelas. 2 suffit en été, 4 en automne, 6 sur la neige. | R-показатель говорит о теплоизоляции коврика. Летом хватит 2, осенью 4, на снегу 6.',
    ),
    url: 'article:warm-in-a-tent',
  },
  {
    keyword: six('täyttövoima | fill power | fyllnadskraft | Bauschkraft | pouvoir gonflant | упругость пуха'),
    text: six(
      'Täyttövoima kertoo, kuinka paljon untuva kuohkeutuu. Suurempi luku lämmittää enemmän samalla painolla. | Fill power tells how much the down lofts. A larger figure warms more for the same weight. | Fyllnadskraften anger hur mycket dunet fluffas. Högre tal värmer mer vid samma vikt. | Die Bauschkraft sagt, wie stark die Daune aufgeht. Höhere Werte wärmen bei gleichem Gewicht mehr. | Le pouvoir gonflant dit combien le duvet gonfle. Plus il est élevé, plus il chauffe à poids égal. | Упругость показывает, насколько расправляется пух. Чем больше число, тем теплее при том же весе.',
    ),
    url: '',
  },
  {
    keyword: six('DIN-luku | DIN value | DIN-värde | DIN-Wert | valeur DIN | значение DIN'),
    text: six(
      'DIN-luku on siteen laukeamisvoima. Se määräytyy painon, pituuden, iän, taidon ja monon pohjan pituuden mukaan; säädämme sen puolestasi. | The DIN value is the force at which a binding releases. Weight, height, age, skill and sole length decide it; we set it for you. | DIN-värdet är bindningens utlösningskraft. Det bestäms av vikt, längd, ålder, nivå och sulans längd; vi ställer in det. | Der DIN-Wert ist die Auslösekraft der Bindung. Gewicht, Größe, Alter, Können und Sohlenlänge bestimmen ihn; wir stellen ihn ein. | La valeur DIN est la force de déclenchement. Poids, taille, âge, niveau et longueur de semelle la fixent ; nous la réglons. | DIN — усилие срабатывания крепления. Оно зависит от веса, роста, возраста, уровня и длины подошвы; мы настроим его сами.',
    ),
    url: '/ski-wizard/',
  },
];
