import { type Html, html } from "../pages/html.ts";
import { page } from "../pages/page.ts";

interface Typed {
  name: string;
  email: string;
  problem: string;
}

/** The form; a password that was typed is not given back. */
export function formView(productName: string, typed?: Typed): Response {
  const body = html`<p class="muted">The first administrator</p>
    <h1 id="title">Welcome to your ${productName}</h1>
    <p>Whoever fills this in runs the site: sees all accounts, and appoints others.</p>
    ${typed ? html`<p role="alert" class="problem">${typed.problem}</p>` : null}
    <form method="post" class="stack">
      ${field("name", "Name", "text", "name", typed?.name)}
      ${field("email", "E-mail address", "email", "email", typed?.email)}
      ${field("password", "Password", "password", "new-password")}
      <button class="button primary">Become the administrator</button>
    </form>
    <p class="muted">If the address has an account already, its password stays as it is.</p>`;
  return view(productName, body, typed ? 422 : 200);
}

/** What follows. */
export function doneView(productName: string, siteUrl: string, email: string): Response {
  const body = html`<h1 id="title">That is all</h1>
    <p>
      ${email} is the administrator of this ${productName} now. This address leads nowhere from now
      on.
    </p>
    <p><a class="button primary" href="${siteUrl}/auth">Sign in</a></p>`;
  return view(productName, body);
}

/** For a wrong address and for one that was used. */
export function goneView(productName: string): Response {
  const body = html`<h1 id="title">There is nothing here any more</h1>
    <p>
      This ${productName} has an administrator, or the address is not whole. Beside the server, npx
      jubilee admin add makes further ones.
    </p>`;
  return view(productName, body, 404);
}

function field(name: string, label: string, type: string, autocomplete: string, value = ""): Html {
  return html`<label class="field"
    ><span>${label}</span
    ><input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="200"
      required
  /></label>`;
}

function view(productName: string, body: Html, status = 200): Response {
  const main = html`<main class="narrow">
    <section class="card pad stack" aria-labelledby="title">${body}</section>
  </main>`;
  return page(`First administrator · ${productName}`, main, { status });
}
