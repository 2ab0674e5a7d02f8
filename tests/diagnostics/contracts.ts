import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

const folder = join(import.meta.dirname, 'schemas');
const read = (path: string): string => readFileSync(path, 'utf8');

/** Says what is wrong with a text, as far as a contract goes; nothing where it is as promised. */
export type Contract = (text: string) => string[];

type Validator = { (value: unknown): boolean | Promise<unknown>; errors?: readonly object[] | null };

function jsonContract(validate: Validator): Contract {
  return (text) =>
    validate(JSON.parse(text)) === true ? [] : (validate.errors ?? []).map((each) => JSON.stringify(each));
}

function draft04(schema: object): Contract {
  const ajv = new Ajv04({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv as never);
  return jsonContract(ajv.compile(schema));
}

/** Reviewdog lets unknown keys through; ours must be those it knows. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && !('definitions' in schema)) return { $ref: schema.$ref };
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'additionalProperties' ? false : closed(value),
  ]);
  return Object.fromEntries(entries);
}

function xsd(path: string): Contract {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(read(path)));
  return (text) => {
    try {
      const document = XmlDocument.fromString(text);
      validator.validate(document);
      document.dispose();
      return [];
    } catch (error) {
      return [String(error)];
    }
  };
}

const schema = (name: string): object => JSON.parse(read(join(folder, name)));

/** What each format promises, by its name. */
export const contracts = {
  json: jsonContract(new Ajv2020({ allErrors: true }).compile(JSON.parse(read('schemas/report.schema.json')))),
  sarif: draft04(schema('sarif-2.1.0.json')),
  rdjson: draft04(closed(schema('rdjson.json')) as object),
  gitlab: jsonContract(
    new Ajv2020({ allErrors: true }).compile({ type: 'array', items: schema('gitlab-codeclimate.json') }),
  ),
  junit: xsd(join(folder, 'junit-10.xsd')),
} satisfies Readonly<Record<string, Contract>>;
