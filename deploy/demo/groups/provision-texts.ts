export const provisionTexts = `
# fuel
Kaasu ja polttoaine>Polttoaineet | Gas and fuel>Fuel | Gas och bränsle>Bränsle | Gas und Brennstoff>Brennstoffe | Gaz et combustibles>Combustibles | Газ и топливо>Топливо
kaasupatruuna | Gas Cartridge | gaspatron | Gaskartusche | Cartouche de gaz | Газовый баллон
Kesään, talveen ja spriikeittimelle; kilohinta kertoo, mikä koko on edullisin. | For summer, winter and alcohol stoves; the price of a kilogram tells which size is the best buy. | För sommar, vinter och spritkök; kilopriset visar vilken storlek som lönar sig. | Für Sommer, Winter und Spirituskocher; der Kilopreis zeigt, welche Größe sich lohnt. | Pour l'été, l'hiver et les réchauds à alcool ; le prix au kilo dit quel format est avantageux. | Для лета, зимы и спиртовых горелок; цена за килограмм показывает, что выгоднее.
# ski-wax
Suksivoiteet | Ski wax | Skidvallor | Skiwachs | Farts | Мази для лыж
suksivoide | Ski Wax | skidvalla | Skiwachs | Fart | Мазь для лыж
Luistoa ja pitoa jokaiseen keliin, ilman fluoria. | Glide and grip for all kinds of snow, without fluorine. | Glid och fäste för alla fören, utan fluor. | Gleiten und Haften auf jedem Schnee, ohne Fluor. | Glisse et accroche pour toutes les neiges, sans fluor. | Скольжение и держание на любом снегу, без фтора.
# care-products
Hoitoaineet | Care products | Vårdprodukter | Pflegemittel | Produits d'entretien | Средства для ухода
hoitoaine | Care Product | vårdprodukt | Pflegemittel | Produit d'entretien | Средство для ухода
Pesua, kyllästettä ja rasvaa, jotta hyvä kestää kauemmin. | Wash, proofing and wax, so that good things last longer. | Tvätt, impregnering och fett, så att bra saker håller längre. | Waschmittel, Imprägnierung und Fett, damit Gutes länger hält. | Lessive, imperméabilisant et graisse, pour que les bonnes choses durent. | Стирка, пропитка и воск, чтобы хорошие вещи служили дольше.
`;
