/** Payment pages that could not be left for, by what is to be paid: they open in another tab. */
export const awayPages = new WeakMap<object, string>();
