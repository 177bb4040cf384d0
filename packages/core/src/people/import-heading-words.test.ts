import { expect, it } from "vitest";
import { matchColumns } from "./import-columns.rules.ts";
import { parseCsv } from "../base/csv.rules.ts";
import { headingWords } from "./import-heading-words.rules.ts";
import { folded } from "./import-headings.rules.ts";
import { meaningOf } from "./import-statuses.rules.ts";

const fieldsOf = (heading: string) => {
  const line = heading.replaceAll(/[^;]+/g, "x");
  const table = parseCsv(new TextEncoder().encode(`${heading}\n${line}\n`));
  return matchColumns(table).map(({ field }) => field);
};

it.each([
  [
    "Vorname;Nachname;E-Mail-Adresse;Abteilung;Bemerkung",
    ["firstName", "lastName", "email", "group", "note"],
  ],
  ["Name;Vorname;Jahrgang;Telefon", ["lastName", "firstName", "group", "phone"]],
  ["Nom;Prénom;Adresse e-mail;Régime alimentaire", ["lastName", "firstName", "email", "dietary"]],
  ["Nombre;Apellidos;Correo electrónico;País", ["firstName", "lastName", "email", "country"]],
  ["Nome;Cognome;Città", ["firstName", "lastName", "city"]],
  ["Nome completo;Endereço de e-mail;Observações", ["fullName", "email", "note"]],
  ["Naam;E-mailadres;Woonplaats", ["fullName", "email", "city"]],
  [
    "Ad;Soyad;E-posta;Telefon;Hane;Grup;Not;Adres",
    ["firstName", "lastName", "email", "phone", "household", "group", "note", "custom"],
  ],
  ["ADI;SOYADI;EPOSTA", ["firstName", "lastName", "email"]],
  ["Adı;Soyadı", ["firstName", "lastName"]],
  ["Ad Soyad;Eposta;Ülke", ["fullName", "email", "country"]],
  ["İsim;Şehir", ["fullName", "city"]],
  ["isim;Soyisim", ["firstName", "lastName"]],
  ["Name;First name;Last name", ["fullName", "firstName", "lastName"]],
  ["Name;T-Shirt", ["fullName", "custom"]],
  ["氏名;メールアドレス;電話番号;備考", ["fullName", "email", "phone", "note"]],
  ["姓;名;出欠;アレルギー", ["lastName", "firstName", "status", "dietary"]],
  ["姓名;邮箱;手机号;部门", ["fullName", "email", "phone", "group"]],
  ["الاسم الكامل;البريد الإلكتروني;رقم الجوال", ["fullName", "email", "phone"]],
])("%s becomes %j", (heading, fields) => expect(fieldsOf(heading)).toEqual(fields));

it.each([
  ["Name;E-Mail\nZoë;zoe@example.org\n", ";"],
  ["sep=\t\nName\tE-Mail\nZoë\tzoe@example.org", "\t"],
  ["Name|E-Mail\r\nZoë|zoe@example.org\r\n\r\n", "|"],
])(
  "two columns and one line are enough to see what stands between cells: %j",
  (text, delimiter) => {
    const table = parseCsv(new TextEncoder().encode(text));
    expect(table.source).toMatchObject({ delimiter });
    expect(table.header).toEqual(["Name", "E-Mail"]);
    expect(table.records.map(({ cells }) => cells)).toEqual([["Zoë", "zoe@example.org"]]);
  },
);

it("every word stands once, as headings are compared", () => {
  const words = Object.values(headingWords).flat();
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(
    words.filter((word) => folded(word) !== word || /[a-z]\p{M}/u.test(word.normalize("NFD"))),
  ).toEqual([]);
});

it.each([
  ["Zugesagt", "yes"],
  ["Peut-être", "maybe"],
  ["Não", "no"],
  ["Ausstehend", "open"],
  ["Storniert", "cancelled"],
])("the answer %s means %s", (word, meaning) => expect(meaningOf(word, "generic")).toBe(meaning));
