import type { ImportField } from "./imports.types.ts";

/** A field that a list's column can become. */
export type NamedField = Exclude<ImportField, "custom" | "skip">;

/** Words with a comma between them. */
const list = (words: string): readonly string[] => words.trim().split(/,\s+/);

/**
 * Headings as ticketing sites and spreadsheets write them in English, German, French, Spanish,
 * Italian, Portuguese, Dutch and Turkish: folded, and without accents.
 */
export const headingWords: Record<NamedField, readonly string[]> = {
  firstName: list(`
    first name, firstname, given name, forename, vorname, rufname, prenom, nombre,
    primer nombre, nome proprio, primeiro nome, voornaam, roepnaam`),
  lastName: list(`
    last name, lastname, surname, family name, nachname, familienname, zuname, nom,
    nom de famille, apellido, apellidos, cognome, sobrenome, apelido, achternaam, familienaam, soyad, soyadi, soyisim`),
  fullName: list(`
    name, full name, attendee name, guest name, guest, gast, teilnehmer, teilnehmerin,
    vollstandiger name, vor und nachname, nom complet, nom et prenom, invite, nombre completo,
    nombre y apellidos, invitado, nome, nome completo, nome e cognome, ospite, convidado, naam,
    volledige naam, ad, adi, isim, ad soyad, adi soyadi, ad soyadi, isim soyisim, misafir, davetli`),
  formerName: list(`
    former name, maiden name, birth name, nee, name at school, geburtsname, madchenname,
    nom de naissance, nom de jeune fille, apellido de soltera, cognome da nubile,
    nome de solteira, meisjesnaam`),
  email: list(`
    email, e mail, email address, e mail address, attendee email, mail, email adresse,
    e mail adresse, mailadresse, mail adresse, emailadresse, adresse e mail, adresse email,
    adresse mail, courriel, adresse courriel, correo, correo electronico, direccion de correo,
    direccion de correo electronico, indirizzo email, indirizzo e mail, posta elettronica,
    endereco de email, endereco de e mail, correio eletronico, e mailadres, emailadres, e posta, eposta, e posta adresi, eposta adresi`),
  phone: list(`
    cell phone, mobile, mobile phone, phone, phone number, telephone, telefon, telefonnummer,
    handy, handynummer, mobil, mobilnummer, rufnummer, numero de telephone, portable, telefono,
    telefono movil, movil, celular, cellulare, numero di telefono, telefone, telemovel,
    telefoonnummer, telefoon, telefon numarasi, cep telefonu, cep, gsm`),
  language: list(`
    language, preferred language, mail language, locale, sprache, bevorzugte sprache, langue, langue preferee, idioma,
    idioma preferido, lengua, lingua, taal, voorkeurstaal, dil`),
  city: list(
    "city, town, home city, ort, wohnort, stadt, ville, ciudad, citta, cidade, plaats, woonplaats, sehir",
  ),
  country: list("country, home country, land, pays, pais, paese, nazione, ulke"),
  timeZone: list(`
    time zone, timezone, tz, zeitzone, fuseau horaire, zona horaria, huso horario, fuso orario,
    fuso horario, tijdzone, saat dilimi`),
  group: list(`
    group, class, class of, class year, branch, unit, team, department, chapter, circle,
    community, interest group, gruppe, klasse, jahrgang, abschlussjahrgang, abteilung, einheit,
    mannschaft, zweig, groupe, classe, promotion, promo, service, equipe, branche, grupo,
    clase, promocion, departamento, equipo, gruppo, reparto, squadra, turma, equipa, groep,
    klas, afdeling, grup, sinif`),
  dietary: list(`
    dietary requirements, dietary needs, dietary, diet, allergies, dietary restrictions,
    ernahrung, essen, allergien, unvertraglichkeiten, besondere ernahrung, regime alimentaire,
    regime, dieta, alergias, restricciones alimentarias, allergie, esigenze alimentari,
    restricoes alimentares, dieet, dieetwensen, allergieen`),
  note: list(`
    comments, comment, note, notes, message, bemerkung, bemerkungen, anmerkung, anmerkungen,
    kommentar, notiz, notizen, nachricht, commentaire, commentaires, remarque, remarques, nota,
    notas, comentario, comentarios, observaciones, commento, commenti, observacoes, opmerking,
    opmerkingen, not, notlar`),
  status: list(`
    attendee status, status, rsvp, answer, attending, rsvp status, approval status, antwort,
    zusage, ruckmeldung, teilnahme, kommt, reponse, statut, presence, respuesta, estado,
    asistencia, asiste, risposta, stato, presenza, resposta, presenca, antwoord, aanwezig`),
  externalId: list(`
    attendee #, attendee, attendee id, attendee no, ticket id, guest id, barcode #,
    teilnehmernummer, ticketnummer`),
  orderNumber: list(`
    order #, order, order id, order number, order no, order reference, bestellnummer,
    bestellung, numero de commande, commande, numero de pedido, pedido, numero ordine, ordine,
    bestelnummer`),
  orderedAt: list(`
    order date, ordered, ordered at, created, created at, purchase date, bestelldatum,
    date de commande, fecha de pedido, data ordine, data do pedido, besteldatum`),
  amount: list(`
    ticket price, price, amount, total, amount paid, ticket total, preis, betrag, summe, prix,
    montant, precio, importe, prezzo, importo, preco, valor, prijs, bedrag`),
  currency: list("currency, wahrung, devise, moneda, valuta, moeda"),
  buyerFirstName: list("buyer first name, order first name, kaufer vorname"),
  buyerLastName: list("buyer last name, order last name, buyer surname, kaufer nachname"),
  buyerEmail: list("buyer email, order email, kaufer e mail, kaufer email"),
  household: list(`
    household, party, family, household name, haushalt, familie, foyer, famille, hogar,
    familia, famiglia, nucleo, agregado, huishouden, gezin, hane, aile`),
  child: list(`
    child, is child, child?, adult/child, adult or child, age group, minor, enfant, nino,
    bambino, crianca`),
  tags: list("tags, labels, schlagworte, etiquettes, etiquetas, etichette"),
};
