// A browser without a screen: opens the page of clients/js on a server and presses buttons. Arguments: the page's script,
// the address of the server, how many buttons, which game. Prints what the page shows in the end.

const [script, server, presses, ruleset] = process.argv.slice(2);

class Element {
  children = [];
  prepend(child) { this.children.unshift(child); }
  replaceChildren(...children) { this.children = children; }
}

const named = { question: new Element(), actions: new Element(), events: new Element() };
globalThis.location = { search: `?server=${encodeURIComponent(server)}${ruleset ? `&ruleset=${ruleset}` : ""}` };
globalThis.document = { getElementById: (id) => named[id], createElement: () => new Element() };

await import(script);
for (let press = 0; press < Number(presses); press += 1) {
  const buttons = named.actions.children;
  await buttons[buttons.length >> 1].onclick();
}
const texts = (element) => element.children.map((child) => child.textContent);
const shown = () => ({ question: named.question.textContent, actions: texts(named.actions), events: texts(named.events) });
const end = Date.now() + 20_000;
while (Number(presses) && !shown().events.length && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
console.log(JSON.stringify(shown()));
process.exit(0);
