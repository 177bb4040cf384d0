/** As JSON, whatever a page has taught its arrays: Prototype 1.6 makes texts of them. */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name];
  });
}
