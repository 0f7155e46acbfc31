import { DiagnosisView } from './DiagnosisView';
import { diagnoseText } from './diagnoseText';
import { explanation } from './explanation';
import { readText } from './unpackReport';

/** What finds messages and shows them. */
export const answerParts = { DiagnosisView, diagnoseText, explanation, readText };
