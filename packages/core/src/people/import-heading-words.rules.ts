import type { ImportField } from "./imports.types.ts";

/** A field that a list's column can become. */
export type NamedField = Exclude<ImportField, "custom" | "skip">;

/** Words with a comma between them. */
const list = (words: string): readonly string[] => words.trim().split(/,\s+/);

/**
 * Headings as ticketing sites and spreadsheets write them in English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Turkish, Japanese, Chinese and Arabic: folded, and Latin letters
 * without accents.
 */
export const headingWords: Record<NamedField, readonly string[]> = {
  firstName: list(`
    first name, firstname, given name, forename, vorname, rufname, prenom, nombre,
    primer nombre, nome proprio, primeiro nome, voornaam, roepnaam,
    名, 下の名前, الاسم الأول`),
  lastName: list(`
    last name, lastname, surname, family name, nachname, familienname, zuname, nom,
    nom de famille, apellido, apellidos, cognome, sobrenome, apelido, achternaam, familienaam, soyad, soyadi, soyisim,
    姓, 苗字, 姓氏, اسم العائلة, اللقب`),
  fullName: list(`
    name, full name, attendee name, guest name, guest, gast, teilnehmer, teilnehmerin,
    vollstandiger name, vor und nachname, nom complet, nom et prenom, invite, nombre completo,
    nombre y apellidos, invitado, nome, nome completo, nome e cognome, ospite, convidado, naam,
    volledige naam, ad, adi, isim, ad soyad, adi soyadi, ad soyadi, isim soyisim, misafir, davetli,
    氏名, 名前, お名前, ご氏名, 姓名, 全名, الاسم, الاسم الكامل`),
  formerName: list(`
    former name, maiden name, birth name, nee, name at school, geburtsname, madchenname,
    nom de naissance, nom de jeune fille, apellido de soltera, cognome da nubile,
    nome de solteira, meisjesnaam,
    旧姓, 曾用名, اسم الولادة`),
  email: list(`
    email, e mail, email address, e mail address, attendee email, mail, email adresse,
    e mail adresse, mailadresse, mail adresse, emailadresse, adresse e mail, adresse email,
    adresse mail, courriel, adresse courriel, correo, correo electronico, direccion de correo,
    direccion de correo electronico, indirizzo email, indirizzo e mail, posta elettronica,
    endereco de email, endereco de e mail, correio eletronico, e mailadres, emailadres, e posta, eposta, e posta adresi, eposta adresi,
    メール, メールアドレス, eメール, 電子メール, 邮箱, 电子邮件, 电子邮箱, 電子郵件, البريد, البريد الإلكتروني`),
  phone: list(`
    cell phone, mobile, mobile phone, phone, phone number, telephone, telefon, telefonnummer,
    handy, handynummer, mobil, mobilnummer, rufnummer, numero de telephone, portable, telefono,
    telefono movil, movil, celular, cellulare, numero di telefono, telefone, telemovel,
    telefoonnummer, telefoon, telefon numarasi, cep telefonu, cep, gsm,
    電話, 電話番号, 携帯, 携帯電話, 携帯番号, 电话, 电话号码, 手机, 手机号, 手机号码, الهاتف, رقم الهاتف, الجوال, رقم الجوال`),
  language: list(`
    language, preferred language, mail language, locale, sprache, bevorzugte sprache, langue, langue preferee, idioma,
    idioma preferido, lengua, lingua, taal, voorkeurstaal, dil,
    言語, 语言, 語言, اللغة`),
  city: list(
    `city, town, home city, ort, wohnort, stadt, ville, ciudad, citta, cidade, plaats, woonplaats, sehir,
    市区町村, 都市, 城市, المدينة`,
  ),
  country: list(`
    country, home country, land, pays, pais, paese, nazione, ulke, 国, 国家, 國家, البلد, الدولة`),
  timeZone: list(`
    time zone, timezone, tz, zeitzone, fuseau horaire, zona horaria, huso horario, fuso orario,
    fuso horario, tijdzone, saat dilimi,
    タイムゾーン, 时区, المنطقة الزمنية`),
  group: list(`
    group, class, class of, class year, branch, unit, team, department, chapter, circle,
    community, interest group, gruppe, klasse, jahrgang, abschlussjahrgang, abteilung, einheit,
    mannschaft, zweig, groupe, classe, promotion, promo, service, equipe, branche, grupo,
    clase, promocion, departamento, equipo, gruppo, reparto, squadra, turma, equipa, groep,
    klas, afdeling, grup, sinif,
    グループ, クラス, 部署, 所属, 卒業年, 小组, 班级, 部门, المجموعة, الفصل, القسم`),
  dietary: list(`
    dietary requirements, dietary needs, dietary, diet, allergies, dietary restrictions,
    ernahrung, essen, allergien, unvertraglichkeiten, besondere ernahrung, regime alimentaire,
    regime, dieta, alergias, restricciones alimentarias, allergie, esigenze alimentari,
    restricoes alimentares, dieet, dieetwensen, allergieen,
    アレルギー, 食事制限, 饮食要求, 过敏, متطلبات غذائية, الحساسية`),
  note: list(`
    comments, comment, note, notes, message, bemerkung, bemerkungen, anmerkung, anmerkungen,
    kommentar, notiz, notizen, nachricht, commentaire, commentaires, remarque, remarques, nota,
    notas, comentario, comentarios, observaciones, commento, commenti, observacoes, opmerking,
    opmerkingen, not, notlar,
    備考, メモ, コメント, 备注, 留言, ملاحظة, ملاحظات`),
  status: list(`
    attendee status, status, rsvp, answer, attending, rsvp status, approval status, antwort,
    zusage, ruckmeldung, teilnahme, kommt, reponse, statut, presence, respuesta, estado,
    asistencia, asiste, risposta, stato, presenza, resposta, presenca, antwoord, aanwezig,
    出欠, 回答, 状态, 回复, 是否参加, الحالة, الرد`),
  externalId: list(`
    attendee #, attendee, attendee id, attendee no, ticket id, guest id, barcode #,
    teilnehmernummer, ticketnummer`),
  orderNumber: list(`
    order #, order, order id, order number, order no, order reference, bestellnummer,
    bestellung, numero de commande, commande, numero de pedido, pedido, numero ordine, ordine,
    bestelnummer,
    注文番号, 订单号, رقم الطلب`),
  orderedAt: list(`
    order date, ordered, ordered at, created, created at, purchase date, bestelldatum,
    date de commande, fecha de pedido, data ordine, data do pedido, besteldatum,
    注文日, 订单日期, تاريخ الطلب`),
  amount: list(`
    ticket price, price, amount, total, amount paid, ticket total, preis, betrag, summe, prix,
    montant, precio, importe, prezzo, importo, preco, valor, prijs, bedrag,
    金額, 価格, 料金, 金额, 价格, السعر, المبلغ`),
  currency: list("currency, wahrung, devise, moneda, valuta, moeda, 通貨, 货币, العملة"),
  buyerFirstName: list("buyer first name, order first name, kaufer vorname"),
  buyerLastName: list("buyer last name, order last name, buyer surname, kaufer nachname"),
  buyerEmail: list("buyer email, order email, kaufer e mail, kaufer email"),
  household: list(`
    household, party, family, household name, haushalt, familie, foyer, famille, hogar,
    familia, famiglia, nucleo, agregado, huishouden, gezin, hane, aile,
    世帯, 家族, 家庭, العائلة, الأسرة`),
  child: list(`
    child, is child, child?, adult/child, adult or child, age group, minor, enfant, nino,
    bambino, crianca,
    子ども, 子供, お子様, 儿童, 小孩, طفل`),
  tags: list("tags, labels, schlagworte, etiquettes, etiquetas, etichette, タグ, 标签, الوسوم"),
};
