import type { LucideProps } from 'lucide-react';
import Fuel from 'lucide-react/icons/fuel';
import PlugZap from 'lucide-react/icons/plug-zap';
import { isCharge } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';

export const EnergyIcon = ({ energy, ...look }: LucideProps & { energy: Energy }) =>
  isCharge(energy) ? <PlugZap {...look} /> : <Fuel {...look} />;
