import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownOwner } from "./typed-task-marks.rules.ts";
import { listLines, readTaskLine, readTaskLines } from "./typed-task.rules.ts";
import type { TaskLinePlace } from "./typed-task.types.ts";

/** A Thursday; the event is on Saturday, 12 June. */
const place: TaskLinePlace = {
  locale: "en-GB",
  now: "2027-05-20T10:00",
  eventDay: "2027-06-12",
  people: [
    { id: "ana", name: "Ana Ruiz" },
    { id: "jorg", name: "Jörg Müller" },
    { id: "dana", name: "Dana Whitlock" },
    { id: "dana2", name: "Dana Cole" },
    { id: "layla", name: "ليلى الحدّاد" },
    { id: "kim", name: "김민수" },
  ],
  me: "marta",
  labels: ["Music", "Music and dance"],
  activities: [{ id: "banquet", name: "Banquet" }],
};
const read = (text: string, more: Partial<TaskLinePlace> = {}) =>
  readTaskLine(text, { ...place, ...more });

it("reads a whole line", () => {
  const text = "Book band Friday 3pm @Ana !high #music";
  const line = read(text);
  expect(line).toMatchObject({
    title: "Book band",
    due: { kind: "moment", at: "2027-05-21T15:00" },
    owners: ["ana"],
    priority: "high",
    labels: ["Music"],
  });
  expect(line.parts.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
    ["due", "Friday 3pm"],
    ["owner", "@Ana"],
    ["priority", "!high"],
    ["label", "#music"],
  ]);
});

describe("days and moments", () => {
  it.each([
    ["Call the hall 14.6. 19:30", "Call the hall", "2027-06-14T19:30"],
    ["Call the hall by 14.6.", "Call the hall", "2027-06-14"],
    ["Next fri 7pm walk through the school", "walk through the school", "2027-05-28T19:00"],
    ["Tomorrow: call Ute", "call Ute", "2027-05-21"],
    ["Pay the deposit, due 1 June", "Pay the deposit", "2027-06-01"],
    ["Seating before Friday", "Seating", "2027-05-20"],
    ["Ring Ana day after tomorrow 9:30", "Ring Ana", "2027-05-22T09:30"],
    ["Ring Ana 3pm", "Ring Ana", "2027-05-20T15:00"],
    ["Ring Ana 9am", "Ring Ana", "2027-05-21T09:00"],
    ["Order 12 tables in 2 weeks", "Order 12 tables", "2027-06-03"],
    ["Table for 8 on Sunday 3pm", "Table for 8", "2027-05-23T15:00"],
    ["Zimmer verlängern Freitag 19 Uhr", "Zimmer verlängern", "2027-05-21T19:00"],
    ["Allumer les bougies 14 juillet 20h30", "Allumer les bougies", "2027-07-14T20:30"],
    ["Позвонить 14 июня 19:30", "Позвонить", "2027-06-14T19:30"],
    ["الاتفاق ١٤/٦/٢٠٢٧ ١٩:٣٠", "الاتفاق", "2027-06-14T19:30"],
    ["Cake (Sat)", "Cake", "2027-05-22"],
    ["Ring Ana tomorrow 9", "Ring Ana", "2027-05-21T09:00"],
    ["Meet at 9 tomorrow", "Meet", "2027-05-21T09:00"],
    ["Ring Ana friday at 9 and ask", "Ring Ana and ask", "2027-05-21T09:00"],
    ["Ring Ana today 5", "Ring Ana", "2027-05-20T17:00"],
    ["Order Friday 12 pizzas", "Order 12 pizzas", "2027-05-21"],
    ["Friday call the band at 9am", "call the band", "2027-05-21T09:00"],
    ["14/6 call the band 9am", "call the band", "2027-06-14T09:00"],
    ["Probe Fr 19:30", "Probe", "2027-05-21T19:30"],
    ["バンド １４日", "バンド", "2027-06-14"],
    ["Pay by the 14th", "Pay", "2027-06-14"],
    ["May 5 call the hall", "call the hall", "2028-05-05"],
    ["来週の金曜日に花を注文", "花を注文", "2027-05-28"],
    ["花を注文 来週の金曜日 15時", "花を注文", "2027-05-28T15:00"],
    ["下周五订花", "订花", "2027-05-28"],
    ["다음 주 금요일까지 꽃 주문", "꽃 주문", "2027-05-28"],
    ["حجز القاعة يوم الجمعة من الأسبوع القادم", "حجز القاعة", "2027-05-28"],
    ["Gelecek hafta cuma çiçek sipariş et", "çiçek sipariş et", "2027-05-28"],
    ["Blumen bestellen bis nächste Woche Freitag", "Blumen bestellen", "2027-05-28"],
    ["Commander les fleurs vendredi prochain 15h", "Commander les fleurs", "2027-05-21T15:00"],
    ["Cuma günü 18:30 prova", "prova", "2027-05-21T18:30"],
    ["Prova cuma günü", "Prova", "2027-05-21"],
    ["Cuma günü prova", "prova", "2027-05-21"],
    ["Kuchen Di 9.30", "Kuchen", "2027-05-25T09:30"],
    ["Encargar flores la próxima semana", "Encargar flores", "2027-05-27"],
    ["Encomendar flores na próxima sexta", "Encomendar flores", "2027-05-21"],
  ])("%s", (text, title, when) => {
    const { due, ...line } = read(text);
    expect([
      line.title,
      due && (due.kind === "day" ? due.day : due.kind === "moment" && due.at),
    ]).toEqual([title, when]);
  });

  it.each([
    "Buy sun cream for the walk",
    "Do what we can so that all find it",
    "Order 2.5 kg of coffee",
    "Cut 1/2 of the cake first",
    "Invite 5 out of 10 teachers",
    "Choose 60 photos of 1997",
    "May we use the gym?",
    "1:1 talk with the caterer",
    "A 4h drive each way",
    "Clean the 2nd floor",
    "Celebrate our 30th",
    "Call the man who has 9 chairs",
    "来週末の花を選ぶ",
    "下周末的花",
    "다음 주말 꽃 고르기",
    "Das nächste Treffen planen",
  ])("leaves %s as it is", (text) =>
    expect(read(text)).toMatchObject({ title: text, due: null, parts: [] }),
  );

  it("knows from when to when", () => {
    expect(read("Paint signs from Monday until Thursday")).toMatchObject({
      title: "Paint signs",
      start: { day: "2027-05-24" },
      due: { day: "2027-05-27" },
    });
    expect(read("Set up Fri 3pm-6pm")).toMatchObject({
      title: "Set up",
      start: { at: "2027-05-21T15:00" },
      due: { at: "2027-05-21T18:00" },
    });
  });

  it.each([
    ["Pay 31.2.", ["31.2."]],
    ["Pay 2/30", ["2/30"]],
    ["Call at 25:00", ["25:00"]],
    ["Pay by the 32nd", ["32nd"]],
    ["Buy pipes of 3/4", []],
    ["Pay 31.2. or on Friday", []],
  ])("says of %s what it could not read", (text, unread) =>
    expect(read(text)).toMatchObject({ unread }),
  );

  it("says that a day is another weekday", () => {
    expect(read("Ring Ana Fri 14 June 2027").parts).toMatchObject([{ isOtherWeekday: true }]);
    expect(read("Ring Ana Mon 14 June 2027").parts).toMatchObject([{ isOtherWeekday: false }]);
  });

  it("leaves what somebody took the chip from", () => {
    expect(read("Black Friday sale", { plain: ["Friday"] })).toMatchObject({
      title: "Black Friday sale",
      due: null,
    });
  });
});

describe("before and after the event", () => {
  const days = (count: number, from: "start" | "end" = "start", at: string | null = null) => ({
    kind: "days",
    from,
    activityId: null,
    days: count,
    at,
  });
  it.each([
    ["Send invitations 30 days before", "Send invitations", days(-30)],
    ["Send invitations T-30", "Send invitations", days(-30)],
    ["Send invitations t−4w", "Send invitations", days(-28)],
    ["Thank everybody the day after at 9", "Thank everybody", days(1, "end", "09:00")],
    ["10am the day before: load the van", "load the van", days(-1, "start", "10:00")],
    ["Deko kaufen 3 Tage vorher", "Deko kaufen", days(-3)],
    ["Drei Tage vorher Deko kaufen", "Deko kaufen", days(-3)],
    ["Dank schreiben zwei Wochen danach", "Dank schreiben", days(14, "end")],
    ["Saal buchen 30 Tage vor dem Fest", "Saal buchen", days(-30)],
    ["Acheter des fleurs trois jours avant", "Acheter des fleurs", days(-3)],
    ["Comprar flores tres días antes", "Comprar flores", days(-3)],
    ["Send invitations twelve days before", "Send invitations", days(-12)],
    ["Fotoğrafçıyı ara 3 gün önce", "Fotoğrafçıyı ara", days(-3)],
    ["警察に連絡 祭りの30日前", "警察に連絡", days(-30)],
    ["提灯を飾る 三日前に", "提灯を飾る", days(-3)],
    ["两周前订酒店", "订酒店", days(-14)],
    ["꽃 주문 3일 전", "꽃 주문", days(-3)],
    ["Payer le traiteur 2 semaines avant", "Payer le traiteur", days(-14)],
    ["Llamar al grupo 1 mes antes", "Llamar al grupo", days(-31)],
    ["Print badges a week before the event", "Print badges", days(-7)],
    ["Save the date 3 months before the reunion", "Save the date", days(-92)],
    ["Hang the banner on the day", "Hang the banner", days(0)],
    [
      "Doors open 2 hours before",
      "Doors open",
      { kind: "minutes", from: "start", activityId: null, minutes: -120 },
    ],
    [
      "Lights down 30 minutes before the banquet",
      "Lights down",
      { kind: "minutes", from: "start", activityId: "banquet", minutes: -30 },
    ],
  ])("%s", (text, title, due) => expect(read(text)).toMatchObject({ title, due }));

  it("a number that is not known is not one day", () =>
    expect(read("Rest fourteen days before")).toMatchObject({
      title: "Rest fourteen days before",
      due: null,
    }));

  it("there is none without an event", () => {
    expect(read("Rest the day before", { eventDay: null })).toMatchObject({
      title: "Rest the day before",
      due: null,
    });
  });
});

describe("people, labels and priority", () => {
  it.each([
    ["Call @Jörg Müller now", ["jorg"], "Call now"],
    ["Call @jorg", ["jorg"], "Call"],
    ["Call @Ruiz, then eat", ["ana"], "Call, then eat"],
    ["مكالمة @ليلى", ["layla"], "مكالمة"],
    ["전화 @김민수", ["kim"], "전화"],
    ["Ask @me @Ana", ["marta", "ana"], "Ask"],
    ["Write to ana@example.org", [], "Write to ana@example.org"],
    ["Follow @school on the net", [], "Follow @school on the net"],
    ["Bring @Ana's guitar", [], "Bring @Ana's guitar"],
  ])("%s", (text, owners, title) => expect(read(text)).toMatchObject({ owners, title }));

  it("asks who is meant where two are called so", () => {
    const line = read("Call @Dana");
    expect(line.owners).toEqual([]);
    expect(line.parts).toMatchObject([{ kind: "owner", ids: ["dana", "dana2"] }]);
    expect(read("Call @Dana Cole").owners).toEqual(["dana2"]);
  });

  it.each([
    ["Song #Music and dance list", ["Music and dance"]],
    ["Song #Straßenfest", ["Straßenfest"]],
    ["Song #音楽", ["音楽"]],
    ["Song #1", []],
    ["Learn C# now", []],
  ])("%s", (text, labels) => expect(read(text).labels).toEqual(labels));

  it.each([
    ["Pay !!", "medium"],
    ["Pay !1", "high"],
    ["支払い !高", "high"],
    ["支払い　！高", "high"],
    ["付款 !紧急", "high"],
    ["Zahlen !DRINGEND", "high"],
    ["Pagar !media", "medium"],
    ["Payer !élevée", "high"],
    ["Pagare !bassa", "low"],
    ["Öde !düşük", "low"],
    ["Öde !YÜKSEK", "high"],
    ["ادفع !عاجل", "high"],
    ["!low pay", "low"],
    ["Pay now!", null],
    ["Pay !highly", null],
  ])("%s", (text, priority) => expect(read(text).priority).toBe(priority));
});

describe("several lines", () => {
  it("takes the marks of lists away and keeps what was ticked", () => {
    const lines = readTaskLines(
      "- [x] Book hall\n* [ ] Book band fri\n\n• Cake\r\n☑ Wine\n  – Print",
      place,
    );
    expect(lines.map(({ title, isDone }) => [title, isDone])).toEqual([
      ["Book hall", true],
      ["Book band", false],
      ["Cake", false],
      ["Wine", true],
      ["Print", false],
    ]);
  });

  it("numbers go where each line has one", () => {
    expect(readTaskLines("1. Hall\n2) Band\n10. Cake", place).map(({ title }) => title)).toEqual([
      "Hall",
      "Band",
      "Cake",
    ]);
    expect(
      readTaskLines("Before\n1. Hall\n2. 屋台\n8) \n・太鼓\n④ Rice", place).map(
        ({ title }) => title,
      ),
    ).toEqual(["Before", "1. Hall", "2. 屋台", "8)", "太鼓", "Rice"]);
    expect(
      readTaskLines("Before\n1. Hall\n2. 屋台\n3)\nAfter", place).map(({ title }) => title),
    ).toEqual(["Before", "Hall", "屋台", "After"]);
    expect(readTaskLines("3. June call Ana", place)).toMatchObject([
      { title: "call Ana", due: { day: "2027-06-03" } },
    ]);
  });
});

const letters = (text: string) =>
  Array.from(text.replaceAll(/[\s,;:.()[\]]/g, ""))
    .toSorted()
    .join("");
const piece = fc.oneof(
  fc.constantFrom(
    "Book",
    "band",
    "friday",
    "3pm",
    "14.6.",
    "@Ana",
    "@Dana",
    "!high",
    "!!",
    "#music",
    "30 days before",
    "T-30",
    "by",
    "from",
    "the day after",
    ",",
    "sat",
    "1/2",
    "@김민수",
    "next",
    "in 2 weeks",
    "at 9",
    "(",
    ")",
    "–",
  ),
  fc.string({ unit: "grapheme", maxLength: 8 }),
);

it("no letter of a line is lost or made", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(" ");
      const { title, parts } = read(text);
      const ends = parts.map(({ to }) => to);
      expect(
        parts.every(({ from, to }, index) => from < to && from >= (ends[index - 1] ?? 0)),
      ).toBe(true);
      const said = parts.map(({ from, to }) => text.slice(from, to)).join("");
      expect(letters(title + said)).toBe(letters(text));
    }),
    { numRuns: 300 },
  );
});

it("says whom nobody knows", () => {
  const known = [{ kind: "owner" as const, from: 5, to: 9, ids: ["ana"] }];
  expect(unknownOwner("Book @Ana", known)).toBeNull();
  expect(unknownOwner("Book @Ana @Zoë now", known)).toBe("Zoë");
  expect(unknownOwner("@Yan-Li folds", [])).toBe("Yan-Li");
  expect(unknownOwner("Write to bo@mail.example @ noon", [])).toBeNull();
});

it("pasted lines of a list are known without their marks, as steps of a task are", () => {
  expect(listLines("1. Fetch the ladder by Friday\n2. Count the hooks\n\n- [x] Ask Ute\n")).toEqual(
    [
      { text: "Fetch the ladder by Friday", isDone: false },
      { text: "Count the hooks", isDone: false },
      { text: "Ask Ute", isDone: true },
    ],
  );
});

it("a heading of Markdown is read without its signs, and a label is none", () => {
  expect(listLines("## Kitchen\n# Hall\n#music for the hall").map(({ text }) => text)).toEqual([
    "Kitchen",
    "Hall",
    "#music for the hall",
  ]);
});
