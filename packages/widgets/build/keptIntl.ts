/**
 * `Intl` for pages that a server draws, put in the place of the global one by their build. A formatter
 * costs far more to make than to use and cannot be changed, so those that were made are kept; a
 * browser, which draws one page, has no use for it.
 */
const own = globalThis.Intl;
const formattersAtMost = 1_000;
const kept = new Map<string, object>();

function keeping<Make extends new (...given: never[]) => object>(make: Make): Make {
  return new Proxy(make, {
    construct(target, given: never[]) {
      const key = JSON.stringify([target.name, given]);
      const known = kept.get(key);
      if (known) return known;
      const made = new target(...given);
      if (kept.size >= formattersAtMost) kept.clear();
      kept.set(key, made);
      return made;
    },
  });
}

const makers = {
  Locale: keeping(own.Locale),
  DateTimeFormat: keeping(own.DateTimeFormat),
  NumberFormat: keeping(own.NumberFormat),
  PluralRules: keeping(own.PluralRules),
  ListFormat: keeping(own.ListFormat),
  DisplayNames: keeping(own.DisplayNames),
  RelativeTimeFormat: keeping(own.RelativeTimeFormat),
};

export const Intl = Object.assign(Object.create(own) as typeof own, makers);
