import { describe, expect, it } from "vitest";
import { decodeFrame, encodeFrame } from "./frames.ts";

const frame = { joinRef: "1", ref: "2", topic: "realtime:a", event: "x", payload: { a: 1 } };

describe("frames", () => {
  it.each(["1.0.0", "2.0.0"])("reads what it writes in version %s", (version) => {
    expect(decodeFrame(encodeFrame(frame, version))).toEqual(frame);
  });

  it("reads a binary broadcast with accents", () => {
    const texts = ["1", "2", "realtime:größe", "shout", ""].map((text) => Buffer.from(text));
    const header = Buffer.from([3, ...texts.map((text) => text.length), 1]);
    const bytes = Buffer.concat([header, ...texts, Buffer.from('{"hello":"wörld"}')]);
    expect(decodeFrame(bytes)).toEqual({
      joinRef: "1",
      ref: "2",
      topic: "realtime:größe",
      event: "broadcast",
      payload: { type: "broadcast", event: "shout", payload: { hello: "wörld" } },
    });
  });

  it.each(["", "{", "[]", "[1,2,3,4,5]", "null", '"text"'])("refuses %s", (text) => {
    expect(decodeFrame(text)).toBeNull();
  });

  it("refuses nesting that is too deep", () => {
    const deep = "[".repeat(200) + "]".repeat(200);
    expect(decodeFrame(`[null,null,"t","e",{"a":${deep}}]`)).toBeNull();
  });
});
