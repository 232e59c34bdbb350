/** Finnish words of land, weather, light and animals, from which models take their names. */
export const natureWords: readonly string[] = `
Aalto Aapa Aarni Aava Ahava Aho Ahti Aihki Ailakki Alppi Aro Aura Eräs Haavi Halla Halme Hanhi Hanki Harju Harso
Hauki Haukka Helle Heinä Hete Hiisi Hiitola Hilla Hirvi Honka Houru Huhta Huurre Hyrsky Hyöky Härmä Ilves Ilta Isku
Joki Jolma Jotos Juonne Jyrkkä Jäkkö Jänkä Järvi Kaarna Kaato Kaira Kaiku Kajo Kallas Kaleva Kaltio Kanerva
Kanto Kare Karpalo Kataja Kaukko Keidas Keino Kelluva Kero Keto Kide Kiiru Kinos Kipakka Kivikko Koivu Koski
Korpi Korento Kotka Kuikka Kuiske Kuisti Kulo Kumpu Kupari Kurki Kuru Kuulas Kuura Kymi Kytö Käpy Laavu Lahna Laine
Laita Lakka Lammi Lampi Lato Latva Lehto Leimu Leuto Liekki Lieto Linna Louhi Lounas Lumme Luode Luola Luoto
Lylly Länsi Maahi Maininki Mesi Myrsky Myräkkä Mänty Naali Nieriä Niemi Nietos Noro Norppa Nummi Nuotio Näre
Oinas Ojanne Otso Outa Paarma Pakkanen Paju Palo Palsa Parras Peura Petäjä Pihka Pihla Pilvi Pohja Polku Poro
Pouta Puro Puuska Pyry Pyörre Päivä Rahka Raita Rakka Raikas Ranta Rasti Riekko Riite Rinne Risti Roihu Rova Ruija
Ruska Ruoste Ruoho Routa Räntä Räme Saari Saivo Salama Salo Sammal Sampo Sarka Sarvi Savu Seita Selkä Siimes Silmu
Sini Soihtu Sointu Sompa Suisto Sumu Suo Susi Suvi Sydän Syli Syksy Särkkä Säde Taiga Taimi Taival Talvi Teeri
Tievä Tila Tokka Toivo Tuike Tuisku Tulva Tunturi Turve Tuuli Tyrsky Tyven Törmä Uhku Uoma Usva Utu Vaara Vaahto
Vaellus Valkea Varjo Varpu Vasa Vedos Vihma Viima Viita Viri Virta Vitikko Vuono Vuoma Välke Yläkkö Yötön Äimä Ääri
`
  .trim()
  .split(/\s+/);
