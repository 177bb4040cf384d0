/** A culture's names; `slug` spells what an address cannot. */
export interface Names {
  first: readonly string[];
  last: readonly string[];
  slugs?: Readonly<Record<string, string>>;
}

/** Names of the United States. */
export const american: Names = {
  first: [
    "Tasha",
    "Marcus",
    "Denise",
    "Wesley",
    "Heather",
    "Jamal",
    "Kristen",
    "Andre",
    "Melissa",
    "Travis",
    "Nicole",
    "Brandon",
    "Stephanie",
    "Derek",
    "Latoya",
    "Shawn",
    "Monica",
    "Curtis",
    "Amber",
    "Reggie",
    "Tiffany",
    "Gordon",
    "Yolanda",
    "Keith",
    "Rochelle",
    "Vince",
    "Allison",
    "Terrence",
    "Brooke",
    "Dwayne",
  ],
  last: [
    "Abernathy",
    "Caldwell",
    "Fontaine",
    "Whitaker",
    "Hollis",
    "Prescott",
    "Baptiste",
    "Delacroix",
    "Sutherland",
    "Mayhew",
    "Castellano",
    "Freeman",
    "Kowalski",
    "Rosenthal",
    "Lindqvist",
    "Granger",
    "Thibodeaux",
    "Ainsworth",
    "Broussard",
    "Pemberton",
    "Novak",
    "Sinclair",
    "Washington",
    "Holloway",
    "Vandermeer",
    "McAllister",
    "Quigley",
  ],
};

/** Names from many parts of the world, with the letters they are written in. */
export const worldwide: Names = {
  first: [
    "Adaeze",
    "Chidi",
    "Kwame",
    "Amara",
    "Priya",
    "Arjun",
    "Meera",
    "Sanjay",
    "Mei-Ling",
    "Haruto",
    "Yuki",
    "Linh",
    "Minh",
    "Joon",
    "Soo-Jin",
    "Tomás",
    "Lucía",
    "Ximena",
    "Joaquín",
    "Inés",
    "Thiago",
    "Beatriz",
    "Siobhán",
    "Ciarán",
    "Aoife",
    "Søren",
    "Åsa",
    "Øystein",
    "Łukasz",
    "Zofia",
    "Ondřej",
    "Élodie",
    "Noémie",
    "Chloë",
    "François",
    "Giulia",
    "Niccolò",
    "Eszter",
    "Katarína",
    "Ayşe",
    "Mehmet",
    "Leilani",
    "Tane",
  ],
  last: [
    "Okonkwo",
    "Adeyemi",
    "Mensah",
    "Raghunathan",
    "Iyer",
    "Chatterjee",
    "Nakamura",
    "Tanaka",
    "Nguyễn",
    "Trần",
    "Park",
    "Kim",
    "Ibáñez Echeverría",
    "Muñoz",
    "Peña",
    "da Conceição",
    "Gonçalves",
    "Ó Súilleabháin",
    "Byrne",
    "Ångström",
    "Bjørnstad",
    "Wiśniewska",
    "Dąbrowski",
    "Čapek",
    "L’Hôpital",
    "Saint-Exupéry",
    "D’Angelo",
    "Szabó",
    "Yılmaz",
    "Öztürk",
    "Kahananui",
    "Featherstonehaugh-Villavicencio",
  ],
};

/** Arabic names, in Arabic script. */
export const arabic: Names = {
  first: ["ليلى", "يوسف", "مريم", "كريم", "نور", "سارة"],
  last: ["الحدّاد", "منصور", "العبّاسي", "خليل"],
  slugs: {
    ليلى: "layla",
    يوسف: "yusuf",
    مريم: "maryam",
    كريم: "karim",
    نور: "nour",
    سارة: "sara",
    الحدّاد: "haddad",
    منصور: "mansour",
    العبّاسي: "abbasi",
    خليل: "khalil",
  },
};

/** German names. */
export const german: Names = {
  first: [
    "Annegret",
    "Jörg",
    "Liselotte",
    "Götz",
    "Ursula",
    "Heinrich",
    "Käthe",
    "Günther",
    "Marlene",
    "Friedhelm",
    "Sieglinde",
    "Lukas",
    "Johanna",
    "Björn",
    "Theresa",
    "Korbinian",
    "Vroni",
    "Maximilian",
    "Franziska",
    "Anton",
    "Magdalena",
    "Benedikt",
    "Rosalie",
    "Ludwig",
    "Emilia",
    "Moritz",
    "Clara",
    "Jakob",
    "Greta",
    "Valentin",
  ],
  last: [
    "Grünewald",
    "Müller-Österreicher",
    "Weiß",
    "Schäffler",
    "Höß",
    "Brünnhuber",
    "Großmann",
    "Lüdtke",
    "von der Tann",
    "Süßmayr",
    "Königsbauer",
    "Straßer",
  ],
};

/** Portuguese names. */
export const portuguese: Names = {
  first: [
    "Rita",
    "Duarte",
    "Margarida",
    "Vasco",
    "Leonor",
    "Gonçalo",
    "Matilde",
    "Afonso",
    "Catarina",
    "Tiago",
  ],
  last: ["Figueiredo", "Assunção", "Guimarães", "Falcão", "Brandão"],
};

/** A name as an address can spell it: `Jörg Müller` -> `joerg.mueller`. */
export function slugOf(name: string): string {
  const spelled = name
    .split(" ")
    .map((word) => arabic.slugs?.[word] ?? word)
    .join(" ")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replaceAll(/ä|ö|ü/g, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
  return spelled
    .normalize("NFD")
    .replaceAll(/[^a-z0-9 -]/g, "")
    .trim()
    .replaceAll(/ +/g, ".");
}
