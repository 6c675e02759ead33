// Numbers with the right form of a word.

type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

const RULES = new Map<string, Intl.PluralRules>();

/** "2 seats": the number, and the form that the language asks for. */
export function counted(language: string, number: number, forms: Forms): string {
  return `${number} ${form(language, number, forms)}`;
}

/** The form alone. */
export function form(language: string, number: number, forms: Forms): string {
  let rules = RULES.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    RULES.set(language, rules);
  }
  return forms[rules.select(number)] ?? forms.other;
}
