export interface Guest {
  id: string;
  name: string;
  email: string;
  year: number;
  answer: "yes" | "no" | "maybe" | "none";
  owesMinor: number;
  household: string;
}

/** A few people with names of every length and script. */
export const guests: Guest[] = [
  {
    id: "1",
    name: "Adaeze Okonkwo",
    email: "adaeze@mail.example.com",
    year: 1997,
    answer: "yes",
    owesMinor: 0,
    household: "Okonkwo-Lindström",
  },
  {
    id: "2",
    name: "Björn Lindström",
    email: "with Adaeze",
    year: 1996,
    answer: "yes",
    owesMinor: 0,
    household: "Okonkwo-Lindström",
  },
  {
    id: "3",
    name: "Maximiliana Featherstonehaugh-Villavicencio",
    email: "maximiliana.fv@mail.example.com",
    year: 1997,
    answer: "no",
    owesMinor: 0,
    household: "No household",
  },
  {
    id: "4",
    name: "ليلى الحدّاد",
    email: "layla.haddad@mail.example.com",
    year: 1998,
    answer: "maybe",
    owesMinor: 6500,
    household: "الحدّاد",
  },
  {
    id: "5",
    name: "Jörg Müller",
    email: "joerg.mueller@post.example",
    year: 1995,
    answer: "none",
    owesMinor: 2500,
    household: "No household",
  },
];

/** More than any window shows. */
export const many = Array.from({ length: 10_000 }, (_, index): Guest => ({
  id: `${index}`,
  name: `Guest ${index + 1}`,
  email: `guest${index + 1}@mail.example.com`,
  year: 1990 + (index % 10),
  answer: index % 3 === 0 ? "yes" : "none",
  owesMinor: index % 7 === 0 ? 2500 : 0,
  household: "No household",
}));
