export interface SampleGuest {
  id: string;
  name: string;
  email: string;
  year: number;
  answer: "yes" | "no" | "maybe" | "none";
  owesMinor: number;
}

const guest = (
  id: string,
  name: string,
  year: number,
  answer: SampleGuest["answer"],
  owesMinor = 0,
): SampleGuest => ({ id, name, email: `guest-${id}@mail.example.com`, year, answer, owesMinor });

/** Guests with the names that real lists have. */
export const sampleGuests: readonly SampleGuest[] = [
  guest("1", "Adaeze Okonkwo", 1997, "yes"),
  guest("2", "Björn Lindström", 1996, "yes"),
  guest("3", "Maximiliana Featherstonehaugh-Villavicencio", 1997, "no"),
  guest("4", "ليلى الحدّاد", 1998, "maybe", 6500),
  guest("5", "Jörg Müller", 1995, "none", 2500),
  guest("6", "Søren Ætterhøi", 1997, "yes"),
  guest("7", "Nguyễn Thị Minh Khai", 1997, "none"),
];
