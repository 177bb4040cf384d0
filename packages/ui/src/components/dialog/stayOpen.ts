/**
 * What somebody opened over the page is not closed by a page that arrives under it and takes the
 * focus; the focus goes back into it. Keys, a press outside and its own buttons close it.
 */
export const stayOpen = (event: Event): void => event.preventDefault();
