import { describe, expect, it } from "vitest";
import { readListState, withoutSort, writeListState } from "./listState.rules.ts";

const query = (text: string) => new URLSearchParams(text);

describe("a list's state in the address", () => {
  it("is read, and anything odd is the usual", () => {
    expect(readListState(query("q=ada&show=trial&sort=name.down&from=50"))).toEqual({
      text: "ada",
      filter: "trial",
      sort: "name",
      descending: true,
      from: 50,
      size: 25,
    });
    expect(readListState(query("from=-3"))).toEqual({ text: "", filter: "all", from: 0, size: 25 });
    expect(readListState(query("from=zwei")).from).toBe(0);
  });

  it("is written without what is usual, and other parts of the address stay", () => {
    const at = query("user=7&from=50&q=ada");
    expect(writeListState(at, { text: "", from: 0 }).toString()).toBe("user=7");
    expect(writeListState(at, { sort: "email", descending: false }).get("sort")).toBe("email.up");
    expect(withoutSort(query("sort=name.up&from=25&user=7")).toString()).toBe("user=7");
  });
});
