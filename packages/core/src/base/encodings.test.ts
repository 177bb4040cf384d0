import { describe, expect, it } from "vitest";
import { decodeText } from "./encodings.rules.ts";

const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** "Név, Győrffy Ödön", whose letters Western Europe has as well, but one. */
const hungarian = bytes("Tul2Ckd59XJmZnkg1mT2bgo=");

describe("a list that is no Unicode", () => {
  it.each([
    [
      "windows-1254",
      "Ad;Soyad;Dil\nÇağrı;Işıl Ağaoğlu;Türkçe\nŞule;Yıldız;Türkçe\n",
      "QWQ7U295YWQ7RGlsCsdh8HL9O0n+/WwgQfBhb/BsdTtU/HJr52UK3nVsZTtZ/Wxk/Xo7VPxya+dlCg==",
    ],
    [
      "windows-1252",
      "Vorname;Nachname\nJürgen;Müller\nZoë;Größe\nBjörn;Ångström\n",
      "Vm9ybmFtZTtOYWNobmFtZQpK/HJnZW47TfxsbGVyClpv6ztHcvbfZQpCavZybjvFbmdzdHL2bQo=",
    ],
    [
      "windows-1252",
      "Nafn\nÞórður Guðmundsson\nSigríður Æsa\n",
      "TmFmbgre83LwdXIgR3XwbXVuZHNzb24KU2lncu3wdXIgxnNhCg==",
    ],
    [
      "windows-1250",
      "Imię;Nazwisko\nŁukasz;Wójcik\nMałgorzata;Żółkiewska\n",
      "SW1p6jtOYXp3aXNrbwqjdWthc3o7V/NqY2lrCk1hs2dvcnphdGE7r/Oza2lld3NrYQo=",
    ],
    [
      "windows-1250",
      "Jméno;Příjmení\nTomáš;Dvořák\nŽaneta;Šťastná\n",
      "Sm3pbm87UPjtam1lbu0KVG9t4Zo7RHZv+OFrCo5hbmV0YTuKnWFzdG7hCg==",
    ],
    [
      "windows-1251",
      "Имя;Фамилия\nАлексей;Иванов\nЕкатерина;Щербакова\n",
      "yOz/O9Tg7Ojr6P8KwOvl6vHl6TvI4uDt7uIKxerg8uXw6O3gO9nl8OHg6u7i4Ao=",
    ],
    [
      "windows-1253",
      "Όνομα;Επώνυμο\nΓιώργος;Παπαδόπουλος\n",
      "vO3v7OE7xfD+7fXs7wrD6f7x4+/yO9Dh8OHk/PDv9evv8go=",
    ],
    ["windows-1255", "שם;משפחה\nדוד;כהן\nשרה;לוי\n", "+e077vn05+QK4+XjO+vk7wr5+OQ77OXpCg=="],
    [
      "windows-1256",
      "الاسم;العائلة\nمحمد;أحمد\nفاطمة;علي\n",
      "x+HH0+M7x+Hax8bhyQrjzePPO8PN488K3cfY48k72uHtCg==",
    ],
    [
      "shift_jis",
      "氏名,メール\n山田太郎,yamada@example.com\n佐藤花子,sato@example.com\n",
      "joGWvCyDgYFbg4sKjlKTY5G+mFkseWFtYWRhQGV4YW1wbGUuY29tCo2yk6GJ1I5xLHNhdG9AZXhhbXBsZS5jb20K",
    ],
    [
      "euc-kr",
      "이름,메일\n김철수,kim@example.com\n이영희,lee@example.com\n",
      "wMy4pyy43sDPCrHow7a89ixraW1AZXhhbXBsZS5jb20KwMy/tcjxLGxlZUBleGFtcGxlLmNvbQo=",
    ],
    [
      "gb18030",
      "姓名,邮箱\n王小明,wang@example.com\n李娜,li@example.com\n",
      "0NXD+yzTys/kCs310KHD9yx3YW5nQGV4YW1wbGUuY29tCsDuxMgsbGlAZXhhbXBsZS5jb20K",
    ],
  ])("is read as %s: %j", (encoding, text, base64) => {
    expect(decodeText(bytes(base64))).toEqual({ text, encoding });
  });

  it("is read in the reader's language where two fit as well", () => {
    expect(decodeText(hungarian, { languages: ["hu-HU", "en"] }).text).toContain("Győrffy");
    expect(decodeText(hungarian, { languages: ["en-US"] }).encoding).toBe("windows-1252");
  });

  it("is read as somebody chose, whatever fits", () => {
    expect(decodeText(hungarian, { chosen: "windows-1250" }).text).toContain("Győrffy");
    expect(decodeText(new TextEncoder().encode("ő"), { chosen: "windows-1252" }).text).toBe("Å‘");
  });

  it("cuts no letter in two where a long file is looked at in part", () => {
    const line = bytes("jbKToYnUjnEsc2F0b0BleGFtcGxlLmNvbQo=");
    const long = new Uint8Array(line.length * 20_000);
    for (let at = 0; at < long.length; at += line.length) long.set(line, at);
    expect(decodeText(long).encoding).toBe("shift_jis");
  });
});
